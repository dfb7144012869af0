/** Builds the environment of tools from nothing: commands see only the variables that are named here. */
import { Fault } from "../../lib/fault.ts";

const inherited = new Set(
  `PATH HOME USER LOGNAME LANG TZ SHELL TMPDIR CI GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF_NAME`.split(" "),
);

/** These variables turn off prompts, pagers and colors, because nobody is there to use them. */
const fixed = {
  TERM: "dumb",
  GIT_TERMINAL_PROMPT: "0",
  PAGER: "cat",
  GIT_PAGER: "cat",
  LESS: "-dFX",
  NO_COLOR: "1",
  DEBIAN_FRONTEND: "noninteractive",
  AI_AGENT: "deckhand",
} as const;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns the variables of a process that commands may see. It is an allow-list, so a new secret is left out without
 * being known. `added` are names that a workflow wants to pass too; credentials and command files of the runner are a
 * "config" Fault.
 */
export function toolEnvironment(env: Env, added: readonly string[] = []): Readonly<Record<string, string>> {
  const refused = added.filter((name) => runnersOwn.test(name));
  if (refused.length > 0) {
    throw new Fault("config", `Tools cannot have ${refused.join(", ")}: with it they could act as this job.`, {
      hint: "Create a token with only the permissions that the tools need, and pass it under another name.",
    });
  }
  const passed = new Set([...inherited, ...added]);
  const isPassed = (name: string) => passed.has(name) || /^LC_[A-Z]+$/.test(name);
  const kept = Object.entries(env).filter(([name, value]) => value !== undefined && isPassed(name));
  const variables = Object.fromEntries(kept) as Record<string, string>; // undefined values were removed
  return { ...variables, ...fixed, ...gitSettings(variables) };
}

/** The checkout may belong to another user, as in container jobs, and names of files are shown as they are and not escaped. */
const SETTINGS = [
  ["safe.directory", "*"],
  ["core.quotePath", "false"],
] as const;

/** Settings in files are somebody's own. These are added to settings that a workflow passes in this way. */
function gitSettings({ GIT_CONFIG_COUNT: count = "0" }: Env): Readonly<Record<string, string>> {
  const from = /^\d{1,4}$/.test(count) ? Number(count) : 0;
  const added = SETTINGS.map(([key, value], index) => ({
    [`GIT_CONFIG_KEY_${from + index}`]: key,
    [`GIT_CONFIG_VALUE_${from + index}`]: value,
  }));
  return Object.assign({ GIT_CONFIG_COUNT: String(from + SETTINGS.length) }, ...added);
}

/** Names of inputs, tokens of the job, states of actions, and command files of the runner, in upper or lower case. */
export const runnersOwn =
  /^(?:INPUT_.*|ACTIONS_.*|STATE_.*|.*_RUNTIME_TOKEN|(?:GITHUB|GH)_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i;
