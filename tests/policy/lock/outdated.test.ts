/** A manifest that depends on something else is published, and its lock file stays as it was. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { git, makeBareRepository, writeObject } from "../../../src/core/workspace/git.ts";
import { leakScanner } from "../../../src/leak/scanner.ts";
import { ABSENT } from "../../../src/policy/entries.ts";
import { type Outdated, outdatedLocks, satisfies } from "../../../src/policy/lock/outdated.ts";
import { STANDARD_POLICY } from "../../../src/policy/policy.ts";
import { openDesk } from "../../git/desk.ts";

type Files = Readonly<Record<string, string>>;

/** The objects of all that is judged here: a repository of its own would take thirty processes of each row. */
const gitDir = mkdtempSync(join(tmpdir(), "outdated-"));
makeBareRepository(gitDir);
const objects = git({ folder: gitDir, environment: { PATH: process.env.PATH ?? "" } });

/** Of a change that is published whole. */
async function outdatedBy(files: Files, changes: Files): Promise<unknown> {
  const idsOf = (texts: Files) => new Map(Object.entries(texts).map(([path, text]) => [path, blob(text)] as const));
  const [before, after] = [idsOf(files), idsOf({ ...files, ...changes })];
  const entries = Object.keys(changes).map((path) => {
    const [oldObject = "0".repeat(40), newObject = ""] = [before.get(path), after.get(path)];
    return { path, quoted: path, oldMode: before.has(path) ? MODE : ABSENT, newMode: MODE, oldObject, newObject };
  });
  return shown(await outdatedLocks(objects, entries, entries, after));
}

const MODE = "100644";

function blob(text: string): string {
  return writeObject(gitDir, "blob", text);
}

function shown(outdated: readonly Outdated[]): unknown {
  return outdated.map((one) => [one.published, one.outdated]);
}

const NPM = [["package.json", "package-lock.json"]];
const entry = (version: string) => ({ version, integrity: `sha512-${"a".repeat(86)}==` });
const root = { name: "site", version: "1.0.0", dependencies: { a: "^1.2.0", b: "1.0.0" } };
const lock = (more = {}, first: object = root) =>
  JSON.stringify({
    packages: { "": first, "node_modules/a": entry("1.3.0"), "node_modules/b": entry("1.0.0"), ...more },
  });
const base = { "package.json": JSON.stringify(root), "package-lock.json": lock() };

test.concurrent("what a run publishes is judged so, and what goes with its lock file as well", async () => {
  await using desk = await openDesk({ files: base });
  const reviewed = async (changes: Files) => {
    for (const [path, text] of Object.entries(changes)) desk.write(path, text);
    const change = await desk.publisher.capture();
    const rules = { policy: STANDARD_POLICY, leaks: leakScanner([]) };
    return shown((await desk.publisher.review(change, rules)).outdated);
  };
  const bumped = JSON.stringify({ ...root, dependencies: { ...root.dependencies, c: "1" } });
  expect(await reviewed({ "package.json": bumped })).toEqual(NPM);
  expect(await reviewed({ "package.json": JSON.stringify({ ...root, version: "2.0.0" }) })).toEqual([]);
  const withLock = { "package.json": bumped, "package-lock.json": lock({ "node_modules/c": entry("1.0.0") }) };
  expect(await reviewed(withLock)).toEqual([]);
});

