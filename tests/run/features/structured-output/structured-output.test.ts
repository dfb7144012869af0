import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Event } from "../../../../src/core/event/event.ts";
import type { SkillSource } from "../../../../src/core/skill/skill.ts";
import { commitFiles } from "../../../../src/run/admit/named-file.ts";
import { outputSchema, structuredOutput } from "../../../../src/run/features/structured-output/data.ts";
import { Settings } from "../../../../src/runner/input/settings.ts";
import { test } from "../../../core/workspace/temp-folder.ts";

/** A commit with these files, and a workspace that may have others. */
function filesOf(files: Readonly<Record<string, string>>, workspace = "/nowhere") {
  const source: SkillSource = {
    list: async () => Object.entries(files).map(([path, text]) => ({ path, id: "1", size: text.length })),
    read: async (paths) => new Map(Object.entries(files).filter(([path]) => paths.includes(path))),
  };
  return commitFiles("0123456789abcdef", source, workspace);
}

const schemaOf = (inputs: Record<string, string>, files = filesOf({})) =>
  outputSchema({ settings: new Settings(inputs), files: async () => files });

test("without an input there is no schema; it is taken from the input, or from a file of the commit", async () => {
  expect(await schemaOf({})).toBeUndefined();
  const given = { "output-schema": '{"type":"object","title":"x"}' };
  expect(await schemaOf(given)).toEqual({ type: "object", title: "x" });
  const files = filesOf({ "schemas/end.json": '{"type":"object"}' });
  expect(await schemaOf({ "output-schema-file": "schemas/end.json" }, files)).toEqual({ type: "object" });
});

test.for(["[]", "null", "7", "{", "{'a': 1}"])("%j is refused as a schema", async (text) => {
  await expect(schemaOf({ "output-schema": text })).rejects.toMatchObject({
    code: "config",
    message: "The input `output-schema` is not a JSON object.",
  });
  const files = filesOf({ "schemas/end.json": text });
  await expect(schemaOf({ "output-schema-file": "schemas/end.json" }, files)).rejects.toMatchObject({
    code: "config",
    message: "The file `schemas/end.json` of the input `output-schema-file` is not a JSON object.",
  });
});

test.for([
  ["that is not there", "gone.json", /is not a text file of the commit 0123456/],
  ["outside of the repository", "../outside.json", /is not in the commit 0123456\. It is only in the workspace/],
  ["that an earlier step made", "made.json", /is not in the commit 0123456\. It is only in the workspace/],
  ["that an earlier step made, as a pipe", "pipe", /is not in the commit 0123456\. It is only in the workspace/],
  ["that is empty", "empty.json", /is empty/],
  ["of more than 64 kB", "large.json", /more than 64 kB/],
] as const)("a file %s is refused, and named with its input", async ([, path, why], { folder }) => {
  const checkout = join(folder, "checkout");
  mkdirSync(checkout);
  for (const made of ["outside.json", "checkout/made.json"]) writeFileSync(join(folder, made), "{}");
  execFileSync("sh", ["-c", 'mkfifo "$0"', join(checkout, "pipe")]);
  const files = filesOf({ "empty.json": " \n", "large.json": " ".repeat(64_001) }, checkout);
  const refused = schemaOf({ "output-schema-file": path }, files);
  await expect(refused).rejects.toMatchObject({ code: "config", message: expect.stringMatching(why) });
  await expect(refused).rejects.toThrow("`output-schema-file`");
});

const says = { kind: "MessageEvent", source: "user" } as Event;
// only what is read of it
const ends = (fields: object) =>
  ({
    kind: "ActionEvent",
    action: { kind: "FinishAction", message: "Done." },
    tool_call: { arguments: JSON.stringify({ summary: "end", message: "Done.", ...fields }) },
  }) as unknown as Event;

test("the data are the fields of the last end since somebody asked, without its words", () => {
  expect(structuredOutput([says, ends({ passed: false }), ends({ passed: true, files: ["a"] })])).toBe(
    '{"passed":true,"files":["a"]}',
  );
  expect(structuredOutput([says, ends({ passed: true }), says])).toBeUndefined();
  expect(structuredOutput([says])).toBeUndefined();
});

test("data that no output can hold are none", () => {
  expect(structuredOutput([says, ends({ text: "x".repeat(199_000) })])).toBeDefined();
  expect(structuredOutput([says, ends({ text: "x".repeat(200_000) })])).toBeUndefined();
});
