/** Gives a conversation what is known of the repository: skills that words and files call for, and hooks behind the wall. */
import { skillsInPrompt } from "../../core/agent/context/agent-context.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { ExtensionSettings } from "../../core/conversation/extension/extensions.ts";
import type { Event } from "../../core/event/event.ts";
import { hooksIn } from "../../core/hook/hooks-in.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { visible } from "../../github/read/text/untrusted.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import type { BlockedByHook, KnowledgeFacts } from "../../github/write/report/knowledge-facts.ts";
import { Fault } from "../../lib/fault.ts";
import type { Knowledge } from "./knowledge.ts";

export type ConversationPlace = Readonly<{
  workspace: Workspace;
  trigger: Pick<Trigger, "request">;
  /** Cuts off whatever a hook is doing. */
  over: AbortSignal;
}>;

/** Only what the person who may ask has said calls for skills; the thread below it does not. */
export function extensionsFor({ skills, hooks }: Knowledge, place: ConversationPlace): ExtensionSettings {
  const words = visible(place.trigger.request);
  return {
    knowledge: { skills, prompted: skillsInPrompt(skills), requestIn: () => words },
    hooks: hooks && { config: hooks, run: hooksIn(place.workspace, place.over) },
  };
}

/** A "denied" Fault if a hook does not let the request through: it would not be answered, and nobody would know why. */
export function requireHeard({ log, state }: Pick<Conversation, "log" | "state">): void {
  const request = [...log].findLast((event) => event.kind === "MessageEvent" && event.source === "user");
  const reason = request && state.fields.blocked_messages[request.id];
  if (reason === undefined) return;
  throw new Fault("denied", `A hook of this repository does not allow the request: ${reason}`, {
    hint: "Ask in other words, or change the hook for UserPromptSubmit on the base branch.",
  });
}

/** What was called for, and what hooks said, for the report. */
export function knowledgeFacts({ state, log }: Pick<Conversation, "state" | "log">): KnowledgeFacts {
  const { activated_knowledge_skills, activated_path_rules, invoked_skills } = state.fields;
  const ran = [...log].flatMap(hookOf);
  return {
    skills: [...new Set([...activated_knowledge_skills, ...activated_path_rules, ...invoked_skills])],
    hooksRun: ran.length,
    blocked: ran.flatMap((end) => end ?? []),
  };
}

/** Of a hook that ran what it forbade, or undefined if that was nothing. */
function hookOf(event: Event): readonly (BlockedByHook | undefined)[] {
  if (event.kind !== "HookExecutionEvent") return [];
  const { hook_event_type, blocked, reason = "" } = event;
  return [blocked ? { event: hook_event_type, reason } : undefined];
}
