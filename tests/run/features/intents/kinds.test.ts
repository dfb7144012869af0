/** Every intent against the embedded GitHub: done, repeated, and refused for each reason that it has. */
import { expect, test } from "vitest";
import { INTENTS } from "../../../../src/run/features/intents/registry.ts";
import { everyIntent } from "../../../scenarios/every-intent.ts";
import { CASES } from "./cases.ts";
import { said, stand } from "./settling.ts";

test("there is a case for every intent, here and in the stories", () => {
  const names = INTENTS.map(({ name }) => name).sort();
  expect(Object.keys(CASES).sort()).toEqual(names);
  expect(everyIntent.map(({ name }) => name).sort()).toEqual(names);
});

test.for(Object.entries(CASES))("%s is done, and done once", async ([name, one]) => {
  const here = await stand(one.on);
  one.before?.(here);
  const first = await here.settle(one.declared, [said(name, one.value)]);
  expect(first.lines).toMatchObject([{ status: "done" }]);
  expect(one.seen(here)).toEqual(one.expected);
  if (one.isFresh) return expect(here.problems()).toEqual([]);
  const writes = () =>
    here.github.exchanges.filter(({ method, path }) => method !== "GET" && path !== "/graphql").length;
  const before = writes();
  const again = await here.settle(one.declared, [said(name, one.value)]);
  expect(again.lines).toMatchObject([{ status: "already" }]);
  expect(one.seen(here)).toEqual(one.expected);
  expect(writes()).toBe(before);
  expect(here.problems()).toEqual([]);
});

test.for(Object.entries(CASES))("%s is looked at and not done in a dry run", async ([name, one]) => {
  const here = await stand(one.on);
  one.before?.(here);
  const before = JSON.stringify(one.seen(here) ?? null);
  const { lines } = await here.settle(one.declared, [said(name, one.value)], { way: "look" });
  expect(lines).toMatchObject([{ status: "planned" }]);
  if (!one.isFresh) expect(JSON.stringify(one.seen(here) ?? null)).toBe(before);
  expect(here.github.exchanges.filter(({ method, path }) => method !== "GET" && path !== "/graphql")).toEqual([]);
});

test.for(Object.entries(CASES))("%s is refused where the workflow does not declare it", async ([name, one]) => {
  const here = await stand(one.on);
  one.before?.(here);
  const other = name === "labels" ? "comment" : "labels";
  const { lines } = await here.settle(other, [said(name, one.value)]);
  expect(lines).toMatchObject([
    { status: "refused", why: "the workflow does not declare it, or only for runs that are not restricted" },
  ]);
  expect(here.github.exchanges).toEqual([]);
});

const WAITS = ["close", "duplicate", "lock", "hide", "dispatch", "rerun", "cancel"];

test.for(Object.entries(CASES))("%s waits for a person, or does not", async ([name, one]) => {
  const here = await stand(one.on);
  one.before?.(here);
  const attended = one.declared.replace(/; unattended|\(unattended\)/, "");
  const usual = await here.settle(attended, [said(name, one.value)], { way: "look" });
  expect(usual.lines[0]?.why !== undefined).toBe(WAITS.includes(name));
  const confirming = await here.settle(attended, [said(name, one.value)], { isConfirming: true });
  expect(confirming.lines).toMatchObject([{ status: "waiting" }]);
  expect(confirming.waiting).toHaveLength(1);
  const nobody = await here.settle(attended, [said(name, one.value)], { isConfirming: true, nobody: "it is so" });
  expect(nobody.lines).toMatchObject([{ status: "refused", why: expect.stringContaining("nobody can be asked") }]);
});

test.for(Object.entries(CASES))("%s in a restricted run", async ([name, one]) => {
  const here = await stand(one.on);
  one.before?.(here);
  const { lines } = await here.settle(one.declared, [said(name, one.value)], { isRestricted: true });
  expect(lines[0]?.status).toBe(name === "labels" ? "done" : "refused");
});
