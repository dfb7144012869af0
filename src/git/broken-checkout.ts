/**
 * Says why git cannot work in a checkout that no tool has touched yet, and what to do about it. Git's own words name neither the
 * step that left it so nor a way out, and "not a git repository" is what it says of a damaged one too.
 */
import { lstatSync } from "node:fs";
import { join, relative } from "node:path";
import { lookAtUntrusted, untrustedText } from "../core/workspace/untrusted-files.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { oneLine } from "../lib/text.ts";
import { code } from "../markdown/inline-code.ts";

const AGAIN =
  "A step before this one may have damaged it. Check out the repository again right before this action; on a self-hosted runner, delete the workspace first.";

/** The "config" Fault for an error of git in the checkout; another error, such as a full disk or a cancellation, stays as it is. */
export function brokenCheckout(workspace: string, error: unknown): unknown {
  const { code: kind, message } = toFault(error);
  if (kind !== "git") return error;
  const { what, hint } = whatIsBroken(workspace, wordsOf(error)) ?? {
    what: "Git cannot read the checkout.",
    hint: AGAIN,
  };
  return new Fault("config", what, { hint, quote: message, cause: error });
}

/** The Fault for git that met a lock of another git; undefined for another error. */
export function lockFault(workspace: string, error: unknown): Fault | undefined {
  const [, path] = LOCKED.exec(wordsOf(error)) ?? [];
  if (path === undefined || toFault(error).code !== "git") return undefined;
  const name = code(oneLine(relative(workspace, path.startsWith("/") ? path : join(workspace, path)), 200));
  return new Fault("config", `Git cannot change the checkout, because the lock file ${name} is there.`, {
    hint: "Another git was stopped there, or is still at work. If none is, remove the file in a step before this one.",
    cause: error,
  });
}

/** `Unable to create '/w/.git/index.lock': File exists.` */
const LOCKED = /'([^']+\.lock)': File exists/;

/** All that git has printed, with whole paths. */
function wordsOf(error: unknown): string {
  const { message, cause } = toFault(error);
  return cause instanceof Error ? cause.message : message;
}

type Broken = Readonly<{ what: string; hint: string }>;

function whatIsBroken(workspace: string, words: string): Broken | undefined {
  if (/must be run in a work tree/.test(words)) return WITHOUT_TREE;
  if (/bad (?:numeric |boolean )?config|unable to parse config/.test(words))
    return { what: "The settings of git in the checkout (`.git/config`) cannot be read.", hint: AGAIN };
  if (/index file|bad index|bad signature|index uses/.test(words)) return INDEX;
  if (/git repo version|repository extension|v1-only extension/.test(words)) return TOO_NEW;
  if (/bad object|missing (?:blob|tree|commit)|unable to read/.test(words))
    return { what: "Objects of git are missing in the checkout, or are damaged.", hint: AGAIN };
  return /not a git repository/.test(words) ? withoutRepository(workspace) : undefined;
}

const WITHOUT_TREE: Broken = {
  what: "Git takes the checkout for a repository without files: `core.bare` or `core.worktree` in `.git/config` says so.",
  hint: "Have the step before this one take these settings back: `git config core.bare false` and `git config --unset core.worktree`.",
};

const INDEX: Broken = {
  what: "The index of git in the checkout (`.git/index`) is damaged.",
  hint: "A step before this one may have been stopped while git wrote it. Let a step before this one run `rm .git/index && git reset`, or check out the repository again.",
};

const TOO_NEW: Broken = {
  what: "The repository of the checkout has a format that the git of this runner does not know.",
  hint: "Use a newer git on this runner, or check out the repository again with the git that is there.",
};

/** The Fault for a checkout whose index is missing: git would take each of its files for a deleted and a new one. */
export function withoutIndex(workspace: string): Fault | undefined {
  const isFolder = lstatSync(join(workspace, ".git"), { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder || lookAtUntrusted(workspace, ".git/index") !== undefined) return undefined;
  return new Fault("config", "The index of git in the checkout (`.git/index`) is missing.", { hint: INDEX.hint });
}

/** In bytes; a longer one names no repository. */
const LONGEST = 8192;

function withoutRepository(workspace: string): Broken {
  const found = lookAtUntrusted(workspace, ".git");
  if (found?.isDirectory())
    return { what: `The repository of the checkout is damaged: ${lackOf(workspace)}.`, hint: AGAIN };
  const [, to] = /^gitdir: (.+)/.exec(untrustedText(workspace, ".git", LONGEST) ?? "") ?? [];
  const place = to === undefined ? "" : ` (${code(oneLine(to, 200))})`;
  return {
    what: `The file \`.git\` of the workspace leads to a place${place} where there is no git repository.`,
    hint: "A submodule or a linked work tree was copied without its repository. Use a checkout of its own, for example by actions/checkout.",
  };
}

const PARTS = ["objects", "refs"];

function lackOf(workspace: string): string {
  const head = untrustedText(workspace, ".git/HEAD", LONGEST);
  if (head === undefined) return "`.git/HEAD` is missing or cannot be read";
  if (!/^(?:ref: refs\/|[0-9a-f]{40})/.test(head)) return "`.git/HEAD` names neither a branch nor a commit";
  const missing = PARTS.filter((name) => lookAtUntrusted(workspace, `.git/${name}`) === undefined);
  if (missing.length === 0) return "git does not take `.git` for a repository";
  const names = missing.map((name) => `\`.git/${name}\``).join(" and ");
  return `${names} ${missing.length === 1 ? "is" : "are"} missing`;
}
