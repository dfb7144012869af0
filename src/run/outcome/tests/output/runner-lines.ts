/** All lines by which test runners tell how the tests ended. */
import { COMPILED } from "./compiled.ts";
import { JAVASCRIPT } from "./javascript.ts";
import { JVM_DOTNET } from "./jvm-dotnet.ts";
import { FAILURES } from "./launchers.ts";
import { PYTHON } from "./python.ts";
import { type Row, words } from "./row.ts";
import { SCRIPTING } from "./scripting.ts";
import type { Part } from "./summary.ts";

const ROWS: readonly Row[] = [...JAVASCRIPT, ...PYTHON, ...COMPILED, ...SCRIPTING, ...JVM_DOTNET, ...FAILURES];

/** Undefined for a line that tells nothing of how tests ended. */
export function partIn(line: string): Readonly<{ runner: string; part: Part }> | undefined {
  for (const { runner, line: pattern, read = words } of ROWS) {
    const match = pattern.exec(line);
    if (match) return { runner, part: read(line, match) };
  }
  return undefined;
}
