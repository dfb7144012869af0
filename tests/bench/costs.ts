/** What a run costs that is the same on every machine: each module and each process takes time before the first request. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const child = fileURLToPath(new URL("./costs-process.ts", import.meta.url));

/** `modules` are paths below `src/`, without the rehearsal; `gitCalls` the arguments of each git that the action starts. */
export type Costs = Readonly<{ modules: readonly string[]; gitCalls: readonly string[] }>;

/** Of a mention that is only answered, or of the bundled story. The process is a fresh one, which has loaded nothing before. */
export function costsOf(story: "plain" | "fix"): Costs {
  const said = execFileSync(process.execPath, [child, story], { encoding: "utf8", timeout: 120_000 });
  return JSON.parse(said) as Costs; // as the process wrote them
}
