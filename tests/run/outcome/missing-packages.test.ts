/** What commands lacked, by the real words of real tools; the versions are in the fixture. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { lacksIn } from "../../../src/run/outcome/missing/lacks.ts";
import { missingIn, tellMissing } from "../../../src/run/outcome/missing-packages.ts";
import { countingStamper } from "../../core/event/counting-stamper.ts";
import { test } from "../../core/workspace/temp-folder.ts";

/** A command that the agent ran, as it is in the log. */
function ran({ command, exitCode: exit_code, output }: Pick<Seen, "command" | "exitCode" | "output">): Event {
  const observation = { kind: "TerminalObservation", command, exit_code, content: [{ type: "text", text: output }] };
  return new EventLog(memoryStore(), countingStamper()).append({
    ...{ kind: "ObservationEvent", tool_name: "terminal", tool_call_id: "c", action_id: "a" },
    observation: observation as never, // as the terminal makes it
  });
}

type Seen = Readonly<{
  name: string;
  command: string;
  exitCode: number;
  files: readonly string[];
  missing: readonly string[];
  install: string | null;
  output: string;
}>;

const fixture = join(import.meta.dirname, "fixtures", "missing-packages.json");
const outputs = JSON.parse(readFileSync(fixture, "utf8")) as readonly Seen[]; // as our script wrote it

/** A root of a repository with such files. */
function rootWith(folder: string, files: readonly string[]): string {
  const root = mkdtempSync(join(folder, "root-"));
  for (const name of files) writeFileSync(join(root, name), "");
  return root;
}

describe("real outputs", () => {
  test.for(outputs.map((seen) => [seen.name, seen] as const))("%s", ([, seen], { folder }) => {
    const { command, exitCode, output, files, missing, install } = seen;
    const found = missingIn([ran({ command, exitCode, output })], rootWith(folder, files));
    expect([...(found?.names ?? []), ...(found?.programs ?? []).map(({ name }) => name)]).toEqual(missing);
    if (found && found.names.length > 0) expect(found.command ?? null).toBe(install);
  });

  test.for(outputs.map((seen) => [seen.name, seen] as const))(
    "%s is no lack where it was repaired",
    ([, seen], { folder }) => {
      const root = rootWith(folder, seen.files);
      const failed = ran(seen);
      expect(missingIn([failed, ran({ ...seen, exitCode: 0, output: "" })], root)).toBeUndefined();
      expect(missingIn([failed, ran({ command: "npm install x", exitCode: 0, output: "" })], root)).toBeUndefined();
      const still = missingIn(
        [
          failed,
          ran({ command: "npm install x", exitCode: 1, output: "" }),
          ran({ command: "ls", exitCode: 0, output: "" }),
        ],
        root,
      );
      expect(still === undefined).toBe(seen.missing.length === 0);
    },
  );
});

test("a program that the agent only tries is not named; one that a script of the project calls is", ({ folder }) => {
  const seen = (command: string, output: string) => missingIn([ran({ command, exitCode: 127, output })], folder)?.names;
  expect(seen("rg needle src", "bash: line 1: rg: command not found")).toBeUndefined();
  expect(seen("jq . x.json | head", "bash: line 1: jq: command not found")).toBeUndefined();
  expect(seen("npm run lint", "> eslint .\n\nsh: 1: eslint: not found")).toEqual(["eslint"]);
  expect(seen("yarn test", "/bin/sh: jest: command not found")).toEqual(["jest"]);
});

test("own files are no packages, and of a path inside a package the package is named", () => {
  const said = (found: string) => lacksIn("node a.js", `Error: Cannot find module '${found}'`).map(({ name }) => name);
  expect(["./a", "../b/c.js", "/work/shop/a.js", "node:fss", "#own/x", "~/x"].flatMap(said)).toEqual([]);
  expect(["a/b/c", "@s/p/q", "left-pad"].map((found) => said(found))).toEqual([["a"], ["@s/p"], ["left-pad"]]);
});

test("names come from outputs, so they are shown as code", ({ folder }) => {
  const odd = fc.string({ unit: fc.constantFrom("a", "`", "'", "[", "@", "/", ".", "\n", "-", "x") });
  fc.assert(
    fc.property(odd, (name) => {
      const output = `Error: Cannot find module '${name}'\nsh: 1: ${name}: not found\n`;
      const missing = missingIn([ran({ command: "npm test", exitCode: 1, output })], folder);
      const words = missing ? tellMissing(missing, false) : "";
      expect(words).not.toMatch(/^[#>-]|\n[#>-]/);
    }),
  );
});
