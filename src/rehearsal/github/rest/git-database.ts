/** REST: making refs and reading commits of the git database. */
import { z } from "zod";
import { readCommit, runGit, tipOf } from "../git/objects.ts";
import { gitCommitJson, refJson } from "../json/branch.ts";
import { rulesAgainst, violation } from "../rules.ts";
import { type Call, demand, param, readBody } from "./call.ts";
import { errorReply, notFound, Refusal, type Reply } from "./reply.ts";

const RefBody = z.object({ ref: z.string(), sha: z.string() }).readonly();

export function createRef(call: Call): Reply {
  demand(call, "write", "contents");
  const { ref, sha } = readBody(call, RefBody, "Reference");
  const { gitDir } = call.site.seed;
  if (!/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/.test(ref) || ref.includes("..")) {
    throw new Refusal(errorReply(422, "Reference name is invalid"));
  }
  if (tipOf(gitDir, ref)) throw new Refusal(errorReply(422, "Reference already exists"));
  if (!isCommit(gitDir, sha)) throw new Refusal(errorReply(422, "Object does not exist"));
  const [rule] = rulesAgainst(call.site.state.rules, "create");
  if (rule) throw new Refusal(errorReply(422, violation(rule)));
  runGit(gitDir, ["update-ref", ref, sha, "0".repeat(40)]);
  const json = refJson(call.site, { ref, sha, type: "commit" });
  return { status: 201, body: json, headers: { location: json.url } };
}

export function getGitCommit(call: Call): Reply {
  demand(call, "read", "contents");
  const { gitDir } = call.site.seed;
  const sha = param(call, "sha");
  if (!isCommit(gitDir, sha)) throw notFound();
  return { status: 200, body: gitCommitJson(call.site, readCommit(gitDir, sha)) };
}

function isCommit(gitDir: string, sha: string): boolean {
  if (!/^[0-9a-f]{40}$/.test(sha)) return false;
  return runGit(gitDir, ["cat-file", "--batch-check"], { input: `${sha}\n` }).includes(" commit ");
}
