/** A lock file goes with its manifest, and waits with it. */
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leakScanner } from "../../../src/leak/scanner.ts";
import { type Policy, STANDARD_POLICY } from "../../../src/policy/policy.ts";
import { parseProtection } from "../../../src/policy/protected-list.ts";
import { unreadable } from "../../../src/render/approval/shown-patch.ts";
import { saveWork } from "../../../src/run/publish/publish.ts";
import { branch, type Desk, openDesk } from "../../git/desk.ts";

const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";

async function publish(desk: Desk, policy: Partial<Policy> = {}, clean?: (text: string) => string) {
  const whyUnseen = (patch: Buffer) => unreadable(patch, clean ?? ((text) => text));
  const hold = clean && ({ about: "protected", whyUnseen } as const);
  const { change, withheld, locks, held } = await saveWork(await desk.publisher.capture(), {
    publisher: desk.publisher,
    ...{ leaks: leakScanner([{ kind: "the model key", value: key }]), folder: desk.folder, hold },
    ...{ policy: { ...STANDARD_POLICY, ...policy }, branches: [branch], message: "x\n", compareUrl: "https://x.test/" },
  });
  return {
    published: change.files.map(({ path }) => path),
    withheld: withheld.map(({ path, detail }) => [path, detail]),
    ...{ locks, held: held?.paths },
  };
}

const manifest = (version: string) => `{ "dependencies": { "left-pad": "${version}" } }\n`;
const lock = (version: string, host = "registry.npmjs.org") =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      "": { dependencies: { "left-pad": version } },
      "node_modules/left-pad": {
        version,
        resolved: `https://${host}/left-pad/-/left-pad-${version}.tgz`,
        integrity: `sha512-${(version.at(2) ?? "a").repeat(86)}==`,
      },
    },
  });

const files = { "package.json": manifest("1.2.0"), "package-lock.json": lock("1.2.0") };

async function bumped(lockText = lock("1.3.0")): Promise<Desk> {
  const desk = await openDesk({ files });
  desk.write("package.json", manifest("1.3.0"));
  desk.write("package-lock.json", lockText);
  return desk;
}

const FOREIGN = "`left-pad 1.3.0` comes from `evil.test`, which is not where it may come from";

test.concurrent("a lock file that changed with its manifest is published, and it is told what is new", async () => {
  await using desk = await bumped();
  expect(await publish(desk)).toEqual({
    published: ["package-lock.json", "package.json"],
    withheld: [],
    locks: [{ path: "package-lock.json", manifests: ["package.json"], added: ["left-pad 1.3.0"] }],
    held: undefined,
  });
});

test.concurrent("one with another host is withheld, and says why", async () => {
  await using desk = await bumped(lock("1.3.0", "evil.test"));
  expect(await publish(desk)).toMatchObject({
    published: ["package.json"],
    withheld: [["package-lock.json", FOREIGN]],
    locks: [],
  });
});

test.concurrent("one without a change of its manifest is withheld, also where that changed its mode only", async () => {
  await using desk = await openDesk({ files: { ...files, "other/package.json": "{}\n" } });
  desk.write("package-lock.json", lock("1.3.0"));
  const why = [["package-lock.json", "its manifest has not changed with it"]];
  expect(await publish(desk)).toMatchObject({ published: [], withheld: why });
  desk.write("sub/package-lock.json", lock("1.3.0"));
  desk.write("package.json", manifest("1.3.0"));
  expect(await publish(desk)).toMatchObject({
    published: ["package-lock.json", "package.json"],
    withheld: [["sub/package-lock.json", "its manifest has not changed with it"]],
  });
});

const workspaces = (more = {}) => JSON.stringify({ workspaces: ["packages/*"], ...more });

test.concurrent("a manifest of a workspace counts as well, and any other one below does not", async () => {
  const other = { "package.json": workspaces(), "packages/a/package.json": "{}\n", "examples/x/package.json": "{}\n" };
  await using desk = await openDesk({ files: { ...files, ...other } });
  desk.write("package-lock.json", lock("1.3.0"));
  desk.write("examples/x/package.json", manifest("1.3.0"));
  desk.write("packages/a/deep/package.json", manifest("1.3.0"));
  const why = [["package-lock.json", "its manifest has not changed with it"]];
  expect(await publish(desk)).toMatchObject({ withheld: why, locks: [] });
  desk.write("packages/a/package.json", manifest("1.3.0"));
  expect(await publish(desk)).toMatchObject({ withheld: [], locks: [{ manifests: ["packages/a/package.json"] }] });
});

const member = { "node_modules/b": { resolved: "packages/b", link: true }, "packages/b": { version: "1.0.0" } };
const lockWith = (packages: object) => {
  const { packages: old, ...rest } = JSON.parse(lock("1.3.0"));
  return JSON.stringify({ ...rest, packages: { ...old, ...packages } });
};

