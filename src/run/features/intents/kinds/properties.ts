/**
 * The intents `labels`, `milestone`, `type` and `project`: what a thread is given and belongs to. Only what there is
 * can be set.
 */
import { z } from "zod";
import {
  readLabels,
  readMilestones,
  readProject,
  readProjectItem,
  readTypes,
} from "../../../../github/read/vocabulary.ts";
import { takeOff } from "../../../../github/write/comment/reaction.ts";
import { addLabels } from "../../../../github/write/pull-request/pull-request.ts";
import { code } from "../../../../markdown/inline-code.ts";
import { quotedForShell } from "../../../admit/labels.ts";
import { defineIntent, type IntentContext, refused } from "../intent.ts";
import { declarationFault, type IntentLimits } from "../limits.ts";
import { addToProject, changeIssue, setProjectField } from "../writes.ts";

const Name = z.string().min(1).max(50);

export const labels = defineIntent({
  name: "labels",
  help: "adds labels to a thread and removes labels from it; they must exist.",
  permission: "issues: write",
  most: 3,
  target: "thread",
  canBeLocked: true,
  takes: { choices: "any", flags: ["create-labels"] },
  fields({ choices }) {
    const one = choices.length > 0 ? z.enum(choices) : Name;
    return { add: z.array(one).max(10).default([]), remove: z.array(one).max(10).default([]) };
  },
  words({ add, remove }, on) {
    const named = (names: readonly string[]) => names.map(code).join(", ");
    const parts = [
      ...(add.length > 0 ? [`add ${named(add)} to ${on}`] : []),
      ...(remove.length > 0 ? [`remove ${named(remove)} from ${on}`] : []),
    ];
    return parts.join(", ") || `no label for ${on}`;
  },
  async check(place, { fields, limits, target }) {
    const { add, remove } = fields;
    if (add.length + remove.length === 0) return refused("it names no label");
    const own = [...add, ...remove].find((name) => isOwnLabel(place, name));
    if (own !== undefined) return refused(`${code(own)} calls the agent or decides what it may do`);
    const known = add.length === 0 ? [] : (await readLabels(place.client)).map(({ name }) => name);
    const resolved = add.map((name) => known.find((one) => isSame(one, name)) ?? name);
    const missing = resolved.find((name) => !known.includes(name));
    if (missing !== undefined && !limits.flags.includes("create-labels"))
      return refused(`the repository has no label ${code(missing)}`);
    const wanted = resolved.filter((name) => !target.labels.some((one) => isSame(one, name)));
    const unwanted = target.labels.filter((name) => remove.some((one) => isSame(one, name)));
    if (wanted.length + unwanted.length === 0) return { status: "already" };
    return {
      status: "ready",
      async act() {
        if (wanted.length > 0) await addLabels(place.github, place.repository, target.number, wanted);
        for (const name of unwanted)
          await takeOff(place.github, place.repository, target.number, { kind: "label", name });
        return { url: target.url, undo: undoOf(target.number, wanted, unwanted) };
      },
    };
  },
});

/** Whatever the case of its letters, its accents and its invisible signs: GitHub, or people, may not tell them apart. */
export function isOwnLabel({ ownLabels }: Pick<IntentContext, "ownLabels">, name: string): boolean {
  return ownLabels.some((own) => letters(own) === letters(name));
}

function letters(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{C}\s]/gu, "")
    .toLowerCase();
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function undoOf(number: number, added: readonly string[], removed: readonly string[]): string {
  const flags = [
    ...added.map((name) => `--remove-label ${quotedForShell(name)}`),
    ...removed.map((name) => `--add-label ${quotedForShell(name)}`),
  ];
  return `gh issue edit ${number} ${flags.join(" ")}`;
}

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

/** `Status=Todo|Done`: a field with the choices that may be made. */
function choiceOf({ values }: IntentLimits) {
  const [given, another] = values.fields ?? [];
  if (another !== undefined) throw declarationFault("gives project more than one field; one can be set");
  if (given === undefined) return undefined;
  const [, field = "", words = ""] = /^([^=]{1,60})=(.{1,200})$/.exec(given) ?? [];
  if (field === "") throw declarationFault(`has the project field "${given}", which is not NAME=a|b`);
  return { field: field.trim(), options: words.split("|").map((word) => word.trim()) };
}

/** The intent `project`: adds a thread to a project (v2) of the owner, and sets fields that are choices. */
export const project = defineIntent({
  name: "project",
  help: "adds a thread to the project, and sets its field.",
  permission: "(projects need the token of an app, or of a person)",
  most: 1,
  target: "thread",
  canBeLocked: true,
  takes: { choices: "needed", values: ["fields"] },
  fields(limits) {
    const [number, another] = limits.choices;
    if (another !== undefined || !/^\d{1,6}$/.test(number ?? ""))
      throw declarationFault("has to name one project by its number, e.g. `project(7)`");
    const choice = choiceOf(limits);
    return {
      value: choice ? z.enum(choice.options).describe(`The value of "${choice.field}".`) : z.null().default(null),
    };
  },
  words: ({ value }, on) => `put ${on} into the project${value === null ? "" : ` as ${code(value)}`}`,
  async check({ client, github, repository }, { fields: { value }, limits, target }) {
    const number = Number(limits.choices[0]);
    const found = await readProject(client, repository.owner, number);
    if (!found?.isOpen) return refused(`${code(repository.owner)} has no open project ${number} that this token sees`);
    const name = choiceOf(limits)?.field ?? "Status";
    const field = found.fields.find((one) => one.name === name);
    const option = field?.options.find((one) => one.name === value);
    if (value !== null && (!field || !option)) return refused(`the project has no choice ${code(`${name}=${value}`)}`);
    const item = await readProjectItem(client, { node: target.nodeId, project: found.id, field: name });
    if (item && (value === null || item.value === value)) return { status: "already", url: found.url };
    return {
      status: "ready",
      async act() {
        const itemId = item?.id ?? (await addToProject(github, found.id, target.nodeId));
        if (field && option)
          await setProjectField(github, { projectId: found.id, itemId, fieldId: field.id, optionId: option.id });
        return { url: found.url };
      },
    };
  },
});
