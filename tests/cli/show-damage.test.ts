/** Damage to a log or a report is named, and what is left of it is shown. Mistakes of a person are not called defects. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { type Show, show } from "../../src/cli/show.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { call, FACTS, log, printed, request } from "../page/logs.ts";

const WHOLE = log(
  request("fix it"),
  ...call(1, "terminal", { command: "npm test" }, printed("3 passing", { exit_code: 0 })),
  ...call(3, "terminal", { command: "ls" }, printed("a.js", { exit_code: 0 })),
);

/** The conversation of a run that went well. */
function saved(folder: string, report: unknown = FACTS) {
  const run = join(folder, "run");
  mkdirSync(join(run, "events"), { recursive: true });
  const paths = WHOLE.map((event, at) => join(run, "events", `event-0000${at}-${event.id}.json`));
  for (const [at, path] of paths.entries()) writeFileSync(path, JSON.stringify(WHOLE[at]));
  const text = typeof report === "string" ? report : JSON.stringify(report);
  if (report !== undefined) writeFileSync(join(run, "report.json"), text);
  return { run, paths };
}

async function shown(folder: string, argv: readonly string[], command: Show["command"] = "show") {
  const [out, said]: [string[], string[]] = [[], []];
  const stderr = (text: string) => said.push(text);
  const code = await show({ command, argv, env: {}, folder, stdout: (text) => out.push(text), stderr });
  return { code, out: out.join(""), said: said.join("") };
}

const pageOf = (run: string) => readFileSync(join(run, "run.html"), "utf8");

describe("a log of which an event", () => {
  test.for([
    ["is cut short", (path: string) => writeFileSync(path, '{"kind":'), /event-00004-\S+\.json/],
    ["is no event", (path: string) => writeFileSync(path, "[1]"), /event-00004-\S+\.json/],
  ] as const)("%s: the page, stderr and diagnose name it", async ([, damage, name], { folder }) => {
    const { run, paths } = saved(folder);
    damage(paths[4] ?? "");
    const { code, said } = await shown(folder, [run]);
    const notice = new RegExp(`1 of 5 events could not be read \\(${name.source}\\)\\.`);
    expect(code).toBe(0);
    expect(said).toMatch(notice);
    expect(pageOf(run)).toMatch(notice);
    expect(pageOf(run)).not.toContain("was cut off");
    const { out } = await shown(folder, [run], "diagnose");
    expect(out).toMatch(notice);
    expect(out).toContain("(its result may be among the events that could not be read)");
    expect(out).not.toContain("What to change: nothing");
    expect((await shown(folder, [run], "export")).out).toMatch(notice);
    const listed = await shown(folder, [run, "--format", "openhands"], "export");
    expect(listed).toMatchObject({ code: 0, said: expect.stringMatching(notice) });
    expect(JSON.parse(listed.out)).toEqual(JSON.parse(JSON.stringify(WHOLE.slice(0, 4))));
  });

  test("is missing: its number is named", async ({ folder }) => {
    const { run, paths } = saved(folder);
    rmSync(paths[2] ?? "");
    expect((await shown(folder, [run])).said).toBe("1 of 5 events could not be read (event-00002).\n");
  });

  test("of a sub-agent cannot be read: it is named", async ({ folder }) => {
    const { run } = saved(folder);
    mkdirSync(join(run, "subagents", "one", "events"), { recursive: true });
    writeFileSync(join(run, "subagents", "one", "events", "event-00000-x.json"), "");
    expect((await shown(folder, [run])).said).toContain(
      "1 of 6 events could not be read (subagents/one/event-00000-x.json)",
    );
  });

  test("can be read in no file: it is said, and no tool is denied", async ({ folder }) => {
    const { run, paths } = saved(folder);
    for (const path of paths) writeFileSync(path, "");
    const { out } = await shown(folder, [run], "diagnose");
    expect(out).toContain("5 of 5 events could not be read");
    expect(out).toContain("The log has no event that can be read.");
    expect(out).toContain("No call of a tool could be read.");
  });
});

