/** `npm run bench`: measures, prints the table, writes bench.json. A missed bar is said and does not fail. */
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type ReplyMemory, weighReplies } from "./adapter/memory.ts";
import { type AdapterTimes, timeAdapters } from "./adapter/time.ts";
import { timeApproval } from "./approval.ts";
import { timeCancelled } from "./cancel.ts";
import { costsOf } from "./costs.ts";
import { type Curve, judgeCurve, renderCurve } from "./curve.ts";
import { timeLog } from "./event-log.ts";
import { type FarGitHub, timeFarGitHub } from "./far-github.ts";
import { judge, renderTable } from "./figure.ts";
import { figuresOf, type Measurements } from "./figures.ts";
import { measureFlood } from "./flood.ts";
import { floorBundle } from "./floor/bundle.ts";
import { scanSpeeds } from "./leak-scan.ts";
import { bytesLoaded } from "./loaded.ts";
import type { Assignment } from "./model.ts";
import { startModel } from "./model-process.ts";
import { openPlayer, type Play, type Player } from "./plays.ts";
import { type SandboxTimes, timeSandbox } from "./sandbox.ts";
import { timeSearches } from "./search.ts";
import { timeSkills } from "./skills.ts";
import { timeSkipped } from "./skipped.ts";
import { timeTerminal } from "./terminal.ts";
import { timeTexts } from "./texts.ts";

const root = join(import.meta.dirname, "..", "..");
const bundle = join(root, "dist", "index.js");
const flood = "yes 'a line of output such as tests print' | head -c 29900";

const { values } = parseArgs({ options: { runs: { type: "string" }, quick: { type: "boolean", default: false } } });
const runs = Number(values.runs) || (values.quick ? 1 : 5);
const steps = values.quick ? 40 : 200;

const lengths = [1000, 10_000, ...(values.quick ? [] : [50_000])];

// How the work grows is asked of us and not of a disk, whose folders of 50,000 files have a curve of their own.
const memory = existsSync("/dev/shm") ? "/dev/shm" : undefined;
const curve: Curve = lengths.map((events) => ({ events, times: repeat(runs, () => timeLog(events, memory)) }));
const measurements = await measure();
const rows = figuresOf(measurements).map(judge);
const curves = judgeCurve(curve);
const all = [...rows, ...curves];
const missed = all.filter(({ isMet }) => !isMet).length;
const verdict = missed === 0 ? "Every bar is met" : `${missed} of ${all.length} bars MISSED`;
const tables = `${renderTable(rows)}\n\n${renderCurve(curve, curves)}`;
process.stdout.write(`${tables}\n\n${verdict}; medians of ${runs} runs on node ${process.versions.node}.\n`);
writeFileSync(join(root, "bench.json"), `${JSON.stringify({ rows, curves, measurements, curve }, null, 2)}\n`);

async function measure(): Promise<Measurements> {
  timeSkipped(bundle); // once, so that the files are in memory
  const skipped = repeat(3 * runs, () => timeSkipped(bundle));
  const logs = repeat(runs, () => timeLog(10_000));
  const terminals: number[] = [];
  const sandboxes: SandboxTimes[] = [];
  for (let run = 0; run < runs; run += 1) {
    terminals.push(await timeTerminal(200));
    const sandbox = await timeSandbox(bundle, 200);
    if (sandbox) sandboxes.push(sandbox);
  }
  const outputs = repeat(Math.ceil(runs / 5), () => measureFlood(values.quick ? 1e8 : 1e9));
  const searches = await timeSearches(20_000, runs);
  const adapters: AdapterTimes[] = [];
  for (let run = 0; run < runs; run += 1) adapters.push(await timeAdapters(20_000));
  const cancels: number[] = [];
  for (let run = 0; run < runs; run += 1) cancels.push(await timeCancelled(bundle, 500));
  const approvals: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const approval = await timeApproval(bundle);
    if (approval !== undefined) approvals.push(approval);
  }
  const far: FarGitHub[] = [];
  for (let run = 0; run < Math.ceil(runs / 2); run += 1) far.push(await timeFarGitHub(bundle));
  const replies: ReplyMemory[] = repeat(Math.ceil(runs / 2), weighReplies);
  return {
    steps,
    skipped,
    logs,
    terminals,
    sandboxes,
    outputs,
    searches,
    adapters,
    replies,
    cancels,
    approvals,
    far,
    scans: repeat(runs, () => scanSpeeds(3_000_000)),
    texts: repeat(runs, timeTexts),
    distBytes: bytesBeside(bundle),
    loadedBytes: await bytesLoaded(bundle),
    modules: costsOf("plain").modules.length,
    gitCalls: costsOf("fix").gitCalls.length,
    ...(await playAll()),
  };
}

async function playAll(): Promise<Pick<Measurements, "plays" | "floods" | "skills">> {
  const model = await startModel();
  const ours = await openPlayer(bundle, model);
  const floor = await openPlayer(floorBundle(), model);
  const play = (times: number, assignment: Assignment) => inTurns(times, { ours, floor }, assignment);
  try {
    await play(1, { steps: 1, command: "true", keepsBodies: false }); // once, so that everything is in memory
    const plays = await play(runs, { steps, command: "true", keepsBodies: true });
    const floods = await play(Math.ceil(runs / 5), { steps, command: flood, keepsBodies: false });
    return { plays, floods, skills: await timeSkills(bundle, model, 2 * runs) };
  } finally {
    await Promise.all([ours.close(), floor.close()]);
    model.close();
  }
}

/** Side by side, so that whatever else the machine does falls on both. */
async function inTurns(times: number, players: Readonly<Record<"ours" | "floor", Player>>, assignment: Assignment) {
  const plays = { ours: [] as Play[], floor: [] as Play[] };
  for (let run = 0; run < times; run += 1) {
    plays.ours.push(await players.ours.play(assignment));
    plays.floor.push(await players.floor.play(assignment));
  }
  return plays;
}

function repeat<T>(times: number, action: () => T): T[] {
  return Array.from({ length: times }, action);
}

function bytesBeside(file: string): number {
  const scripts = readdirSync(dirname(file)).filter((name) => name.endsWith(".js"));
  return scripts.reduce((sum, name) => sum + statSync(join(dirname(file), name)).size, 0);
}
