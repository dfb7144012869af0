/** Reads what issues of a repository can be given: labels, milestones, types, and people. */
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
