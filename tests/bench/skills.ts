/** What a repository with many skills costs at the beginning: beside the same repository without them. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { manySkills } from "../core/skill/sources.ts";
import type { BenchModel } from "./model-process.ts";
import { openPlayer, type Player } from "./plays.ts";

/** Milliseconds from the spawn to the first request. */
export type SkillTimes = Readonly<{ withMs: number; withoutMs: number }>;

/** Side by side, so that whatever else the machine does falls on both. */
export async function timeSkills(bundle: string, model: BenchModel, runs: number): Promise<readonly SkillTimes[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-skills-"));
  const one = { steps: 1, command: "true", keepsBodies: false };
  const first = async (player: Player) => (await player.play(one)).firstRequestMs;
  const players = {
    with: await openPlayer(bundle, model, repository(join(folder, "with"), manySkills(200))),
    without: await openPlayer(bundle, model, repository(join(folder, "without"), {})),
  };
  try {
    for (const player of [players.with, players.without]) await first(player); // once, so that everything is in memory
    const times: SkillTimes[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push({ withMs: await first(players.with), withoutMs: await first(players.without) });
    }
    return times;
  } finally {
    await Promise.all([players.with.close(), players.without.close()]);
    rmSync(folder, { recursive: true });
  }
}

function repository(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries({ ...files, "README.md": "Boats.\n" })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@e", ...args]);
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-q", "-m", "Begin");
  return folder;
}
