/** The figures of the bench, each with its bar. */
import type { ReplyMemory } from "./adapter/memory.ts";
import { APIS } from "./adapter/replies.ts";
import type { AdapterTimes } from "./adapter/time.ts";
import type { LogTimes } from "./event-log.ts";
import type { FarGitHub } from "./far-github.ts";
import type { Figure } from "./figure.ts";
import type { FloodCost } from "./flood.ts";
import type { Play } from "./plays.ts";
import type { SandboxTimes } from "./sandbox.ts";
import type { SearchTimes } from "./search.ts";
import type { SkillTimes } from "./skills.ts";
import type { Skipped } from "./skipped.ts";
import type { TextTimes } from "./texts.ts";

export type Measurements = Readonly<{
  steps: number;
  skipped: readonly Skipped[];
  /** Ours and the floor's of the same run have the same index. */
  plays: Readonly<Record<"ours" | "floor", readonly Play[]>>;
  /** The same with much output. */
  floods: Readonly<Record<"ours" | "floor", readonly Play[]>>;
  /** Until the first request, with a GitHub that is slow to answer. */
  far: readonly FarGitHub[];
  /** Of 10,000 events. */
  logs: readonly LogTimes[];
  /** Milliseconds for a command that does nothing. */
  terminals: readonly number[];
  /** None where no sandbox can be built; of the same run as the terminal of the same index. */
  sandboxes: readonly SandboxTimes[];
  /** Of one command that writes a gigabyte. */
  outputs: readonly FloodCost[];
  searches: readonly SearchTimes[];
  adapters: readonly AdapterTimes[];
  replies: readonly ReplyMemory[];
  /** Megabytes a second, by kind of text. */
  scans: readonly Readonly<Record<string, number>>[];
  /** Of 65,536 characters. */
  texts: readonly TextTimes[];
  skills: readonly SkillTimes[];
  /** Milliseconds until a cancelled run has left all that it leaves, half a second for each answer of GitHub. */
  cancels: readonly number[];
  /** Milliseconds from the start of an approved run to the model; none where no sandbox can be built. */
  approvals: readonly number[];
  distBytes: number;
  /** Bytes of the bundle that one plain mention loads. */
  loadedBytes: number;
  /** How many of our modules one plain mention loads. */
  modules: number;
  /** How many git processes the action starts in the bundled story. */
  gitCalls: number;
}>;

const MB = 1e6;

/** Units are those of the table: milliseconds, kB and MB of thousands, parts of a hundred. */
export function figuresOf(measurements: Measurements): readonly Figure[] {
  const { steps, skipped, plays, floods, logs, terminals, outputs, sandboxes, searches, distBytes } = measurements;
  const { ours, floor } = plays;
  const both = (pick: (play: Play) => number) => ({ measured: ours.map(pick), floor: floor.map(pick) });
  return [
    {
      ...{ name: "a webhook that is not for us, over node -e 0", unit: "ms" },
      ...{ measured: skipped.map(({ skippedMs }) => skippedMs), floor: skipped.map(({ bareMs }) => bareMs) },
      bar: { of: "ratio", is: "at most", value: 1.5 },
    },
    {
      ...{ name: "spawn to the first model request", unit: "ms" },
      ...both(({ firstRequestMs }) => firstRequestMs),
      bar: { of: "ratio", is: "at most", value: 2.5 },
    },
    ...farFigures(measurements),
    {
      ...{ name: `gap per step, ${steps} steps`, unit: "ms" },
      ...both(({ gapMs }) => gapMs),
      bar: { of: "ratio", is: "at most", value: 1 },
    },
    {
      ...{ name: "last ten gaps, over the first ten", unit: "ms" },
      ...{ measured: ours.map(({ lastGapsMs }) => lastGapsMs), floor: ours.map(({ firstGapsMs }) => firstGapsMs) },
      bar: { of: "ratio", is: "at most", value: 1.2 },
    },
    {
      ...{ name: "prompt prefix that stays from step to step", unit: "%" },
      ...both(({ stablePart }) => stablePart * 100),
      bar: { of: "measured", is: "at least", value: 100 },
    },
    {
      ...{ name: "first request", unit: "kB" },
      ...both(({ firstBodyBytes }) => firstBodyBytes / 1000),
      bar: { of: "measured", is: "at most", value: 8 },
    },
    {
      ...{ name: "append one event", unit: "ms", measured: logs.map(({ appendMs }) => appendMs) },
      bar: { of: "measured", is: "at most", value: 0.1 },
    },
    {
      ...{ name: "open a log of 10,000 events", unit: "ms", measured: logs.map(({ openMs }) => openMs) },
      bar: { of: "measured", is: "at most", value: 200 },
    },
    {
      ...{ name: "view of 10,000 events from scratch", unit: "ms", measured: logs.map(({ viewMs }) => viewMs) },
      bar: { of: "measured", is: "at most", value: 50 },
    },
    {
      ...{ name: "view after one more event", unit: "ms", measured: logs.map(({ followMs }) => followMs) },
      bar: { of: "measured", is: "at most", value: 0.01 },
    },
    {
      ...{ name: "a command in the terminal", unit: "ms", measured: terminals },
      bar: { of: "measured", is: "at most", value: 5 },
    },
    ...(sandboxes.length === 0 ? [] : sandboxFigures(sandboxes, terminals)),
    {
      ...{ name: `peak memory, ${steps} steps`, unit: "MB" },
      ...both(({ peakBytes }) => peakBytes / MB),
      bar: { of: "ratio", is: "at most", value: 1 },
    },
    {
      ...{ name: `peak memory, ${steps} steps of 30 kB`, unit: "MB" },
      measured: floods.ours.map(({ peakBytes }) => peakBytes / MB),
      floor: floods.floor.map(({ peakBytes }) => peakBytes / MB),
      bar: { of: "measured", is: "at most", value: 160 },
    },
    {
      ...{ name: "peak memory, a command that writes 1 GB", unit: "MB" },
      measured: outputs.map(({ peakBytes }) => peakBytes / MB),
      bar: { of: "measured", is: "at most", value: 200 },
    },
    {
      ...{ name: "a search of 20,000 files, over ripgrep", unit: "ms" },
      ...{ measured: searches.map(({ searchMs }) => searchMs), floor: searches.map(({ ripgrepMs }) => ripgrepMs) },
      bar: { of: "ratio", is: "at most", value: 1.3 },
    },
    {
      ...{ name: "connections to the model", unit: "" },
      ...both(({ connections }) => connections),
      bar: { of: "measured", is: "at most", value: 1 },
    },
    ...adapterFigures(measurements),
    ...scanFigures(measurements),
    {
      ...{ name: "a text of 65 kB, read", unit: "ms", measured: measurements.texts.map(({ readMs }) => readMs) },
      bar: { of: "measured", is: "at most", value: 200 },
    },
    {
      ...{ name: "a text of 65 kB, written", unit: "ms" },
      measured: measurements.texts.map(({ writtenMs }) => writtenMs),
      bar: { of: "measured", is: "at most", value: 200 },
    },
    {
      ...{ name: "200 skills, more to the first request", unit: "ms" },
      measured: measurements.skills.map(({ withMs, withoutMs }) => withMs - withoutMs),
      bar: { of: "measured", is: "at most", value: 100 },
    },
    {
      ...{ name: "cancelled, to the last of it on a slow GitHub", unit: "ms", measured: measurements.cancels },
      bar: { of: "measured", is: "at most", value: 5000 },
    },
    ...approvalFigures(measurements),
    {
      ...{ name: "modules loaded by one plain mention", unit: "", measured: [measurements.modules] },
      bar: { of: "measured", is: "at most", value: 400 },
    },
    {
      ...{ name: "git processes of the bundled story", unit: "", measured: [measurements.gitCalls] },
      bar: { of: "measured", is: "at most", value: 15 },
    },
    {
      ...{ name: "dist/*.js", unit: "MB", measured: [distBytes / MB] },
      bar: { of: "measured", is: "at most", value: 6 },
    },
    {
      ...{ name: "of it, loaded by one plain mention", unit: "MB", measured: [measurements.loadedBytes / MB] },
      bar: { of: "measured", is: "at most", value: 2.5 },
    },
  ];
}

