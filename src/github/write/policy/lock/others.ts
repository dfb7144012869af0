/** Reads the lock files of Cargo, Composer, Go, Dart and NuGet. */
import { plainAddress } from "./address.ts";
import type { Lock, Locked, Wanted } from "./lock.ts";
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
