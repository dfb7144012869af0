/** Which command installs what a command lacked, in repositories with several lock files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import type { Event } from "../../../../src/core/event/event.ts";
import { EventLog } from "../../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../../src/core/event/file-store.ts";
import { missingIn } from "../../../../src/run/outcome/missing-packages.ts";
import { countingStamper } from "../../../core/event/counting-stamper.ts";
import { test } from "../../../core/workspace/temp-folder.ts";

const NODE = "Error: Cannot find module 'left-pad'";
const PYTHON = "ModuleNotFoundError: No module named 'flask'";
const JEST = "sh: 1: jest: not found";
const PYTEST = "bash: line 1: pytest: command not found";

const PNPM_CI = "corepack pnpm install --frozen-lockfile";
const UV = "uv sync --frozen";

const BOTH = { "package.json": "{}", "package-lock.json": "", "pnpm-lock.yaml": "" };
const PYTHONS = { "uv.lock": "", "requirements.txt": "", "pyproject.toml": "" };
const MONO = { "web/package.json": "{}", "web/package-lock.json": "", "api/uv.lock": "", "api/pyproject.toml": "" };

/** `after` is the folder of the shell when the command has ended; `before` is another command, with that folder. */
type Step = Readonly<{ command: string; output?: string; after?: string }>;

