/** Where the words of a report lead. */
import type { ReportLinks } from "../../github/write/report/report.ts";
import type { Setting } from "../prepare.ts";
import { phrasesOf } from "../runner/input/trigger-settings.ts";
import { requesterOf } from "./subject.ts";

export function linksOf(
  { job, trigger, world }: Pick<Setting, "job" | "trigger" | "world">,
  conversationId: string,
): ReportLinks {
  const { runUrl, repositoryUrl } = job;
  return { conversationId, runUrl, repositoryUrl, phrases: phrasesOf(world.env), requester: requesterOf(trigger) };
}
