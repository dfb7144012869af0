/** action.yml = the schema in the code = the pages that are written from it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { referencePages } from "../scripts/reference-pages.ts";
import { FEATURES, inputShapes } from "../src/run/features.ts";
import { OUTPUTS } from "../src/runner/file-commands.ts";
import { SLICES } from "../src/runner/input/inputs.ts";
import { type Metadata, metadataProblems } from "./metadata.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, "..", name), "utf8");

const shapes = inputShapes();

const project: Metadata = {
  actionYml: read("action.yml"),
  inputs: z.strictObject(shapes),
  outputs: OUTPUTS,
};

test("action.yml and the code have the same inputs and outputs", () => {
  expect(metadataProblems(project)).toEqual([]);
});

test("every input that is read as it is written is in action.yml", () => {
  const folder = join(import.meta.dirname, "../src/runner/input");
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const names = texts.flatMap((text) => [...text.matchAll(/\.written\("([^"]+)"\)/g)].map(([, name]) => name ?? ""));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in shapes))).toEqual([]);
});

test("every input is in one slice, and none is in two", () => {
  const names = [...SLICES, ...FEATURES.map(({ inputs }) => inputs)].flatMap(({ shape }) => Object.keys(shape));
  expect(names.toSorted()).toEqual(Object.keys(shapes).toSorted());
});

test("docs/inputs.md and docs/outputs.md are what `npm run docs` writes", () => {
  for (const [path, text] of Object.entries(referencePages(project.actionYml))) expect(read(path)).toBe(text);
});

test("every input has a group, and no description breaks its table", () => {
  const pages = referencePages(project.actionYml);
  const rows = Object.values(pages).flatMap((page) => page.match(/^\| `[a-z-]+` \|.*$/gm) ?? []);
  expect(rows.length).toBe(Object.keys(shapes).length + OUTPUTS.length);
  expect(rows.filter((row) => !/^\|(?:[^|]+\|){2,3}$/.test(row))).toEqual([]);
  expect(pages["docs/inputs.md"]).not.toMatch(/^## *$/m);
});

const breaches: readonly [string, Partial<Metadata>, string][] = [
  [
    "an input that only action.yml has",
    { actionYml: project.actionYml.replace("inputs:\n", "inputs:\n  colour:\n    description: Of the hull.\n") },
    "input colour is in action.yml only",
  ],
  [
    "an input that only the code has",
    { inputs: z.strictObject({ ...shapes, hull: z.string() }) },
    "input hull is in the code only",
  ],
  ["an output that only the code has", { outputs: [...OUTPUTS, "weather"] }, "output weather is in the code only"],
  [
    "a default that differs",
    { actionYml: project.actionYml.replace('default: "100"', 'default: "99"') },
    "input max-iterations defaults to 99 in action.yml and to 100 in the code",
  ],
  [
    "a mode that action.yml does not explain",
    { actionYml: project.actionYml.replace("`gate` sets", "It sets") },
    "action.yml does not say what gate is for the input mode",
  ],
  [
    "a protocol that action.yml does not explain",
    { actionYml: project.actionYml.replace("`messages` (Anthropic Messages)", "Anthropic's") },
    "action.yml does not say what messages is for the input api-mode",
  ],
];

test.for(breaches)("the checker reports %s", ([, breach, problem]) => {
  expect(metadataProblems({ ...project, ...breach })).toContain(problem);
});
