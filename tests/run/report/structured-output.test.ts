import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { Inputs } from "../../../src/action/runner/input/inputs.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { outputSchema, structuredOutput } from "../../../src/run/report/outputs.ts";
import { test } from "../../core/workspace/temp-folder.ts";

const needed = { model: "m", "api-key": "sk-123456", "github-token": "ghs_1" };
const schemaOf = (inputs: object, folder: string) => outputSchema(Inputs.parse({ ...needed, ...inputs }), folder);

test("without an input there is no schema; it is taken from the input, or from a file of the checkout", async ({
  folder,
}) => {
  mkdirSync(join(folder, "schemas"));
  writeFileSync(join(folder, "schemas/end.json"), '{"type":"object"}');
  expect(await schemaOf({}, folder)).toBeUndefined();
  expect(await schemaOf({ "output-schema": '{"type":"object","title":"x"}' }, folder)).toEqual({
    type: "object",
    title: "x",
  });
  expect(await schemaOf({ "output-schema-file": "schemas/end.json" }, folder)).toEqual({ type: "object" });
});

test.for(["[]", "null", "7", "{", "{'a': 1}"])("%j is refused as a schema", async (text, { folder }) => {
  await expect(schemaOf({ "output-schema": text }, folder)).rejects.toMatchObject({
    code: "config",
    message: "The schema of `output-schema` is not a JSON object.",
  });
});

test.for([
  ["that is not there", "gone.json", /no such file/],
  ["outside of the checkout", "../outside.json", /outside/],
  ["behind a link that leaves it", "link.json", /outside/],
  ["that is a folder", "folder", /folder/],
  ["that is a pipe", "pipe", /pipe/],
  ["of more than 64 kB", "large.json", /large/],
])("a file %s is refused, and named with its input", async ([, path, why], { folder }) => {
  const checkout = join(folder, "checkout");
  mkdirSync(join(checkout, "folder"), { recursive: true });
  writeFileSync(join(folder, "outside.json"), "{}");
  symlinkSync("../outside.json", join(checkout, "link.json"));
  execFileSync("sh", ["-c", 'mkfifo "$0"', join(checkout, "pipe")]);
  writeFileSync(join(checkout, "large.json"), " ".repeat(64 * 1024 + 1));
  const refused = schemaOf({ "output-schema-file": path }, checkout);
  await expect(refused).rejects.toMatchObject({ code: "config", message: expect.stringMatching(why as RegExp) });
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
