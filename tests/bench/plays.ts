/** Plays one task through a bundle on the stage of rehearsals, against the bench's model, and says what that cost. */
import { openStage } from "../../src/rehearsal/stage.ts";
import { median } from "./figure.ts";
import { watchMemory } from "./memory.ts";
import type { Assignment, Exchange } from "./model.ts";
import type { BenchModel } from "./model-process.ts";

/** Times are milliseconds. A gap is from the end of a reply to the arrival of the next request. */
export type Play = Readonly<{
  firstRequestMs: number;
  gapMs: number;
  firstGapsMs: number;
  lastGapsMs: number;
  firstBodyBytes: number;
  stablePart: number;
  connections: number;
  peakBytes: number;
}>;

export type Player = Readonly<{ play(assignment: Assignment): Promise<Play>; close(): Promise<void> }>;

/** One stage for all plays of a bundle; each play is a new issue, a fresh checkout and a new process. */
export async function openPlayer(bundle: string, model: BenchModel, repository?: string): Promise<Player> {
  const stage = await openStage({
    bundle,
    story: "tour",
    ...(repository !== undefined && { repository }),
    model: { apiKey: "sk-bench-00000000", model: "scripted", baseUrl: model.url },
    inputs: { "max-iterations": "1000" },
  });
  const play = async (assignment: Assignment) => {
    model.assign(assignment);
    const peakOf = watchMemory(bundle);
    const { runner, toolErrors } = await stage.play({
      body: "@agent run the command once more",
      title: "DecisionPlace",
      issueBody: "",
    });
    const peakBytes = peakOf();
    const observed = await model.report();
    const { exchanges, connections, stablePart } = observed;
    if (runner.exitCode !== 0 || exchanges.length !== assignment.steps + 1) {
      throw new Error(
        `${bundle} did not play its part (${exchanges.length} requests):\n${runner.stdout}${runner.stderr}`,
      );
    }
    if (toolErrors.length > 0) throw new Error(`${bundle}: ${toolErrors.length} tool calls ended in an error.`);
    return { ...timesOf(exchanges, runner.startedAt), connections, stablePart, peakBytes };
  };
  return { play, close: () => stage.close() };
}

function timesOf(exchanges: readonly Exchange[], spawnedAt: number) {
  const gaps = exchanges.slice(1).map(({ startedAt }, index) => startedAt - (exchanges[index]?.endedAt ?? Number.NaN));
  return {
    firstRequestMs: (exchanges[0]?.startedAt ?? Number.NaN) - spawnedAt,
    gapMs: median(gaps),
    firstGapsMs: median(gaps.slice(0, 10)),
    lastGapsMs: median(gaps.slice(-10)),
    firstBodyBytes: exchanges[0]?.bytes ?? Number.NaN,
  };
}
