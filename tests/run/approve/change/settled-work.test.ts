import { expect, test } from "vitest";
import { workWithout } from "../../../../src/run/approve/change/publish-change.ts";
import { type UnpublishedWork, unpublishedFiles, unpublishedIn } from "../../../../src/run/memory/unpublished.ts";
import type { StateFile } from "../../../../src/state/state-file.ts";

const piece = (name: string, index: string) =>
  `diff --git ${name}\nindex ${index} 100644\n@@ -1 +1 @@\n-old\n+new\n+diff --git a/x b/x\n`;
const big = { path: "big.bin", was: "" };
const contents = (files: readonly StateFile[]) => new Map(files.map(({ path, read }) => [path, read()]));
const work = (patch: string, lost: UnpublishedWork["lost"] = []) =>
  contents(unpublishedFiles({ patch: Buffer.from(patch), lost }));

test("what was decided about is not in the work of the next run, and the rest is, byte for byte", () => {
  const odd = '"a/caf\\303\\251.lock" "b/caf\\303\\251.lock"';
  const [one, two, three] = [piece("a/x.lock b/x.lock", "1..2"), piece(odd, "3..4"), piece("a/w.yml b/w.yml", "5..6")];
  const decided = piece("a/x.lock b/x.lock", "11111..22222") + piece(odd, "33333..44444");
  const left = unpublishedIn(contents(workWithout(work(one + two + three, [big]), decided)));
  expect([left?.patch?.toString(), left?.lost]).toEqual([three, [big]]);
  expect(unpublishedIn(contents(workWithout(work(three), decided)))?.patch?.toString()).toBe(three);
});

test("where that was all, nothing is left", () => {
  const one = piece("a/x.lock b/x.lock", "1..2");
  expect(workWithout(work(one), one)).toEqual([]);
  expect(workWithout(new Map(), one)).toEqual([]);
  expect(unpublishedIn(contents(workWithout(work(one, [big]), one)))).toEqual({
    patch: undefined,
    lost: [big],
  });
});
