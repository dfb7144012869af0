/** Holds the tree to one reader of the inputs, and to one place that knows the environment. */
import { expect, test } from "vitest";
import { settingProblems } from "./read-settings.ts";
import { sources } from "./sources.ts";

test("one reader reads the inputs, and the World alone has the environment", () => {
  expect(sources().flatMap(settingProblems)).toEqual([]);
});

const BESIDE = "reads inputs beside src/runner/input/";
const WRITTEN = "reads an input as it is written: ask for its slice";
const OWN = "makes settings of its own: a run has them in `run.settings`";
const ENVIRONMENT = "reads the environment of our own process: the World has it";

test.for([
  ["const mode = world.env.INPUT_MODE;", BESIDE],
  ['const mode = world.env["INPUT" + "_MODE"];', BESIDE],
  [`const value = env[\`INPUT_\${name}\`];`, BESIDE],
  ['import { getInput } from "@actions/core";', BESIDE],
  ['const mode = run.settings.written("mode") ?? "auto";', WRITTEN],
  ['const mode = all\n  .written(\n  "mode");', WRITTEN],
  ['const mode = run.settings["written"]("mode");', WRITTEN],
  ["const read = run.settings.written.bind(run.settings);", WRITTEN],
  ["const { written: text } = run.settings;", WRITTEN],
  ["const settings = Settings.ofJob(world.env);", OWN],
  ['const { mode } = new Settings({ mode: "auto" }).slice(TRIGGER);', OWN],
  ["const mode = process.env.MODE;", ENVIRONMENT],
  ['const mode = process["env"].MODE;', ENVIRONMENT],
  ["const { env } = process;", ENVIRONMENT],
  ["spawn(file, args, { env: { ...process.env } });", ENVIRONMENT],
  ['import { env } from "node:process";', "imports our own process"],
  ["process.exitCode = 1;", "is no entry, and uses or ends our process"],
])("a station with %j is told what to do instead", ([text, why]) => {
  expect(settingProblems({ path: "src/run/work.ts", text: `${text}\n` })).toEqual([`src/run/work.ts ${why}`]);
});

test.for([
  "const { mode } = run.settings.slice(TRIGGER);",
  "const { env } = world;",
  "await writer.written();",
  "const page = { ...written, title };",
  "const user = process.getuid?.() ?? 0;",
])("a station with %j is fine", (text) => {
  expect(settingProblems({ path: "src/run/work.ts", text })).toEqual([]);
});
