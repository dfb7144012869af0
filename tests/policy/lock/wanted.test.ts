/** What entries of lock files say that they depend on: a tool that finds no entry for it fetches it from there. */
import { describe, expect, test } from "vitest";
import { compareLocks, type LockVerdict } from "../../../src/policy/lock/compare-locks.ts";
import { FORMATS } from "../../../src/policy/lock/formats.ts";
import type { Manifests } from "../../../src/policy/lock/lock.ts";
import { realOf } from "../../../src/policy/lock/npm.ts";

const hashOf = (sign: string) => `sha512-${sign.repeat(86)}==`;
const integrity = hashOf("a");
const npm = (one: object, root: object = {}) =>
  JSON.stringify({ packages: { "": root, "node_modules/a": { version: "1.0.0", integrity, ...one } } });

const SAID = JSON.stringify(["x", "github:acme/x"]);
const manifests: Manifests = {
  names: (name, spec) => spec !== undefined && JSON.stringify([name, spec]) === SAID,
  hasAlias: () => false,
  hasFolder: () => false,
  hasPackage: () => false,
  haveSetting: () => false,
};

function verdictOf(name: string, before: string, after: string): LockVerdict {
  const format = FORMATS.get(name);
  if (!format) throw new Error(name);
  return compareLocks(format.read(before), format.read(after), format.places, manifests);
}

const STRANGE = [
  "evil/x",
  "github:evil/x",
  "git+ssh://git@evil.test/x.git",
  "git@evil.test:x.git",
  "file:../x",
  "link:../x",
  "portal:../x",
  "workspace:../x",
  "https://evil.test/x.tgz",
  "http:evil.test",
  "npm:evil@github:evil/x",
  "npm:evil@evil/x",
  "patch:x@1#./x.patch",
  "./x",
  "~/x",
];

describe.for(["dependencies", "optionalDependencies", "peerDependencies"])("%s of package-lock.json", (list) => {
  const entry = { "node_modules/x": { version: "1.0.0", integrity: hashOf("x") } };
  const lock = (spec: string, more = {}) => {
    const { packages } = JSON.parse(npm({ [list]: { x: spec } }));
    return JSON.stringify({ packages: { ...packages, ...more } });
  };

  test.for(STRANGE)(
    "%s is no registry, in an entry that was there and in a new one, with an entry for it and without",
    (spec) => {
      const why = { status: "refused", why: `\`a\` needs \`x\` from \`${spec}\`, which is not a registry` };
      for (const more of [{}, entry]) {
        expect(verdictOf("package-lock.json", npm({}), lock(spec, more))).toEqual(why);
        expect(verdictOf("package-lock.json", "{}", lock(spec, more))).toEqual(why);
      }
    },
  );

  test("another package is refused, also where there is no entry for it", () => {
    const why = { why: "`a` needs `x`, which stands for another package, `evil`" };
    expect(verdictOf("package-lock.json", npm({}), lock("npm:evil@^1.0.0"))).toMatchObject(why);
    expect(verdictOf("package-lock.json", npm({}), lock("npm:evil", entry))).toMatchObject(why);
  });

  test("ranges, tags, the package itself, and what was there, are taken", () => {
    for (const spec of ["^1.0.0", ">=1 <2 || 3.x", "*", "", "latest", "~1.0.0-rc.1", "1 - 2", "npm:x@^1.0.0"])
      expect(verdictOf("package-lock.json", npm({}), lock(spec, entry))).toMatchObject({ status: "kept" });
    const old = lock("github:evil/x");
    const bumped = old.replace('"1.0.0"', '"1.1.0"');
    expect(verdictOf("package-lock.json", old, bumped)).toEqual({ status: "kept", added: ["a 1.1.0"] });
  });
});

test("a dependency without an entry is refused, but for peers and what is optional", () => {
  const why = { why: "`a` needs `x`, which it has no entry for" };
  expect(verdictOf("package-lock.json", npm({}), npm({ dependencies: { x: "1" } }))).toMatchObject(why);
  for (const list of ["optionalDependencies", "peerDependencies"])
    expect(verdictOf("package-lock.json", npm({}), npm({ [list]: { x: "1" } }))).toMatchObject({ status: "kept" });
});

test("the project itself may need what its manifest says, and nothing else that is no registry", () => {
  const lock = (spec: string) => npm({}, { devDependencies: { x: spec } });
  expect(verdictOf("package-lock.json", npm({}), lock("github:acme/x"))).toMatchObject({ status: "kept" });
  expect(verdictOf("package-lock.json", npm({}), lock("github:evil/x"))).toMatchObject({
    why: "it says that the project needs `x` from `github:evil/x`, which is not a registry",
  });
});

