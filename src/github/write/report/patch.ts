/** A patch as people get it: shown where it is short, with the command that applies it. */
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { diffPieces } from "../commit/patched.ts";
import { codeBlock } from "../inline-code.ts";
import { breakCommands } from "../prose/commands.ts";

/** A file on the runner, and what is in it: a diff of git's. */
export type Patch = Readonly<{ path: string; patch: string }>;

/** What a patch applies to: a branch of the repository, or the head of a pull request. */
export type PatchBase = Readonly<{ kind: "branch"; branch: string } | { kind: "pull"; number: number }>;

type Shown = Readonly<{
  /** Begins the sentence. */
  what: string;
  /** A name for the file, for the person who applies it. */
  file: string;
  /** It is shown up to so many characters. */
  most: number;
  /** Undefined where it is not known. */
  base?: PatchBase | undefined;
  /** Whether the job has its path as an output. */
  isOutput?: boolean;
}>;

/** With the commands that apply it: those hold in any clone, and for the text as people copy it. */
export function renderPatch({ patch }: Patch, { what, file, most, base, isOutput = true }: Shown): string {
  if (patch.length > most) return prompt(isOutput ? "patch-long" : "patch-long-aside", { what });
  const amount = diffPieces(patch).length;
  const shown = { title: `Patch of ${count(amount, "file")}`, patch: codeBlock("diff", withShortIds(patch), "kept") };
  const commands = codeBlock("sh", `${switchTo(base)}git apply ${file}`);
  if (survivesCopying(patch)) return prompt("patch", { what, file, commands, ...shown });
  const kept = isOutput ? prompt("patch-file", { what, file, commands }) : prompt("patch-file-aside", { what });
  return prompt("patch-read-only", { kept, ...shown });
}

/** False with carriage returns or bytes that are not text, which a comment loses, and with commands of bots, which are broken in it. */
function survivesCopying(patch: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  return !/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(patch) && breakCommands(patch, [], "kept") === patch;
}

/** "" where the name of the branch is not one that every shell takes for a word. */
function switchTo(base: PatchBase | undefined): string {
  if (base?.kind === "pull") return `git fetch origin pull/${base.number}/head\ngit switch --detach FETCH_HEAD\n`;
  if (base === undefined || !/^\w[\w./-]*$/.test(base.branch)) return "";
  return `git fetch origin ${base.branch}\ngit switch ${base.branch}\ngit merge --ff-only FETCH_HEAD\n`;
}

/** Git needs whole ids for binary files only. */
function withShortIds(patch: string): string {
  if (patch.includes("GIT binary patch")) return patch;
  return patch.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g, "index $1..$2");
}
