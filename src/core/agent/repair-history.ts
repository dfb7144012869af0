/**
 * Decides how a refused request is made again: without pictures, or condensed. Each repair leaves out something more, and a
 * repair that is only a guess is tried once for a request of a user, so the repairs end.
 */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { count, sentences } from "../../lib/text.ts";
import type { Event, EventDraft } from "../event/event.ts";
import { ModelFault, type RefusedRequest } from "../model/failure/model-fault.ts";
import type { View } from "../view/view.ts";
import type { Agent } from "./agent.ts";
import { eventsWithPictures, type Lesson, learn, lessonOf, picturesIn } from "./endpoint-lessons.ts";
import type { StepContext } from "./step-context.ts";

type Repair =
  | Readonly<{ kind: "pictures"; events: readonly string[] | "all"; isGuess: boolean }>
  | Readonly<{ kind: "condense"; isGuess: boolean }>;

/** The guesses that were tried for the request of a user. */
const Tried = z
  .object({
    request: z.string(),
    /** The events without pictures before. */
    pictures: z.union([z.literal("all"), z.array(z.string()).readonly()]).optional(),
    /** The tokens of the refused request. */
    condensed: z.number().optional(),
    /** A reply came: it was the reason. */
    is_settled: z.boolean().default(false),
  })
  .readonly();
type Tried = z.infer<typeof Tried>;
const KEY = "tried_repairs";

type Facts = Readonly<{
  /** The events with pictures in the refused request. */
  pictures: readonly string[];
  /** In how many events pictures are left out already. */
  leftOut: number;
  tried: Pick<Tried, "pictures" | "condensed" | "is_settled">;
  canCondense: boolean;
}>;

/** After so many pictures were refused, each alone, the endpoint is taken to refuse every picture. */
const MOST_SINGLE = 3;

/** Pictures go first where they may be the reason: that costs nothing. Undefined if nothing helps. */
export function repairOf(
  reason: Fault["reason"],
  refused: RefusedRequest | undefined,
  { pictures, leftOut, tried, canCondense }: Facts,
): Repair | undefined {
  const some = pictures.length > 0 ? pictured(oldestHalf(pictures)) : undefined;
  const isNew = (before: unknown) => before === undefined || tried.is_settled;
  switch (reason) {
    case "refused-pictures":
      return (
        some && (refused?.takesNoPictures || (pictures.length === 1 && leftOut >= MOST_SINGLE) ? pictured("all") : some)
      );
    case "context-window":
      if (some && (refused?.status === 413 || !canCondense)) return some;
      return canCondense ? { kind: "condense", isGuess: false } : undefined;
    case "unknown-refusal":
      if (some && isNew(tried.pictures)) return { ...pictured(pictures), isGuess: true };
      return refused?.isLarge && canCondense && isNew(tried.condensed)
        ? { kind: "condense", isGuess: true }
        : undefined;
    default:
      return undefined;
  }
}

function pictured(events: readonly string[] | "all"): Repair & { kind: "pictures" } {
  return { kind: "pictures", events, isGuess: false };
}

function oldestHalf(events: readonly string[]): readonly string[] {
  return events.slice(0, Math.ceil(events.length / 2));
}

/**
 * Returns the event of the repair, after which the next step asks again; undefined for a fault of another kind. Throws a
 * Fault if nothing helps.
 */
export function repairHistory(fault: Fault, agent: Agent, context: StepContext, view: View): EventDraft | undefined {
  const { agentState, lastUserMessageId: request = "" } = context;
  const refused = fault instanceof ModelFault ? fault.refused : undefined;
  const tried = triedFor(request, context);
  // A condenser that left the view unchanged when it was asked has nothing to leave out.
  const canCondense = agent.condenser?.handlesRequests === true && !view.unhandledCondensationRequest;
  const { name, features } = agent.model;
  const pictures = features.vision ? eventsWithPictures(view) : [];
  const leftOut = lessonOf(agentState, name).without_pictures.length;
  const repair = repairOf(fault.reason, refused, { pictures, leftOut, tried, canCondense });
  if (repair?.kind !== "pictures") takeBack(tried, name, context);
  if (!repair) return inVain(fault, tried, agent);
  if (repair.kind === "condense") {
    if (repair.isGuess) agentState.set(KEY, { ...tried, request, condensed: refused?.tokens ?? 0, is_settled: false });
    else learnLimit(refused, agent, context);
    return { kind: "CondensationRequest" };
  }
  const before = lessonOf(agentState, name).without_pictures;
  if (repair.isGuess) agentState.set(KEY, { ...tried, request, pictures: before, is_settled: false });
  return leaveOut(repair.events, { before, view, agent, context });
}

