import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { doctor } from "../../src/cli/doctor/doctor.ts";
import type { ChatRequest } from "../../src/rehearsal/model/request.ts";
import { call, type Script, type ScriptedReply, say, write } from "../../src/rehearsal/model/script.ts";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { LAPSES_MS } from "../real-time.ts";

const API_KEY = "sk-doctor-0123456789";

type Asked = Readonly<{ env?: Readonly<Record<string, string>>; model?: string; now?: string; limitMs?: number }>;

/** Runs the command against a scripted model that is called "test-1" unless said otherwise. */
async function examine(script: Script, argv: readonly string[] = [], { env = {}, model, now, limitMs }: Asked = {}) {
  const server = await openModel({ script, apiKey: API_KEY, model: model ?? "test-1" });
  onTestFinished(() => server.close());
  let [stdout, stderr] = ["", ""];
  const exitCode = await doctor({
    ...(limitMs !== undefined && { limitMs }),
    argv,
    env: { LLM_API_KEY: API_KEY, LLM_MODEL: model ?? "test-1", LLM_BASE_URL: server.url, ...env },
    world: {
      fetch: (url, init) => fetch(String(url).replace("https://api.openai.com/v1", server.url), init),
      clock: () => performance.now(),
      sleep: async () => {},
      random: () => 0,
      signal: new AbortController().signal,
      now: () => new Date(now ?? "2026-12-01T00:00:00Z"),
    },
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
  });
  const requests = server.requests.length + server.responsesRequests.length;
  return { exitCode, stdout: stdout.replaceAll(server.url, "http://models.test/v1"), stderr, server, requests };
}

const answer = call("answer", { word: "Red" });
const refusal = (message: string): ScriptedReply => ({
  status: 400,
  error: { message, type: "invalid_request_error" },
});
/** The same turn so often that it is the doctor that ends. */
const always = (turn: (request: ChatRequest) => ScriptedReply): Script => Array.from({ length: 8 }, () => turn);

test("an endpoint that never ends is given up after a while", async () => {
  const silent = { fault: { kind: "keep-alive", everyMs: 20 } } as const;
  const { exitCode, stderr } = await examine(
    always(() => ({ ...say("Hm."), ...silent })),
    [],
    { limitMs: LAPSES_MS },
  );
  expect(exitCode).toBe(1);
  expect(stderr).toContain("no whole reply within 0.3 seconds");
});

describe("a model that can do everything", () => {
  test("is asked once, with a tool and a picture", async () => {
    const { exitCode, stdout, stderr, server } = await examine([answer]);
    expect([exitCode, stderr, server.problems]).toEqual([0, "", []]);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body.tools).toHaveLength(1);
    expect(JSON.stringify(server.requests[0]?.body.messages)).toContain("data:image/png;base64,");
    await expect(stdout).toMatchFileSnapshot("golden/doctor.txt");
  });

  test("shows neither its key nor those of others", async () => {
    const { stdout } = await examine(
      [answer],
      ["--input", "model-headers=X-Api-Key: sk-header-canary", "--input", "state-key=state-key-canary"],
    );
    expect(stdout).not.toMatch(/canary|0123456789/);
    expect(stdout).toContain("api-key: $" + "{{ secrets.LLM_API_KEY }}");
  });

  test("is asked with the inputs that are given, which are repeated", async () => {
    const inputs = ["--input", "reasoning-effort=low", "--input", 'model-features={"context_window": 32768}'];
    const { stdout, server } = await examine([answer], inputs);
    expect(server.requests[0]?.body).toMatchObject({ reasoning_effort: "low" });
    for (const line of ["32768 tokens", "reasoning-effort: low", `model-features: '{"context_window":32768}'`])
      expect(stdout).toContain(line);
  });

  test("has its protocol found out", async () => {
    const words = "This model is only supported in v1/responses and not in v1/chat/completions.";
    const { exitCode, stdout, requests } = await examine([refusal(words), answer]);
    expect([exitCode, requests]).toEqual([0, 2]);
    expect(stdout).toMatch(/protocol +Responses \(as the endpoint asks for\)/);
    expect(stdout).toContain("api-mode: responses");
    const given = await examine([answer], ["--input", "api-mode=responses"]);
    expect(given.stdout).toMatch(/protocol +Responses \(as given\)/);
  });

  test("has a price by the table, which is named when it is old", async () => {
    const settings = { env: { LLM_BASE_URL: "https://api.openai.com/v1" }, model: "gpt-4.1" };
    const { stdout } = await examine([answer], [], settings);
    expect(stdout).toMatch(/price +\$2 in, \$8 out, \$0\.5 from the cache, for a million tokens \(LiteLLM \S+, 20/);
    expect(stdout).toMatch(/window +1047576 tokens/);
    expect(stdout).not.toContain("Warning");
    const old = await examine([answer], [], { ...settings, now: "2030-01-01T00:00:00Z" });
    expect(old.stdout).toMatch(/Warning: the price of gpt-4\.1 is \d{4} days old/);
  });

  test("has a price that is given, or is stated, or is unknown", async () => {
    const price = ["--input", 'model-features={"price": {"input": 2, "output": 8}}'];
    const given = await examine([answer], price, { now: "2030-01-01T00:00:00Z" });
    expect(given.stdout).toContain("$2 in, $8 out, for a million tokens (as given)");
    expect(given.stdout).not.toContain("Warning: the price");
    const stated = await examine([{ ...answer, usage: { cost: 0.001 } }]);
    expect(stated.stdout).toMatch(/price +stated by the endpoint with each reply/);
    const unpriced = await examine([{ ...answer, usage: { cost: undefined } }]);
    expect(unpriced.stdout).toMatch(/price +unknown/);
    expect(unpriced.stdout).toContain("Warning: the price of test-1 is unknown");
  });
});

