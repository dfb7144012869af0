/** Makes the place of a run in which intents are checked and carried out. */
import { ownSecret } from "../../action/runner/input/raw-input.ts";
import { phrasesOf } from "../../action/runner/input/trigger-settings.ts";
import { gitHubReader } from "../../github/client.ts";
import type { ThreadPlace } from "../../github/read/trigger/trigger.ts";
import { intentMac } from "../../github/write/marks.ts";
import { allLabels } from "../admit/labels.ts";
import type { Run } from "../run.ts";
import type { CleanText, IntentContext } from "./intent.ts";

export type IntentRun = Pick<Run, "world" | "github" | "job" | "trigger" | "redact">;

/** The thread of the run, or of the item that it is for. */
export function threadOf({ trigger }: Pick<IntentRun, "trigger">): ThreadPlace {
  return trigger.about?.thread ?? trigger.thread;
}

export function intentContextOf({ world, github, job, trigger }: IntentRun): IntentContext {
  const { repository, repositoryUrl, runId, temp } = job;
  const name = `${repository.owner}/${repository.name}`;
  const [, workflow] = /^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF ?? "") ?? [];
  return {
    github,
    client: gitHubReader(github, repository),
    repository,
    repositoryUrl,
    thread: threadOf({ trigger }),
    runId,
    workflow,
    ownLabels: allLabels(world.env).map((label) => label.name),
    since: trigger.createdAt ?? world.now().toISOString(),
    mac: intentMac(ownSecret(world.env) ?? "", name),
    temp,
  };
}

export function cleanTextFor({ world, job, redact }: Pick<IntentRun, "world" | "job" | "redact">): CleanText {
  return { rules: { repositoryUrl: job.repositoryUrl, phrases: phrasesOf(world.env) }, redact };
}
