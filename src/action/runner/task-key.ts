/** Which task a workflow's own prompt is: by the workflow's file, the job, and the item that it is for. */
import { createHash } from "node:crypto";
import { slug } from "../../lib/text.ts";
import { parseItem } from "../list/list-item.ts";
import type { Env } from "../world.ts";
import { rawInput } from "./input/raw-input.ts";

/** `words` is for people, and `digest` tells tasks apart. */
export type TaskKey = Readonly<{ words: string; digest: string }>;

/**
 * Undefined where the words are not the workflow's. A runner other than GitHub's may not tell the file: the workflow's name
 * stands for it then, or two workflows with a job of the same name would share a branch.
 */
export function taskKeyOf(env: Env): TaskKey | undefined {
  if (!rawInput(env, "prompt") && !rawInput(env, "prompt-file")) return undefined;
  const [path = ""] = (env.GITHUB_WORKFLOW_REF ?? "").split("@");
  const workflow = path || (env.GITHUB_WORKFLOW ?? "");
  const file = workflow.split("/").at(-1) ?? "";
  const job = env.GITHUB_JOB ?? "";
  const item = parseItem(rawInput(env, "item") ?? "{")?.key;
  const digest = createHash("sha256")
    .update(JSON.stringify([workflow, job, ...(item === undefined ? [] : [item])]))
    .digest("hex")
    .slice(0, 8);
  return { words: slug(`${item ?? ""} ${file.replace(/\.ya?ml$/, "")} ${job}`, 40), digest };
}
