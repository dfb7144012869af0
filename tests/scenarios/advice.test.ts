/** When something outside is wrong, people read our headline, what the other side said, and which setting to change. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { hasty } from "./haste/haste.ts";
import { answersOf, play, stageFor } from "./play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "a note\n" });
const finish = call("finish", { message: "There is a note." });

const annotationIn = ({ runner }: Rehearsal) => runner.log.find(({ kind }) => kind === "error")?.text ?? "";

type Told = Readonly<{ headline: string; quote: string; advice: string; never?: string }>;

/** In the comment one below the other, in the log in one line; the output has the headline. */
function expectAdvice(rehearsal: Rehearsal, { headline, quote, advice, never }: Told): void {
  const [answer = ""] = answersOf(rehearsal);
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", reason: headline });
  expect(answer).toContain(`### 🔴 ${headline}\n`);
  const [, said = "", below = ""] = /\n> (.*)\n\n(.*)/.exec(answer) ?? [];
  expect(said).toContain(quote);
  expect(below).toContain(advice);
  for (const part of [headline, quote, advice]) expect(annotationIn(rehearsal)).toContain(part);
  if (never !== undefined) expect(answer).not.toContain(never);
}

const REFUSED_BY_SETTING = {
  status: 403,
  body: { message: "GitHub Actions is not permitted to create or approve pull requests." },
  headers: { "x-accepted-github-permissions": "pull_requests=write" },
};

