import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import { gitHubClient, gitHubReader } from "../../../../src/github/client.ts";
import { canBeOurs, ownQuery, readOwn } from "../../../../src/github/read/trigger/own-account.ts";
import { openReviewed, repository } from "../reader.ts";

test("we learn who we are, by login and by id", async () => {
  await using story = await openReviewed();
  const own = await readOwn(story.reader);
  expect(own).toEqual({ login: "github-actions[bot]", id: story.github.state.user("github-actions[bot]").id });
  expect(validate(ownQuery)).toEqual([]);
  expect(story.problems()).toEqual([]);
});

test("where there is no GraphQL, REST tells a person who they are, and an app nothing", async () => {
  await using story = await openReviewed();
  story.github.state.missing.push(/^\/graphql/);
  const readerOf = (token: string) =>
    gitHubReader(gitHubClient({ token, apiUrl: story.github.apiUrl, fetch }), repository);
  expect(await readOwn(readerOf("maria-token"))).toEqual({ login: "maria", id: story.github.state.user("maria").id });
  expect(await readOwn(readerOf("bot-token"))).toBeUndefined();
  expect(story.problems()).toEqual([]);
});

test("what can be ours is of our account, or of any app where nobody knows which we are", () => {
  const [us, app, person] = [
    { id: 1, type: "User" },
    { id: 2, type: "Bot" },
    { id: 3, type: "User" },
  ];
  const able = (own: Parameters<typeof canBeOurs>[1]) => [us, app, person, null].map((one) => canBeOurs(one, own));
  expect(able({ login: "us", id: 1 })).toEqual([true, false, false, false]);
  expect(able(undefined)).toEqual([false, true, false, false]);
});

test("a server that does not tell leaves it open", async () => {
  expect(await readOwn({ graphql: () => Promise.reject(new Error("404")) })).toBeUndefined();
  expect(await readOwn({ graphql: async () => ({ viewer: null }) })).toBeUndefined();
});
