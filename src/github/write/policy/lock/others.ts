/**
 * Reads the lock files of Cargo, Composer, Go, Dart, NuGet and Bundler, which writes hashes only where `CHECKSUMS` was
 * asked for.
 */
import { type Lock, type Locked, plainAddress, type Wanted } from "./lock.ts";
import { elsewhere } from "./npm.ts";
import {
  fieldsOf,
  listOf,
  readJson,
  readToml,
  readYaml,
  type Table,
  tableOf,
  tablesIn,
  textOf,
  whole,
  without,
} from "./parse.ts";

export const CARGO_PLACES = [
  "registry+https://github.com/rust-lang/crates.io-index",
  "sparse+https://index.crates.io/",
];

const CARGO = fieldsOf("name version source checksum dependencies replace");

/** `Cargo.lock`. A package without a source is one of the repository: where it is, the manifests say. */
export function readCargoLock(text: string): Lock {
  const lock = readToml(text);
  const packages = listOf(lock.package).map(tableOf);
  const sources = new Set(packages.map(({ source }) => source));
  return {
    entries: packages.map((one) => whole(crateOf(one), one, CARGO)),
    wanted: packages.flatMap((one) =>
      listOf(one.dependencies).map((need) => crateWanted(textOf(one.name), need, sources)),
    ),
    names: packages.map(({ name }) => textOf(name)),
    fixed: without(lock, "package version"),
  };
}

/** `serde`, `serde 1.0.200`, or `serde 1.0.200 (source)`, where the source is that of an entry. */
function crateWanted(by: string, need: unknown, sources: ReadonlySet<unknown>): Wanted {
  const spec = textOf(need);
  const [found, name = spec, source] = /^([\w-]+)(?: [\w.+-]+)?(?: \(([^()]+)\))?$/.exec(spec) ?? [];
  const isSound = found !== undefined && (source === undefined || sources.has(source));
  return { by, name, spec, real: isSound ? name : undefined, isRequired: true, isKept: true };
}

function crateOf(one: Table): Locked {
  if (one.source === undefined && one.checksum === undefined)
    return { name: textOf(one.name), version: "", from: [], hashes: [], isLocal: true };
  const [source, checksum] = [textOf(one.source), textOf(one.checksum)];
  const [, address = ""] = /^(?:registry|sparse)\+(.*)$/.exec(source) ?? [];
  return {
    name: textOf(one.name),
    version: textOf(one.version),
    from: [source],
    hashes: /^[0-9a-f]{64}$/.test(checksum) ? [checksum] : [],
    elsewhere: plainAddress(address) && one.replace === undefined ? undefined : source,
  };
}

const COMPOSER =
  "_readme content-hash packages packages-dev minimum-stability stability-flags prefer-stable prefer-lowest platform platform-dev plugin-api-version";

/** `composer.lock`. */
export function readComposerLock(text: string): Lock {
  const lock = readJson(text);
  const packages = [...listOf(lock.packages), ...listOf(lock["packages-dev"])].map(tableOf);
  const { aliases, ...others } = without(lock, COMPOSER);
  const hasAliases = aliases !== undefined && listOf(aliases).length > 0;
  return { entries: packages.map(composerEntry), fixed: { ...others, ...(hasAliases && { aliases }) } };
}

const COMPOSER_PACKAGE = fieldsOf(
  "name version dist source require require-dev conflict replace provide suggest type extra autoload autoload-dev include-path bin notification-url license authors description homepage keywords support funding time abandoned default-branch",
);

/** What may be said of an archive: `mirrors` and `transport-options` would be other places. */
const DIST = fieldsOf("type url reference shasum");

/** A commit is no hash of what a package should be: GitHub gives out those of forks under the name of the repository. */
function composerEntry(one: Table): Locked {
  const dist = one.dist === undefined ? {} : tableOf(one.dist);
  return whole(whole(composerPackage(one), dist, DIST), one, COMPOSER_PACKAGE);
}

