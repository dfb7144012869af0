/** An entry that is not as it was in the base is judged like a new one, with all that the lock file says of it. */
import { describe, expect, test } from "vitest";
import { compareLocks, type LockVerdict } from "../../../src/policy/lock/compare-locks.ts";
import { FORMATS } from "../../../src/policy/lock/formats.ts";
import { strangeAddress } from "../../../src/policy/lock/lock.ts";
import { readManifest } from "../../../src/policy/lock/manifest.ts";
import { manifestsSay } from "../../../src/policy/lock/repository.ts";

type Files = Readonly<Record<string, string>>;

function verdictOf(name: string, before: string, after: string, files: Files = {}): LockVerdict {
  const format = FORMATS.get(name);
  if (!format) throw new Error(name);
  const manifests = Object.entries(files).map(([path, text]) => readManifest(path.split("/").at(-1) ?? "", text));
  const say = manifestsSay(name, manifests, new Map(Object.keys(files).map((path) => [path, ""])));
  const strange = strangeAddress(before, after, { ...format, hasFolder: say.hasFolder });
  const verdict = compareLocks(format.read(before), format.read(after), format.places, say);
  return verdict.status === "kept" && strange !== undefined ? { status: "refused", why: strange } : verdict;
}

const refused = (why: string) => ({ status: "refused", why: expect.stringContaining(why) });
const kept = (...added: string[]) => ({ status: "kept", added });
const sha512 = (sign: string) => `sha512-${sign.repeat(86)}==`;
const hex = (sign: string, length = 64) => sign.repeat(length);
const [SHA, EVIL] = [hex("1", 40), hex("e", 40)];

const yarn1 = (descriptor: string, resolved: string) =>
  `"${descriptor}":\n  version "1.0.0"\n  resolved "${resolved}"\n`;
const pnpm = (owner: string) => {
  const key = `y@https://codeload.github.com/good/y/tar.gz/${SHA}`;
  return `lockfileVersion: '9.0'\n\npackages:\n\n  ${key}:\n    resolution: {tarball: https://codeload.github.com/${owner}/y/tar.gz/${SHA}}\n    version: 1.0.0\n\nsnapshots:\n\n  ${key}: {}\n`;
};
const npm = (packages: object, root = {}) =>
  JSON.stringify({ lockfileVersion: 3, packages: { "": root, ...packages } });
const tarball = (owner: string) =>
  npm({ "node_modules/y": { version: "1.0.0", resolved: `https://codeload.github.com/${owner}/y/tar.gz/v1` } });
const codeload = (owner: string) => `https://codeload.github.com/${owner}/y/tar.gz/${SHA}`;

test.for<[string, string, string, string]>([
  [
    "a shorthand of Yarn 1",
    "yarn.lock",
    yarn1("y@github:good/y", codeload("good")),
    yarn1("y@github:good/y", codeload("evil")),
  ],
  [
    "a shorthand of Yarn 1 that leads to a registry",
    "yarn.lock",
    yarn1("y@github:good/y", codeload("good")),
    yarn1("y@github:good/y", `https://registry.yarnpkg.com/evil/-/evil-1.0.0.tgz#${EVIL}`),
  ],
  [
    "a repository of Yarn 1",
    "yarn.lock",
    yarn1("y@https://github.com/good/y.git#main", `https://github.com/good/y.git#${SHA}`),
    yarn1("y@https://github.com/good/y.git#main", `https://github.com/evil/y.git#${EVIL}`),
  ],
  ["an archive of pnpm", "pnpm-lock.yaml", pnpm("good"), pnpm("evil")],
  ["an archive of npm", "package-lock.json", tarball("good"), tarball("evil")],
])("%s keeps its address", ([, name, before, after]) => {
  expect(verdictOf(name, before, before)).toEqual(kept());
  expect(verdictOf(name, before, after)).toMatchObject({ status: "refused" });
});

