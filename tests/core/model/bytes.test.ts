import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { countBytes, takeBytes } from "../../../src/core/model/bytes.ts";

/** A body of `pieces` kilobytes that counts what was asked of it, and whether it was dropped. */
function body(pieces: number) {
  const told = { pulled: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        told.pulled += 1;
        if (told.pulled > pieces) controller.close();
        else controller.enqueue(new Uint8Array(1024));
      },
      cancel() {
        told.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, told };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
}

test("a body is counted while it is read, and never read ahead", async () => {
  const { stream, told } = body(100);
  const counts: number[] = [];
  const reader = countBytes(stream, (count) => counts.push(count)).getReader();
  await reader.read();
  await reader.read();
  await settled();
  expect([counts, told.pulled]).toEqual([[1024, 1024], 2]);
});

test("a body that is too long by somebody's count breaks off", async () => {
  const tooLong = new Error("Too long.");
  const reader = countBytes(body(100).stream, () => {
    throw tooLong;
  }).getReader();
  await expect(reader.read()).rejects.toBe(tooLong);
});

test.for([
  ["is read to its end, so that its connection can be used again", 10, false, 11],
  ["is dropped after all if there is much of it", 1000, true, 65],
] as const)("the rest of a body that nobody wants %s", async ([, pieces, isCancelled, pulled]) => {
  const { stream, told } = body(pieces);
  const reader = countBytes(stream, () => undefined).getReader();
  await reader.read();
  await reader.cancel();
  await settled();
  expect(told).toEqual({ pulled, isCancelled });
});

test.for([
  [2048, 2048, 2],
  [1500, 1500, 2],
  [9999, 3072, 4],
] as const)("at most %i bytes are %i of three kilobytes", async ([limit, length, pulled]) => {
  const { stream, told } = body(3);
  let read = 0;
  for await (const piece of takeBytes(stream, limit)) read += piece.length;
  expect([read, told.pulled]).toEqual([length, pulled]);
});
