/**
 * Decides whether the agent may finish, by the command of the input `check`, which the host runs itself, and by the
 * second opinion of a model. Both are verdicts in the log, from which the report reads them.
 */
import { z } from "zod";
import {
  CheckEnd,
  type Critic,
  type CriticResult,
  exitCodeCritic,
  IterativeRefinement,
  modelCritic,
  type Situation,
} from "../../../core/agent/critic.ts";
import { requestIndex } from "../../../core/agent/send-back.ts";
import { CriticResult as CriticResultSchema } from "../../../core/event/content.ts";
import type { Event } from "../../../core/event/event.ts";
import type { Model } from "../../../core/model/model.ts";
import { toFault } from "../../../lib/fault.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { prompt } from "../../../prompts.ts";
import type { Inputs } from "../../../runner/input/inputs.ts";
import { diffOfAll, filesOfAll, recorded, type SeenFiles, type WorkSeen } from "../../agent/shown-work.ts";
import type { FinishRules, WorkBegun } from "../../feature.ts";
import { testsInCommand } from "../../outcome/tests/command-tests.ts";
import { testOf } from "../../outcome/tests/test-of.ts";
import type { CheckResult, Opinion } from "./check-result.ts";
import type { CheckInputs } from "./inputs.ts";

/** The checks that the inputs ask for, and the work that they are about. */
export type Demands = WorkBegun &
  Readonly<{
    inputs: CheckInputs & Pick<Inputs, "timeout-minutes">;
    reviewer: Model;
    /** In milliseconds, from any moment. */
    clock(): number;
  }>;

const Verdict = z.object({
  check: CheckEnd.optional(),
  /** The files that were judged, by path. Without them it is unknown. */
  files: z.record(z.string(), z.string()).readonly().optional(),
  /** Whether there were more files than these. */
  is_cut: z.boolean().optional(),
  /** The workspace's git did not show the files. */
  is_blind: z.boolean().optional(),
  /** Without a score it could not be had, and the message says why. */
  opinion: z.object({ score: z.number().optional(), message: z.string() }).readonly().optional(),
});

/** The note on a finish that came with other calls, which is judged after them. */
const Noted = z.object({ critic_result: CriticResultSchema });

/**
 * Nothing has to hold while nothing is changed. Each time, the command may take half of what is left of the run's time,
 * which begins now: so a command that hangs fails as often as it may, and the run comes to its own end.
 */
export function finishRules(demands: Demands): FinishRules {
  const { check, "check-attempts": attempts, critic, "timeout-minutes": minutes } = demands.inputs;
  const end = demands.clock() + minutes * 60_000;
  const timeLeft = () => Math.max(1, Math.floor((end - demands.clock()) / 2));
  const judge = async (situation: Situation): Promise<CriticResult> => {
    const diff = await diffOfAll(situation, demands);
    if (diff === "" && !demands.isWorkThere) return { score: 1, message: UNCHANGED };
    const run = () => exitCodeCritic(check ?? "", timeLeft(), true).judge(situation);
    const look = () => filesOfAll(situation, demands);
    const { ran, seen, isBlind } = await steadily(check === undefined ? undefined : run, look);
    const checked = {
      ...(ran?.metadata !== undefined && { check: ran.metadata }),
      ...(seen && recorded(seen)),
      ...(isBlind && { is_blind: true }),
    };
    if (ran && ran.score < 1) return { ...ran, metadata: checked };
    if (ran && !seen) {
      const message = prompt(isBlind ? "check/blind" : "check/moved");
      return { score: 0, message, metadata: checked };
    }
    if (critic === "none") return { score: 1, metadata: checked };
    const shown = ran ? await diffOfAll(situation, demands) : diff;
    return withOpinion(await opinionOf(modelCritic(demands.reviewer, shown), situation), checked, situation);
  };
  return {
    critic: { kind: "FinishCritic", mode: "finish_and_message", judge },
    iterativeRefinement: IterativeRefinement.parse({ max_iterations: check === undefined ? 1 : attempts }),
  };
}

