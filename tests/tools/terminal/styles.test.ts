/** The colors of an output are for people: the model reads the text alone. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { Observation } from "../../../src/core/event/kind/actions.ts";
import { maskTexts } from "../../../src/core/event/mask-texts.ts";
import { StyledLine, shownContent, stylesOf } from "../../../src/core/view/shown-content.ts";
import { maskOf } from "../../../src/lib/mask/mask.ts";
import { readable } from "../../../src/lib/terminal-text.ts";
import { renderPage } from "../../../src/page/page.ts";
import { stylesIn } from "../../../src/tools/terminal/styles.ts";
import { log, request } from "../../page/logs.ts";
import { processorMs } from "../../processor-time.ts";
import { ended, test } from "./call.ts";

const styled = (output: string) => stylesIn(output, readable(output).trimEnd());

describe("the styles of an output", () => {
  test("are spans in its lines, by name", () => {
    expect(styled("plain\n\u001b[1;31mbad\u001b[0m and \u001b[42mgood\u001b[49m\n")).toEqual([
      { line: 1, length: 12, spans: [[0, 3, "red bold"], [8, 12, "on-green"]] }, // biome-ignore format: one line
    ]);
  });

  test("go on over the end of a line, and over what else an output does to a terminal", () => {
    expect(styled("\u001b[33mone\n\u001b[Ktwo\u001b]0;title\u0007\u001b[0m\n")).toEqual([
      { line: 0, length: 3, spans: [[0, 3, "yellow"]] },
      { line: 1, length: 3, spans: [[0, 3, "yellow"]] },
    ]);
    expect(styled("10 %\r\u001b[32m100 %\u001b[0m\n")).toEqual([{ line: 0, length: 5, spans: [[0, 5, "green"]] }]);
  });

  test("are those of both ends where the middle was cut", () => {
    const output = `\u001b[31mfirst\u001b[0m\n${"x\n".repeat(9)}\u001b[32mlast\u001b[0m`;
    expect(stylesIn(output, "first\nx\n[cut]\nx\nlast").map(({ line }) => line)).toEqual([0, 4]);
  });

  test("have no color without a name, hide nothing and do not blink", () => {
    expect(
      styled("\u001b[38;5;208morange\u001b[0m \u001b[8;5mhidden\u001b[0m \u001b[38;2;1;2;3mtrue\u001b[0m"),
    ).toEqual([]);
  });

  test("are the same text in any output, and end in time", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("\u001b[31m", "\u001b[0m", "\n", "\r", "\b", "\u001b[A", "\u001b[1;4m", "\u001b[7m"),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const [output, shown] = [pieces.join(""), readable(pieces.join("")).trimEnd()];
        const lines = shown.split("\n");
        for (const each of stylesIn(output, shown)) {
          expect(StyledLine.parse(each)).toEqual(each);
          expect(lines[each.line]).toHaveLength(each.length);
          for (const [from, to] of each.spans) expect(from < to).toBe(true);
        }
      }),
    );
    expect(processorMs(() => stylesIn("\u001b[1;1;1;1m".repeat(100_000), ""))).toBeLessThan(2000);
  });
});

const colored = "printf '\\033[31mred\\033[0m plain\\n'";

test("the model reads the text alone, and the log has the colors beside it", async ({ run }) => {
  const { text, ...observation } = await run(colored);
  expect(text).toBe(ended("red plain"));
  expect(shownContent(observation as unknown as Observation)).toMatchObject([{ text: ended("red plain") }]);
  expect(stylesOf(observation as unknown as Observation)).toEqual([{ line: 0, length: 9, spans: [[0, 3, "red"]] }]);
  expect((await run("echo plain")).metadata).not.toHaveProperty("styles");
});

test("a secret that colors split is in no form in the log, and its line has no colors on the page", async ({
  run,
  folder,
}) => {
  const { mask } = maskOf(["s3cr3t-canary"]);
  writeFileSync(join(folder, "printed"), "s3cr\u001b[31m3t-canary\u001b[0m\n\u001b[32mfine\u001b[0m\n");
  const { text: _, ...observation } = await run("cat printed");
  const clean = maskTexts(observation, mask);
  expect(JSON.stringify(clean)).not.toMatch(/s3cr|3t-canary/);
  const about = { tool_name: "terminal", tool_call_id: "call_1" };
  const [first] = log(request("go"));
  const events = log(
    request("go"),
    {
      kind: "ActionEvent",
      ...about,
      action: { kind: "TerminalAction", command: "x" },
      tool_call: { id: "call_1", name: "terminal", arguments: "{}" },
      llm_response_id: "reply",
    },
    { kind: "ObservationEvent", ...about, action_id: first?.id, observation: clean },
  );
  const page = renderPage({ events, subAgents: new Map(), usage: new Map() }, undefined, (words) => words);
  expect(page).toContain('&lt;secret-hidden&gt;\n<span class="ansi-green">fine</span>');
  expect(page).not.toContain('class="ansi-red"');
});
