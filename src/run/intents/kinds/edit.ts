/** The intents `edit-title` and `edit-section`: the title of a thread, and a marked section of its text. */
import { z } from "zod";
import { code } from "../../../github/write/inline-code.ts";
import { changeIssue } from "../../../github/write/intents/intents.ts";
import { quotedForShell } from "../../admit/labels.ts";
import { defineIntent, refused } from "../intent.ts";
import { declarationFault } from "../limits.ts";

export const editTitle = defineIntent({
  name: "edit-title",
  help: "changes the title of a thread.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  takes: { values: ["prefix"] },
  fields: () => ({ title: z.string().min(1).max(200) }),
  texts: { title: "title" },
  words: ({ title }, on) => `change the title of ${on} to ${code(title)}`,
  async check({ github, repository }, { fields, limits, target }) {
    const title = `${limits.values.prefix?.[0] ?? ""}${fields.title}`;
    if (target.title === title) return { status: "already" };
    return {
      status: "ready",
      async act() {
        await changeIssue(github, repository, target.number, { title });
        return { url: target.url, undo: `gh issue edit ${target.number} --title ${quotedForShell(target.title)}` };
      },
    };
  },
});

export const editSection = defineIntent({
  name: "edit-section",
  help: "replaces a section of the text of a thread, between `<!-- NAME:start -->` and `<!-- NAME:end -->`.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  takes: { choices: "needed" },
  fields({ choices }) {
    const strange = choices.find((name) => !/^[a-z][a-z0-9-]{0,40}$/.test(name) || name === "deckhand");
    if (strange !== undefined) throw declarationFault(`names the section "${strange}", which is no lower-case word`);
    return { section: z.enum(choices), text: z.string().min(1).max(20_000).describe("Markdown.") };
  },
  texts: { text: "prose" },
  words: ({ section }, on) => `replace the section ${code(section)} in the text of ${on}`,
  async check({ github, repository }, { fields: { section, text }, target }) {
    const [start, end] = [`<!-- ${section}:start -->`, `<!-- ${section}:end -->`];
    const [from, to] = [target.body.indexOf(start), target.body.indexOf(end)];
    const isOnce = target.body.lastIndexOf(start) === from && target.body.lastIndexOf(end) === to;
    if (from < 0 || to < from || !isOnce) return refused(`#${target.number} has no section ${code(section)}, or two`);
    if (/<!--\s*[\w-]+:(?:start|end)\s*-->/.test(text)) return refused("it holds the mark of a section itself");
    const body = `${target.body.slice(0, from + start.length)}\n${text}\n${target.body.slice(to)}`;
    if (body === target.body.replaceAll("\r\n", "\n")) return { status: "already" };
    if (body.length > 60_000) return refused(`the text of #${target.number} would be too long`);
    return {
      status: "ready",
      // GitHub keeps every version of the text, and anybody who may edit it can restore one.
      async act() {
        await changeIssue(github, repository, target.number, { body });
        return { url: target.url };
      },
    };
  },
});
