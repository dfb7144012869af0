/**
 * Defines what an intent is: something that the agent proposes through a tool, and that the host checks and carries out
 * after the run. Each kind is one `defineIntent`; `registry.ts` has the list of them, which is closed.
 */
import { z } from "zod";
import type { GitHub, gitHubReader, Repository } from "../../../github/client.ts";
import type { ThreadPlace } from "../../../github/read/trigger/trigger.ts";
import type { Mac } from "../../../github/write/marks.ts";
import type { Redact } from "../../../lib/mask/mask.ts";
import { oneLine } from "../../../lib/text.ts";
import { neutralTitle } from "../../../markdown/commands.ts";
import { neutralise } from "../../../markdown/neutral.ts";
import type { ProseRules } from "../../../markdown/rules.ts";
import { isSeen } from "../../../markdown/shown/hidden-text.ts";
import { showsSomething } from "../../../markdown/shown/shows-something.ts";
import { type Declaration, FOR_RESTRICTED } from "./inputs.ts";
import { type IntentLimits, intentLimitsOf, type Takes } from "./limits.ts";
import type { Target } from "./target.ts";

/** The place where an intent is carried out, and the facts by which it is recognized. */
export type IntentContext = Readonly<{
  github: GitHub;
  client: ReturnType<typeof gitHubReader>;
  repository: Repository;
  repositoryUrl: string;
  /** The thread of the run. */
  thread: ThreadPlace;
  runId: number;
  /** Path of the workflow file of this run, where the runner says it. */
  workflow: string | undefined;
  /** Those that call the agent or decide about what waits. */
  ownLabels: readonly string[];
  /** When the request was made, by GitHub's clock, or else ours. */
  since: string;
  mac: Mac;
  /** A folder for files that outlive the step. */
  temp: string;
}>;

/** `slot` is the same for a proposal that is repeated, and different for any other. */
type IntentRequest<Fields> = Readonly<{ fields: Fields; limits: IntentLimits; slot: string }>;

/** "thread" is an issue or a pull request. */
type TargetKind = "thread" | "issue" | "pull_request" | "discussion" | "none";

/** The subject of an intent. For a discussion only the number is known, and "none" has neither. */
type IntentTarget<On extends TargetKind> = Readonly<{
  target: On extends "discussion" | "none" ? undefined : Target;
  number: On extends "none" ? undefined : number;
}>;

/** `undo`: a command that takes it back, where GitHub can. `report`: a file whose text has to be shown in full. */
type IntentEffect = Readonly<{
  url?: string | undefined;
  undo?: string | undefined;
  report?: Readonly<{ path: string; text: string }>;
}>;

/** Against what GitHub says now. `why` is a clause for people. */
export type IntentCheck = Readonly<
  | { status: "ready"; act(): Promise<IntentEffect> }
  | { status: "already"; url?: string | undefined; why?: string | undefined }
  | { status: "refused"; why: string }
>;

const NO_THREAD = "it is about no thread";

export function refused(why: string): IntentCheck {
  return { status: "refused", why };
}

type Definition<Shape extends z.ZodRawShape, On extends TargetKind> = Readonly<{
  name: string;
  /** For the tool: what it does, in a few words. */
  help: string;
  /** The line that the job needs under `permissions:`. */
  permission: string;
  /** How many a run may propose, unless `max` says otherwise. */
  most: number;
  target: On;
  /** A person approves it whatever `confirmation` says, unless it is declared `unattended`. */
  waits?: true;
  /** The target must not be closed. */
  needsOpen?: true;
  /** It can be done to a locked thread. */
  canBeLocked?: true;
  /** The settings between the brackets, in addition to `max` and `unattended`. */
  takes: Takes;
  fields(limits: IntentLimits): Shape;
  /** Fields that people will read as prose, or as a title. */
  texts?: Readonly<Partial<Record<keyof Shape & string, TextKind>>>;
  /** Words the effect, as Markdown that is shown as it is, with what the workflow adds to the fields. */
  words(fields: z.infer<z.ZodObject<Shape>>, on: string, limits: IntentLimits): string;
  /** Called only with the target that the kind needs. */
  check(
    place: IntentContext,
    asked: IntentRequest<z.infer<z.ZodObject<Shape>>> & IntentTarget<On>,
  ): Promise<IntentCheck>;
}>;

/** A proposal that fits its declaration, with texts made safe to post. */
export type Proposed = Readonly<{
  kind: DeclaredIntent;
  /** The number of its thread, if it is about one. */
  number: number | undefined;
  /** As it is kept and shown; `number` is in it. */
  value: Readonly<Record<string, unknown>>;
  words: string;
  check(place: IntentContext, about: Readonly<{ target: Target | undefined; slot: string }>): Promise<IntentCheck>;
}>;

/** `why` is a clause for people and for the model, `details` a line for the model alone. */
type Refusal = Readonly<{ why: string; details?: string }>;

export type DeclaredIntent = Readonly<{
  name: string;
  help: string;
  permission: string;
  limits: IntentLimits;
  target: TargetKind;
  /** Whether it always waits for a person. */
  waits: boolean;
  needsOpen: boolean;
  canBeLocked: boolean;
  /** Makes the schema of the fields that the model writes; `thread` decides whether a number can be left out. */
  input(thread: ThreadPlace): z.ZodObject;
  /** Reads what the model or a change set says; never throws. */
  read(value: unknown, how: Readonly<{ thread: ThreadPlace; clean: CleanText }>): Proposed | Refusal;
}>;

