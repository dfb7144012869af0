/**
 * Shows on which files an approved action would run: all that differs from the base branch, first what decides what
 * runs.
 */
import { diffPieces } from "../../git/commit/apply-patch.ts";
import type { ShownTree } from "../../git/shown-tree.ts";
import { count, figure, oneLine } from "../../lib/text.ts";
import { code, codeBlock } from "../../markdown/inline-code.ts";
import { renderShortDiff } from "../../markdown/markdown.ts";
import type { FileChange } from "../../policy/entries.ts";
import { standingOf } from "../../policy/paths.ts";
import { prompt } from "../../prompts.ts";
import { diffInColumns, visibleName } from "./visible.ts";

/** `commands` are those that would run. */
type RunFiles = Pick<ShownTree, "files" | "diff" | "hasOtherLines"> & Readonly<{ commands: readonly string[] }>;

/** "" where nothing differs. Nothing is left out: what is too long for a comment is for the caller to refuse. */
export function renderFiles({ files, diff, commands, hasOtherLines }: RunFiles): string {
  const lines = hasOtherLines ? prompt("approval-line-ends") : "";
  if (files.length === 0) return lines;
  const all = files.map((file) => ({ ...file, mark: markOf(file.path, commands) }));
  const sorted = [...all.filter(({ mark }) => mark !== ""), ...all.filter(({ mark }) => mark === "")];
  const shown = prompt("approval-files", {
    amount: count(files.length, "file"),
    lines: sorted.map(lineOf).join("\n"),
    diff: codeBlock("diff", inOrder(diff, sorted).map(inLines).join("\n")),
  });
  return [shown.trimEnd(), lines].filter(Boolean).join("\n\n");
}

function lineOf({ path, added, removed, mark }: FileChange & Readonly<{ mark: string }>): string {
  const size = added === undefined ? "binary" : `+${figure(added)} −${figure(removed ?? 0)}`;
  return `- ${mark === "" ? "" : "⚠ "}${code(visibleName(path))} ${size}${mark === "" ? "" : `: ${mark}`}`;
}

/** Why somebody should look at a changed file before others; "" for no reason. */
function markOf(path: string, commands: readonly string[]): string {
  const name = path.split("/").at(-1) ?? path;
  if (commands.some((command) => command.includes(name))) return "named in a command above";
  if (standingOf(path).kind !== "free" || STEERS.test(path.toLowerCase())) return "can decide what runs";
  return "";
}

/** Scripts, and files from which tools read what to run. */
const STEERS = new RegExp(
  [
    "(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$",
    "(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$",
    "(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$",
    "(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$",
    "\\.config\\.[cm]?[jt]s$",
    "\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$",
    "(?:^|/)(?:scripts?|bin|hooks|ci)/",
  ].join("|"),
);

/** The pieces of a diff, file by file in that order. */
function inOrder(diff: string, files: readonly Readonly<{ path: string }>[]): readonly string[] {
  const places = new Map(files.map(({ path }, index) => [` b/${path}`, index]));
  const placeOf = (piece: string) => {
    const line = piece.split("\n", 1)[0] ?? "";
    // `diff --git a/PATH b/PATH`, where nothing has to be quoted.
    return places.get(line.slice((line.length + "diff --git".length) / 2)) ?? files.length;
  };
  return diffPieces(diff).toSorted((a, b) => placeOf(a) - placeOf(b));
}

function inLines(piece: string): string {
  return diffInColumns(piece.replace(/\n$/, ""));
}

type Commit = Readonly<{ sha: string; author: string; subject: string }>;
type File = Readonly<{ path: string; status: string; added: number; removed: number; patch: string }>;

export type ShownDifference = Readonly<{
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

/**
 * Shows what is not as it was when an action was proposed: whose commits came, which files they change, and how, if
 * that is short. Returns "" where there is nothing to show.
 */
export function renderDifference({ head, between, missing }: ShownDifference): string {
  const lines = [
    ...(between ? [...listed("commit", between.total, between.commits.map(commitLine))] : []),
    ...(between ? [...listed("file", between.files.length, between.files.map(fileLine))] : []),
    ...(head !== undefined && !between ? ["- GitHub does not say which commits were added."] : []),
    ...(between?.isRewritten ? ["- The branch was rewritten: the commit it was shown for is not part of it."] : []),
    ...(missing.length > 0 ? [`- No longer in the workspace: ${missing.slice(0, MOST).map(quoted).join(", ")}.`] : []),
  ];
  if (lines.length === 0) return "";
  const since = head === undefined ? "" : ` for ${code(head.slice(0, 7))}`;
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
  return `${status} ${quoted(path)} +${figure(added)} −${figure(removed)}`;
}

function quoted(text: string): string {
  return code(visibleName(text));
}

/** All of it or nothing: half a difference is none. */
function diffOf(files: readonly File[]): string {
  if (files.some(({ patch, added, removed }) => patch === "" && added + removed > 0)) return "";
  const patches = files.map(({ path, patch }) => diffInColumns(`--- ${oneLine(path, 200)}\n${patch}`));
  return renderShortDiff(patches.join("\n"));
}
