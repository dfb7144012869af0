/** A lock file goes with its manifest, and waits with it. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { saveWork } from "../../../../../src/action/publish.ts";
import { leakScanner } from "../../../../../src/github/write/leak/scanner.ts";
import { type Policy, STANDARD_POLICY } from "../../../../../src/github/write/policy/policy.ts";
import { parseProtection } from "../../../../../src/github/write/policy/protected-list.ts";
import { branch, type Desk, openDesk } from "../../desk.ts";

const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";

async function publish(desk: Desk, policy: Partial<Policy> = {}, hold?: (text: string) => string) {
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

test.concurrent("a manifest below, as of a workspace, counts as well", async () => {
  await using desk = await openDesk({ files: { ...files, "packages/a/package.json": "{}\n" } });
  desk.write("packages/a/package.json", manifest("1.3.0"));
  desk.write("package-lock.json", lock("1.3.0"));
  expect(await publish(desk)).toMatchObject({ withheld: [], locks: [{ manifests: ["packages/a/package.json"] }] });
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
