/**
 * The intents `create-issue` (which can keep one up to date that this workflow has opened before), `create-sub-issue`
 * and `link-sub-issue`.
 */
import { z } from "zod";
import { canBeOurs, readOwn } from "../../../../github/read/trigger/own-account.ts";
import { readLabels, readSubIssues } from "../../../../github/read/vocabulary.ts";
import { postOnce } from "../../../../github/write/comment/comment.ts";
import { hasIntentMark, intentMark } from "../../../../github/write/marks.ts";
import { isSameText } from "../../../../lib/text.ts";
import { code } from "../../../../markdown/inline-code.ts";
import { prompt } from "../../../../prompts.ts";
import { defineIntent, type IntentCheck, type IntentContext, refused } from "../intent.ts";
import { type IntentLimits, titleOf } from "../limits.ts";
import { readTarget } from "../target.ts";
import {
  changeIssue,
  postIssue as create,
  findIssues,
  linkSubIssue as link,
  type OwnIssue,
  postIssue,
} from "../writes.ts";
import { isOwnLabel } from "./properties.ts";

const key = z
  .string()
  .regex(/^[\w./:-]{1,100}$/)
  .describe("What the issue is about, the same each time, e.g. the name of a test. One issue is kept for each.");

/** The intent `create-issue`: opens an issue, or keeps one up to date that this workflow has opened before. */
export const createIssue = defineIntent({
  name: "create-issue",
  help: "opens an issue in this repository.",
  permission: "issues: write",
  most: 1,
  target: "none",
  takes: { flags: ["replace", "update"], values: ["prefix", "labels"] },
  fields: ({ flags }) => ({
    title: z.string().min(1).max(200),
    body: z.string().min(1).max(30_000).describe("Markdown."),
    ...(flags.includes("update") && { key }),
  }),
  texts: { title: "title", body: "prose" },
  words: ({ title }, _, limits) => `open the issue ${code(titleOf(limits, title))}${labelsOf(limits)}`,
  async check(place, { fields, limits, slot }) {
    const wanted = limits.values.labels ?? [];
    const own = wanted.find((name) => isOwnLabel(place, name));
    if (own !== undefined) return refused(`${code(own)} calls the agent or decides what it may do`);
    const known = wanted.length === 0 ? [] : (await readLabels(place.client)).map(({ name }) => name);
    const missing = wanted.find((name) => !known.includes(name));
    if (missing !== undefined) return refused(`the repository has no label ${code(missing)}`);
    const title = titleOf(limits, fields.title);
    const text: IssueText = { title, body: fields.body, labels: wanted };
    if (limits.flags.includes("update")) return keepUpToDate(place, text, lasting(limits, fields.key));
    const marks = { once: ["issue", slot], lasting: lasting(limits, undefined) };
    return openOnce(place, text, { ...marks, isReplacing: limits.flags.includes("replace") });
  },
});

/** For the words: labels that the workflow gives it. */
function labelsOf({ values: { labels = [] } }: IntentLimits): string {
  return labels.length === 0 ? "" : ` with ${labels.map(code).join(", ")}`;
}

/** The parts by which an issue is known. */
type Mark = readonly string[];

type IssueText = Readonly<{ title: string; body: string; labels: readonly string[] }>;

/** By which an issue is known in later runs. */
function lasting({ values }: IntentLimits, about: unknown): Mark {
  return ["lasting issue", values.prefix?.[0] ?? "", typeof about === "string" ? about : ""];
}

/** Newest first. Only what our own account has opened counts, whatever it says. */
async function issuesOfOurs(
  place: IntentContext,
  state: "open" | "all",
  marks: readonly Mark[],
): Promise<readonly OwnIssue[]> {
  const { github, repository, mac, client } = place;
  const own = await readOwn(client);
  return findIssues(github, repository, {
    state,
    isIt: ({ body, user }) => canBeOurs(user, own) && marks.some((mark) => hasIntentMark(mac, body, mark)),
  });
}

/** A closed issue is not opened again, because somebody has closed it: a new one is opened. */
async function keepUpToDate(place: IntentContext, text: IssueText, mark: Mark): Promise<IntentCheck> {
  const { github, repository, mac } = place;
  const body = `${text.body}\n\n${intentMark(mac, mark)}`;
  const [issue] = await issuesOfOurs(place, "open", [mark]);
  if (!issue) return { status: "ready", act: async () => opened(await create(github, repository, { ...text, body })) };
  if (issue.title === text.title && isSameText(issue.body, body)) return { status: "already", url: issue.url };
  return {
    status: "ready",
    async act() {
      await changeIssue(github, repository, issue.number, { title: text.title, body });
      return { url: issue.url };
    },
  };
}

