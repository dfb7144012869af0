/** Nothing in `src/` waits for something outside without a bound. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KNOWN, waitingProblems } from "./bounded-waiting.ts";

const root = join(import.meta.dirname, "..");

test("every loop that waits has a bound", () => {
  const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  const files = paths.map((path) => ({ path: `src/${path}`, text: readFileSync(join(root, "src", path), "utf8") }));
  expect(waitingProblems(files, KNOWN)).toEqual([]);
});

const inLoop = "src/a.ts:1 waits in a loop without a bound: use src/lib/bounded.ts";
const inCircle = "src/a.ts:1 waits and comes back to itself without a bound: use src/lib/bounded.ts";
const problemsOf = (text: string) => waitingProblems([{ path: "src/a.ts", text }], {});

/** One line each, because the place is told by its line. */
test.for<readonly [string, string]>([
  ["while", "while (!done) await look();"],
  ["do", "do { await look(); } while (!done);"],
  ["a test that waits", "while (await isOpen()) count += 1;"],
  ["for without a test", "for (;;) await look();"],
  [
    "a loop on one line with others",
    "async function f() { let x = 1; for (let n = 1; ; n += 1) { x += n; await look(x); } }",
  ],
  ["a loop that time should end", "for (const end = clock() + 5; clock() < end; ) await look();"],
  ["a limit that is asked for each time", "for (let n = 0; n < most(); n += 1) await look();"],
  ["a counter that the body sets back", "for (let n = 0; n < 10; n += 1) { if (await look()) n = 0; }"],
  ["a counter that the body counts down", "for (let n = 0; n < 10; n += 1) { if (await look()) n--; }"],
  ["a limit that the body moves", "for (let n = 0; n < most; n += 1) { most = await look(); }"],
  ["a counter that goes away from its limit", "for (let n = 9; n < 10; n -= 1) await look();"],
  ["a test that is about something else", "for (let n = 0; open; n += 1) await look();"],
  ["either of two tests", "for (let n = 0; n < 10 || open; n += 1) await look();"],
  ["a list that grows", "for (const one of queue) queue.push(...(await look(one)));"],
  [
    "a list of its own that grows",
    "class A { async f() { for (const one of this.#queue) this.#queue.add(await look(one)); } }",
  ],
  ["for await", "for await (const piece of body) take(piece);"],
  ["await using", "while (open) { await using file = one(); }"],
])("a loop without a bound is found: %s", ([, text]) => {
  expect(problemsOf(text)).toEqual([inLoop]);
});

test("a list from a generator is found, which may never end", () => {
  const generator = "function* turns() { while (true) yield 1; }";
  expect(problemsOf(`async function f() { for (const one of turns()) await look(one); } ${generator}`)).toEqual([
    inLoop,
  ]);
});

test.for<readonly [string, string]>([
  ["a function", "async function again() { if (await look()) return again(); }"],
  ["a method", "class A { async again() { await look(); return this.again(); } }"],
  ["a method of its own", "class A { async #again() { await look(); return this.#again(); } }"],
  ["an arrow", "const again = async () => { await look(); await again(); };"],
  ["a timer", "function again() { look(); setTimeout(again, 10); }"],
  ["a timer with an arrow", "class A { again() { setTimeout(() => this.again(), 10); } }"],
  ["a promise", "function again() { return look().then(() => again()); }"],
  ["a promise that gets the function", "function again() { return look().then(again, undefined); }"],
  ["two functions", "async function one() { await other(); } async function other() { await one(); }"],
  ["a function and an arrow in it", "async function one() { const other = async () => one(); await other(); }"],
])("what comes back to itself is found: %s", ([, text]) => {
  expect(problemsOf(text)).toEqual([inCircle]);
});

test.for<readonly [string, string]>([
  ["a loop that waits for nothing", "async function f() { while (open) step(); await end(); }"],
  ["a counted loop", "for (let n = 0; n < MOST; n += 1) await look();"],
  ["one that counts down", "for (let left = 5; left > 0 && open; left -= 1) await look();"],
  ["one with more than a count", "for (let n = 1; n <= settings.most && !(await isOver()); n++) await look();"],
  ["a list", "for (const one of list) await look(one);"],
  ["a list that another list is made from", "for (const one of list) found.push(await look(one));"],
  ["functions that are made in a loop", "while (open) jobs.push(async () => { await look(); });"],
  ["a wait through the module", "const found = await bounded(bounds, async () => look());"],
  ["recursion that waits for nothing", "function depth(node) { return node.children.map(depth); }"],
  ["a namesake that was imported", 'async function show() { const { show } = await import("./b.ts"); return show(); }'],
  ["a namesake that is somebody else's", "class A { close() { return this.#program.close().then(() => 1); } }"],
  ["a namesake that is private", "class A { async run() { await this.#run(); } async #run() { await look(); } }"],
  [
    "a namesake in another class",
    "class A { async f() { await this.g(); } } class B { async g() { await this.f(); } }",
  ],
  ["words in a text", 'const text = "while (true) await look();"; async function f() {}'],
])("what has a bound passes: %s", ([, text]) => {
  expect(problemsOf(text)).toEqual([]);
});

test("a file that is named may have as many as it says, not more and not fewer, and has to be there", () => {
  const loop = "while (open) await look();\n";
  const known = { "src/a.ts": [1, "its signal"] } as const;
  const withLoops = (count: number) => waitingProblems([{ path: "src/a.ts", text: loop.repeat(count) }], known);
  expect(withLoops(1)).toEqual([]);
  expect(withLoops(2)).toHaveLength(2);
  expect(withLoops(0)).toEqual(["src/a.ts has fewer waits (0) than are named"]);
  expect(waitingProblems([], known)).toEqual(["src/a.ts is named, and is not there"]);
  expect(waitingProblems([{ path: "src/rehearsal/a.ts", text: loop }], {})).toEqual([]);
});
