/**
 * Remembers, with the conversation, what the endpoint of a model refused: pictures, and requests above some length. Without
 * it every run on a thread would begin with the same refusal.
 */
import { z } from "zod";
import { prompt } from "../../prompts.ts";
import { type Content, text } from "../event/content.ts";
import type { ToolSchema } from "../model/model.ts";
import { estimateTokens } from "../model/usage.ts";
import { toChat } from "../view/to-chat.ts";
import { headOf, type View } from "../view/view.ts";
import { isRequest, type VisibleEvent } from "../view/visible-event.ts";
import type { AgentState } from "./step-context.ts";

const Lesson = z
  .object({
    /** The ids of events whose pictures are replaced by a note, or `all` if the model takes no pictures. */
    without_pictures: z.union([z.literal("all"), z.array(z.string()).readonly()]).catch([]),
    /** In tokens, by our estimate. */
    input_limit: z.int().positive().optional().catch(undefined),
  })
  .readonly();
export type Lesson = z.infer<typeof Lesson>;

/** By the name of the model. */
const Lessons = z.record(z.string(), Lesson).catch({});
const KEY = "endpoint_lessons";
const NOTHING: Lesson = { without_pictures: [] };

/** The lessons about the endpoint of this model. */
export function lessonOf(state: Pick<AgentState, "get">, model: string): Lesson {
  const all = Lessons.parse(state.get(KEY) ?? {});
  return (Object.hasOwn(all, model) ? all[model] : undefined) ?? NOTHING;
}

/** Adds to what is known. */
export function learn(state: AgentState, model: string, more: Partial<Lesson>): void {
  const all = Lessons.parse(state.get(KEY) ?? {});
  state.set(KEY, { ...all, [model]: { ...lessonOf(state, model), ...more } });
}

/** The view without the pictures that the endpoint refuses. It is the same object if there are none of them. */
export function withoutRefused(view: View, { without_pictures }: Lesson): View {
  const refused = new Set(without_pictures === "all" ? eventsWithPictures(view) : without_pictures);
  if (!view.events.some((event) => refused.has(event.id) && hasPictures(event))) return view;
  const note = without_pictures === "all" ? "image-left-out" : "picture-refused";
  return {
    ...view,
    events: view.events.map((event) => (refused.has(event.id) ? withNote(event, text(prompt(note))) : event)),
  };
}

/** The ids of the events that show pictures, in order. */
export function eventsWithPictures({ events }: Pick<View, "events">): readonly string[] {
  return events.filter(hasPictures).map(({ id }) => id);
}

/** How many pictures these events show. */
export function picturesIn({ events }: Pick<View, "events">, ids: ReadonlySet<string>): number {
  const blocks = events.filter(({ id }) => ids.has(id)).flatMap(contentOf);
  return blocks.reduce((sum, block) => sum + (block.type === "image" ? block.image_urls.length : 0), 0);
}

function hasPictures(event: VisibleEvent): boolean {
  return contentOf(event).some(({ type }) => type === "image");
}

function contentOf(event: VisibleEvent): readonly Content[] {
  if (event.kind === "MessageEvent") return [...event.llm_message.content, ...event.extended_content];
  return event.kind === "ObservationEvent" ? [...event.observation.content, ...event.extended_content] : [];
}

function withNote(event: VisibleEvent, note: Content): VisibleEvent {
  const replaced = <Block extends Content>(content: readonly Block[]) =>
    content.map((block) => (block.type === "image" ? note : block));
  if (event.kind === "MessageEvent") {
    return { ...event, llm_message: { ...event.llm_message, content: replaced(event.llm_message.content) } };
  }
  if (event.kind !== "ObservationEvent") return event;
  return { ...event, observation: { ...event.observation, content: replaced(event.observation.content) } };
}

/**
 * The longest request in tokens: the known one, or the learned one if it is lower. A learned one that leaves no room beside
 * what every request has does not count: it would stop the thread for ever.
 */
export function inputLimitFor(
  known: number | undefined,
  { input_limit: learned }: Lesson,
  { view, tools }: Readonly<{ view: View; tools: readonly ToolSchema[] }>,
): number | undefined {
  if (learned === undefined || learned >= (known ?? Number.POSITIVE_INFINITY)) return known;
  const last = view.events.findLast(isRequest);
  const least = new Set([...headOf(view.events), ...(last ? [last] : [])]);
  const needed = estimateTokens(toChat({ events: [...least] }), tools);
  return learned > ROOM * needed ? learned : known;
}

const ROOM = 1.5;
