/** Reads `Gemfile.lock` and `gems.locked`. Bundler writes hashes only where `CHECKSUMS` was asked for. */
import { plainAddress } from "./address.ts";
import type { Lock, Locked } from "./lock.ts";
import { elsewhere } from "./npm.ts";

export const GEM_PLACES = ["https://rubygems.org/"];

type Section = Readonly<{ title: string; lines: string[] }>;

/** Throws for a section, or a line, that Bundler does not write. */
export function readGemLock(text: string): Lock {
  const sections = sectionsIn(text);
  const of = (...titles: string[]) => sections.filter(({ title }) => titles.includes(title));
  const checksums = of("CHECKSUMS").flatMap(({ lines }) => lines.map(sumOf));
  const sums = new Map(checksums);
  if (sums.size < checksums.length) throw new Error("a checksum is there twice");
  const paths = of("PATH").map(({ lines }) => lines.filter((line) => !/^ {4}/.test(line)));
  const others = of("GIT", "SVN", "HG", "PLUGIN SOURCE").map(({ lines }) => lines);
  return {
    entries: of("GEM").flatMap(({ lines }) => gemsIn(lines, sums)),
    names: of("PATH", "GIT", "SVN", "HG", "PLUGIN SOURCE").flatMap(({ lines }) => specsIn(lines).map(([name]) => name)),
    fixed: { ...(paths.length > 0 && { PATH: paths }), ...(others.length > 0 && { GIT: others }) },
  };
}

/** What the lines of a section look like. */
const LINES: Readonly<Record<string, RegExp>> = {
  GEM: /^(?: {2}remote: \S+| {2}specs:| {4}\S+ \([^()]+\)| {6}\S+(?: \([^()]+\))?)$/,
  PATH: /^(?: {2}(?:remote|glob): \S+| {2}specs:| {4}\S+ \([^()]+\)| {6}\S+(?: \([^()]+\))?)$/,
  GIT: /^ {2,}\S.*$/,
  SVN: /^ {2,}\S.*$/,
  HG: /^ {2,}\S.*$/,
  "PLUGIN SOURCE": /^ {2,}\S.*$/,
  PLATFORMS: /^ {2}[\w.-]+$/,
  DEPENDENCIES: /^ {2}[\w.-]+!?(?: \([^()]+\))?!?$/,
  CHECKSUMS: /^ {2}\S+ \([^()]+\)(?: \S+)?$/,
  "RUBY VERSION": /^ {2,3}[\w. ()+-]+$/,
  "BUNDLED WITH": /^ {2,3}[\w.]+$/,
};

function sectionsIn(text: string): readonly Section[] {
  const sections: Section[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = sections.at(-1);
    if (line === "") continue;
    if (line in LINES) sections.push({ title: line, lines: [] });
    else if (last && LINES[last.title]?.test(line)) last.lines.push(line);
    else throw new Error(`a line of it is not understood: ${line}`);
  }
  return sections;
}

function sumOf(line: string): [string, string] {
  const [, label = "", sum = ""] = /^ {2}(\S+ \([^()]+\))(?: (\S+))?$/.exec(line) ?? [];
  return [label, sum];
}

function specsIn(lines: readonly string[]): readonly (readonly [name: string, version: string])[] {
  return lines.flatMap((line) => {
    const [, name, version] = /^ {4}(\S+) \(([^()]+)\)$/.exec(line) ?? [];
    return name === undefined || version === undefined ? [] : [[name, version] as const];
  });
}

function gemsIn(lines: readonly string[], sums: ReadonlyMap<string, string>): Locked[] {
  const remotes = lines.flatMap((line) => /^ {2}remote: (.*)$/.exec(line)?.[1] ?? []);
  const strange = remotes.find((remote) => !plainAddress(remote));
  const gems = specsIn(lines).map(([name, version]): Locked => {
    const hashes = (sums.get(`${name} (${version})`) ?? "").split(",");
    const areSound = hashes.every((hash) => /^sha256=[0-9a-f]{64}$/.test(hash));
    return { name, version, from: remotes, hashes: areSound ? hashes : [], elsewhere: strange };
  });
  // A source without gems is one all the same.
  const unused = gems.length > 0 ? [] : remotes.filter((remote) => !GEM_PLACES.includes(remote));
  return [...gems, ...unused.map((remote) => elsewhere("GEM", remote))];
}