describe("a model or an endpoint that lacks something", () => {
  test("takes no tools: they are given in words", async () => {
    const turn = (request: ChatRequest) =>
      request.tools ? refusal("test-1 does not support tools") : write("answer", { word: "red" });
    const { exitCode, stdout, requests } = await examine(always(turn));
    expect([exitCode, requests]).toEqual([0, 4]);
    expect(stdout).toMatch(/tool calling +not natively/);
    expect(stdout).toContain(`model-features: '{"native_tool_calling":false}'`);
  });

  test("does not stream", async () => {
    const turn = ({ stream }: ChatRequest) =>
      stream ? refusal("Your organization must be verified to stream this model.") : answer;
    const { exitCode, stdout } = await examine(always(turn));
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/streaming +no: the request was refused/);
    expect(stdout).toContain(`model-features: '{"stream":false}'`);
  });

  test("takes no pictures", async () => {
    const turn = ({ messages }: ChatRequest) =>
      JSON.stringify(messages).includes("image_url") ? refusal("image input is not supported") : answer;
    const { exitCode, stdout, requests } = await examine(always(turn));
    expect([exitCode, requests]).toEqual([0, 2]);
    expect(stdout).toMatch(/vision +no: the request was refused/);
    expect(stdout).toContain(`model-features: '{"vision":false}'`);
    const known = await examine([answer], [], { model: "deepseek-chat" });
    expect(known.stdout).toMatch(/vision +not asked/);
  });

  test("reports no usage", async () => {
    const { stdout } = await examine([{ ...answer, usage: "absent" }]);
    expect(stdout).toMatch(/usage +not reported/);
    expect(stdout).toContain("Warning: the endpoint does not report tokens");
  });

  test("writes the call as text, which its server should have parsed", async () => {
    const { exitCode, stdout } = await examine([
      say('<tool_call>{"name": "answer", "arguments": {"word": "red"}}</tool_call>'),
    ]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/tool calling +no: the call came as text/);
    expect(stdout).toContain(`model-features: '{"native_tool_calling":false}'`);
  });

  test("takes no tools, and writes calls in words that cannot be read: people are told, not the model", async () => {
    const turn = (request: ChatRequest) =>
      request.tools ? refusal("test-1 does not support tools") : say('<tool_call>{"name": "answer"}</tool_call>');
    const { exitCode, stderr } = await examine(always(turn));
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^The model wrote a tool call that cannot be read: .*\. Use a model that writes calls better/,
    );
    expect(stderr).not.toContain("Your last reply");
  });

  test("answers in words, and does not see", async () => {
    const { exitCode, stdout } = await examine([say("It is blue.")]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/tool calling +no: the model did not call the tool/);
    expect(stdout).toMatch(/vision +the picture was accepted, but/);
  });

  test("does not know the key: it is asked once", async () => {
    const { exitCode, stdout, stderr, server } = await examine([answer], [], {
      env: { LLM_API_KEY: "sk-wrong-98765" },
    });
    expect([exitCode, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/refused the key \(.* answered 401\).*Check the `api-key` input/);
    expect(stderr).not.toContain("sk-wrong-98765");
    expect(server.problems).toHaveLength(1);
  });

  test("does not know the model: it is asked once", async () => {
    const { exitCode, stderr, server } = await examine([answer], [], { env: { LLM_MODEL: "test-2" } });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/The model "test-2" was not found .*Check the `model`/);
    expect(server.problems).toHaveLength(1);
  });

  test("refuses whatever it is asked: the first refusal counts", async () => {
    const { exitCode, stderr, requests } = await examine(always(() => refusal("No.")));
    expect([exitCode, requests]).toEqual([1, 4]);
    expect(stderr).toContain('"No."');
  });
});

