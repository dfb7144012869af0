/** Which folders of earlier steps commands get, and which a workflow may name. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { type CacheOptions, findCaches } from "../../src/sandbox/caches.ts";
import { credentialsAt, fillHome } from "../../src/sandbox/launch/fill-home.ts";
import { test } from "../core/workspace/temp-folder.ts";

/** The name and the address of the agent's commits, which every home has. */
const IDENTITY = ".config/git/config";

/** A home in `folder` that has these files, and the broker's folder beside it. */
function machine(folder: string, files: readonly string[]) {
  const home = join(folder, "home");
  for (const file of files.map((name) => join(home, name))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `this is ${file}\n`);
  }
  const temp = join(folder, "work/_temp");
  mkdirSync(join(temp, "own/out"), { recursive: true });
  mkdirSync(join(temp, "setup-uv-cache"));
  const options: CacheOptions = {
    ...{ env: { HOME: home }, given: {}, named: [], workingDir: join(folder, "work/app/app") },
    ...{ closed: [...credentialsAt(home), join(temp, "own")], whole: [home, temp] },
  };
  const find = (...named: string[]) => findCaches({ ...options, named });
  const at = (path: string) => join(home, path);
  return { home, temp, find, at, options };
}

const CACHES = [".m2/repository/a.jar", ".gradle/caches/modules-2/x", ".nuget/packages/x", ".npm/_cacache/x"].concat([
  ".cache/pip/x",
  ".cache/ms-playwright/chromium-1/chrome",
  ".local/lib/python3.12/x",
  ".local/bin/tool",
]);
const SETTINGS = [
  ".m2/settings.xml",
  ".gradle/gradle.properties",
  ".npmrc",
  ".gem/credentials",
  ".config/gh/hosts.yml",
];

test("the folders that tools fill are found, and no folder around them with settings in it", ({ folder }) => {
  const { find, at } = machine(folder, [...CACHES, ...SETTINGS]);
  expect(
    find()
      .found.map(({ path }) => path)
      .sort(),
  ).toEqual(
    [".cache/ms-playwright", ".cache/pip", ".gradle/caches", ".local/bin", ".local/lib", ".m2/repository"]
      .concat([".npm/_cacache", ".nuget/packages"])
      .map(at),
  );
  for (const { path } of find().found) for (const name of SETTINGS) expect(at(name).startsWith(`${path}/`)).toBe(false);
  expect(find("none").found).toEqual([]);
  expect(() => find("none", "~/.tool")).toThrow('says "none" and more');
});

test("the store that pnpm has beside the program of its setup action is copied to where pnpm looks for it", async ({
  folder,
}) => {
  const store = "setup-pnpm/node_modules/.bin/store";
  const { find, at } = machine(folder, [`${store}/v10/index/a`, "setup-pnpm/node_modules/pnpm/bin/pnpm.cjs"]);
  expect(find().found).toEqual([{ how: "copy", path: at(store), below: ".local/share/pnpm/store" }]);
  expect(find("none").found).toEqual([]);
  const home = join(folder, "agent");
  await fillHome(home, find().found);
  expect(readFileSync(join(home, ".local/share/pnpm/store/v10/index/a"), "utf8")).toContain("index/a");
});

test("tools that have a setting for a cache that is only read are given it, besides what they had", ({ folder }) => {
  const { options, at } = machine(folder, [...CACHES, "go/pkg/mod/cache/download/x"]);
  const { found } = findCaches({ ...options, given: { GOPROXY: "https://go.example" } });
  expect(Object.assign({}, ...found.map(({ setting }) => setting))).toEqual({
    GRADLE_RO_DEP_CACHE: at(".gradle/caches"),
    NUGET_FALLBACK_PACKAGES: at(".nuget/packages"),
    MAVEN_ARGS: `-Dmaven.repo.local.tail=${at(".m2/repository")}`,
    GOPROXY: `file://${at("go/pkg/mod")}/cache/download,https://go.example`,
  });
});

test("a path with other signs than plain ones has a plain name in the home for settings, which are lists and words", async ({
  folder,
}) => {
  const { find, at } = machine(join(folder, "it is, so;"), [...CACHES, "go/pkg/mod/cache/download/x"]);
  const own = join(folder, "own");
  const { variables, shown, leftOut } = await fillHome(own, find().found, { bytes: 1, milliseconds: 20_000 });
  expect(leftOut.map(({ path }) => path)).toEqual([at(".cache/pip"), at(".npm/_cacache")]);
  expect(variables).toEqual({
    GRADLE_RO_DEP_CACHE: "/home/agent/.earlier-steps/.gradle-caches",
    NUGET_FALLBACK_PACKAGES: "/home/agent/.earlier-steps/.nuget-packages",
    MAVEN_ARGS: "-Dmaven.repo.local.tail=/home/agent/.earlier-steps/.m2-repository",
    GOPROXY: "file:///home/agent/.earlier-steps/go-pkg-mod/cache/download,https://proxy.golang.org,direct",
  });
  for (const [name, below] of [
    ["gradle-caches", ".gradle/caches"],
    ["m2-repository", ".m2/repository"],
  ] as const)
    expect(readlinkSync(join(own, `.earlier-steps/.${name}`))).toBe(at(below));
  for (const below of [".gradle/caches", "go/pkg/mod", ".m2/repository"]) expect(shown).toContain(at(below));
});

