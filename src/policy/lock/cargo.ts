/** Reads the lock file of Cargo. */
import { type Lock, type Locked, plainAddress, type Wanted } from "./lock.ts";
import { fieldsOf, listOf, readToml, type Table, tableOf, textOf, whole, without } from "./parse.ts";

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
