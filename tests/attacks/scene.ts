/** One stage for an attack from outside: somebody says or does something on GitHub, and the oracles look at what came of it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { Exchange } from "../../src/rehearsal/github/server.ts";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { type StoryOptions, stageFor } from "../scenarios/play.ts";
import { newCanaries } from "./canaries.ts";
import { guarded } from "./oracles.ts";

export const answer: Script = [call("finish", { message: "It makes slugs." })];

export type Scene = Readonly<{
  stage: Stage;
  /** Programs of the attacker touch this file. */
  sang: string;
  /** One play, which breaches nothing. `told` is all that the model read, in one text. */
  play(options?: PlayOptions): Promise<Readonly<{ rehearsal: Rehearsal; told: string }>>;
}>;

/** `except` are breaches that a test is about. */
export async function sceneWith(options: StoryOptions = {}, except?: RegExp): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-attack-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [canaries, sang] = [newCanaries(), join(folder, "sang")];
  const open = await stageFor({ script: answer, ...options, secrets: canaries });
  const stage = guarded(open, { canaries, sang, ...(except && { except }) });
  return {
    stage,
    sang,
    async play(options = {}) {
      const asked = stage.model?.requests.length ?? 0;
      const rehearsal = await stage.play(options);
      const told = (stage.model?.requests ?? []).slice(asked).map(({ body }) => wordsOf(body));
      return { rehearsal, told: told.join("\n") };
    },
  };
}

function wordsOf(body: unknown): string {
  return JSON.stringify(body, undefined, 1).replaceAll("\\n", "\n").replaceAll('\\"', '"');
}

export function git({ repository }: Stage, ...args: string[]): string {
  const who = ["-c", "user.name=me", "-c", "user.email=me@x"];
  return execFileSync("git", ["--git-dir", repository.gitDir, ...who, ...args], { encoding: "utf8" }).trim();
}

/** No model was asked, nothing was written but a reaction, and the job is green. */
export function expectNothing({ runner, outputs, modelRequests, exchanges, branches }: Rehearsal): void {
  expect({ modelRequests, branches, exitCode: runner.exitCode }).toEqual({
    modelRequests: 0,
    branches: [],
    exitCode: 0,
  });
  expect(outputs.outcome).toBe("skipped");
  // A review gets its reaction by GraphQL.
  const isHarmless = ({ method, path, requestBody }: Exchange) =>
    method === "GET" ||
    path.endsWith("/reactions") ||
    (path === "/graphql" &&
      /^\{"query":"(?:query|mutation[^{]*\{\s*addReaction)\b/.test(JSON.stringify(requestBody).replaceAll("\\n", " ")));
  expect(exchanges.filter((exchange) => !isHarmless(exchange)).map(({ path }) => path)).toEqual([]);
}
