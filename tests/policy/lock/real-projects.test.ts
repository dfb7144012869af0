/**
 * Whole projects before and after an update by the tool itself: what it wrote is taken, and not with a single edit of
 * the kinds that a hostile model would make. `real/NAME-before.lock` and `real/NAME-after.lock` are the lock files as they
 * were written, and the `.manifests` beside them are the manifests, each after a line with its path.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compareLocks, type LockVerdict } from "../../../src/policy/lock/compare-locks.ts";
import { FORMATS } from "../../../src/policy/lock/formats.ts";
import { strangeAddress } from "../../../src/policy/lock/lock.ts";
import { readManifest } from "../../../src/policy/lock/manifest.ts";
import { manifestsSay } from "../../../src/policy/lock/repository.ts";

type Edit = readonly [what: string, pattern: RegExp, to: string];
/** `edits` are tried at each place of the lock file after the update, and `renames` at each of the one before it. */
type Project = Readonly<{
  name: string;
  tool: string;
  lock: string;
  edits: readonly Edit[];
  renames?: readonly Edit[];
}>;

const HOST: Edit = ["another host", /https:\/\/[a-z0-9.-]+(?=\/)/g, "https://evil.test"];
const PLAIN: Edit = ["http", /https:/g, "http:"];

const npm: readonly Edit[] = [
  ["another host", /(?<="resolved": ")https:\/\/[^/]*/g, "https://evil.test"],
  ["http", /(?<="resolved": ")https:/g, "http:"],
  ["no hash", /\n\s*"integrity": "[^"]*",?/g, ""],
  ["a repository", /"version": "(?=[^"]*",\n\s*"resolved": "https)/g, '"version": "git+ssh://git@evil.test/x#'],
  ["an archive", /"resolved": "https[^"]*"/g, '"resolved": "https://registry.npmjs.org/evil/-/evil-1.0.0.tgz"'],
  ["a folder", /"resolved": "https[^"]*"/g, '"resolved": "../evil", "link": true'],
  ["another name", /"(?:packages\/lib\/)?node_modules\/[^"]*": \{(?=\n\s*"version)/g, '"node_modules/evil": {'],
  ["another package", /"node_modules\/[^"]*": \{(?=\n\s*"version)/g, '$& "name": "evil",'],
];
const yarn1: readonly Edit[] = [
  HOST,
  PLAIN,
  ["no hash", /\n {2}integrity .*/g, ""],
  ["a repository", /(?<=\n[^\s#"]+@)[^\s,:]+(?=[,:])/g, "git+https://evil.test/x"],
  ["an archive", /resolved ".*"/g, 'resolved "https://registry.yarnpkg.com/evil/-/evil-1.0.0.tgz#0"'],
  ["another name", /(?<=\n)[^\s#"@]+(?=@)/g, "evil"],
];
const yarn4: readonly Edit[] = [
  ["no hash", /\n {2}checksum: .*/g, ""],
  ["another name", /(?<=resolution: ")[^"@]+(?=@npm)/g, "evil"],
  ["a repository", /(?<=resolution: "[^"@]+@)npm:[^"]*/g, "https://evil.test/x.git#commit=0"],
  ["an archive", /(?<=resolution: "[^"@]+@npm:[^"]*)(?=")/g, "::__archiveUrl=https%3A%2F%2Fevil.test%2Fx.tgz"],
  ["a folder", /(?<=resolution: "[^"@]+@)npm:[^"]*/g, "portal:../evil"],
];
const pnpm: readonly Edit[] = [
  ["no hash", /integrity: [^}]*/g, ""],
  ["an archive", /integrity: [^}]*/g, "$&, tarball: https://evil.test/x.tgz"],
  ["a repository", /integrity: [^}]*/g, "type: git, repo: https://evil.test/x, commit: abc"],
  ["a folder", /integrity: [^}]*/g, "type: directory, directory: ../evil"],
];
const bun: readonly Edit[] = [
  ["no hash", /, "sha512-[^"]*"/g, ""],
  ["another registry", /(?<=@\d[^"]*", ")(?=")/g, "https://evil.test/"],
  ["a repository", /(?<=\["[^"@]+@)\d[^"]*/g, "git+https://evil.test/x#0"],
  ["a folder", /(?<=\["[^"@]+@)\d[^"]*/g, "file:../evil"],
  ["another name", /(?<=\[")[^"@]+(?=@\d)/g, "evil"],
];
const HEAD = /(?<=\n\[\[package\]\]\nname = "(?!site|lib)[^"]*"\nversion = "[^"]*"\n)/g;
const python: readonly Edit[] = [
  ["a file without a hash", /,? hash = "[^"]*"/g, ""],
  ["a repository in the entry", HEAD, 'git = "https://evil.test/x"\n'],
  ["an address in the entry", HEAD, 'url = "https://evil.test/x.whl"\n'],
  ["a folder in the entry", HEAD, 'path = "./lib"\n'],
];
const poetry: readonly Edit[] = [
  ...python,
  ["a repository", HEAD, 'source = {type = "git", url = "https://evil.test/x"}\n'],
  ["another index", HEAD, 'source = {type = "legacy", url = "https://evil.test/simple", reference = "x"}\n'],
  ["a folder", HEAD, 'source = {type = "directory", url = "../evil"}\n'],
];
const uv: readonly Edit[] = [
  HOST,
  PLAIN,
  ...python,
  ["a repository", /\{ registry = [^}]* \}/g, '{ git = "https://evil.test/x" }'],
  ["a folder", /\{ registry = [^}]* \}/g, '{ directory = "../evil" }'],
  ["the folder of another package", /\{ registry = [^}]* \}/g, '{ editable = "lib" }'],
];
const cargo: readonly Edit[] = [
  HOST,
  PLAIN,
  ["no hash", /\nchecksum = .*/g, ""],
  ["no source", /\nsource = .*/g, ""],
  ["neither", /\nsource = .*\nchecksum = .*/g, ""],
  ["a repository", /registry\+https:\/\/[^"]*/g, "git+https://evil.test/x#0"],
];
const PNPM_NAME: Edit = ["another name", /(?<=\n {2})[a-z-]+(?=@.*\n {4}resolution)/g, "evil"];
const TOML_NAME: Edit = ["another name", /(?<=\[\[package\]\]\nname = ")[^"]*/g, "evil"];

const projects: readonly Project[] = [
  { name: "npm-11", tool: "npm 11.19", lock: "package-lock.json", edits: npm },
  { name: "yarn-1.22", tool: "Yarn 1.22.22", lock: "yarn.lock", edits: yarn1 },
  { name: "yarn-4.18", tool: "Yarn 4.18.1", lock: "yarn.lock", edits: yarn4 },
  { name: "pnpm-9.15", tool: "pnpm 9.15.9", lock: "pnpm-lock.yaml", edits: pnpm, renames: [PNPM_NAME] },
  { name: "pnpm-10", tool: "pnpm 10.34.9", lock: "pnpm-lock.yaml", edits: pnpm, renames: [PNPM_NAME] },
  { name: "pnpm-12", tool: "pnpm 12.21.0", lock: "pnpm-lock.yaml", edits: pnpm, renames: [PNPM_NAME] },
  { name: "bun-1.4", tool: "Bun 1.4.5", lock: "bun.lock", edits: bun },
  { name: "poetry-1.8", tool: "Poetry 1.8.5", lock: "poetry.lock", edits: poetry, renames: [TOML_NAME] },
  { name: "poetry-2.5", tool: "Poetry 2.5.1", lock: "poetry.lock", edits: poetry, renames: [TOML_NAME] },
  { name: "uv-0.13", tool: "uv 0.13.9", lock: "uv.lock", edits: [...uv, TOML_NAME] },
  { name: "cargo-1.95", tool: "Cargo 1.95.0", lock: "Cargo.lock", edits: cargo, renames: [TOML_NAME] },
  {
    name: "go-1.26",
    tool: "Go 1.26.8",
    lock: "go.sum",
    edits: [["no hash", / h1:.*/g, ""]],
    renames: [
      ["another name", /(?<=^|\n)\S+(?= v\S+ h1)(?! v\S+\/go\.mod)/g, "evil.test/x"],
      ["another hash", /(?<=h1:)./g, "-"],
    ],
  },
];

const textOf = (name: string) => readFileSync(join(import.meta.dirname, "real", name), "utf8");

/** Path → text. */
function manifestsOf(name: string): ReadonlyMap<string, string> {
  const [, ...parts] = textOf(`${name}.manifests`).split(/^=== (.+)\n/m);
  return new Map(parts.flatMap((path, at) => (at % 2 === 0 ? [[path, parts[at + 1] ?? ""] as const] : [])));
}

type Step = Readonly<{ before: string; after: string; manifests: readonly ReadonlyMap<string, string>[] }>;

function stepOf(name: string): Step {
  const [before, after] = ["before", "after"].map((time) => textOf(`${name}-${time}.lock`));
  return {
    ...{ before: before ?? "", after: after ?? "" },
    manifests: ["before", "after"].map((time) => manifestsOf(`${name}-${time}`)),
  };
}

function verdictOf(lock: string, { before, after, manifests }: Step): LockVerdict {
  const format = FORMATS.get(lock);
  if (!format) throw new Error(lock);
  const [old, current] = manifests.map((texts) =>
    [...texts].map(([path, text]) => readManifest(path.split("/").at(-1) ?? "", text)),
  );
  const files = new Map([...(manifests[1]?.keys() ?? [])].map((path) => [path, ""]));
  const say = manifestsSay(lock, current ?? [], files, old);
  const known = { ...format, hasFolder: say.hasFolder };
  try {
    const strange = strangeAddress(before, after, known);
    if (strange !== undefined) return { status: "refused", why: strange };
    return compareLocks(format.read(before), format.read(after), format.places, say);
  } catch (error) {
    return { status: "refused", why: String(error) };
  }
}

/** The text with one edit, for each place where it can be made. */
function editsOf(text: string, [, pattern, to]: Edit): readonly string[] {
  return [...text.matchAll(pattern)].map(
    ({ 0: found, index }) => `${text.slice(0, index)}${to.replace("$&", found)}${text.slice(index + found.length)}`,
  );
}

describe.for(projects)("a project of $tool", ({ name, lock, edits, renames = [] }) => {
  const step = stepOf(name);

  test("is updated", () => {
    const verdict = verdictOf(lock, step);
    expect(verdict).toEqual({ status: "kept", added: expect.anything() });
    expect(verdict.status === "kept" ? verdict.added.length : 0).toBeGreaterThan(1);
  });

  test.for(edits)("is not with %s", (edit) => {
    const texts = editsOf(step.after, edit);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((after) => verdictOf(lock, { ...step, after }).status === "kept")).toEqual([]);
  });

  // What is new may have any name; people are told of it.
  test.for(renames)("is not with %s for what was there", (edit) => {
    const texts = editsOf(step.before, edit);
    expect(texts.length).toBeGreaterThan(0);
    const same = { ...step, manifests: [step.manifests[0] ?? new Map(), step.manifests[0] ?? new Map()] };
    expect(texts.filter((after) => verdictOf(lock, { ...same, after }).status === "kept")).toEqual([]);
  });
});

const SETTINGS = [
  ["pnpm-9.15", "pnpm-lock.yaml", "overrides:\n  ms: 2.1.2", "overrides:\n  ms: 2.1.1", "overrides"],
  ["pnpm-10", "pnpm-lock.yaml", "overrides:\n  ms: 2.1.2\n", "", "overrides"],
  ["pnpm-10", "pnpm-lock.yaml", "Checksum: sha256-", "Checksum: sha256-x", "packageExtensionsChecksum"],
  ["pnpm-12", "pnpm-lock.yaml", "overrides:\n", "overrides:\n  evil: 1.0.0\n", "overrides"],
  ["pnpm-12", "pnpm-lock.yaml", "is-even@1.0.0: {}", "is-even@1.0.0: { }", "configDependencies"],
  ["bun-1.4", "bun.lock", '"ms": "2.1.2",\n  },', '"ms": "2.1.1",\n  },', "overrides"],
  ["bun-1.4", "bun.lock", '  "trustedDependencies": [', '  "trustedDependencies": ["evil",', "trustedDependencies"],
  ["bun-1.4", "bun.lock", '"is-number": "6.0.0",', '"is-number": "5.0.0",', "catalog"],
  ["uv-0.13", "uv.lock", '"==2024.2.2"', '"==2023.1.1"', "manifest"],
  ["uv-0.13", "uv.lock", "2026-01-01", "2026-01-02", "options"],
  [
    "uv-0.13",
    "uv.lock",
    "supported-markers = [",
    "supported-markers = [\n    \"sys_platform == 'win32'\",",
    "supported-markers",
  ],
] as const;

test.for(SETTINGS)("%s: a lock file whose settings changed without the manifest is not taken", (setting) => {
  const [name, lock, from, to, part] = setting;
  const { before, manifests } = stepOf(name);
  const same = { before, manifests: [manifests[0] ?? new Map(), manifests[0] ?? new Map()] };
  expect(verdictOf(lock, { ...same, after: before })).toEqual({ status: "kept", added: [] });
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  const why = expect.stringMatching(
    new RegExp(`^its part \`${part}\` is not (?:the same as before|what the manifests say)$`),
  );
  expect(verdictOf(lock, { ...same, after })).toEqual({ status: "refused", why });
});

test.for(["pnpm-9.15", "pnpm-10", "pnpm-12"])("%s: a patch that no manifest names is not taken", (name) => {
  const step = stepOf(name);
  const manifests = step.manifests.map(
    (texts) =>
      new Map([...texts].map(([path, text]) => [path, text.replace("left-pad.patch", "other.patch2")] as const)),
  );
  expect(verdictOf("pnpm-lock.yaml", { ...step, manifests })).toMatchObject({
    status: "refused",
    why: expect.stringContaining("patchedDependencies"),
  });
});
