/** Lock files that the tools themselves wrote: npm, Yarn, pnpm, Bun, Cargo and uv. `real/` has each before and after an update. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseYaml } from "../../../src/core/skill/frontmatter.ts";
import { compareLocks, type LockVerdict } from "../../../src/policy/lock/compare-locks.ts";
import { FORMATS } from "../../../src/policy/lock/formats.ts";
import { strangeAddress } from "../../../src/policy/lock/lock.ts";
import { readManifest } from "../../../src/policy/lock/manifest.ts";
import { readPlainYaml } from "../../../src/policy/lock/parse.ts";
import { manifestsSay } from "../../../src/policy/lock/repository.ts";

/** What the tools were given after the update; before it, there was `left-pad` 1.2.0 and no package `b`. */
const SITE = {
  "package.json": JSON.stringify({
    workspaces: ["packages/*"],
    dependencies: { "left-pad": "1.3.0", "@isaacs/cliui": "8.0.2", chokidar: "3.6.0", pad: "npm:left-pad@1.1.3" },
  }),
  "packages/b/package.json": JSON.stringify({ name: "b", version: "1.0.0", dependencies: { "is-odd": "3.0.1" } }),
};
const CARGO = { "Cargo.toml": '[dependencies]\nitoa = "=1.0.10"\nryu = "=1.0.17"\n' };
const PYTHON = { "pyproject.toml": '[project]\ndependencies = ["idna==3.7", "click==8.1.7"]\n' };

const REAL = [
  ["npm-1", "package-lock.json", SITE],
  ["npm-2", "package-lock.json", SITE],
  ["npm-3", "package-lock.json", SITE],
  ["yarn-1", "yarn.lock", SITE],
  ["yarn-4", "yarn.lock", SITE],
  ["pnpm-9", "pnpm-lock.yaml", SITE],
  ["bun", "bun.lock", SITE],
  ["cargo", "Cargo.lock", CARGO],
  ["uv", "uv.lock", PYTHON],
] as const;

const real = (name: string) => readFileSync(join(import.meta.dirname, "real", `${name}.lock`), "utf8");

function verdictOf(
  name: string,
  [before, after]: readonly string[],
  texts: Readonly<Record<string, string>>,
): LockVerdict {
  const format = FORMATS.get(name);
  if (!format || before === undefined || after === undefined) throw new Error(name);
  const manifests = Object.entries(texts).map(([path, text]) => readManifest(path.split("/").at(-1) ?? "", text));
  const say = manifestsSay(name, manifests, new Map(Object.keys(texts).map((path) => [path, ""])));
  const strange = strangeAddress(before, after, { ...format, hasFolder: say.hasFolder });
  if (strange !== undefined) return { status: "refused", why: strange };
  return compareLocks(format.read(before), format.read(after), format.places, say);
}

test.for(REAL)("an update that %s wrote is taken", ([name, lock, manifests]) => {
  const [before, after] = [real(`${name}-before`), real(`${name}-after`)];
  const verdict = verdictOf(lock, [before, after], manifests);
  expect(verdict).toMatchObject({ status: "kept" });
  const added = verdict.status === "kept" ? verdict.added : [];
  expect(added).toEqual(expect.arrayContaining(manifests === SITE ? ["left-pad 1.3.0", "is-odd 3.0.1"] : []));
  expect(added.length).toBeGreaterThan(1);
  // A removal of what the manifest no longer names.
  expect(verdictOf(lock, [after, before], {})).toMatchObject({ status: "kept" });
});

test.for(REAL.filter(([, , manifests]) => manifests === SITE))(
  "that of %s is withheld where no manifest names the alias, or where one still names what is gone",
  ([name, lock]) => {
    const [before, after] = [real(`${name}-before`), real(`${name}-after`)];
    const other = { ...SITE, "package.json": SITE["package.json"].replace("npm:left-pad@1.1.3", "1.0.0") };
    expect(verdictOf(lock, [before, after], other)).toMatchObject({ status: "refused" });
    expect(verdictOf(lock, [after, before], SITE)).toMatchObject({
      why: expect.stringContaining("is gone from it, although a manifest names it"),
    });
  },
);

test.for(["npm-1", "npm-2", "npm-3", "yarn-4", "pnpm-9", "bun"])(
  "a package of the repository that %s took in is withheld where it has no manifest",
  (name) => {
    const lock = REAL.find(([one]) => one === name)?.[1] ?? "";
    const { "package.json": root } = SITE;
    const texts = [real(`${name}-before`), real(`${name}-after`)];
    const isPnpm = name === "pnpm-9";
    // pnpm names the folder only; nothing links to it.
    expect(verdictOf(lock, texts, { "package.json": root })).toMatchObject({ status: isPnpm ? "kept" : "refused" });
  },
);

test.for(["yarn-4-after", "pnpm-9-after"])("%s is read as a library of YAML reads it", (name) => {
  const asTexts = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_, one) => (typeof one === "number" || typeof one === "boolean" ? String(one) : one)),
    );
  expect(readPlainYaml(real(name))).toEqual(asTexts(parseYaml(real(name))));
});
