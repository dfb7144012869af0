/** Names the labels with which people and the agent talk to each other, and creates those that are missing. */
import { GitHubFault } from "../../github/client/github-fault.ts";
import type { GitHub, Repository } from "../../github/client.ts";
import { toFault } from "../../lib/fault.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import type { GitHubAccess } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import type { Settings } from "../../runner/input/settings.ts";
import { TRIGGER } from "../../runner/input/trigger-settings.ts";

/** This label is on a thread while something waits for a decision. */
export const WAITING = "agent:needs-approval";

/** The labels that approve or reject, and the label of a thread that waits. */
export function decisionLabels(settings: Settings): readonly LabelToCreate[] {
  const { "approve-label": approve, "reject-label": reject } = settings.slice(TRIGGER);
  return [
    ...named(approve, "0e8a16", "Approves what the agent asks for"),
    ...named(reject, "b60205", "Rejects what the agent asks for"),
    { name: WAITING, color: "fbca04", description: "The agent waits for a decision" },
  ];
}

/** The label that starts a run, and the labels for approvals. */
export function allLabels(settings: Settings): readonly LabelToCreate[] {
  return [
    ...named(settings.slice(TRIGGER)["label-trigger"], "1d76db", "Starts the agent"),
    ...decisionLabels(settings),
  ];
}

function named(name: string | undefined, color: string, description: string): LabelToCreate[] {
  return name === undefined ? [] : [{ name, color, description }];
}

/** The names of labels that were created, that existed already, and that could not be created. */
export type Created = Readonly<{ created: string[]; existing: string[]; missing: LabelToCreate[] }>;

/** Creates labels. Never rejects: the log says why a label could not be created. */
export async function createLabels({ github, job }: GitHubAccess, labels: readonly LabelToCreate[]): Promise<Created> {
  const found: Created = { created: [], existing: [], missing: [] };
  for (const label of labels) {
    try {
      const list = (await createLabel(github, job.repository, label)) ? found.created : found.existing;
      list.push(label.name);
    } catch (error) {
      printNotice(`The label ${label.name} could not be created. ${toFault(error).message}`);
      found.missing.push(label);
    }
  }
  return found;
}

/** Says which labels are new in the repository. */
export function toldOf(created: readonly string[]): string {
  return prompt("labels-created", { names: created.map((name) => code(name)).join(", ") });
}

/** Says how people create the labels, if this token may not. */
export function howToCreate(missing: readonly LabelToCreate[]): string {
  const commands = missing.map(
    ({ name, color, description }) =>
      `gh label create ${quotedForShell(name)} --color ${color} --description ${quotedForShell(description)}`,
  );
  const names = missing.map(({ name }) => code(name)).join(", ");
  return prompt("labels-missing", { names, commands: commands.join("\n") });
}

/** Quotes a text as one word for a shell. */
export function quotedForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** `color`: six hexadecimal digits. `description`: at most 100 characters. */
export type LabelToCreate = Readonly<{ name: string; color: string; description: string }>;

/** Resolves to true if it was created, and to false if it was there. Rejects with a GitHubFault. */
async function createLabel(github: GitHub, { owner, name: repo }: Repository, label: LabelToCreate): Promise<boolean> {
  try {
    await github.request("POST /repos/{owner}/{repo}/labels", { owner, repo, ...label });
    return true;
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 422 && /already_exists/.test(error.message)) return false;
    throw error;
  }
}
