import { describe, expect, test } from "vitest";
import { readShownComment } from "../../../src/github/read/comment-now.ts";

const ours = {
  body: "### Approval needed",
  createdAt: "2026-11-21T10:00:00Z",
  lastEditedAt: "2026-11-21T10:05:00Z",
  viewerDidAuthor: true,
  author: { login: "github-actions" },
  editor: { login: "github-actions" },
};

const read = (node: object | null, place: unknown = { node_id: "IC_1" }) =>
  readShownComment(
    {
      get: async () => {
        if (place instanceof Error) throw place;
        return place;
      },
      graphql: async () => ({ node }),
    },
    1,
  );

describe("a comment of ours", () => {
  test("is what it says, since we said it", async () => {
    expect(await read(ours)).toEqual({ body: ours.body, shownAt: ours.lastEditedAt, isOnlyOurs: true });
    expect(await read({ ...ours, lastEditedAt: null, editor: null })).toMatchObject({
      shownAt: ours.createdAt,
      isOnlyOurs: true,
    });
  });

  test.for([
    ["edited by somebody else", { editor: { login: "mallory" } }],
    ["edited by an account that is gone", { editor: null }],
    ["written by somebody else", { viewerDidAuthor: false }],
  ] as const)("is not only ours when it was %s", async ([, some]) => {
    expect(await read({ ...ours, ...some })).toMatchObject({ isOnlyOurs: false });
  });

  test("may be gone", async () => {
    expect(await read(ours, Object.assign(new Error("Not Found"), { status: 404 }))).toBeUndefined();
    expect(await read(null)).toBeUndefined();
  });

  test("that GitHub does not show is not taken for gone", async () => {
    await expect(read(ours, Object.assign(new Error("Bad gateway"), { status: 502 }))).rejects.toThrow("Bad gateway");
  });
});
