/** The intents `create-sub-issue` and `link-sub-issue`: parts of an issue. */
import { z } from "zod";
import { readTarget } from "../../../github/read/target.ts";
import { canBeOurs, readOwn } from "../../../github/read/trigger/own-account.ts";
import { readSubIssues } from "../../../github/read/vocabulary.ts";
import { code } from "../../../github/write/inline-code.ts";
import { createIssue, findIssues, linkSubIssue as link } from "../../../github/write/intents/intents.ts";
import { hasIntentMark, intentMark } from "../../../github/write/seal.ts";
import { defineIntent, refused } from "../intent.ts";

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
  words: ({ title }, on) => `open the issue ${code(title)} as a part of ${on}`,
  async check(place, { fields, limits, slot, target }) {
    const { github, repository, seal, client } = place;
    const mark = ["sub-issue", String(target.number), slot];
    const [own, parts] = await Promise.all([readOwn(client), readSubIssues(client, target.number)]);
    const isIt = (issue: Readonly<{ body: string; user: Parameters<typeof canBeOurs>[0] }>) =>
      canBeOurs(issue.user, own) && hasIntentMark(seal, issue.body, mark);
    const [known] = await findIssues(github, repository, { state: "all", isIt });
    if (known && parts.includes(known.number)) return { status: "already", url: known.url };
    return {
      status: "ready",
      async act() {
        const title = `${limits.values.prefix?.[0] ?? ""}${fields.title}`;
        const text = { title, body: `${fields.body}\n\n${intentMark(seal, mark)}`, labels: [] };
        const issue = known ?? (await createIssue(github, repository, text));
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
