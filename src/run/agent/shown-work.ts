/**
 * Reads the work from the workspace's own git while its tools run: the diff, and the content of each file. Tools can
 * mislead that git, so the host compares it with the files that it publishes.
 */
import { createHash } from "node:crypto";
import type { Situation } from "../../core/agent/critic.ts";
import { type Hashing, hashUntrusted, untrustedLink } from "../../core/workspace/untrusted-files.ts";

export type WorkStart = Readonly<{
  /** The commit that the run began with. */
  head: string;
  /** Folders of the workspace with other repositories, and the commits that the run began with there. */
  folders?: readonly Readonly<{ path: string; head: string }>[];
}>;

/**
 * Ids of contents, as git makes them without filters, by paths from the workspace; `GONE` for what is no file or link. The id
 * of a file that may be executed has `EXECUTABLE` at its end.
 */
export type SeenFiles = Readonly<Record<string, string>>;

const GONE = "-";

const EXECUTABLE = "+x";

/** A file that nobody compares: this user may not read it, or it is too large to be published. */
const UNKNOWN = "?";

/** In bytes. GitHub takes no larger file, and no run publishes more files than these. */
const LARGEST = 100 * 1024 * 1024;
const ALL = 500 * 1024 * 1024;

/** `path` is that of another repository. `but` is a pathspec behind `--` for what is passed over. */
type DiffPlace = Readonly<{ head: string; path?: string; but?: string }>;

/** The other repositories too. Their folders are no work in the repository of the workspace. */
function placesOf({ head, folders = [] }: WorkStart): readonly DiffPlace[] {
  const [first] = folders;
  if (!first) return [{ head }];
  return [{ head, but: ` -- ':(top,exclude,literal)${first.path.split("/")[0]}'` }, ...folders];
}

/** The place of the work, and what ends the look at it. */
type Looking = Pick<Situation, "workspace" | "signal">;

const PATIENCE_MS = 120_000;

/** If git fails, the reason counts as a change, so that breaking git avoids no check. */
export async function diffOfAll(situation: Looking, start: WorkStart): Promise<string> {
  const diffs: string[] = [];
  for (const place of placesOf(start)) {
    const { output, exitCode } = await gitIn(situation, place, (what) => `git diff --no-ext-diff --no-color ${what}`);
    diffs.push(
      exitCode === 0 ? output.trim() : `The diff is not known: git ended with exit code ${exitCode}. ${output}`,
    );
  }
  return diffs.filter((diff) => diff !== "").join("\n");
}

/** `isCut`: there are more files than a look can list. */
export type WorkSeen = Readonly<{ files: SeenFiles; isCut: boolean }>;

const MOST_RECORDED = 2000;

/** The part for a log: no run publishes more files than that by default. */
export function recorded({ files, isCut }: WorkSeen): Readonly<{ files: SeenFiles; is_cut: boolean }> {
  const all = Object.entries(files);
  return { files: Object.fromEntries(all.slice(0, MOST_RECORDED)), is_cut: isCut || all.length > MOST_RECORDED };
}

/** Each changed file. undefined where git fails, or takes longer. */
export async function filesOfAll(
  looking: Looking,
  start: WorkStart,
  timeoutMs = PATIENCE_MS,
): Promise<WorkSeen | undefined> {
  const files: Record<string, string> = {};
  let isCut = false;
  for (const place of placesOf(start)) {
    const { output, exitCode, omittedBytes } = await gitIn(looking, place, idsOf, timeoutMs);
    if (exitCode !== 0) return undefined;
    isCut ||= omittedBytes > 0;
    for (const line of output.split("\n")) {
      const [id = "", path] = line.split(/\t(.*)/s);
      if (path) files[`${place.path === undefined ? "" : `${place.path}/`}${path.replace(/^\.\//, "")}`] = id;
    }
  }
  return { files, isCut };
}

/** One git for all files; links are few. The dot keeps git from unquoting a name that begins with a quote. A name with a line feed is passed over. */
function idsOf(what: string): string {
  const each =
    'for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; ' +
    `elif [ -f "$f" ]; then printf "./%s\\n" "$f" >> "$FILES"; { [ -x "$f" ] && echo ${EXECUTABLE} || echo; } >> "$FILES.x"; else printf "%s\\t%s\\n" ${GONE} "$f"; fi; done`;
  return (
    'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$FILES.x" "$ids"\' EXIT && ' +
    `cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${what} | xargs -0 sh -c '${each}' sh && ` +
    'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && { [ ! -s "$FILES" ] || paste -d "\\0" "$ids" "$FILES.x" | paste - "$FILES"; }'
  );
}

/**
 * Untracked files count too. The index stays as it is; the copy keeps its time, by which git knows which files to compare.
 * `command` is given what to compare.
 */
async function gitIn(
  { workspace, signal }: Looking,
  { head, path, but = "" }: DiffPlace,
  command: (what: string) => string,
  timeoutMs = PATIENCE_MS,
) {
  const index = 'i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"';
  // A file that git takes for unchanged without a look can have changed all the same.
  const look = "git ls-files -v | sed -n 's/^[a-z] //p' | git update-index --no-assume-unchanged --stdin";
  const enter = path === undefined ? "" : 'cd "$FOLDER" && ';
  const add = `export GIT_INDEX_FILE="$i" && ${look} && git add --all --intent-to-add${but}`;
  const line = `${enter}${index} && ${add} && ${command(`${head} --${but.replace(" --", "")}`)}`;
  const variables = path === undefined ? {} : { variables: { FOLDER: path } };
  return workspace.run(line, { timeoutMs, signal, ...variables });
}

/** The same of files in the workspace as the host finds them. Call it when the tools have ended. */
export async function filesAt(workspace: string, paths: readonly string[], like: SeenFiles): Promise<SeenFiles> {
  const algorithm = Object.values(like).some((id) => id.length >= 64) ? "sha256" : "sha1";
  const ids: [path: string, id: string][] = [];
  let left = ALL;
  for (const path of paths) {
    const { id, size } = await idAt(workspace, path, { algorithm, start: headOf, maxBytes: Math.min(left, LARGEST) });
    ids.push([path, id]);
    left -= size;
  }
  return Object.fromEntries(ids);
}

type Found = Readonly<{ id: string; size: number }>;

async function idAt(workspace: string, path: string, hashing: Hashing): Promise<Found> {
  const link = untrustedLink(workspace, path);
  if (link) return { id: idOfLink(link, hashing), size: 0 };
  const found = await hashUntrusted(workspace, path, hashing);
  if (found.status === "read") return { id: `${found.id}${found.isExecutable ? EXECUTABLE : ""}`, size: found.size };
  const isThere = found.status === "refused" && ["denied", "unreadable", "too-large"].includes(found.why);
  return { id: isThere ? UNKNOWN : GONE, size: 0 };
}

/** The tools' side hashes what `readlink` prints, which ends in a newline. */
function idOfLink(link: Buffer, { algorithm }: Hashing): string {
  const printed = Buffer.concat([link, Buffer.from("\n")]);
  return createHash(algorithm).update(headOf(printed.length)).update(printed).digest("hex");
}

function headOf(size: number): string {
  return `blob ${size}\0`;
}