test("a cache without what its tool looks for in it is not named to the tool", ({ folder }) => {
  const { find } = machine(folder, [".gradle/caches/8.14/x", "go/pkg/mod/golang.org/x"]);
  expect(find().found).toEqual([]);
});

test("what is named as credentials are is covered in what is shown, and not in what is copied", async ({ folder }) => {
  const keys = [".gradle/caches/8.14/cc-keystore/k", ".gradle/caches/cc-keystore/k", ".gradle/caches/modules-2/x"];
  const named = [".npm/_cacache/auth.json", ".cache/pip/a/b/.netrc", ".tool/cache/a/credentials.json"];
  const packages = [".npm/_cacache/a/b/c/auth.json", ".tool/cache/credentials/x.go", ".gradle/caches/auth.jsonl"];
  const { find, home, at } = machine(folder, [...keys, ...named, ...packages, ".real/x/id_rsa"]);
  mkdirSync(join(home, ".cache"), { recursive: true });
  symlinkSync(join(home, ".real/x"), join(home, ".cache/ms-playwright"));
  const own = join(folder, "own");
  mkdirSync(own);
  const { covered, leftOut } = await fillHome(own, find("~/.tool/cache").found);
  const expected = [".gradle/caches/8.14/cc-keystore", ".gradle/caches/cc-keystore", ".tool/cache/a/credentials.json"];
  expect([covered.toSorted(), leftOut]).toEqual([[".cache/ms-playwright/id_rsa", ...expected].map(at), []]);
  const copies = execFileSync("find", [own, "-type", "f"], { encoding: "utf8" }).trim().split("\n");
  expect(copies.filter((path) => path !== join(own, IDENTITY))).toEqual([join(own, ".npm/_cacache/a/b/c/auth.json")]);
});

test("a workflow names more: below the home, or anywhere; what is not there is said", ({ folder }) => {
  const { find, at, temp } = machine(folder, [".tool/cache/x"]);
  const { found, missing } = find("~/.tool/cache/", join(temp, "setup-uv-cache"), "~/.other/cache", "/nowhere");
  expect(found).toEqual([
    { how: "link", path: at(".tool/cache"), below: ".tool/cache" },
    { how: "setting", path: join(temp, "setup-uv-cache") },
  ]);
  expect(missing).toEqual([at(".other/cache"), "/nowhere"]);
});

const refused = (below: string) => [`~/${below}`, "would show the agent's commands"] as const;

test.for([
  ["/", "would show the agent's commands"],
  ["~", "would show the agent's commands"],
  ["~/", "would show the agent's commands"],
  ["~/..", "would show the agent's commands"],
  ["~/.m2", "would show the agent's commands"],
  ["~/.m2/repository/..", "would show the agent's commands"],
  ["~/.config", "would show the agent's commands"],
  ["~/.config/gh", "would show the agent's commands"],
  ["~/.ssh", "would show the agent's commands"],
  ["~/.npmrc", "would show the agent's commands"],
  ["~/.cargo", "would show the agent's commands"],
  ["~/leads-home", "would show the agent's commands"],
  ["~/leads-to-keys", "would show the agent's commands"],
  ["/proc/self", "would show the agent's commands"],
  ["/run", "would show the agent's commands"],
  ["/var/run/docker", "would show the agent's commands"],
  ["TEMP", "would show the agent's commands"],
  ["TEMP/own/out", "would show the agent's commands"],
  ...[".codex", ".claude", ".claude/projects", ".gemini", ".cursor/extensions", ".kiro", ".qwen", ".copilot"].map(
    refused,
  ),
  ...[".aws", ".kube/cache", ".docker/buildx", ".gnupg", ".azure", ".android/avd", ".ollama/models"].map(refused),
  ...[".local", ".local/share", ".local/share/pnpm", ".local/share/opencode/log", ".local/share/uv"].map(refused),
  ...[".gradle", ".npm", ".nuget", ".cache", ".cache/huggingface", "go", ".ivy2", ".unheard-of"].map(refused),
  ...[".gradle/caches/8/cc-keystore", ".unheard-of/credentials", ".gradle/caches/8/cc-keystore/x"].map(refused),
  ["~/leads-to-tool", "would show the agent's commands"],
  ["cache", "not an absolute path"],
  ["../cache", "not an absolute path"],
  ["~other/cache", "not an absolute path"],
  ["", "not an absolute path"],
] as const)("%j is refused: %s", ([name, why], { folder }) => {
  const { find, temp, home } = machine(folder, [...SETTINGS, ".ssh/keys/id"]);
  symlinkSync(folder, join(home, "leads-home"));
  symlinkSync(join(home, ".ssh/keys"), join(home, "leads-to-keys"));
  mkdirSync(join(home, ".unheard-of"));
  symlinkSync(join(home, ".unheard-of"), join(home, "leads-to-tool"));
  expect(() => find(name.replace("TEMP", temp))).toThrow(why);
});

