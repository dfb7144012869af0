import { describe, expect, test } from "vitest";
import type { Event, EventDraft } from "../../../../src/core/event/event.ts";
import type { CondensationDraft, Condensed, CondenserContext } from "../../../../src/core/view/condenser/condenser.ts";
import { llmSummarizing, type SummarizingOptions } from "../../../../src/core/view/condenser/llm-summarizing.ts";
import { viewOf } from "../../../../src/core/view/view.ts";
import { Fault } from "../../../../src/lib/fault.ts";
import { acted, answered, condensed, history, outline, said, system } from "../events.ts";
import { broken, context, recordIn, summarizer, tooLong } from "./summarizer.ts";

const turn = (name: string): EventDraft[] => [acted(`r-${name}`, name), answered(name, `out ${name}`)];
/** A system prompt, a task, and so many turns: 2 + 2 × turns events. */
const work = (turns: number): EventDraft[] => [
  system,
  said("user", "task"),
  ...Array.from({ length: turns }, (_, index) => turn(`t${index + 1}`)).flat(),
];
const request: EventDraft = { kind: "CondensationRequest" };
const batch = (name: string, size: number): EventDraft[] => {
  const ids = Array.from({ length: size }, (_, index) => `${name}${index + 1}`);
  return [...ids.map((id) => acted(name, id)), ...ids.map((id) => answered(id, id))];
};

type Options = Partial<SummarizingOptions> & Partial<Pick<CondenserContext, "inputLimit" | "signal">>;

async function condense(drafts: EventDraft[], options: Options, ...answers: Parameters<typeof summarizer>) {
  const { inputLimit, signal, ...settings } = options;
  const { model, requests } = summarizer(...(answers.length > 0 ? answers : ["SUMMARY"]));
  const events = history(...drafts);
  const condenser = llmSummarizing({ model, ...settings });
  const about = context({ inputLimit, ...(signal && { signal }) });
  const condensed = await condenser.condense(viewOf(events), about);
  return { condensed, requests, after: after(events, condensed) };
}

/** What the model sees then; undefined if nothing was condensed. */
function after(events: Event[], condensed: Condensed): string[] | undefined {
  if (condensed.kind === "view") return undefined;
  const [last] = history(...Array.from({ length: events.length + 1 }, () => condensed.condensation)).slice(-1);
  return outline(viewOf(last ? [...events, last] : events)).map((line) => line.replace(/\[.*\]\n\n/, ""));
}

const kept = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => [
    `call t${from + index}`,
    `result t${from + index}: out t${from + index}`,
  ]).flat();
const head = ["system", "user: task"];

