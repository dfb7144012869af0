/**
 * Fills the template that a repository has for the text of a pull request. The agent's answer is what is above the sections of
 * the template in it, and these are put under the template's headings. Nothing else of the template is said in our name: its
 * boxes stay empty, its comments and its examples are left out.
 */
import {
  type Section,
  sectionsIn,
  taskListsIn,
  untickedTasks,
  withoutComments,
  withoutTasksOf,
} from "../../../markdown/sections.ts";
import { prompt } from "../../../prompts.ts";

/** `text` is as the repository has it. */
export type PullTemplate = Readonly<{ path: string; text: string }>;

/** `answer` is for the thread and the pull request, `sections` for the pull request alone. */
export type SplitAnswer = Readonly<{ answer: string; sections: readonly Section[] }>;

/** Whether there is a heading under which somebody could write. */
export function hasHeadings({ text }: PullTemplate): boolean {
  return shownSections(text).length > 1;
}

/** Takes the sections of the template out of an answer. A heading that the template has not belongs to what is above it. */
export function splitAnswer(answer: string, template: PullTemplate): SplitAnswer {
  const names = namesIn(template);
  const kept: string[] = [];
  const sections: Section[] = [];
  for (const { heading, name, level, text } of sectionsIn(answer)) {
    const last = sections.at(-1);
    const whole = [heading, text].filter(Boolean).join("\n\n");
    if (names.has(name)) sections.push({ heading, name, level, text });
    else if (last) sections[sections.length - 1] = { ...last, text: [last.text, whole].filter(Boolean).join("\n\n") };
    else kept.push(whole);
  }
  return { answer: kept.filter(Boolean).join("\n\n"), sections };
}

function namesIn({ text }: PullTemplate): ReadonlySet<string> {
  return new Set(shownSections(text).flatMap(({ name }) => (name === "" ? [] : [name])));
}

/**
 * The template with these sections, as Markdown; "" if nothing of it is for people. Without any of the sections, only its lists
 * of tasks are there, which people tick.
 */
export function fillTemplate({ text }: PullTemplate, written: SplitAnswer["sections"]): string {
  const all = shownSections(text);
  const left = [...written];
  const parts = all.map((section, index) => {
    const at = section.name === "" ? -1 : left.findIndex(({ name }) => name === section.name);
    const [own] = at < 0 ? [] : left.splice(at, 1);
    const isGroup = (all[index + 1]?.level ?? 0) > section.level;
    return partOf(section, own?.text ?? "", { isGroup, isBare: written.length === 0 });
  });
  return parts.filter(Boolean).join("\n\n");
}

/** `isGroup`: its parts are the sections below it. `isBare`: a heading alone is left out. */
type How = Readonly<{ isGroup: boolean; isBare: boolean }>;

function partOf({ heading, name, text }: Section, words: string, { isGroup, isBare }: How): string {
  const tasks = taskListsIn(text);
  const said = withoutTasksOf(tasks, untickedTasks(words));
  if (name === "" || (isBare && tasks === "")) return tasks;
  const below = [said, tasks].filter(Boolean);
  return [heading, ...(below.length > 0 || isGroup ? below : [prompt("template-empty")])].join("\n\n");
}

function shownSections(text: string): readonly Section[] {
  return sectionsIn(withoutComments(text.replace(HEAD, "")));
}

/** Settings before the text, as templates of issues have them. Markdown would take their last line for a heading. */
const HEAD =
  /^\ufeff?---[ \t]*\r?\n(?:[\w-]+:[^\n]*\n)(?:(?:[\w-]+:|[ \t]|- (?!\[))[^\n]*\n){0,50}---[ \t]*(?:\r?\n|$)/;