function triedFor(request: string, { agentState }: StepContext): Tried {
  const tried = Tried.safeParse(agentState.get(KEY)).data;
  return tried?.request === request ? tried : { request, is_settled: false };
}

/** Pictures that were left out in vain are shown again. */
function takeBack({ pictures, is_settled }: Tried, model: string, { agentState }: StepContext): void {
  if (pictures !== undefined && !is_settled) learn(agentState, model, { without_pictures: pictures });
}

type Leaving = Readonly<{ before: Lesson["without_pictures"]; view: View; agent: Agent; context: StepContext }>;

function leaveOut(events: readonly string[] | "all", { before, view, agent, context }: Leaving): EventDraft {
  const left = new Set(events === "all" ? eventsWithPictures(view) : events);
  const known = new Set(view.events.map(({ id }) => id));
  // Events that a condensation has removed need not be remembered.
  const earlier = before === "all" ? [] : before.filter((id) => known.has(id));
  const without_pictures = events === "all" ? events : [...earlier, ...left];
  learn(context.agentState, agent.model.name, { without_pictures });
  const left_out_pictures = picturesIn(view, left);
  const words = `The endpoint of the model refuses the conversation. It is asked again without ${count(left_out_pictures, "picture")}`;
  return { kind: "ConversationStateUpdateEvent", key: "agent_state", value: { repair: { words, left_out_pictures } } };
}

/** Remembers how long a request may be, if the endpoint names a limit, or if nothing else is known of it. */
function learnLimit(
  refused: RefusedRequest | undefined,
  { model, inputLimit }: Agent,
  { agentState }: StepContext,
): void {
  const limit = refused && limitOf(refused, inputLimit);
  const { input_limit = Number.POSITIVE_INFINITY } = lessonOf(agentState, model.name);
  if (limit !== undefined && limit < input_limit) learn(agentState, model.name, { input_limit: limit });
}

/** The part of a named window for a request: the rest is for the reply, and for errors in our estimate. */
const PART = 0.8;

function limitOf({ tokens, limit, status }: RefusedRequest, known: number | undefined): number | undefined {
  // An estimate is right within a third: a number that is much larger is about something else.
  if (limit !== undefined && limit < 1.5 * tokens) return Math.floor(PART * limit);
  return known === undefined && status !== 413 && tokens > 0 ? Math.floor(0.9 * tokens) : undefined;
}

function inVain(fault: Fault, { condensed }: Tried, { condenser }: Agent): undefined {
  if (fault.reason === "context-window" && condenser?.handlesRequests) {
    const hint = "Use a model with a larger context, or ask for less at a time.";
    throw worse(fault, "Nothing in the conversation can be left out.", hint);
  }
  if (fault.reason === "unknown-refusal" && condensed !== undefined)
    throw worse(fault, "It also refused the history after it was condensed.", fault.hint);
  return undefined;
}

function worse(cause: Fault, more: string, hint: string | undefined): Fault {
  const { headline, quote, reason, isLasting } = cause;
  return new Fault("model", sentences(headline, more), { hint, quote, reason, isLasting, cause });
}

/** A reply came: what was guessed before it is known now. */
export function settleRepairs({ model, inputLimit }: Agent, { agentState }: StepContext): void {
  const tried = Tried.safeParse(agentState.get(KEY)).data;
  if (!tried || tried.is_settled) return;
  agentState.set(KEY, { ...tried, is_settled: true });
  const { condensed = 0 } = tried;
  if (condensed === 0 || inputLimit !== undefined) return;
  const { input_limit = Number.POSITIVE_INFINITY } = lessonOf(agentState, model.name);
  learn(agentState, model.name, { input_limit: Math.min(input_limit, Math.floor(0.9 * condensed)) });
}

const Note = z.object({ repair: z.object({ words: z.string(), left_out_pictures: z.int().min(0).catch(0) }) });

/** The repair that an event records, in words for people, and how many pictures were left out. */
export function repairIn(event: Event): Readonly<{ words: string; left_out_pictures: number }> | undefined {
  return event.kind === "ConversationStateUpdateEvent" ? Note.safeParse(event.value).data?.repair : undefined;
}
