/** What a run said reaches a terminal as text, and steers nothing there. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { show } from "../../src/cli/show.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { call, log, printed, request } from "../page/logs.ts";

const SIGNS = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;
const hostile = "\u001b]0;pwned\u0007 \u009b2J \u202eevil größe";

test.for([
  ["export", []],
  ["export", ["--format", "openhands"]],
  ["show", ["--json"]],
  ["diagnose", []],
] as const)("%s %j", async ([command, options], { folder }) => {
  mkdirSync(join(folder, "events"));
  const events = log(
    request(hostile),
    ...call(1, "terminal", { command: hostile }, printed(hostile, { exit_code: 1 }), hostile),
  );
  for (const [at, event] of events.entries())
    writeFileSync(
      join(folder, "events", `event-${String(at).padStart(5, "0")}-${event.id}.json`),
      JSON.stringify(event),
    );
  const out: string[] = [];
  const stderr = (text: string) => out.push(text);
  const argv = [folder, ...options];
  const code = await show({ command, argv, env: {}, folder, stdout: (text) => out.push(text), stderr });
  const text = out.join("");
  expect(code).toBe(0);
  expect(text).toContain("evil größe");
  expect(text).not.toMatch(SIGNS);
  // Values stay as they were.
  if (text.startsWith("[") || text.startsWith("{")) expect(JSON.stringify(JSON.parse(text))).toContain("\u009b2J");
});
