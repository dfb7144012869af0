/**
 * Captures the work in a process of its own, with a time limit. It is ended together with every git that it has started: what tools
 * have left can keep it, and not the run, which gets what was captured until then.
 */
import { z } from "zod";
import { runProgram } from "../../core/workspace/run-program.ts";
import { Fault } from "../../lib/fault.ts";
import { systemEnvironment } from "../../lib/programs.ts";
import { CODES, type Code } from "../../policy/codes.ts";
import type { Change } from "../../policy/entries.ts";
import type { CaptureRequest } from "./capture.ts";

export type CaptureJob = Readonly<{
  /** The command line of `capture-program.ts`. */
  command: readonly string[];
  /** For all attempts together. */
  limitMs: number;
  /** Ends the capture, which rejects with its reason. */
  signal: AbortSignal;
}>;

const isCode = (text: string): text is Code => text in CODES;

const Entry = z
  .object({
    path: z.string(),
    quoted: z.string(),
    oldMode: z.string(),
    newMode: z.string(),
    oldObject: z.string(),
    newObject: z.string(),
  })
  .readonly();

/** A binary file has no lines to count. */
const ChangedFile = z
  .object({ path: z.string(), added: z.number().optional(), removed: z.number().optional() })
  .transform(({ path, added, removed }) => ({ path, added, removed }));

const Commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const Candidates = z.array(Commit).max(20).readonly();

/** An `AgentCommits`. */
const Commits = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("merged"), commits: Candidates }).readonly(),
  z.object({ kind: z.literal("rewritten"), onto: Candidates }).readonly(),
  z
    .object({
      kind: z.literal("copied"),
      how: z.enum(["revert", "pick"]),
      of: Commit,
      subject: z.string().max(1000),
      tree: Commit,
    })
    .readonly(),
  z.object({ kind: z.literal("plain") }).readonly(),
]);

/** A `Change`, as the process writes it. */
const CapturedChange = z.object({
  tree: z.string(),
  files: z.array(ChangedFile).readonly(),
  known: z
    .object({ from: z.string(), to: z.string(), entries: z.array(Entry).readonly() })
    .readonly()
    .optional(),
  leftOut: z
    .array(z.object({ path: z.string(), code: z.string().refine(isCode), detail: z.string() }).readonly())
    .readonly(),
  wholeTree: z.string().optional(),
  aside: z
    .object({
      paths: z.array(z.string()).readonly(),
      patch: z.base64().transform((text) => Buffer.from(text, "base64")),
    })
    .readonly()
    .optional(),
  passedOver: z
    .array(
      z.object({ kind: z.enum(["ignored", "revealed", "sparse"]), path: z.string(), detail: z.string() }).readonly(),
    )
    .readonly()
    .optional(),
  commits: Commits.optional(),
});

/** A line of the process. `files` is the work tree alone, and `whole` also has what is on branches and in stashes. */
const CaptureLine = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["files", "whole"]), change: CapturedChange }),
  z.object({ kind: z.literal("failed"), why: z.string() }),
]);
type CaptureLine = z.infer<typeof CaptureLine>;

/** The limit of its output: a change of 200,000 files has less. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Parts of the limit for git's own way to find files, and for ours where that failed. */
const ATTEMPTS = [
  { finder: "git", share: 0.65 },
  { finder: "walk", share: 0.35 },
] as const;

/** Rejects with a "git" Fault when no attempt captured the files of the work tree. */
export async function runCaptureJob(request: CaptureRequest, job: CaptureJob): Promise<Change> {
  const problems: string[] = [];
  for (const { finder, share } of ATTEMPTS) {
    const { lines, isLate } = await attempt({ ...request, finder }, { ...job, limitMs: job.limitMs * share });
    const captured = lines.findLast((line) => line.kind !== "failed");
    const problem = lines.findLast((line) => line.kind === "failed");
    if (captured) return captured.kind === "whole" ? captured.change : withoutRefs(captured.change);
    const ended = isLate
      ? `it took longer than ${Math.round((job.limitMs * share) / 1000)} s`
      : "its process ended early";
    problems.push(problem?.why ?? ended);
  }
  throw new Fault("git", `The work in the workspace could not be captured: ${problems[0]}.`, {
    hint: "Ask for less at once, or look into the workspace on a self-hosted runner.",
    cause: new Error(problems.join("\n")),
  });
}

type Attempt = Readonly<{ lines: readonly CaptureLine[]; isLate: boolean }>;

async function attempt(request: CaptureRequest, job: CaptureJob): Promise<Attempt> {
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(job.limitMs)]);
  const [program = "", ...args] = job.command;
  const { stdout, isCut } = await runProgram(program, args, {
    cwd: request.folder,
    environment: systemEnvironment(),
    input: JSON.stringify(request),
    maxBytes: MOST_BYTES,
    ends: "group",
    signal,
  });
  job.signal.throwIfAborted();
  // A line without an end was cut off.
  const lines = stdout.toString().split("\n").slice(0, -1);
  return { lines: lines.map((line) => CaptureLine.parse(JSON.parse(line))), isLate: isCut };
}

/** For a change whose branches and stashes were not looked at. */
function withoutRefs(change: Change): Change {
  const detail = "its branches and stashes could not be looked at in time";
  return { ...change, leftOut: [...change.leftOut, { path: ".git", code: "DKH-114", detail }] };
}
