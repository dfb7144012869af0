/** GitHub finds out whether a pull request has conflicts when it is asked, and says so later. */
import { expect, test } from "vitest";
import { readMergeable } from "../../../src/github/read/pull/mergeable.ts";

const OLD = "0".repeat(40);
const NEW = "1".repeat(40);

/** The answers, of which the last one stays. */
function gitHub(
  answers: readonly Readonly<{ sha?: string; mergeable: boolean | null; state?: string }>[],
  isGone: () => Promise<boolean> = async () => false,
) {
  const waited: number[] = [];
  let asked = 0;
  const end = (ref: string, sha: string) => ({ ref, sha, repo: { id: 1, full_name: "acme/shop" } });
  const client = {
    async get() {
      const {
        sha = NEW,
        mergeable,
        state = "open",
      } = answers[Math.min(asked, answers.length - 1)] ?? { mergeable: null };
      asked += 1;
      return {
        number: 7,
        html_url: "https://x.test/7",
        state,
        mergeable,
        head: end("tides", sha),
        base: end("main", OLD),
      };
    },
  };
  const sleep = async (ms: number) => {
    waited.push(ms);
    await new Promise(setImmediate);
  };
  return { read: () => readMergeable(client, { number: 7, commit: NEW, sleep, isGone }), waited, asked: () => asked };
}

test.for([
  ["at once", [{ mergeable: true }], true, 1],
  ["at once, with conflicts", [{ mergeable: false }], false, 1],
  ["after a while", [{ mergeable: null }, { mergeable: null }, { mergeable: false }], false, 3],
  [
    "of the earlier commit first",
    [{ sha: OLD, mergeable: false }, { sha: OLD, mergeable: false }, { mergeable: true }],
    true,
    3,
  ],
  ["never", [{ mergeable: null }], undefined, 5],
  ["only of the earlier commit", [{ sha: OLD, mergeable: true }], undefined, 5],
  ["nothing, because it is closed", [{ state: "closed", mergeable: null }], undefined, 1],
] as const)("GitHub tells it %s", async ([, answers, isMergeable, times]) => {
  const { read, asked, waited } = gitHub(answers);
  expect(await read()).toMatchObject({ pull: { isMergeable }, isBaseGone: false });
  expect(asked()).toBe(times);
  expect(waited.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(10_000);
});

test("a base branch that is gone is told at once, and GitHub is asked on where it does not tell of the branch", async () => {
  const gone = gitHub([{ mergeable: null }], async () => true);
  expect(await gone.read()).toMatchObject({ pull: { isMergeable: undefined }, isBaseGone: true });
  expect([gone.asked(), gone.waited]).toEqual([1, [500]]);
  const silent = gitHub([{ mergeable: null }, { mergeable: true }], () => Promise.reject(new Error("down")));
  expect(await silent.read()).toMatchObject({ pull: { isMergeable: true }, isBaseGone: false });
});
