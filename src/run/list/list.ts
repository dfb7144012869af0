/** Lists work items as the matrix of a workflow's next job (`mode: list`). It calls no model and writes nothing. */
import { gitFault, gitOverrides, isolatedGitEnvironment } from "../../core/workspace/git/settings.ts";
import { runProgram } from "../../core/workspace/run-program.ts";
import { globPattern } from "../../core/workspace/search/glob-pattern.ts";
import { type SearchRequest, searchIssues, searchRepositories } from "../../github/read/search.ts";
import { Fault } from "../../lib/fault.ts";
import { systemEnvironment, systemProgram } from "../../lib/programs.ts";
import { count } from "../../lib/text.ts";
import type { Connection } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import type { Outputs } from "../../runner/file-commands.ts";
import { readInputsWithoutModel } from "../../runner/input/inputs.ts";
import {
  LIST_FORMS,
  type ListItem,
  type ListQuery,
  matrixOf,
  namedItem,
  parseList,
  threadItem,
} from "../../runner/input/list-query.ts";
import { gitEnvironment, type World } from "../../runner/world.ts";

type ListAccess = Pick<Connection, "settings" | "github" | "job">;

/** Rejects if the list cannot be made, so that no matrix starts. */
export async function list(world: World, place: ListAccess): Promise<Outputs> {
  const inputs = readInputsWithoutModel(place.settings);
  const query = parseList(inputs.list ?? "");
  if (!query) throw new Fault("config", "The input `list` is empty.", { hint: `Give it ${LIST_FORMS}.` });
  const most = inputs["max-items"];
  const found = await itemsOf(world, place, { query, most });
  const items = found.slice(0, most);
  const more = found.length > most ? ", and there are more: see `max-items`" : "";
  const reason = `Listed ${count(items.length, "item")}${more}`;
  printNotice(`${reason}.`);
  return { outcome: items.length > 0 ? "answered" : "no-op", reason, count: items.length, matrix: matrixOf(items) };
}

type Wanted = Readonly<{ query: ListQuery; most: number }>;

async function itemsOf(
  world: World,
  { github, job }: ListAccess,
  { query, most }: Wanted,
): Promise<readonly ListItem[]> {
  const place = { workspace: job.workspace, environment: gitEnvironment(world.env), signal: world.signal };
  const search: SearchRequest = async (what, parameters) => {
    return (await github.request("GET /search/{what}", { what, ...parameters })).data;
  };
  switch (query.kind) {
    case "issues": {
      const repository = `${job.repository.owner}/${job.repository.name}`;
      const found = await searchIssues(search, repository, { query: query.search, most });
      return found.map(({ number, title, isPull }) => threadItem(number, title, isPull));
    }
    case "repositories": {
      const found = await searchRepositories(search, { query: query.search, most });
      return found.map(({ name, description }) => namedItem({ item: name, kind: "repository", title: description }));
    }
    case "todos":
      return todoItems(place);
    case "files":
      return fileItems(place, query.glob);
    case "calls":
      throw new Fault("config", "`list: calls` works with `mode: sweep` only.", { hint: "Set `mode: sweep`." });
  }
}

type Checkout = Readonly<{ workspace: string; environment: Readonly<Record<string, string>>; signal: AbortSignal }>;

/**
 * Lists the lines of a checkout with the word TODO or FIXME. It reads git's commit and not the work tree, so no link is
 * followed. The same text in one file is listed once.
 */
export async function todoItems(place: Checkout): Promise<readonly ListItem[]> {
  const found = await gitOutput(place, ["grep", "-z", "-n", "-I", "-w", "-e", "TODO", "-e", "FIXME", "HEAD", "--"]);
  const items = found.split("\n").flatMap((line) => todoIn(line));
  return [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();
}

/** `HEAD:path NUL line NUL text`. The key does not include the line number, because it may change. */
function todoIn(line: string): ListItem[] {
  const [, path = "", number = "", text = ""] = /^HEAD:([^\0]+)\0(\d+)\0(.*)$/s.exec(line) ?? [];
  if (!isPlain(path)) return [];
  const title = text.slice(Math.max(0, text.search(/\b(?:TODO|FIXME)\b/)));
  return [namedItem({ item: `${path}:${number}`, kind: "todo", path, title, sameness: `${path}\0${text.trim()}` })];
}

/** Regular files whose paths match. */
export async function fileItems(place: Checkout, glob: string): Promise<readonly ListItem[]> {
  const pattern = globPattern(glob);
  const entries = (await gitOutput(place, ["ls-tree", "-r", "-z", "HEAD"])).split("\0");
  const paths = entries.flatMap((entry) => /^100\d{3} blob \w+\t(.+)$/s.exec(entry)?.[1] ?? []);
  return paths
    .filter((path) => isPlain(path) && pattern.test(path))
    .map((path) => namedItem({ item: path, kind: "file", path, title: path }));
}

/** Other paths are left out, because workflows insert these into commands. */
function isPlain(path: string): boolean {
  return /^(?!-)[\p{L}\p{N}_ .@+/()[\]~,=-]{1,300}$/u.test(path);
}

const MOST_BYTES = 32 * 1024 * 1024;

async function gitOutput({ workspace, environment, signal }: Checkout, args: readonly string[]): Promise<string> {
  const settings = gitOverrides.flatMap((run) => ["-c", run]);
  const seen = { ...isolatedGitEnvironment({ folder: workspace, environment }), ...systemEnvironment() };
  const options = { cwd: workspace, environment: seen, signal };
  const end = await runProgram(systemProgram("git"), [...settings, ...args], { ...options, maxBytes: MOST_BYTES });
  signal.throwIfAborted();
  // git-grep exits with 1 if it finds nothing.
  if (end.exitCode === 0 || end.isCut || (end.exitCode === 1 && end.stderr === "")) return end.stdout.toString();
  throw gitFault(args, end.stderr);
}
