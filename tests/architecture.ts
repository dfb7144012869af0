/** The floors of DESIGN: who may import whom. Pure, so that the checker itself can be tested on a planted breach. */

export type SourceFile = Readonly<{ path: string; text: string }>;

/** Path prefixes by floor, from the ground up. Two prefixes on one floor do not know each other. */
const FLOORS: readonly (readonly string[])[] = [
  ["src/lib/"],
  ["src/prompts.ts", "src/node-version.ts"],
  ["src/core/event/"],
  ["src/core/model/", "src/core/workspace/", "src/core/secret/", "src/core/skill/"],
  ["src/core/tool/", "src/core/security/", "src/core/view/", "src/core/hook/"],
  ["src/core/agent/", "src/tools/", "src/sandbox/", "src/mcp/"],
  ["src/core/conversation/"],
  ["src/github/client"],
  ["src/github/read/", "src/github/write/"],
  ["src/action/", "src/rehearsal/", "src/cli/"],
  ["src/main.ts"],
];

/** Each library has one door: the only place that imports it. `*` is everywhere. */
const DOORS: Readonly<Record<string, string>> = {
  openai: "src/core/model/",
  execa: "src/sandbox/launch/",
  "simple-git": "src/core/workspace/",
  yaml: "src/core/skill/",
  "smol-toml": "src/github/write/policy/lock/",
  "@octokit/rest": "src/github/client.ts",
  "@actions/core": "src/action/runner/",
  "@actions/github": "src/action/runner/",
  "@modelcontextprotocol/sdk": "src/mcp/",
  zod: "src/",
};

export const MAX_LINES = 250;

/** Every breach in words; none for a sound tree. */
export function architectureProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...lengthProblems(file),
    ...importsOf(file.text).flatMap((name) => check(file, name)),
  ]);
}

/** Imports of a library in what `entry` loads, for where there is none; types are not loaded. */
export function librariesBehind(files: readonly SourceFile[], entry: string): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text.replaceAll(/^import type [^;]*;/gms, "")]));
  const seen = new Set([entry]);
  const found: string[] = [];
  for (const path of seen) {
    for (const name of importsOf(texts.get(path) ?? "")) {
      if (name.startsWith(".")) seen.add(resolve(path, name));
      else if (!name.startsWith("node:")) found.push(`${path} imports ${name}`);
    }
  }
  return found;
}

function lengthProblems({ path, text }: SourceFile): string[] {
  const lines = text.split("\n").length - 1;
  return lines > MAX_LINES ? [`${path} has ${lines} lines, more than ${MAX_LINES}`] : [];
}

function importsOf(text: string): string[] {
  const pattern = /(?:^|[\s;}])(?:from|import)\s*\(?\s*["']([^"']+)["']/g;
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

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
  if (!from) return [`${path} stands on no floor`];
  if (!to) return [`${path} imports ${target}, which stands on no floor`];
  if (from.prefix === to.prefix || to.floor < from.floor) return [];
  return [`${path} (floor ${from.floor}) imports ${target} (floor ${to.floor})`];
}

function placeOf(path: string): { floor: number; prefix: string } | undefined {
  for (const [floor, prefixes] of FLOORS.entries()) {
    const prefix = prefixes.find((candidate) => path.startsWith(candidate));
    if (prefix !== undefined) return { floor, prefix };
  }
  return undefined;
}

function resolve(path: string, name: string): string {
  return new URL(name, `file:///${path}`).pathname.slice(1);
}
