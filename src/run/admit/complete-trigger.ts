/**
 * Completes a trigger with the text of `prompt-file`, the item of a list that the run is for, and the person on whose
 * behalf it works.
 */
import type { GitHubAccess } from "../../action/runner/connect.ts";
import { type ListItem, parseItem } from "../../action/runner/input/list-query.ts";
import { promptPathProblem, rawInput } from "../../action/runner/input/raw-input.ts";
import type { Env } from "../../action/runner/world.ts";
import { gitHubReader } from "../../github/client.ts";
import { readFileAt } from "../../github/read/commits.ts";
import { readPull } from "../../github/read/pull/pull.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import type { Memory } from "../memory/memory.ts";
import { proposalIn } from "../thread/state.ts";

const LARGEST = 64 * 1024;

type AdmittedTrigger = Readonly<{ trigger: Trigger; fault: Fault | undefined }>;

/** The trigger with the file's text before the rest of the request, or a fault if there is no such file. */
export async function withPromptFile(connection: GitHubAccess, env: Env, trigger: Trigger): Promise<AdmittedTrigger> {
  const path = rawInput(env, "prompt-file");
  if (path === undefined) return { trigger, fault: undefined };
  try {
    const text = await readText(connection, path, { env, trigger });
    const request = [text, trigger.request].filter((part) => part !== "").join("\n\n");
    return { trigger: { ...trigger, request }, fault: undefined };
  } catch (error) {
    return { trigger, fault: toFault(error) };
  }
}

async function readText(
  connection: GitHubAccess,
  path: string,
  { env, trigger }: Readonly<{ env: Env; trigger: Trigger }>,
): Promise<string> {
  const problem = promptPathProblem(path);
  if (problem !== undefined) throw noSuchFile(path, problem);
  const client = gitHubReader(connection.github, connection.job.repository);
  const text = await readFileAt(client, path, await baseOf(client, env, trigger));
  if (text === undefined) throw noSuchFile(path, "is not a file of the base commit");
  if (text.length > LARGEST) throw noSuchFile(path, "has more than 64 kB");
  if (text.trim() === "") throw noSuchFile(path, "is empty");
  return text.trim();
}

/** For a pull request this is not the head, which anybody may have written, although GitHub checks out the head. */
async function baseOf(client: ReturnType<typeof gitHubReader>, env: Env, { thread }: Trigger): Promise<string> {
  if (thread.type === "pull_request") return (await readPull(client, thread.number)).base.sha;
  return env.GITHUB_SHA ?? "";
}

function noSuchFile(path: string, why: string): Fault {
  return new Fault("config", `The \`prompt-file\` ${JSON.stringify(path.slice(0, 200))} ${why}.`, {
    hint: "Name a text file of the repository, by its path from the root.",
  });
}

/** It has no thread and posts no answer: otherwise the runs of one matrix would conflict on one thread. */
export function triggerForItem(env: Env, asked: AdmittedTrigger): AdmittedTrigger {
  const item = parseItem(rawInput(env, "item") ?? "{");
  const { trigger } = asked;
  if (!item || trigger.kind === "decision") return asked;
  // Anybody's code can be checked out there.
  if (trigger.thread.type === "pull_request") return { trigger, fault: asked.fault ?? notOnPulls() };
  const { snapshot: _, requestSign: __, run: ___, ...rest } = trigger;
  const kind = trigger.kind === "schedule" ? "schedule" : "automation";
  const key = `${trigger.key}/item/${item.key}`;
  return { ...asked, trigger: { ...rest, ...NOWHERE, kind, key, about: aboutOf(item) } };
}

const NOWHERE = {
  thread: { type: "none" },
  answer: { kind: "none" },
  item: { kind: "none", id: 0, nodeId: undefined },
} as const;

function notOnPulls(): Fault {
  return new Fault("config", "An `item` cannot be worked on from an event of a pull request.", {
    hint: "Start the workflow by hand, on a schedule, or from an issue.",
  });
}

function aboutOf({ item, kind, number, title }: ListItem): NonNullable<Trigger["about"]> {
  const isThread = number !== undefined && (kind === "issue" || kind === "pull-request");
  return {
    title: title === "" ? item : title,
    text: title === item ? item : `${item}\n${title}`,
    ...(isThread && { thread: { type: kind === "issue" ? "issue" : "pull_request", number } }),
  };
}

/** The login of the person who decided. */
export function deciderOf({ actors }: Trigger): string {
  return actors[0]?.login ?? "nobody";
}

/** The work stays attributed to the person who requested it, not to the approver. */
export function onBehalf(trigger: Trigger, memory: Memory): Trigger {
  const [first] = trigger.kind === "decision" ? (proposalIn(memory)?.items[0]?.pending.requesters ?? []) : [];
  if (!first) return trigger;
  return {
    ...trigger,
    asker: {
      login: first.login,
      id: first.id ?? undefined,
      type: first.login.endsWith("[bot]") ? "Bot" : "User",
      role: "sender",
    },
  };
}