describe("packages of the repository", () => {
  const crate = (name: string, more = "") => `[[package]]\nname = "${name}"\nversion = "1.0.0"\n${more}`;
  const SOURCE = `source = "registry+https://github.com/rust-lang/crates.io-index"\nchecksum = "${hex("a")}"\n`;
  const manifest = { "Cargo.toml": '[package]\nname = "site"\n' };

  test("of Cargo need a manifest of that name", () => {
    const before = crate("serde", SOURCE);
    const why = refused("comes from no registry, and no manifest of the repository has its name");
    expect(verdictOf("Cargo.lock", before, crate("serde"), manifest)).toEqual(why);
    expect(verdictOf("Cargo.lock", before, before + crate("evil"), manifest)).toEqual(why);
    expect(verdictOf("Cargo.lock", before, before + crate("site"), manifest)).toEqual(kept("site"));
    expect(verdictOf("Cargo.lock", crate("old"), crate("old").replace("1.0.0", "1.1.0"), manifest)).toEqual(kept());
    expect(verdictOf("Cargo.lock", before, crate("serde", SOURCE.split("\n")[0]))).toMatchObject({ status: "refused" });
    expect(verdictOf("Cargo.lock", before, crate("site", 'path = "../x"\n'), manifest)).toEqual(
      refused("`path`, which is not understood"),
    );
  });

  const uv = (name: string, source: string) =>
    `version = 1\n\n[[package]]\nname = "${name}"\nversion = "1.0.0"\nsource = ${source}\n`;
  const files = {
    "pyproject.toml": '[project]\nname = "My_Site"\n[tool.uv.workspace]\nmembers = ["packages/*"]\n',
    "packages/b/pyproject.toml": '[project]\nname = "b"\n',
  };
  const REGISTRY = '{ registry = "https://pypi.org/simple" }';
  const SDIST = `sdist = { url = "https://files.pythonhosted.org/packages/01/ab/${hex("c", 60)}/requests-1.0.0.tar.gz", hash = "sha256:${hex("a")}" }\n`;

  test("of uv need a manifest of that name, and stay in the repository", () => {
    const before = uv("requests", REGISTRY) + SDIST;
    for (const kind of ["virtual", "editable"]) {
      const verdict = (name: string, folder: string) =>
        verdictOf("uv.lock", before, uv(name, `{ ${kind} = "${folder}" }`), files);
      expect(verdict("requests", ".")).toEqual(refused("no manifest of the repository has its name"));
      expect(verdict("my-site", ".")).toMatchObject({ status: "kept" });
      expect(verdict("b", "packages/b")).toMatchObject({ status: "kept" });
      expect(verdict("b", "packages/none")).toMatchObject({ status: "refused" });
      for (const folder of ["../b", "packages/../../b", "/b", "..", "packages/.."])
        expect(verdict("b", folder)).toMatchObject({ status: "refused" });
    }
  });
});

