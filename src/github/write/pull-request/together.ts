/** Has the pull requests of one run in several repositories name each other, in a part of their bodies that is ours. */
import { z } from "zod";
import { toFault } from "../../../lib/fault.ts";
import { prompt } from "../../../prompts.ts";
import type { GitHub, Repository } from "../../client.ts";

/**
 * The work in one repository. `number` is its pull request; undefined where the work was withheld. Only the text of one that
 * the agent opened is written.
 */
export type Part = Readonly<{ repository: Repository; number: number | undefined; isOurs: boolean }>;

const [BEGIN, END] = ["<!-- deckhand:together -->", "<!-- /deckhand:together -->"];

/** Resolves to one sentence for each pull request whose text could not be written. Never rejects. */
export async function tellTogether(github: GitHub, parts: readonly Part[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    if (part.number === undefined || !part.isOurs || others.length === 0) continue;
    try {
      await tell(github, { ...part, number: part.number }, others);
    } catch (error) {
      failed.push(`The pull request ${nameOf(part)} could not be linked to the others. ${toFault(error).message}`);
    }
  }
  return failed;
}

const Body = z.object({ body: z.string().nullable() });

async function tell(github: GitHub, part: Part & Readonly<{ number: number }>, others: readonly Part[]): Promise<void> {
  const { owner, name: repo } = part.repository;
  const place = { owner, repo, pull_number: part.number };
  const before = Body.parse((await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", place)).data).body;
  const body = withOthers(before ?? "", others);
  if (body === before) return;
  await github.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", { ...place, body });
}

/**
 * The body with the list of the others, in place of an earlier list, or at the end. Only a block that holds such a list and
 * nothing else is taken for ours, so text of others is never removed.
 */
export function withOthers(body: string, others: readonly Part[]): string {
  const list = prompt("together", { list: others.map((other) => `- ${nameOf(other)}`).join("\n") });
  const ours = `${BEGIN}\n${list}\n${END}`;
  const earlier = [...body.replaceAll("\r\n", "\n").matchAll(BLOCK)].at(-1);
  if (!earlier) return `${body}\n\n${ours}`;
  const { input, index, 0: found } = earlier;
  return `${input.slice(0, index)}${ours}${input.slice(index + found.length)}`;
}

const ITEM = /- [\w.-]+\/[\w.-]+(?:#\d+|: not published yet)\n/.source;
/** As `withOthers` writes it: each mark and each item on a line of its own. */
const BLOCK = new RegExp(`^${BEGIN}\\n[^\\n]*\\n\\n(?:${ITEM})+${END}$`, "gm");

function nameOf({ repository: { owner, name }, number }: Part): string {
  return number === undefined ? `${owner}/${name}: not published yet` : `${owner}/${name}#${number}`;
}
