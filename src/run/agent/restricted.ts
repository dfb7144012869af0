/**
 * Decides what a restricted run must do without. Such a run reads text of people without write access, who may have
 * written it for the agent. Also
 * decides whether an agent can be granted access beyond the checkout.
 */
import type { Conversation } from "../../core/conversation/conversation.ts";
import { readState } from "../../core/conversation/state/read-state.ts";
import { folderStore } from "../../core/event/file-store.ts";
import { needsSandbox } from "../../core/event/grant.ts";
import { SecretRegistry, type ToolSecrets } from "../../core/secret/secret-registry.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { oneLine, sentences } from "../../lib/text.ts";
import type { ServerSpec } from "../../mcp/mcp-config.ts";
import { prompt } from "../../prompts.ts";
import type { Nobody } from "../../render/approval/nobody.ts";
import { writersIn } from "../../render/report/reading-facts.ts";
import { printNotice } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { Goal, StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { isOutside } from "../start/asked-head.ts";
import type { Reading } from "../start/reading.ts";
import { proposalFor } from "../thread/state.ts";
import { allowedInputs, type Trust } from "./allowed-inputs.ts";
import type { Tools } from "./tools.ts";

type Restrictions = Readonly<{
  /** The inputs as they apply to the agent. */
  inputs: Inputs;
  /** Secrets for the workflow's own set-up command, which nobody else can influence. */
  forSetUp: ToolSecrets;
  /** Whether tools had network access until now, and lose it. */
  closesNetwork: boolean;
}>;

type AllowedServers = Pick<Inputs, "mixed-threads">;

/** Whether a run that reads text of these people is restricted. */
export function isRestricted({ "mixed-threads": mixed }: AllowedServers, strangers: readonly string[]): boolean {
  return mixed !== "as-trusted" && strangers.length > 0;
}

export function restrictionsWith(inputs: Inputs, trigger: Pick<Trigger, "kind">): Restrictions {
  const registry = new SecretRegistry();
  registry.update(inputs.secrets ?? {});
  return {
    inputs: allowedInputs(inputs, "restricted", trigger),
    forSetUp: registry.forTools(),
    closesNetwork: inputs.isolation !== "none" && inputs.network !== "none",
  };
}

/** The servers whose configuration contains none of these secrets. */
export function withoutSecrets(specs: readonly ServerSpec[], secrets: readonly string[]): readonly ServerSpec[] {
  return specs.filter((spec) => {
    const values = Object.values(spec.kind === "http" ? spec.headers : spec.environment);
    return !values.some((value) => secrets.some((secret) => value.includes(secret)));
  });
}

/** `strangers` are people without known write access whose text is in the conversation. */
export type Restriction = Readonly<{ strangers: readonly string[]; restrictions: Restrictions | undefined }>;

type Start = Readonly<{
  inputs: Inputs;
  trigger: Pick<Trigger, "kind">;
  startingPoint: StartingPoint;
  /** The folder of the conversation. */
  conversation: string;
}>;

export async function decideRestriction(
  reading: Promise<Reading>,
  { inputs, trigger, startingPoint, conversation }: Start,
): Promise<Restriction> {
  const before = readState(folderStore(conversation))?.tags[TAG]?.split(",") ?? [];
  const strangers = [...new Set([...(await reading).strangers, ...before])];
  // Code of a fork is already limited further.
  const isLess = isRestricted(inputs, strangers) && !isOutside(startingPoint);
  return { strangers, restrictions: isLess ? restrictionsWith(inputs, trigger) : undefined };
}

/** How far a run is trusted with what it may read and propose. */
export function trustIn(startingPoint: StartingPoint, { restrictions }: Restriction): Trust {
  if (isOutside(startingPoint)) return "fork";
  return restrictions === undefined ? "full" : "restricted";
}

const TAG = "strangers";

/** Their text stays in the conversation even if it is deleted on GitHub. */
export async function rememberStrangers(conversation: Conversation, strangers: readonly string[]): Promise<void> {
  const some = strangers.join(",").slice(0, 256).replace(/,$/, "");
  const { tags } = conversation.state.fields;
  if (some !== "" && tags[TAG] !== some) await conversation.setTags({ ...tags, [TAG]: some });
}

const MOST = 5;

/** `parts` are clauses about parts of features. */
type Withheld = Readonly<{ servers: readonly string[]; parts: readonly string[] }>;

/**
 * Writes the notes about a restricted run: whose text it read, and what it did without. Always prints whose text was
 * read. Returns the note for the thread, or undefined if nothing that the workflow provides was withheld.
 */
export function printRestriction(restriction: Restriction, given: Inputs, more: Withheld): string | undefined {
  const words = restrictionNote(restriction, given, more);
  if (restriction.strangers.length > 0) printNotice(words ?? noticeOf(restriction.strangers));
  return words;
}

function noticeOf(strangers: readonly string[]): string {
  const { people, bots } = writersIn(strangers);
  return sentences(
    people.length > 0 ? `The agent reads text by people without write access: ${namesOf(people)}` : "",
    bots.length > 0 ? `The agent reads comments of ${namesOf(bots)} that are not known to be its own` : "",
  );
}

/** For a sentence in the first person. */
function writersInWords(strangers: readonly string[]): string {
  const { people, bots } = writersIn(strangers);
  return [
    ...(people.length > 0 ? [`people without write access (${namesOf(people)})`] : []),
    ...(bots.length > 0 ? [`${namesOf(bots)}, in comments that may not be mine`] : []),
  ].join(" and by ");
}

function restrictionNote(
  { strangers, restrictions }: Restriction,
  given: Inputs,
  { servers, parts }: Withheld,
): string | undefined {
  if (!restrictions) return undefined;
  const isLink = restrictions.inputs["create-pr"] !== given["create-pr"];
  const withheld = [
    ...(Object.keys(given.secrets ?? {}).length > 0 ? ["tools had no secrets"] : []),
    ...(servers.length > 0 ? [`servers with secrets were not started (${servers.join(", ")})`] : []),
    ...(restrictions.closesNetwork ? ["commands had no network"] : []),
    ...parts,
    ...(given.memory === "propose" ? ["nothing could be proposed for the memory"] : []),
    ...asking(given, restrictions.inputs),
    ...(isLink ? ["a person has to open the pull request"] : []),
  ];
  if (withheld.length === 0) return undefined;
  return prompt("restricted", { writers: writersInWords(strangers), withheld: withheld.join("; ") });
}

function asking(given: Inputs, { confirmation, "confirmation-threshold": threshold }: Inputs): string[] {
  if (given.confirmation === confirmation && given["confirmation-threshold"] === threshold) return [];
  return [
    confirmation === "always"
      ? "every action had to be approved"
      : `actions with ${threshold} risk or higher had to be approved`,
  ];
}

/** `tom, eve and 2 more`. */
function namesOf(people: readonly string[]): string {
  const shown = people.slice(0, MOST).map((login) => oneLine(login, 50));
  return people.length > MOST ? `${shown.join(", ")} and ${people.length - MOST} more` : shown.join(", ");
}

/** `refused`: nothing that needs a person's approval is granted. `offered`: the agent has a tool to ask for hosts. */
export type Grants = "offered" | "possible" | "refused";

type GrantContext = Readonly<{
  run: Run;
  startingPoint: StartingPoint;
  /** The inputs as they apply to the agent. */
  inputs: Inputs;
  restriction: Restriction;
  tools: Pick<Tools, "inGranted">;
}>;

export function grantsIn({ run, startingPoint, inputs, restriction, tools }: GrantContext): Grants {
  // Nobody is asked. If the run is restricted, its secrets, network and MCP servers have already been removed.
  if (inputs.confirmation === "never") return "possible";
  if (restriction.restrictions || isOutside(startingPoint)) return "refused";
  return canAsk(run, startingPoint.goal) && tools.inGranted ? "offered" : "possible";
}

/** Whether this run is about an approved action that runs in a separate sandbox. */
export function mayGrant(run: Pick<Run, "trigger" | "memory">): boolean {
  if (run.trigger.kind !== "decision") return false;
  const items = proposalFor(run)?.items ?? [];
  return items.some(({ pending, decision }) => decision === null && "grant" in pending && needsSandbox(pending.grant));
}

export function canAsk(run: Run, goal: Goal): boolean {
  return whyNobodyIsAsked(run, goal) === undefined;
}

/**
 * Why nobody can be asked in this run; undefined if people can be. Asking needs a thread, a branch that keeps the work,
 * saved state for the answer, and GraphQL: only GraphQL tells whether the comment was edited.
 */
export function whyNobodyIsAsked({ trigger, memory, mayWrite, github }: Run, { kind }: Goal): Nobody | undefined {
  const { type } = trigger.thread;
  if (type === "discussion") return "discussion";
  if (type === "none") return "no-thread";
  if (!mayWrite) return "mode";
  if (kind === "review") return "review";
  if (kind === "patch") return "no-branch";
  if (!memory.isKept) return "no-memory";
  return github.lacksGraphql?.() ? "no-graphql" : undefined;
}
