/** Brings comments up to date that nobody else will: of runs that are lost, and of approvals whose time is over. */
import { readShownComment } from "../../github/read/shown-comment.ts";
import { bodyDigest, openItems } from "../../github/write/approval/proposal.ts";
import { renderItem } from "../../github/write/approval/render-proposal.ts";
import { rewriteComment } from "../../github/write/comment.ts";
import { code } from "../../github/write/inline-code.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { proposalIn } from "../approval/kept-proposal.ts";
import { isOver } from "../durable/is-over.ts";
import { printNotice } from "../runner/console.ts";
import { phrasesOf } from "../runner/trigger-settings.ts";
import { inPlainWords } from "../thread/plain-words.ts";
import type { Lookout } from "./lookout.ts";

/** Threads that are looked at, those that were touched last. */
const MOST = 50;

/** Resolves to what was done, a line for each. A thread that cannot be looked at is passed over. */
export async function tidy(lookout: Lookout): Promise<readonly string[]> {
  const done: string[] = [];
  for (const { number } of lookout.threads.slice(0, MOST)) {
    try {
      const manifest = await lookout.manifestOf(number);
      if (!manifest) continue;
      if (await endLostRun(lookout, manifest)) done.push(`#${number}: its run is lost, and its comment says so now.`);
      if (await endApproval(lookout, manifest)) done.push(`#${number}: nobody approved in time, and it says so now.`);
    } catch (error) {
      printNotice(`#${number} could not be looked at. ${toFault(error).message}`);
    }
  }
  return done;
}

/** The state stays as it is: a lease that is over holds nothing, and whoever comes next goes on from there. */
async function endLostRun(lookout: Lookout, { lease, comment_id: id, work }: Manifest): Promise<boolean> {
  const { world, connection, client } = lookout;
  // What stands in the thread of a review has ids of its own.
  if (!lease || id === null || lease.key.split("/")[1] === "pull_request_review_comment") return false;
  const isOut = world.now().getTime() >= Date.parse(lease.until);
  if (!isOut && !(await isOver(connection, lease))) return false;
  const shown = await readShownComment(client, id);
  const [working] = prompt("working", { requester: "", run_url: "" }).split("\n");
  if (!shown?.isOnlyOurs || shown.body.split(/\r?\n/)[0] !== working) return false;
  const kept = work ? `, and its work up to ${work.commit.slice(0, 7)} is on the branch ${code(work.branch)}` : "";
  return rewrite(lookout, id, prompt("sweep-lost-run", { run_url: lease.run_url, kept, phrase: phraseOf(lookout) }));
}

/** Nothing is decided by it: what waited can still be rejected, and an approval has it shown anew. */
async function endApproval(lookout: Lookout, manifest: Manifest): Promise<boolean> {
  const { world, client } = lookout;
  const proposal = proposalIn({ manifest });
  const items = proposal ? openItems(proposal) : [];
  const until = Math.max(...items.map(({ pending }) => Date.parse(pending.expires)));
  if (!proposal?.comment || items.length === 0 || world.now().getTime() < until) return false;
  const shown = await readShownComment(client, proposal.comment.id);
  if (!shown?.isOnlyOurs || bodyDigest(shown.body) !== proposal.comment.digest) return false;
  const body = prompt("sweep-expired", {
    until: new Date(until).toISOString().slice(0, 16).replace("T", " "),
    actions: items.map(renderItem).join("\n\n"),
    phrase: phraseOf(lookout),
  });
  return rewrite(lookout, proposal.comment.id, body);
}

function rewrite({ world, connection }: Lookout, id: number, body: string): Promise<boolean> {
  const { github, job, redact } = connection;
  return rewriteComment(github, job.repository, { id }, inPlainWords(world.env, redact(body)));
}

function phraseOf({ world }: Lookout): string {
  return phrasesOf(world.env)[0] ?? "";
}
