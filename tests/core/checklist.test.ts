/** The lists of what the core must do name tests that exist; what has none yet is told. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const tests = join(import.meta.dirname, "..");
const WAITS = "waits for";

/** A row of a list: a number, perhaps some words, a file under tests/ or that it waits, and a title or for what. */
type Row = Readonly<{ number: number; where: string; title: string }>;

function readList(name: string): Row[] {
  const lines = readFileSync(join(tests, "core", "checklist", name), "utf8").split("\n");
  return lines.filter((line) => /^\| \d/.test(line)).map(rowOf);
}

function rowOf(line: string): Row {
  const cells = line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, ""));
  const [where = "", title = ""] = cells.slice(-2);
  return { number: Number(cells[0]), where, title };
}

/** As a text in the source, so that a row of a table counts too. */
const isShown = ({ where, title }: Row) => readFileSync(join(tests, where), "utf8").includes(`"${title}"`);

describe.for([
  ["behaviours.md", 82],
  ["invariants.md", 27],
] as const)("the list %s", ([name, last]) => {
  const rows = readList(name);
  const waiting = rows.filter(({ where }) => where === WAITS);

  test("names tests that exist", () => {
    expect(rows.filter((row) => row.where !== WAITS && !isShown(row))).toEqual([]);
  });

  test("is whole, and says what waits", () => {
    const numbers = [...new Set(rows.map(({ number }) => number))];
    expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    console.info(`${name}: ${waiting.map(({ number, title }) => `${number} waits for ${title}`).join("; ")}.`);
  });
});

test("a test that does not exist is not taken for one", () => {
  const row = { number: 1, where: "core/checklist.test.ts" };
  expect(isShown({ ...row, title: "names tests that exist" })).toBe(true);
  expect(isShown({ ...row, title: ["no", "such", "title"].join(" ") })).toBe(false);
});
