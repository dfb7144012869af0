/** Shows what is not as it was when an action was proposed: whose commits came, which files they change, and how, if that is short. */
import { count, oneLine } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import { renderShortDiff } from "../report/short-diff.ts";
import { visible } from "./visible.ts";

type Commit = Readonly<{ sha: string; author: string; subject: string }>;
type File = Readonly<{ path: string; status: string; added: number; removed: number; patch: string }>;

export type Difference = Readonly<{
  /** The commit that it stood on, if that is another one now. */
  head: string | undefined;
  /** Undefined where GitHub does not tell. */
  between:
    | Readonly<{ total: number; isRewritten: boolean; commits: readonly Commit[]; files: readonly File[] }>
    | undefined;
  /** Files of the workspace that could not be put back. */
  missing: readonly string[];
}>;

const MOST = 10;

/** "" where there is nothing to show. */
export function renderDifference({ head, between, missing }: Difference): string {
  const lines = [
    ...(between ? [...listed("commit", between.total, between.commits.map(commitLine))] : []),
    ...(between ? [...listed("file", between.files.length, between.files.map(fileLine))] : []),
    ...(head !== undefined && !between ? ["- GitHub does not tell what came."] : []),
    ...(between?.isRewritten ? ["- The branch was rewritten: the commit it was shown for is not part of it."] : []),
    ...(missing.length > 0
      ? [`- Not in the workspace any more: ${missing.slice(0, MOST).map(quoted).join(", ")}.`]
      : []),
  ];
  if (lines.length === 0) return "";
  const since = head === undefined ? "" : ` ${code(head.slice(0, 7))}`;
  return [prompt("approval-difference", { since, lines: lines.join("\n") }), diffOf(between?.files ?? [])]
    .filter(Boolean)
    .join("\n\n");
}

function listed(noun: string, total: number, lines: readonly string[]): string[] {
  const more = total > MOST ? [`- and ${count(total - MOST, `more ${noun}`)}`] : [];
  return [...lines.slice(0, MOST).map((line) => `- ${line}`), ...more];
}

function commitLine({ sha, author, subject }: Commit): string {
  return `${code(sha.slice(0, 7))} ${quoted(oneLine(author, 40))}: ${quoted(oneLine(subject, 100))}`;
}

function fileLine({ path, status, added, removed }: File): string {
  return `${status} ${quoted(path)} +${added} -${removed}`;
}

function quoted(text: string): string {
  return code(visible(text));
}

/** All of it or nothing: half a difference is none. */
function diffOf(files: readonly File[]): string {
  if (files.some(({ patch, added, removed }) => patch === "" && added + removed > 0)) return "";
  const patches = files.map(({ path, patch }) => `--- ${visible(oneLine(path, 200))}\n${visible(patch)}`);
  return renderShortDiff(patches.join("\n"));
}