describe("when a view is condensed", () => {
  test.for<[string, EventDraft[], Options, string[] | undefined]>([
    ["not while it is short", work(9), { maxSize: 20 }, undefined],
    [
      "with one event too many, to half of what is allowed",
      work(10),
      { maxSize: 20 },
      [
        ...head,
        "summary: SUMMARY",
        ...kept(8, 10), // 20 / 2 − 2 − 1 = 7 events, and the cut moves on to where a turn begins
      ],
    ],
    ["not while its tokens fit", work(9), { maxTokens: 20 }, undefined],
    [
      "with too many tokens, to half of what is allowed",
      work(10),
      { maxTokens: 20 },
      [
        ...head,
        "summary: SUMMARY",
        ...kept(7, 10), // with the head 10 tokens
      ],
    ],
    [
      "when the agent's model takes less than is allowed",
      work(10),
      { maxTokens: 100, inputLimit: 20 },
      [...head, "summary: SUMMARY", ...kept(7, 10)],
    ],
    [
      "when it is asked for, to half of what is there",
      [...work(10), request],
      {},
      [
        ...head,
        "summary: SUMMARY",
        ...kept(7, 10), // 22 / 2 − 2 − 1 = 8
      ],
    ],
    [
      "to what the strictest reason leaves",
      [...work(10), request],
      { maxSize: 12 },
      [
        ...head,
        "summary: SUMMARY",
        ...kept(10, 10), // 12 / 2 − 2 − 1 = 3, so one turn
      ],
    ],
    [
      "but keeps more at the beginning when told to",
      work(10),
      { maxSize: 20, keepFirst: 4 },
      [...head, ...kept(1, 1), "summary: SUMMARY", ...kept(9, 10)],
    ],
  ])("%s", async ([, drafts, options, expected]) => {
    expect((await condense(drafts, options)).after).toEqual(expected);
  });

  test("batches stay whole at both ends", async () => {
    const drafts = [...work(0), ...batch("a", 3), ...work(6).slice(2), ...batch("b", 3)];
    const { after } = await condense(drafts, { maxSize: 20, keepFirst: 4 });
    expect(after?.map((line) => line.split(":")[0])).toEqual([
      "system",
      "user",
      ...["call a1", "call a2", "call a3", "result a1", "result a2", "result a3"],
      "summary",
    ]);
  });

  test("what is asked last stays, however far back", async () => {
    const drafts = [...work(2), said("user", "and now this"), ...work(9).slice(2)];
    const { after } = await condense(drafts, { maxSize: 20 });
    expect(after?.slice(0, 4)).toEqual([...head, "summary: SUMMARY", "user: and now this"]);
  });

  test("an earlier summary is summed up with the rest, not kept", async () => {
    const condensation: CondensationDraft = {
      kind: "Condensation",
      forgotten_event_ids: [],
      summary: "EARLIER",
      summary_offset: 2,
      llm_response_id: "s",
    };
    const { after, requests } = await condense([...work(1), condensation, ...work(10).slice(4)], { maxSize: 20 });
    expect(after?.filter((line) => line.startsWith("summary"))).toEqual(["summary: SUMMARY"]);
    expect(recordIn(requests[0])).toContain("EARLIER");
  });
});

describe("what the summarising model is told", () => {
  test("calls with their arguments, results in full, and nothing of the head", async () => {
    const long = "x".repeat(5000);
    const drafts = [...work(1), acted("r", "a", "I think."), answered("a", long, true), ...work(10).slice(2)];
    const record = recordIn((await condense(drafts, { maxSize: 20 })).requests[0]);
    expect(record).toContain('I think.\nCALL of echo (a): {"n":"a"}');
    expect(record).toContain(`RESULT of echo (a): ERROR ${long}`);
    expect(record).not.toContain("task");
    expect(record).not.toContain("You help.");
  });

  test("no more than it is allowed, the long cut before the short", async () => {
    const drafts = [...work(1), acted("r", "a"), answered("a", "x".repeat(5000)), ...work(10).slice(2)];
    const { requests } = await condense(drafts, { maxSize: 20, transcriptBudget: 2000 });
    const record = recordIn(requests[0]);
    expect(record.length).toBeLessThan(2200);
    expect(record).toContain("[... cut ...]");
    expect(record).toContain("out t5");
  });
});

