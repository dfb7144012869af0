/** Holds a change set to the event that this job was started by: it answers that one, or nothing. */
import { Fault } from "../../lib/fault.ts";
import type { Setting } from "../prepare.ts";
import type { ChangeSet } from "./change-set.ts";

/** A "denied" Fault when it was made in another repository, about another thread, or for another request. */
export function requireSame(facts: ChangeSet, { trigger, job }: Pick<Setting, "trigger" | "job">): void {
  const name = `${job.repository.owner}/${job.repository.name}`;
  if (facts.repository.id !== trigger.repositoryId || facts.repository.name !== name) {
    throw foreign(`the repository ${facts.repository.name}`);
  }
  if (JSON.stringify(threadOf(facts.thread)) !== JSON.stringify(threadOf(trigger.thread)))
    throw foreign("another thread");
  if (facts.key !== trigger.key) throw foreign("another request");
}

function threadOf(thread: ChangeSet["thread"]): readonly unknown[] {
  return thread.type === "none" ? [thread.type] : [thread.type, thread.number];
}

function foreign(what: string): Fault {
  return new Fault("denied", `The change set is for ${what}, not for what this job was started by.`, {
    hint: "Apply it in a later job of the workflow run that made it.",
  });
}