describe("package-lock.json", () => {
  const entry = (name: string, version: string, sign: string, host = "registry.npmjs.org") => ({
    ...{ version, resolved: `https://${host}/${name}/-/${name}-${version}.tgz`, integrity: sha512(sign) },
  });
  const [a, b] = [entry("a", "1.0.0", "a"), entry("b", "1.0.0", "b")];
  const inBundle = { version: "1.0.0", inBundle: true };
  const verdict = (before: object, after: object, files: Files = {}) =>
    verdictOf("package-lock.json", npm(before), npm(after), files);
  const [A, B] = ["node_modules/a", "node_modules/a/node_modules/b"];

  test("a package that comes within another one replaces none with a hash, and is in no workspace", () => {
    expect(verdict({ [A]: a, [B]: b }, { [A]: a, [B]: inBundle })).toEqual(refused("has no integrity hash"));
    const old = {
      [A]: a,
      [B]: b,
      "node_modules/c": entry("c", "1.0.0", "c"),
      "node_modules/c/node_modules/b": inBundle,
    };
    expect(verdict(old, { ...old, [B]: inBundle })).toEqual(refused("has no integrity hash"));
    const workspace = { "packages/p": {}, "packages/p/node_modules/evil": inBundle };
    const files = { "packages/p/package.json": "{}" };
    expect(verdict({ [A]: a }, { [A]: a, ...workspace }, files)).toEqual(refused("has no integrity hash"));
    expect(verdict({ [A]: a }, { [A]: a, [B]: inBundle })).toEqual(kept("b (bundled) 1.0.0"));
    expect(verdict({ [A]: a, [B]: inBundle }, { [A]: { ...a, dev: true }, [B]: { ...inBundle, dev: true } })).toEqual(
      kept(),
    );
  });

  test("so it is with npm 6", () => {
    const older = (dependencies: object) => JSON.stringify({ lockfileVersion: 1, dependencies });
    const bundled = { version: "1.0.0", bundled: true };
    const of = (before: object, after: object) => verdictOf("package-lock.json", older(before), older(after));
    expect(of({ a }, { a: bundled })).toEqual(refused("has no integrity hash"));
    expect(of({ a }, { a, evil: bundled })).toEqual(refused("has no integrity hash"));
    expect(of({ a: { ...a, dependencies: { b } } }, { a: { ...a, dependencies: { b: bundled } } })).toEqual(
      refused("has no integrity hash"),
    );
    expect(of({ a }, { a: { ...a, dependencies: { b: bundled } } })).toEqual(kept("b (bundled) 1.0.0"));
    const beside = JSON.stringify({ packages: { "": {} }, dependencies: { a } });
    expect(() => verdictOf("package-lock.json", npm({ [A]: a }), beside)).toThrow("a is in its older part only");
  });

  test("an entry stays as long as another one needs it", () => {
    const needs = { ...a, dependencies: { b: "^1.0.0" } };
    const both = { [A]: needs, "node_modules/b": b };
    expect(verdict(both, { [A]: needs })).toEqual(refused("`a` needs `b`, which it has no entry for"));
    expect(verdict(both, { [A]: { ...needs, version: "1.0.0" } })).toMatchObject({ status: "refused" });
    expect(verdict(both, { [A]: a })).toEqual(kept());
    expect(verdict(both, {})).toEqual(kept());
    expect(verdict({ [A]: needs }, { [A]: needs })).toEqual(kept());
    const peer = { ...a, peerDependencies: { b: "^1.0.0" } };
    expect(verdict({ [A]: peer, "node_modules/b": b }, { [A]: peer })).toEqual(kept());
  });

  test("an entry with an address keeps one", () => {
    const own = { "node_modules/own": entry("own", "1.0.0", "a", "npm.acme.test") };
    const bare = { "node_modules/own": { version: "99.0.0", integrity: sha512("e") } };
    expect(verdict({ ...own, [A]: a }, { ...bare, [A]: a })).toEqual(refused("has no address, although it had one"));
    expect(verdict({ "node_modules/own": { version: "1.0.0", integrity: sha512("a") } }, bare)).toEqual(
      kept("own 99.0.0"),
    );
    const alias = { "node_modules/x": { name: "own", ...entry("own", "99.0.0", "e") } };
    const files = { "package.json": JSON.stringify({ dependencies: { x: "npm:own@99.0.0" } }) };
    expect(verdict({ ...own, [A]: a }, { ...own, [A]: a, ...alias }, files)).toEqual(
      refused("not where it may come from"),
    );
  });

  test("a field that nobody knows is refused in a new entry and in one that was there", () => {
    const strange = { ...a, url: "https://registry.npmjs.org/x" };
    expect(verdict({}, { [A]: strange })).toEqual(refused("`url`, which is not understood"));
    expect(verdict({ [A]: a }, { [A]: strange })).toEqual(refused("`url`, which is not understood"));
    expect(verdict({ [A]: strange }, { [A]: strange })).toEqual(kept());
    expect(
      verdict({ [A]: a }, { [A]: { ...a, dev: true, license: "MIT", funding: { url: "https://x.test" } } }),
    ).toEqual(kept());
  });
});

