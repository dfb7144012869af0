/**
 * Prepares a checkout with the workflow's set-up command: the checkout of the run, or one for a granted action. The
 * command may run files of the checkout (package scripts, tool settings). So it gets secrets and additional hosts only
 * if the checkout is the base branch: other files may be the agent's.
 */
import { secretsFor } from "../../core/secret/secret-registry.ts";
import { count } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { printNotice, printSetUp } from "../../runner/console.ts";
import { firstPaths } from "../claim/restore-work.ts";
import type { PreparedRun } from "../prepared-run.ts";
import { type SetUpPlace, setUp } from "../start/set-up.ts";

type SetUpContext = Pick<PreparedRun, "conversation" | "inputs" | "restriction">;

/**
 * Like `setUp`; does nothing without a `setup-command`. `changed` are the files of the checkout that differ from the
 * base branch.
 */
export async function makeReady(
  prepared: PreparedRun,
  inSetUp: PreparedRun["tools"]["inSetUp"],
  changed: readonly string[] = prepared.changed,
): Promise<void> {
  const { run, inputs, restriction, signal } = prepared;
  const { redact, memory } = run;
  const command = inputs["setup-command"];
  const secrets = secretsOf(prepared);
  const isBase = changed.length === 0;
  const reach = isBase ? "all" : restriction.restrictions ? "own" : "commands";
  const [words] = setUpFacts(prepared, prepared.changed.length > 0 ? prepared.changed : changed); // said once
  if (words !== undefined) {
    memory.notes.add(words);
    printNotice(redact(words));
  }
  await setUp({
    inSetUp: (use: (place: SetUpPlace) => Promise<void>) => inSetUp(use, reach),
    secrets: secretsFor(isBase ? secrets.namesIn(command ?? "") : [], secrets),
    lacksSecrets: words !== undefined,
    command,
    folders: prepared.features.checkouts.map(({ path }) => path),
    network: inputs["setup-network"],
    timeoutMs: inputs["timeout-minutes"] * 60_000,
    signal,
    onOutput: printSetUp(redact, run.world.newId),
    onBlocked: (blocked) => printNotice(redact(`The network access of \`setup-command\` was blocked. ${blocked}`)),
    onFailed: (failed) => printNotice(redact(failed)),
  });
}

/**
 * The sentence for people and the agent about secrets that the set-up command names and does not get. Empty if it gets
 * all of them.
 */
export function setUpFacts(settings: SetUpContext, changed: readonly string[]): readonly string[] {
  const names = secretsOf(settings).namesIn(settings.inputs["setup-command"] ?? "");
  if (names.length === 0 || changed.length === 0) return [];
  const secrets = `the ${count(names.length, "secret")} ${names.join(", ")}`.replace("the 1 secret", "the secret");
  return [prompt("set-up-withheld", { secrets, files: firstPaths(changed) })];
}

function secretsOf({ conversation, restriction }: SetUpContext) {
  return restriction.restrictions?.forSetUp ?? conversation.state.secrets.forTools();
}
