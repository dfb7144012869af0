import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..", "..");

/** The files that loading one of them loads. Types are erased, and what is imported in a function is loaded later. */
function loadedWith(entry: string): ReadonlySet<string> {
  const seen = new Set([entry]);
  for (const path of seen) {
    const text = readFileSync(join(root, path), "utf8").replaceAll(/^import type [^;]*;/gms, "");
    for (const [, name = ""] of text.matchAll(/^(?:import|export) [^;]*?from "(\.[^"]+)";/gms))
      seen.add(relative(root, join(root, dirname(path), name)));
  }
  return seen;
}

test("a run without intents loads nothing of them", () => {
  for (const entry of ["src/action/run.ts", "src/run/work.ts", "src/run/report/report-run.ts"]) {
    const loaded = [...loadedWith(entry)].filter((path) =>
      /^src\/run\/features\/intents\/(?!intents\.ts|inputs\.ts)/.test(path),
    );
    expect(loaded).toEqual([]);
  }
});

test("what carries them out is found by the same look", () => {
  expect([...loadedWith("src/run/features/intents/propose-tool.ts")]).toContain(
    "src/run/features/intents/kinds/properties.ts",
  );
});
