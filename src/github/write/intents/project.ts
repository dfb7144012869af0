/** Adds a thread to a project (v2), and sets a field of it that is a choice. Both reject with a GitHubFault. */
import { z } from "zod";
import type { GitHub } from "../../client.ts";
import { askGraphql } from "../comment/ask-graphql.ts";

const ADD = `mutation AddToProject($input: AddProjectV2ItemByIdInput!) {
  addProjectV2ItemById(input: $input) { item { id } }
}`;
const SET = `mutation SetField($input: UpdateProjectV2ItemFieldValueInput!) {
  updateProjectV2ItemFieldValue(input: $input) { clientMutationId }
}`;

/** No job's own token reaches projects. */
const permission = "(projects need the token of an app, or of a person)";

const Added = z.object({ addProjectV2ItemById: z.object({ item: z.object({ id: z.string() }) }) });

/** Returns the item's id; the one that is there already is taken for it. */
export async function addToProject(github: GitHub, projectId: string, contentId: string): Promise<string> {
  const variables = { input: { projectId, contentId } };
  return Added.parse(await askGraphql(github, ADD, { variables, permission })).addProjectV2ItemById.item.id;
}

type Choice = Readonly<{ projectId: string; itemId: string; fieldId: string; optionId: string }>;

export async function setProjectField(github: GitHub, { optionId, ...place }: Choice): Promise<void> {
  const variables = { input: { ...place, value: { singleSelectOptionId: optionId } } };
  await askGraphql(github, SET, { variables, permission });
}
