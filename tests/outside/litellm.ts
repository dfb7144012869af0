/** A LiteLLM proxy between Deckhand and five scripted upstreams, over each protocol that it offers. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { openStage } from "../../src/rehearsal/stage.ts";
import { storyOf } from "../../src/rehearsal/story/story.ts";
import { problemsOf } from "./checks.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { freePort, serve } from "./process.ts";
import { inEnvironment, makeEnvironment } from "./python.ts";
import type { Turn } from "./upstreams/api.ts";
import { openUpstream } from "./upstreams/upstream.ts";

const pin = "litellm[proxy]==1.106.12";
const MINUTES = 60_000;
const masterKey = "sk-proxy-3e8b1d6f";
const upstreamKey = "sk-upstream-7a2c9f";

/** What each answer of an upstream reports. */
const tokens = { prompt: 1000, cached: 400, completion: 50 };

/** What LiteLLM calls the models behind its aliases; `reports` is what it passes on of the usage beside plain tokens. */
const MODELS = {
  "up-openai": { model: "openai/gpt-4o", reports: ["cost"] },
  "up-anthropic": { model: "anthropic/claude-sonnet-4-5", reports: ["cost", "cached"] },
  "up-gemini": { model: "gemini/gemini-3.1-pro-preview", reports: ["cost", "cached"] },
  "up-mistral": { model: "mistral/mistral-large-latest", reports: ["cost"] },
  "up-ollama": { model: "ollama_chat/qwen3", reports: [] },
} as const;
type Alias = keyof typeof MODELS;

type Play = Readonly<{ alias: Alias; api: "chat" | "responses" | "messages" }>;

/** LiteLLM makes Responses requests that OpenAI would store of Messages requests: the scripted OpenAI is not for those. */
const PLAYS = (Object.keys(MODELS) as Alias[]).flatMap((alias): Play[] => {
  const plays: Play[] = [
    { alias, api: "chat" },
    { alias, api: "responses" },
  ];
  return alias === "up-openai" ? plays : [...plays, { alias, api: "messages" }];
});

export const litellm: Counterpart = {
  name: "litellm",
  about:
    "whole runs through a LiteLLM proxy, to upstreams that speak as OpenAI, Anthropic, Gemini, Mistral and Ollama do",
  pins: [pin],
  install: (folder) => makeEnvironment({ folder, python: [3, 10], packages: [pin] }),
  async *play(world) {
    const { script } = storyOf("fix");
    await using upstream = await openUpstream(script.map(turnOf), tokens);
    const usage = {
      prompt_tokens: tokens.prompt,
      completion_tokens: tokens.completion,
      total_tokens: tokens.prompt + tokens.completion,
      cost: 0.01,
    };
    const turns = script.map((turn) => (typeof turn === "function" ? turn : { ...turn, usage }));
    await using openai = await openModel({ script: [...turns, ...turns], apiKey: upstreamKey, model: "gpt-4o" });
    const roots: Readonly<Record<Alias, string>> = {
      "up-openai": openai.url,
      "up-anthropic": upstream.url("anthropic"),
      "up-gemini": upstream.url("gemini"),
      "up-mistral": `${upstream.url("mistral")}/v1`,
      "up-ollama": upstream.url("ollama"),
    };
    await using proxy = await openProxy(world, roots);
    const seen = () => ({ marks: upstream.marks(), refused: upstream.problems.length, openai: openai.problems.length });
    for (const play of PLAYS) {
      const before = seen();
      const row = await playThrough(world, play, proxy.url);
      const problems = [...upstream.problems.slice(before.refused), ...openai.problems.slice(before.openai)];
      const marks = seen().marks - before.marks;
      if (play.alias === "up-anthropic" && marks < 2 * script.length)
        problems.push(`${marks} marks for the cache have arrived.`);
      yield { ...row, problems: [...row.problems, ...problems] };
    }
  },
};

async function openProxy({ folder, scratch }: World, roots: Readonly<Record<Alias, string>>) {
  const config = {
    model_list: Object.entries(MODELS).map(([alias, { model }]) => ({
      model_name: alias,
      litellm_params: { model, api_base: roots[alias as Alias], api_key: upstreamKey }, // it is one of them
    })),
    general_settings: { master_key: masterKey },
    litellm_settings: { include_cost_in_streaming_usage: true },
  };
  const file = join(scratch, "config.yaml");
  writeFileSync(file, JSON.stringify(config)); // JSON is YAML
  const port = await freePort();
  const proxy = await serve(
    inEnvironment(folder, "litellm"),
    ["--config", file, "--host", "127.0.0.1", "--port", String(port)],
    {
      env: { LITELLM_LOCAL_MODEL_COST_MAP: "True" }, // it would ask GitHub for prices
      url: `http://127.0.0.1:${port}/health/liveliness`,
      limitMs: 3 * MINUTES,
    },
  );
  return { url: `http://127.0.0.1:${port}/v1`, [Symbol.asyncDispose]: () => proxy[Symbol.asyncDispose]() };
}

async function playThrough({ action }: World, { alias, api }: Play, baseUrl: string): Promise<Row> {
  const inputs = {
    "api-mode": api,
    ...(alias === "up-anthropic" && { "model-features": '{"prompt_caching": "marks"}' }), // an alias says nothing
  };
  await using stage = await openStage({
    bundle: join(action, "dist", "index.js"),
    story: "fix",
    model: { apiKey: masterKey, model: alias, baseUrl },
    inputs,
  });
  const rehearsal = await stage.play();
  const { outputs, runner, pullRequests, diff, toolErrors } = rehearsal;
  const problems = [
    ...usageProblems(alias, outputs),
    ...(runner.exitCode === 0 ? [] : [`The action ended with ${runner.exitCode}: ${outputs.reason}`]),
    ...(pullRequests.length === 1 && diff.includes("replaceAll(/^-|-$/g") ? [] : ["The fix is in no pull request."]),
    ...toolErrors.map(({ tool, text }) => `${tool} failed: ${text}`),
    ...problemsOf(rehearsal, [masterKey]),
  ];
  return {
    what: `${alias} over ${api}: a run that fixes the bug`,
    problems,
    note: `${outputs.iterations} steps, $${outputs["cost-usd"]}`,
  };
}

function usageProblems(alias: Alias, outputs: Readonly<Record<string, string>>): string[] {
  const { length } = storyOf("fix").script;
  const reports: readonly string[] = MODELS[alias].reports;
  const expected = {
    outcome: "changed",
    "input-tokens": String(length * tokens.prompt),
    "output-tokens": String(length * tokens.completion),
    ...(reports.includes("cached") && { "cached-tokens": String(length * tokens.cached) }),
  };
  const wrong = Object.entries(expected).filter(([name, value]) => outputs[name] !== value);
  const isPriced = Number(outputs["cost-usd"]) > 0 || !reports.includes("cost");
  return [
    ...wrong.map(([name, value]) => `${name} is ${outputs[name]} instead of ${value}`),
    ...(isPriced ? [] : [`cost-usd is ${outputs["cost-usd"]}, although LiteLLM knows the price.`]),
  ];
}

function turnOf(turn: ReturnType<typeof storyOf>["script"][number]): Turn {
  const call = typeof turn === "function" ? undefined : turn.calls?.[0];
  if (typeof turn === "function" || !call || typeof call.arguments === "string")
    throw new Error("The story has a turn that is no call.");
  return { call: { name: call.name, arguments: call.arguments }, ...(turn.text !== undefined && { text: turn.text }) };
}