/**
 * A check that passes while files change says nothing of what is there afterwards. It may write files itself, but the same
 * ones when it runs again. `seen` is undefined where they changed both times; or git did not show them, and `isBlind`.
 */
async function steadily(run: (() => Promise<CriticResult>) | undefined, look: () => Promise<WorkSeen | undefined>) {
  let before = await look();
  if (!run) return { ran: undefined, seen: before, isBlind: before === undefined };
  for (let left = 2; ; left -= 1) {
    const ran = await run();
    if (ran.score < 1) return { ran, seen: before, isBlind: before === undefined };
    const seen = await look();
    const isSteady = before !== undefined && seen !== undefined && canonicalJson(before) === canonicalJson(seen);
    if (isSteady || left === 1) return { ran, seen: isSteady ? seen : undefined, isBlind: seen === undefined };
    before = seen;
  }
}

const UNCHANGED = "Nothing was changed, so nothing was checked.";

type CriticOpinion = Readonly<{ score?: number; message?: string | undefined }>;

/** A second opinion that cannot be had keeps nobody from finishing. */
async function opinionOf(critic: Critic, situation: Situation): Promise<CriticOpinion> {
  try {
    return await critic.judge(situation);
  } catch (error) {
    situation.signal.throwIfAborted();
    return { message: toFault(error).message };
  }
}

type Checked = Readonly<{ check?: CriticResult["metadata"]; files?: SeenFiles }>;

/** Sends back at most once for each request. After that it is only shown. */
function withOpinion({ score, message = "" }: CriticOpinion, checked: Checked, { events }: Situation): CriticResult {
  const hasSentBack = events.slice(requestIndex(events) + 1).some((event) => {
    return isSentBack(event) && opinionIn(event) !== undefined;
  });
  const opinion = { ...(score !== undefined && { score }), message };
  return { score: hasSentBack ? 1 : (score ?? 1), message, metadata: { ...checked, opinion } };
}

function verdictIn(event: Event): z.infer<typeof Verdict> | undefined {
  return Verdict.safeParse(resultIn(event)?.metadata).data;
}

function resultIn(event: Event): CriticResult | undefined {
  if (event.kind === "ActionEvent" || event.kind === "MessageEvent") return event.critic_result ?? undefined;
  return event.kind === "ConversationStateUpdateEvent" ? Noted.safeParse(event.value).data?.critic_result : undefined;
}

/** It repeats the verdict of what it follows. */
function isSentBack({ kind, source }: Event): boolean {
  return kind === "MessageEvent" && source === "user";
}

/** The paths of published files that are not as they were judged. */
export type Unlike = Readonly<{
  /** They were shown, and changed since. */
  changed: readonly string[];
  /** Nobody was shown what they hold now. */
  unseen: readonly string[];
}>;

/** The files that the last verdict is about; none where nobody knows. */
export function filesJudged(events: readonly Event[]): SeenFiles {
  return events.flatMap((event) => (isSentBack(event) ? [] : (verdictIn(event) ?? []))).at(-1)?.files ?? {};
}

/** `now` has the published files as they are in the workspace, whose tools have ended. */
export function unlikeJudged(judged: SeenFiles, now: SeenFiles): Unlike {
  const unseen = Object.keys(now).filter((path) => judged[path] !== now[path]);
  return { unseen, changed: unseen.filter((path) => judged[path] !== undefined) };
}

function opinionIn(event: Event): z.infer<typeof Verdict>["opinion"] {
  return verdictIn(event)?.opinion;
}

type Work = Readonly<{
  events: readonly Event[];
  /** Whether the agent said that it was done, and nothing stopped it. */
  isFinished: boolean;
  /** Changed paths, of which some may be withheld. */
  paths: readonly string[];
  isPartial: boolean;
  /** Published files that are not known to be as they were when the check ran. */
  unlike: Unlike;
}>;

