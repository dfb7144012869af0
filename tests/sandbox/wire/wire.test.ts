/** Both ends of the pipe to the tool host, over streams in this process. */
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { z } from "zod";
import { Mistake } from "../../../src/lib/fault.ts";
import { LineReader } from "../../../src/lib/line-reader.ts";
import { answer, type Methods } from "../../../src/sandbox/tool-host/tool-methods.ts";
import { Caller } from "../../../src/sandbox/wire/caller.ts";
import { MAX_LINE, TOO_MUCH } from "../../../src/sandbox/wire/methods.ts";
import { LAPSES_MS, pause } from "../../real-time.ts";

function connected(methods: Methods, pulseMs?: number) {
  const there = new PassThrough();
  const back = new PassThrough();
  const ended = answer(methods, there, back);
  return { caller: new Caller({ output: there, input: back }, pulseMs), there, back, ended };
}

const echo = async (word: never) => word;

test("a call is answered, and calls overtake each other", async () => {
  const { promise: later, resolve } = Promise.withResolvers<string>();
  const { caller } = connected({ slow: () => later, fast: echo });
  const slow = caller.call("slow", null, z.string());
  expect(await caller.call("fast", "now", z.string())).toBe("now");
  resolve("then");
  expect(await slow).toBe("then");
});

test("a mistake stays a mistake, anything else does not become one", async () => {
  const { caller } = connected({
    mistaken: () => Promise.reject(new Mistake("There is no such file.")),
    broken: () => Promise.reject(new Error("The disk is on fire.")),
  });
  await expect(caller.call("mistaken", null, z.null())).rejects.toThrow(new Mistake("There is no such file."));
  await expect(caller.call("mistaken", null, z.null())).rejects.toBeInstanceOf(Mistake);
  await expect(caller.call("broken", null, z.null())).rejects.not.toBeInstanceOf(Mistake);
  await expect(caller.call("missing", null, z.null())).rejects.toThrow("There is no such method.");
});

test("a cancelled call is told so on the other side, and rejects with the reason given on this one", async () => {
  const heard = Promise.withResolvers<void>();
  const { caller } = connected({
    wait: (_, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          heard.resolve();
          reject(new Error("cancelled"));
        });
      }),
  });
  const controller = new AbortController();
  const call = caller.call("wait", null, z.null(), { signal: controller.signal });
  controller.abort("enough");
  await expect(call).rejects.toBe("enough");
  await heard.promise;
});

test("a host that stands still holds nobody up", async () => {
  const { caller } = connected({ wait: () => new Promise(() => undefined) });
  const controller = new AbortController();
  const cancelled = caller.call("wait", null, z.null(), { signal: controller.signal, graceMs: 10 });
  controller.abort("enough");
  await expect(cancelled).rejects.toBe("enough");
  const patient = caller.call("wait", null, z.null(), { patienceMs: LAPSES_MS });
  await expect(patient).rejects.toThrow("no longer answer");
  await expect(caller.call("wait", null, z.null())).rejects.toThrow("no longer answer");
});

test("a host that gives no sign of life is given up, one that is at work for long is not", async () => {
  const wait = () => pause(400).then(() => "done");
  const alive = connected({ wait }, 20);
  expect(await alive.caller.call("wait", null, z.string())).toBe("done");
  const stopped = connected({ wait, echo }, 20);
  await stopped.caller.call("echo", 1, z.number());
  stopped.there.pause();
  await expect(stopped.caller.call("wait", null, z.string())).rejects.toThrow("no longer answer");
  expect(stopped.caller.over.aborted).toBe(true);
  const starting = connected({ wait }, 20);
  starting.there.pause();
  void pause(300).then(() => starting.there.resume());
  expect(await starting.caller.call("wait", null, z.string())).toBe("done");
});

test("an end of the host is the end of every call", async () => {
  const { caller, back } = connected({ wait: () => new Promise(() => undefined) });
  const call = caller.call("wait", null, z.null());
  back.destroy();
  await expect(call).rejects.toThrow("The tools in the sandbox have ended.");
  await expect(caller.call("wait", null, z.null())).rejects.toThrow("have ended");
});

test("what the host wrote to its log last is the cause of its end", async () => {
  const [output, input] = [new PassThrough(), new PassThrough()];
  const caller = new Caller({ output, input, lastWords: () => "TypeError: x is not a function\n    at host.mjs:1" });
  const call = caller.call("wait", null, z.null());
  input.destroy();
  const cause = new Error("TypeError: x is not a function at host.mjs:1");
  await expect(call).rejects.toMatchObject({ headline: "The tools in the sandbox have ended.", cause });
});

test.for([
  ["no JSON", "hello\n"],
  ["no answer", '{"hello":1}\n'],
  ["an answer without an id", '{"result":1}\n'],
  ["too many values without an id", `[${"[],".repeat(300_000)}[]]\n`],
])("%s from the host ends the connection", async ([, line]) => {
  const { caller, back } = connected({ wait: () => new Promise(() => undefined) });
  const call = caller.call("wait", null, z.null());
  back.write(line);
  await expect(call).rejects.toThrow("sent an invalid answer");
});

test("an answer of another shape is refused, one to a call that nobody made is nothing", async () => {
  const { caller, back } = connected({ fast: echo });
  back.write('{"id":99,"result":"unasked"}\n');
  await expect(caller.call("fast", 7, z.string())).rejects.toThrow('an invalid answer to "fast"');
  expect(await caller.call("fast", 7, z.number())).toBe(7);
});

test("an answer with too many values is a mistake for its call, and the others go on", async () => {
  const { caller } = connected({
    many: async () => Array(500_000).fill([]),
    long: async () => "x".repeat(MAX_LINE),
    most: async () => Array(100_000).fill({ name: "a", kind: "file" }),
    fast: echo,
  });
  for (const method of ["many", "long"]) {
    await expect(caller.call(method, null, z.unknown())).rejects.toThrow(new Mistake(TOO_MUCH));
    await expect(caller.call(method, null, z.unknown())).rejects.toBeInstanceOf(Mistake);
  }
  expect(await caller.call("most", null, z.array(z.unknown()))).toHaveLength(100_000);
  expect(await caller.call("fast", "on", z.string())).toBe("on");
});

test("an invalid list has a few problems only", async () => {
  const { caller } = connected({ many: async () => Array(200_000).fill({}) });
  const fault = await caller.call("many", null, z.array(z.object({ name: z.string() }))).catch((error) => error);
  expect(fault.cause.issues).toHaveLength(5);
});

test("the host's side ends with its input", async () => {
  const { there, ended } = connected({});
  there.end();
  there.resume();
  await ended;
});

test("lines are put together whatever the chunks, and a long one is an error", () => {
  const lines: string[] = [];
  const reader = new LineReader((line) => void lines.push(line), 10);
  for (const chunk of ["a", "b\nc\n\n", "déf", "\ng"]) reader.push(Buffer.from(chunk));
  expect(lines).toEqual(["ab", "c", "déf"]);
  expect(() => reader.push(Buffer.from("0123456789"))).toThrow("longer than 10 bytes");
});
