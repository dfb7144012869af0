/** The list of what may fail names tests that exist; what has none yet is told. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const tests = join(import.meta.dirname, "..");
const WAITS = "waits for";
const LAST = 51;

/** A row: a number, what happens, a file under tests/ or that it waits, and a title or for what. */
type Row = Readonly<{ number: number; where: string; title: string }>;

const rows = readFileSync(join(import.meta.dirname, "faults.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map(rowOf);

function rowOf(line: string): Row {
  const [number, , where = "", ...title] = line.replace(/^\| | \|$/g, "").split(" | ");
  return { number: Number(number), where, title: title.join(" | ") };
}

/** As a text in the source, so that a row of a table counts too; a bare number begins many titles. */
function isShown({ where, title }: Row): boolean {
  const source = readFileSync(join(tests, where), "utf8");
  return source.includes(`"${title}${/^F\d\d$/.test(title) ? " " : '"'}`);
}

test("every fault that is listed is played by a test that exists", () => {
  expect(rows.filter((row) => row.where !== WAITS && !isShown(row))).toEqual([]);
});

test("the list has every number, and says what waits", () => {
  const numbers = [...new Set(rows.map(({ number }) => number))];
  expect(numbers).toEqual(Array.from({ length: LAST }, (_, index) => index + 1));
  const waiting = rows.filter(({ where }) => where === WAITS);
  console.info(`Faults: ${waiting.map(({ number, title }) => `F${number} waits for ${title}`).join("; ") || "none"}.`);
});

/** The numbers that a title begins with: `F39, F42 another run …`, `P50, F37: a flood …`. */
function numbersIn(title: string): readonly number[] {
  const [start = ""] = /^(?:[FP]\d\d[,: ]*)*/.exec(title) ?? [];
  return [...start.matchAll(/F(\d\d)/g)].map(([, number]) => Number(number));
}

test("from 17 on, each title begins with the number of what it shows", () => {
  const others = rows.filter(({ number, title }) => number >= 17 && !numbersIn(title).includes(number));
  expect(others).toEqual([]);
  expect(numbersIn("P50, F37: a flood")).toEqual([37]);
  expect(numbersIn("a title about F37")).toEqual([]);
});

test("a fault without a test is not taken for one that has it", () => {
  expect(isShown({ number: 52, where: "faults/faults.test.ts", title: ["no", "such", "title"].join(" ") })).toBe(false);
});
