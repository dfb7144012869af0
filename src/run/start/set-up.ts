/**
 * Makes a checkout ready for work: runs the command that the workflow names before the agent begins, and makes a
 * checkout of exactly the files that an approval was given for, without ignored files and settings of git.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitEnvironment } from "../../action/runner/world.ts";
import type { ToolSecrets } from "../../core/secret/secret-registry.ts";
import { git } from "../../core/workspace/git.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { AS_BYTES } from "../../github/write/private-repository.ts";
import type { Publisher } from "../../github/write/publisher.ts";
import { blockedNetwork } from "../../github/write/report/blocked-network.ts";
import { Fault } from "../../lib/fault.ts";
import { count, oneLine } from "../../lib/text.ts";
import type { CommandPlace } from "../../sandbox/command-apart.ts";
import type { Run } from "../run.ts";

/** What a set-up command needs of the place that it runs in. */
export type SetUpPlace = Pick<CommandPlace, "denials"> & Readonly<{ workspace: Pick<Workspace, "run"> }>;

export type SetUpOptions = Readonly<{
  /** Where the command runs, and ends with everything that it started. */
  inSetUp(use: (place: SetUpPlace) => Promise<void>): Promise<void>;
  /** The command has those that its text names, and no others. */
  secrets: Pick<ToolSecrets, "namedIn">;
  /** The command names secrets that it does not get here, so a failure is told and ends nothing. */
  lacksSecrets?: boolean;
  command: string | undefined;
  /** The input `setup-network`. */
  network: string;
  timeoutMs: number;
  signal: AbortSignal;
  /** Told what the command wrote, however it ended. */
  onOutput: (output: string) => void;
  /** Told which connections it was refused, if it was. */
  onBlocked: (words: string) => void;
  /** Told how the command failed, where that is no Fault. */
  onFailed: (words: string) => void;
}>;

/** A "config" Fault if the command fails, takes too long, or leaves what could not be told from the agent's work. */
export async function setUp(options: SetUpOptions): Promise<void> {
  const { command } = options;
  if (command !== undefined) await options.inSetUp((place) => runIn(place, command, options));
}

async function runIn({ workspace, denials }: SetUpPlace, command: string, options: SetUpOptions): Promise<void> {
  const { secrets, lacksSecrets, timeoutMs, signal, network, onOutput, onBlocked, onFailed } = options;
  const before = new Set(await changes(workspace, signal));
  const variables = await secrets.namedIn(command);
  const { output, exitCode, timedOut } = await workspace.run(command, { timeoutMs, signal, variables });
  onOutput(output);
  const blocked = blockedNetwork(denials(), { name: "setup-network", value: network });
  if (blocked !== "") onBlocked(blocked);
  if (timedOut) throw failed("did not end in time", "Raise `timeout-minutes`, or do it in a step before this one.");
  if (exitCode !== 0) {
    const fault = failed(
      `ended with exit code ${exitCode}: ${usefulLine(output)}`,
      blocked || "The log has its output.",
    );
    if (!lacksSecrets) throw fault;
    onFailed(`${fault.headline} The agent continues without what it could not install.`);
  }
  const left = (await changes(workspace, signal)).filter((line) => !before.has(line));
  if (left.length > 0) throw dirty(left);
}

/** Lines of git's, as it sees the checkout in the sandbox: without the settings of the checkout, files can look changed. */
async function changes(workspace: SetUpPlace["workspace"], signal: AbortSignal): Promise<readonly string[]> {
  const { exitCode, output } = await workspace.run("git status --porcelain", { timeoutMs: 60_000, signal });
  return exitCode === 0 ? output.split("\n").filter((line) => line !== "") : [];
}

function failed(how: string, hint: string): Fault {
  return new Fault("config", `The \`setup-command\` ${how}`, { hint });
}

const SAYS_WHY =
  /error|fatal|fail|cannot|could not|unable|denied|refused|not found|no such|no module|unknown|invalid|unrecogni[sz]ed/i;

/** Lines that tools print around the one that says why. */
const SAYS_LITTLE =
  /complete log of this run|^npm (?:error|ERR!) (?:code|syscall|errno|path|command|network (?!request))|^npm (?:error|ERR!)\s*$|^\s*warn|\bwarn(?:ing)?:|^make(?:\[\d+\])?: \*\*\*|exit (?:status|code) \d+\.?$/i;

/** The first line that says why, else the last one. */
function usefulLine(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const found = lines.find((line) => SAYS_WHY.test(line) && !SAYS_LITTLE.test(line)) ?? lines.at(-1);
  return oneLine(found ?? "", 200) || "it said nothing";
}

function dirty(paths: readonly string[]): Fault {
  const some = paths
    .slice(0, 3)
    .map((line) => oneLine(line.slice(3), 80))
    .join(", ");
  const changes = `${count(paths.length, "change")} (${some}${paths.length > 3 ? ", …" : ""})`;
  return failed(
    `left ${changes} in the checkout, which could not be told apart from the agent's changes`,
    "Let git ignore the files that it creates, and keep tracked files unchanged, for example with `npm ci` instead of `npm install`.",
  );
}

type Own = Readonly<{ folder: string }>;

const historyIn = (folder: string) => join(folder, "history.git");

/** Copies the history of the workspace, before a tool could touch it. `folder` is the broker's own. */
export async function keepHistory({ job, world }: Pick<Run, "job" | "world">, { folder }: Own): Promise<void> {
  const args = ["clone", "--quiet", "--bare", "--no-hardlinks", "--", job.workspace, historyIn(folder)];
  await git({ folder, environment: gitEnvironment(world.env) }).raw(args);
}

type Stated = Own & Readonly<{ publisher: Publisher; tree: string; name: string }>;

/**
 * Resolves to its path. The commit that the work stands on is checked out, and `tree` is what differs from it. Files have
 * the bytes that git has of them, because those were shown: attributes convert nothing.
 */
export async function statedCheckout(
  { job, world }: Pick<Run, "job" | "world">,
  { folder, publisher, tree, name }: Stated,
): Promise<string> {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  const environment = gitEnvironment(world.env);
  const clone = ["clone", "--quiet", "--no-checkout", "--no-hardlinks", "--", historyIn(folder), path];
  await git({ folder, environment }).raw(clone);
  await publisher.writeFiles(tree, path);
  // What the action changes is read in the same way.
  mkdirSync(join(path, ".git", "info"), { recursive: true });
  writeFileSync(join(path, ".git", "info", "attributes"), AS_BYTES);
  const there = git({ folder: path, environment });
  await there.raw(["remote", "set-url", "origin", `${job.repositoryUrl}.git`]);
  await there.raw(["read-tree", "HEAD"]);
  return path;
}