test.for<[string, Readonly<Record<string, string>>, readonly Step[], string | undefined]>([
  ["the program decides", BOTH, [{ command: "pnpm test", output: NODE }], PNPM_CI],
  ["the program decides for npm", BOTH, [{ command: "CI=1 npm test", output: NODE }], "npm ci"],
  ["a wrapper stands before it", BOTH, [{ command: "timeout 60 bash -c 'pnpm test'", output: NODE }], PNPM_CI],
  ["nothing decides", BOTH, [{ command: "node a.js", output: NODE }], undefined],
  ["two programs are named", BOTH, [{ command: "npm run a && pnpm test", output: NODE }], undefined],
  [
    "the manifest decides",
    { ...BOTH, "package.json": '{ "packageManager": "pnpm@9.15.0" }' },
    [{ command: "npm test", output: NODE }],
    PNPM_CI,
  ],
  ["uv runs it", PYTHONS, [{ command: "uv run pytest", output: PYTHON }], UV],
  ["Python alone has two files", PYTHONS, [{ command: "python -m pytest", output: PYTHON }], undefined],
  [
    "pip is not there",
    PYTHONS,
    [{ command: "pip install flask", output: PYTHON }],
    "pip install --user -r requirements.txt",
  ],
  ["there is one lock file", { "uv.lock": "" }, [{ command: "pytest", output: PYTHON }], UV],
  [
    "a lock file of another tool is alone",
    { "package.json": "{}", "pnpm-lock.yaml": "" },
    [{ command: "npm test", output: NODE }],
    PNPM_CI,
  ],
  [
    "there is no lock file",
    { "package.json": "{}" },
    [{ command: "npm test", output: JEST }],
    "npm install --no-package-lock",
  ],
  ["there is no lock file of the tool", { "package.json": "{}" }, [{ command: "pnpm test", output: JEST }], undefined],
  ["it changes to the folder", MONO, [{ command: "cd web && npm test", output: NODE }], "cd web && npm ci"],
  ["it changes to the other folder", MONO, [{ command: "(cd api; pytest -q)", output: PYTEST }], `cd api && ${UV}`],
  ["an option names the folder", MONO, [{ command: "npm --prefix web test", output: JEST }], "cd web && npm ci"],
  [
    "the shell was there",
    MONO,
    [
      { command: "cd api", after: "api" },
      { command: "pytest", output: PYTEST },
    ],
    `cd api && ${UV}`,
  ],
  ["the folder has no such file", MONO, [{ command: "make test", output: PYTEST }], undefined],
  ["the folder is of another family", MONO, [{ command: "cd web && make test", output: PYTHON }], undefined],
  [
    "the folder is not said",
    MONO,
    [{ command: 'for d in web api; do cd "$d"; npm test; done', output: NODE }],
    undefined,
  ],
  [
    "the shell is elsewhere",
    MONO,
    [
      { command: "cd /tmp", after: "../elsewhere" },
      { command: "npm test", output: NODE },
    ],
    undefined,
  ],
  [
    "two folders lack something",
    MONO,
    [
      { command: "cd web && npm test", output: NODE },
      { command: "cd ../api && pytest", output: PYTHON, after: "api" },
    ].map((step, at) => (at === 0 ? { ...step, after: "web" } : step)),
    `(cd web && npm ci) && (cd api && ${UV})`,
  ],
  [
    "a workspace has one lock file",
    { "package.json": '{ "workspaces": ["web"] }', "package-lock.json": "", "web/package.json": "{}" },
    [{ command: "cd web && npm test", output: NODE }],
    "npm ci",
  ],
  [
    "the folder below is no workspace",
    { "package.json": "{}", "package-lock.json": "", "web/package.json": "{}" },
    [{ command: "cd web && npm test", output: NODE }],
    undefined,
  ],
  [
    "the folder has nothing of its own",
    { "package.json": "{}", "package-lock.json": "", "src/a.js": "" },
    [{ command: "cd src && node a.js", output: NODE }],
    "npm ci",
  ],
  [
    "a module of Gradle",
    { gradlew: "", "settings.gradle": "", "app/build.gradle": "" },
    [{ command: "cd app && ../gradlew test", output: "> Could not resolve junit:junit:4.13." }],
    "./gradlew testClasses",
  ],
  [
    "Maven and Gradle stand side by side",
    { "pom.xml": "", gradlew: "" },
    [{ command: "mvn -B test", output: "Could not find artifact a:b:jar:1" }],
    "mvn --batch-mode dependency:go-offline",
  ],
  [
    "a program is of a family that the folder has beside others",
    { "package.json": "{}", "package-lock.json": "", "requirements.txt": "" },
    [{ command: "make test", output: "make: pytest: No such file or directory" }],
    "pip install --user -r requirements.txt",
  ],
  [
    "a program is of no family",
    { "package.json": "{}", "package-lock.json": "", "go.mod": "" },
    [{ command: "make test", output: "make: protoc-gen-x: No such file or directory" }],
    undefined,
  ],
  [
    "no package brings a program",
    { "go.mod": "" },
    [{ command: "make test", output: "sh: 1: gotestsum: not found" }],
    undefined,
  ],
])("where %s", ([, files, steps, expected], { folder }) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const found = missingIn(logOf(folder, steps), folder);
  expect(found?.names).not.toEqual([]);
  expect(found?.command).toBe(expected);
});

test("a command in another folder repairs nothing; the same in its folder does", ({ folder }) => {
  const failed = { command: "cd web && npm test", output: NODE };
  const later = (command: string) => missingIn(logOf(folder, [failed, { command }]), folder);
  expect(later("cd api && npm test")?.names).toEqual(["left-pad"]);
  expect(later("cd web && npm test")).toBeUndefined();
  expect(later("npm --prefix web ci")).toBeUndefined();
});

/** Steps with an output have failed. */
function logOf(folder: string, steps: readonly Step[]): readonly Event[] {
  const log = new EventLog(memoryStore(), countingStamper());
  return steps.map(({ command, output, after = "" }, at) =>
    log.append({
      ...{ kind: "ObservationEvent", tool_name: "terminal", tool_call_id: `c${at}`, action_id: `a${at}` },
      observation: {
        ...{ kind: "TerminalObservation", command, exit_code: output === undefined ? 0 : 1 },
        content: [{ type: "text", text: output ?? "" }],
        metadata: { working_dir: join(folder, after) },
      } as never, // as the terminal makes it
    }),
  );
}
