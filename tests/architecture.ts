/** The floors of DESIGN: who may import whom. Pure, so that the checker itself can be tested on a planted breach. */
import { importsOf, loadingProblems, resolve } from "./imports.ts";
import { openedFileProblems } from "./opened-files.ts";
import { settingProblems } from "./read-settings.ts";

export type SourceFile = Readonly<{ path: string; text: string }>;

/** Path prefixes by floor, from the ground up. Two prefixes on one floor do not know each other. */
export const FLOORS: readonly (readonly string[])[] = [
  ["src/lib/", "src/prompt-names.ts"],
  ["src/prompts.ts", "src/node-version.ts"],
  ["src/core/event/"],
  ["src/core/model/", "src/core/workspace/", "src/core/secret/", "src/core/skill/"],
  ["src/core/tool/", "src/core/security/", "src/core/view/", "src/core/hook/"],
  ["src/core/agent/", "src/tools/", "src/sandbox/", "src/mcp/"],
  ["src/core/conversation/"],
  // Texts: GitHub's Markdown and the scan for secrets; then what may be published, and git, which knows no GitHub.
  ["src/markdown/", "src/leak/"],
  ["src/policy/"],
  ["src/git/"],
  ["src/github/client", "src/agent-server/"],
  ["src/github/read/", "src/github/write/"],
  ["src/render/", "src/state/"],
  // What the runner gives and takes: inputs, the job, its log. The stations of a run read and print through it.
  ["src/runner/"],
  ["src/run/ledger.ts"],
  ["src/run/memory/"],
  ["src/run/goal.ts", "src/run/checkout-git.ts", "src/run/loaded-here.ts"],
  ["src/run/run.ts"],
  ["src/run/thread/", "src/run/outcome/"],
  // The stations, in the order in which a run passes them.
  ["src/run/admit/"],
  ["src/run/claim/"],
  ["src/run/start/"],
  ["src/run/agent/"],
  ["src/run/checkouts.ts"],
  ["src/run/feature.ts"],
  ["src/run/prepared-run.ts"],
  ["src/run/converse/"],
  ["src/run/publish/"],
  ["src/run/approve/"],
  ["src/run/report/"],
  ["src/run/list/"],
  ["src/run/features/"],
  ["src/run/features.ts"],
  ["src/run/"],
  ["src/run/sweep/"],
  ["src/page/"],
  // tests/library holds it to the core, the tools and the live page.
  ["src/library/"],
  ["src/action/", "src/rehearsal/"],
  ["src/cli/"],
  ["src/main.ts"],
];

/** Each library has one door: the only place that imports it. `*` is everywhere. */
const DOORS: Readonly<Record<string, string>> = {
  openai: "src/core/model/",
  execa: "src/sandbox/launch/command-line.ts",
  "simple-git": "src/core/workspace/",
  yaml: "src/core/skill/",
  "smol-toml": "src/policy/lock/",
  entities: "src/markdown/parser/",
  htmlparser2: "src/markdown/shown/",
  diff: "src/page/",
  anser: "src/tools/terminal/",
  "highlight.js": "src/page/",
  "@octokit/rest": "src/github/client.ts",
  "@actions/core": "src/runner/",
  "@actions/github": "src/runner/",
  "@modelcontextprotocol/sdk": "src/mcp/",
  zod: "src/",
};

/**
 * Where processes are started. The first three start programs of the system for the broker; those of the workspace run
 * what tools ask for, in the sandbox where there is one; the rehearsal is a program of its own.
 */
const STARTERS = [
  "src/sandbox/launch/command-line.ts",
  "src/core/workspace/git.ts",
  "src/core/workspace/run-program.ts",
  "src/core/workspace/shell.ts",
  "src/core/workspace/shell-session/processes.ts",
  "src/core/workspace/local-program.ts",
  "src/sandbox/tool-host/self-test.ts",
  "src/rehearsal/",
];

/** A second program, which is in no chunk that a run loads. */
const REHEARSAL = "src/rehearsal/";