function composerPackage(one: Table): Locked {
  const [name, version] = [textOf(one.name), textOf(one.version)];
  const [dist = {}, source = {}] = [one.dist, one.source].map((part) => (part === undefined ? {} : tableOf(part)));
  const [address, sum] = [textOf(dist.url), textOf(dist.shasum)];
  const plain = plainAddress(address);
  const isOfCommit = [address, textOf(source.url)].some((url) => /^https?:\/\/(?:[^/]*\.)?github\.com\//i.test(url));
  // These are read from here, and not from the package. A plugin runs when it is installed.
  const code = JSON.stringify([one.autoload, one["autoload-dev"], one.bin, one["include-path"], one.type, one.extra]);
  const isPlugin = /^composer-/.test(textOf(one.type)) || /"(?:class|patches[\w-]*)":/.test(code);
  const isSound =
    plain?.path.includes(`/${name}/`) &&
    dist.type === "zip" &&
    one.source === undefined &&
    !code.includes("..") &&
    !isPlugin;
  return {
    name,
    id: name.toLowerCase(),
    version,
    from: plain ? [`${plain.origin}/`] : [],
    hashes: /^[0-9a-f]{40}$/.test(sum) ? [`${sum} ${code}`] : [],
    elsewhere: isOfCommit ? `a commit on GitHub, ${textOf(dist.reference)}` : undefined,
    problem: isSound ? undefined : "is not a plain archive of that name",
  };
}

/** `go.sum` and `go.work.sum`: hashes, and no places. */
export function readGoSum(text: string): Lock {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  return {
    entries: lines.map((line) => {
      const [, name, version, hash] = /^([\w./~@:!-]+) (v[\w.+/-]+) (h1:[A-Za-z0-9+/]{43}=)$/.exec(line) ?? [];
      if (name === undefined || version === undefined || hash === undefined)
        throw new Error("a line of it is not understood");
      // A fork can have the same `go.mod`, and there is nothing in it but requirements.
      const own = version.endsWith("/go.mod") ? `${name} ${hash}` : hash;
      return { name, version, from: [], hashes: [own] };
    }),
    fixed: {},
  };
}

export const DART_PLACES = ["https://pub.dev", "https://pub.dartlang.org"];

const DART = fieldsOf("dependency description source version");

/** `pubspec.lock`. A package of the SDK has no hash: it is taken if it was there. */
export function readPubspecLock(text: string): Lock {
  const lock = readYaml(text);
  return {
    entries: tablesIn(lock.packages).map(([name, one]) => {
      const { name: own, sha256, url, ...more } = one.source === "hosted" ? tableOf(one.description) : {};
      const isPlain = own === name && plainAddress(`${textOf(url)}/`) !== undefined;
      const hashes = /^[0-9a-f]{64}$/.test(textOf(sha256)) ? [textOf(sha256)] : [];
      if (!isPlain) return whole(elsewhere(name, JSON.stringify(one.description ?? "")), one, DART);
      return whole({ name, version: textOf(one.version), from: [textOf(url)], hashes }, { ...more, ...one }, DART);
    }),
    fixed: without(lock, "packages sdks"),
  };
}

const NUGET = fieldsOf("type requested resolved contentHash dependencies");
const PROJECT = fieldsOf("type dependencies");

/** `packages.lock.json` of NuGet, which says of no package where it comes from. */
export function readNugetLock(text: string): Lock {
  const lock = readJson(text);
  const packages = tablesIn(lock.dependencies).flatMap(([, framework]) => tablesIn(framework));
  return {
    entries: packages.map(([name, one]) => {
      const id = name.toLowerCase();
      // No manifest says the name of a project: it is taken if it was there.
      if (one.type === "Project")
        return whole({ name, id, version: "", from: [], hashes: [], isLocal: true }, one, PROJECT);
      const hash = textOf(one.contentHash);
      const hashes = /^[A-Za-z0-9+/]{86}==$/.test(hash) ? [hash] : [];
      return whole({ name, id, version: textOf(one.resolved), from: [], hashes }, one, NUGET);
    }),
    fixed: without(lock, "version dependencies"),
  };
}

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
