/**
 * Reads what issues of a repository can be given: labels, milestones, types, people, and fields of a project of the
 * owner (Projects v2).
 */
import { z } from "zod";
import { type ReadClient, readPages } from "./port.ts";

const Label = z.object({ name: z.string(), description: z.string().nullish() });
const Milestone = z.object({ number: z.number().int(), title: z.string(), due_on: z.string().nullish() });
const Type = z.object({ name: z.string(), is_enabled: z.boolean().default(true) });
const User = z.object({ login: z.string(), type: z.string() });

type Client = Pick<ReadClient, "get">;

/** Up to a thousand. */
export async function readLabels(client: Client) {
  const { items } = await readPages(client, "/labels");
  return items
    .map((item) => Label.parse(item))
    .map(({ name, description }) => ({ name, description: description ?? "" }));
}

/** Those that are open. */
export async function readMilestones(client: Client) {
  const { items } = await readPages(client, "/milestones", { state: "open" });
  return items.map((item) => Milestone.parse(item));
}

/** Empty where the owner is no organization, which alone has types. */
export async function readTypes(client: Client): Promise<readonly string[]> {
  const found = await client.get("/issue-types").catch((error: unknown) => {
    if (Object(error).status === 404) return [];
    throw error;
  });
  return z
    .array(Type)
    .parse(found)
    .flatMap(({ name, is_enabled }) => (is_enabled ? [name] : []));
}

/** As GitHub writes the login, if that is a person who can be assigned here. */
export async function readAssignable(client: Client, login: string): Promise<string | undefined> {
  for (let page = 1; page <= 10; page++) {
    const found = z.array(User).parse(await client.get("/assignees", { per_page: 100, page }));
    const user = found.find((one) => one.login.toLowerCase() === login.toLowerCase());
    if (user) return user.type === "User" ? user.login : undefined;
    if (found.length < 100) break;
  }
  return undefined;
}

/** Numbers of the issues that are its parts. */
export async function readSubIssues(client: Client, number: number): Promise<readonly number[]> {
  const { items } = await readPages(client, "/issues/{issue_number}/sub_issues", { issue_number: number }, { most: 1 });
  return items.map((item) => z.object({ number: z.number().int() }).parse(item).number);
}

const Option = z.object({ id: z.string(), name: z.string() });
const Field = z.union([
  z.object({ id: z.string(), name: z.string(), options: z.array(Option) }),
  z.object({}).transform(() => undefined),
]);
const Project = z.object({
  repositoryOwner: z
    .object({
      projectV2: z
        .object({ id: z.string(), url: z.string(), closed: z.boolean(), fields: z.object({ nodes: z.array(Field) }) })
        .nullable(),
    })
    .nullable(),
});

const PROJECT = `query Project($owner:String!,$number:Int!){
  repositoryOwner(login:$owner){
    ... on Organization{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}
    ... on User{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}
  }
}`;

export type ProjectField = Readonly<{
  id: string;
  name: string;
  options: readonly Readonly<{ id: string; name: string }>[];
}>;
export type ProjectNow = Readonly<{ id: string; url: string; isOpen: boolean; fields: readonly ProjectField[] }>;

/** With the fields that are a choice. Undefined where there is none, or none that our token sees. */
export async function readProject(
  client: Pick<ReadClient, "graphql">,
  owner: string,
  number: number,
): Promise<ProjectNow | undefined> {
  const found = Project.safeParse(await client.graphql(PROJECT, { owner, number }).catch(dataOf)).data;
  const project = found?.repositoryOwner?.projectV2;
  if (!project) return undefined;
  const fields = project.fields.nodes.flatMap((field) => field ?? []);
  return { id: project.id, url: project.url, isOpen: !project.closed, fields };
}

/** GraphQL answers with what it found beside what it did not. */
function dataOf(error: unknown): unknown {
  const data: unknown = Object(error).data;
  if (data === undefined || data === null) throw error;
  return data;
}

const Items = z.object({
  node: z.object({
    projectItems: z.object({
      nodes: z.array(
        z.object({
          id: z.string(),
          project: z.object({ id: z.string() }),
          fieldValueByName: z.object({ name: z.string().nullish() }).nullish(),
        }),
      ),
    }),
  }),
});

const ITEMS = `query Items($id:ID!,$field:String!){node(id:$id){
  ... on Issue{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}
  ... on PullRequest{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}
}}`;

export type ProjectItem = Readonly<{ id: string; value: string | undefined }>;

/** Undefined where the thread is not in the project. */
export async function readProjectItem(
  client: Pick<ReadClient, "graphql">,
  { node, project, field }: Readonly<{ node: string; project: string; field: string }>,
): Promise<ProjectItem | undefined> {
  const { nodes } = Items.parse(await client.graphql(ITEMS, { id: node, field })).node.projectItems;
  const item = nodes.find((one) => one.project.id === project);
  return item && { id: item.id, value: item.fieldValueByName?.name ?? undefined };
}
