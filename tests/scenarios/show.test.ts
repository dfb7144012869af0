/** The page of a run, as the run writes it and as `deckhand show` makes it from the saved state. */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Show, show } from "../../src/cli/show.ts";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { interrupted, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const script: Script = [
  call("terminal", { command: "echo a sentence to look for" }),
  call("file_editor", { command: "create", path: "new.txt", file_text: "hello\n" }),
  call("finish", { message: "It is done." }),
];

/** What a person reads who types `deckhand show`. `said` is stderr. */
async function shown(
  stage: Stage,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  command: Show["command"] = "show",
) {
  const [out, said]: [string[], string[]] = [[], []];
  const code = await show({
    command,
    argv,
    env: {
      GITHUB_SERVER_URL: stage.github.serverUrl,
      GITHUB_API_URL: stage.github.apiUrl,
      GITHUB_REPOSITORY: "acme/slugify",
      GITHUB_TOKEN: TOKEN,
      ...env,
    },
    folder: mkdtempSync(join(tmpdir(), "show-")),
    stdout: (text) => out.push(text),
    stderr: (text) => said.push(text),
  });
  return { code, out: out.join("").trim(), said: said.join("") };
}

const TOKEN = "ghs_rehearsal_000000000000000000000000000";
const MODEL_KEY = "sk-rehearsal-0000000000000000";

/** A run whose workflow uploads its page. */
const ran = playedOnce(async (lasting) => {
  const upload = `uses: actions/upload-artifact@v5\npath: \${{ steps.agent.outputs.page-path }}\n`;
  const stage = await stageFor({ script: [...script, ...script.slice(0, 1), ...script.slice(-1)], ...lasting });
  gitOf(stage, ["branch", "-f", "main", commitOf(stage, "main", { ".github/workflows/agent.yml": upload })]);
  return { stage, first: await stage.play() };
});

test("a run writes its page, and `show` and `export` make the same story of the saved state and of a folder", async () => {
  const { stage, first } = await ran();
  const { outputs, runner } = first;
  expectSummary(runner.summary);
  const page = readFileSync(String(outputs["page-path"]), "utf8");
  for (const part of ["a sentence to look for", "new.txt", "Published changes", `<a href="${outputs["pr-url"]}"`])
    expect(page).toContain(part);

  const unverified = await shown(stage, ["1"]);
  expect(unverified).toMatchObject({ code: 0, said: expect.stringContaining("not verified") });
  expect(readFileSync(unverified.out, "utf8")).toContain("a sentence to look for");

  const verified = await shown(stage, ["#1", "--out", "page.html"], { LLM_API_KEY: MODEL_KEY });
  expect(verified).toMatchObject({ code: 0, said: "" });
  expect(verified.out).toMatch(/page\.html$/);
  expect(existsSync(verified.out)).toBe(true);

  expect(await shown(stage, ["1"], { LLM_API_KEY: "sk-another" })).toMatchObject({
    code: 1,
    said: expect.stringContaining("not signed with this repository's key"),
  });
  expect(await shown(stage, [String(outputs["conversation-path"])])).toMatchObject({ code: 0, said: "" });
  expect(JSON.parse((await shown(stage, [String(outputs["conversation-path"]), "--json"])).out)).toMatchObject({
    facts: { outcome: "changed" },
  });
  expect(JSON.parse((await shown(stage, ["--list", "--json"])).out)).toMatchObject([{ thread: 1, status: "changed" }]);
  expect((await shown(stage, ["--list"])).out).toMatch(/^#1\tchanged\t\d{4}-\d\d-\d\d\t\$0\.\d{4}$/);

  const { serverUrl } = stage.github;
  for (const address of [String(outputs["comment-url"]), runUrl(page)])
    expect(await shown(stage, [address]), address).toMatchObject({ code: 0, out: expect.stringMatching(/run\.html$/) });
  expect(await shown(stage, ["https://evil.test/acme/slugify/issues/1"])).toMatchObject({
    code: 1,
    said: expect.stringContaining("https://evil.test is not the server"),
  });
  expect((await shown(stage, [`${serverUrl}/acme/slugify/actions/runs/42`])).said).toContain(
    "No saved thread has the run 42",
  );

  const fetched = () => readdirSync(tmpdir()).filter((name) => name.startsWith("deckhand-1-"));
  const before = fetched();
  expect(await shown(stage, [`${serverUrl}/acme/slugify/pull/2`])).toMatchObject({
    code: 1,
    said: expect.stringContaining("A run of #1 made this pull request"),
  });
  await shown(stage, ["1", "--out", "page.html"]);
  await shown(stage, ["1"], {}, "export");
  const { out } = await shown(stage, ["1"], {}, "diagnose");
  expect(fetched()).toEqual(before);
  await expectExports(stage, String(outputs["conversation-path"]));
  expect(out).toMatch(
    /^changed: Changed 1 file.*\nLast call before `finish`, in step 2: file_editor create.*\n0 of 3 calls ended in an error\n/,
  );
});

/** It has the steps, and a link to the page, which the workflow uploads. */
function expectSummary(summary: string): void {
  expect(summary).toContain("| 1 | `terminal` `echo a sentence to look for` | exit code 0 |");
  expect(summary).toMatch(
    /The page of this run, .* is among its \[artifacts\]\(http\S+\/actions\/runs\/\d+#artifacts\)/,
  );
  expect(summary).not.toContain("have the workflow upload");
}

/** As Markdown, and as the list of events that OpenHands reads. */
async function expectExports(stage: Stage, folder: string): Promise<void> {
  const markdown = await shown(stage, ["1"], {}, "export");
  expect(markdown.out).toContain("## Step 1: `terminal` (exit code 0)");
  expect(markdown.out).toContain("a sentence to look for");
  const { out } = await shown(stage, [folder, "--format", "openhands"], {}, "export");
  const names = readdirSync(join(folder, "events")).filter((name) => name.endsWith(".json"));
  const events = names.sort().map((name) => JSON.parse(readFileSync(join(folder, "events", name), "utf8")));
  expect(JSON.parse(out)).toEqual(events);
  expect((await shown(stage, ["1", "--format", "pdf"], {}, "export")).said).toContain("markdown and openhands");
  const written = await shown(stage, ["1", "--out", "run.md"], {}, "export");
  expect(readFileSync(written.out, "utf8").trim()).toBe(markdown.out);
}

/** Where the page links to the run. */
function runUrl(page: string): string {
  return /<a href="([^"]+\/actions\/runs\/\d+)"/.exec(page)?.[1] ?? "";
}

test("what runs have cost is known, also after a reset, and reactions count", async () => {
  const { stage } = await ran();
  const key = { LLM_API_KEY: MODEL_KEY };
  const rows = async () => JSON.parse((await shown(stage, ["--costs", "--json"], key)).out);
  expect(await rows()).toMatchObject([
    { runs: 1, outcomes: { changed: 1 }, model: "scripted", inputTokens: expect.any(Number), up: 0 },
  ]);
  await stage.play({ issue: 1, body: "@agent reset" });
  expect(await rows()).toMatchObject([{ runs: 1 }]);
  await stage.play({ issue: 1, body: "@agent once more" });
  expect(await rows()).toMatchObject([{ runs: 2 }]);
  const table = await shown(stage, ["--costs"]);
  expect(table.out).toMatch(/^Month +Workflow +Model +Runs .*\n\d{4}-\d\d .* 2 /);
  const page = await shown(stage, ["--costs", "--out", "costs.html"], key);
  expect(readFileSync(page.out, "utf8")).toContain('<h1 id="costs">What runs have cost</h1>');
});

test("a run that keeps no state is in the totals, and nothing else of it is kept", async () => {
  const stage = await stageFor({ script, inputs: { "state-store": "none" } });
  const { outputs } = await stage.play();
  const [row] = JSON.parse((await shown(stage, ["--costs", "--json"], { LLM_API_KEY: MODEL_KEY })).out);
  expect(row).toMatchObject({ runs: 1, outcomes: { changed: 1 }, inputTokens: Number(outputs["input-tokens"]) });
  expect(gitOf(stage, ["for-each-ref", "--format=%(refname)", "refs/deckhand"])).toBe("refs/deckhand/ledger");
});

test("a run that is killed has its page from the post step, and the next one says where it begins", async () => {
  const killed = new AbortController();
  const onLine = ({ text }: { text: string }) => text.includes(": terminal sleep") && killed.abort();
  const stop = call("terminal", { command: "sleep 600" });
  const stage = await stageFor({ script: [...script.slice(0, 1), stop, ...script], onLine, toolErrors: interrupted });
  const first = await stage.play({ killed: killed.signal });
  const path = /The page of this run: (\S+run\.html)/.exec(first.runner.stdout)?.[1];
  const page = readFileSync(String(path), "utf8");
  for (const part of [
    "🔴 The run was cut off before it could report",
    "a sentence to look for",
    "sleep 600",
    "began <time",
  ])
    expect(page).toContain(part);
  expect((await shown(stage, ["1"], {}, "diagnose")).out).toMatch(
    /^No report: the run was cut off, or could not save it\.\nLast call, in step 2/,
  );

  const costs = async () => JSON.parse((await shown(stage, ["--costs", "--json"])).out);
  const [{ inputTokens: killedTokens, ...killedRun }] = await costs();
  expect(killedRun).toMatchObject({ runs: 1, outcomes: { unfinished: 1 }, model: "scripted" });
  expect(killedTokens).toBeGreaterThan(0);

  const second = await stage.play({ issue: 1, body: "@agent continue" });
  const [both] = await costs();
  expect(both).toMatchObject({ runs: 2, outcomes: { unfinished: 1, changed: 1 } });
  expect(both.inputTokens).toBe(killedTokens + Number(second.outputs["input-tokens"]));
  const next = readFileSync(String(second.outputs["page-path"]), "utf8");
  expect(next).toContain("This run begins here.");
  expect(next).not.toContain("was cut off before it could report");
  expect(second.runner.stdout).not.toContain("The page of this run:");
  expect((await shown(stage, ["1"], {}, "diagnose")).out).toMatch(/^changed: .*\n.*\n0 of 3 calls ended in an error\n/);
});

test("an encrypted state is shown with its key, and without it the key is named", async () => {
  const stage = await stageFor({
    script,
    inputs: { "encrypt-state": "true", "state-key": "a-key-of-sixteen-or-more" },
  });
  await stage.play();
  expect(await shown(stage, ["1"])).toMatchObject({ code: 1, said: expect.stringMatching(/encrypted.*STATE_KEY/) });
  const opened = await shown(stage, ["1"], { STATE_KEY: "a-key-of-sixteen-or-more" });
  expect(opened).toMatchObject({ code: 0, said: expect.stringMatching(/^The saved state stays with the page: /) });
  expect(readFileSync(opened.out, "utf8")).toContain("a sentence to look for");
  expect((await shown(stage, ["--list"])).out).toBe("#1\tencrypted, or signed with another key");
});

test("what cannot be shown is named, with what to do", async () => {
  const stage = await stageFor({ script });
  for (const [argv, code, words] of [
    [["7"], 1, "Nothing is saved of #7 in acme/slugify"],
    [["no-such-folder"], 1, "conversation-path"],
    [[], 2, "show needs a number, an address or a folder"],
    [["1", "2"], 2, "one number, address or folder"],
    [["--odd"], 2, "--odd"],
    [["1", "--format", "openhands"], 2, "--format"],
  ] as const)
    expect(await shown(stage, argv)).toMatchObject({ code, said: expect.stringContaining(words) });
  const closed = await shown(stage, ["1"], { GITHUB_TOKEN: "ghs_of_nobody" });
  expect(closed).toMatchObject({
    code: 1,
    said: expect.stringMatching(/acme\/slugify could not be read.*GITHUB_TOKEN/),
  });
  for (const command of ["show", "export", "diagnose"] as const) {
    expect((await shown(stage, ["--help"], {}, command)).out).toMatch(new RegExp(`^deckhand ${command}: `));
    expect((await shown(stage, ["--odd"], {}, command)).said).toContain(`(see deckhand ${command} --help)`);
  }
  for (const option of ["--open", "--list", "--json"])
    expect(await shown(stage, ["1", option], {}, "diagnose")).toMatchObject({ code: 2 });
});
