/**
 * The intents that change a thread itself: `close`, `reopen`, `duplicate` and `lock`, and its text: `edit-title` and
 * `edit-section`.
 */
import { z } from "zod";
import { code } from "../../../../markdown/inline-code.ts";
import { quotedForShell } from "../../../admit/labels.ts";
import { defineIntent, refused } from "../intent.ts";
import { declarationFault, titleOf } from "../limits.ts";
import { readTarget } from "../target.ts";
import { changeIssue, lock as lockThread } from "../writes.ts";

const REASONS = ["completed", "not-planned"] as const;
const LOCKS = ["off-topic", "too heated", "resolved", "spam"] as const;

export const close = defineIntent({
  name: "close",
  help: "closes an issue or a pull request, with a reason for an issue. To explain it, propose a comment as well.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  waits: true,
  canBeLocked: true,
  takes: { choices: REASONS },
  fields: ({ choices }) => ({ reason: choices.length > 0 ? z.enum(choices) : z.enum(REASONS) }),
  words: ({ reason }, on) => `close ${on} as ${reason === "completed" ? "completed" : "not planned"}`,
  async check({ github, repository }, { fields: { reason }, target }) {
    if (!target.isOpen) return { status: "already" };
    const why = reason === "completed" ? "completed" : "not_planned";
    return {
      status: "ready",
      async act() {
        const reason = target.isPull ? {} : ({ state_reason: why } as const);
        await changeIssue(github, repository, target.number, { state: "closed", ...reason });
        return { url: target.url, undo: `gh ${target.isPull ? "pr" : "issue"} reopen ${target.number}` };
      },
    };
  },
});

export const reopen = defineIntent({
  name: "reopen",
  help: "reopens an issue or a pull request.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  canBeLocked: true,
  takes: {},
  fields: () => ({}),
  words: (_, on) => `reopen ${on}`,
  async check({ github, repository }, { target }) {
    if (target.isOpen) return { status: "already" };
    return {
      status: "ready",
      async act() {
        await changeIssue(github, repository, target.number, { state: "open" });
        return { url: target.url, undo: `gh ${target.isPull ? "pr" : "issue"} close ${target.number}` };
      },
    };
  },
});

export const duplicate = defineIntent({
  name: "duplicate",
  help: "closes an issue as a duplicate of another one.",
  permission: "issues: write",
  most: 1,
  target: "issue",
  waits: true,
  canBeLocked: true,
  takes: {},
  fields: () => ({ of: z.int().positive().describe("The number of the issue that stays.") }),
  words: ({ of }, on) => `close ${on} as a duplicate of #${of}`,
  async check({ github, repository, client }, { fields: { of }, target }) {
    if (!target.isOpen) return { status: "already" };
    if (of === target.number) return refused("an issue is no duplicate of itself");
    const other = await readTarget(client, `${repository.owner}/${repository.name}`, of);
    if (!other || other.isPull) return refused(`there is no issue #${of} in this repository`);
    return {
      status: "ready",
      async act() {
        const change = { state: "closed", state_reason: "duplicate", duplicate_issue_id: other.id } as const;
        await changeIssue(github, repository, target.number, change);
        return { url: target.url, undo: `gh issue reopen ${target.number}` };
      },
    };
  },
});

export const lock = defineIntent({
  name: "lock",
  help: "locks a thread, so that only people with write access can comment.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  waits: true,
  canBeLocked: true,
  takes: { choices: LOCKS },
  fields: ({ choices }) => ({ reason: choices.length > 0 ? z.enum(choices) : z.enum(LOCKS) }),
  words: ({ reason }, on) => `lock ${on} as ${reason}`,
  async check({ github, repository }, { fields: { reason }, target }) {
    if (target.isLocked) return { status: "already" };
    const known = LOCKS.find((one) => one === reason);
    if (!known) return refused("there is no such reason");
    return {
      status: "ready",
      async act() {
        await lockThread(github, repository, target.number, known);
        return { url: target.url, undo: `gh issue unlock ${target.number}` };
      },
    };
  },
});

export const editTitle = defineIntent({
  name: "edit-title",
  help: "changes the title of a thread.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  takes: { values: ["prefix"] },
  fields: () => ({ title: z.string().min(1).max(200) }),
  texts: { title: "title" },
  words: ({ title }, on, limits) => `change the title of ${on} to ${code(titleOf(limits, title))}`,
  async check({ github, repository }, { fields, limits, target }) {
    const title = titleOf(limits, fields.title);
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
