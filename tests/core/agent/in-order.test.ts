import fc from "fast-check";
import { expect, test } from "vitest";
import { runInOrder } from "../../../src/core/agent/execute.ts";

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test("results come in the order of the jobs, however long each takes and however many run at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 8 }), fc.integer({ min: 1, max: 9 }), async (lengths, limit) => {
      let [inside, most] = [0, 0];
      const jobs = lengths.map((length, index) => async () => {
        inside += 1;
        most = Math.max(most, inside);
        await turns(length);
        inside -= 1;
        return index;
      });
      const taken: number[] = [];
      await runInOrder(jobs, limit, (result) => taken.push(result));
      expect(taken).toEqual(lengths.map((_, index) => index));
      expect(most).toBeLessThanOrEqual(limit);
      if (limit >= lengths.length) expect(most).toBe(lengths.length);
    }),
    { numRuns: 100 },
  );
});

test("one at a time, a result is taken before the next job begins", async () => {
  const events: string[] = [];
  const jobs = ["a", "b"].map((name) => async () => {
    events.push(`begin ${name}`);
    await turns(1);
    return name;
  });
  await runInOrder(jobs, 1, (name) => events.push(`take ${name}`));
  expect(events).toEqual(["begin a", "take a", "begin b", "take b"]);
});

test("a job that rejects does not keep the others from ending, and is told of at the end", async () => {
  const taken: string[] = [];
  const job = (name: string, length: number) => async () => {
    await turns(length);
    if (name === "bad") throw new Error("bad");
    return name;
  };
  const run = runInOrder([job("bad", 0), job("a", 5), job("b", 1)], 2, (name) => taken.push(name));
  await expect(run).rejects.toThrow("bad");
  expect(taken).toEqual(["a", "b"]);
});

test.for([1, 2])(
  "a result that cannot be taken ends the run, and no job begins after it, %i at a time",
  async (limit) => {
    const begun: number[] = [];
    const jobs = [0, 1, 2, 3, 4].map((index) => async () => {
      begun.push(index);
      await turns(index === 0 ? 0 : 3);
    });
    const refuse = () => {
      throw new Error("the disk is full");
    };
    await expect(runInOrder(jobs, limit, refuse)).rejects.toThrow("the disk is full");
    expect(begun).toHaveLength(limit);
  },
);

test.for([0, -1, Number.NaN, 0.5, Number.POSITIVE_INFINITY])(
  "a limit of %d still lets every job run",
  async (limit) => {
    const taken: number[] = [];
    await runInOrder([async () => 1, async () => 2], limit, (result) => taken.push(result));
    expect(taken).toEqual([1, 2]);
  },
);
