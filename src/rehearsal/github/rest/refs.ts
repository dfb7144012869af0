/** REST: reading, making and moving refs, as far as the rules of the repository allow. */
import { z } from "zod";
import { rulesAgainst, SIGNED, violation, type Way } from "../branch-rules.ts";
import { isCommit, runGit } from "../git/objects.ts";
import { setRef, tipOf, tipsUnder } from "../git/refs.ts";
import { refJson } from "../json/repository.ts";
import type { Site } from "../site.ts";
import { demand, notFound, param, type RestCall, type RestReply, readBody, refused } from "./call.ts";

/** All refs whose names begin with the words, not only at a slash. */
export function listMatchingRefs(call: RestCall): RestReply {
  demand(call, "read", "contents");
  const begin = `refs/${param(call, "ref")}`;
  const refs = tipsUnder(call.site.seed.gitDir, "refs").filter(({ ref }) => ref.startsWith(begin));
  return { status: 200, body: refs.map((tip) => refJson(call.site, tip)) };
}

export function getRef(call: RestCall): RestReply {
  demand(call, "read", "contents");
  const tip = tipOf(call.site.seed.gitDir, `refs/${param(call, "ref")}`);
  if (!tip) throw notFound();
  return { status: 200, body: refJson(call.site, tip) };
}

const NewRef = z.object({ ref: z.string(), sha: z.string() }).readonly();

export function createRef(call: RestCall): RestReply {
  demand(call, "write", "contents");
  const { ref, sha } = readBody(call, NewRef, "Reference");
  const { gitDir } = call.site.seed;
  if (!/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/.test(ref) || ref.includes(".."))
    throw refused("Reference name is invalid");
  if (tipOf(gitDir, ref)) throw refused("Reference already exists");
  if (!isCommit(gitDir, sha)) throw refused("Object does not exist");
  obeyRules(call.site, sha, ["create"]);
  makeRef(gitDir, ref, sha);
  const json = refJson(call.site, { ref, sha, type: "commit" });
  return { status: 201, body: json, headers: { location: json.url } };
}

/** Git refuses a name that needs the place of another branch: `agent` and `agent/x`. */
function makeRef(gitDir: string, ref: string, sha: string): void {
  try {
    runGit(gitDir, ["update-ref", ref, sha, "0".repeat(40)]);
  } catch {
    throw refused("Reference update failed");
  }
}

const MovedRef = z.strictObject({ sha: z.string(), force: z.boolean().default(false) }).readonly();

export function updateRef(call: RestCall): RestReply {
  demand(call, "write", "contents");
  const { sha, force } = readBody(call, MovedRef, "Reference");
  const { gitDir } = call.site.seed;
  const ref = `refs/${param(call, "ref")}`;
  const tip = tipOf(gitDir, ref);
  if (!tip) throw refused("Reference does not exist");
  if (!isCommit(gitDir, sha)) throw refused("Object does not exist");
  if (!force && !isAncestor(gitDir, tip.sha, sha)) throw refused("Update is not a fast forward");
  obeyRules(call.site, sha, ["commit"]);
  setRef(gitDir, ref, sha);
  return { status: 200, body: refJson(call.site, { ref, sha, type: "commit" }) };
}

function isAncestor(gitDir: string, one: string, other: string): boolean {
  return runGit(gitDir, ["rev-list", "--count", one, `^${other}`]).trim() === "0";
}

/** New commits must be signed where a rule says so, whichever way they come. */
function obeyRules({ seed, state }: Site, sha: string, ways: readonly Way[]): void {
  if (state.binding.length === 0) return;
  const added = runGit(seed.gitDir, ["rev-list", sha, "--not", "--all"]).split("\n").filter(Boolean);
  const all: readonly Way[] = added.length > 0 ? [...ways, "commit"] : ways;
  const broken = all.flatMap((way) => rulesAgainst(state.binding, way));
  const unsigned = added.some((commit) => !state.signed.has(commit)) && state.binding.includes(SIGNED) ? [SIGNED] : [];
  const [rule] = [...broken, ...unsigned];
  if (rule) throw refused(violation(rule));
}
