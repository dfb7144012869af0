/** What is to be done in the files of a checkout: as git has them in its commit, so that no link is followed. */
import { gitFault } from "../../core/workspace/git/git-fault.ts";
import { gitEnvironment, gitOverrides } from "../../core/workspace/git/settings.ts";
import { runProgram } from "../../core/workspace/run-program.ts";
import { globPattern } from "../../core/workspace/search/glob-pattern.ts";
import { type ListItem, namedItem } from "./list-item.ts";

type Place = Readonly<{ workspace: string; environment: Readonly<Record<string, string>>; signal: AbortSignal }>;

/** Lines with the word TODO or FIXME, one for each wording in a file. */
export async function todoItems(place: Place): Promise<readonly ListItem[]> {
  const found = await gitOutput(place, ["grep", "-z", "-n", "-I", "-w", "-e", "TODO", "-e", "FIXME", "HEAD", "--"]);
  const items = found.split("\n").flatMap((line) => todoIn(line));
  return [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();
}

/** `HEAD:path NUL line NUL text`. The number of the line may change, so it has no part in the key. */
function todoIn(line: string): ListItem[] {
  const [, path = "", number = "", text = ""] = /^HEAD:([^\0]+)\0(\d+)\0(.*)$/s.exec(line) ?? [];
  if (!isPlain(path)) return [];
  const title = text.slice(Math.max(0, text.search(/\b(?:TODO|FIXME)\b/)));
  return [namedItem({ item: `${path}:${number}`, kind: "todo", path, title, sameness: `${path}\0${text.trim()}` })];
}

/** Plain files whose paths match. */
export async function fileItems(place: Place, glob: string): Promise<readonly ListItem[]> {
  const pattern = globPattern(glob);
  const entries = (await gitOutput(place, ["ls-tree", "-r", "-z", "HEAD"])).split("\0");
  const paths = entries.flatMap((entry) => /^100\d{3} blob \w+\t(.+)$/s.exec(entry)?.[1] ?? []);
  return paths
    .filter((path) => isPlain(path) && pattern.test(path))
    .map((path) => namedItem({ item: path, kind: "file", path, title: path }));
}

/** Any other path has no part in this: workflows put these into commands. */
function isPlain(path: string): boolean {
  return /^(?!-)[\p{L}\p{N}_ .@+/()[\]~,=-]{1,300}$/u.test(path);
}

const MOST_BYTES = 32 * 1024 * 1024;

async function gitOutput({ workspace, environment, signal }: Place, args: readonly string[]): Promise<string> {
  const settings = gitOverrides.flatMap((setting) => ["-c", setting]);
  const options = { cwd: workspace, environment: gitEnvironment({ folder: workspace, environment }), signal };
  const end = await runProgram("git", [...settings, ...args], { ...options, maxBytes: MOST_BYTES });
  signal.throwIfAborted();
  // git-grep's way to say that there is none.
  if (end.exitCode === 0 || end.isCut || (end.exitCode === 1 && end.stderr === "")) return end.stdout.toString();
  throw gitFault(args, end.stderr);
}
