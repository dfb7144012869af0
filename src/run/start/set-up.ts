/**
 * Prepares a checkout: runs the workflow's set-up command before the agent begins, and makes a fresh checkout of exactly
 * the files that were approved, without ignored files and git settings. Also says what the workspace was like before.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CallSecrets } from "../../core/secret/secret-registry.ts";
import { git } from "../../core/workspace/git.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { AS_BYTES } from "../../git/private-repository.ts";
import type { Publisher } from "../../git/publisher.ts";
import { Fault } from "../../lib/fault.ts";
import { count, oneLine } from "../../lib/text.ts";
import { blockedNetwork } from "../../render/report/blocked-network.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { gitEnvironment } from "../../runner/world.ts";
import type { CommandSandbox } from "../../sandbox/separate-sandbox.ts";
import type { PutBack } from "../claim/restore-work.ts";
import type { StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";

/** The part of a command's sandbox that the set-up command needs. */
export type SetUpPlace = Pick<CommandSandbox, "denials"> & Readonly<{ workspace: Pick<Workspace, "run"> }>;

export type SetUpOptions = Readonly<{
  /** Runs the set-up command's sandbox. All processes of the command end with it. */
  inSetUp(use: (place: SetUpPlace) => Promise<void>): Promise<void>;
  /** Those that the command gets. */
  secrets: Pick<CallSecrets, "granted">;
  /** The command names secrets that it does not get here. Then a failure is reported but does not end the run. */
  lacksSecrets?: boolean;
  command: string | undefined;
  /** Folders of the workspace with other repositories. */
  folders?: readonly string[];
  /** The input `setup-network`. */
  network: string;
  timeoutMs: number;
  signal: AbortSignal;
  /** Receives the command's output, even if it fails. */
  onOutput: (output: string) => void;
  /** Receives the connections that were blocked, if any. */
  onBlocked: (words: string) => void;
  /** Receives the reason if the command failed without a Fault. */
  onFailed: (words: string) => void;
}>;

/** Throws a "config" Fault if the command fails, takes too long, or leaves changes that would look like the agent's work. */
export async function setUp(options: SetUpOptions): Promise<void> {
  const { command } = options;
  if (command !== undefined) await options.inSetUp((place) => runIn(place, command, options));
}

async function runIn({ workspace, denials }: SetUpPlace, command: string, options: SetUpOptions): Promise<void> {
  const { secrets, lacksSecrets, timeoutMs, signal, network, onOutput, onBlocked, onFailed } = options;
  const before = new Set(await changes(workspace, options));
  const variables = await secrets.granted();
  const { output, exitCode, timedOut } = await workspace.run(command, { timeoutMs, signal, variables });
  onOutput(output);
  const blocked = blockedNetwork(denials(), { name: "setup-network", value: network });
  if (blocked !== "") onBlocked(blocked);
  if (timedOut) throw failed("did not end in time", "Raise `timeout-minutes`, or do it in a step before this one.");
  if (exitCode !== 0) {
    const fault = failed(
      `ended with exit code ${exitCode}: ${usefulLine(output)}`,
      blocked || (exitCode === NOT_FOUND ? NO_PROGRAM : "The log has its output."),
    );
    if (!lacksSecrets) throw fault;
    onFailed(`${fault.headline} The agent continues without what it could not install.`);
  }
  const left = (await changes(workspace, options)).filter((line) => !before.has(line));
  if (left.length > 0) throw dirty(left);
}

/** The exit code of a shell that does not find a program. */
const NOT_FOUND = 127;
const NO_PROGRAM =
  "Add a step before this action that brings this program, such as `run: corepack enable` for pnpm and yarn, or one of the setup actions.";

type Statused = Pick<SetUpOptions, "signal" | "folders">;

