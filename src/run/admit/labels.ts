/** Names the labels with which people and the agent talk to each other, and creates those that are missing. */
import type { GitHubAccess } from "../../action/runner/connect.ts";
import { printNotice } from "../../action/runner/console.ts";
import { triggerSettings } from "../../action/runner/input/trigger-settings.ts";
import type { Env } from "../../action/runner/world.ts";
import { GitHubFault } from "../../github/client/github-fault.ts";
import type { GitHub, Repository } from "../../github/client.ts";
import { code } from "../../github/write/inline-code.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";

/** On a thread while something on it waits for a decision. */
export const WAITING = "agent:needs-approval";

/** Those that decide about what waits, and the one that says that something does. */
export function decisionLabels(env: Env): readonly Label[] {
  const { approveLabel, rejectLabel } = triggerSettings(env);
  return [
    ...named(approveLabel, "0e8a16", "Approves what the agent asks for"),
    ...named(rejectLabel, "b60205", "Rejects what the agent asks for"),
    { name: WAITING, color: "fbca04", description: "The agent waits for a decision" },
  ];
}

/** The one that calls the agent, and those that decide. */
export function allLabels(env: Env): readonly Label[] {
  return [...named(triggerSettings(env).label, "1d76db", "Starts the agent"), ...decisionLabels(env)];
}

function named(name: string | undefined, color: string, description: string): Label[] {
  return name === undefined ? [] : [{ name, color, description }];
}

/** By name: which labels were created, which were there already, and which could not be created. */
export type Created = Readonly<{ created: string[]; existing: string[]; missing: Label[] }>;

/** Never rejects: why a label could not be created is in the log. */
export async function createLabels({ github, job }: GitHubAccess, labels: readonly Label[]): Promise<Created> {
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

/** Which labels the repository has now that it did not have. */
export function toldOf(created: readonly string[]): string {
  return prompt("labels-created", { names: created.map((name) => code(name)).join(", ") });
}

/** How people create them, where we may not. */
export function howToCreate(missing: readonly Label[]): string {
  const commands = missing.map(
    ({ name, color, description }) =>
      `gh label create ${quotedForShell(name)} --color ${color} --description ${quotedForShell(description)}`,
  );
  const names = missing.map(({ name }) => code(name)).join(", ");
  return prompt("labels-missing", { names, commands: commands.join("\n") });
}

/** As one word for a shell, whatever it contains. */
export function quotedForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** `color`: six hexadecimal digits. `description`: at most 100 characters. */
export type Label = Readonly<{ name: string; color: string; description: string }>;

/** Resolves to true if it was created, and to false if it was there. Rejects with a GitHubFault. */
async function createLabel(github: GitHub, { owner, name: repo }: Repository, label: Label): Promise<boolean> {
  try {
    await github.request("POST /repos/{owner}/{repo}/labels", { owner, repo, ...label });
    return true;
  } catch (error) {
    if (error instanceof GitHubFault && error.status === 422 && /already_exists/.test(error.message)) return false;
    throw error;
  }
}
