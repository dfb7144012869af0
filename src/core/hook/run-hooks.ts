/** Runs the hooks for one event, one after another, until one of them forbids it. */
import { z } from "zod";
import { parseJson } from "../../lib/parse-json.ts";
import { clipMiddle } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { EventDraft } from "../event/event.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { type Hook, type HookConfig, type HookEnd, HookInput, type HookRunner, hooksFor } from "./hook-config.ts";

type Execution = Extract<EventDraft, { kind: "HookExecutionEvent" }>;

type HookSetting = Readonly<{
  config: HookConfig;
  run: HookRunner;
  /** The event that the hooks run for. */
  about: Readonly<{ action_id?: string; message_id?: string }>;
  signal: AbortSignal;
  /** It is called with each hook when the hook has ended; for asynchronous hooks, later. */
  onExecution(event: Execution): void;
  /** It gets the asynchronous hooks; it never rejects. */
  onBackground(end: Promise<void>): void;
}>;

export type HookOutcome = Readonly<{
  /** Why the event is forbidden, or undefined. */
  blocked: string | undefined;
  /** Texts of the hooks for the agent. */
  context: readonly string[];
}>;

/** Rejects only with the signal's reason. */
export async function runHooks(input: HookInput, setting: HookSetting): Promise<HookOutcome> {
  const context: string[] = [];
  for (const hook of hooksFor(input, setting.config)) {
    const ending = runHook(hook, input, setting);
    if (hook.async) {
      setting.onBackground(ending.then(noVerdict, noVerdict));
      continue;
    }
    const verdict = await ending;
    if (verdict.context !== undefined) context.push(verdict.context);
    if (verdict.isBlocked) return { blocked: verdict.reason ?? unexplained(hook), context };
  }
  return { blocked: undefined, context };
}

async function runHook(hook: Hook, input: HookInput, setting: HookSetting): Promise<HookVerdict> {
  const { end, verdict } = await runOne(hook, input, setting);
  setting.onExecution({
    kind: "HookExecutionEvent",
    hook_event_type: input.event_type,
    hook_command: hook.command ?? hook.prompt ?? nameOf(hook),
    ...(input.tool_name !== undefined && { tool_name: input.tool_name }),
    success: end.exitCode === 0 && verdict.error === undefined,
    blocked: verdict.isBlocked,
    exit_code: end.exitCode,
    stdout: end.stdout,
    stderr: end.stderr,
    ...(verdict.isBlocked && { reason: verdict.reason ?? unexplained(hook) }),
    ...(verdict.context !== undefined && { additional_context: verdict.context }),
    ...(verdict.error !== undefined && { error: verdict.error }),
    ...setting.about,
  });
  return verdict;
}

type Ended = Readonly<{
  end: Readonly<{ exitCode: number; stdout: string; stderr: string }>;
  verdict: HookVerdict;
}>;

const NOTHING = { exitCode: -1, stdout: "", stderr: "" };

async function runOne(hook: Hook, input: HookInput, { run, signal }: HookSetting): Promise<Ended> {
  const { type, command, timeout } = hook;
  if (type !== "command" || command === undefined) {
    return { end: NOTHING, verdict: failed(`Hooks of type ${type} are not run.`) };
  }
  try {
    const stdin = JSON.stringify(HookInput.parse(input));
    const end = await run({ command, stdin, environment: environmentOf(input), timeoutMs: timeout * 1000, signal });
    return { end, verdict: verdictOf(end) };
  } catch (error) {
    signal.throwIfAborted();
    return { end: NOTHING, verdict: failed(error instanceof Error ? error.message : String(error)) };
  }
}

function environmentOf({ event_type, tool_name, session_id, working_dir }: HookInput): Record<string, string> {
  return {
    OPENHANDS_EVENT_TYPE: event_type,
    ...(working_dir !== undefined && { OPENHANDS_PROJECT_DIR: working_dir }),
    ...(session_id !== undefined && { OPENHANDS_SESSION_ID: session_id }),
    ...(tool_name !== undefined && { OPENHANDS_TOOL_NAME: tool_name }),
  };
}

function unexplained(hook: Hook): string {
  return prompt("hooks/unexplained", { hook: nameOf(hook) });
}

function nameOf({ name, command, type }: Hook): string {
  return name ?? command ?? type;
}

function noVerdict(): void {}

/** Each decision counts on its own: a denial is valid even if other fields are not. */
const words = z.string().optional().catch(undefined);

const HookReply = z.object({
  decision: words,
  reason: words,
  additionalContext: words,
  continue: z.boolean().optional().catch(undefined),
});
type HookReply = z.infer<typeof HookReply>;

type HookVerdict = Readonly<{
  isBlocked: boolean;
  /** The hook's own reason, if it gave one. */
  reason: string | undefined;
  context: string | undefined;
  /** Why the hook's answer does not count; then it forbids nothing. */
  error: string | undefined;
}>;

const BLOCK = 2;
/** The limit for what the agent reads, in characters. */
const LONGEST = 10_000;

/**
 * Exit code 2 forbids, 0 leaves the decision to stdout, and any other exit code is a failed hook, which forbids
 * nothing.
 */
export function verdictOf({ exitCode, stdout, stderr, timedOut }: HookEnd): HookVerdict {
  if (timedOut) return failed("It took too long.");
  if (exitCode !== 0 && exitCode !== BLOCK) return failed(`It ended with exit code ${exitCode}.`);
  const reply = replyOn(stdout);
  const isBlocked = exitCode === BLOCK || isDenial(reply);
  return {
    isBlocked,
    reason: isBlocked ? (spoken(reply.reason) ?? spoken(stderr)) : undefined,
    context: spoken(reply.additionalContext),
    error: undefined,
  };
}

function failed(error: string): HookVerdict {
  return { isBlocked: false, reason: undefined, context: undefined, error };
}

function isDenial({ decision, continue: goesOn }: HookReply): boolean {
  return decision === "deny" || decision === "block" || goesOn === false;
}

/** Other output than this JSON is ignored. */
function replyOn(stdout: string): HookReply {
  try {
    return HookReply.safeParse(parseJson(stdout)).data ?? {};
  } catch {
    return {};
  }
}

function spoken(words: string | undefined): string | undefined {
  return clipMiddle(words?.trim() ?? "", LONGEST, "[... the hook says more ...]") || undefined;
}

/** `over` ends hooks that nothing else would end: at the start and the end of a session. */
export function hooksIn(workspace: Pick<Workspace, "pipe">, over: AbortSignal): HookRunner {
  return ({ command, stdin, environment: variables, timeoutMs, signal }) =>
    workspace.pipe({ command, stdin, variables }, { timeoutMs, signal: AbortSignal.any([signal, over]) });
}
