/** Reads the lock files of Cargo, Composer, Bundler, Go, Dart, NuGet and Mix. */
import { plainAddress } from "./address.ts";
import type { Lock, Locked } from "./lock.ts";
import { elsewhere } from "./npm.ts";
import { listOf, readJson, readToml, readYaml, type Table, tableOf, tablesIn, textOf, without } from "./parse.ts";

export const CARGO_PLACES = [
  "registry+https://github.com/rust-lang/crates.io-index",
  "sparse+https://index.crates.io/",
];

/** `Cargo.lock`. A package without a source is one of the repository: where it is, the manifests say. */
export function readCargoLock(text: string): Lock {
  const lock = readToml(text);
  const entries = listOf(lock.package)
    .map(tableOf)
    .filter(({ source }) => source !== undefined);
  return { entries: entries.map(crateOf), fixed: without(lock, "package version") };
}

function crateOf(one: Table): Locked {
  const [source, checksum] = [textOf(one.source), textOf(one.checksum)];
  const [, address = ""] = /^(?:registry|sparse)\+(.*)$/.exec(source) ?? [];
  return {
    ...{ name: textOf(one.name), version: textOf(one.version), from: [source] },
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
  return { entries: packages.map(composerEntry), fixed: without(lock, COMPOSER) };
}

/** A commit is no hash of what a package should be: GitHub gives out those of forks under the name of the repository. */
function composerEntry(one: Table): Locked {
  const [name, version] = [textOf(one.name), textOf(one.version)];
  const [dist = {}, source = {}] = [one.dist, one.source].map((part) => (part === undefined ? {} : tableOf(part)));
  const [address, sum] = [textOf(dist.url), textOf(dist.shasum)];
  const plain = plainAddress(address);
  const isOfCommit = [address, textOf(source.url)].some((url) => /^https?:\/\/(?:[^/]*\.)?github\.com\//i.test(url));
  // These are read from here, and not from the package.
  const code = JSON.stringify([one.autoload, one["autoload-dev"], one.bin, one["include-path"]]);
  const isSound =
    plain?.path.includes(`/${name}/`) && dist.type === "zip" && source.url === undefined && !code.includes("..");
  return {
    ...{ name, version, from: plain ? [`${plain.origin}/`] : [] },
    hashes: /^[0-9a-f]{40}$/.test(sum) ? [`${sum} ${code}`] : [],
    elsewhere: isOfCommit ? `a commit on GitHub, ${textOf(dist.reference)}` : undefined,
    problem: isSound ? undefined : "is not a plain archive of that name",
  };
}

export const GEM_PLACES = ["https://rubygems.org/"];

/** `Gemfile.lock` and `gems.locked`. Bundler writes hashes only where `CHECKSUMS` was asked for. */
export function readGemLock(text: string): Lock {
  const sections = [...text.matchAll(/^([A-Z][A-Z ]*)\r?\n((?:[ \t].*(?:\r?\n|$)|\r?\n)*)/gm)];
  const bodies = (name: string) => sections.flatMap(([, title, body = ""]) => (title === name ? [body] : []));
  const sums = new Map(
    bodies("CHECKSUMS").flatMap((body) =>
      [...body.matchAll(/^ {2}(\S+ \([^()]+\))(?: (\S+))?\r?$/gm)].map(([, label = "", sum = ""]) => [label, sum]),
    ),
  );
  const paths = bodies("PATH").flatMap((body) => body.match(/^ {2}remote: .*/gm) ?? []);
  const others = ["GIT", "SVN", "HG", "PLUGIN SOURCE"].flatMap(bodies);
  return {
    entries: bodies("GEM").flatMap((body) => gemsIn(body, sums)),
    fixed: { ...(paths.length > 0 && { PATH: paths }), ...(others.length > 0 && { GIT: others }) },
  };
}

function gemsIn(body: string, sums: ReadonlyMap<string, string>): Locked[] {
  const remotes = [...body.matchAll(/^ {2}remote: (.*?)\r?$/gm)].map(([, remote = ""]) => remote);
  const strange = remotes.find((remote) => !plainAddress(remote));
  return [...body.matchAll(/^ {4}(\S+) \(([^()]+)\)\r?$/gm)].map(([, name = "", version = ""]) => {
    const hashes = (sums.get(`${name} (${version})`) ?? "").split(",");
    const areSound = hashes.every((hash) => /^sha256=[0-9a-f]{64}$/.test(hash));
    return { name, version, from: remotes, hashes: areSound ? hashes : [], elsewhere: strange };
  });
}

/** `go.sum` and `go.work.sum`: hashes, and no places. */
export function readGoSum(text: string): Lock {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  return {
    entries: lines.map((line) => {
      const [, name, version, hash] = /^([\w./~@:!-]+) (v[\w.+/-]+) (h1:[A-Za-z0-9+/]{43}=)$/.exec(line) ?? [];
      if (name === undefined || version === undefined || hash === undefined)
        throw new Error("a line of it is not understood");
      return { name, version, from: [], hashes: [hash] };
    }),
    fixed: {},
  };
}

export const DART_PLACES = ["https://pub.dev", "https://pub.dartlang.org"];

/** `pubspec.lock`. */
export function readPubspecLock(text: string): Lock {
  const lock = readYaml(text);
  return {
    entries: tablesIn(lock.packages).flatMap(([name, one]) => {
      if (one.source === "sdk") return [];
      const { name: own, sha256, url } = one.source === "hosted" ? tableOf(one.description) : {};
      const isPlain = own === name && plainAddress(`${textOf(url)}/`) !== undefined;
      const hashes = /^[0-9a-f]{64}$/.test(textOf(sha256)) ? [textOf(sha256)] : [];
      if (!isPlain) return [elsewhere(name, JSON.stringify(one.description ?? ""))];
      return [{ name, version: textOf(one.version), from: [textOf(url)], hashes }];
    }),
    fixed: without(lock, "packages sdks"),
  };
}

/** `packages.lock.json` of NuGet, which says of no package where it comes from. */
export function readNugetLock(text: string): Lock {
  const lock = readJson(text);
  const packages = tablesIn(lock.dependencies).flatMap(([, framework]) => tablesIn(framework));
  return {
    entries: packages
      .filter(([, { type }]) => type !== "Project")
      .map(([name, one]) => {
        const hash = textOf(one.contentHash);
        return {
          name,
          version: textOf(one.resolved),
          from: [],
          hashes: /^[A-Za-z0-9+/]{86}==$/.test(hash) ? [hash] : [],
        };
      }),
    fixed: without(lock, "version dependencies"),
  };
}

export const HEX_PLACES = ["hexpm"];

const HEX =
  /^ {2}"(\w+)": \{:hex, :(\w+), "([\w.+-]+)", "([0-9a-f]{64})", \[[^\]]*\], \[.*\], "(\w+(?::\w+)?)", "([0-9a-f]{64})"\},?$/;

/** `mix.lock`: an Elixir map with a line for each package. */
export function readMixLock(text: string): Lock {
  const lines = text.split(/\r?\n/).filter((line) => !/^(?:%\{|\}|)$/.test(line));
  return {
    entries: lines.map((line): Locked => {
      const [, name = "", real, version = "", inner = "", repository = "", outer = ""] = HEX.exec(line) ?? [];
      if (name === "") return elsewhere(/"(\w+)"/.exec(line)?.[1] ?? "a line", line.trim());
      return { name, version, from: [repository], hashes: [inner, outer], alias: real === name ? undefined : real };
    }),
    fixed: {},
  };
}
