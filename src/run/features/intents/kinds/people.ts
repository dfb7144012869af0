/** The intents `assign` and `request-reviewers`: people of the repository, and never a bot. */
import { z } from "zod";
import { readAssignable } from "../../../../github/read/vocabulary.ts";
import { takeOff } from "../../../../github/write/comment/reaction.ts";
import { requestReviews } from "../../../../github/write/pull-request/pull-request.ts";
import { code } from "../../../../markdown/inline-code.ts";
import { defineIntent, type IntentContext, refused } from "../intent.ts";
import { declarationFault } from "../limits.ts";
import { assign as assignPeople } from "../writes.ts";

const Login = z.string().regex(/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})$/, "is no login of a person");

function people(choices: readonly string[]) {
  const strange = choices.find((login) => !Login.safeParse(login).success);
  if (strange !== undefined)
    throw declarationFault(`names "${strange}", which is no login of a person, without @, such as octocat`);
  return z.array(choices.length > 0 ? z.enum(choices) : Login).max(10);
}

export const assign = defineIntent({
  name: "assign",
  help: "assigns people to a thread, and takes assignees off.",
  permission: "issues: write",
  most: 1,
  target: "thread",
  takes: { choices: "any" },
  fields: ({ choices }) => ({ add: people(choices).default([]), remove: people(choices).default([]) }),
  words({ add, remove }, on) {
    const parts = [
      ...(add.length > 0 ? [`assign ${named(add)} to ${on}`] : []),
      ...(remove.length > 0 ? [`take ${named(remove)} off ${on}`] : []),
    ];
    return parts.join(", ") || `assign nobody to ${on}`;
  },
  async check({ github, repository, client }, { fields, target }) {
    const found = await resolved(client, fields.add);
    if ("why" in found) return refused(found.why);
    const added = found.logins.filter((login) => !has(target.assignees, login));
    const removed = target.assignees.filter((login) => has(fields.remove, login));
    if (added.length + removed.length === 0) return { status: "already" };
    return {
      status: "ready",
      async act() {
        if (added.length > 0) await assignPeople(github, repository, target.number, added);
        for (const name of removed) await takeOff(github, repository, target.number, { kind: "assignee", name });
        const flags = [
          ...added.map((login) => `--remove-assignee ${login}`),
          ...removed.map((login) => `--add-assignee ${login}`),
        ];
        return { url: target.url, undo: `gh issue edit ${target.number} ${flags.join(" ")}` };
      },
    };
  },
});

export const requestReviewers = defineIntent({
  name: "request-reviewers",
  help: "asks people to review a pull request.",
  permission: "pull-requests: write",
  most: 1,
  target: "pull_request",
  needsOpen: true,
  takes: { choices: "any" },
  fields: ({ choices }) => ({ reviewers: people(choices).min(1) }),
  words: ({ reviewers }, on) => `ask ${named(reviewers)} to review ${on}`,
  async check({ github, repository, client }, { fields, target }) {
    const found = await resolved(client, fields.reviewers);
    if ("why" in found) return refused(found.why);
    const author = found.logins.find((login) => login === target.author);
    if (author !== undefined) return refused(`${code(author)} is the author`);
    const asked = Asked.parse(await client.get("/pulls/{pull_number}", { pull_number: target.number }));
    const added = found.logins.filter((login) => !asked.requested_reviewers.some((one) => one.login === login));
    if (added.length === 0) return { status: "already" };
    return {
      status: "ready",
      async act() {
        await requestReviews(github, repository, target.number, added);
        const flags = added.map((login) => `--remove-reviewer ${login}`).join(" ");
        return { url: target.url, undo: `gh pr edit ${target.number} ${flags}` };
      },
    };
  },
});

const Asked = z.object({ requested_reviewers: z.array(z.object({ login: z.string() })).default([]) });

/** Logins as GitHub writes them. A person who cannot be assigned cannot review either. */
async function resolved(
  client: IntentContext["client"],
  logins: readonly string[],
): Promise<Readonly<{ logins: readonly string[] } | { why: string }>> {
  const found: string[] = [];
  for (const login of new Set(logins)) {
    const known = await readAssignable(client, login);
    if (known === undefined) return { why: `${code(login)} is nobody who works on this repository, or a bot` };
    found.push(known);
  }
  return { logins: found };
}

function has(logins: readonly string[], login: string): boolean {
  return logins.some((one) => one.toLowerCase() === login.toLowerCase());
}

function named(logins: readonly string[]): string {
  return logins.map(code).join(", ");
}
