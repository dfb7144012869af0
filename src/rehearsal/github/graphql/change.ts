/** The part of GitHub's GraphQL schema that hides comments and fills projects. */
import { z } from "zod";
import type { Project } from "../issue-records.ts";
import type { Grant } from "../seed.ts";
import { isAllowed, type Seen, type Site } from "../site.ts";
import type { Issue } from "../state.ts";
import { type Arguments, GraphqlError, type Node } from "./execute.ts";

const clientMutationId = z.string().optional();
const Classifier = z.enum(["ABUSE", "DUPLICATE", "OFF_TOPIC", "OUTDATED", "RESOLVED", "SPAM"]);
const Hide = z.object({
  input: z.strictObject({ subjectId: z.string(), classifier: Classifier, clientMutationId }),
});
const Add = z.object({ input: z.strictObject({ projectId: z.string(), contentId: z.string(), clientMutationId }) });
const Put = z.object({
  input: z.strictObject({
    projectId: z.string(),
    itemId: z.string(),
    fieldId: z.string(),
    value: z.strictObject({ singleSelectOptionId: z.string() }),
    clientMutationId,
  }),
});

export function minimizeComment(site: Site, caller: Grant, given: Arguments): Node {
  const { subjectId } = Hide.parse(given).input;
  if (!isAllowed(site, caller, "write", ["issues", "pull_requests"])) throw forbidden();
  const comment = site.state.comments.get(Number(/^IC_(\d+)$/.exec(subjectId)?.[1]));
  if (!comment) throw missing(subjectId);
  comment.isMinimized = true;
  const minimizedComment = { __typename: "IssueComment", isMinimized: true };
  return { __typename: "MinimizeCommentPayload", clientMutationId: null, minimizedComment };
}

export function addProjectItem(site: Site, caller: Grant, given: Arguments): Node {
  const { projectId, contentId } = Add.parse(given).input;
  const project = projectOf(site, caller, projectId);
  const issue = [...site.state.issues.values()].find(({ id }) => contentId === `I_${id}` || contentId === `PR_${id}`);
  if (!issue) throw missing(contentId);
  const key = keyIn(site, project, issue);
  const item = project.items.get(key) ?? { id: `PVTI_${key}`, values: new Map<string, string>() };
  project.items.set(key, item);
  return { __typename: "AddProjectV2ItemByIdPayload", item: { __typename: "ProjectV2Item", id: item.id } };
}

export function setProjectField(site: Site, caller: Grant, given: Arguments): Node {
  const { projectId, itemId, fieldId, value } = Put.parse(given).input;
  const project = projectOf(site, caller, projectId);
  const item = [...project.items.values()].find(({ id }) => id === itemId);
  const field = project.fields.find(({ name }) => fieldIdOf(name) === fieldId);
  const option = field?.options.find((name) => optionIdOf(name) === value.singleSelectOptionId);
  if (!item || !field || option === undefined) throw missing(itemId);
  item.values.set(field.name, option);
  return { __typename: "UpdateProjectV2ItemFieldValuePayload", clientMutationId: null };
}

/** The owner of a repository, as far as its projects go. */
export function ownerNode(seen: readonly Seen[], login: string): Node | null {
  const found = seen.find(({ site }) => login.toLowerCase() === site.seed.owner.toLowerCase());
  if (!found) return null;
  const { site, caller } = found;
  return {
    __typename: site.state.user(login).type,
    projectV2: (given: Arguments) => {
      const { number } = z.object({ number: z.number() }).parse(given);
      const project = projectsOf(site).find((one) => one.number === number);
      if (!project || caller.permissions.projects === undefined)
        throw new GraphqlError(`Could not resolve to a ProjectV2 with the number ${number}.`, { type: "NOT_FOUND" });
      return projectNode(project);
    },
  };
}

function projectNode(project: Project): Node {
  return {
    __typename: "ProjectV2",
    id: `PVT_${project.number}`,
    url: `https://github.test/orgs/projects/${project.number}`,
    closed: false,
    fields: () => ({ __typename: "ProjectV2FieldConfigurationConnection", nodes: project.fields.map(fieldNode) }),
  };
}

function fieldNode({ name, options }: Project["fields"][number]): Node {
  const nodes = options.map((option) => ({
    __typename: "ProjectV2SingleSelectFieldOption",
    id: optionIdOf(option),
    name: option,
  }));
  return { __typename: "ProjectV2SingleSelectField", id: fieldIdOf(name), name, options: nodes };
}

/** Returns the items of an issue in projects. */
export function projectItems(site: Site, issue: Issue): Node {
  const nodes = projectsOf(site).flatMap((project): Node[] => {
    const item = project.items.get(keyIn(site, project, issue));
    if (!item) return [];
    return [
      {
        __typename: "ProjectV2Item",
        id: item.id,
        project: { __typename: "ProjectV2", id: `PVT_${project.number}` },
        fieldValueByName: (given: Arguments) => {
          const name = item.values.get(z.object({ name: z.string() }).parse(given).name);
          return name === undefined ? null : { __typename: "ProjectV2ItemFieldSingleSelectValue", name };
        },
      },
    ];
  });
  return { __typename: "ProjectV2ItemConnection", nodes };
}

/** They are the owner's, though one repository records them. */
function projectsOf({ seed, sites }: Site): readonly Project[] {
  return sites.filter((one) => one.seed.owner === seed.owner).flatMap(({ state }) => state.records.projects);
}

function keyIn(site: Site, project: Project, { number, id }: Issue): number {
  return site.state.records.projects.includes(project) ? number : id;
}

function projectOf(site: Site, caller: Grant, id: string): Project {
  const project = projectsOf(site).find(({ number }) => `PVT_${number}` === id);
  if (!project) throw missing(id);
  if (caller.permissions.projects !== "write") throw forbidden();
  return project;
}

function fieldIdOf(name: string): string {
  return `PVTSSF_${name}`;
}

function optionIdOf(name: string): string {
  return `option_${name}`;
}

function forbidden(): GraphqlError {
  return new GraphqlError("Resource not accessible by integration", { type: "FORBIDDEN" });
}

function missing(id: string): GraphqlError {
  return new GraphqlError(`Could not resolve to a node with the global id of '${id}'`, { type: "NOT_FOUND" });
}
