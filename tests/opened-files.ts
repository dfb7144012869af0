/**
 * Who opens files by path. A tool can put a named pipe, a link or a terabyte of zeros at any path that it can write, so the
 * broker reads there with `untrusted-files.ts` alone. Pure, so that the checker itself can be tested on a planted breach.
 */
import type { SourceFile } from "./architecture.ts";

/** What runs where tools run, on a person's machine, or in a folder that only the event log has. */
const ELSEWHERE = ["core/event/", "sandbox/", "tools/", "mcp/", "rehearsal/", "cli/"];

/** The others that do, each with why no tool decides what is at its paths. */
const OPENING: Readonly<Record<string, string>> = {
  "core/workspace/untrusted-files.ts": "it is the reader",
  "core/workspace/files.ts": "the tools' own side: O_NONBLOCK | O_NOFOLLOW, regular files, a limit of bytes",
  "core/workspace/search/native/walk.ts":
    "the tools' own side: O_NONBLOCK | O_NOFOLLOW, regular files, a limit of bytes",
  "core/workspace/git-view/changes.ts": "the tools' own side: lists folders, and reads where a link leads",
  "core/workspace/git-view/private-view.ts": "writes into a folder that it has just made",
  "core/workspace/shell-session/processes.ts": "reads /proc",
  "core/workspace/git.ts": "writes into repositories of the broker",
  "lib/tree-of-files.ts": "lists folders, of the action and of a rehearsal, and follows no link",
  "lib/programs.ts": "reads where links of the system lead",
  "main.ts": "reads package.json of the action",
  "prompts.ts": "reads the folder of the action, all of it at once before any tool runs",
  "node-version.ts": "writes into a file of the runner",
  "runner/file-commands.ts": "writes into files of the runner",
  "runner/job.ts": "reads the event of the runner",
  "runner/step-log.ts": "reads the event of the runner",
  "github/read/payload/event-file.ts": "reads the event of the runner",
  "agent-server/start-host.ts": "reads the bundle of the tool host, and our Node",
  "git/commit/apply-patch.ts": "reads a patch in the folder of the run, or one of a change set that was measured",
  "library/folder-source.ts": "lists folders",
  "page/write-page.ts": "writes the page, and what a person has a command write, and waits for no reader of a pipe",
  "run/memory/conversation-files.ts": "writes into the folder of the conversation before any tool runs",
  "run/report/run-page.ts": "reads and writes facts in the folder of the conversation",
  "run/work.ts": "writes into files of the conversation: O_NONBLOCK | O_NOFOLLOW",
  "run/claim/disk-reserve.ts": "writes into the folder of the run before any tool runs",
  "run/claim/restore-copies.ts": "writes into a folder of the run before any tool runs",
  "run/memory/place-copy.ts": "writes a file that it makes itself: O_EXCL | O_NOFOLLOW",
  "run/claim/restore-work.ts": "writes into folders of the run before any tool runs",
  "run/moving-work.ts": "reads and writes in the folder of the run",
  "run/agent/server-tools.ts": "reads saved outputs before any tool runs, which is on another machine",
  "run/start/set-up.ts": "writes into a checkout that no tool has yet",
  "run/approve/change/decide-change.ts": "writes into the folder of the run",
  "run/approve/change/publish-change.ts": "writes into the folder of the run",
  "run/approve/decision/carry-out.ts": "writes into the folder of the run",
  "run/approve/keep-results.ts": "writes into the folder of the run",
  "run/features/intents/kinds/workflows.ts": "writes into a folder that it has just made",
  "run/publish/change-set/applying.ts": "reads a patch of a change set that was measured; this job has no tools",
  "run/publish/change-set/write-change-set.ts": "copies from the folders of the run and of the conversation",
  "run/publish/patch-file.ts": "reads and writes in the folder of the run",
  "run/publish/publish.ts": "reads and writes in the folder of the run",
  "core/workspace/owner-rights.ts": "opens a file only by its name (O_PATH), not to read it",
  "git/capture/awaited-path.ts": "opens a pipe before any tool runs, to write nothing: O_WRONLY | O_NONBLOCK",
  "git/capture/readable-tree.ts": "lists folders, to change their rights",
  "git/capture/capture.ts": "copies rules in repositories of the broker",
  "git/capture/rule-files.ts": "writes rules into a repository of the broker",
  "git/sparse-files.ts": "writes a copy of an index into a repository of the broker",
  "git/change.ts": "copies an index in a repository of the broker",
  "git/checkout-objects.ts": "writes into a repository of the broker",
  "git/remembered-refs.ts": "writes into a repository of the broker",
  "git/staged-entries.ts": "writes into the folder of the run",
  "git/private-repository.ts": "reads and writes in repositories of the broker",
};

/** These look at a path, or act on the entry itself, and open nothing. */
const HARMLESS =
  /^(?:constants|closeSync|existsSync|writeSync|(?:access|chmod|fstat|link|lstat|mkdir|mkdtemp|realpath|rename|rm|stat|symlink|unlink)(?:Sync)?)$/;

/** Imports by name, of values and of types. */
const BY_NAME = /^import\s+(type\s+)?\{([^}]*)\}\s*from\s*["'](?:node:)?fs(?:\/promises)?["'];?/gm;

/** Any other way to it: as a whole, by `require`, at run time, or handed on. */
const AS_A_WHOLE = /["'`](?:node:)?fs(?:\/promises)?["'`]/;

/** The tools' own readers wait for nothing either, but follow links within the workspace. */
const TOOLS_READERS = /import\s*\{([^}]*)\}\s*from\s*["'][./]+(?:core\/workspace\/)?files\.ts["']/g;

/** Every breach in words. */
export function openedFileProblems({ path, text }: SourceFile): string[] {
  const own = path.replace(/^src\//, "");
  if (ELSEWHERE.some((folder) => own.startsWith(folder))) return [];
  const opening = Object.hasOwn(OPENING, own) ? [] : openingIn(text);
  const reading = own.startsWith("core/workspace/") ? [] : readersIn(text);
  return [...opening, ...reading].map(
    (name) => `${path} has ${name}: what tools could write is read by src/core/workspace/untrusted-files.ts`,
  );
}

/** Entries of the list that open nothing any more, or are gone. */
export function idleEntries(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path.replace(/^src\//, ""), text]));
  return Object.keys(OPENING).filter((path) => openingIn(texts.get(path) ?? "").length === 0);
}

function openingIn(text: string): string[] {
  const imports = [...text.matchAll(BY_NAME)];
  const names = imports.flatMap(([, type, list = ""]) => (type === undefined ? namesIn(list) : []));
  const rest = text.replaceAll(BY_NAME, "");
  return [...names.filter((name) => !HARMLESS.test(name)), ...(AS_A_WHOLE.test(rest) ? ["node:fs as a whole"] : [])];
}

function readersIn(text: string): string[] {
  const names = [...text.matchAll(TOOLS_READERS)].flatMap(([, list = ""]) => namesIn(list));
  return names.filter((name) => name !== "saveOutput");
}

/** Without types. */
function namesIn(list: string): string[] {
  const parts = list.split(",").map((part) => part.trim());
  return parts.flatMap((part) => (part === "" || part.startsWith("type ") ? [] : (part.split(/\s+/)[0] ?? "")));
}
