/** The spine of a run names no optional feature. */
import { expect, test } from "vitest";
import { FEATURES } from "../src/run/features.ts";
import { featureNameProblems } from "./feature-names.ts";
import { sources } from "./sources.ts";

const features = FEATURES.map(({ name, inputs }) => ({ name, inputs: Object.keys(inputs.shape) }));

test("no file outside of the features names one", () => {
  expect(features.length).toBeGreaterThan(5);
  expect(featureNameProblems(sources(), features)).toEqual([]);
});

test.for<[text: string, problem: string]>([
  ['import { check } from "./features/check/check.ts";\n', "src/run/work.ts imports the feature check"],
  ['const code = await import("./features/check/judge-finish.ts");\n', "src/run/work.ts imports the feature check"],
  ['prompt("check/told", { command });\n', 'src/run/work.ts has "check/…", which is the feature\'s'],
  ['settings.written("check")', "src/run/work.ts reads check, which is an input of the feature check"],
  ['isGiven(settings, "critic")', "src/run/work.ts reads critic, which is an input of the feature check"],
])("a breach is named: %s", ([text, problem]) => {
  expect(featureNameProblems([{ path: "src/run/work.ts", text }], features)).toEqual([problem]);
});

test("the list of features and their own files may name them", () => {
  const text = 'import { check } from "./features/check/check.ts";\n';
  const own = 'prompt("check/told"); settings.written("check");';
  expect(featureNameProblems([{ path: "src/run/features.ts", text }], features)).toEqual([]);
  expect(featureNameProblems([{ path: "src/run/features/check/told.ts", text: own }], features)).toEqual([]);
});