test.concurrent("a new package of the repository is taken where it has a manifest", async () => {
  await using desk = await bumped(lockWith(member));
  const why = "`b` comes from `packages/b`, which is neither a registry nor a package of the repository";
  expect(await publish(desk)).toMatchObject({ withheld: [["package-lock.json", why]] });
  desk.write("packages/b/package.json", "{}\n");
  expect(await publish(desk)).toMatchObject({
    withheld: [],
    locks: [{ added: ["left-pad 1.3.0", "b (packages/b)", "packages/b"] }],
  });
});

test.concurrent.for([
  "../packages/b",
  "/packages/b",
  "packages/b/../../../b",
  "..\\packages/b",
  "C:packages/b",
  "packages/none",
])("one that lies at %s is not", async (resolved) => {
  await using desk = await bumped(lockWith({ "node_modules/b": { resolved, link: true } }));
  desk.write("packages/b/package.json", "{}\n");
  expect(await publish(desk)).toMatchObject({
    withheld: [
      ["package-lock.json", expect.stringContaining("which is neither a registry nor a package of the repository")],
    ],
  });
});

test.concurrent("one whose manifest is withheld, or is a link, is not", async () => {
  await using desk = await bumped(lockWith(member));
  desk.write("packages/b/package.json", `{ "key": "${key}" }\n`);
  expect((await publish(desk)).withheld.map(([path]) => path)).toContain("package-lock.json");
  desk.write("packages/b/README.md", "b\n");
  await desk.agent("rm", "-q", "--cached", "--ignore-unmatch", "packages/b/package.json");
  rmSync(join(desk.workspace, "packages/b/package.json"));
  symlinkSync("../../package.json", join(desk.workspace, "packages/b/package.json"));
  expect((await publish(desk)).withheld.map(([path]) => path)).toContain("package-lock.json");
});

test.concurrent("a lock file that lost what a manifest still names is withheld, and one that lost the rest is not", async () => {
  const empty = JSON.stringify({ lockfileVersion: 3, packages: { "": {} } });
  await using desk = await bumped(empty);
  expect(await publish(desk)).toMatchObject({
    withheld: [["package-lock.json", "`left-pad` is gone from it, although a manifest names it"]],
  });
  desk.write("package.json", '{ "dependencies": {');
  expect(await publish(desk)).toMatchObject({
    withheld: [["package-lock.json", "its manifest `package.json` cannot be read"]],
  });
  desk.write("package.json", "{}\n");
  expect(await publish(desk)).toMatchObject({ withheld: [], locks: [{ added: [] }] });
});

test.concurrent("an alias is taken where the manifest names it, and nowhere else", async () => {
  const alias = { name: "is-odd", version: "3.0.1", integrity: `sha512-${"b".repeat(86)}==` };
  await using desk = await bumped(lockWith({ "node_modules/odd-cjs": alias }));
  const why = [["package-lock.json", "`odd-cjs 3.0.1` stands for another package, `is-odd`"]];
  expect(await publish(desk)).toMatchObject({ withheld: why });
  desk.write("package.json", '{ "dependencies": { "left-pad": "1.3.0", "odd-cjs": "npm:is-even@1" } }');
  expect(await publish(desk)).toMatchObject({ withheld: why });
  desk.write("package.json", '{ "dependencies": { "left-pad": "1.3.0", "odd-cjs": "npm:is-odd@^3.0.0" } }');
  expect(await publish(desk)).toMatchObject({ withheld: [] });
});

test.concurrent("a manifest that is withheld keeps its lock file back", async () => {
  await using desk = await bumped();
  desk.write("package.json", `{ "key": "${key}" }\n`);
  expect((await publish(desk)).withheld.map(([path]) => path)).toEqual(["package-lock.json", "package.json"]);
});

test.concurrent("a link, another spelling, a folder of hooks and a deletion are no lock files to look through", async () => {
  await using desk = await openDesk({ files: { ...files, "yarn.lock": "# yarn lockfile v1\n" } });
  desk.write("package.json", manifest("1.3.0"));
  desk.write("Package-Lock.json", lock("1.3.0"));
  desk.write(".husky/package-lock.json", lock("1.3.0"));
  desk.write(".husky/package.json", manifest("1.3.0"));
  await desk.agent("rm", "-q", "yarn.lock");
  desk.write("a/package.json", manifest("1.3.0"));
  symlinkSync("../README.md", join(desk.workspace, "a/package-lock.json"));
  const { published, withheld } = await publish(desk);
  expect(published).toEqual(["a/package.json", "package.json"]);
  expect(withheld.map(([path]) => path)).toEqual([
    ".husky/package-lock.json",
    ".husky/package.json",
    "Package-Lock.json",
    "a/package-lock.json",
    "yarn.lock",
  ]);
});

