import { expect, test } from "vitest";
import { requireOlderHead } from "../../../../src/github/read/pull/pull.ts";
import { openReviewed } from "../reader.ts";

const asked = "2026-11-21T11:00:00Z";

/** Commits by id: their date and their parent. */
const history = (commits: Readonly<Record<string, readonly [string, string?]>>) => ({
  get: async (_: string, parameters: Readonly<Record<string, unknown>> = {}) => {
    const [date, parent] = commits[String(parameters.commit)] ?? [];
    return { committer: { date }, parents: parent === undefined ? [] : [{ sha: parent }] };
  },
});

test("a head that was there when somebody asked is worked on", async () => {
  await using story = await openReviewed();
  await requireOlderHead(story.reader, { number: 2, sha: story.sha }, asked);
  expect(story.problems()).toEqual([]);
});

test("a newer one is a fault that names what was there, however many came since", async () => {
  const get = history({
    c: ["2026-11-21T11:00:02Z", "b"],
    b: ["2026-11-21T11:00:01Z", "a"],
    a: ["2026-11-21T11:00:00Z"],
  });
  await expect(requireOlderHead(get, { number: 2, sha: "c" }, asked)).rejects.toThrow(
    "moved from a to c after the request",
  );
});

test("a history that is all new is one too", async () => {
  const get = history({ a: ["2026-11-22T00:00:00Z"] });
  await expect(requireOlderHead(get, { number: 2, sha: "a" }, asked)).rejects.toThrow("moved from a to a");
});
