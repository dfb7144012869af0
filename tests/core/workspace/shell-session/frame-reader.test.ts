import { expect, test } from "vitest";
import {
  FrameReader,
  type Piece,
  parseFrame,
  statusLine,
} from "../../../../src/core/workspace/shell-session/protocol.ts";

const nonce = "c0ffee";
const frame = (sequence: number, folder = "/repo") => `\u0007${nonce}${sequence} 3 77 88 ${folder}${nonce}/bin${nonce}`;

/** Neighbouring outputs joined, because where they are cut does not matter. */
function joined(pieces: readonly Piece[]): unknown[] {
  const result: unknown[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (!("output" in piece)) result.push(piece.frame);
    else if (typeof last === "string") result[result.length - 1] = last + piece.output.toString("latin1");
    else result.push(piece.output.toString("latin1"));
  }
  return result;
}

function readInPieces(text: string, size: number): unknown[] {
  const reader = new FrameReader(nonce);
  const bytes = Buffer.from(text, "latin1");
  const pieces: Piece[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(...reader.push(bytes.subarray(at, at + size)));
  return joined([...pieces, { output: reader.end() }]).filter((piece) => piece !== "");
}

const parsed = { exitCode: 3, shell: 77, lastJob: 88, searchPath: "/bin" };

test.for([1, 2, 3, 7, 1000])("frames are found in pieces of %d bytes, and no byte is lost", (size) => {
  expect(readInPieces(`before${frame(1)}\u0007between\u0007c0f${frame(2, "/a\nb c")}after\u0007`, size)).toEqual([
    "before",
    { ...parsed, sequence: 1, workingDir: "/repo" },
    "\u0007between\u0007c0f",
    { ...parsed, sequence: 2, workingDir: "/a\nb c" },
    "after\u0007",
  ]);
});

test("what bash shows of its prompt when asked is no frame", () => {
  const shown = statusLine(1, nonce);
  expect(readInPieces(shown, 1000)).toEqual([shown]);
});

test("a beginning without an end becomes output when it is too long for a frame", () => {
  const text = `\u0007${nonce}${"x".repeat(300_000)}`;
  expect(readInPieces(text, 10_000).join("")).toBe(text);
});

test("a frame of other words is none, and one without a job says so", () => {
  expect(parseFrame(`1 0 $$ /repo${nonce}/bin`, nonce)).toBeUndefined();
  expect(parseFrame(`1 0 5  /repo${nonce}/bin`, nonce)).toMatchObject({ lastJob: -1, workingDir: "/repo" });
});