test("F21 a repository that lets no Actions create pull requests: the setting is named, no permission, and the branch stays", async () => {
  const stage = await stageFor({ script: [edit, finish] });
  stage.github.failNext({ method: "POST", path: /\/pulls$/ }, REFUSED_BY_SETTING);
  const rehearsal = await stage.play();
  expectAdvice(rehearsal, {
    headline: "GitHub refused the pull request",
    quote: "GitHub Actions is not permitted to create or approve pull requests",
    advice: "Allow GitHub Actions to create and approve pull requests",
    never: "pull-requests: write",
  });
  expect(answersOf(rehearsal)[0]).toContain("Settings → Actions → General → Workflow permissions");
  expect(answersOf(rehearsal)[0]).toContain("organization. Or use the token of a GitHub App.");
  const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
  expect(rehearsal.outputs).toMatchObject({ branch, "pr-number": "" });
  expect(rehearsal).toMatchObject({ diff: expect.stringContaining("+a note"), pullRequests: [] });
  expect(answersOf(rehearsal)[0]).toMatch(/^Branch \[`agent\/issue-1-.*`\]\(.* · \[Files\]\(.*\/compare\//m);
});

test("a job without the permission for pull requests: the permission is named, and not the setting", async () => {
  const { rehearsal } = await play({ script: [edit, finish], permissions: { pull_requests: "read" } });
  expectAdvice(rehearsal, {
    headline: "GitHub refused the pull request",
    quote: "Resource not accessible by integration",
    advice: "`pull-requests: write`",
    never: "Allow GitHub Actions to create",
  });
});

test("a job that may not push: what git said stands below a headline of ours", async () => {
  const inputs = { "commit-mode": "git" };
  const { rehearsal } = await play({ script: [edit, finish], permissions: { contents: "read" }, inputs });
  expectAdvice(rehearsal, {
    headline: "The token cannot push to this repository, so no work could be published",
    quote: "git push: ",
    advice: "contents: write",
    never: "### 🔴 git push",
  });
});

/** An endpoint on loopback that answers every request so; resolves to its origin. */
async function endpoint(status: number, type: string, body: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a string only for pipes
  return `http://127.0.0.1:${port}`;
}

test("an address without /v1 that says so is not taken for a missing model", async () => {
  const origin = await endpoint(404, "text/plain", "404 page not found");
  const { rehearsal } = await play({ story: "fix", inputs: { "base-url": origin } });
  expectAdvice(rehearsal, {
    headline: `There is no API at \`${origin}/chat/completions\` (answered 404)`,
    quote: "404 page not found",
    advice: `try \`base-url: ${origin}/v1\``,
    never: "was not found",
  });
});

test("an address with /chat/completions at its end is refused before anything is sent", async () => {
  const { rehearsal } = await play({ story: "fix", inputs: { "base-url": "https://api.test/v1/chat/completions" } });
  expect(rehearsal.outputs.reason).toContain("leave out `/chat/completions`");
  expect(rehearsal.modelRequests).toBe(0);
});

test("what an endpoint says of a key is shown in one line, inert and without the key", async () => {
  const message =
    "The `models` permission is required.\n# Hi @octavia ![x](https://evil.test/x) sk-live-0123456789abcdef";
  const { rehearsal } = await play({ script: [{ status: 401, error: { message } }] });
  const [answer = ""] = answersOf(rehearsal);
  expect(rehearsal.outputs.reason).toMatch(/^The model endpoint refused the key \(.* answered 401\)$/);
  expect(answer).toContain(
    '\n> `` "The `models` permission is required. # Hi @\u200boctavia ![x](https://evil.test/x) ***" ``\n',
  );
  expect(JSON.stringify(rehearsal.comments)).not.toContain("sk-live");
  expect(answer).not.toContain("@agent continue");
});

test("a model that says nothing: one headline, how often it was asked, and what would help", async () => {
  const script = Array.from({ length: 10 }, () => ({ text: "" }));
  const { rehearsal } = await play({ script, environment: hasty });
  expect(rehearsal.outputs.reason).toBe("The model returned only empty replies (10 attempts)");
  expect(rehearsal.modelRequests).toBe(10);
  expect(answersOf(rehearsal)[0]).toContain('{"native_tool_calling": false}');
});

const npm = [
  "npm error code ENOTFOUND",
  "npm error syscall getaddrinfo",
  "npm error network request to https://registry.npmjs.org/x failed, reason: getaddrinfo ENOTFOUND",
  "npm error network This is a problem related to network connectivity.",
  "npm error A complete log of this run can be found in: /home/agent/.npm/_logs/debug-0.log",
].join("\\n");

test("a set-up command that fails: the line that says why, and nothing is offered to be continued", async () => {
  const inputs = { "setup-command": `printf '${npm}\\n'; exit 1` };
  const { rehearsal } = await play({ story: "fix", inputs });
  expect(rehearsal.outputs.reason).toBe(
    "The `setup-command` ended with exit code 1: npm error network request to https://registry.npmjs.org/x failed, reason: getaddrinfo ENOTFOUND",
  );
  expect(rehearsal).toMatchObject({ modelRequests: 0, branches: [] });
  expect(answersOf(rehearsal)[0]).not.toContain("@agent continue");
});

test("a set-up command that leaves changes: the annotation is made of whole sentences", async () => {
  const { rehearsal } = await play({ story: "fix", inputs: { "setup-command": "echo x > left.txt" } });
  expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0, branches: [] });
  expect(answersOf(rehearsal)[0]).toContain("left 1 change (left.txt) in the checkout");
  expect(annotationIn(rehearsal)).toContain(
    "could not be told apart from the agent's changes. Let git ignore the files that it creates",
  );
});

const misspelt: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ["an input that does not exist", { mode: "gate", "trigger-phrse": "@bot" }, "`trigger-phrse` is not an input"],
  ["a role that does not exist", { mode: "gate", "allowed-roles": "writer" }, "did you mean write?"],
  ["a role that does not exist, outside of a gate", { "allowed-roles": "writer" }, "did you mean write?"],
  [
    "an input of the gate that does not exist",
    { allowed_users: "rita", "allowed-roles": "admin" },
    "`allowed_users` is not",
  ],
];

test.for(misspelt)("%s is an error in the log, and not silence", async ([, inputs, what]) => {
  const { rehearsal } = await play({ story: "fix", inputs });
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", ok: "" });
  expect(annotationIn(rehearsal)).toContain(what);
  expect(answersOf(rehearsal)).toEqual([]);
  expect(rehearsal.runner.exitCode).toBe(1);
});

test("a misspelt `trigger_phrase` is an error where nobody calls by the other one", async () => {
  const inputs = { mode: "gate", trigger_phrase: "@bot" };
  const { rehearsal } = await play({ story: "fix", inputs }, { body: "@bot do it" });
  expect(annotationIn(rehearsal)).toContain("`trigger_phrase` is not an input (did you mean `trigger-phrase`?)");
  expect(rehearsal.runner.exitCode).toBe(1);
});

test("a gate with sound inputs, a custom role among them, is green", async () => {
  const inputs = { mode: "gate", "allowed-roles": "write, custom:release managers" };
  const { rehearsal } = await play({ story: "fix", inputs });
  expect(rehearsal.outputs).toMatchObject({ outcome: "skipped", ok: "true" });
  expect(rehearsal.runner.exitCode).toBe(0);
});
