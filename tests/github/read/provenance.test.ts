import { expect, test } from "vitest";
import { authorsOf, standingsOf, strangersIn, withStanding } from "../../../src/github/read/permission.ts";
import { openReviewed } from "./reader.ts";

test("each author is looked up once, and what is not known is not made up", async () => {
  await using story = await openReviewed();
  const authors = ["maria", "rita", "maria", "stranger", "renovate[bot]", "ghost", "tom"];
  story.github.failNext({ method: "GET", path: /collaborators\/tom/ }, { status: 502, body: { message: "no" } });
  const standings = await standingsOf(story.reader, authors);
  expect([...standings]).toEqual([
    ["maria", "can push"],
    ["rita", "cannot push"],
    ["stranger", "cannot push"],
    ["tom", "permission unknown"],
  ]);
  expect(story.github.exchanges).toHaveLength(4);
});

test("no more authors are looked up than is told", async () => {
  const asked: string[] = [];
  const permission = async (login: string) => asked.push(login);
  await standingsOf({ permission }, ["a", "b", "c"], 2);
  expect(asked).toEqual(["a", "b"]);
});

test("strangers are those of whom it is not known that they can push, but for people whom the workflow names", () => {
  const standings = new Map([
    ["maria", "can push"],
    ["rita", "cannot push"],
    ["tom", "permission unknown"],
  ] as const);
  const everybody = ["maria", "rita", "tom", "ghost", "helper[bot]"];
  expect(strangersIn(everybody, standings, () => false)).toEqual(["rita", "tom", "ghost", "helper[bot]"]);
  expect(strangersIn(everybody, standings, (login) => login === "rita")).toEqual(["tom", "ghost", "helper[bot]"]);
  expect(strangersIn(["maria"], standings, () => false)).toEqual([]);
});

test("an author is named with what is known", () => {
  const standings = new Map([["maria", "can push"]] as const);
  const bob = { author: "bob", association: "NONE" };
  expect(withStanding({ author: "maria", association: "MEMBER" }, standings)).toBe("maria (MEMBER, can push)");
  expect(withStanding(bob, standings)).toBe("bob (NONE, permission unknown)");
  expect(withStanding(bob, undefined)).toBe("bob (NONE)");
  expect(withStanding({ ...bob, isOwn: true }, standings)).toBe("you (bob)");
});

test("everybody whose words are read is named once, the newest comments first", () => {
  const said = (author: string) => ({ id: 1, author, association: "NONE", body: "", createdAt: "" });
  const head = { kind: "issue", number: 1, title: "", url: "", omitted: 0, notes: [], ...said("rita") } as const;
  const own = { ...said("github-actions[bot]"), isOwn: true } as const;
  const threads = [{ path: "a", line: 1, hunk: "", isAsked: false, comments: [own, said("tom"), said("mina")] }];
  const heard = [said("mina"), own].map((one) => ({ ...one, state: "commented" }));
  const reviews = { reviews: heard, threads, linked: [], omitted: 0, notes: [] };
  expect(authorsOf({ ...head, comments: [said("bob"), said("eve"), own] }, reviews)).toEqual([
    "rita",
    "eve",
    "bob",
    "mina",
    "tom",
  ]);
  expect(authorsOf(undefined, undefined)).toEqual([]);
});
