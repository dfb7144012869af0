import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { readChangeSet } from "../../../../src/run/publish/change-set/read-change-set.ts";
import { test } from "../../../core/workspace/temp-folder.ts";
import { facts, writeExample } from "./example.ts";

test("what a run has left is read", ({ folder: parent }) => {
  const folder = writeExample(parent);
  const read = readChangeSet(folder);
  expect(read).toEqual({
    facts,
    work: join(folder, "work.patch"),
    withheld: undefined,
    log: join(folder, "conversation"),
  });
});

test("an answer without a change is read, and so is one without a log", ({ folder: parent }) => {
  const { tree: _tree, startingPoint: _startingPoint, ...rest } = facts;
  const folder = writeExample(parent);
  writeFileSync(join(folder, "change-set.json"), JSON.stringify(rest));
  rmSync(join(folder, "work.patch"));
  rmSync(join(folder, "conversation"), { recursive: true });
  expect(readChangeSet(folder)).toEqual({ facts: rest, work: undefined, withheld: undefined, log: "" });
});

test("one that is not there was not handed over", ({ folder }) => {
  rmSync(folder, { recursive: true });
  expect(() => readChangeSet(folder)).toThrow(`There is no change set in ${folder}.`);
});

const spoilt: readonly (readonly [string, (folder: string) => void, string])[] = [
  [
    "is a file",
    (folder) => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, "");
    },
    "it is not a folder",
  ],
  [
    "is a link to a folder",
    (folder) => {
      renameSync(folder, `${folder}-2`);
      symlinkSync(`${folder}-2`, folder);
    },
    "it is not a folder",
  ],
  ["has no facts", (folder) => rmSync(join(folder, "change-set.json")), "it has no change-set.json"],
  [
    "has another file",
    (folder) => writeFileSync(join(folder, "run.sh"), ""),
    '"run.sh", which is not part of a change set',
  ],
  ["has a hidden file", (folder) => mkdirSync(join(folder, ".git")), '".git", which is not part of a change set'],
  [
    "has a patch that is a link",
    (folder) => {
      rmSync(join(folder, "work.patch"));
      symlinkSync("/etc/passwd", join(folder, "work.patch"));
    },
    '"work.patch" is not a regular file',
  ],
  [
    "has facts that are a link",
    (folder) => {
      rmSync(join(folder, "change-set.json"));
      symlinkSync("/etc/passwd", join(folder, "change-set.json"));
    },
    '"change-set.json" is not a regular file',
  ],
  [
    "has a patch with a second name",
    (folder) => linkSync(join(folder, "work.patch"), `${folder}-other`),
    '"work.patch" is not a regular file',
  ],
  [
    "has a patch that is a folder",
    (folder) => {
      rmSync(join(folder, "work.patch"));
      mkdirSync(join(folder, "work.patch"));
    },
    '"work.patch" is not a regular file',
  ],
  [
    "has a patch that is a pipe, which would never end",
    (folder) => {
      rmSync(join(folder, "work.patch"));
      execFileSync("mkfifo", [join(folder, "work.patch")]);
    },
    '"work.patch" is not a regular file',
  ],
  [
    "has a patch that is huge",
    (folder) => truncateSync(join(folder, "work.patch"), 31 * 1024 * 1024),
    '"work.patch" has 32505856 bytes',
  ],
  [
    "has facts that are huge",
    (folder) => truncateSync(join(folder, "change-set.json"), 5 * 1024 * 1024),
    '"change-set.json" has 5242880 bytes',
  ],
  [
    "has a log that is huge",
    (folder) => truncateSync(join(folder, "conversation", "base_state.json"), 501 * 1024 * 1024),
    '"base_state.json" has',
  ],
  [
    "has a log with a link",
    (folder) => symlinkSync("/etc", join(folder, "conversation", "etc")),
    '"etc" is not a regular file',
  ],
  [
    "has a log with an odd name",
    (folder) => writeFileSync(join(folder, "conversation", "a b\n::error::"), ""),
    "which is not the name of a log file",
  ],
  [
    "has a log with many folders in each other",
    (folder) => mkdirSync(join(folder, "conversation", "a", "b", "c"), { recursive: true }),
    "too many nested folders",
  ],
  ["has facts that are no JSON", (folder) => writeFileSync(join(folder, "change-set.json"), "{"), "is not JSON"],
  ["lacks its patch", (folder) => rmSync(join(folder, "work.patch")), "do not match"],
];

test.for(spoilt)("one that %s is refused", ([, spoil, why], { folder: parent }) => {
  const folder = writeExample(parent);
  spoil(folder);
  expect(() => readChangeSet(folder)).toThrow(why);
});

const sandbox = { way: "sudo", checks: 1, network: "none", isShut: false, isAsking: true, denials: [] };

test("one that says why nobody could be asked is read", ({ folder: parent }) => {
  const folder = writeExample(parent, { facts: { ...facts.facts, sandbox: { ...sandbox, nobody: "mode" } } });
  expect(readChangeSet(folder)).toMatchObject({ facts: { facts: { sandbox: { nobody: "mode" } } } });
});

const wrong: readonly (readonly [string, Record<string, unknown>])[] = [
  ["of another version", { version: 2 }],
  ["with a field that nobody knows", { run: "x" }],
  ["with a commit that is an option", { startingPoint: { ...facts.startingPoint, commit: "--upload-pack=x" } }],
  ["with a commit that is a branch", { startingPoint: { ...facts.startingPoint, commit: "main" } }],
  ["with a goal of its own", { startingPoint: { ...facts.startingPoint, goal: "force" } }],
  ["with a conversation that is a path", { conversation: "../../x" }],
  [
    "with an outcome that only a publisher can state",
    { end: { status: "stopped", outcome: "changed", reason: "", hint: "" } },
  ],
  ["with an answer without end", { finalResponse: "x".repeat(500_001) }],
  ["with a figure that is text", { facts: { ...facts.facts, iterations: "<b>" } }],
  ["with a use that is Markdown", { facts: { ...facts.facts, uses: [{ id: "`](x)" }] } }],
  [
    "with a sandbox of its own words",
    { facts: { ...facts.facts, sandbox: { way: "[x](y)", checks: 1, network: "none", denials: [] } } },
  ],
  [
    "with words of its own on who could be asked",
    { facts: { ...facts.facts, sandbox: { ...sandbox, nobody: "[x](y)" } } },
  ],
  ["with a code that is none", { facts: { ...facts.facts, withheld: [{ path: "", code: "DKH-999", detail: "" }] } }],
  ["with a thread that is none", { thread: { type: "issue", number: -1 } }],
  ["with a patch for no commit", { startingPoint: undefined }],
];

test.for(wrong)("one %s is refused", ([, changes], { folder: parent }) => {
  expect(() => readChangeSet(writeExample(parent, changes))).toThrow("The change set is refused: its");
});
