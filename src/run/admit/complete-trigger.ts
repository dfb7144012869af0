/**
 * Completes a trigger with the text of `prompt-file`, the item of a list that the run is for, and the person on whose
 * behalf it works.
 */
import { git } from "../../core/workspace/git.ts";
import { gitHubReader } from "../../github/client.ts";
import { readFileAt } from "../../github/read/commits.ts";
import { readPull } from "../../github/read/pull/pull.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { rowOf } from "../../github/read/trigger/trigger-kinds.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import type { Connection } from "../../runner/connect.ts";
import { promptPathProblem } from "../../runner/input/input-shapes.ts";
import { JOBS, type ListItem, parseItem } from "../../runner/input/list-query.ts";
import type { Settings } from "../../runner/input/settings.ts";
import { TRIGGER } from "../../runner/input/trigger-settings.ts";
import { type Env, gitEnvironment } from "../../runner/world.ts";
import type { Memory } from "../memory/memory.ts";
import { proposalIn } from "../thread/state.ts";
import { type CommitFiles, readNamedFile } from "./named-file.ts";

const LARGEST = 64_000;

type AskedPlace = Pick<Connection, "github" | "job" | "settings">;

type AdmittedTrigger = Readonly<{ trigger: Trigger; fault: Fault | undefined }>;

/** The trigger with the file's text before the rest of the request, or a fault if there is no such file. */
export async function withPromptFile(connection: AskedPlace, env: Env, trigger: Trigger): Promise<AdmittedTrigger> {
  const { "prompt-file": path } = connection.settings.slice(TRIGGER);
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
  { github, job }: AskedPlace,
  path: string,
  { env, trigger }: Readonly<{ env: Env; trigger: Trigger }>,
): Promise<string> {
  const problem = promptPathProblem(path);
  if (problem !== undefined) throw invalidPath(path, problem);
  const client = gitHubReader(github, job.repository);
  const commit = await commitOf(client, env, { trigger, workspace: job.workspace });
  const read: CommitFiles["read"] = async (_, largest) => {
    const text = await readFileAt(client, path, commit);
    if (text === undefined) return { status: "missing" };
    return text.length > largest ? { status: "too-large" } : { status: "read", text };
  };
  const file = { input: "prompt-file", path, largest: LARGEST } as const;
  return (await readNamedFile({ commit, workspace: job.workspace, read }, file)).trim();
}

type Place = Readonly<{ trigger: Trigger; workspace: string }>;

/**
 * For a pull request this is the commit of its base and not the head, which anybody may have written, although GitHub
 * checks out the head. If only people with write access decide what is checked out, it is that commit.
 */
async function commitOf(client: ReturnType<typeof gitHubReader>, env: Env, place: Place): Promise<string> {
  const { thread } = place.trigger;
  if (thread.type === "pull_request") return (await readPull(client, thread.number)).base.sha;
  const isOwn = OWN_EVENTS.has(env.GITHUB_EVENT_NAME ?? "");
  return (isOwn ? await checkedOut(place.workspace, env) : undefined) ?? env.GITHUB_SHA ?? "";
}

const OWN_EVENTS: ReadonlySet<string> = new Set(["schedule", "push", "workflow_dispatch"]);

/** undefined without a checkout, which `mode: list` does not need. */
async function checkedOut(workspace: string, env: Env): Promise<string | undefined> {
  const here = git({ folder: workspace, environment: gitEnvironment(env) });
  return (await here.raw(["rev-parse", "--verify", "HEAD^{commit}"]).catch(() => "")).trim() || undefined;
}

function invalidPath(path: string, why: string): Fault {
  return new Fault("config", `The \`prompt-file\` ${JSON.stringify(path.slice(0, 200))} ${why}.`, {
    hint: "Name a text file of the repository, by its path from the root.",
  });
}

/** It has no thread and posts no answer: otherwise the runs of one matrix would conflict on one thread. */
export function triggerForItem(settings: Settings, asked: AdmittedTrigger): AdmittedTrigger {
  const item = parseItem(settings.slice(JOBS).item ?? "{");
  const { trigger } = asked;
  const kind = rowOf(trigger).item;
  if (!item || kind === undefined) return asked;
  // Anybody's code can be checked out there.
  if (trigger.thread.type === "pull_request") return { trigger, fault: asked.fault ?? notOnPulls() };
  const { snapshot: _, requestSign: __, run: ___, ...rest } = trigger;
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
