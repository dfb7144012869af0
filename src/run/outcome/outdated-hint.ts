/** Says what to do about a published lock file that no longer fits its manifest. */
import { code } from "../../markdown/inline-code.ts";
import type { SandboxFacts } from "../../render/report/report-facts.ts";

/** The network of the sandbox. `isFork`: the code is of a fork, and no input opens the network for it. */
export type Reach = Pick<SandboxFacts, "network" | "isShut"> & Readonly<{ isFork: boolean }>;

/** Name of a lock file → the command that writes it, and the `network` preset with its registry. */
const WRITERS: Readonly<Record<string, readonly [command: string, preset: string]>> = {
  "package-lock.json": ["npm install", "npm"],
  "npm-shrinkwrap.json": ["npm install", "npm"],
  "yarn.lock": ["yarn install", "npm"],
  "pnpm-lock.yaml": ["pnpm install", "npm"],
  "bun.lock": ["bun install", "npm"],
  "Cargo.lock": ["cargo check", "crates"],
  "poetry.lock": ["poetry lock", "pypi"],
  "uv.lock": ["uv lock", "pypi"],
  "go.sum": ["go mod tidy", "go"],
  "go.work.sum": ["go work sync", "go"],
};

/** Returns sentences. `reach` is undefined if there was no sandbox, or if it is not known any more. */
export function outdatedHint(lock: string, reach: Reach | undefined): string {
  const byHand = "Before you merge, let your package manager write the lock file again on the branch.";
  const writer = WRITERS[lock.slice(lock.lastIndexOf("/") + 1)];
  return [byHand, writer && byAgent(writer, reach)].filter(Boolean).join(" ");
}

/** Only for lock files that are published: the agent's version of any other one would be withheld. */
function byAgent([command, preset]: readonly [string, string], reach: Reach | undefined): string {
  const again = `mention me and ask for ${code(command)}`;
  if (reach?.isFork) return "";
  if (!reach) return `For the agent to do it, ${again}.`;
  const words = reach.network.split(", ");
  const isOpen = ["all", "registries", preset].some((word) => words.includes(word));
  const run = code(`network: ${[...(reach.network === "none" ? [] : words), preset].join(", ")}`);
  if (reach.isShut) {
    const more = isOpen ? "" : ` and ${run}`;
    return `The agent could not: people without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${code("mixed-threads: as-trusted")}${more}.`;
  }
  if (isOpen) return `For the agent to do it, ${again}: its commands can reach the registry.`;
  return `For the agent to do it, set ${run}, then ${again}.`;
}