/**
 * The verdict of the check on the work of a run, by its last run, if that was at the end. It is undefined if no check
 * was due. Whether one was due is told by the host's own look at the work, not by the workspace's.
 */
export function checkOfWork({ check: command }: Pick<CheckInputs, "check">, work: Work): CheckResult | undefined {
  if (command === undefined) return undefined;
  const verdicts = work.events.flatMap((event) => (isSentBack(event) ? [] : (verdictIn(event) ?? [])));
  const ends = verdicts.flatMap(({ check }) => check ?? []);
  const last = ends.at(-1);
  if (!last && work.paths.length === 0) return undefined;
  const { files, is_cut: isCut = false, is_blind: isBlind = false } = verdicts.at(-1) ?? {};
  const unlike = isCut ? work.unlike.changed : work.unlike.unseen;
  const isStale = last?.exit_code === 0 && !work.isFinished;
  return {
    command,
    end: last && !isStale ? endOf(last, { isBlind, isMoved: files === undefined, unlike }) : { kind: "not-run" },
    output: last?.output ?? "",
    runs: ends.length,
    deciders: decidersAmong(work.paths, command),
    isPartial: work.isPartial,
    ...testsOf(command, last?.output_end ?? ""),
  };
}

function testsOf(command: string, output: string): Pick<CheckResult, "isTest" | "doubt"> {
  const isTest = ["runner", "script"].includes(testsInCommand(command).kind);
  const seen = isTest ? testOf({ command, output, exitCode: 0 }) : undefined;
  const saysNone = seen?.verdict === "unknown" && seen.reason === "no-tests";
  return { isTest, ...(saysNone && { doubt: "no test ran" }) };
}

/** The last second opinion of a run. `unseen` are published files that it was not shown as they are. */
export function opinionOfWork(events: readonly Event[], unseen: readonly string[] = []): Opinion | undefined {
  const last = events.flatMap((event) => opinionIn(event) ?? []).at(-1);
  if (last?.score === undefined) return last && { kind: "none", message: last.message };
  const { success_threshold: least } = IterativeRefinement.parse({});
  return { kind: last.score < least ? "bad" : "good", score: last.score, message: last.message, unseen };
}

type Comparison = Readonly<{ isBlind: boolean; isMoved: boolean; unlike: readonly string[] }>;

function endOf({ exit_code, timed_out }: CheckEnd, { isBlind, isMoved, unlike }: Comparison): CheckResult["end"] {
  if (timed_out) return { kind: "timed-out" };
  if (exit_code === 0 && isBlind) return { kind: "blind" };
  if (exit_code === 0 && (isMoved || unlike.length > 0)) return { kind: "moved", paths: unlike };
  return exit_code === 0 ? { kind: "passed" } : { kind: "failed", exitCode: exit_code };
}

/** Files that decide what common commands run: scripts, targets and settings of test programs. */
const MANIFEST =
  /^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/;

/** Tests by their usual names, in most languages. */
const TEST_FILE =
  /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/;

/** Whether the command evidently runs tests: it says so, or it is a program that does little else. */
const RUNS_TESTS = /test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i;

/** The changed files that decide what the command runs: those that it names, its tests, and well-known manifests. */
export function decidersAmong(paths: readonly string[], command: string): readonly string[] {
  const words = command.split(/[\s;&|()<>"'`$={},]+/).map((word) => word.replace(/^(?:\.{0,2}\/)+/, ""));
  const isNamed = (path: string) => words.some((word) => word !== "" && `/${path}`.endsWith(`/${word}`));
  const isTest = (path: string) => RUNS_TESTS.test(command) && TEST_FILE.test(path);
  return paths.filter((path) => isNamed(path) || isTest(path) || MANIFEST.test(path.slice(path.lastIndexOf("/") + 1)));
}
