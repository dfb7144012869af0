/** Caches of earlier steps, from inside: what is there, that nothing of it can be changed, and what beside it is not there. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { isIn, newCanaries } from "./canaries.ts";
import { bash, makeYard, plant } from "./yard.ts";

const BESIDE = [
  ".m2/settings.xml",
  ".gradle/gradle.properties",
  ".gradle/init.d/a.gradle",
  ".npm/token",
  ".config/pip/pip.conf",
];

const INSIDE = [".gradle/caches/8.14/cc-keystore/k", ".npm/_cacache/auth.json", ".cache/ms-playwright/credentials"];

/** A yard whose home has caches, with a secret in everything beside them. */
async function begin(caches: readonly string[] = []) {
  const yard = makeYard();
  onTestFinished(() => yard.raze());
  const secret = newCanaries().apiKey;
  plant(yard.home, {
    ...Object.fromEntries([...BESIDE, ...INSIDE].map((path) => [path, secret])),
    ".m2/repository/org/a/a.jar": "a jar",
    ".gradle/caches/modules-2/files/b.jar": "b jar",
    ".npm/_cacache/index/c": "an entry",
    ".cache/pip/wheels/d.whl": "a wheel",
    ".cache/ms-playwright/chromium-1/chrome": "a browser",
    ".local/bin/own-tool": "#!/bin/sh\necho ran\n",
    ".local/lib/python3.11/site-packages/own_package.py": "print('imported')",
    ".tool/cache/e": "named",
  });
  chmodSync(join(yard.home, ".local/bin/own-tool"), 0o755);
  for (const path of [".cache/pip", ".cache/pip/wheels"]) chmodSync(join(yard.home, path), 0o700);
  chmodSync(join(yard.home, ".cache/pip/wheels/d.whl"), 0o600);
  for (const cache of [".m2/repository/out", ".cache/ms-playwright/out"])
    symlinkSync(yard.home, join(yard.home, cache));
  const env = { ...yard.options.env, PATH: `${join(yard.home, ".local/bin")}:${yard.options.env.PATH}` };
  const sandbox = await yard.open({ env, caches });
  onTestFinished(() => sandbox.close());
  return { yard, sandbox, secret };
}

