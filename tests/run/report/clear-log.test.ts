import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { leakScanner } from "../../../src/leak/scanner.ts";
import { clearLog } from "../../../src/run/work.ts";

test("events, states and outputs lose a secret in whatever form, and links are not followed", async () => {
  const base = mkdtempSync(join(tmpdir(), "deckhand-"));
  onTestFinished(() => rmSync(base, { recursive: true }));
  const [folder, outside] = [join(base, "c"), join(base, "outside.txt")];
  const key = "sk-proj-0123456789abcdefghij";
  const encoded = Buffer.from(key).toString("hex");
  for (const part of ["events", "observations", "subagents/1/events"])
    mkdirSync(join(folder, part), { recursive: true });
  const paths = ["base_state.json", "events/event-00001-a.json", "subagents/1/events/event-00001-a.json"];
  for (const path of paths) writeFileSync(join(folder, path), JSON.stringify({ a: `x ${encoded} y`, b: "ü" }));
  writeFileSync(join(folder, "events/event-00002-b.json"), '{"a":"plain"}');
  writeFileSync(outside, encoded);
  symlinkSync(outside, join(folder, "observations/terminal-1.txt"));
  await clearLog(folder, leakScanner([{ kind: "the model key", value: key }]));
  for (const path of paths) {
    const { a, b } = JSON.parse(readFileSync(join(folder, path), "utf8"));
    expect([a, b]).toEqual(["x [withheld: looks like the model key] y", "ü"]);
  }
  expect(readFileSync(join(folder, "events/event-00002-b.json"), "utf8")).toBe('{"a":"plain"}');
  expect(readFileSync(outside, "utf8")).toBe(encoded);
  expect(lstatSync(join(folder, "observations/terminal-1.txt")).isSymbolicLink()).toBe(true);
});