/** Lines of `git status`, run in the sandbox: without the settings of the checkout, files can look changed. */
async function changes(workspace: SetUpPlace["workspace"], { signal, folders = [] }: Statused): Promise<string[]> {
  const lines = await statusOf(workspace, signal, {});
  for (const folder of folders) {
    const own = await statusOf(workspace, signal, { command: 'cd "$FOLDER" && ', variables: { FOLDER: folder } });
    lines.push(...own.map((line) => `${line.slice(0, 3)}${folder}/${line.slice(3)}`));
  }
  return lines;
}

async function statusOf(
  workspace: SetUpPlace["workspace"],
  signal: AbortSignal,
  { command = "", ...place }: Readonly<{ command?: string; variables?: Readonly<Record<string, string>> }>,
): Promise<string[]> {
  const status = `${command}git status --porcelain`;
  const { exitCode, output } = await workspace.run(status, { timeoutMs: 60_000, signal, ...place });
  return exitCode === 0 ? output.split("\n").filter((line) => line !== "") : [];
}

function failed(how: string, hint: string): Fault {
  return new Fault("config", `The \`setup-command\` ${how}`, { hint });
}

const SAYS_WHY =
  /error|fatal|fail|cannot|could not|unable|denied|refused|not found|no such|no module|unknown|invalid|unrecogni[sz]ed/i;

/** Lines that tools print around the one with the cause. */
const SAYS_LITTLE =
  /complete log of this run|^npm (?:error|ERR!) (?:code|syscall|errno|path|command|network (?!request))|^npm (?:error|ERR!)\s*$|^\s*warn|\bwarn(?:ing)?:|^make(?:\[\d+\])?: \*\*\*|exit (?:status|code) \d+\.?$/i;

/** The first line with a cause, else the last line. */
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

/** Copies the git history of the workspace before any tool runs, and resolves to its place. Tools cannot reach `folder`. */
export async function keepHistory({ job, world }: Pick<Run, "job" | "world">, { folder }: Own) {
  const [gitDir, environment] = [historyIn(folder), gitEnvironment(world.env)];
  const args = ["clone", "--quiet", "--bare", "--no-hardlinks", "--", job.workspace, gitDir];
  await git({ folder, environment, signal: world.signal }).raw(args);
  return { gitDir, environment };
}

type Stated = Own & Readonly<{ publisher: Publisher; tree: string; name: string }>;

/**
 * Resolves to the path of the checkout: the base commit of the work, with `tree` as its files. Files have exactly the
 * bytes that git stores, because those were shown for approval. Attributes do not convert them.
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
  // The changes of the approved action are read in the same way.
  mkdirSync(join(path, ".git", "info"), { recursive: true });
  writeFileSync(join(path, ".git", "info", "attributes"), AS_BYTES);
  const there = git({ folder: path, environment });
  await there.raw(["remote", "set-url", "origin", `${job.repositoryUrl}.git`]);
  await there.raw(["read-tree", "HEAD"]);
  return path;
}

type Begun = Readonly<{ publisher: Publisher; startingPoint: StartingPoint }>;

/** Git's tree of the workspace, where it is needed: a person who decides has seen it as it was before any tool ran. */
export async function treeBeforeTools(run: Run, inputs: Inputs, { publisher, startingPoint }: Begun) {
  const { pull, branch, goal } = startingPoint;
  const isBase = pull === undefined && branch === goal.base;
  if (run.trigger.kind !== "decision" && (inputs["setup-command"] === undefined || isBase)) return undefined;
  const { wholeTree, tree } = await publisher.capture();
  return wholeTree ?? tree;
}

type AtStart = Readonly<{ publisher: Publisher; tree: string | undefined; putBack: PutBack | undefined }>;

/** Restored changes count on their own, because git may ignore them here. */
export async function changedSince(base: string, { publisher, tree, putBack }: AtStart): Promise<readonly string[]> {
  const files = tree === undefined ? [] : (await publisher.compared(tree, base)).files.map(({ path }) => path);
  return [...new Set([...files, ...(putBack?.files ?? [])])];
}
