/** How far a run has come, for the comment that people look at meanwhile: the host's figures above the agent's own list. */
import { oneLine } from "../../../lib/text.ts";
import { neutralise } from "../prose/neutral.ts";
import type { ProseRules } from "../prose/rules.ts";

export type Step = Readonly<{ title: string; status: "todo" | "in_progress" | "done" }>;

/** `steps` are what `maxSteps` limits, `tokens` go both ways; a limit that is undefined is none. */
export type Progress = Readonly<{
  minutes: number;
  maxMinutes: number;
  steps: number;
  maxSteps: number;
  costUsd: number | undefined;
  maxUsd: number | undefined;
  tokens: number;
  maxTokens: number | undefined;
  list: readonly Step[];
}>;

const SHOWN = 30;

export function renderProgress({ list, ...figures }: Progress, rules: ProseRules): string {
  const lines = list.slice(0, SHOWN).map((step) => lineOf(step, rules));
  const more = list.length > SHOWN ? [`- … and ${list.length - SHOWN} more`] : [];
  return [figuresOf(figures), [...lines, ...more].join("\n")].filter((part) => part !== "").join("\n\n");
}

function figuresOf(progress: Omit<Progress, "list">): string {
  const { minutes, maxMinutes, steps, maxSteps, costUsd, maxUsd, tokens, maxTokens } = progress;
  const cost =
    costUsd !== undefined && `$${costUsd.toFixed(2)}${maxUsd === undefined ? "" : ` of $${maxUsd.toFixed(2)}`}`;
  const facts = [
    `${Math.floor(minutes)} min of ${maxMinutes}`,
    `step ${steps} of ${maxSteps}`,
    ...(cost ? [cost] : []),
    ...(maxTokens === undefined ? [] : [`${tokens} of ${maxTokens} tokens`]),
  ];
  return facts.join(" · ");
}

function lineOf({ title, status }: Step, rules: ProseRules): string {
  const words = neutralise(oneLine(title, 160), rules);
  return `- [${status === "done" ? "x" : " "}] ${words}${status === "in_progress" ? " – _in progress_" : ""}`;
}
