/** Shows the agent skills and rules of the repository that are not in the prompt, when something triggers them. */
import { prompt } from "../../../prompts.ts";
import { type Message, plainText, type TextContent, text } from "../../event/content.ts";
import type { Event, EventDraft } from "../../event/event.ts";
import type { ActionEvent } from "../../event/kind/actions.ts";
import { renderActivated, renderRule } from "../../skill/render.ts";
import { pathInside, rulesFor, type Skill, skillsNamed } from "../../skill/skill.ts";
import { inputIn } from "../../tool/wire-class.ts";

import type { ConversationState } from "../state/conversation-state.ts";

export type KnowledgeSettings = Readonly<{
  skills?: readonly Skill[];
  /**
   * The part about skills in the prompt of a new agent. A conversation that started with another text gets the
   * difference.
   */
  prompted?: readonly string[];
  /** Text that is added to every message of the user. */
  userMessageSuffix?: string;
  /** The part of a message that can trigger skills. Default: all of it. Text by strangers should not be in it. */
  requestIn?: (words: string) => string;
}>;

export type ObservationDraft = Extract<EventDraft, { kind: "ObservationEvent" }>;

/** The text that is added to a message. */
export type Companion = Readonly<{ activated_skills: readonly string[]; extended_content: readonly TextContent[] }>;

/**
 * Each skill and each rule is shown once. This is saved before the text is written, so that a crash cannot repeat it.
 */
export class KnowledgeMessages {
  readonly #settings: KnowledgeSettings;
  readonly #state: ConversationState;
  readonly #shown: () => readonly Event[];

  /** `shown` are the events that the model sees. */
  constructor(settings: KnowledgeSettings, state: ConversationState, shown: () => readonly Event[]) {
    this.#settings = settings;
    this.#state = state;
    this.#shown = shown;
  }

  forMessage({ content }: Message): Companion {
    const { skills = [], prompted = [], userMessageSuffix = "", requestIn = asItIs } = this.#settings;
    const known = this.#state.fields.activated_knowledge_skills;
    const fresh = skills.filter(({ name }) => !known.includes(name));
    const found = skillsNamed(requestIn(plainText(content)), fresh);
    const activated_skills = found.map(({ skill }) => skill.name);
    this.#state.update({ activated_knowledge_skills: [...known, ...activated_skills] });
    const suffix = userMessageSuffix.trim() === "" ? [] : [text(userMessageSuffix.trim())];
    const news = renewed(prompted, this.#shown());
    return {
      activated_skills,
      extended_content: [...news, ...found.map((each) => text(renderActivated(each))), ...suffix],
    };
  }

  /** The rules for the file of an action. Results arrive one by one, in the order of their calls. */
  forResult({ observation }: ObservationDraft, { action }: ActionEvent): readonly TextContent[] {
    if (observation.kind === "InvokeSkillObservation" && !observation.is_error) {
      this.#noteInvoked(observation.skill_name);
    }
    const named = inputIn(action).path;
    const path = typeof named === "string" ? this.#pathOf(named) : undefined;
    if (path === undefined) return [];
    const known = this.#state.fields.activated_path_rules;
    const { skills = [] } = this.#settings;
    const found = rulesFor(
      path,
      skills.filter(({ name }) => !known.includes(name)),
    );
    this.#state.update({ activated_path_rules: [...known, ...found.map(({ skill }) => skill.name)] });
    return found.map((each) => text(renderRule(each)));
  }

  #pathOf(path: string): string | undefined {
    return pathInside(this.#state.identity.workspace.working_dir, path);
  }

  #noteInvoked(name: unknown): void {
    const { invoked_skills } = this.#state.fields;
    if (typeof name !== "string" || invoked_skills.includes(name)) return;
    this.#state.update({ invoked_skills: [...invoked_skills, name] });
  }
}

function asItIs(words: string): string {
  return words;
}

/**
 * Returns the parts of a prompt, each with its heading in the first line, that differ from what was last shown under
 * that heading. Removed parts are not revoked: the conversation was asked to follow them.
 */
function renewed(parts: readonly string[], shown: readonly Event[]): readonly TextContent[] {
  const told = shown.flatMap(wordsIn);
  const fresh = parts.filter((part) => !told.findLast((words) => words.includes(headingOf(part)))?.includes(part));
  return fresh.map((words) => text(prompt("skills/renewed", { words })));
}

function headingOf(part: string): string {
  return `${part.split("\n", 1)[0]}\n`;
}

/** The texts that this program writes: of the prompt, and of additions to messages. */
function wordsIn(event: Event): readonly string[] {
  if (event.kind === "SystemPromptEvent") return [event.dynamic_context?.text ?? ""];
  return event.kind === "MessageEvent" ? event.extended_content.map((content) => content.text) : [];
}
