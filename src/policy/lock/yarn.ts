/** Reads `yarn.lock`, as Yarn 1 writes it and as the later ones do. */
import type { Lock, Locked, Wanted } from "./lock.ts";
import { elsewhere, folderEntry, npmEntry, realOf, wantedBy } from "./npm.ts";
import { fieldsOf, readYaml, type Table, tableOf, tablesIn, textOf, whole, without } from "./parse.ts";

export function readYarnLock(text: string): Lock {
  if (/^__metadata:/m.test(text)) return readLater(text);
  const blocks = blocksIn(text);
  return { entries: blocks.flatMap(entriesOf), wanted: blocks.flatMap(wantedIn), fixed: {} };
}

/**
 * The wanted packages, as `name@range`; the range says from where if that is not a registry. `needs` are dependencies.
 */
type Block = Readonly<{
  wanted: readonly string[];
  fields: Map<string, string>;
  needs: { name: string; spec: string; isRequired: boolean }[];
}>;

const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const HEAD = new RegExp(`^(?:${STRING}|[^\\s",:]+(?::[^\\s",:]+)*)(?:, (?:${STRING}|[^\\s",:]+(?::[^\\s",:]+)*))*:$`);
const FIELD = new RegExp(`^  (version|resolved|integrity|uid|prebuiltVariants) (${STRING}|[^\\s"]+)$`);
const LIST = /^ {2}(dependencies|optionalDependencies):$/;
const ITEM = new RegExp(`^    (${STRING}|[^\\s"]+) (${STRING}|[^\\s"]+)$`);

/** Throws for a line that Yarn does not write. */
function blocksIn(text: string): Block[] {
  const blocks: Block[] = [];
  const seen = new Set<string>();
  let list: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line === "" || line.startsWith("#")) continue;
    const [, name, value] = FIELD.exec(line) ?? [];
    const [, need, spec] = ITEM.exec(line) ?? [];
    const block = blocks.at(-1);
    if (HEAD.test(line)) {
      const wanted = (line.slice(0, -1).match(DESCRIPTOR) ?? []).map(unquoted);
      for (const one of wanted) {
        if (seen.has(one)) throw new Error("a package is there twice");
        seen.add(one);
      }
      blocks.push({ wanted, fields: new Map(), needs: [] });
      list = undefined;
    } else if (name !== undefined && block && !block.fields.has(name)) block.fields.set(name, unquoted(value ?? ""));
    else if (block && LIST.test(line)) list = LIST.exec(line)?.[1];
    else if (block && list !== undefined && need !== undefined && spec !== undefined)
      block.needs.push({ name: unquoted(need), spec: unquoted(spec), isRequired: list === "dependencies" });
    else throw new Error("a line of it is not understood");
  }
  return blocks;
}

const DESCRIPTOR = new RegExp(`${STRING}|[^\\s",][^\\s",]*`, "g");

function unquoted(value: string): string {
  return value.startsWith('"') ? String(JSON.parse(value)) : value;
}