describe("caches of earlier steps", needsSandbox, () => {
  test("are where tools look for them, files that only their owner may read too", async () => {
    const { sandbox } = await begin();
    const printed = await bash(
      sandbox,
      `cat ~/.m2/repository/org/a/a.jar ~/.npm/_cacache/index/c ~/.cache/pip/wheels/d.whl \\
         ~/.cache/ms-playwright/chromium-1/chrome $GRADLE_RO_DEP_CACHE/modules-2/files/b.jar; echo; own-tool; command -v own-tool`,
    );
    expect(printed).toBe("a jaran entrya wheela browserb jar\nran\n/home/agent/.local/bin/own-tool\n");
    expect(sandbox.report().caches).toMatchObject({ leftOut: [], given: { length: 7 } });
  });

  test("are not changed by anything that commands do, and the settings beside them are not there", async () => {
    const { yard, sandbox, secret } = await begin();
    const { home } = yard;
    const folders = [
      ".m2/repository",
      ".gradle/caches",
      ".npm/_cacache",
      ".cache/pip",
      ".cache/ms-playwright",
      ".local/bin",
    ];
    const before = folders.map((path) => filesIn(join(home, path)));
    const printed = await bash(
      sandbox,
      `for folder in ${folders.map((path) => `~/${path} ${join(home, path)}`).join(" ")}; do
         find -L $folder -type f -exec sh -c 'echo changed >> "$1"' sh {} \\; ; touch $folder/new; rm -rf $folder/*
       done 2>/dev/null; touch ${home}/.cache/ms-playwright/new; ls -A ~ ${home}; grep -rs . ~ ${home} --include='*' | head -c 100000
       ls ~/.m2/repository/out ~/.cache/ms-playwright/out ${home}/.gradle/caches/8.14/cc-keystore 2>&1; echo over`,
    );
    expect(printed).toContain("over");
    expect(printed).toContain("Read-only file system");
    expect(isIn(secret, printed)).toBe(false);
    for (const name of [".m2", ".npm", ".config"])
      expect(printed).not.toMatch(new RegExp(`${name}/(settings|token|pip)`));
    await sandbox.close();
    expect(folders.map((path) => filesIn(join(home, path)))).toEqual(before);
    for (const path of BESIDE) expect(readFileSync(join(home, path), "utf8")).toBe(secret);
  });

  test("folders that the workflow names are there too, and only to be read", async () => {
    const { yard, sandbox } = await begin(["~/.tool/cache"]);
    expect(
      await bash(sandbox, "cat ~/.tool/cache/e; echo x > ~/.tool/cache/e; echo own > ~/.tool/own; cat ~/.tool/own"),
    ).toMatch(/^named.*Read-only file system\nown\n$/s);
    expect(readFileSync(join(yard.home, ".tool/cache/e"), "utf8")).toBe("named");
  });

  test("are not there where the workflow, or a run on the code of a fork, says none", async () => {
    const { yard, sandbox } = await begin(["none"]);
    expect(
      await bash(sandbox, `ls -A ~; ls ${yard.home} 2>/dev/null; own-tool 2>/dev/null; echo "[$GRADLE_RO_DEP_CACHE]"`),
    ).toBe(".config\n[]\n"); // with the name and the address of the agent's commits
  });

  test("of pnpm, the program that its setup action installed runs, with and without the store beside it", async () => {
    const store = "setup-pnpm/node_modules/.bin/store";
    for (const [caches, expected] of [
      [[], "ran\na file\n"],
      [["none"], "ran\n"],
    ] as const) {
      const yard = makeYard();
      onTestFinished(() => yard.raze());
      const bin = join(yard.home, "setup-pnpm/node_modules/.bin");
      plant(yard.home, {
        [`${store}/v10/a`]: "a file\n",
        "setup-pnpm/node_modules/.bin/pnpm": "#!/bin/sh\necho ran\n",
      });
      chmodSync(join(bin, "pnpm"), 0o755);
      const sandbox = await yard.open({
        env: { ...yard.options.env, PATH: `${bin}:${yard.options.env.PATH}` },
        caches,
      });
      onTestFinished(() => sandbox.close());
      const script = `pnpm; cat ~/.local/share/pnpm/store/v10/a ${join(yard.home, store)}/v10/a 2>/dev/null`;
      expect(await bash(sandbox, `${script}; true`)).toBe(expected);
    }
  });

  test("of Poetry, the program runs where its own installer put it", async () => {
    const yard = makeYard();
    onTestFinished(() => yard.raze());
    const program = join(yard.home, ".local/share/pypoetry/venv/bin/poetry");
    plant(yard.home, { ".local/share/pypoetry/venv/bin/poetry": "#!/bin/sh\necho ran\n", ".local/bin/other": "" });
    chmodSync(program, 0o755);
    symlinkSync(program, join(yard.home, ".local/bin/poetry"));
    const env = { ...yard.options.env, PATH: `${join(yard.home, ".local/bin")}:${yard.options.env.PATH}` };
    const sandbox = await yard.open({ env });
    onTestFinished(() => sandbox.close());
    expect(await bash(sandbox, "poetry")).toBe("ran\n");
  });

  test("packages that were installed for the user are imported, and more can be installed beside them", async () => {
    const { sandbox } = await begin();
    const version = (await bash(sandbox, "python3 -c 'import sys; print(sys.version_info.minor)'")).trim();
    const yard = makeYard();
    onTestFinished(() => yard.raze());
    const packages = `.local/lib/python3.${version}/site-packages`;
    plant(yard.home, { [`${packages}/own_package.py`]: "print('imported')" });
    const other = await yard.open();
    onTestFinished(() => other.close());
    const script = `touch ~/${packages}/mine.py && python3 -c 'import own_package, mine'`;
    expect(await bash(other, script)).toBe("imported\n");
  });

  test.for([
    [[], "high"],
    [["none"], "ENOTCACHED"],
  ] as const)("npm without the network, with `caches: %j`: %s", async ([caches, expected]) => {
    const yard = makeYard();
    onTestFinished(() => yard.raze());
    const env = { PATH: process.env.PATH ?? "", HOME: yard.home };
    const npm = (folder: string, ...args: string[]) =>
      execFileSync("npm", args, {
        cwd: folder,
        env,
        encoding: "utf8",
        timeout: HANGS_MS,
        stdio: ["ignore", "pipe", "ignore"],
      });
    plant(yard.base, {
      "tide/package.json": JSON.stringify({ name: "tide", version: "1.0.0", main: "tide.js" }),
      "tide/tide.js": "module.exports = 'high';\n",
    });
    const [{ filename, integrity }] = JSON.parse(npm(join(yard.base, "tide"), "pack", "--json"));
    npm(yard.base, "cache", "add", join(yard.base, "tide", filename));
    const dependencies = { tide: "1.0.0" };
    const resolved = "https://registry.npmjs.org/tide/-/tide-1.0.0.tgz";
    const packages = {
      "": { name: "app", version: "1.0.0", dependencies },
      "node_modules/tide": { version: "1.0.0", resolved, integrity },
    };
    plant(yard.workspace, {
      "package.json": JSON.stringify({ name: "app", version: "1.0.0", dependencies }),
      "package-lock.json": JSON.stringify({ name: "app", version: "1.0.0", lockfileVersion: 3, packages }),
    });
    const sandbox = await yard.open({ env: { ...yard.options.env, ...env }, caches });
    onTestFinished(() => sandbox.close());
    const install = "npm ci --offline --no-audit 2>&1 | tail -3; node -p 'require(`tide`)' 2>&1";
    expect(await bash(sandbox, install)).toContain(expected);
  });

  test("a folder that holds credentials is refused before anything is changed", async () => {
    const yard = makeYard();
    onTestFinished(() => yard.raze());
    mkdirSync(join(yard.home, ".m2"));
    await expect(yard.open({ caches: ["~/.m2"] })).rejects.toThrow("would show the agent's commands credentials");
    expect(existsSync(join(yard.options.folder, "git-settings"))).toBe(false);
  });
});

/** All files below a folder with what they hold; links are not followed. */
function filesIn(folder: string): readonly string[] {
  const paths = execFileSync("find", [folder, "-type", "f"], { encoding: "utf8" }).split("\n").filter(Boolean);
  return paths.map((path) => `${path}: ${readFileSync(path, "utf8")}`).sort();
}