function farFigures({ far }: Measurements): readonly Figure[] {
  return [
    {
      ...{ name: "the same, 100 ms for each answer of GitHub", unit: "ms" },
      measured: far.map(({ firstRequestMs }) => firstRequestMs),
      bar: { of: "measured", is: "at most", value: 900 },
    },
    {
      ...{ name: "answers of GitHub, waited for in a row", unit: "", measured: far.map(({ inARow }) => inARow) },
      bar: { of: "measured", is: "at most", value: 4 },
    },
  ];
}

function sandboxFigures(sandboxes: readonly SandboxTimes[], terminals: readonly number[]): readonly Figure[] {
  const commands = sandboxes.map(({ commandMs }) => commandMs);
  return [
    {
      ...{
        name: "the sandbox, to the end of its self-test",
        unit: "ms",
        measured: sandboxes.map(({ openMs }) => openMs),
      },
      bar: { of: "measured", is: "at most", value: 400 },
    },
    {
      ...{ name: "what a command costs more behind it", unit: "ms" },
      measured: commands.map((milliseconds, run) => milliseconds - (terminals[run] ?? 0)),
      bar: { of: "measured", is: "at most", value: 8 },
    },
  ];
}

/** Two sandboxes, one after the other, and two checkouts. */
function approvalFigures({ approvals }: Measurements): readonly Figure[] {
  if (approvals.length === 0) return [];
  const name = "an approved action with a secret, to the model";
  return [{ ...{ name, unit: "ms", measured: approvals }, bar: { of: "measured", is: "at most", value: 4000 } }];
}

function adapterFigures({ adapters, replies }: Measurements): readonly Figure[] {
  return APIS.flatMap((api): Figure[] => [
    {
      ...{ name: `${api}: a call, beside its endpoint`, unit: "ms" },
      measured: adapters.map((times) => times[api].callMs),
      bar: { of: "measured", is: "at most", value: 2 },
    },
    {
      ...{ name: `${api}: a streamed token, over reading its bytes`, unit: "µs" },
      measured: adapters.map((times) => times[api].tokenUs),
      floor: adapters.map((times) => times[api].rawTokenUs),
      bar: { of: "measured", is: "at most", value: 40 },
    },
    {
      ...{ name: `${api}: memory for a reply of 20 MB, over the base`, unit: "MB" },
      measured: replies.map((bytes) => bytes[api] / MB),
      bar: { of: "measured", is: "at most", value: 60 },
    },
  ]);
}

function scanFigures({ scans }: Measurements): readonly Figure[] {
  const kinds = Object.keys(scans[0] ?? {});
  return kinds.map((kind) => ({
    ...{ name: `leak scan of ${kind}, in a second`, unit: "MB", measured: scans.map((speeds) => speeds[kind] ?? 0) },
    bar: { of: "measured", is: "at least", value: 20 },
  }));
}