test("a whole log has no notice", async ({ folder }) => {
  const { run } = saved(folder);
  expect(await shown(folder, [run])).toMatchObject({ code: 0, said: "" });
  expect(pageOf(run)).not.toContain('class="damage"');
  expect((await shown(folder, [run], "diagnose")).out).toContain("What to change: nothing.");
});

describe("a report that", () => {
  test.for([
    ["is damaged", "[1,2"],
    ["is of another version", { ...FACTS, version: 2 }],
    ["has a bad link", { ...FACTS, links: { run: "javascript:alert(1)" } }],
  ] as const)("%s: the page is made of the events, and says why", async ([, report], { folder }) => {
    const { run } = saved(folder, report);
    const { code, said } = await shown(folder, [run]);
    expect(code).toBe(0);
    expect(said).toMatch(/^report\.json could not be used: .+\.\n$/);
    for (const part of ["report.json could not be used: ", "A run whose report could not be used", "npm test"])
      expect(pageOf(run)).toContain(part);
    const { out } = await shown(folder, [run], "diagnose");
    expect(out).toContain("report.json could not be used: ");
    expect(out).not.toContain("cut off");
  });

  test("has fields of a newer version: they are ignored", async ({ folder }) => {
    const { run } = saved(folder, { ...FACTS, mood: "good", links: { ...FACTS.links, other: "x" } });
    expect((await shown(folder, [run])).said).toBe("");
    expect(pageOf(run)).toContain(FACTS.reason);
  });
});

describe("a path that cannot be used", () => {
  test.for<[Show["command"], readonly string[], string]>([
    ["show", ["run", "--out", "none/page.html"], "There is no folder FOLDER/none."],
    ["show", ["run", "--out", "run"], "FOLDER/run is a folder, not a file."],
    ["export", ["run", "--out", "none/x.md"], "There is no folder FOLDER/none."],
    ["export", ["run", "--out", "run"], "FOLDER/run is a folder, not a file."],
    ["show", ["file"], "FOLDER/file/events is a file, not a folder."],
    ["diagnose", ["file"], "FOLDER/file/events is a file, not a folder."],
    ["show", ["https://example.com/foo"], "https://example.com/foo is not the address of a thread"],
  ])("%s %j: one sentence", async ([command, argv, sentence], { folder }) => {
    saved(folder);
    mkdirSync(join(folder, "file"));
    writeFileSync(join(folder, "file", "events"), "");
    const { code, said } = await shown(folder, argv, command);
    expect(code).toBe(1);
    expect(said).toContain(sentence.replace("FOLDER", folder));
    expect(said).not.toContain("defect");
    expect(existsSync(join(folder, "run.tmp"))).toBe(false);
  });
});

test("the only conversation in a folder is found", async ({ folder }) => {
  const { run } = saved(folder);
  expect(await shown(folder, ["."])).toMatchObject({ code: 0, out: `${join(run, "run.html")}\n` });
});

test.for<[readonly string[], string]>([
  [["--list", "--out", "x"], "--list writes no file"],
  [["--list", "--open"], "--list opens no page"],
  [["--costs", "--list"], "takes --list or --costs, not both"],
  [["--list", "7"], "--list is about all threads: leave out 7"],
  [["--costs", "7"], "--costs is about all threads: leave out 7"],
  [["7", "--json", "--open"], "--json makes no page"],
  [["run", "--repo", "a/b"], "--repo goes with a number"],
])("show %j is refused with a sentence", async ([argv, sentence], { folder }) => {
  expect(await shown(folder, argv)).toMatchObject({ code: 2, said: expect.stringContaining(sentence) });
});

test("--json --out writes the JSON there", async ({ folder }) => {
  const { run } = saved(folder);
  const { out } = await shown(folder, [run, "--json", "--out", "y.json"]);
  expect(out).toBe(`${join(folder, "y.json")}\n`);
  expect(JSON.parse(readFileSync(out.trim(), "utf8"))).toMatchObject({ facts: { outcome: "changed" }, notices: [] });
  expect(existsSync(join(run, "run.html"))).toBe(false);
});
