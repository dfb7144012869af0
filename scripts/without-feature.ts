/**
 * Proves that a feature can be deleted: `npm run without-feature -- NAME` makes a copy of this checkout without the folder of the
 * feature, its line in `src/run/features.ts`, its inputs in action.yml, its prompts and its tests, and has the copy pass the check
 * and the units of `tests/run`. Without a name, every feature is deleted in turn; `--by-turns` chooses one by the number of
 * commits. Exports that only the feature used may stay.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FEATURES } from "../src/run/features.ts";

/** The check, and the units of a run, in the copy. */
const commands = [
  "npx vitest run --project units tests/prompts.test.ts -u",
  "npx biome check --write src/run/features.ts src/prompt-names.ts",
  "npx biome check --error-on-warnings src tests/run scripts",
  "npx tsc --noEmit",
  "npx knip --exclude exports,types,nsExports,nsTypes",
  "npx vitest run --project units tests/run",
];

const root = join(import.meta.dirname, "..");
const [named] = process.argv.slice(2);
const chosen = FEATURES.filter(({ name }, at) => {
  if (named === "--by-turns") return at === commits() % FEATURES.length;
  return named === undefined || name === named;
});

if (chosen.length === 0) {
  process.stderr.write(
    `There is no feature ${named}. The features are ${FEATURES.map(({ name }) => name).join(", ")}.\n`,
  );
  process.exitCode = 2;
}
for (const { name, inputs } of chosen) {
  const copy = copyWithout(name, Object.keys(inputs.shape));
  try {
    for (const command of commands) run(copy, command);
    process.stdout.write(`Without ${name}: the check and the units of tests/run pass.\n`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function commits(): number {
  return Number(spawnSync("git", ["rev-list", "--count", "HEAD"], { cwd: root, encoding: "utf8" }).stdout);
}

/** The copy has the modules of this checkout. */
function copyWithout(name: string, inputs: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), "without-feature-"));
  const { stdout } = spawnSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 100_000_000 });
  for (const path of stdout.split("\0").filter(Boolean))
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const path of [`src/run/features/${name}`, `tests/run/features/${name}`, `prompts/${name}`])
    rmSync(join(copy, path), { recursive: true, force: true });
  const object = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  edit(join(copy, "src/run/features.ts"), (text) =>
    text
      .replace(new RegExp(`import \\{ ${object} \\} from .*\\n`), "")
      .replace(/(?<=FEATURES: readonly Feature\[\] = \[)[^\]]*/, (list) =>
        list
          .split(",")
          .filter((one) => one.trim() !== object)
          .join(","),
      ),
  );
  edit(join(copy, "action.yml"), (text) =>
    inputs.reduce((left, input) => left.replace(new RegExp(`^  ${input}:\\n(?:    .*\\n|\\n)*`, "m"), ""), text),
  );
  return copy;
}

function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${path} has nothing of the feature.`);
  writeFileSync(path, after);
}

function run(cwd: string, command: string): void {
  const [program = "", ...args] = command.split(" ");
  const { status } = spawnSync(program, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`${command} failed in ${cwd}.`);
}
