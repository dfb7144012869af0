/**
 * New files that git ignores only by rules that this run made. Those that look like work are kept, and the rest is named: a folder
 * such as a virtual environment, which brings its own rules, is one line.
 */
import { posix } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import { count, sizeText } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import type { PassedOver } from "../../policy/entries.ts";
import { nullSeparated, recordsOf, textAt } from "../byte-paths.ts";
import { folderOf } from "./compiled-rules.ts";

/** Paths are Latin-1. `hidden` are the new files, and `index` all that is tracked or published. */
type Hiding = Readonly<{
  workspace: string;
  hidden: readonly string[];
  index: readonly string[];
  /** Files that the agent edited. */
  edited: readonly string[];
  /** Asked for the rules, in the work tree. */
  git: Git;
}>;

/** `work` is what is to be kept: path → the rule that hides it, as a clause. */
type NewIgnored = Readonly<{ work: ReadonlyMap<string, string>; others: readonly PassedOver[] }>;

/** Folders and files that are named one by one. */
const MOST_NAMED = 20;

export async function newIgnored({ workspace, hidden, index, edited, git }: Hiding): Promise<NewIgnored> {
  if (hidden.length === 0) return { work: new Map(), others: [] };
  const tops = new Set(index.flatMap(foldersAbove));
  const written = new Set(edited);
  const kinds = new Set(index.map(kindOf).filter(Boolean));
  const isWork = (path: string) => written.has(textAt(path)) || kinds.has(kindOf(path));
  const work = hidden.filter((path) => isWork(path));
  const groups = Map.groupBy(
    hidden.filter((path) => !isWork(path)),
    (path) => topOf(path, tops),
  );
  const named = [...groups].slice(0, MOST_NAMED);
  const rules = await rulesFor(git, [...work.slice(0, MOST_NAMED), ...named.map(([, [first = ""]]) => first)]);
  const others = named.map(([path, files]): PassedOver => {
    const bytes = files.reduce((sum, file) => sum + sizeAt(workspace, file), 0);
    const rule = rules.get(files[0] ?? "");
    const amount = path.endsWith("/") ? `${count(files.length, "file")}, ${sizeText(bytes)}` : sizeText(bytes);
    return { kind: "ignored", path: textAt(path), detail: [amount, rule].filter(Boolean).join(": ") };
  });
  const rest = groups.size - named.length;
  const more: readonly PassedOver[] = rest > 0 ? [{ kind: "ignored", path: "", detail: `${rest} more` }] : [];
  return { work: new Map(work.map((path) => [path, rules.get(path) ?? ""])), others: [...others, ...more] };
}

/** A new file beside others of its kind looks like one of them. "" where its name has no ending, which is nobody's kind. */
function kindOf(path: string): string {
  const ending = posix.extname(path);
  return ending === "" ? "" : `${folderOf(path)}/*${ending}`;
}

function foldersAbove(path: string): readonly string[] {
  const steps = path.split("/").slice(0, -1);
  return steps.map((_, index) => `${steps.slice(0, index + 1).join("/")}/`);
}

/** The highest folder above a file without anything that is tracked or published, or the file itself. */
function topOf(path: string, tops: ReadonlySet<string>): string {
  return foldersAbove(path).find((folder) => !tops.has(folder)) ?? path;
}

function sizeAt(workspace: string, path: string): number {
  return lookAtUntrusted(workspace, Buffer.from(path, "latin1"))?.size ?? 0;
}

/** Path → "`*` in `env/.gitignore`"; without those of which git cannot tell. */
async function rulesFor(git: Git, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ask = ["check-ignore", "-v", "-z", "--no-index", "--stdin"];
  const names = paths.map((path) => path.replace(/\/$/, ""));
  const fields = recordsOf(await git.bytes(ask, nullSeparated(names)).catch(() => Buffer.alloc(0)));
  const found = new Map<string, string>();
  // source, line, pattern, path, and so on
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [source = "", , pattern = "", path = ""] = fields.slice(at, at + 4);
    found.set(path, `${code(textAt(pattern))} in ${code(textAt(source))}`);
  }
  return new Map(
    paths.flatMap((path) => {
      const rule = found.get(path.replace(/\/$/, ""));
      return rule === undefined ? [] : [[path, rule] as const];
    }),
  );
}
