/** What somebody sees who rehearses, with a model and a repository of their own. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { rehearse as rehearseStory } from "../../src/cli/rehearse.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { openStage } from "../../src/rehearsal/stage.ts";
import { bundle, fromSource } from "./play.ts";

/** From the source. What `--watch` shows is played through the bundle, as they would. */
async function rehearse(argv: readonly string[], environment: Record<string, string> = {}) {
  const [out, log]: [string[], string[]] = [[], []];
  const code = await rehearseStory({
    ...{ argv, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment }, isTty: false, bundle },
    stdout: (text) => out.push(text),
    stderr: (text) => log.push(text),
    openStage: async (request) => {
      const stage = await openStage(request);
      return { ...stage, play: (options) => stage.play({ ...options, ...fromSource }) };
    },
  });
  return { code, stdout: out.join(""), stderr: log.join("") };
}

/** Two commits on `trunk`, and work that is not committed. */
function someRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  git(folder, "init", "--quiet", "--initial-branch=trunk");
  writeFileSync(join(folder, "greeting.txt"), "hullo\n");
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "-m", "Greet");
  writeFileSync(join(folder, "secret.txt"), "not committed\n");
  return folder;
}

function git(folder: string, ...args: string[]): string {
  const identity = ["-c", "user.name=me", "-c", "user.email=me@example.org"];
  return execFileSync("git", ["-C", folder, ...identity, ...args], { encoding: "utf8" });
}

const snapshotOf = (folder: string) => [
  git(folder, "status", "--porcelain"),
  git(folder, "for-each-ref"),
  git(folder, "worktree", "list"),
  readFileSync(join(folder, "greeting.txt"), "utf8"),
];

test("one's own model fixes one's own repository, on a copy, and a tool call that ended in an error is counted and shown", async () => {
  const folder = someRepository();
  const before = snapshotOf(folder);
  const edit = { command: "str_replace", path: "greeting.txt", old_str: "hullo", new_str: "hello" };
  const missing = { ...edit, old_str: "absent" };
  const done = call("finish", { message: "It says hello now." });
  const script = [call("file_editor", missing), call("file_editor", edit), done];
  await using model = await openModel({ script, apiKey: "sk-own-key-123456", model: "own-model" });
  const own = { LLM_API_KEY: "sk-own-key-123456", LLM_MODEL: "own-model", LLM_BASE_URL: model.url };
  const { code, stdout } = await rehearse(["--repo", folder, "--say", "@agent fix the greeting"], own);
  expect(stdout).toContain("+hello");
  expect(stdout).toContain("It says hello now.");
  expect(stdout).toContain("→ trunk");
  expect(stdout).toContain("tool calls  1 ended in an error");
  expect(stdout).toContain('- file_editor: `old_str` is not in "greeting.txt".');
  expect(stdout).not.toContain("sk-own-key-123456");
  expect(stdout).not.toMatch(/scripted +the model/);
  expect(code).toBe(0);
  expect(JSON.stringify(model.requests[0]?.body.messages)).toContain("fix the greeting");
  expect(JSON.stringify(model.requests)).not.toContain("not committed");
  expect(model.problems).toEqual([]);
  expect(snapshotOf(folder)).toEqual(before);
});

test("`--watch` serves the page while the run works, and until Ctrl+C", async () => {
  const script = [call("terminal", { command: "echo while it works" }), call("finish", { message: "It is done." })];
  await using model = await openModel({ script, apiKey: "sk-own-key-123456", model: "own-model" });
  const gate = Promise.withResolvers<void>();
  await using slow = await gated(model.url, gate.promise);
  const own = { LLM_API_KEY: "sk-own-key-123456", LLM_MODEL: "own-model", LLM_BASE_URL: slow.url };
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...own };
  const args = [bundle, "rehearse", "--watch", "--repo", someRepository(), "--say", "@agent look"];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  const urlIn = () => /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\//.exec(said)?.[0] ?? "";
  const page = async () => (urlIn() === "" ? "" : (await fetch(urlIn())).text());
  await expect.poll(page).toContain("while it works");
  expect(await page()).toContain("🟡 Working on it");
  expect(await page()).not.toContain("It is done.");
  gate.resolve();
  await expect.poll(page).toMatch(/<h1>(?!🟡).*It is done\./s);
  await expect.poll(() => said).toContain("Ctrl+C");
  child.kill("SIGINT");
  expect(await ended).toBe(0);
  await expect(fetch(urlIn())).rejects.toThrow();
});

/** A server in front of another, which answers its second request and those after it when `opened` is. */
async function gated(target: string, opened: Promise<void>): Promise<AsyncDisposable & { url: string }> {
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    count += 1;
    if (count > 1) await opened;
    const headers = { authorization: request.headers.authorization ?? "", "content-type": "application/json" };
    const { origin } = new URL(target);
    const answer = await fetch(origin + request.url, { method: request.method ?? "POST", headers, body });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const { pathname } = new URL(target);
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}${pathname}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("the story of an approval is shown from the proposal to the merge", async () => {
  const { code, stdout, stderr } = await rehearse(["--story", "approval"]);
  expect(stdout).toContain("Approval needed: 1 action is paused");
  expect(stdout).toContain("It can reach: secret `NPM_TOKEN`; no host");
  expect(stdout).toContain("It runs on the base branch and these changes (1 file)");
  expect(stdout).toMatch(/`terminal` approved by octavia at .* UTC: ran with\s+exit\s+code 0/);
  expect(stdout).toContain('+  "version": "1.0.1",');
  expect(stdout).toContain("at the request of maria");
  expect(stdout + stderr).not.toContain("npm-rehearsal-00000000");
  expect(stderr).toContain("octavia: Merge pull request #2");
  expect(code).toBe(0);
});
