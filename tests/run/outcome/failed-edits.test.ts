/** Edits and commands that failed, and those that were repeated with success. */
import { expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { failedCommandsIn } from "../../../src/run/outcome/failed-commands.ts";
import { failedEditsIn } from "../../../src/run/outcome/failed-edits.ts";
import { countingStamper } from "../../core/event/counting-stamper.ts";

type Seen = Readonly<{ tool_name: string; observation: Readonly<Record<string, unknown>> }>;

const edit = (path: string, error?: string, command = "str_replace"): Seen => ({
  tool_name: "file_editor",
  observation: {
    ...{ kind: "FileEditorObservation", command, path, is_error: error !== undefined },
    content: [{ type: "text", text: error ?? "" }],
  },
});
const ran = (command: string, exit_code = 0, output = ""): Seen => ({
  tool_name: "terminal",
  observation: { kind: "TerminalObservation", command, exit_code, content: [{ type: "text", text: output }] },
});

function logOf(...all: readonly Seen[]): readonly Event[] {
  const log = new EventLog(memoryStore(), countingStamper());
  return all.map(({ tool_name, observation }) =>
    log.append({
      ...{ kind: "ObservationEvent", tool_name, tool_call_id: "c", action_id: "a" },
      observation: observation as never,
    }),
  );
}

const missing = "No match for old_str.";

test.for<[string, readonly Seen[], readonly string[] | undefined]>([
  ["failed", [edit("a.js", missing)], ["a.js"]],
  ["was repeated", [edit("a.js", missing), edit("a.js")], undefined],
  ["was repeated by its whole path", [edit("src/a.js", missing), edit("/work/src/a.js")], undefined],
  ["was repeated by another means", [edit("src/a.js", missing), ran("sed -i s/a/b/ src/a.js")], undefined],
  ["was followed by a look at the file", [edit("a.js", missing), edit("a.js", undefined, "view")], ["a.js"]],
  ["was followed by a look with a program", [edit("a.js", missing), ran("cat a.js | head")], ["a.js"]],
  ["was repeated and failed again", [edit("a.js", missing), ran("sed -i s/a/b/ a.js", 1)], ["a.js"]],
  ["was followed by an edit of another file", [edit("a.js", missing), edit("b.js")], ["a.js"]],
  ["came after a good one", [edit("a.js"), edit("a.js", missing)], ["a.js"]],
  ["was a look", [edit("a.js", "There is no such file.", "view")], undefined],
  ["was outside of the checkout", [edit("/tmp/a.js", "It leads out.")], undefined],
])("an edit that %s", ([_, events, paths]) => {
  expect(failedEditsIn(logOf(...events), "/work")?.paths).toEqual(paths);
});

test("a checkout that takes no edit cannot be written, and one that takes another can", () => {
  const refused = edit("a.js", 'Cannot write "a.js": permission denied.');
  expect(failedEditsIn(logOf(refused), "/work")).toEqual({ paths: ["a.js"], isUnwritable: true });
  expect(failedEditsIn(logOf(refused, edit("b.js", missing)), "/work")?.isUnwritable).toBe(false);
});

test.for<[string, readonly Seen[], readonly string[]]>([
  ["failed", [ran("npm run lint", 2)], ["npm run lint"]],
  ["failed before the last change", [ran("npm run lint", 2), edit("a.js")], []],
  ["was repeated with success", [ran("npm run lint", 2), ran("npm run lint")], []],
  ["failed again", [ran("npm run lint"), ran("npm run lint", 2)], ["npm run lint"]],
  ["is told elsewhere", [ran("npm test", 1)], []],
  ["still runs", [ran("npm start", -1)], []],
  ["failed in a later call", [ran("npm run build", -1), ran("", 1)], ["npm run build"]],
  [
    "found nothing",
    [ran("grep -rn x src", 1), ran("rg x", 1), ran("cd a && git grep x", 1), ran("ls | grep x", 1)],
    [],
  ],
  ["found a difference", [ran("diff a b", 1, "1c1\n< x"), ran("cmp a b", 1), ran("git diff --exit-code", 1)], []],
  ["asked a question", [ran("test -e a", 1), ran("[ -d a ]", 1), ran("[[ -d a ]]", 1)], []],
  ["searched where nothing is", [ran("grep x none", 2, "grep: none: No such file")], ["grep x none"]],
  ["printed an error with a 1", [ran("diff a none", 1, "diff: none: No such file")], ["diff a none"]],
])("a command that %s", ([_, events, commands]) => {
  const failed = failedCommandsIn(logOf(...events), (command) => command === "npm test");
  expect(failed.map(({ command }) => command)).toEqual(commands);
});

test("of many commands that failed the last five are told", () => {
  const all = Array.from({ length: 7 }, (_, at) => ran(`make ${at}`, 2));
  expect(failedCommandsIn(logOf(...all), () => false).map(({ command }) => command)).toEqual([
    ...["make 2", "make 3", "make 4", "make 5", "make 6"],
  ]);
});
