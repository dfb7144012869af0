/** Reads `yarn.lock`, as Yarn 1 writes it and as the later ones do. */
import type { Lock, Locked } from "./lock.ts";
import { aliasOf, elsewhere, npmEntry } from "./npm.ts";
import { readYaml, type Table, tablesIn, textOf, without } from "./parse.ts";

export function readYarnLock(text: string): Lock {
  return /^__metadata:/m.test(text) ? readLater(text) : { entries: blocksIn(text).map(entryOf), fixed: {} };
}

/** What is wanted: `name@range` each; the range says where from if it is no registry. */
type Block = Readonly<{ wanted: readonly string[]; fields: ReadonlyMap<string, string> }>;

const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const HEAD = new RegExp(`^(?:${STRING}|[^\\s",:]+(?::[^\\s",:]+)*)(?:, (?:${STRING}|[^\\s",:]+(?::[^\\s",:]+)*))*:$`);
const FIELD = new RegExp(`^  (version|resolved|integrity|uid|prebuiltVariants) (${STRING}|[^\\s"]+)$`);
const LIST = /^ {2}(?:dependencies|optionalDependencies):$/;
const ITEM = new RegExp(`^    (?:${STRING}|[^\\s"]+) (?:${STRING}|[^\\s"]+)$`);

/** Throws for a line that is none of Yarn's. */
function blocksIn(text: string): Block[] {
  const blocks: { wanted: readonly string[]; fields: Map<string, string> }[] = [];
  const seen = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    if (line === "" || line.startsWith("#")) continue;
    const [, name, value] = FIELD.exec(line) ?? [];
    const fields = blocks.at(-1)?.fields;
    if (HEAD.test(line)) {
      const wanted = (line.slice(0, -1).match(new RegExp(`${STRING}|[^\\s",][^\\s",]*`, "g")) ?? []).map(unquoted);
      for (const one of wanted) {
        if (seen.has(one)) throw new Error("a package is there twice");
        seen.add(one);
      }
      blocks.push({ wanted, fields: new Map() });
    } else if (name !== undefined && fields && !fields.has(name)) fields.set(name, unquoted(value ?? ""));
    else if (!fields || !(LIST.test(line) || ITEM.test(line))) throw new Error("a line of it is not understood");
  }
  return blocks;
}

function unquoted(value: string): string {
  return value.startsWith('"') ? String(JSON.parse(value)) : value;
}

function entryOf({ wanted, fields }: Block): Locked {
  const descriptors = wanted.map((one) => /^(@?[^@]+)@(.*)$/.exec(one) ?? [one, one, ":"]);
  const [[, name = "", range = ""] = []] = descriptors;
  const real = /^npm:(@?[^@]+)(?:@|$)/.exec(range)?.[1] ?? name;
  const strange = descriptors.find(([, other, spec = ""]) => other !== name || /^(?!npm:).*[:/]/.test(spec));
  const entry = npmEntry(name, {
    ...{ real, version: fields.get("version") ?? "", integrity: fields.get("integrity") ?? "" },
    address: (fields.get("resolved") ?? "").replace(/#[0-9a-f]{40}$/, ""),
  });
  if (strange) return elsewhere(name, strange[0] ?? "");
  return fields.has("resolved") ? entry : { ...entry, problem: "has no address" };
}

function readLater(text: string): Lock {
  const lock = readYaml(text);
  return {
    entries: tablesIn(without(lock, "__metadata")).flatMap(([wanted, one]) => laterEntry(wanted.split(", "), one)),
    fixed: {},
  };
}

/** Where packages come from, these versions of Yarn know from their settings only. */
function laterEntry(wanted: readonly string[], one: Table): Locked[] {
  const [resolution, checksum] = [textOf(one.resolution), textOf(one.checksum)];
  const [, real = "", source = ""] = /^(@?[^@]+)@(.*)$/.exec(resolution) ?? [];
  if (source === "workspace:.") return [];
  const names = wanted.map((descriptor) => /^(@?[^@]+)@/.exec(descriptor)?.[1] ?? "");
  const version = source.startsWith("npm:") ? source.slice("npm:".length) : builtIn(real, source);
  const [name = ""] = names;
  const hashes = /^(?:\w+\/)?[0-9a-f]{64,128}$/.test(checksum) ? [checksum] : [];
  const isPlain = version !== undefined && version === textOf(one.version) && names.every((other) => other === name);
  if (!isPlain) return [elsewhere(name, resolution)];
  // The copy that Yarn patches has a hash of its own.
  const label = source.startsWith("patch:") ? `${name} (patched)` : name;
  return [{ name: label, version, from: [], hashes, alias: aliasOf(name, real) }];
}

/** The version that a patch of Yarn's own is for. */
function builtIn(name: string, source: string): string | undefined {
  const patch = /^patch:([^#]+)#optional!builtin<compat\/[a-z]+>::version=([\w.-]+)&hash=[0-9a-f]+$/.exec(source);
  return patch?.[1] === `${name}@npm%3A${patch?.[2]}` ? patch[2] : undefined;
}
