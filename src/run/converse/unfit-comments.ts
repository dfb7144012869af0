/** Tells people which line comments of their request the agent has not read, because there was no room for all. */
import { fittedComments, type UnfitComment } from "../../github/read/asked-comments.ts";
import { count } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import type { PreparedRun } from "../prepared-run.ts";

export function unfitIn({ reading: { pull } }: Pick<PreparedRun, "reading">): readonly UnfitComment[] {
  return pull ? fittedComments(pull.reviews).unfit : [];
}

/** Call it when the task is sent. */
export function noteUnfit(prepared: Pick<PreparedRun, "reading" | "run">): void {
  const { memory, job, trigger } = prepared.run;
  const unfit = unfitIn(prepared);
  const [first] = unfit;
  if (!first || trigger.thread.type !== "pull_request") return;
  const url = `${job.repositoryUrl}/pull/${trigger.thread.number}#discussion_r${first.id}`;
  const place = code(`${first.path}${first.line === null ? "" : `:${first.line}`}`);
  memory.notes.add(prompt("comments-unfit", { comments: count(unfit.length, "line comment"), place, url }));
}
