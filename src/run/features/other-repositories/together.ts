/** Links the pull requests of a run in several repositories to each other, and tells what became of each part. */
import { z } from "zod";
import type { GitHub, Repository } from "../../../github/client.ts";
import { toFault } from "../../../lib/fault.ts";
import { sentences } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import type { OtherWork } from "../../../render/report/report-facts.ts";
import { printNotice } from "../../../runner/console.ts";
import { hidePaths } from "../../../runner/runner-places.ts";
import { type PublishedCheckout, nameOf as repositoryOf, type WorkEnd } from "../../checkouts.ts";
import { patchBaseOf, pullRequestFacts } from "../../outcome/run-result.ts";
import { concludeOther } from "../../publish/checkouts.ts";

/** Has each of our pull requests name the others. The log names links that cannot be written. The thread's own is the first. */
export async function linkAll(all: readonly PublishedCheckout[]): Promise<void> {
  const [own] = all;
  const parts = all.flatMap(
    ({
      checkout: {
        run,
        startingPoint: { goal, pull },
      },
      opened,
      saved,
    }): Part[] => {
      const found = opened.pullRequest ?? (goal.kind === "advance" ? goal.pullRequest : undefined);
      const isWithheld = saved.withheld.length > 0 || saved.fault !== undefined;
      if (!found && !isWithheld) return [];
      return [{ repository: run.job.repository, number: found?.number, isOurs: pull === undefined }];
    },
  );
  if (!own?.checkout.run.mayWrite) return;
  const { github, redact } = own.checkout.run;
  const failed = await tellTogether(github, parts);
  for (const words of failed) printNotice(redact(words));
}

/** The report's part for another repository. */
export function workOf(published: PublishedCheckout, end: WorkEnd): OtherWork {
  const { checkout, saved, opened } = published;
  const { change, kept, diff, locks, withheld, patch, aside } = saved;
  const { outcome, reason, quote, hint } = concludeOther(published, end);
  return {
    repository: repositoryOf(checkout),
    repositoryUrl: checkout.run.job.repositoryUrl,
    problem: outcome === "failed" ? hidePaths(checkout.run.world.env)(sentences(reason, quote ?? "", hint)) : "",
    files: change.files,
    passedOver: change.passedOver,
    kept,
    diff,
    locks,
    withheld,
    withheldPatch: patch,
    asidePatch: aside,
    patchBase: patchBaseOf(checkout.startingPoint),
    ...pullRequestFacts(opened),
  };
}

/** The pull requests of all repositories, that of the thread first. */
export function pullRequestsOf(all: readonly PublishedCheckout[]): string {
  return shellSafe(
    all.flatMap(({ checkout, opened: { pullRequest: found }, saved: { kept } }) => {
      const branch = kept.kind === "branch" ? kept.branch : "";
      return found ? [{ repository: repositoryOf(checkout), number: found.number, url: found.url, branch }] : [];
    }),
  );
}

/** As JSON of signs that mean nothing to a shell between single quotes; others are written as `\\u0024`. */
function shellSafe(value: unknown): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value)
    .replaceAll('\\"', escaped('"'))
    .replaceAll(/[^\w {}[\]":,.\\/@#+-]/g, escaped);
}

/**
 * The work in one repository. `number` is its pull request; undefined where the work was withheld. Only the text of one that
 * the agent opened is written.
 */
type Part = Readonly<{ repository: Repository; number: number | undefined; isOurs: boolean }>;

const [BEGIN, END] = ["<!-- deckhand:together -->", "<!-- /deckhand:together -->"];

/** Resolves to one sentence for each pull request whose text could not be written. Never rejects. */
async function tellTogether(github: GitHub, parts: readonly Part[]): Promise<readonly string[]> {
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
  const list = prompt("other-repositories/together", { list: others.map((other) => `- ${nameOf(other)}`).join("\n") });
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
