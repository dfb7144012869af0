/** Writes random conversations of our core as folders, for the OpenHands SDK to read. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { Actor, randomDeal } from "../core/invariants/random-conversation.ts";

export async function writeRandomLogs(folder: string, count: number): Promise<void> {
  for (const [index, deal] of fc.sample(randomDeal, { numRuns: count, seed: 20_261_125 }).entries()) {
    const actor = new Actor(deal);
    for (const act of deal.acts) await actor.act(act).catch(() => undefined); // whatever fails, the log is to be read
    await actor.conversation.close();
    for (const [name, text] of actor.files) write(join(folder, String(index), name), text);
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
