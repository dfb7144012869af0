import { describe, expect, test } from "vitest";
import { text } from "../../../../src/core/event/content.ts";
import type { EventDraft } from "../../../../src/core/event/event.ts";
import { observationMasking } from "../../../../src/core/view/condenser/observation-masking.ts";
import { toChat } from "../../../../src/core/view/to-chat.ts";
import { type View, viewOf } from "../../../../src/core/view/view.ts";
import { acted, answered, failed, history, outline, said, system } from "../events.ts";
import { context } from "./summarizer.ts";

const long = "x".repeat(500);
const turn = (index: number): EventDraft[] => [
  acted(`r${index}`, `c${index}`),
  answered(`c${index}`, `${index}${long}`),
];
const work = (turns: number): EventDraft[] => [
  system,
  said("user", "task"),
  ...Array.from({ length: turns }, (_, index) => turn(index + 1)).flat(),
];

const options = { keepLast: 3, step: 2, keepFirst: 4 };

async function masked(drafts: EventDraft[], more: Parameters<typeof observationMasking>[0] = {}): Promise<View> {
  const condensed = await observationMasking({ ...options, ...more }).condense(viewOf(history(...drafts)), context());
  if (condensed.kind !== "view") throw new Error("Masking never makes a condensation.");
  return condensed.view;
}

/** The calls whose results are left out. */
const leftOut = (view: View) =>
  outline(view).flatMap((line) => (line.includes("was left out") ? [line.replace(/^result (\w+):.*/, "$1")] : []));

describe("old outputs are left out", () => {
  test.for<[number, string[]]>([
    [4, []],
    [5, []], // one too many is not a step yet
    [6, ["c2", "c3"]], // c1 is among the first four events
    [7, ["c2", "c3"]],
    [8, ["c2", "c3", "c4", "c5"]],
  ])("of %i", async ([turns, expected]) => {
    expect(leftOut(await masked(work(turns)))).toEqual(expected);
  });

  test("and not short ones, nor errors of the agent", async () => {
    const drafts = [...work(1), ...["s", "e"].map((id) => acted(id, id))];
    const view = await masked([...drafts, answered("s", "short"), failed("e", long), ...work(3).slice(2)]);
    expect(leftOut(view)).toEqual([]); // s and e are the old ones
  });

  test("also pictures", async () => {
    const image = { type: "image" as const, image_urls: ["data:image/png;base64,AA=="] };
    const picture = { ...answered("p", ""), observation: { kind: "X", content: [text("see"), image] } } as EventDraft;
    expect(leftOut(await masked([...work(1), acted("p", "p"), picture, ...work(4).slice(2)]))).toEqual(["p", "c1"]);
  });

  test("but neither calls nor who answered them", async () => {
    const [before, after] = [toChat(viewOf(history(...work(8)))), toChat(await masked(work(8)))];
    const shape = (messages: typeof before) => messages.map(({ content: _, ...rest }) => rest);
    expect(shape(after)).toEqual(shape(before));
  });
});

test("where a file holds the output, the file is named", async () => {
  const saved = work(6).map((draft) =>
    draft.kind === "ObservationEvent"
      ? {
          ...draft,
          observation: { ...draft.observation, metadata: { full_output_file: `outputs/${draft.tool_call_id}.txt` } },
        }
      : draft,
  );
  expect(outline(await masked(saved)).join("\n")).toContain("All of it is in outputs/c2.txt.");
});

test("between two steps requests begin alike", async () => {
  const blocks = async (turns: number) => toChat(await masked(work(turns))).map((message) => JSON.stringify(message));
  const [shorter, longer] = [await blocks(6), await blocks(7)];
  expect(longer.slice(0, shorter.length)).toEqual(shorter);
});

test("the view that came in is as it was", async () => {
  const view = viewOf(history(...work(8)));
  const before = JSON.stringify(view);
  await observationMasking(options).condense(view, context());
  expect(JSON.stringify(view)).toBe(before);
});
