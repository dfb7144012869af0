/** Reads an event log as the story that the page tells: requests, calls with their results, and what happened between. */

import { writtenArguments } from "../core/agent/prepare-call.ts";
import { repairIn } from "../core/agent/repair-history.ts";
import { type Content, plainText } from "../core/event/content.ts";
import type { Event } from "../core/event/event.ts";
import { inputIn } from "../core/tool/wire-class.ts";
import { outputOf, type StyledLine, stylesOf } from "../core/view/shown-content.ts";
import { startOf } from "../lib/text.ts";

type EventOf<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

/**
 * Times are in milliseconds since 1970. `id` is unique in a log, and fits into an `id` attribute. `reply` is the id of the
 * model's reply that this came from.
 */
type At = Readonly<{ id: string; at: number; reply?: string | undefined }>;

export type StoryResult = Readonly<{
  text: string;
  isError: boolean;
  images: readonly string[];
  exitCode: number | undefined;
  /** The places where the text had colors in a terminal. */
  styles?: readonly StyledLine[];
}>;

/** The contents of a file before and after an edit. */
export type Edit = Readonly<{ path: string; before: string; after: string }>;

export type ToolCall = At &
  Readonly<{
    kind: "call";
    /** Counts replies of the model, as the limit of steps does. */
    step: number;
    words: string;
    reasoning: string;
    tool: string;
    /** The arguments, without the kind of the action. */
    input: Readonly<Record<string, unknown>>;
    risk: string | undefined;
    endedAt: number | undefined;
    /** undefined while the call runs, and when it was cut off. */
    result: StoryResult | undefined;
    edit: Edit | undefined;
  }>;

export type StoryMessage = At &
  Readonly<{
    kind: "message";
    from: "user" | "agent" | "host";
    text: string;
    reasoning: string;
    images: readonly string[];
  }>;

/** Something that the host did or decided. */
export type Note = At & Readonly<{ kind: "note"; tone: "plain" | "waiting" | "error"; title: string; text: string }>;

export type StoryItem = ToolCall | StoryMessage | Note;

/** In the order of the log. Entries that only the host needs (the system prompt, settings) are left out. */
export function storyOf(events: readonly Event[]): StoryItem[] {
  const answers = answersIn(events);
  const risks = risksIn(events);
  const steps = new Map<string, number>();
  return events.flatMap((event): StoryItem[] => {
    switch (event.kind) {
      case "MessageEvent":
        return [messageOf(event)];
      case "ActionEvent": {
        const step = steps.get(event.llm_response_id) ?? steps.size + 1;
        steps.set(event.llm_response_id, step);
        return [callOf(event, step, answers.get(event.tool_call_id), risks.get(event.id))];
      }
      default:
        return noteOf(event);
    }
  });
}

/** Arguments that say what a call is about, in the order in which the title has them. */
export const TITLE: readonly string[] = ["command", "path", "pattern", "message", "thought", "url"];
export const LONGEST_TITLE = 120;

/** Describes a call in one line. */
export function titleOf({ input }: ToolCall): string {
  const parts = TITLE.map((name) => input[name]).filter((part) => typeof part === "string" && part !== "");
  const line = parts.join(" ").replaceAll(/\s+/g, " ").trim();
  return line.length <= LONGEST_TITLE ? line : `${startOf(line, LONGEST_TITLE - 1)}…`;
}

/** How a call ended, in a word or two. */
export function resultOf({ result, endedAt }: ToolCall): string {
  if (result?.exitCode !== undefined) return `exit code ${result.exitCode}`;
  if (result?.isError) return "error";
  return endedAt === undefined ? "no result" : "done";
}

type CallAnswer = EventOf<"ObservationEvent" | "AgentErrorEvent" | "UserRejectObservation">;

function answersIn(events: readonly Event[]): Map<string, CallAnswer> {
  return new Map(events.flatMap((event) => (isAnswer(event) ? [[event.tool_call_id, event]] : [])));
}

function isAnswer(event: Event): event is CallAnswer {
  return ["ObservationEvent", "AgentErrorEvent", "UserRejectObservation"].includes(event.kind);
}

function risksIn(events: readonly Event[]): Map<string, string> {
  return new Map(
    events.flatMap((event) => (event.kind === "SecurityAnalysisEvent" ? Object.entries(event.risks) : [])),
  );
}

