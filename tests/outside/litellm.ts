/** A LiteLLM proxy between Deckhand and three scripted upstreams: OpenAI's API, Anthropic's and Gemini's. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { openStage } from "../../src/rehearsal/stage.ts";
import { storyOf } from "../../src/rehearsal/story/story.ts";
import { problemsOf } from "./checks.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { freePort, serve } from "./process.ts";
import { inEnvironment, makeEnvironment } from "./python.ts";
import { openUpstream, type Turn } from "./upstream.ts";

const pin = "litellm[proxy]==1.106.2";
const MINUTES = 60_000;
const masterKey = "sk-proxy-3e8b1d6f";
const upstreamKey = "sk-upstream-7a2c9f";

/** What each answer of an upstream reports. */
const tokens = { prompt: 1000, cached: 400, completion: 50 };

export const litellm: Counterpart = {
  name: "litellm",
  about: "whole runs through a LiteLLM proxy to upstreams that speak as OpenAI, Anthropic and Gemini do",
  pins: [pin],
  install: (folder) => makeEnvironment({ folder, python: [3, 10], packages: [pin] }),
  async *play(world) {
    const turns = storyOf("fix").script.map(turnOf);
    await using upstream = await openUpstream(turns, tokens);
    const usage = {
      prompt_tokens: tokens.prompt,
      completion_tokens: tokens.completion,
      total_tokens: tokens.prompt + tokens.completion,
      cost: 0.01,
    };
    const script = storyOf("fix").script.map((turn) => (typeof turn === "function" ? turn : { ...turn, usage }));
    await using openai = await openModel({ script, apiKey: upstreamKey, model: "gpt-4o" });
    const config = {
      model_list: [
        {
          model_name: "up-openai",
          litellm_params: { model: "openai/gpt-4o", api_base: openai.url, api_key: upstreamKey },
        },
        {
          model_name: "up-anthropic",
          litellm_params: { model: "anthropic/claude-sonnet-4-5", api_base: upstream.anthropic, api_key: upstreamKey },
        },
        {
          model_name: "up-gemini",
          litellm_params: { model: "gemini/gemini-2.5-pro", api_base: upstream.gemini, api_key: upstreamKey },
        },
      ],
      general_settings: { master_key: masterKey },
      litellm_settings: { include_cost_in_streaming_usage: true },
    };
    const file = join(world.scratch, "config.yaml");
    writeFileSync(file, JSON.stringify(config)); // JSON is YAML
    const port = await freePort();
    await using _proxy = await serve(
      inEnvironment(world.folder, "litellm"),
      ["--config", file, "--host", "127.0.0.1", "--port", String(port)],
      {
        env: { LITELLM_LOCAL_MODEL_COST_MAP: "True" }, // it would ask GitHub for prices
        url: `http://127.0.0.1:${port}/health/liveliness`,
        limitMs: 3 * MINUTES,
      },
    );
    for (const [model, api] of PLAYS) {
      const before = upstream.problems.length + openai.problems.length;
      const marks = upstream.marks();
      const row = await playThrough(world, [model, api], `http://127.0.0.1:${port}/v1`, turns.length);
      const isMarked = model !== "up-anthropic" || upstream.marks() >= marks + 2 * turns.length;
      const problems = [...upstream.problems, ...openai.problems].slice(before);
      if (!isMarked) problems.push(`${upstream.marks() - marks} marks for the cache have arrived.`);
      yield { ...row, problems: [...row.problems, ...problems] };
    }
  },
};

type Play = readonly [model: string, api: "chat" | "responses"];

const PLAYS: readonly Play[] = [
  ["up-openai", "chat"],
  ["up-anthropic", "chat"],
  ["up-gemini", "chat"],
  ["up-anthropic", "responses"],
  ["up-gemini", "responses"],
];

async function playThrough({ action }: World, [model, api]: Play, baseUrl: string, requests: number): Promise<Row> {
  const inputs = {
    "api-mode": api,
    ...(model === "up-anthropic" && { "model-features": '{"prompt_caching": "marks"}' }), // an alias says nothing
  };
  await using stage = await openStage({
    bundle: join(action, "dist", "index.js"),
    story: "fix",
    model: { apiKey: masterKey, model, baseUrl },
    inputs,
  });
  const rehearsal = await stage.play();
  const { outputs, runner, pullRequests, diff, toolErrors } = rehearsal;
  const expected = {
    outcome: "changed",
    "input-tokens": String(requests * tokens.prompt),
    "output-tokens": String(requests * tokens.completion),
    ...(model !== "up-openai" && { "cached-tokens": String(requests * tokens.cached) }), // that upstream reports none
  };
  const wrong = Object.entries(expected).filter(([name, value]) => outputs[name] !== value);
  const problems = [
    ...wrong.map(([name, value]) => `${name} is ${outputs[name]} instead of ${value}`),
    ...(Number(outputs["cost-usd"]) > 0
      ? []
      : [`cost-usd is ${outputs["cost-usd"]}, although LiteLLM knows the price.`]),
    ...(runner.exitCode === 0 ? [] : [`The action ended with ${runner.exitCode}: ${outputs.reason}`]),
    ...(pullRequests.length === 1 && diff.includes("replaceAll(/^-|-$/g") ? [] : ["The fix is in no pull request."]),
    ...toolErrors.map(({ tool, text }) => `${tool} failed: ${text}`),
    ...problemsOf(rehearsal, [masterKey]),
  ];
  return {
    what: `${model} over ${api}: a run that fixes the bug`,
    problems,
    note: `${outputs.iterations} steps, $${outputs["cost-usd"]}`,
  };
}

function turnOf(turn: ReturnType<typeof storyOf>["script"][number]): Turn {
  const call = typeof turn === "function" ? undefined : turn.calls?.[0];
  if (typeof turn === "function" || !call || typeof call.arguments === "string")
    throw new Error("The story has a turn that is no call.");
  return { call: { name: call.name, arguments: call.arguments }, ...(turn.text !== undefined && { text: turn.text }) };
}
