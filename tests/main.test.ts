/** What only a process of its own shows. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HANGS_MS } from "./real-time.ts";

/** Once everything else has ended, it keeps so much that V8 wants more room for young objects, and prints how much it took. */
const MEASURE = `
import { getHeapSpaceStatistics } from "node:v8";
globalThis.process.on("exit", () => {
  globalThis.kept = Array.from({ length: 400_000 }, (_, at) => ({ at, text: [at, at] }));
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  globalThis.process.stdout.write("\\n" + young.space_size);
});
`;

/** In megabytes, of a process that ends at once. */
function youngGeneration(...args: readonly string[]): number {
  const measure = `data:text/javascript,${encodeURIComponent(MEASURE)}`;
  const main = join(import.meta.dirname, "..", "src", "main.ts");
  const options = { encoding: "utf8", timeout: HANGS_MS, env: { PATH: process.env.PATH } } as const;
  const { stdout } = spawnSync(process.execPath, ["--import", measure, main, ...args], options);
  return Number(stdout.split("\n").at(-1)) / 1024 / 1024;
}

test("a run keeps its young generation small, which would grow while modules are loaded", () => {
  expect(youngGeneration("--version")).toBeGreaterThan(16);
  expect(youngGeneration()).toBeLessThan(8);
});

test.for([
  ["shwo", 'There is no command "shwo". Did you mean show? (see deckhand --help)\n'],
  ["xyzzy", 'There is no command "xyzzy" (see deckhand --help)\n'],
] as const)("the command %s is none, and a near one is named", ([command, said]) => {
  const main = join(import.meta.dirname, "..", "src", "main.ts");
  const options = { encoding: "utf8", timeout: HANGS_MS, env: { PATH: process.env.PATH } } as const;
  expect(spawnSync(process.execPath, [main, command], options)).toMatchObject({ status: 2, stderr: said, stdout: "" });
});
