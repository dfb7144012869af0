import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import { applyHunks, findLines } from "../../../src/tools/apply-patch/apply-hunks.ts";

import { parsePatch } from "../../../src/tools/apply-patch/patch.ts";
import { textIn } from "../../../src/tools/text-file.ts";
import { always } from "../../core/invariants/runs.ts";
import { anyBytes } from "../text/any-file.ts";
import { envelope, filesIn, patchIn, test } from "./patching.ts";

const paths = ["a", "b", "dir/c", "dir", "link", "../out", "/etc/hostname", ".git/x", "a/b", "dir/../a", "x\u202e"];
const words = ["one", "two", "  three", "", "café"];

const path = fc.constantFrom(...paths);
const line = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(" ", "-", "+", ""), fc.constantFrom(...words)).map((two) => two.join("")),
  },
  { weight: 1, arbitrary: fc.constantFrom("@@", "@@ one", "*** End of File", "garbage", "*** End Patch", "\0") },
);
const section = fc
  .tuple(fc.constantFrom("Add", "Update", "Update", "Delete"), path, fc.option(path), fc.array(line, { maxLength: 5 }))
  .map(([verb, name, target, lines]) =>
    [`*** ${verb} File: ${name}`, ...(target === null ? [] : [`*** Move to: ${target}`]), ...lines].join("\n"),
  );
const anyPatch = fc.array(section, { maxLength: 4 }).map((sections) => envelope(sections.join("\n")));

test("whatever the patch is, it is answered, and a mistake changes nothing", async ({ folder }) => {
  await always(500, fc.tuple(anyPatch, anyBytes, anyBytes), async ([patch, one, other]) => {
    const inner = join(folder, "work");
    await mkdir(join(inner, "dir"), { recursive: true });
    writeFileSync(join(folder, "out"), "outside");
    writeFileSync(join(inner, "a"), one);
    writeFileSync(join(inner, "dir/c"), other);
    const before = filesIn(inner);
    const answer = await patchIn(localWorkspace({ workingDir: inner, environment: {} }), patch);
    if (answer.is_error) expect(filesIn(inner)).toEqual(before);
    expect(readFileSync(join(folder, "out"), "utf8")).toBe("outside");
    rmSync(inner, { recursive: true });
  });
});

const change = fc.record({
  at: fc.nat(9),
  take: fc.nat(3),
  put: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
});

test("a patch that says what is there makes of it what it says", async () => {
  await always(500, fc.tuple(anyBytes, change), ([bytes, { at, take, put }]) => {
    const file = textIn(bytes);
    if (!file || file.text === "") return;
    const hasEnd = file.text.endsWith("\n");
    const lines = (hasEnd ? file.text.slice(0, -1) : file.text).split("\n");
    if (lines.some((line) => line.endsWith("\r"))) return; // in a patch that would be a newline of Windows
    const from = Math.min(at, lines.length);
    const removed = lines.slice(from, from + take);
    const after = lines.slice(from + take);
    const hunk = [
      ...marked(" ", lines.slice(0, from)),
      ...marked("-", removed),
      ...marked("+", put),
      ...marked(" ", after),
    ];
    const [section] = parsePatch(envelope(["*** Update File: a", "@@", ...hunk].join("\n")));
    if (section?.kind !== "update") throw new Error("not an update");
    const { file: now, fuzz } = applyHunks(file, section.hunks, "a");
    const expected = [...lines.slice(0, from), ...put, ...after];
    expect(fuzz).toBe(0);
    expect(now.text).toBe(expected.join("\n") + (hasEnd && expected.length > 0 ? "\n" : ""));
  });
});

const marked = (mark: string, lines: readonly string[]) => lines.map((line) => mark + line);

test("lines are found where a search without any cleverness finds them", async () => {
  const some = fc.array(fc.constantFrom("a", "b", " a", "a "), { maxLength: 12 });
  const wanted = fc.array(fc.constantFrom("a", "b", " a"), { minLength: 1, maxLength: 4 });
  await always(500, fc.tuple(some, wanted, fc.nat(4)), ([lines, part, from]) => {
    const plainly = (seen: (text: string) => string) =>
      lines.findIndex(
        (_, at) => at >= from && part.every((text, index) => seen(lines[at + index] ?? "\n") === seen(text)),
      );
    const [exact, right, both] = [
      plainly((x) => x),
      plainly((x) => x.replace(/ +$/, "")),
      plainly((x) => x.replaceAll(" ", "")),
    ];
    const best = [exact, right, both].find((at) => at !== undefined && at >= 0);
    expect(findLines(lines, part, from)?.at).toBe(best);
  });
});

test("a million times the same line takes no longer than it must", () => {
  const lines = Array.from({ length: 300_000 }, () => "same");
  const wanted = [...Array.from({ length: 2000 }, () => "same"), "other"];
  expect(findLines(lines, wanted, 0)).toBeUndefined(); // minutes, if every place were tried to its end
});