/** What starts processes, by the modules that have it, however they are loaded. (execa has one door, see above.) */
const STARTING = /["'`]((?:node:)?(?:child_process|cluster)|simple-git)["'`]/;

/** The one module that says where programs are and what they see. */
const PROGRAMS = "src/lib/programs.ts";

/** Programs by name or path where one is started, which `systemProgram` has not found. A shell for tools is POSIX's own. */
const NAMED_PROGRAM =
  /(?<!\.)\b(?:spawn|spawnSync|exec|execSync|execFile|execFileSync|fork|execa|runProgram)\(\s*(["'`])(?!\/bin\/sh\1)/;

export const MAX_LINES = 300;

/** Every breach in words; none for a sound tree. */
export function architectureProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...lengthProblems(file),
    ...processProblems(file),
    ...lineProblems(file),
    ...settingProblems(file),
    ...loadingProblems(file),
    ...placeProblems(file),
    ...cutProblems(file),
    ...openedFileProblems(file),
    ...writtenTreeProblems(file),
    ...importsOf(file.text).flatMap((name) => check(file, name)),
  ]);
}

/** Commands of git that write files of a work tree, and do so unless the next word says otherwise. */
const WRITES_FILES =
  /\b(?:raw|bytes|both)\(\s*\["(?:am|apply|checkout|checkout-index|cherry-pick|clean|merge|pull|rebase|reset|restore|revert|stash|switch)"(?!, "--(?:cached|numstat)")/;

/** Who may, and how it is kept from files that a run is loaded from. */
const WRITING: Readonly<Record<string, string>> = {
  "src/git/commit/push.ts": "`writeTree` has an empty folder",
  "src/git/history/checkout-history.ts": "`moveCheckout` has it ask before",
  "src/run/claim/restore-work.ts": "asks before",
  "src/run/moving-work.ts": "asks before",
  "src/run/features/other-repositories/open-others.ts": "writes into a folder that it has just made",
};

function writtenTreeProblems({ path, text }: SourceFile): string[] {
  const isRun = !/^src\/(?:rehearsal|cli|sandbox\/tool-host)\//.test(path);
  const isAsked = path === "src/git/history/checkout-history.ts" || path === "src/run/start/move-checkout.ts";
  return [
    ...(isRun && WRITES_FILES.test(text) && !(path in WRITING) ? [`${path} writes into a work tree`] : []),
    ...(text.includes("checkOutCommit") && !isAsked ? [`${path} checks out without asking what is loaded`] : []),
    ...(/readdir(?:Sync)?\([^;]*recursive: true/.test(text) ? [`${path} follows links in a circle`] : []),
  ];
}

/** Files of people that are written in lines of any kind, and no output of git or of GitHub. */
const ANY_LINES = /^src\/(?:policy\/lock\/|markdown\/|run\/publish\/propose\.ts$)/;

/** With the flag `m`, `^` also stands after `\r`, U+2028 and U+2029, which can be inside a line of what git prints. */
function lineProblems({ path, text }: SourceFile): string[] {
  const isRead = /^src\/(?:git|github|policy|render|state|run)\//.test(path) && !ANY_LINES.test(path);
  return isRead && /\/\^[^\n]*\/[dgisuvy]*m[dgisuvy]*[,.;)]/.test(text)
    ? [`${path} takes other characters than a newline for the end of a line`]
    : [];
}

/** A text that is cut by hand may lose half of a character, or is repaired by a pattern of its own. */
function cutProblems({ path, text }: SourceFile): string[] {
  const isByHand = /\.replace\(\/\^?\[\\u[dD][89c]00/.test(text);
  return isByHand ? [`${path} cuts between characters by itself: startOf and endOf in src/lib/text.ts do that`] : [];
}

function placeProblems({ path }: SourceFile): string[] {
  return placeOf(path) ? [] : [`${path} stands on no floor`];
}

function lengthProblems({ path, text }: SourceFile): string[] {
  const lines = text.split("\n").length - 1;
  return lines > MAX_LINES ? [`${path} has ${lines} lines, more than ${MAX_LINES}`] : [];
}

function processProblems({ path, text }: SourceFile): string[] {
  const code = text.replaceAll(/^import type [^;]*;/gms, "");
  const [, starts] = STARTING.exec(code) ?? [];
  const isStarter = STARTERS.some((prefix) => path.startsWith(prefix));
  if (path.startsWith("src/rehearsal/")) return [];
  return [
    ...(starts && !isStarter && path !== HANDED_IN ? [`${path} has ${starts}: only the doors start processes`] : []),
    ...(NAMED_PROGRAM.test(text) && path !== SELF_TEST
      ? [`${path} starts a program that ${PROGRAMS} has not found`]
      : []),
    ...(/\/usr\/(?:local\/)?s?bin:/.test(text) && !PATHS.includes(path)
      ? [`${path} has a PATH beside ${PROGRAMS}`]
      : []),
    ...(/\bprocess\.execPath\b/.test(text) && !ENTRIES.includes(path)
      ? [`${path} looks for Node beside src/main.ts`]
      : []),
  ];
}

/** The entries of our two programs and of the library: only they know the Node that runs them. */
const ENTRIES = ["src/main.ts", "src/sandbox/tool-host/main.ts", "src/library/workspace.ts"];

/** The text of a program that the workspace starts in the sandbox; it does not run in our process. */
const HANDED_IN = "src/tools/browser/launcher.ts";

/** Tries `sudo` in the sandbox as tools would, by their PATH. */
const SELF_TEST = "src/sandbox/tool-host/self-test.ts";

/** Beside the programs of the broker: the PATH of tools where the job has none. */
const PATHS = [PROGRAMS, "src/sandbox/view.ts", "src/core/workspace/local-workspace.ts"];

function check(file: SourceFile, name: string): string[] {
  if (name.startsWith("node:")) return [];
  return name.startsWith(".") ? checkFloor(file, resolve(file.path, name)) : checkDoor(file, name);
}

function checkDoor({ path }: SourceFile, name: string): string[] {
  const library = name.split("/", name.startsWith("@") ? 2 : 1).join("/");
  const door = DOORS[library];
  if (door === undefined) return [`${path} imports ${library}, which has no door`];
  return path.startsWith(door) ? [] : [`${path} imports ${library}, whose door is ${door}`];
}

function checkFloor({ path }: SourceFile, target: string): string[] {
  const [from, to] = [placeOf(path), placeOf(target)];
  if (target.startsWith(REHEARSAL) && !path.startsWith(REHEARSAL) && !path.startsWith("src/cli/"))
    return [`${path} imports ${target}: only src/cli/ and tests use the rehearsal`];
  if (!from) return []; // said of the file already
  if (!to) return [`${path} imports ${target}, which stands on no floor`];
  if (from.prefix === to.prefix || to.floor < from.floor) return [];
  return [`${path} imports ${target}, which is on ${to.floor === from.floor ? "the same" : "a higher"} floor`];
}

/** The place with the longest prefix: a station stands on its own floor, not on that of the folder around it. */
function placeOf(path: string): { floor: number; prefix: string } | undefined {
  let best: { floor: number; prefix: string } | undefined;
  for (const [floor, prefixes] of FLOORS.entries()) {
    for (const prefix of prefixes) {
      if (path.startsWith(prefix) && prefix.length > (best?.prefix.length ?? 0)) best = { floor, prefix };
    }
  }
  return best;
}
