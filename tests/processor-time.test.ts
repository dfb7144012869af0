/** The measure of the other tests: it hears of what grows too fast, and of nothing else that the machine does. */
import { expect, test } from "vitest";
import { expectInProportion, processorMs, processorMsOf } from "./processor-time.ts";
import { pause } from "./real-time.ts";

/** So many thousand additions. */
function work(thousands: number): number {
  let sum = 0;
  for (let count = 0; count < thousands * 1000; count += 1) sum += count % 7;
  return sum;
}

test("what takes four times as long for twice the size is out of proportion, and what takes twice as long is not", () => {
  expect(() => expectInProportion((size) => work(size * size), 500, 100)).toThrow("milliseconds of a size of 500");
  expectInProportion((size) => work(size * 500), 500, 100);
});

test("what is quick is not judged", () => {
  expectInProportion((size) => work(size * size), 4);
});

test("waiting is no work", async () => {
  expect(await processorMsOf(() => pause(300))).toBeLessThan(200);
  expect(processorMs(() => work(100_000))).toBeGreaterThan(1);
});
