import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import {
  closersQuery,
  type Linked,
  namedQuery,
  namesIn,
  readClosers,
  readNamed,
} from "../../../src/github/read/linked.ts";
import { linkedItems } from "../../../src/github/read/task.ts";
import { asked, openReviewed, type Reviewed, repository } from "./reader.ts";

const place = ({ reader }: Reviewed, number: number) => {
  return { client: reader, repository, number, createdAt: asked.createdAt };
};

test("the queries fit GitHub's schema", () => {
  expect([...validate(namedQuery), ...validate(closersQuery)]).toEqual([]);
});

test.each([
  ["See #1 and acme/shop#2, not other/shop#3.", [1, 2]],
  ["#1, #1 again (#4)", [1, 4]],
  ["a page#5, &#39; and ##6", []],
  ["A <!-- #7 --> [shown](https://x.test '#8')", []],
])("%j names %j", (text, numbers) => {
  expect(namesIn(text, repository)).toEqual(numbers);
});

test("what a pull request names is read with its text and state, but not itself, nor what is known, nor what is not there", async () => {
  await using story = await openReviewed();
  const closed = story.github.openIssue({ author: "stranger", title: "Tides", body: "They are late." });
  closed.state = "closed";
  const text = `Closes #1, as in #${closed.number} and #2, not #99`;
  const found = await readNamed(place(story, 2), { text, known: [1] });
  expect(found).toMatchObject([
    { kind: "issue", number: closed.number, title: "Tides", body: "They are late.", state: "closed" },
  ]);
  expect(await readNamed(place(story, 1), { text: "#2", known: [] })).toMatchObject([
    { kind: "pull request", number: 2, state: "open", author: "maria" },
  ]);
});

test("P36: an issue that was edited after the request is not read", async () => {
  await using story = await openReviewed();
  const issue = story.github.state.issues.get(1);
  if (issue) issue.lastEditedAt = asked.createdAt;
  expect(await readNamed(place(story, 2), { text: "#1", known: [] })).toEqual([]);
});

test("at most five are asked about", async () => {
  const numbers: unknown[] = [];
  const graphql = async (_: string, { number }: Record<string, unknown>) => numbers.push(number);
  const text = Array.from({ length: 9 }, (_, index) => `#${index + 10}`).join(" ");
  await readNamed({ ...{ client: { graphql }, repository, number: 2 }, createdAt: "" }, { text, known: [] });
  expect(numbers).toEqual([10, 11, 12, 13, 14]);
});

test("the pull requests that would close an issue are named", async () => {
  await using story = await openReviewed();
  expect(await readClosers(place(story, 1))).toMatchObject([{ kind: "pull request", number: 2, title: "More" }]);
  expect((await readClosers(place(story, 1)))[0]).not.toHaveProperty("body");
  const other = { ...place(story, 1), repository: { owner: "acme", name: "other" } };
  expect(await readClosers(other)).toEqual([]);
  expect(story.problems()).toEqual([]);
});

test("a pull request of another repository is not named: it need not be for the readers of this one", async () => {
  const node = (nameWithOwner: string, number: number) => ({
    ...{ number, title: "More", createdAt: "2026-11-21T10:00:00Z", lastEditedAt: null, authorAssociation: "NONE" },
    ...{ author: { __typename: "User", login: "maria" }, pullState: "OPEN", repository: { nameWithOwner } },
  });
  const nodes = [node("acme/secret", 3), node("Acme/Shop", 4)];
  const graphql = async () => ({ repository: { issueOrPullRequest: { closedByPullRequestsReferences: { nodes } } } });
  const options = { client: { graphql }, repository, number: 1, createdAt: asked.createdAt };
  expect(await readClosers(options)).toMatchObject([{ number: 4 }]);
});

test("each stands under its label, with its author, and cut", () => {
  const said = { title: "Tides", author: "tom", association: "NONE", createdAt: "2026-11-21T10:00:00Z" };
  const linked: Linked[] = [
    { ...said, kind: "issue", number: 7, state: "closed", body: "x".repeat(3000) },
    { ...said, kind: "pull request", number: 8, state: "open" },
  ];
  const [issue, pull] = linkedItems(linked, new Map([["tom", "cannot push"]]));
  expect(issue?.label).toBe(
    "issue #7, which its text names (closed), by tom (NONE, cannot push), 2026-11-21T10:00:00Z [cut: the first 2000 of 3000 characters]",
  );
  expect(issue?.text).toHaveLength(2000);
  expect(pull).toEqual({
    label: "pull request #8, which would close this (open), by tom (NONE, cannot push), 2026-11-21T10:00:00Z",
    title: "Tides",
    text: "",
    format: "markdown",
  });
});