describe("what is typed", () => {
  test("is refused before anything is asked, if it is wrong", async () => {
    for (const argv of [["--story", "fix"], ["--input", "modle=x"], ["--input", "model"], ["x"]])
      expect(await examine([], argv)).toMatchObject({ exitCode: 2, stdout: "", requests: 0 });
    const none = await examine([], [], { env: { LLM_API_KEY: "", LLM_MODEL: "", LLM_BASE_URL: "" } });
    expect(none).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("LLM_API_KEY") });
    const malformed = await examine([], ["--input", "api-mode=soap"]);
    expect(malformed).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("`api-mode` must be auto") });
    expect(await examine([], ["--help"])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("--input") });
  });
});

/** An endpoint that answers each path as it is told, and all others with 404. */
async function oddEndpoint(answers: Readonly<Record<string, readonly [status: number, body: string]>>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    const [status, body] = answers[path] ?? [404, '{"detail": "Not Found"}'];
    request.resume().once("end", () => {
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const env = { LLM_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }; // it listens on a port
  return { env, asked };
}

const called = { type: "function_call", id: "f", call_id: "c", name: "answer", arguments: '{"word": "red"}' };
const used = { type: "tool_use", id: "t", name: "answer", input: { word: "red" } };

test.for<[string, string, object]>([
  ["responses", "/v1/responses", { id: "r", status: "completed", output: [called] }],
  ["messages", "/v1/messages", { type: "message", id: "m", content: [used], stop_reason: "tool_use" }],
])("an endpoint that has %s only is asked over it, and the input is named", async ([api, path, body]) => {
  const { env, asked } = await oddEndpoint({ [path]: [200, JSON.stringify(body)] });
  const { exitCode, stdout } = await examine([], [], { env });
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`api-mode: ${api}`);
  expect(stdout).not.toContain('"api"');
  expect(asked.at(-1)).toBe(path);
});

test("an endpoint that has none of them is told by the first, and a protocol that was given is the only one", async () => {
  const { env, asked } = await oddEndpoint({});
  const { exitCode, stderr } = await examine([], [], { env });
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/no API at .*\/v1\/chat\/completions.*`api-mode`/s)]);
  expect(asked.length).toBeGreaterThan(2);
  const given = await oddEndpoint({});
  await examine([], ["--input", "api-mode=messages"], { env: given.env });
  expect(new Set(given.asked)).toEqual(new Set(["/v1/messages"]));
});

test("a refusal is shown as it came, also one that is nested without end", async () => {
  const refusal = await oddEndpoint({ "/v1/chat/completions": [400, '{"error": {"message": "No, never."}}'] });
  expect((await examine([], [], { env: refusal.env })).stderr).toMatch(/It replied:\n.*No, never\./s);
  const deep = `{"error": ${'{"error":'.repeat(6000)}1${"}".repeat(6000)}}`;
  const nested = await oddEndpoint({ "/v1/chat/completions": [400, deep] });
  expect((await examine([], [], { env: nested.env })).stderr).toContain("did not accept the request");
});

describe("with a repository", () => {
  const github = async (status: number, body: object) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo; // a string only for pipes
    const GITHUB_API_URL = `http://127.0.0.1:${port}`;
    return { asked, env: { GITHUB_API_URL, GITHUB_REPOSITORY: "acme/tides", GITHUB_TOKEN: "ghp_admin" } };
  };
  const settings = (can: boolean) => ({ default_workflow_permissions: "read", can_approve_pull_request_reviews: can });

  test("it says that Actions may not create pull requests, where to allow it, and fails", async () => {
    const { asked, env } = await github(200, settings(false));
    const { exitCode, stdout } = await examine([answer], [], { env });
    expect(exitCode).toBe(1);
    expect(stdout).toContain("GitHub Actions may not create pull requests in acme/tides");
    expect(stdout).toContain('"Allow GitHub Actions to create and approve pull requests" in Settings');
    expect(asked).toEqual(["GET /repos/acme/tides/actions/permissions/workflow token ghp_admin"]);
  });

  test("twin: it says that they may", async () => {
    const { env } = await github(200, settings(true));
    const { exitCode, stdout } = await examine([answer], [], { env });
    expect([exitCode, stdout.split("\n").at(-2)]).toEqual([
      0,
      "GitHub Actions may create pull requests in acme/tides.",
    ]);
  });

  test("it says that another token is not told, and does not fail for that", async () => {
    const { env } = await github(403, { message: "Must have admin rights to Repository." });
    const { exitCode, stdout } = await examine([answer], [], { env });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/does not say whether .*Must have admin rights.*`administration: read`/);
  });
});
