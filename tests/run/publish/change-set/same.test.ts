import { expect, test } from "vitest";
import { requireSame } from "../../../../src/run/publish/change-set/applying.ts";
import type { Run } from "../../../../src/run/run.ts";
import { facts } from "./example.ts";

const job = { repository: { owner: "acme", name: "shop" } };
const trigger = { repositoryId: 2001, thread: facts.thread, key: facts.key };
// Of a setting only these are looked at.
const setting = (changes: object = {}) => ({ job, trigger: { ...trigger, ...changes } }) as unknown as Run;

test("a change set that answers this event is taken", () => {
  expect(() => requireSame(facts, setting())).not.toThrow();
  const none = { type: "none" } as const;
  expect(() => requireSame({ ...facts, thread: none }, setting({ thread: none }))).not.toThrow();
});

test.for([
  ["another repository of that name", { repositoryId: 2002 }, "is for the repository acme/shop"],
  ["another issue", { thread: { type: "issue", number: 8 } }, "is for another thread"],
  ["a pull request of that number", { thread: { type: "pull_request", number: 7 } }, "is for another thread"],
  ["no thread", { thread: { type: "none" } }, "is for another thread"],
  ["another comment", { key: `${facts.key}2` }, "is for another request"],
] as const)("for an event of %s it is refused", ([, changes, why]) => {
  expect(() => requireSame(facts, setting(changes))).toThrow(why);
});

test("one of another repository with our id is refused", () => {
  const other = { ...facts, repository: { id: 2001, name: "acme/other" } };
  expect(() => requireSame(other, setting())).toThrow("is for the repository acme/other");
});
