/** Real test runners in whole stories: how their suites ended is told as it was. */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { call } from "../../src/rehearsal/model/script.ts";
import { openStage } from "../../src/rehearsal/stage.ts";
import { endOfConsole, problemsOf } from "./checks.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { must } from "./process.ts";
import { makeEnvironment } from "./python.ts";
import { NPM, PYPI, SUITES, type Suite } from "./runners/suites.ts";

/** By the names of `runners/suites.ts`. Two are of npm's packages, two of PyPI's; the others come with their language. */
const PLAYED = ["node", "npm-test", "mocha", "jest", "pytest", "unittest", "go", "cargo"];

const isNeeded = (pin: string) => /^(?:mocha|jest|pytest)\b/.test(pin);

export const runners: Counterpart = {
  name: "runners",
  about: "real test runners in whole stories: a suite that passes, one that fails, one without a test",
  pins: [...NPM, ...PYPI].filter(isNeeded),
  install,
  play,
};

async function install(folder: string): Promise<void> {
  writeFileSync(join(folder, "package.json"), "{}");
  const packages = NPM.filter(isNeeded);
  await must("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: folder, limitMs: 600_000 });
  await makeEnvironment({ folder: join(folder, "venv"), python: [3, 10], packages: PYPI.filter(isNeeded) });
}

/** How the suite ends, the command, and the beginning of the row that the comment must have. */
type Played = Readonly<{ kind: "passing" | "failing" | "empty"; command: string; row: RegExp }>;

/** Not by a runner that is not there. */
const FAILED = /\| ❌ (?!12[67]\b)\d/;

function playsOf({ command }: Suite): readonly Played[] {
  return [
    { kind: "passing", command, row: /\| ✅ 0/ },
    { kind: "passing", command: `timeout 300 bash -c '${command}'`, row: /\| ✅ 0/ },
    { kind: "failing", command, row: FAILED },
    { kind: "failing", command: `(${command})`, row: FAILED },
    { kind: "empty", command, row: /\| (?:⚪|❌) (?!12[67]\b)/ },
  ];
}

async function* play(world: World): AsyncIterable<Row> {
  for (const suite of SUITES.filter(({ name }) => PLAYED.includes(name))) {
    for (const played of playsOf(suite)) yield await playOne(world, suite, played);
  }
}

async function playOne({ action, folder, scratch }: World, suite: Suite, { kind, command, row }: Played): Promise<Row> {
  await using stage = await openStage({
    bundle: join(action, "dist", "index.js"),
    script: [
      call("terminal", { command: unpacking(packed(suite, kind, scratch)) }),
      call("terminal", {
        command: 'export PATH="$PWD/node_modules/.bin:$PWD/.venv/bin:$PATH" CARGO_TARGET_DIR=/tmp/target',
      }),
      call("terminal", { command, timeout: 300 }),
      call("finish", { message: "All tests pass." }),
    ],
  });
  const rehearsal = await stage.play({ earlier: async (workspace) => putPackages(folder, workspace) });
  const comment = rehearsal.comments.at(-1)?.body ?? "";
  const isTold = comment.split("\n").some((line) => line.includes(command) && row.test(line));
  const told = isTold ? [] : [comment.slice(0, 3000) || endOfConsole(rehearsal)];
  return { what: `${suite.name}, ${kind}: ${command}`, problems: [...told, ...problemsOf(rehearsal, [])] };
}

/** As a step of the job before does it. Tools cannot read the home of this user, and git passes over these folders. */
function putPackages(folder: string, workspace: string): void {
  appendFileSync(join(workspace, ".git", "info", "exclude"), "node_modules\n.venv\n");
  cpSync(join(folder, "node_modules"), join(workspace, "node_modules"), { recursive: true, verbatimSymlinks: true });
  cpSync(join(folder, "venv"), join(workspace, ".venv"), { recursive: true, verbatimSymlinks: true });
  const programs = join(workspace, ".venv", "bin");
  for (const { name } of readdirSync(programs, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(programs, name);
    writeFileSync(path, readFileSync(path, "utf8").replace(/^#!.*python.*/, "#!/usr/bin/env python3"));
  }
}

/** The files of a suite, as base64 of an archive. */
function packed(suite: Suite, kind: Played["kind"], scratch: string): string {
  const folder = mkdtempSync(join(scratch, "suite-"));
  for (const [path, text] of Object.entries({ ...suite.files, ...suite.suites[kind] })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return execFileSync("tar", ["-C", folder, "-cz", "."]).toString("base64");
}

/** Into the checkout, without the files of the bundled repository. */
function unpacking(archive: string): string {
  return `git rm -rqf . && echo ${archive} | base64 -d | tar -xz`;
}