test.for([
  ...[".unheard-of/cache", ".ccache", ".npm-cache", ".conan2/p", ".m2/repository", ".gradle/caches/modules-2"],
  ...[".local/share/pnpm/store", ".local/share/NuGet/v3-cache", ".elm", "go/pkg/mod", "my-cache", ".cache/bazel"],
])("its benign twin: ~/%s is only what a tool downloads", (below, { folder }) => {
  const { find, at } = machine(folder, [...SETTINGS, `${below}/x`]);
  expect(find(`~/${below}`).found.map(({ path }) => path)).toContain(at(below));
});

test("a well-known folder that leads to what commands must not see is left out", ({ folder }) => {
  const { find, home } = machine(folder, [".ssh/id"]);
  mkdirSync(join(home, ".npm"));
  symlinkSync(join(home, ".ssh"), join(home, ".npm/_cacache"));
  expect(find().found).toEqual([]);
});

test("the home of tools gets copies of what they write, links to what they read, and keeps what is there", async ({
  folder,
}) => {
  const { find, home, at } = machine(folder, CACHES);
  symlinkSync("/etc/passwd", join(home, ".npm/_cacache/link"));
  const own = join(folder, "own");
  mkdirSync(own);
  const filled = await fillHome(own, find().found);
  expect(filled.leftOut).toEqual([]);
  expect(filled.given.toSorted()).toEqual(
    find()
      .found.map(({ path }) => path)
      .toSorted(),
  );
  expect(filled.shown.toSorted()).toEqual(
    [".cache/ms-playwright", ".gradle/caches", ".local/bin", ".local/lib", ".nuget/packages"].map(at),
  );
  expect(Object.keys(filled.variables).sort()).toEqual(["GRADLE_RO_DEP_CACHE", "NUGET_FALLBACK_PACKAGES"]);
  expect(readFileSync(join(own, ".npm/_cacache/x"), "utf8")).toContain("_cacache");
  expect(readlinkSync(join(own, ".npm/_cacache/link"))).toBe("/etc/passwd");
  expect(readlinkSync(join(own, ".cache/ms-playwright/chromium-1"))).toBe(at(".cache/ms-playwright/chromium-1"));
  expect(readdirSync(join(own, ".local/lib/python3.12/site-packages"))).toEqual(["earlier-steps.pth"]);
  writeFileSync(join(own, ".npm/_cacache/x"), "changed");
  expect(readFileSync(at(".npm/_cacache/x"), "utf8")).toContain("this is");
});

test("what is larger than copies may be is left out and said, or found by a setting", async ({ folder }) => {
  const { find, at } = machine(folder, [".cache/go-build/x", ".m2/repository/a.jar", ".npm/_cacache/x"]);
  for (const path of [".cache/go-build/x", ".m2/repository/a.jar"])
    writeFileSync(at(path), Buffer.alloc(3.5 * 1024 ** 2)); // some versions of du count folders too
  const own = join(folder, "own");
  mkdirSync(own);
  const filled = await fillHome(own, find().found, { bytes: 2 * 1024 ** 2, milliseconds: 20_000 });
  expect(filled.leftOut).toEqual([
    {
      path: at(".cache/go-build"),
      why: expect.stringMatching(/^it is 4 MB large; copies take at most 2 MB and 20 s$/),
    },
  ]);
  expect(filled.variables).toEqual({ MAVEN_ARGS: `-Dmaven.repo.local.tail=${at(".m2/repository")}` });
  expect(filled.shown).toEqual([at(".m2/repository")]);
  expect(readdirSync(own)).toEqual([".config", ".npm"]);
});

test("what takes too long is left out whole", async ({ folder }) => {
  const { find } = machine(folder, [".npm/_cacache/x"]);
  const own = join(folder, "own");
  mkdirSync(own);
  const { leftOut, given } = await fillHome(own, find().found, { bytes: 1024 ** 3, milliseconds: 0 });
  expect(leftOut).toHaveLength(1);
  expect(given).toEqual([]);
  expect(statSync(own).isDirectory() && readdirSync(own)).toEqual([".config"]);
  expect(readdirSync(join(own, ".config"), { recursive: true })).toEqual(["git", "git/config"]);
});

test.for([
  ["~/.aws", "credentials, which programs keep there"],
  ["~/.aws/cache", "credentials, which programs keep in "],
  ["~/.unheard-of", "settings and credentials that a tool can have there"],
  ["~", "what is in "],
] as const)("why %s is refused is said: %s", ([name, why], { folder }) => {
  const { find } = machine(folder, []);
  expect(() => find(name)).toThrow(`would show the agent's commands ${why}`);
});
