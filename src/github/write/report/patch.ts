/** A patch as people get it: shown where it is short, with the command that applies it. */
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { diffPieces } from "../commit/patched.ts";
import { codeBlock } from "../inline-code.ts";

/** A file on the runner, and what is in it: a diff of git's. */
export type Patch = Readonly<{ path: string; patch: string }>;

type Shown = Readonly<{
  /** Begins the sentence. */
  what: string;
  /** A name for the file, for the person who applies it. */
  file: string;
  /** It is shown up to so many characters. */
  most: number;
  /** What it applies to, if that is not the base. */
  branch?: string | undefined;
  /** Whether the job has its path as an output. */
  isOutput?: boolean;
}>;

export function renderPatch({ patch }: Patch, { what, file, most, branch, isOutput = true }: Shown): string {
  if (patch.length > most) return prompt(isOutput ? "patch-long" : "patch-long-aside", { what });
  const amount = diffPieces(patch).length;
  return prompt("patch", {
    what,
    file,
    commands: codeBlock("sh", `${switchTo(branch)}git apply ${file}`),
    title: `Patch of ${count(amount, "file")}`,
    patch: codeBlock("diff", withShortIds(patch), "kept"),
  });
}

/** "" where the name is not one that every shell takes for a word. */
function switchTo(branch: string | undefined): string {
  if (branch === undefined || !/^\w[\w./-]*$/.test(branch)) return "";
  return `git fetch origin ${branch}\ngit switch ${branch}\n`;
}

/** Git needs whole ids for binary files only. */
function withShortIds(patch: string): string {
  if (patch.includes("GIT binary patch")) return patch;
  return patch.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g, "index $1..$2");
}
