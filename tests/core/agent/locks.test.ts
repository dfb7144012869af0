import { describe, expect, test } from "vitest";
import { keysOf, Locks, lockTimeout } from "../../../src/core/agent/execute.ts";
import { pause } from "../../real-time.ts";
import { forever } from "../model/endpoint.ts";

/** Runs jobs that hold these keys at the same time; how many were inside at once, and in which order they came in. */
async function race(...jobs: (readonly string[])[]) {
  const locks = new Locks();
  const entered: number[] = [];
  let [inside, most] = [0, 0];
  const work = (index: number) => async () => {
    entered.push(index);
    inside += 1;
    most = Math.max(most, inside);
    await pause(5);
    inside -= 1;
  };
  await Promise.all(jobs.map((keys, index) => locks.hold(keysOf("t", { declared: true, keys }), forever, work(index))));
  return { most, entered };
}

describe("calls that use", () => {
  test.for<[string, string[][], number]>([
    ["the same thing wait for one another", [["a"], ["a"], ["a"]], 1],
    ["different things run together", [["a"], ["b"], ["c"]], 3],
    ["nothing run together", [[], [], []], 3],
    ["two things in two orders do not wait for ever", [["a", "b"], ["b", "a"], ["a", "b"], ["b"]], 1],
    ["one thing twice do not wait for themselves", [["a", "a"]], 1],
    [
      "things in a circle do not wait for ever",
      [
        ["a", "b"],
        ["b", "c"],
        ["c", "a"],
      ],
      1,
    ],
  ])("%s", async ([, jobs, most]) => {
    const { most: seen, entered } = await race(...jobs);
    expect(seen).toBe(most);
    expect(entered).toHaveLength(jobs.length);
  });

  test("the same thing come in as they asked", async () => {
    expect((await race(["a"], ["a"], ["a"], ["a"])).entered).toEqual([0, 1, 2, 3]);
  });
});

test("a tool that declares nothing has one key for all its calls", () => {
  expect(keysOf("terminal", { declared: false, keys: ["file:/a"] })).toEqual(["tool:terminal"]);
  expect(keysOf("terminal", { declared: true, keys: [] })).toEqual([]);
});

test("one waits longer for a terminal than for a file", () => {
  const waits = ["file:/a", "terminal:1", "browser:1", "mcp:x", "tool:t", "else"].map((key) => lockTimeout(key) / 1000);
  expect(waits).toEqual([30, 300, 300, 300, 60, 60]);
});

describe("who waits too long", () => {
  test("gives up, and those behind still wait for the one before", async () => {
    let limit = 10;
    const locks = new Locks(() => limit);
    const order: string[] = [];
    const enter = (name: string, milliseconds: number) => async () => {
      await pause(milliseconds);
      order.push(name);
    };
    const first = locks.hold(["key"], forever, enter("first", 60));
    const second = locks.hold(["key"], forever, enter("second", 0));
    limit = 5000;
    const third = locks.hold(["key"], forever, enter("third", 0));
    await expect(second).rejects.toThrow("key was in use for more than 0.01 seconds.");
    await Promise.all([first, third]);
    expect(order).toEqual(["first", "third"]);
  });

  test("is let go when the run is stopped", async () => {
    const stop = new AbortController();
    const locks = new Locks();
    const { promise, resolve } = Promise.withResolvers<void>();
    const holder = locks.hold(["a"], forever, () => promise);
    const waiting = locks.hold(["a"], stop.signal, async () => "never");
    stop.abort(new Error("stop"));
    await expect(waiting).rejects.toThrow("stop");
    resolve();
    await holder;
    expect(await locks.hold(["a"], forever, async () => "free")).toBe("free");
  });
});

test("a failure gives the keys back", async () => {
  const locks = new Locks();
  await expect(locks.hold(["a", "b"], forever, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await locks.hold(["a", "b"], forever, async () => "free")).toBe("free");
});