/** What `npm ci` of npm 11 says of each was tried. */
describe("package.json", () => {
  test.concurrent.for([
    ["a new dependency", { dependencies: { ...root.dependencies, c: "1" } }],
    ["a range that the lock file's version is not in", { dependencies: { a: "^2.0.0", b: "1.0.0" } }],
    ["another version", { dependencies: { a: "1.2.0", b: "1.0.0" } }],
    ["a repository", { dependencies: { a: "acme/a", b: "1.0.0" } }],
    ["a new tool", { devDependencies: { c: "1" } }],
    ["a new optional one", { optionalDependencies: { c: "1" } }],
    ["a new peer", { peerDependencies: { c: "1" } }],
    ["an override", { overrides: { b: "2.0.0" } }],
  ])("with %s does not go with its lock file", async ([, more]) => {
    expect(await outdatedBy(base, { "package.json": JSON.stringify({ ...root, ...Object(more) }) })).toEqual(NPM);
  });

  test.concurrent.for([
    ["another version of the project", { version: "2.0.0" }],
    ["other scripts", { scripts: { test: "vitest" } }],
    ["other engines", { engines: { node: ">=20" } }],
    ["a range that the lock file's version is in", { dependencies: { a: "~1.3", b: "1.0.0" } }],
    ["one dependency less", { dependencies: { a: "^1.2.0" } }],
    ["a dependency in another list", { dependencies: { a: "^1.2.0" }, devDependencies: { b: "1.0.0" } }],
    ["an optional peer", { peerDependencies: { c: "1" }, peerDependenciesMeta: { c: { optional: true } } }],
  ])("with %s does", async ([, more]) => {
    expect(await outdatedBy(base, { "package.json": JSON.stringify({ ...root, ...Object(more) }) })).toEqual([]);
  });

  test.concurrent("in other words does, and so does one whose lock file is in the change", async () => {
    const turned = { dependencies: { b: "1.0.0", a: "^1.2.0" }, name: "site" };
    expect(await outdatedBy(base, { "package.json": JSON.stringify(turned, null, 4) })).toEqual([]);
    const bumped = { ...root, dependencies: { ...root.dependencies, c: "1" } };
    const changes = {
      "package.json": JSON.stringify(bumped),
      "package-lock.json": lock({ "node_modules/c": entry("1.0.0") }),
    };
    expect(await outdatedBy(base, changes)).toEqual([]);
  });

  test.concurrent("without a lock file, and one that is no JSON, says nothing", async () => {
    const more = { "package.json": JSON.stringify({ dependencies: { c: "1" } }) };
    expect(await outdatedBy({ "package.json": "{}" }, more)).toEqual([]);
    expect(await outdatedBy(base, { "package.json": "<<<<<<< HEAD" })).toEqual([]);
    expect(await outdatedBy(base, { "examples/package.json": more["package.json"] })).toEqual([]);
  });

  test.concurrent("goes with a lock file that has it already", async () => {
    const after = { ...root, dependencies: { a: "^1.2.0", b: "github:acme/b" } };
    const files = { ...base, "package-lock.json": lock({}, after) };
    expect(await outdatedBy(files, { "package.json": JSON.stringify(after) })).toEqual([]);
  });

  test.concurrent("of a workspace goes with the lock file above, by what that says of it", async () => {
    const files = {
      "package.json": JSON.stringify({ ...root, workspaces: ["packages/*"] }),
      "package-lock.json": lock({ "packages/x": { dependencies: { b: "1.0.0" } } }),
      "packages/x/package.json": '{ "dependencies": { "b": "1.0.0" } }',
    };
    const path = "packages/x/package.json";
    expect(await outdatedBy(files, { [path]: '{ "dependencies": { "b": "2.0.0" } }' })).toEqual([
      [path, "package-lock.json"],
    ]);
    expect(await outdatedBy(files, { [path]: '{ "dependencies": { "b": "^1.0.0" } }' })).toEqual([]);
    const fresh = "packages/y/package.json";
    expect(await outdatedBy(files, { [fresh]: '{ "dependencies": {} }' })).toEqual([[fresh, "package-lock.json"]]);
  });

  test.concurrent("of npm 6 is read too", async () => {
    const files = {
      "package.json": "{}",
      "package-lock.json": JSON.stringify({ dependencies: { a: entry("1.3.0") } }),
    };
    expect(await outdatedBy(files, { "package.json": '{ "dependencies": { "a": "^1.0.0" } }' })).toEqual([]);
    expect(await outdatedBy(files, { "package.json": '{ "dependencies": { "a": "^2.0.0" } }' })).toEqual(NPM);
  });
});