/** A kind before the workflow has declared it. `declare` throws a "config" Fault for what does not fit. */
export type IntentKind = Readonly<{
  name: string;
  /** Whether runs may propose it that read words of strangers, and those on the code of a fork. */
  isForRestricted: boolean;
  declare(declaration: Declaration): DeclaredIntent;
}>;

export function defineIntent<Shape extends z.ZodRawShape, const On extends TargetKind>(
  definition: Definition<Shape, On>,
): IntentKind {
  const { name } = definition;
  return {
    name,
    isForRestricted: FOR_RESTRICTED.includes(name),
    declare: (declaration) => declared(definition, intentLimitsOf(declaration, definition)),
  };
}

function declared<Shape extends z.ZodRawShape, On extends TargetKind>(
  definition: Definition<Shape, On>,
  limits: IntentLimits,
): DeclaredIntent {
  const { name, help, permission, target, waits, needsOpen = false, canBeLocked = false, texts = {} } = definition;
  const fields = z.strictObject(definition.fields(limits));
  const kind: DeclaredIntent = {
    name,
    help,
    permission,
    limits,
    target,
    waits: waits === true && !limits.isUnattended,
    needsOpen,
    canBeLocked,
    input: (thread) =>
      z.strictObject({ name: z.literal(name), ...fields.shape, ...numberField(target, limits, thread) }),
    read(value, { thread, clean }) {
      const parsed = z.object({ number: z.int().positive().optional() }).safeParse(value);
      const { number, name: _, ...rest } = parsed.success ? { ...Object(value), ...parsed.data } : Object(value);
      const checked = fields.safeParse(rest);
      if (!checked.success) return { why: "it is not of the declared form", details: firstIssue(checked.error) };
      const at = targetOf({ target, limits }, number, thread);
      if (typeof at === "object") return at;
      const cleaned = cleanFields(checked.data, texts, clean);
      if ("why" in cleaned) return cleaned;
      // `as`: cleaning changes texts into texts, so the fields still have the form that was parsed.
      const safe = cleaned.fields as z.infer<typeof fields>;
      return {
        kind,
        number: at,
        value: { ...safe, ...(at !== undefined && { number: at }) },
        words: definition.words(safe, at === undefined ? "" : `#${at}`, limits),
        async check(place, { target: found, slot }) {
          if (found === undefined && target !== "discussion" && target !== "none") return refused(NO_THREAD);
          const about = { target: found, number: at } as IntentTarget<On>; // which `target` and `targetOf` have decided
          return definition.check(place, { fields: safe, limits, slot, ...about });
        },
      };
    },
  };
  return kind;
}

/** Elsewhere than on the thread only where the workflow says `repository`; a schema without the field cannot say it. */
function numberField(target: TargetKind, { isAnywhere }: IntentLimits, thread: ThreadPlace): z.ZodRawShape {
  if (target === "none" || !isAnywhere) return {};
  const number = z.int().positive();
  const isOwn = fits(target, thread);
  return {
    number: (isOwn ? number.optional() : number).describe(isOwn ? "Default: this thread." : "Of which thread."),
  };
}

/** Whether the thread of a run can be the target. */
export function fits(target: TargetKind, { type }: ThreadPlace): boolean {
  if (target === "thread") return type === "issue" || type === "pull_request";
  return target === type;
}

function targetOf(
  { target, limits }: Readonly<{ target: TargetKind; limits: IntentLimits }>,
  number: number | undefined,
  thread: ThreadPlace,
): number | undefined | Refusal {
  if (target === "none") return undefined;
  const own = thread.type !== "none" && fits(target, thread) ? thread.number : undefined;
  const at = number ?? own;
  if (at === undefined) return { why: NO_THREAD };
  if (at !== own && !limits.isAnywhere)
    return { why: `#${at} is another thread, and the workflow allows only this one` };
  return at;
}

function firstIssue({ issues }: z.ZodError): string {
  const [{ path, message } = { path: [], message: "" }] = issues;
  return [path.join("."), message].filter(Boolean).join(": ");
}

/** "prose" is Markdown, "title" one line. */
type TextKind = "prose" | "title";

export type CleanText = Readonly<{ rules: ProseRules; redact: Redact }>;

type Cleaned = Readonly<{ fields: Readonly<Record<string, unknown>> } | { why: string }>;

/**
 * A text with what looks like a secret is refused, whichever field has it: with a part taken out it would not be what was
 * proposed. Applied again, it changes nothing.
 */
function cleanFields(
  fields: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, TextKind | undefined>>,
  { rules, redact }: CleanText,
): Cleaned {
  const json = JSON.stringify(fields);
  const strings = Object.values(fields).flatMap((value) => (typeof value === "string" ? [value] : []));
  if (redact(json) !== json || strings.some((text) => redact(text) !== text))
    return { why: "it contains what looks like a secret" };
  const cleaned: Record<string, unknown> = { ...fields };
  for (const [name, kind] of Object.entries(texts)) {
    const text = fields[name];
    if (typeof text !== "string") continue;
    const safe = kind === "title" ? oneLine(neutralTitle(text), 200) : neutralise(text, rules).trim();
    if (!(kind === "title" ? isSeen(safe) : showsSomething(safe))) return { why: `\`${name}\` says nothing` };
    cleaned[name] = safe;
  }
  return { fields: cleaned };
}
