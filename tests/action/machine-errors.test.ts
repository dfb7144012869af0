/** An error of the system, thrown anywhere: people read our sentence and a remedy, no path of the runner, and nothing of a defect. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getSystemErrorMap } from "node:util";
import fc from "fast-check";
import { expect } from "vitest";
import { run } from "../../src/action/run.ts";
import { gitFault } from "../../src/core/workspace/git/settings.ts";
import { Fault, toFault } from "../../src/lib/fault.ts";
import { prompt } from "../../src/prompts.ts";
import { renderReport } from "../../src/render/report/report.ts";
import { notDone } from "../../src/run/outcome/run-result.ts";
import { withNotes } from "../../src/run/report/ending.ts";
import { withoutRunnerPaths } from "../../src/run/report/report-run.ts";
import type { Run } from "../../src/run/run.ts";
import { printFault } from "../../src/runner/console.ts";
import { Settings } from "../../src/runner/input/settings.ts";
import type { World } from "../../src/runner/world.ts";
import { forever } from "../core/model/endpoint.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { writtenInTest } from "../runner/written.ts";

const written = writtenInTest();

const PLACES = {
  RUNNER_TEMP: "/data/runner-7/_work/_temp",
  GITHUB_WORKSPACE: "/data/runner-7/_work/shop/shop",
  HOME: "/srv/users/runner-7",
  RUNNER_TOOL_CACHE: "/data/runner-7/_work/_tool",
} as const;
const scripts = "/data/runner-7/_work/_actions/acme/deckhand/v0/dist";
const roots = [...Object.values(PLACES), scripts, "/tmp/runner-7/deckhand"];

const code = fc.constantFrom(...[...getSystemErrorMap().values()].map(([name]) => name));
const name = fc.stringMatching(/^[a-z_.][a-z0-9_.-]{0,8}$/).filter((one) => !/^\.+$/.test(one));
const path = fc
  .tuple(fc.constantFrom(...roots), fc.array(name, { maxLength: 4 }))
  .map(([root, names]) => [root, ...names].join("/"));

const systemErrors = fc
  .tuple(code, path, fc.constantFrom("open", "mkdir", "write", "rename"))
  .map(([code, path, syscall]) =>
    Object.assign(new Error(`${code}: some words, ${syscall} '${path}'`), { errno: -1, code, syscall, path }),
  );
const words = fc.constantFrom(
  "No space left on device",
  "Read-only file system",
  "Permission denied",
  "Too many open files",
);
const gitErrors = fc
  .tuple(path, words)
  .map(([path, words]) => gitFault(["add"], new Error(`fatal: Unable to create '${path}/index.lock': ${words}`)));
const wrapped = fc
  .tuple(systemErrors, path)
  .map(
    ([cause, path]) => new Fault("config", `The file ${path} cannot be read.`, { hint: `Look into ${path}/x.`, cause }),
  );
const errors = fc.oneof(systemErrors, gitErrors, wrapped);

const links = {
  repositoryUrl: "https://github.com/acme/shop",
  runUrl: "https://github.com/acme/shop/actions/runs/1",
  conversationId: "c",
  commit: undefined,
  phrases: ["@agent"],
  requester: "maria",
};
const memory = (notes: readonly string[]) => ({
  isKept: true,
  hasUnpublished: false,
  work: { status: "none", kinds: [] },
  notes: new Set(notes),
  failure: { fault: undefined, isNote: () => false },
});
const world = { env: PLACES };

/** What people read of an error: in a comment, in its notes, and in an annotation. */
function toldOf(error: unknown): readonly string[] {
  const fault = toFault(error);
  const done = notDone(fault);
  const note = prompt("state-not-kept", { why: fault.message });
  const run = { memory: memory([note]), github: {}, settings: new Settings({}), world } as unknown as Run; // the part that counts
  printFault(fault, (text) => text, PLACES);
  const annotations = written
    .splice(0)
    .join("")
    .split("\n")
    .filter((line) => line.startsWith("::"));
  const { report } = withoutRunnerPaths(done, PLACES);
  return [renderReport(report, links), withNotes("", run, done), ...annotations];
}

test("in a comment, a note or an annotation, there is no path of the runner and no word about a defect", () => {
  fc.assert(
    fc.property(errors, (error) => {
      for (const text of toldOf(error)) {
        expect(text).not.toMatch(/runner-7|defect/);
        expect(text).not.toContain("undefined");
      }
    }),
    { numRuns: 500 },
  );
});

/** An environment in which reading one variable fails. */
function failing(env: Readonly<Record<string, string>>, variable: string, error: Error): World["env"] {
  return new Proxy(env, {
    get(target, name) {
      if (name === variable) throw error;
      return Reflect.get(target, name);
    },
  });
}

test("main ends with exit code 1, and its output `reason` and the log say what to do", async ({ folder }) => {
  let at = 0;
  await fc.assert(
    fc.asyncProperty(systemErrors, async (error) => {
      at += 1;
      const output = join(folder, `output-${at}`);
      writeFileSync(output, "");
      written.length = 0;
      const env = failing(
        { ...PLACES, GITHUB_OUTPUT: output, GITHUB_EVENT_NAME: "issue_comment" },
        "GITHUB_EVENT_PATH",
        error,
      );
      expect(await run({ env, scripts, broken: forever } as unknown as World)).toBe(1);
      const fault = toFault(error);
      expect(readFileSync(output, "utf8")).toContain(fault.headline);
      expect(readFileSync(output, "utf8")).not.toMatch(/runner-7/);
      const [annotation = ""] = written
        .join("")
        .split("\n")
        .filter((line) => line.startsWith("::error"));
      expect(annotation).toContain(fault.hint);
      expect(annotation).not.toMatch(/runner-7|defect/);
      expect(written.join("")).toContain(`Cause: Error: ${error.message}`);
    }),
    { numRuns: 50 },
  );
});

test("post ends with exit code 0, says the same, and closes what else is open", async ({ folder }) => {
  await fc.assert(
    fc.asyncProperty(systemErrors, async (error) => {
      written.length = 0;
      mkdirSync(join(folder, "other-repositories"), { recursive: true });
      const state = {
        STATE_hasStepRun: "true",
        STATE_openLease: "{}",
        STATE_openOthers: folder,
        "INPUT_GITHUB-TOKEN": "ghs_1",
      };
      const named = { GITHUB_REPOSITORY: "acme/shop", RUNNER_TEMP: folder, GITHUB_WORKSPACE: folder };
      const env = failing({ ...state, ...named }, "GITHUB_RUN_ID", error);
      expect(await run({ env, scripts, broken: forever } as unknown as World)).toBe(0);
      const annotations = written
        .join("")
        .split("\n")
        .filter((line) => line.startsWith("::error"));
      expect(annotations).toHaveLength(1);
      expect(annotations[0]).toContain(toFault(error).headline);
      expect(annotations[0]).not.toMatch(/runner-7|defect/);
    }),
    { numRuns: 50 },
  );
});

test("a defect of ours is still one, to be reported, and without paths", () => {
  const texts = toldOf(new TypeError(`Cannot read properties of undefined (reading 'x') in ${scripts}/index.js`));
  expect(texts[0]).toContain("This is a defect of Deckhand. Please report it");
  for (const text of texts) expect(text).not.toContain("runner-7");
});