/** One for each name: a package can be wanted under its own and under another. */
function entriesOf({ wanted, fields, needs }: Block): Locked[] {
  const raw = JSON.stringify([wanted, [...fields], needs]);
  const version = fields.get("version") ?? "";
  const address = (fields.get("resolved") ?? "").replace(/#[0-9a-f]{40}$/, "");
  return namesIn(wanted).map(({ name, real, descriptor }): Locked => {
    if (real === undefined) return { ...elsewhere(name, descriptor), raw };
    const entry = { ...npmEntry(name, { real, version, address, integrity: fields.get("integrity") ?? "" }), raw };
    return address === "" ? { ...entry, problem: "has no address" } : entry;
  });
}

type Named = Readonly<{ name: string; real: string | undefined; descriptor: string }>;

/** The packages that `name@range` stands for, each once. All have to stand for the same. */
function namesIn(wanted: readonly string[], realIn = realOf): readonly Named[] {
  const all = wanted.map((descriptor): Named => {
    const [, name = descriptor, range] = /^(@?[^@]+)@(.*)$/.exec(descriptor) ?? [];
    return { name, real: range === undefined ? undefined : realIn(name, range), descriptor };
  });
  const reals = new Set(all.map(({ real }) => real));
  const kinds = new Map(all.map((one) => [one.name, one]));
  return [...kinds.values()].map((one) =>
    reals.size === 1 ? one : { ...one, real: undefined, descriptor: wanted.join(", ") },
  );
}

function wantedIn({ wanted, needs }: Block): Wanted[] {
  const [{ name: by } = { name: "" }] = namesIn(wanted);
  return needs.map(({ name, spec, isRequired }) => ({
    by,
    name,
    spec,
    real: realOf(name, spec),
    isRequired,
    isKept: true,
  }));
}

function readLater(text: string): Lock {
  const all = tablesIn(without(readYaml(text), "__metadata")).map(([wanted, one]) => ({
    wanted: wanted.split(", "),
    one,
  }));
  // The project could say it of any package. Nobody knows whether a package without a hash is what it says.
  const hashed = new Set(all.flatMap(({ one }) => (textOf(one.checksum) === "" ? [] : optionalOf(one))));
  return {
    entries: all.flatMap(({ wanted, one }) =>
      laterEntries(wanted, one, hashed).map((entry) => whole(entry, { wanted, ...one }, LATER)),
    ),
    optional: new Set(all.flatMap(({ one }) => optionalOf(one))),
    wanted: all.flatMap(({ one }) => wantedBy(nameOf(textOf(one.resolution)), withoutPeers(one), laterReal)),
    names: all.map(({ one }) => nameOf(textOf(one.resolution))),
    fixed: {},
  };
}

const LATER = fieldsOf(
  "wanted version resolution dependencies dependenciesMeta peerDependencies peerDependenciesMeta bin checksum conditions languageName linkType",
);

/** The packages that it needs, and does without. */
function optionalOf(one: Table): string[] {
  const needs = new Set(Object.keys(one.dependencies === undefined ? {} : tableOf(one.dependencies)));
  return tablesIn(one.dependenciesMeta).flatMap(([name, meta]) =>
    meta.optional === "true" && needs.has(name) ? [name] : [],
  );
}

/** For these versions, `npm:^1.0.0` is a range and `npm:latest` a tag. */
function laterReal(name: string, spec: string): string | undefined {
  return realOf(name, spec.replace(/^npm:(?=[^@/]*$)/, ""));
}

/** Nobody installs anything for the peers that an entry names here. */
function withoutPeers(one: Table): Table {
  return without(one, "peerDependencies");
}

function nameOf(descriptor: string): string {
  return /^(@?[^@]+)@/.exec(descriptor)?.[1] ?? "";
}

/** `optional` are names of which a package with a hash says that it does without them. */
function laterEntries(wanted: readonly string[], one: Table, optional: ReadonlySet<string>): Locked[] {
  const [resolution, checksum] = [textOf(one.resolution), textOf(one.checksum)];
  const [, own = "", source = ""] = /^(@?[^@]+)@(.*)$/.exec(resolution) ?? [];
  if (source.startsWith("workspace:") && checksum === "" && wanted.every((other) => isWorkspace(other, own))) {
    const folder = source.slice("workspace:".length);
    return folder === "." ? [] : [folderEntry(own, folder)];
  }
  const version = source.startsWith("npm:") ? source.slice("npm:".length) : builtIn(own, source);
  const isSound = version !== undefined && version === textOf(one.version);
  const hashes = /^(?:\w+\/)?[0-9a-f]{64,128}$/.test(checksum) ? [checksum] : [];
  return laterNames(wanted, own, source).map(({ name, real }) => {
    if (!isSound || real === undefined || (real !== own && name === own)) return elsewhere(name, resolution);
    // The copy that Yarn patches has a hash of its own.
    const label = source.startsWith("patch:") ? `${name} (patched)` : name;
    const needsHash = checksum !== "" || !isOfPlatform(one) || (!optional.has(name) && "unless optional");
    // These versions of Yarn know the places of packages from their settings only.
    return { name: label, version, from: [], hashes, needsHash, alias: name === own ? undefined : own };
  });
}

function isWorkspace(descriptor: string, name: string): boolean {
  return descriptor.startsWith(`${name}@workspace:`) || laterReal(name, descriptor.slice(name.length + 1)) === name;
}

function laterNames(wanted: readonly string[], own: string, source: string): readonly Pick<Named, "name" | "real">[] {
  if (source.startsWith("npm:")) return namesIn(wanted, laterReal);
  return [...new Set(wanted.map(nameOf))].map((name) => ({ name, real: own }));
}

/** Yarn fetches such a package, and knows its checksum, only on the platforms that it is for. */
function isOfPlatform({ conditions }: Table): boolean {
  return /^\(?(?:os|cpu|libc)=[\w.-]+(?:[\s&|()]+(?:os|cpu|libc)=[\w.-]+)*\)?$/.test(textOf(conditions));
}

/** The version that a patch of Yarn's own is for. */
function builtIn(name: string, source: string): string | undefined {
  const patch = /^patch:([^#]+)#optional!builtin<compat\/[a-z]+>::version=([\w.-]+)&hash=[0-9a-f]+$/.exec(source);
  return patch?.[1] === `${name}@npm%3A${patch?.[2]}` ? patch[2] : undefined;
}