const OTHERS: readonly (readonly [manifest: string, lock: string, before: string, other: string, same: string])[] = [
  [
    "package.json",
    "yarn.lock",
    '{"dependencies":{"a":"1"}}',
    '{"dependencies":{"a":"2"}}',
    '{"version":"2.0.0","dependencies":{"a":"1"}}',
  ],
  ["package.json", "pnpm-lock.yaml", "{}", '{"pnpm":{"overrides":{"a":"1"}}}', '{"scripts":{"a":"b"}}'],
  ["package.json", "bun.lockb", "{}", '{"devDependencies":{"a":"1"}}', '{"private":true}'],
  [
    "Cargo.toml",
    "Cargo.lock",
    '[package]\nversion = "1.0.0"\n[dependencies]\na = "1"\n',
    '[package]\nversion = "1.0.0"\n[dependencies]\na = "2"\n',
    '[package]\nversion = "1.0.0"\nedition = "2024"\n[dependencies]\na = "1"\n',
  ],
  [
    "pyproject.toml",
    "uv.lock",
    '[project]\ndependencies = ["a"]\n',
    '[project]\ndependencies = ["a>=2"]\n',
    '[project]\ndependencies = [ "a" ]\n[tool.ruff]\nx = 1\n',
  ],
  [
    "pyproject.toml",
    "poetry.lock",
    '[tool.poetry.dependencies]\na = "1"\n',
    '[tool.poetry.dependencies]\na = "2"\n',
    '[tool.poetry]\nversion = "2"\n[tool.poetry.dependencies]\na = "1"\n',
  ],
  [
    "Pipfile",
    "Pipfile.lock",
    '[packages]\na = "*"\n',
    '[packages]\nb = "*"\n',
    '[packages]\na = "*"\n[scripts]\nx = "y"\n',
  ],
  [
    "composer.json",
    "composer.lock",
    '{"require":{"a/b":"1"}}',
    '{"require":{"a/b":"2"}}',
    '{"require":{"a/b":"1"},"scripts":{"x":"y"}}',
  ],
  ["Gemfile", "Gemfile.lock", 'gem "a"\n', 'gem "a", "~> 2"\n', '# some words\ngem   "a"\n'],
  [
    "mix.exs",
    "mix.lock",
    'version: "1",\n{:a, "~> 1.0"}\n',
    'version: "1",\n{:a, "~> 2.0"}\n',
    'version: "2",\n{:a, "~> 1.0"}\n',
  ],
  [
    "pubspec.yaml",
    "pubspec.lock",
    "dependencies:\n  a: ^1.0.0\n",
    "dependencies:\n  a: ^2.0.0\n",
    "version: 2.0.0\ndependencies:\n  a: ^1.0.0\n",
  ],
  [
    "site.csproj",
    "packages.lock.json",
    '<PackageReference Include="A" Version="1" />',
    '<PackageReference Include="A" Version="2" />',
    '<Version>2</Version>\n<PackageReference Include="A" Version="1" />',
  ],
];

test.concurrent.for(OTHERS)(
  "%s does not go with the old %s when its dependencies change",
  async ([manifest, name, before, other, same]) => {
    const files = { [manifest]: before, [name]: "x\n" };
    expect(await outdatedBy(files, { [manifest]: other })).toEqual([[manifest, name]]);
    expect(await outdatedBy(files, { [manifest]: same })).toEqual([]);
  },
);

/** Where the manifest lies, its lock file, and what that repeats of the package itself. */
const OWN: readonly (readonly [manifest: string, lock: string, before: string, after: string, isOutdated: boolean])[] =
  [
    ["Cargo.toml", "Cargo.lock", '[package]\nversion = "1.0.0"\n', '[package]\nversion = "1.1.0"\n', true],
    ["Cargo.toml", "Cargo.lock", '[workspace.package]\nversion = "1"\n', '[workspace.package]\nversion = "2"\n', true],
    ["Cargo.toml", "Cargo.lock", '[package]\nlicense = "MIT"\n', '[package]\nlicense = "BSD"\n', false],
    ["pyproject.toml", "uv.lock", '[project]\nversion = "1.0.0"\n', '[project]\nversion = "1.1.0"\n', true],
    ["pyproject.toml", "uv.lock", '[project]\nname = "a"\n', '[project]\nname = "b"\n', true],
    ["pyproject.toml", "uv.lock", "", '[build-system]\nrequires = ["a"]\n', true],
    ["pyproject.toml", "uv.lock", '[build-system]\nrequires = ["a"]\n', '[build-system]\nrequires = ["b"]\n', false],
    ["pyproject.toml", "uv.lock", '[project]\ndescription = "a"\n', '[project]\ndescription = "b"\n', false],
    ["pyproject.toml", "poetry.lock", '[project]\nversion = "1.0.0"\n', '[project]\nversion = "1.1.0"\n', false],
    ["package.json", "pnpm-lock.yaml", "{}", '{"dependenciesMeta":{"a":{"injected":true}}}', true],
    ["package.json", "pnpm-lock.yaml", '{"name":"a"}', '{"name":"b","bin":"./b.js"}', false],
    ["package.json", "package-lock.json", '{"name":"a"}', '{"name":"b"}', false],
    ["p/b/package.json", "package-lock.json", '{"name":"a"}', '{"name":"b"}', true],
    ["p/b/package.json", "package-lock.json", '{"version":"1.0.0"}', '{"version":"1.1.0","bin":"./b.js"}', false],
    ["p/b/package.json", "bun.lock", '{"name":"a"}', '{"name":"b"}', true],
  ];

