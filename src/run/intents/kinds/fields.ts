/** The intents `milestone` and `type`: what an issue belongs to. Only what there is can be set. */
import { z } from "zod";
import { readMilestones, readTypes } from "../../../github/read/vocabulary.ts";
import { code } from "../../../github/write/inline-code.ts";
import { changeIssue } from "../../../github/write/intents/intents.ts";
import { quotedForShell } from "../../admit/labels.ts";
import { defineIntent, refused } from "../intent.ts";

const Title = z.string().min(1).max(250);

export const milestone = defineIntent({
  name: "milestone",
  help: "sets the milestone of a thread by its title; `null` takes it off.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  takes: { choices: "any" },
  fields: ({ choices }) => ({ title: (choices.length > 0 ? z.enum(choices) : Title).nullable() }),
  words: ({ title }, on) =>
    title === null ? `take the milestone off ${on}` : `set the milestone of ${on} to ${code(title)}`,
  async check({ github, repository, client }, { fields: { title }, target }) {
    if ((target.milestone?.title ?? null) === title) return { status: "already" };
    const found = title === null ? undefined : (await readMilestones(client)).find((one) => one.title === title);
    if (title !== null && !found) return refused(`the repository has no open milestone ${code(title)}`);
    const before = target.milestone?.title;
    const back = before === undefined ? "--remove-milestone" : `--milestone ${quotedForShell(before)}`;
    return {
      status: "ready",
      async act() {
        await changeIssue(github, repository, target.number, { milestone: found?.number ?? null });
        return { url: target.url, undo: `gh issue edit ${target.number} ${back}` };
      },
    };
  },
});

export const type = defineIntent({
  name: "type",
  help: "sets the type of an issue.",
  permission: "issues: write",
  most: 1,
  target: "issue",
  takes: { choices: "needed" },
  fields: ({ choices }) => ({ type: z.enum(choices) }),
  words: (fields, on) => `set the type of ${on} to ${code(fields.type)}`,
  async check({ github, repository, client }, { fields, target }) {
    if (target.type === fields.type) return { status: "already" };
    if (!(await readTypes(client)).includes(fields.type))
      return refused(`the organization has no issue type ${code(fields.type)}`);
    const path = `repos/${repository.owner}/${repository.name}/issues/${target.number}`;
    const before = target.type === undefined ? "-F type=null" : `-f ${quotedForShell(`type=${target.type}`)}`;
    return {
      status: "ready",
      async act() {
        await changeIssue(github, repository, target.number, { type: fields.type });
        return { url: target.url, undo: `gh api -X PATCH ${path} ${before}` };
      },
    };
  },
});
