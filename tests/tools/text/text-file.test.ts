import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText, encodeText, textIn, withText } from "../../../src/tools/text-file.ts";
import { always } from "../../core/invariants/runs.ts";
import { anyBytes, distinctLines, encoded } from "./any-file.ts";

test("F43 whatever can be read comes out as the same bytes", async () => {
  await always(500, anyBytes, (bytes) => {
    const file = textIn(bytes);
    if (file) expect(Buffer.from(encodeText(file, "a"))).toEqual(Buffer.from(bytes));
  });
});

test("an edit of some lines leaves the bytes of all others", async () => {
  const change = fc.record({
    at: fc.nat(8),
    take: fc.nat(3),
    put: fc.array(fc.constantFrom("x", "y"), { maxLength: 3 }),
  });
  await always(500, fc.tuple(encoded(distinctLines), change), ([bytes, { at, take, put }]) => {
    const file = textIn(bytes);
    if (!file) return;
    const lines = file.text.split("\n");
    const from = Math.min(at, lines.length - 1);
    const kept = { before: lines.slice(0, from), after: lines.slice(from + take) };
    const now = withText(file, [...kept.before, ...put, ...kept.after].join("\n"));
    const all = wholeLines(Buffer.from(encodeText(file, "a")), file.encoding);
    const again = wholeLines(Buffer.from(encodeText(now, "a")), file.encoding);
    const head = Math.max(0, kept.before.length - 1);
    expect(again.slice(0, head)).toEqual(all.slice(0, head));
    const tail = Math.max(0, kept.after.length - 1);
    expect(again.slice(again.length - tail)).toEqual(all.slice(all.length - tail));
  });
});

test("binary bytes are a mistake that names the file", () => {
  expect(() => decodeText(Buffer.from("a\0"), "x.bin")).toThrow('"x.bin" is binary');
});

/** Each line with its newline, without the byte order mark. */
function wholeLines(bytes: Buffer, encoding: string): string[] {
  const text = encoding === "utf-16be" ? bytes.swap16().toString("utf16le") : bytes.toString(nodeName(encoding));
  return text.replace(/^\uFEFF/, "").split(/(?<=\n)/);
}

function nodeName(encoding: string): BufferEncoding {
  if (encoding === "latin1") return "latin1";
  return encoding === "utf-8" ? "utf8" : "utf16le";
}
