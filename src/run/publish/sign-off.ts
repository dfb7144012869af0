/** Decides whether commits are signed off, and by whom: always by the account that commits, and by no person. */
import { BOT } from "../../git/private-repository.ts";
import type { Publisher } from "../../git/publisher.ts";
import { gitHubReader } from "../../github/client.ts";
import { asksForSignOff } from "../../github/read/sign-off.ts";
import { readOwn } from "../../github/read/trigger/own-account.ts";
import { PUBLISH } from "../../runner/input/publishing.ts";
import type { Goal } from "../goal.ts";
import type { Run } from "../run.ts";

/**
 * As git has them: the author of commits that are pushed, and of those that GitHub makes. The latter is undefined if it is a
 * person, in whose name nothing is signed off: then commits are pushed.
 */
export type Signers = Readonly<{ pushed: string; made: string | undefined }>;

type Place = Readonly<{ goal: Goal; publisher: Pick<Publisher, "base" | "idsAt"> }>;

/** Undefined where commits are not signed off. Never rejects. */
export async function signersOf(run: Run, place: Place): Promise<Signers | undefined> {
  const { "sign-off": when, "commit-mode": mode } = run.settings.slice(PUBLISH);
  if (when === "never" || (when === "auto" && !(await isAsked(run, place)))) return undefined;
  return { pushed: `${BOT.name} <${BOT.email}>`, made: mode === "api" ? await ownBot(run) : undefined };
}

/** The settings of GitHub's app for the Developer Certificate of Origin. */
const SETTINGS = [".github/dco.yml", ".github/dco.yaml"];

async function isAsked({ github, job }: Run, { goal, publisher }: Place): Promise<boolean> {
  const found = await publisher.idsAt(publisher.base, SETTINGS).catch(() => new Map());
  return found.size > 0 || asksForSignOff(gitHubReader(github, job.repository), job.repository, goal.base);
}

async function ownBot({ github, job }: Run): Promise<string | undefined> {
  const own = await readOwn(gitHubReader(github, job.repository));
  if (!own?.login.endsWith("[bot]")) return undefined;
  return `${own.login} <${own.id}+${own.login}@users.noreply.${new URL(job.serverUrl).host}>`;
}