function messageOf(event: EventOf<"MessageEvent">): StoryMessage {
  const { content, role, reasoning_content: reasoning = "" } = event.llm_message;
  const from = role === "assistant" ? "agent" : event.source === "user" ? "user" : "host";
  const reply = event.llm_response_id ?? undefined;
  return {
    ...placeOf(event),
    reply,
    kind: "message",
    from,
    text: plainText(content),
    reasoning,
    images: imagesIn(content),
  };
}

function callOf(
  event: EventOf<"ActionEvent">,
  step: number,
  answer: CallAnswer | undefined,
  risk: string | undefined,
): ToolCall {
  const input = event.action ? inputIn(event.action) : { arguments: writtenArguments(event.tool_call.arguments) };
  return {
    ...placeOf(event),
    reply: event.llm_response_id,
    kind: "call",
    step,
    words: plainText(event.thought),
    reasoning: event.reasoning_content ?? "",
    tool: event.tool_name,
    input,
    risk: risk ?? (event.security_risk === "UNKNOWN" ? undefined : event.security_risk),
    endedAt: answer && timeOf(answer.timestamp),
    result: answer && answeredWith(answer),
    edit: answer?.kind === "ObservationEvent" ? editIn(answer.observation) : undefined,
  };
}

function answeredWith(answer: CallAnswer): StoryResult {
  switch (answer.kind) {
    case "ObservationEvent": {
      const { is_error: isError, exit_code: code } = answer.observation;
      const content = outputOf(answer.observation);
      const exitCode = typeof code === "number" ? code : undefined;
      const styles = stylesOf(answer.observation);
      return {
        text: plainText(content),
        isError,
        images: imagesIn(content),
        exitCode,
        ...(styles.length > 0 && { styles }),
      };
    }
    case "AgentErrorEvent":
      return { text: answer.error, isError: true, images: [], exitCode: undefined };
    case "UserRejectObservation":
      return { text: `Rejected: ${answer.rejection_reason}`, isError: true, images: [], exitCode: undefined };
  }
}

function editIn(observation: EventOf<"ObservationEvent">["observation"]): Edit | undefined {
  const { path, old_content: before, new_content: after } = observation;
  if (typeof path !== "string" || typeof after !== "string") return undefined;
  return { path, before: typeof before === "string" ? before : "", after };
}

function imagesIn(content: readonly Content[]): string[] {
  return content.flatMap((block) => (block.type === "image" ? block.image_urls : []));
}

function noteOf(event: Event): Note[] {
  const note = (title: string, text = "", tone: Note["tone"] = "plain"): Note[] => [
    { ...placeOf(event), kind: "note", tone, title, text },
  ];
  switch (event.kind) {
    case "Condensation":
      return note(`Condensed: ${event.forgotten_event_ids.length} events left the model's view`, event.summary).map(
        (condensed) => ({ ...condensed, reply: event.llm_response_id }),
      );
    case "HookExecutionEvent":
      return event.blocked || !event.success
        ? note(
            `Hook ${event.hook_event_type} ${event.blocked ? "blocked the action" : "failed"}`,
            hookText(event),
            "error",
          )
        : [];
    case "ConversationErrorEvent":
      return note(event.code, event.detail, "error");
    case "PauseEvent":
      return note("Paused");
    case "InterruptEvent":
      return note("Interrupted");
    case "ConversationStateUpdateEvent": {
      const repair = repairIn(event);
      if (repair) return note("Repaired the history", repair.words);
      return event.key === "execution_status" && event.value === "waiting_for_confirmation"
        ? note("Waiting for approval", "", "waiting")
        : [];
    }
    case "UnknownEvent":
      return note("An event of a kind that Deckhand does not know", JSON.stringify(event.wire, null, 1));
    default:
      return [];
  }
}

function hookText({ hook_command, reason, stderr, error }: EventOf<"HookExecutionEvent">): string {
  return [hook_command, reason, error, stderr].filter(Boolean).join("\n");
}

function placeOf({ id, timestamp }: Event): At {
  return { id: `e-${id}`, at: timeOf(timestamp) };
}

/** Logs written elsewhere hold times without a zone; they are read as UTC. */
function timeOf(timestamp: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(timestamp) ? timestamp : `${timestamp}Z`);
}
