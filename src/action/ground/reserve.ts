/** Some space on the disk that is ours alone: given up when there is no other left, for the work and the words about it. */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { RunEnd } from "../../core/conversation/run/run-end.ts";
import { Fault } from "../../lib/fault.ts";
import type { Tools } from "../agent/tools.ts";

const MEGABYTES = 16;

/** Can be called again. */
export type Release = () => void;

/** Takes the space while other things happen; where there is none, none is kept. */
export function keepReserve(folder: string): Release {
  const path = join(folder, "reserve");
  let isReleased = false;
  const take = async () => {
    await using file = await open(path, "w", 0o600);
    // Not zeros: a file system could keep those in no space at all.
    const noise = randomBytes(1024 * 1024);
    for (let megabyte = 0; megabyte < MEGABYTES && !isReleased; megabyte += 1) await file.write(noise);
  };
  void take().catch(() => undefined);
  return () => {
    isReleased = true;
    rmSync(path, { force: true });
  };
}

/** The end of a run whose log could not be written, with its tools ended first: they would take what is given up. */
export async function endFull(error: unknown, tools: Pick<Tools, "close">, release: Release): Promise<RunEnd> {
  if (!isFull(error)) throw error;
  await tools.close();
  release();
  const hint = "Make room in a step before this one, or take a larger runner, and mention me again.";
  return { status: "failed", fault: new Fault("config", "The disk of this runner is full.", { hint, cause: error }) };
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ["ENOSPC", "EDQUOT"].includes(Object(error).code) || isFull(error.cause);
}
