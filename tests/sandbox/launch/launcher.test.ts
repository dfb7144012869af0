/** What a sandbox begins with, by what the machine has, and what is said of what it has not. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { launcherFor, type Means } from "../../../src/sandbox/launch/launcher.ts";
import { callFilter } from "../../../src/sandbox/launch/system-calls.ts";

const whole: Means = { processor: "x64", perl: "/usr/bin/perl", keyctl: undefined, hasFilters: true };

test.for(["root", "sudo"] as const)("%s: Perl begins a new keyring and sets the filter", (way) => {
  const { words, filter, kept, gaps } = launcherFor(way, whole);
  expect([words[0], words[1], ...words.slice(3)]).toEqual([
    ...["/usr/bin/perl", "-e", "250", "157", "135"],
    callFilter("x64").toString("hex"),
  ]);
  expect({ filter, kept, gaps }).toEqual({ filter: "", kept: { keys: true, calls: true }, gaps: [] });
});

test("bwrap: it sets the filter itself, and Perl begins a new keyring", () => {
  const { words, filter, kept, gaps } = launcherFor("bwrap", { ...whole, processor: "arm64" });
  expect(words.slice(3)).toEqual(["219", "167", "92", ""]);
  expect(filter).toMatch(/^(?:\\x[0-9a-f]{2})+$/);
  expect({ kept, gaps }).toEqual({ kept: { keys: true, calls: true }, gaps: [] });
});

test("Bash makes the filter again of what it is told", () => {
  const { filter } = launcherFor("bwrap", whole);
  expect(execFileSync("bash", ["-c", 'printf "$1"', "bash", filter]).equals(callFilter("x64"))).toBe(true);
});

const noPerl = { perl: undefined };
const unfiltered = (why: string) => `System calls are not filtered in the sandbox: ${why}.`;
const noKeys = "Commands share the kernel keyring of this job: there is neither Perl nor keyctl for a new one.";

test.for<
  [
    string,
    "root" | "bwrap",
    Partial<Means>,
    readonly string[],
    Readonly<{ keys: boolean; calls: boolean }>,
    readonly string[],
  ]
>([
  [
    "no Perl",
    "root",
    noPerl,
    [unfiltered("there is no Perl in a system folder"), noKeys],
    { keys: false, calls: false },
    [],
  ],
  [
    "keyctl and no Perl",
    "root",
    { ...noPerl, keyctl: "/usr/bin/keyctl" },
    [unfiltered("there is no Perl in a system folder")],
    { keys: true, calls: false },
    ["/usr/bin/keyctl", "session", "-"],
  ],
  ["bubblewrap and no Perl", "bwrap", noPerl, [], { keys: false, calls: true }, []],
  [
    "another processor",
    "bwrap",
    { processor: "riscv64" },
    [unfiltered("the filter is not known for riscv64"), noKeys],
    { keys: false, calls: false },
    [],
  ],
])("with %s (%s), the log says what is missing", ([, way, means, gaps, kept, words]) => {
  expect(launcherFor(way, { ...whole, ...means })).toMatchObject({ gaps, kept, words });
});

test("an old kernel has no filter, and Perl begins a new keyring all the same", () => {
  const { words, filter, kept, gaps } = launcherFor("root", { ...whole, hasFilters: false });
  expect(words.at(-1)).toBe("");
  expect({ filter, kept, gaps }).toEqual({
    ...{ filter: "", kept: { keys: true, calls: false } },
    gaps: [unfiltered("this kernel has no filters")],
  });
});