test.concurrent("a lock file with a secret stays behind, whatever else it says", async () => {
  await using desk = await bumped(lock("1.3.0").replace('"lockfileVersion"', `"x${key}":1,"lockfileVersion"`));
  expect(await publish(desk)).toMatchObject({
    published: ["package.json"],
    withheld: [["package-lock.json", "line 1: the model key"]],
  });
});

test.concurrent("a workflow can have lock files withheld in any case, or published without a look", async () => {
  await using desk = await bumped(lock("1.3.0", "evil.test"));
  const listed = (text: string) => {
    const list = parseProtection(text);
    if (typeof list === "string") throw new Error(list);
    return list;
  };
  expect((await publish(desk, { list: listed("-package-lock.json") })).withheld).toEqual([]);
  desk.write("package-lock.json", lock("1.3.0"));
  const { withheld } = await publish(desk, { list: listed("+package-lock.json") });
  expect(withheld).toEqual([["package-lock.json", ""]]);
});

test.concurrent("where a person is asked about a lock file, its manifest waits with it, and nothing else does", async () => {
  await using desk = await bumped(lock("1.3.0", "evil.test"));
  desk.write("free.txt", "x\n");
  expect(await publish(desk, {}, (text) => text)).toMatchObject({
    published: ["free.txt"],
    withheld: [
      ["package-lock.json", FOREIGN],
      ["package.json", "it goes together with `package-lock.json`"],
    ],
    held: ["package-lock.json", "package.json"],
  });
});

test.concurrent("a lock file that cannot be shown takes its manifest along, and others are asked about", async () => {
  await using desk = await bumped(lock("1.3.0", "evil.test").replace("{", `{"x":"${"x".repeat(30_000)}",`));
  desk.write("AGENTS.md", "be kind\n");
  const { published, held, withheld } = await publish(desk, {}, (text) => text);
  expect([published, held]).toEqual([[], ["AGENTS.md"]]);
  expect(withheld).toContainEqual(["package.json", "it is too long to be shown in full"]);
});

test.concurrent("a lock file that may be published is not asked about", async () => {
  await using desk = await bumped();
  desk.write("AGENTS.md", "be kind\n");
  const { published, held } = await publish(desk, {}, (text) => text);
  expect([published, held]).toEqual([["package-lock.json", "package.json"], ["AGENTS.md"]]);
});

test.concurrent("settings that a lock file repeats change with its manifest, and not without it", async () => {
  const packageJson = (version: string, ms: string) =>
    JSON.stringify({
      dependencies: { "left-pad": version },
      pnpm: { overrides: { ms }, packageExtensions: { "left-pad": { dependencies: { ms } } } },
    });
  const pnpmLock = (version: string, ms: string, sum: string) =>
    `lockfileVersion: '9.0'\n\noverrides:\n  ms: ${ms}\n\npackageExtensionsChecksum: sha256-${sum}\n\nimporters:\n\n  .:\n    dependencies:\n      left-pad:\n        specifier: ${version}\n        version: ${version}\n\npackages:\n\n  left-pad@${version}:\n    resolution: {integrity: sha512-${(version.at(2) ?? "").repeat(86)}==}\n\nsnapshots:\n\n  left-pad@${version}: {}\n`;
  await using desk = await openDesk({
    files: { "package.json": packageJson("1.2.0", "2.1.2"), "pnpm-lock.yaml": pnpmLock("1.2.0", "2.1.2", "a") },
  });
  desk.write("package.json", packageJson("1.3.0", "2.1.2"));
  for (const [ms, sum, part] of [
    ["2.1.3", "a", "overrides"],
    ["2.1.2", "b", "packageExtensionsChecksum"],
  ] as const) {
    desk.write("pnpm-lock.yaml", pnpmLock("1.3.0", ms, sum));
    const why = `its part \`${part}\` is not what the manifests say`;
    expect(await publish(desk)).toMatchObject({ withheld: [["pnpm-lock.yaml", why]] });
  }
  desk.write("pnpm-lock.yaml", pnpmLock("1.3.0", "2.1.2", "a"));
  expect(await publish(desk)).toMatchObject({ withheld: [], locks: [{ added: ["left-pad 1.3.0"] }] });
  desk.write("package.json", packageJson("1.3.0", "2.1.3"));
  desk.write("pnpm-lock.yaml", pnpmLock("1.3.0", "2.1.3", "b"));
  expect(await publish(desk)).toMatchObject({ withheld: [], locks: [{ added: ["left-pad 1.3.0"] }] });
});