type Marks = Readonly<{ once: Mark; lasting: Mark; isReplacing: boolean }>;

/** The older ones are closed when the new one is there; a run that was cut off in between goes on with that. */
async function openOnce(
  place: IntentContext,
  text: IssueText,
  { once, lasting, isReplacing }: Marks,
): Promise<IntentCheck> {
  const { github, repository, mac } = place;
  const issues = await issuesOfOurs(place, "all", isReplacing ? [once, lasting] : [once]);
  const again = issues.find(({ body }) => hasIntentMark(mac, body, once));
  const older = issues.filter((issue) => issue.isOpen && issue !== again);
  if (again && older.length === 0) return { status: "already", url: again.url };
  const marks = [once, ...(isReplacing ? [lasting] : [])].map((mark) => intentMark(mac, mark)).join("\n");
  return {
    status: "ready",
    async act() {
      const issue = again ?? (await create(github, repository, { ...text, body: `${text.body}\n\n${marks}` }));
      for (const { number } of older) {
        await postOnce(
          github,
          repository,
          { issue: number },
          prompt("intent-replaced", { number: String(issue.number) }),
        );
        await changeIssue(github, repository, number, { state: "closed", state_reason: "not_planned" });
      }
      return opened(issue);
    },
  };
}

function opened({ url, number }: OwnIssue) {
  return { url, undo: `gh issue close ${number} --reason "not planned"` };
}

export const createSubIssue = defineIntent({
  name: "create-sub-issue",
  help: "opens an issue that is a part of an issue.",
  permission: "issues: write",
  most: 5,
  target: "issue",
  needsOpen: true,
  takes: { values: ["prefix"] },
  fields: () => ({ title: z.string().min(1).max(200), body: z.string().min(1).max(20_000).describe("Markdown.") }),
  texts: { title: "title", body: "prose" },
  words: ({ title }, on, limits) => `open the issue ${code(titleOf(limits, title))} as a part of ${on}`,
  async check(place, { fields, limits, slot, target }) {
    const { github, repository, mac, client } = place;
    const mark = ["sub-issue", String(target.number), slot];
    const [own, parts] = await Promise.all([readOwn(client), readSubIssues(client, target.number)]);
    const isIt = (issue: Readonly<{ body: string; user: Parameters<typeof canBeOurs>[0] }>) =>
      canBeOurs(issue.user, own) && hasIntentMark(mac, issue.body, mark);
    const [known] = await findIssues(github, repository, { state: "all", isIt });
    if (known && parts.includes(known.number)) return { status: "already", url: known.url };
    return {
      status: "ready",
      async act() {
        const title = titleOf(limits, fields.title);
        const text = { title, body: `${fields.body}\n\n${intentMark(mac, mark)}`, labels: [] };
        const issue = known ?? (await postIssue(github, repository, text));
        await link(github, repository, target.number, issue.id);
        return { url: issue.url, undo: `gh issue close ${issue.number} --reason "not planned"` };
      },
    };
  },
});

export const linkSubIssue = defineIntent({
  name: "link-sub-issue",
  help: "makes an existing issue a part of an issue.",
  permission: "issues: write",
  most: 5,
  target: "issue",
  needsOpen: true,
  takes: {},
  fields: () => ({ part: z.int().positive().describe("The number of the issue that becomes a part.") }),
  words: ({ part }, on) => `make #${part} a part of ${on}`,
  async check({ github, repository, client }, { fields: { part }, target }) {
    if (part === target.number) return refused("an issue is no part of itself");
    if ((await readSubIssues(client, target.number)).includes(part)) return { status: "already" };
    const other = await readTarget(client, `${repository.owner}/${repository.name}`, part);
    if (!other || other.isPull) return refused(`there is no issue #${part} in this repository`);
    return {
      status: "ready",
      async act() {
        await link(github, repository, target.number, other.id);
        const path = `repos/${repository.owner}/${repository.name}/issues/${target.number}/sub_issue`;
        return { url: target.url, undo: `gh api -X DELETE ${path} -F sub_issue_id=${other.id}` };
      },
    };
  },
});
