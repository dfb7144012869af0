import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type RehearseOptions, rehearse } from "../../src/cli/rehearse.ts";
import type { RehearsalView, StageRequest } from "../../src/cli/render-rehearsal.ts";
import { Fault } from "../../src/lib/fault.ts";
import { openStage } from "../../src/rehearsal/stage.ts";

const fixed: RehearsalView = {
  repository: "acme/slugify",
  notes: ["2 uncommitted changes are left out: a rehearsal sees what is committed."],
  issue: { number: 1, title: "A slug may end in a hyphen", author: "rita", body: "It gives me `hello-world-`." },
  comments: [
    { id: 5001, author: "maria", body: "@agent please fix the failing test" },
    {
      id: 5002,
      author: "github-actions[bot]",
      body: "### 🟢 Done: changed 1 file\n<!-- mac=x -->\nIt now removes a hyphen at either end.\u001b[2J\n\n| Check | Result |\n|-|-|\n| `node --test` | exit 0 |",
    },
  ],
  reactions: [{ comment: 5001, author: "github-actions[bot]", content: "eyes" }],
  pullRequests: [
    { number: 2, title: "Fix slugs", body: "Closes #1", draft: true, head: "agent/issue-1", base: "main" },
  ],
  branches: ["agent/issue-1"],
  diff: "diff --git a/a.js b/a.js\nindex 1..2 100644\n--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-old\n+new\n",
  toolErrors: [],
  outputs: { outcome: "changed", "cost-usd": "0.00", "input-tokens": "1200", "output-tokens": "90" },
  runner: { exitCode: 0, durationMs: 612, errors: [], log: [] },
  modelRequests: 5,
  timings: { totalMs: 843, firstRequestMs: 91 },
  problems: [],
};

const failed: RehearsalView = {
  ...fixed,
  toolErrors: [],
  outputs: { "page-path": "/tmp/kept/run-1/run.html" },
  pullRequests: [],
  branches: [],
  diff: "",
  notes: [],
  folder: "/tmp/kept",
  runner: { exitCode: 1, durationMs: 80, errors: [], log: [{ kind: "text", text: "TypeError: x is not a function" }] },
  problems: ["500: The script is over."],
};

/** Runs the command on a stage that gives this rehearsal; tells what was printed and asked. */
async function run(argv: string[], options: Partial<RehearseOptions> & { rehearsal?: RehearsalView } = {}) {
  const { rehearsal = fixed, ...more } = options;
  let [stdout, stderr] = ["", ""];
  const asked: { request?: StageRequest; body?: string; label?: string; closed: boolean } = { closed: false };
  const exitCode = await rehearse({
    argv,
    env: {},
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
    isTty: false,
    bundle: "dist/index.js",
    openStage: async (request) => {
      asked.request = request;
      return {
        folder: "/nowhere",
        play: async ({ body, label }) => {
          request.onStep("The action runs");
          request.onLine({ kind: "text", text: "hello from the log" });
          if (body !== undefined) asked.body = body;
          if (label !== undefined) asked.label = label.name;
          return rehearsal;
        },
        merge: async () => [],
        close: async () => {
          asked.closed = true;
        },
      };
    },
    ...more,
  });
  return { exitCode, stdout, stderr, ...asked };
}

