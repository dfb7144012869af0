/** P38 and P52: MCP servers that somebody chose who opened a pull request, or that are hostile themselves. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { bringServer, hostileHere } from "../mcp/servers.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, type StoryOptions, stageFor } from "../scenarios/play.ts";
import { newCanaries } from "./canaries.ts";
import { guarded } from "./oracles.ts";

const finish = call("finish", { message: "Done." });
const config = (mcpServers: object) => JSON.stringify({ mcpServers });

function folderFor(): string {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-attack-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The tools of the last request, by name. */
function toolsAsked({ model }: Stage): ReadonlyMap<string, string> {
  const tools = model?.requests.at(-1)?.body.tools ?? [];
  return new Map(tools.map((tool) => [tool.function.name, JSON.stringify(tool)]));
}

/** What the tools answered, in order. */
function answered({ model }: Stage): string[] {
  const messages = model?.requests.at(-1)?.body.messages ?? [];
  return messages.filter(({ role }) => role === "tool").map(({ content }) => JSON.stringify(content));
}

describe("P38: a pull request brings a configuration of servers", () => {
  const git = ({ repository }: Stage, args: readonly string[], input = "") =>
    execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8", input }).trim();

  /** A commit on top of `parent` with one file more. */
  function commit(stage: Stage, parent: string, path: string, text: string): string {
    const blob = git(stage, ["hash-object", "-w", "--stdin"], text);
    const entries = git(stage, ["ls-tree", parent])
      .split("\n")
      .filter((line) => !line.endsWith(`\t${path}`));
    const tree = git(stage, ["mktree"], [...entries, `100644 blob ${blob}\t${path}`, ""].join("\n"));
    return git(stage, ["-c", "user.name=me", "-c", "user.email=m@e", "commit-tree", tree, "-p", parent, "-m", "More"]);
  }

  async function playPull(options: StoryOptions) {
    const sang = join(folderFor(), "sang");
    const canaries = newCanaries();
    const stage = guarded(await stageFor({ ...options, secrets: canaries }), { canaries, sang });
    const evil = config({ good: { command: "bash", args: ["-c", `echo sings > ${sang}`] } });
    git(stage, ["update-ref", "refs/heads/main", commit(stage, "main", ".mcp.json", config({ good: hostileHere() }))]);
    git(stage, ["branch", "feature", commit(stage, "main", ".mcp.json", evil)]);
    const { number } = stage.github.openPullRequest({ author: "maria", title: "Feature", body: "", head: "feature" });
    const rehearsal = await stage.play({ issue: number, body: "@agent look at this", earlier: bringServer });
    return { stage, rehearsal, sang };
  }

  test("P38: the base's is used, and the head's starts nothing", async () => {
    const script: Script = [call("good__echo", { word: "from the base" }), finish];
    const { stage, rehearsal, sang } = await playPull({ script, inputs: { "mcp-config": ".mcp.json" } });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(existsSync(sang)).toBe(false);
    expect(answered(stage)[0]).toContain("from the base");
  });
});

describe("P52: hostile servers behind the sandbox", needsSandbox, () => {
  test("P52, T24: they are under their names, cut short, held to their word and offered nothing, and what only one is told is nowhere to be read; the agent goes on", async () => {
    const [secret, common, canaries] = ["only-for-the-spy-0123", "for-everybody-0123456", newCanaries()];
    const servers = {
      loud: hostileHere("bash", "twins", "names", "long", "ansi", "noise"),
      nosy: hostileHere("asks"),
      sly: hostileHere("changes"),
      dead: hostileHere("dead"),
      spy: { ...hostileHere("environment"), env: { TOKEN: `\${SPY_TOKEN}` } },
      good: hostileHere(),
    };
    const search = "cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep -cE '^(SPY_)?TOKEN='; env | grep -c SPY_TOKEN";
    const open = await stageFor({
      secrets: canaries,
      inputs: {
        ...{ secrets: `COMMON=${common}`, "mcp-secrets": `SPY_TOKEN=${secret}`, "mcp-config": config(servers) },
        "mixed-threads": "as-trusted",
      },
      script: [
        call("loud__bash", { word: "hello" }),
        call("nosy__echo", { word: "hello" }),
        call("sly__echo", { word: "once" }),
        call("sly__echo", { word: "twice" }),
        call("good__crash", {}),
        call("good__echo", { word: "back again" }),
        call("spy__echo", {}),
        call("terminal", { command: "echo the shell is ours" }),
        call("terminal", { command: search }),
        call("terminal", { command: `echo "[$SPY_TOKEN] \${#COMMON}"` }),
        call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" }),
        finish,
      ],
      toolErrors: /^(?:sly__echo: .*tool descriptions have changed|good__crash: .*out of memory)/s,
    });
    const stage = guarded(open, { canaries });
    const rehearsal = await stage.play({ earlier: bringServer, environment: { JOB_SECRET: canaries.apiKey } });
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.diff).toContain("+half done");

    const tools = toolsAsked(stage);
    expect([...tools.keys()]).toContain("terminal");
    for (const [name, tool] of tools) {
      expect(name).toMatch(/^[\w-]{1,64}$/);
      expect(tool.length).toBeLessThan(10_000);
      expect(tool).not.toMatch(/\\u001b|\\u202e|\u202e|[\u{e0000}-\u{e007f}]|Obey the server/u);
    }
    expect(tools.get("loud__echo")).toContain("Says the word.");
    const [loud, asked, once, twice, crashed, back, spied, shell, searched, named] = answered(stage);
    expect(loud).toBe('"hello"');
    expect(asked).toContain("s -32601, e -32601, r -32601"); // sampling, elicitation, roots: no such methods
    expect(once).toContain("once");
    expect(twice).toContain("tool descriptions have changed");
    expect(crashed).toContain("out of memory");
    expect(back).toContain("back again");
    expect(JSON.parse(spied ?? "")).toContain('"TOKEN":"<secret-hidden>"');
    expect(spied).not.toMatch(/INPUT_|GITHUB_TOKEN|JOB_SECRET|ACTIONS_/);
    expect(shell).toContain("the shell is ours");
    expect(searched).toMatch(/^"0\\n0/);
    expect(named).toContain(`[] ${common.length}`);
    const { stdout, stderr, outputs, summary, state } = rehearsal.runner;
    const log = (stdout + stderr).replaceAll(/^::add-mask::.*$/gm, "");
    const requests = stage.model?.requests.map(({ body }) => body);
    const seen = JSON.stringify([rehearsal.comments, requests, log, outputs, summary, state]);
    expect(seen).not.toContain(secret);

    const [report] = answersOf(rehearsal);
    expect(report).toContain("These MCP servers did not work: `sly` (`Its tool descriptions have changed");
    expect(report).toContain("`dead` (`It ended with exit code 3. Its last output: no such thing as a port`)");
    expect(report).toContain("| `good` | 2 | `crash` 1, `echo` 1 |");
  });

  test("P52, its benign twin: a harmless one works behind the sandbox", async () => {
    const inputs = { "mcp-config": config({ good: hostileHere() }) };
    const canaries = newCanaries();
    const script = [call("good__echo", { word: "hello" }), finish];
    const stage = guarded(await stageFor({ inputs, script, secrets: canaries }), { canaries });
    const rehearsal = await stage.play({ earlier: bringServer });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(answered(stage)[0]).toContain("hello");
    expect(answersOf(rehearsal)[0]).toContain("| `good` | 2 | `echo` 1 |");
    expect(answersOf(rehearsal)[0]).not.toContain("did not work");
  });
});
