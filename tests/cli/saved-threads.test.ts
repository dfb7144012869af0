/** What `show` takes for the address of a thread, a comment or a run. */
import { describe, expect, test } from "vitest";
import { addressOf } from "../../src/cli/saved-threads.ts";

const place = { server: "https://github.test:8080", path: "acme/slugify" };
const at = (page: string) => addressOf(`${place.server}/${place.path}/${page}`);

describe("an address", () => {
  test.for([
    ["of an issue", "issues/1", { thread: 1 }],
    ["of a comment", "issues/1#issuecomment-5001", { thread: 1 }],
    ["of a pull request", "pull/12", { thread: 12 }],
    ["of a comment on code", "pull/12/files#discussion_r7001", { thread: 12 }],
    ["of a discussion", "discussions/3#discussioncomment-9", { thread: 3 }],
    ["of a run", "actions/runs/7001/attempts/2", { run: 7001 }],
  ] as const)("%s is known", ([, page, what]) => {
    expect(at(page)).toEqual({ ...place, ...what });
  });

  test.for(["issues", "tree/1", "actions/workflows/1", "issues/x"])("of %s is none of them", (page) => {
    expect(at(page)).toBeUndefined();
  });
});

test("a number, a path and a page of a user are no address", () => {
  for (const text of ["1", "#1", "acme/slugify/issues/1", "file:///acme/slugify/issues/1", "https://github.test/acme"])
    expect(addressOf(text)).toBeUndefined();
});
