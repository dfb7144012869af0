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

/** A `KeptMessage`. */
const message = {
  subject: z.string().max(1000),
  body: z.string().max(20_000),
  trailers: z.array(z.string().max(500)).max(50).readonly(),
};
const WithMessage = z.object({ ...message, tree: Commit }).readonly();

/** A `CopiedCommit`. */
const Copied = z.object({ how: z.enum(["revert", "pick"]), of: Commit, ...message }).readonly();

/** An `AgentCommits`. */
const Commits = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("merged"), commits: Candidates }).readonly(),
  z
    .object({
      kind: z.literal("rewritten"),
      onto: Candidates,
      only: WithMessage.optional(),
      behind: Commit.optional(),
    })
    .readonly(),
  z.object({ kind: z.literal("copied"), copies: z.array(Copied).max(20).readonly(), tree: Commit }).readonly(),
  z.object({ kind: z.literal("looked"), at: Commit }).readonly(),
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
      z
        .object({ kind: z.enum(["ignored", "revealed", "sparse", "linked"]), path: z.string(), detail: z.string() })
        .readonly(),
    )
    .readonly()
    .optional(),
  commits: Commits.optional(),
  tooMany: z.object({ files: z.number(), folder: z.string() }).readonly().optional(),
});

/** A line of the process. `files` is the work tree alone, and `whole` also has what is on branches and in stashes. */
const CaptureLine = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["files", "whole"]), change: CapturedChange }),
  z.object({
    kind: z.literal("failed"),
    why: z.string(),
    /** Set where the system has refused something, such as to write on a full disk. */
    machine: z.object({ headline: z.string(), hint: z.string().optional(), isLasting: z.boolean() }).optional(),
  }),
]);
type CaptureLine = z.infer<typeof CaptureLine>;

/** The limit of its output, of which the last line is kept: a change of `MOST_LISTED` files has less. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Parts of the limit for git's own way to find files, and for ours where that failed. */
const ATTEMPTS = [
  { finder: "git", share: 0.65 },
  { finder: "walk", share: 0.35 },
] as const;

/** Rejects with a "git" Fault when no attempt captured the files of the work tree, or with a "machine" Fault where that is why. */
export async function runCaptureJob(request: CaptureRequest, job: CaptureJob): Promise<Change> {
  const problems: string[] = [];
  let machine: MachineTrouble | undefined;
  for (const { finder, share } of ATTEMPTS) {
    const { line, isLate } = await attempt({ ...request, finder }, { ...job, limitMs: job.limitMs * share });
    if (line?.kind === "whole") return line.change;
    if (line?.kind === "files") return withoutRefs(line.change);
    const ended = isLate
      ? `it took longer than ${Math.round((job.limitMs * share) / 1000)} s`
      : "its process ended early";
    const failed = line?.kind === "failed" ? line : undefined;
    problems.push(failed?.why ?? ended);
    machine ??= failed?.machine;
  }
  const cause = new Error(problems.join("\n"));
  if (machine) throw new Fault("machine", machine.headline, { ...machine, quote: NOT_CAPTURED, cause });
  throw new Fault("git", `The work in the workspace could not be captured: ${problems[0]}.`, {
    hint: "Ask for less at once, or look into the workspace on a self-hosted runner.",
    cause,
  });
}

const NOT_CAPTURED = "The work in the workspace could not be captured.";

type MachineTrouble = NonNullable<Extract<CaptureLine, { kind: "failed" }>["machine"]>;

/** `line` is the last one that says what was captured, or else why nothing was. */
type Attempt = Readonly<{ line: CaptureLine | undefined; isLate: boolean }>;

async function attempt(request: CaptureRequest, job: CaptureJob): Promise<Attempt> {
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(job.limitMs)]);
  const [program = "", ...args] = job.command;
  const lines = new LastLines();
  const { isCut } = await runProgram(program, args, {
    cwd: request.folder,
    environment: systemEnvironment(),
    input: JSON.stringify(request),
    maxBytes: MOST_BYTES,
    onStdout: (piece) => lines.push(piece),
    ends: "group",
    signal,
  });
  job.signal.throwIfAborted();
  const text = lines.take();
  return { line: text === undefined ? undefined : CaptureLine.parse(JSON.parse(text)), isLate: isCut };
}

/**
 * Keeps one line, since each says what the one before says, and more: a change of many files takes a lot of memory. A line without an
 * end was cut off.
 */
class LastLines {
  #open: Buffer[] = [];
  #captured: Buffer | undefined;
  #failed: Buffer | undefined;

  push(piece: Buffer): void {
    let from = 0;
    for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", from)) {
      this.#close(piece.subarray(from, end));
      from = end + 1;
    }
    if (from < piece.length) this.#open.push(piece.subarray(from));
  }

  /** Call it once. */
  take(): string | undefined {
    const line = this.#captured ?? this.#failed;
    [this.#open, this.#captured, this.#failed] = [[], undefined, undefined];
    return line?.toString();
  }

  #close(end: Buffer): void {
    const line = Buffer.concat([...this.#open, end]);
    this.#open = [];
    if (line.subarray(0, FAILED.length).equals(FAILED)) this.#failed = line;
    else this.#captured = line;
  }
}

const FAILED = Buffer.from('{"kind":"failed"');

/** For a change whose branches and stashes were not looked at. */
function withoutRefs(change: Change): Change {
  const detail = "its branches and stashes could not be looked at in time";
  return { ...change, leftOut: [...change.leftOut, { path: ".git", code: "DKH-114", detail }] };
}