test.concurrent.for(OWN)("%s goes with %s by what that repeats of the package itself: %s → %s", async (row) => {
  const [manifest, name, before, after, isOutdated] = row;
  const root = { "package.json": '{"workspaces":["p/*"]}' };
  const lock = JSON.stringify({ packages: { "": {}, "p/b": {} } });
  const expected = isOutdated ? [[manifest, name]] : [];
  expect(await outdatedBy({ ...root, [manifest]: before, [name]: lock }, { [manifest]: after })).toEqual(expected);
});

test.concurrent.for([
  ["# yarn lockfile v1\n", '{"name":"b","bin":"./b.js"}', false],
  ["__metadata:\n  version: 8\n", '{"name":"b"}', true],
  ["__metadata:\n  version: 8\n", '{"name":"a","bin":"./b.js"}', true],
  ["__metadata:\n  version: 8\n", '{"name":"a","peerDependenciesMeta":{"x":{"optional":true}}}', true],
  ["__metadata:\n  version: 8\n", '{"name":"a","version":"2.0.0","scripts":{"x":"y"}}', false],
] as const)("so does package.json with yarn.lock, of which only the later ones repeat it: %j, %s", async (row) => {
  const [lock, after, isOutdated] = row;
  const files = { "package.json": '{"name":"a"}', "yarn.lock": lock };
  const expected = isOutdated ? [["package.json", "yarn.lock"]] : [];
  expect(await outdatedBy(files, { "package.json": after })).toEqual(expected);
});

test.concurrent("go.mod goes with a go.sum that has the modules", async () => {
  const sum = `x.test/a v1.0.0 h1:${"a".repeat(43)}=\nx.test/a v1.0.0/go.mod h1:${"b".repeat(43)}=\n`;
  const files = { "go.mod": "module x.test/site\n\ngo 1.22\n", "go.sum": sum };
  const needs = (version: string) => `module x.test/site\n\ngo 1.23\n\nrequire x.test/a ${version} // indirect\n`;
  expect(await outdatedBy(files, { "go.mod": needs("v1.0.0") })).toEqual([]);
  expect(await outdatedBy(files, { "go.mod": needs("v1.1.0") })).toEqual([["go.mod", "go.sum"]]);
  expect(await outdatedBy({ ...files, "go.mod": needs("v1.0.0") }, { "go.mod": files["go.mod"] })).toEqual([]);
});

test.concurrent("the nearest lock file counts, and any one of several that changed", async () => {
  const files = {
    ...base,
    "sub/package.json": "{}",
    "sub/yarn.lock": "# yarn lockfile v1\n",
    "yarn.lock": "# yarn lockfile v1\n",
  };
  const other = JSON.stringify({ ...root, dependencies: { ...root.dependencies, c: "1" } });
  expect(await outdatedBy(files, { "sub/package.json": other })).toEqual([["sub/package.json", "sub/yarn.lock"]]);
  expect(await outdatedBy(files, { "package.json": other, "yarn.lock": "# yarn lockfile v1\n\n" })).toEqual([]);
});

test.for([
  ["1.2.3", "1.2.3", true],
  ["1.2.3", "=1.2.3", true],
  ["1.2.3", "v1.2.3", true],
  ["1.2.3", "1.2.4", false],
  ["1.2.3", "^1.2.0", true],
  ["1.2.3", "^1.3.0", false],
  ["2.0.0", "^1.2.0", false],
  ["0.2.3", "^0.2.1", true],
  ["0.3.0", "^0.2.1", false],
  ["0.0.3", "^0.0.3", true],
  ["0.0.4", "^0.0.3", false],
  ["0.9.0", "^0", true],
  ["1.2.9", "~1.2.3", true],
  ["1.3.0", "~1.2.3", false],
  ["1.9.0", "~1", true],
  ["1.9.0", "1.x", true],
  ["1.9.0", "1", true],
  ["2.0.0", "1.x", false],
  ["9.0.0", "*", true],
  ["9.0.0", "", true],
  ["9.0.0", ">=1.2", true],
  ["1.0.0", ">=1.2", false],
  ["2.0.0-rc.1", "^2.0.0", false],
  ["2.0.0-rc.1", "2.0.0-rc.1", true],
  ["1.0.0", "latest", false],
  ["2.0.0", "1 || ^2.0.0", true],
  ["3.0.0", "1 || 2", false],
  ["1.5.0", "1.0.0 - 2.0.0", false],
  ["", "*", false],
] as const)("%s is in the range %s: %s", ([version, range, is]) => {
  expect(satisfies(version, range)).toBe(is);
});
