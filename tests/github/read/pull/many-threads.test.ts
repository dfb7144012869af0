/** Pull requests with hundreds of line comments: those of the request are read first, and the others are counted. */
import { expect, test } from "vitest";
import { readReviews } from "../../../../src/github/read/pull/reviews.ts";

const AT = "2026-11-21T10:00:00Z";
const maria = { __typename: "User", login: "maria" };

type Comment = Readonly<{ id: number; review: number }>;

/** Threads of one comment each, the oldest first; GitHub gives a hundred of them at a time, the newest first. */
function gitHub(comments: readonly Comment[]) {
  let pages = 0;
  const threadOf = ({ id, review }: Comment) => ({
    ...{ isResolved: false, isOutdated: false, path: "a.md", line: 1 },
    comments: {
      totalCount: 1,
      nodes: [
        {
          ...{
            databaseId: id,
            body: `words ${id}`,
            lastEditedAt: null,
            isMinimized: false,
            authorAssociation: "MEMBER",
          },
          ...{ viewerDidAuthor: false, author: maria, editor: null, state: "SUBMITTED", createdAt: AT, diffHunk: "@@" },
          pullRequestReview: { databaseId: review, submittedAt: AT },
        },
      ],
    },
  });
  const graphql = async (_: string, { before }: Record<string, unknown>) => {
    pages += 1;
    const end = before === null ? comments.length : Number(before);
    const start = Math.max(0, end - 100);
    const reviewThreads = {
      totalCount: comments.length,
      pageInfo: { hasPreviousPage: start > 0, startCursor: String(start) },
      nodes: comments.slice(start, end).map(threadOf),
    };
    const closingIssuesReferences = { nodes: [] };
    return {
      repository: { pullRequest: { reviews: { totalCount: 0, nodes: [] }, reviewThreads, closingIssuesReferences } },
    };
  };
  const client = { graphql, get: async () => ({}), account: async () => ({}) };
  const read = (item: Readonly<{ kind: "review" | "review-comment" | "issue-comment"; id: number }>) =>
    readReviews({
      ...{ client, repository: { owner: "acme", name: "shop" }, number: 1 },
      trigger: { createdAt: "2026-11-21T11:00:00Z", item: { ...item, nodeId: undefined } },
    });
  return { read, pages: () => pages };
}

const some = (amount: number, review: number, from = 1) =>
  Array.from({ length: amount }, (_, index) => ({ id: from + index, review }));

test("all line comments of the review that asks are read, however many they are", async () => {
  const { read, pages } = gitHub([...some(40, 7), ...some(760, 8, 41)]);
  const { threads, notes, omitted } = await read({ kind: "review", id: 8 });
  const asked = threads.flatMap(({ comments }) => comments).filter(({ isAsked }) => isAsked);
  expect([asked.length, asked[0]?.id, pages(), notes]).toEqual([760, 41, 8, []]);
  expect(omitted).toBe(0);
});

test("the line comment that asks is found in an old thread", async () => {
  const { read, pages } = gitHub(some(900, 7));
  const { threads, notes } = await read({ kind: "review-comment", id: 250 });
  expect(threads.filter(({ isAsked }) => isAsked)).toHaveLength(1);
  expect([pages(), notes]).toEqual([9, []]);
});

test.for([
  ["review", 999],
  ["issue-comment", 1],
] as const)("for another %s, the newest five hundred are read, and the others are counted", async ([kind, id]) => {
  const { read, pages } = gitHub(some(723, 7));
  const { threads, notes } = await read({ kind, id });
  expect([threads.length, pages(), notes]).toEqual([500, 5, ["223 older review threads were not read."]]);
});

test("a request that is nowhere ends the search", async () => {
  const { read, pages } = gitHub(some(4000, 7));
  const { notes } = await read({ kind: "review-comment", id: 9999 });
  expect([pages(), notes]).toEqual([30, ["1,000 older review threads were not read."]]);
});