const yarn1 = (spec: string, list = "dependencies") =>
  `a@1:\n  version "1.0.0"\n  resolved "https://registry.yarnpkg.com/a/-/a-1.0.0.tgz"\n  integrity ${integrity}\n  ${list}:\n    x "${spec}"\n`;
const yarn4 = (spec: string) =>
  `__metadata:\n  version: 8\n\n"a@npm:1":\n  version: 1.0.0\n  resolution: "a@npm:1.0.0"\n  dependencies:\n    x: "${spec}"\n  checksum: 10c0/${"a".repeat(128)}\n`;
const older = (spec: string) =>
  JSON.stringify({ dependencies: { a: { version: "1.0.0", integrity, requires: { x: spec } } } });
const bun = (spec: string) =>
  JSON.stringify({ packages: { a: ["a@1.0.0", "", { optionalDependencies: { x: spec } }, integrity] } });
const pnpm = (spec: string) =>
  `packages:\n\n  a@1.0.0:\n    resolution: {integrity: ${integrity}}\n\nsnapshots:\n\n  a@1.0.0:\n    dependencies:\n      x: ${spec}\n`;

test.for([
  ["yarn.lock", yarn1],
  ["yarn.lock", (spec: string) => yarn1(spec, "optionalDependencies")],
  ["yarn.lock", yarn4],
  ["package-lock.json", older],
  ["bun.lock", bun],
] as const)("%s keeps to registries too", ([name, lock]) => {
  for (const spec of [...STRANGE, "npm:evil@1.0.0"])
    expect(verdictOf(name, lock("github:acme/x"), lock(spec))).toMatchObject({ status: "refused" });
  expect(verdictOf(name, lock("github:acme/x"), lock("github:acme/x"))).toMatchObject({ status: "kept" });
});

test("pnpm-lock.yaml says what it depends on by versions", () => {
  for (const spec of ["link:../x", "file:x.tgz", "https://evil.test/x.tgz", "github.com/evil/x/abc", "evil@1.0.0"])
    expect(verdictOf("pnpm-lock.yaml", "packages: {}", pnpm(spec))).toMatchObject({ status: "refused" });
  expect(verdictOf("pnpm-lock.yaml", "packages: {}", pnpm("1.0.0"))).toMatchObject({
    why: expect.stringContaining("no entry for"),
  });
});

const optional = (conditions: string, checksum = "") =>
  `__metadata:\n  version: 8\n\n"a@npm:1":\n  version: 1.0.0\n  resolution: "a@npm:1.0.0"\n  dependencies:\n    x: "npm:1"\n  dependenciesMeta:\n    x:\n      optional: true\n  checksum: 10c0/${"a".repeat(128)}\n\n"x@npm:1":\n  version: 1.0.0\n  resolution: "x@npm:1.0.0"\n${checksum}${conditions}`;

test("Yarn writes no checksum for an optional package of another platform", () => {
  const none = "__metadata:\n  version: 8\n";
  const checksum = `  checksum: 10c0/${"b".repeat(128)}\n`;
  const conditions = "  conditions: os=darwin & cpu=arm64\n";
  const lock = optional(conditions);
  expect(verdictOf("yarn.lock", none, lock)).toEqual({ status: "kept", added: ["a 1.0.0", "x 1.0.0"] });
  // On that platform Yarn adds it.
  expect(verdictOf("yarn.lock", lock, optional(conditions, checksum))).toMatchObject({ status: "kept" });
  const no = { why: "`x 1.0.0` has no integrity hash" };
  expect(verdictOf("yarn.lock", none, optional(""))).toMatchObject(no);
  expect(verdictOf("yarn.lock", none, optional("  conditions: any\n"))).toMatchObject(no);
  expect(verdictOf("yarn.lock", none, lock.replace("dependenciesMeta", "peerDependenciesMeta"))).toMatchObject(no);
  expect(verdictOf("yarn.lock", none, lock.replace("optional: true", "built: true"))).toMatchObject(no);
  expect(verdictOf("yarn.lock", none, optional(conditions, "  checksum: 10c0/abc\n"))).toMatchObject(no);
  expect(verdictOf("yarn.lock", optional(conditions, checksum), lock)).toMatchObject({
    why: "`x 1.0.0` has another integrity hash than before",
  });
  expect(verdictOf("yarn.lock", none, lock.replace("x@npm:1.0.0", "x@https://evil.test/x.tgz"))).toMatchObject({
    status: "refused",
  });
});

test("a spec means the package of its name, another one, or none of a registry", () => {
  expect(["1.0.0", "npm:y@1", "npm:@s/y@^1", "npm:y", "y/x", "npm:y@a/b"].map((spec) => realOf("x", spec))).toEqual([
    "x",
    "y",
    "@s/y",
    "y",
    undefined,
    undefined,
  ]);
});