describe("when there is no summary", () => {
  const tiny = [...work(1), request];
  test.for<[string, EventDraft[], Options, Parameters<typeof summarizer>]>([
    ["the model fails", work(10), { maxSize: 20 }, [broken]],
    ["the model says nothing", work(10), { maxSize: 20 }, [" \n"]],
    ["too little would be gained", work(10), { maxSize: 20, minimumProgress: 0.9 }, []],
    ["a batch fills the view", [...work(0), ...batch("a", 10)], { maxSize: 20, keepFirst: 3 }, []],
  ])("a view that is merely long stays as it is: %s", async ([, drafts, options, answers]) => {
    expect((await condense(drafts, options, ...answers)).condensed).toEqual({
      kind: "view",
      view: viewOf(history(...drafts)),
    });
  });

  test.for<[string, EventDraft[], Options, Parameters<typeof summarizer>]>([
    ["the model failed once", [...work(10), request], {}, [broken, "SUMMARY"]],
    ["the model said nothing", work(10), { maxTokens: 20 }, ["", "SUMMARY"]],
    ["too few events to cut", tiny, {}, []],
    ["too little would be gained", work(10), { maxTokens: 20, minimumProgress: 0.9 }, []],
  ])("a view that must become shorter is summed up but for the head: %s", async ([, drafts, options, answers]) => {
    expect((await condense(drafts, options, ...answers)).after).toEqual([...head, "summary: SUMMARY"]);
  });

  test("a hard reset keeps what was asked last", async () => {
    const { after } = await condense([...work(1), said("user", "next"), request], {});
    expect(after).toEqual([...head, "summary: SUMMARY", "user: next"]);
  });

  test("a hard reset is tried with less and less to read", async () => {
    const drafts = [...work(0), acted("r", "a"), answered("a", "x".repeat(10_000)), request];
    const { requests, after } = await condense(drafts, {}, tooLong, tooLong, "SUMMARY");
    const lengths = requests.map((each) => recordIn(each).length);
    expect(lengths.map((length) => Math.round((10 * length) / (lengths[0] ?? 1)))).toEqual([10, 8, 6]);
    expect(after).toEqual([...head, "summary: SUMMARY"]);
  });

  test.for<[string, EventDraft[], Parameters<typeof summarizer>, number, RegExp]>([
    ["after five tries that were too long", tiny, [tooLong], 5, /did not accept/],
    ["at once when the model fails otherwise", tiny, [broken], 1, /endpoint failed/],
    ["at once when the model says nothing", tiny, [""], 1, /empty summary/],
  ])("a hard reset gives up %s", async ([, drafts, answers, tries, message]) => {
    const { model, requests } = summarizer(...answers);
    const condensing = llmSummarizing({ model }).condense(viewOf(history(...drafts)), context());
    await expect(condensing).rejects.toThrow(message);
    expect(requests).toHaveLength(tries);
  });

  test.for<[string, EventDraft[]]>([
    ["the head", work(0)],
    ["the head and a summary", [...work(1), condensed([3, 4], "SUMMARY", 2)]],
  ])(
    "where there is nothing but %s, a request leaves the view as it is, and too many tokens are a fault",
    async ([, drafts]) => {
      const { model, requests } = summarizer("AGAIN");
      const view = viewOf(history(...drafts, request));
      expect(await llmSummarizing({ model }).condense(view, context())).toEqual({ kind: "view", view });
      const condensing = llmSummarizing({ model, maxTokens: 1 }).condense(view, context());
      await expect(condensing).rejects.toThrow(/nothing in it can be left out/);
      expect(requests).toEqual([]);
    },
  );

  test.for<[string, Error]>([
    ["an error", new Error("stopped")],
    ["a Fault", new Fault("cancelled", "The run was stopped.")],
  ])("a stop stays a stop, however much a view wants to be condensed: %s", async ([, reason]) => {
    const options = { maxSize: 20, signal: AbortSignal.abort(reason) };
    await expect(condense(work(10), options)).rejects.toBe(reason);
  });

  test("every reply is told of, also one without a summary", async () => {
    const told: object[] = [];
    const { model } = summarizer("", "SUMMARY");
    const view = viewOf(history(...work(10), request));
    await llmSummarizing({ model }).condense(view, context({ onReply: (spent) => told.push(spent) }));
    expect(told).toMatchObject([{ id: "s1" }, { id: "s2" }]);
  });
});

describe("settings", () => {
  const { model } = summarizer("S");
  test.for<[string, Partial<SummarizingOptions>]>([
    ["no room between what is kept", { maxSize: 10, keepFirst: 4 }],
    ["all of the view as progress", { minimumProgress: 1 }],
    ["no progress at all", { minimumProgress: 0 }],
    ["a scaling that does not shorten", { hardContextResetContextScaling: 1 }],
  ])("that make no sense are refused: %s", ([, options]) => {
    expect(() => llmSummarizing({ model, ...options })).toThrow(/condenser/);
  });

  test("that just make sense are taken", () => {
    expect(llmSummarizing({ model, maxSize: 12, keepFirst: 4 }).handlesRequests).toBe(true);
  });
});
