/** The critic port: it judges the work when the agent says that it is done. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { leadingJson } from "../../lib/json.ts";
import { clipMiddle, codeSpan, endOf, fenceFor, oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { type CriticResult as CriticResultSchema, plainText, text } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { Model, Spent } from "../model/model.ts";
import { transcript } from "../view/condenser/transcript.ts";
import { viewOf } from "../view/view.ts";
import { isRequest } from "../view/visible-event.ts";
import type { Workspace } from "../workspace/workspace.ts";

export type CriticResult = z.infer<typeof CriticResultSchema>;

/** The next act of the agent: call `finish`, answer in text, or call another tool. */
export type NextStep =
  | Readonly<{ kind: "finish"; message: string }>
  | Readonly<{ kind: "answer"; message: string }>
  | Readonly<{ kind: "call"; tool: string; arguments: string }>;

export type Situation = Readonly<{
  /** The events of the active branch, without the deed. */
  events: readonly Event[];
  deed: NextStep;
  workspace: Workspace;
  signal: AbortSignal;
  onReply(usageId: string, spent: Spent): void;
}>;

/**
 * Contract: scores are from 0 to 1, and a critic changes neither the log nor the workspace. A failure is recorded and
 * otherwise ignored, so a broken critic cannot keep the agent from finishing.
 */
export interface Critic {
  readonly kind: string;
  readonly mode: "finish_and_message" | "all_actions";
  judge(situation: Situation): Promise<CriticResult>;
}
export type IterativeRefinement = z.infer<typeof IterativeRefinement>;

/**
 * Work with a score of at least `success_threshold` is accepted. The agent is sent back at most `max_iterations` times.
 */
export const IterativeRefinement = z
  .strictObject({
    success_threshold: z.number().min(0).max(1).default(0.6),
    max_iterations: z.int().min(1).default(3),
  })
  .readonly();

/** Critics without a model: they check for an end, for a change, or for a command that succeeds. */
const mode = "finish_and_message" as const;

/** This critic accepts everything. */
export const passCritic: Critic = Object.freeze<Critic>({
  kind: "PassCritic",
  mode,
  judge: async () => ({ score: 1 }),
});

/** This critic requires a call of `finish` with a message. */
export const agentFinishedCritic: Critic = Object.freeze<Critic>({
  kind: "AgentFinishedCritic",
  mode,
  judge: async ({ deed }) =>
    deed.kind === "finish" && deed.message.trim() !== ""
      ? { score: 1 }
      : { score: 0, message: "The work did not end with a call of finish with a message." },
});

/** This critic requires a change in the workspace. */
export const emptyPatchCritic: Critic = Object.freeze<Critic>({
  kind: "EmptyPatchCritic",
  mode,
  judge: async ({ workspace }) =>
    (await workspace.gitChanges()).length > 0 ? { score: 1 } : { score: 0, message: "No file was changed." },
});

/**
 * How a command ended, in the metadata of its verdict. `output` is that of a command that did not succeed, and `output_end` the
 * last part of one that did.
 */
export const CheckEnd = z
  .object({
    ...{ command: z.string(), exit_code: z.int(), timed_out: z.boolean(), output: z.string() },
    output_end: z.string().optional(),
  })
  .readonly();
export type CheckEnd = z.infer<typeof CheckEnd>;

const maxOutputLength = 10_000;

/** Characters. Test runners sum up at the end. */
const MOST_END = 2000;

/**
 * This critic requires a command to succeed, for example the tests. Its output goes back to the agent, cut in the
 * middle. It gets no secrets. `isAlone`: what other commands have left is ended before.
 */
export function exitCodeCritic(command: string, timeoutMs: number, isAlone = false): Critic {
  const judge = async ({ workspace, signal }: Situation): Promise<CriticResult> => {
    const { exitCode, output, timedOut } = await workspace.run(command, { timeoutMs, signal, isAlone });
    const isGood = exitCode === 0 && !timedOut;
    const shown = isGood ? "" : clipMiddle(output.trim(), maxOutputLength, "[... cut ...]");
    const end = { command, exit_code: exitCode, timed_out: timedOut, output: shown };
    const metadata: CheckEnd = isGood ? { ...end, output_end: endOf(output, MOST_END) } : end;
    return isGood ? { score: 1, metadata } : { score: 0, message: failedCheck(metadata), metadata };
  };
  return Object.freeze<Critic>({ kind: "ExitCodeCritic", mode, judge });
}

function failedCheck({ command, exit_code, timed_out, output }: CheckEnd): string {
  const how = timed_out ? "did not end in time" : `failed with exit code ${exit_code}`;
  const fence = fenceFor(output);
  return prompt("check-failed", {
    command: codeSpan(oneLine(command, 200)),
    how,
    output: `${fence}\n${output}\n${fence}`,
  });
}

/** A critic that asks a model. */
const Verdict = z.object({ score: z.number().min(0).max(1), message: z.string().optional() });

const maxRequests = 20_000;
const maxDiff = 40_000;

/**
 * A second opinion: on the requests, the diff and the answer, not on what the agent says of its work in between. The
 * cost is counted under the usage id `critic`. Rejects with a "model" Fault if the model returns no verdict.
 */
export function modelCritic(model: Model, diff: string): Critic {
  const judge = async ({ events, deed, signal, onReply }: Situation): Promise<CriticResult> => {
    const requests = viewOf(events).events.filter(isRequest);
    const shown = clipMiddle(diff, maxDiff, "[... cut ...]");
    const story = [transcript(requests, maxRequests), `THE DIFF:\n${shown || "(none)"}`, words(deed)].join("\n\n");
    const reply = await model.complete({
      messages: [
        { role: "system", content: [text(prompt("critic"))] },
        { role: "user", content: [text(story)] },
      ],
      tools: [],
      signal,
      onLost: (lost) => onReply("critic", lost),
    });
    onReply("critic", reply);
    return verdictIn(plainText(reply.message.content));
  };
  return Object.freeze<Critic>({ kind: "ModelCritic", mode, judge });
}

function words(deed: NextStep): string {
  return deed.kind === "call" ? `NOW, CALL of ${deed.tool}: ${deed.arguments}` : `THE ANSWER: ${deed.message}`;
}

function verdictIn(answer: string): CriticResult {
  const start = answer.indexOf("{");
  const verdict = Verdict.safeParse(start < 0 ? undefined : leadingJson(answer, start)?.value);
  if (!verdict.success) throw new Fault("model", "The critic's model returned no verdict.");
  const { score, message } = verdict.data;
  return { score, ...(message !== undefined && { message }) };
}