describe("deckhand rehearse", () => {
  test("tells a person what came of it", async () => {
    const { exitCode, stdout, stderr, closed } = await run([]);
    expect([exitCode, stderr, closed]).toEqual([0, "· The action runs\n", true]);
    await expect(stdout).toMatchFileSnapshot("golden/changed.txt");
  });

  test("tells why it failed, with the end of the log", async () => {
    const { exitCode, stdout } = await run([], { rehearsal: failed });
    expect(exitCode).toBe(1);
    await expect(stdout).toMatchFileSnapshot("golden/failed.txt");
  });

  test("is coloured on a terminal only, and not when NO_COLOR is set", async () => {
    const colour = "\u001b[32m+new\u001b[39m";
    expect((await run([], { isTty: true })).stdout).toContain(colour);
    expect((await run([], { isTty: true, env: { NO_COLOR: "1" } })).stdout).not.toContain("\u001b");
    expect((await run([])).stdout).not.toContain("\u001b");
  });

  test("prints nothing but JSON on stdout when asked for JSON", async () => {
    const { stdout, stderr } = await run(["--json", "--verbose"]);
    expect(JSON.parse(stdout)).toEqual(fixed);
    expect(stderr).toContain("| hello from the log");
  });

  test("tours a repository that is lent, and addresses the agent", async () => {
    const tour = await run(["--repo", "/code", "--say", "what is this?", "--keep"]);
    expect(tour.request).toMatchObject({ story: "tour", repository: "/code", keep: true, bundle: "dist/index.js" });
    expect(tour.body).toBe("@agent what is this?");
    expect((await run(["--say", "please, @Agent, look"])).body).toBe("please, @Agent, look");
    const called = ["--input", "trigger-phrase=/bot"];
    expect((await run([...called, "--say", "what is this?"])).body).toBe("/bot what is this?");
    expect((await run([...called, "--say", "/Bot, look"])).body).toBe("/Bot, look");
    expect(await run(["--story", "question"])).toMatchObject({ request: { story: "question" } });
  });

  test("approves with the label that the inputs name", async () => {
    const rehearsal = { ...fixed, outputs: { ...fixed.outputs, outcome: "awaiting-approval" } };
    expect((await run(["--story", "approval"], { rehearsal })).label).toBe("agent:approve");
    const named = ["--story", "approval", "--input", "approve-label=go"];
    expect((await run(named, { rehearsal })).label).toBe("go");
    expect((await run(named)).label).toBeUndefined();
  });

  test("plays with the real model of the environment, says so, and never prints its key", async () => {
    const env = { LLM_API_KEY: "sk-real", LLM_MODEL: "gpt" };
    const rehearsal = { ...fixed, problems: ["the key is sk-real"] };
    const told = await run(["--json"], { env, rehearsal });
    expect(told.request?.model).toEqual({ apiKey: "sk-real", model: "gpt" });
    expect(told.stdout).toContain("the key is ***");
    expect((await run([], { env })).stdout).toContain("Rehearsal with a real model (gpt)");
  });

  test("passes on the inputs that are given, and prints no secret among them", async () => {
    const given = ["--input", "api-mode=responses", "--input", "state-key=state-key-canary-1"];
    const told = await run([...given, "--json"], { rehearsal: { ...fixed, problems: ["it is state-key-canary-1"] } });
    expect(told.request?.inputs).toEqual({ "api-mode": "responses", "state-key": "state-key-canary-1" });
    expect(told.stdout).toContain("it is ***");
    const short = { env: { LLM_API_KEY: "x", LLM_MODEL: "m" }, rehearsal: failed };
    expect((await run([], short)).stdout).toContain("exit code 1"); // too short to be a key, and in many words
  });

  test("fails for an outcome that is a failure, whatever the exit code", async () => {
    expect((await run([], { rehearsal: { ...fixed, outputs: { outcome: "failed" } } })).exitCode).toBe(1);
    expect((await run([], { rehearsal: { ...fixed, outputs: { outcome: "answered" } } })).exitCode).toBe(0);
  });

  test("prints help, and refuses wrong options before anything is opened", async () => {
    expect(await run(["--help"])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("--story NAME") });
    for (const argv of [["--stroy"], ["--story", "x"]]) {
      const refused = await run(argv);
      expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
      expect(refused).not.toHaveProperty("request");
    }
    expect(await run([], { env: { LLM_MODEL: "gpt" } })).toMatchObject({ exitCode: 2, stdout: "" });
  });

  test("says what cannot be rehearsed and what to do about it", async () => {
    const openStage = () => Promise.reject(new Fault("config", "No repository.", { hint: "Make one." }));
    expect(await run([], { openStage })).toMatchObject({ exitCode: 1, stderr: "No repository.\nMake one.\n" });
  });

  test("plays the bundled story on the real stage, with the inputs that are given", async () => {
    const bundle = join(import.meta.dirname, "../rehearsal/fixtures/stand-in/dist/index.mjs");
    const inputs: (Readonly<Record<string, string>> | undefined)[] = [];
    const given = ["--input", "trigger-phrase=@agent", "--input", "max-iterations=7"];
    const { exitCode, stdout, stderr } = await run(given, {
      bundle,
      openStage: (request) => {
        inputs.push(request.inputs);
        return openStage(request);
      },
    });
    expect([exitCode, inputs]).toEqual([0, [{ "trigger-phrase": "@agent", "max-iterations": "7" }]]);
    expect(stdout).toContain("── Pull request #2 (draft): Fix it");
    expect(stdout.split("\n").length).toBeLessThan(80);
    expect(stderr).toContain("· terminal node --test\n");
  });
});
