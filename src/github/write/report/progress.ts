/** How far a run has come, for the comment that people look at meanwhile: the host's figures above the agent's own list. */
import { figure, oneLine } from "../../../lib/text.ts";
import { code } from "../inline-code.ts";
import { neutraliseWords } from "../prose/neutral.ts";
import type { ProseRules } from "../prose/rules.ts";

export type Step = Readonly<{ title: string; status: "todo" | "in_progress" | "done" }>;

/** `steps` are what `maxSteps` limits, `tokens` go both ways; a limit that is undefined is none. */
export type ProgressFacts = Readonly<{
  minutes: number;
  maxMinutes: number;
  steps: number;
  maxSteps: number;
  costUsd: number | undefined;
  maxUsd: number | undefined;
  tokens: number;
  maxTokens: number | undefined;
  list: readonly Step[];
  /** The call that it is at; undefined while the model is asked. */
  now?: CurrentCall | undefined;
}>;

/** A tool, and what it is called with: a command, a path or the like. */
export type CurrentCall = Readonly<{ tool: string; detail: string }>;

const SHOWN = 30;

/** What it is doing now, with the figures, and the list below. */
export function renderProgress({ list, now, ...figures }: ProgressFacts, rules: ProseRules): string {
  const lines = list.slice(0, SHOWN).map((step) => lineOf(step, rules));
  const more = list.length > SHOWN ? [`- … and ${list.length - SHOWN} more`] : [];
  const head = `**Now:** ${doing(now)}\n\n${figuresOf(figures)}`;
  return [head, [...lines, ...more].join("\n")].filter((part) => part !== "").join("\n\n");
}

function doing(now: CurrentCall | undefined): string {
  if (!now) return "waiting for the model";
  const { tool, detail } = now;
  const what = detail === "" ? "" : ` ${code(oneLine(detail, 120))}`;
  return tool === "terminal" && what !== "" ? `running${what}` : `${code(tool)}${what}`;
}

function figuresOf(progress: Omit<ProgressFacts, "list">): string {
  const { minutes, maxMinutes, steps, maxSteps, costUsd, maxUsd, tokens, maxTokens } = progress;
  const cost =
    costUsd !== undefined && `$${costUsd.toFixed(2)}${maxUsd === undefined ? "" : ` of $${maxUsd.toFixed(2)}`}`;
  const facts = [
    `${Math.floor(minutes)} min of ${maxMinutes}`,
    `step ${steps} of ${maxSteps}`,
    ...(cost ? [cost] : []),
    ...(maxTokens === undefined ? [] : [`${figure(tokens)} of ${figure(maxTokens)} tokens`]),
  ];
  return facts.join(" · ");
}

function lineOf({ title, status }: Step, rules: ProseRules): string {
  const box = `- [${status === "done" ? "x" : " "}] `;
  return `${box}${neutraliseWords(oneLine(title, 160), rules, box)}${status === "in_progress" ? " – _in progress_" : ""}`;
}
