/** The intent `project`: adds a thread to a project (v2) of the owner, and sets fields that are choices. */
import { z } from "zod";
import { readProject, readProjectItem } from "../../../github/read/project.ts";
import { code } from "../../../github/write/inline-code.ts";
import { addToProject, setProjectField } from "../../../github/write/intents/intents.ts";
import { defineIntent, refused } from "../intent.ts";
import { declarationFault, type Limits } from "../limits.ts";

/** `Status=Todo|Done`: a field with the choices that may be made. */
function choiceOf({ values }: Limits) {
  const [given, another] = values.fields ?? [];
  if (another !== undefined) throw declarationFault("gives project more than one field; one can be set");
  if (given === undefined) return undefined;
  const [, field = "", words = ""] = /^([^=]{1,60})=(.{1,200})$/.exec(given) ?? [];
  if (field === "") throw declarationFault(`has the project field "${given}", which is not NAME=a|b`);
  return { field: field.trim(), options: words.split("|").map((word) => word.trim()) };
}

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