test("Python's names are compared as Python compares them", () => {
  const uv = (name: string, version: string, sign: string, index = "https://pypi.org/simple") =>
    `version = 1\n\n[[package]]\nname = "${name}"\nversion = "${version}"\nsource = { registry = "${index}" }\nsdist = { url = "https://files.pythonhosted.org/packages/01/ab/${hex(sign, 60)}/${name.replace("-", "_")}-${version}.tar.gz", hash = "sha256:${hex(sign)}" }\n`;
  const own = uv("corp-lib", "1.0.0", "a", "https://pypi.acme.test/simple");
  const other = uv("idna", "3.0.0", "b").replace("version = 1\n", "");
  const rest = (text: string) => text + other;
  expect(verdictOf("uv.lock", rest(own), rest(uv("Corp_Lib", "99.0.0", "e")))).toEqual(
    refused("comes from `pypi.org`, which is not where it may come from"),
  );
  expect(verdictOf("uv.lock", uv("idna", "3.0.0", "a"), uv("IDNA", "3.0.0", "e"))).toEqual(
    refused("has another integrity hash than before"),
  );
  expect(verdictOf("uv.lock", uv("IDNA", "3.0.0", "a"), uv("idna", "3.1.0", "e"))).toEqual(kept("idna 3.1.0"));
});

test("Yarn's optional packages are those of a package with a hash, or of the base", () => {
  const block = (name: string, version: string, more: string) =>
    `\n"${name}@npm:1":\n  version: ${version}\n  resolution: "${name}@npm:${version}"\n${more}`;
  const sum = (sign: string) => `  checksum: 10c0/${hex(sign, 128)}\n`;
  const meta = "  dependenciesMeta:\n    x:\n      optional: true\n";
  const needs = `  dependencies:\n    x: "npm:1"\n`;
  const lock = (...blocks: string[]) => `__metadata:\n  version: 8\n${blocks.join("")}`;
  const x = (version: string) => block("x", version, "  conditions: os=darwin\n");
  const a = block("a", "1.0.0", sum("a"));
  const verdict = (before: string, after: string) => verdictOf("yarn.lock", before, after);
  const no = refused("has no integrity hash");
  expect(verdict(lock(a), lock(a, block("c", "1.0.0", meta + sum("c")), x("1.0.0")))).toEqual(no);
  expect(verdict(lock(a), lock(a, block("c", "1.0.0", needs + meta), x("1.0.0")))).toEqual(no);
  const project = (version: string) =>
    `\n"site@workspace:.":\n  version: 0.0.0-use.local\n  resolution: "site@workspace:."\n${needs}${meta}${x(version)}`;
  expect(verdict(lock(a), lock(a, project("1.0.0")))).toEqual(no);
  expect(verdict(lock(a, project("1.0.0")), lock(a, project("1.1.0")))).toEqual(kept("x 1.1.0"));
  expect(verdict(lock(a), lock(a, block("c", "1.0.0", needs + meta + sum("c")), x("1.0.0")))).toEqual(
    kept("c 1.0.0", "x 1.0.0"),
  );
});

test("poetry.lock has no hashes beside those of its packages, unless they were there", () => {
  const lock = (version: string, files = "") =>
    `[[package]]\nname = "idna"\nversion = "${version}"\nfiles = [{file = "idna-${version}.tar.gz", hash = "sha256:${hex("a")}"}]\n\n[metadata]\nlock-version = "1.1"\n${files}`;
  const files = `[metadata.files]\nidna = [{file = "idna-3.0.tar.gz", hash = "sha256:${hex("e")}"}]\n`;
  expect(verdictOf("poetry.lock", lock("3.0"), lock("3.0", files))).toEqual(refused("its part `metadata.files`"));
  expect(verdictOf("poetry.lock", lock("3.0", files), lock("3.1", files))).toEqual(kept("idna 3.1"));
});
