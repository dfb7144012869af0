/**
 * Runs the suites of `tests/outside/runners/` with the test runners of this machine, and writes their outputs to
 * `tests/run/outcome/tests/outputs`: `node scripts/runner-outputs.ts [NAME …]`. A runner that is not there is passed over.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MORE } from "../tests/outside/runners/more-suites.ts";
import { SKIPPED } from "../tests/outside/runners/skipped-suites.ts";
import { GO, KINDS, type Kind, NPM, PYPI, SUITES, type Suite } from "../tests/outside/runners/suites.ts";

const outputs = join(import.meta.dirname, "..", "tests", "run", "outcome", "tests", "outputs");
const tools = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "deckhand-runners");
/** The Node of this program comes before that of the machine. */
const path = [
  dirname(process.execPath),
  join(tools, "node_modules", ".bin"),
  join(tools, "venv", "bin"),
  join(tools, "go"),
  process.env.PATH,
].join(":");

const [, , ...names] = process.argv;
installTools();
mkdirSync(outputs, { recursive: true });
const isWanted = ({ name }: Suite) => names.length === 0 || names.includes(name);
for (const suite of SUITES.filter(isWanted)) record(suite, ["pipe", "terminal"]);
for (const suite of [...MORE, ...SKIPPED].filter(isWanted)) record(suite, ["pipe"]);

function installTools(): void {
  if (existsSync(tools)) return;
  mkdirSync(tools, { recursive: true });
  const commands = [
    `npm install --no-audit --no-fund --silent ${NPM.join(" ")}`,
    `python3 -m venv venv && venv/bin/pip install -q ${PYPI.join(" ")}`,
    ...GO.map((name) => `GOBIN="$PWD/go" go install ${name}`),
  ];
  writeFileSync(join(tools, "package.json"), "{}");
  for (const command of commands) {
    const { status } = spawnSync("bash", ["-c", command], { cwd: tools, stdio: "inherit" });
    if (status !== 0) process.stdout.write(`${command} ended with ${status}\n`);
  }
}

type Place = "pipe" | "terminal";

function record(suite: Suite, places: readonly Place[]): void {
  const version = run(tools, suite.version, "pipe");
  if (version.exitCode !== 0) {
    process.stdout.write(`${suite.name}: not on this machine\n`);
    return;
  }
  const parts = KINDS.flatMap((kind) => (suite.suites[kind] ? recordKind(suite, kind, places) : []));
  const [said = ""] = version.output.trim().split("\n");
  writeFileSync(join(outputs, `${suite.name}.txt`), `${said}\n${parts.join("")}`);
  process.stdout.write(`${suite.name}: ${said}\n`);
}

/** As into a pipe, or as in a terminal, with its colors. */
function recordKind(suite: Suite, kind: Kind, places: readonly Place[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "suite-"));
  const files = { ...suite.files, ...suite.suites[kind] };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(tools, "node_modules"), join(folder, "node_modules"));
  if (suite.prepare) run(folder, suite.prepare, "pipe");
  const parts = places.map((place) => {
    const { output, exitCode } = run(folder, suite.command, place);
    return `%%% ${kind}, ${place}, exit ${exitCode}: ${suite.command}\n${trimmed(clean(output, folder))}\n`;
  });
  rmSync(folder, { recursive: true, force: true });
  return parts;
}

function run(cwd: string, command: string, place: Place) {
  const words = place === "pipe" ? ["bash", "-c", `${command} 2>&1`] : ["script", "-qec", command, "/dev/null"];
  const [program = "", ...args] = words;
  const env = {
    ...process.env,
    PATH: path,
    GOFLAGS: "-mod=mod",
    COLUMNS: "100",
    BASH_ENV: "",
    NO_UPDATE_NOTIFIER: "1",
  };
  const { stdout, status, signal } = spawnSync(program, args, {
    cwd,
    env,
    encoding: "utf8",
    input: "",
    timeout: 300_000,
    maxBuffer: 1e8,
  });
  return { output: stdout, exitCode: signal ? 137 : (status ?? -1) };
}

/** Nothing of this machine is in it. */
function clean(output: string, folder: string): string {
  return output
    .replaceAll("\r\n", "\n")
    .replaceAll(folder, "/suite")
    .replaceAll(folder.slice(1), "suite")
    .replaceAll(tools, "/tools")
    .replaceAll(homedir(), "/home")
    .replaceAll(/\bhttps?:\/\/[^\s)>\]'"]+/g, "https://example.test")
    .replaceAll(/\/(?:usr|opt|root|tmp|var)\/[^\s:)>\]'",]+/g, "/machine");
}

/** Stacks and downloads say nothing of how the tests ended. */
function trimmed(output: string): string {
  const lines = output
    .trimEnd()
    .split("\n")
    .filter((line) => line.length < 400 && !/Download(?:ing|ed) from/.test(line));
  return (lines.length > 70 ? [...lines.slice(0, 15), "[…]", ...lines.slice(-50)] : lines).join("\n");
}
