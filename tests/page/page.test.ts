/** The page of a run, read as text. `browser.test.ts` opens it. */
import { describe, expect, test } from "vitest";
import { Stats } from "../../src/core/conversation/state/stats.ts";
import { renderPage } from "../../src/page/page.ts";
import { storyOf } from "../../src/page/story.ts";
import { duration, segmentsOf, sumsOf } from "../../src/page/timeline.ts";
import { rowsOf, usageIn } from "../../src/page/usage.ts";
import { call, FACTS, log, printed, request } from "./logs.ts";

const same = (text: string) => text;
const page = (events: ReturnType<typeof log>, facts = FACTS, hide = same) =>
  renderPage({ events, subAgents: new Map(), usage: new Map() }, facts, hide);

const fix = log(
  request("please fix the failing test"),
  ...call(1, "terminal", { command: "node --test" }, printed("1 of 3 failed", { exit_code: 1 }), "I run the tests."),
  ...call(
    3,
    "file_editor",
    { command: "str_replace", path: "a.js" },
    printed("Edited.", {
      path: "a.js",
      old_content: "const a = 1;\nlet b;\n",
      new_content: "const a = 2;\nlet b;\n",
    }),
  ),
);

describe("the story of a log", () => {
  test("pairs each call with its result, and counts the replies of the model", () => {
    const calls = storyOf(fix).filter((item) => item.kind === "call");
    expect(calls.map(({ step, tool, words, result }) => ({ step, tool, words, code: result?.exitCode }))).toEqual([
      { step: 1, tool: "terminal", words: "I run the tests.", code: 1 },
      { step: 2, tool: "file_editor", words: "", code: undefined },
    ]);
    expect(calls[1]?.edit).toEqual({ path: "a.js", before: "const a = 1;\nlet b;\n", after: "const a = 2;\nlet b;\n" });
  });

  test("says that a call without a result was cut off", () => {
    const [asked, action] = fix;
    const items = storyOf([asked, action].filter((event) => event !== undefined));
    expect(items.at(-1)).toMatchObject({ kind: "call", result: undefined, endedAt: undefined });
    expect(page([asked, action].filter((event) => event !== undefined))).toContain("the call was cut off");
  });

  test("says that a call without a result waits, if the run ended to ask for approval", () => {
    const shown = page(fix.slice(0, 2), { ...FACTS, outcome: "awaiting-approval" });
    expect(shown).toContain("This has not run: it waits for approval.");
    expect(shown).not.toContain("was cut off");
  });

  test("tells what the host did: condensations, errors, hooks that blocked, and waiting for approval", () => {
    const events = log(
      { kind: "Condensation", forgotten_event_ids: ["a", "b"], summary: "so far", llm_response_id: "r" },
      { kind: "ConversationErrorEvent", code: "MaxIterationsReached", detail: "100 steps" },
      { kind: "ConversationStateUpdateEvent", key: "execution_status", value: "waiting_for_confirmation" },
      { kind: "ConversationStateUpdateEvent", key: "execution_status", value: "running" },
    );
    expect(storyOf(events).map((item) => item.kind === "note" && [item.tone, item.title])).toEqual([
      ["plain", "Condensed: 2 events left the model's view"],
      ["error", "MaxIterationsReached"],
      ["waiting", "Waiting for approval"],
    ]);
  });

  test("shares the time between the model, the tools and waiting", () => {
    expect(sumsOf(segmentsOf(storyOf(fix)))).toEqual({ model: 2000, tool: 2000, waiting: 0 });
    expect([400, 12_400, 185_000, 7_800_000].map(duration)).toEqual(["0.4 s", "12 s", "3 min 5 s", "2 h 10 min"]);
  });
});

describe("a page", () => {
  test("shows the outcome, the steps, the diff of an edit, what was published, and figures", () => {
    const text = page(fix);
    for (const part of [
      "🟢 Changed 1 file: draft pull request #2",
      "please fix the failing test",
      "exit code 1",
      '<span class="removed">-',
      "Published changes",
      "15,615",
      "1 min 1 s",
    ])
      expect(text).toContain(part);
  });

  test("shows what the outcome and the advice have in backticks as code, and one backtick as it is", () => {
    const facts = {
      ...FACTS,
      reason: "`confirmation` must be never",
      hint: "Check the `base-url` input, `<b>` and 5`",
    };
    const shown = page(fix, facts);
    expect(shown).toContain("<code>confirmation</code> must be never</h1>");
    expect(shown).toContain("<p>Check the <code>base-url</code> input, <code>&lt;b&gt;</code> and 5`</p>");
  });

  test("of a resumed run says which part of it is this run", () => {
    const text = page(fix, { ...FACTS, beganAt: "2026-01-01T10:00:03.000Z" });
    expect(text).toContain('<a href="#this-run">This run begins</a> after their 2 entries.');
    expect(text).toContain("This run only");
    const at = (words: string) => text.indexOf(words);
    expect(at("I run the tests.")).toBeLessThan(at("This run begins here."));
    expect(at("This run begins here.")).toBeLessThan(at("file_editor</strong>"));
    expect(text).toContain('class="item call failed earlier"');
    expect(text).toContain('<rect class="tool earlier"');
    expect(text).toContain("pale: earlier runs, 3.0 s");
    expect(page(fix)).not.toMatch(/This run (?:begins|only)|pale/);
  });

  test("of a run that was cut off has no figures that nobody knows", () => {
    const { endedAt: _1, durationMs: _2, steps: _3, costUsd: _4, ...cut } = FACTS;
    const text = page(fix, { ...cut, outcome: "cut-off", reason: "The run was cut off" });
    expect(text).toContain('<p class="facts">began <time');
    expect(text).not.toContain("undefined");
  });

  test("of a run without a report says so and shows the log", () => {
    const text = renderPage({ events: fix, subAgents: new Map(), usage: new Map() }, undefined, same);
    expect(text).toContain("The run stopped before it could report");
    expect(text).toContain("1 of 3 failed");
  });

  test("hides secrets in texts of the log and of the report", () => {
    const events = log(
      request("the key is hunter2"),
      ...call(1, "terminal", { command: "echo hunter2" }, printed("hunter2")),
    );
    const facts = { ...FACTS, reason: "hunter2 leaked", diff: FACTS.diff?.replace("2;", "'hunter2';") };
    const text = page(events, facts, (given) => given.replaceAll("hunter2", "***"));
    expect(text).not.toContain("hunter2");
    expect(text.match(/\*\*\*/g)?.length).toBeGreaterThan(4);
  });

  test("is itself small: what it adds to the data of 200 steps is below 1 MB", () => {
    const data = "x".repeat(2000);
    const steps = Array.from({ length: 200 }, (_, at) =>
      call(1 + 2 * at, "terminal", { command: "ls" }, printed(data)),
    );
    const took = { model: "scripted", input: 90_000, cached: 80_000, output: 500, costUsd: 0.01 };
    const usage = new Map(steps.map((_, at) => [`reply_${1 + 2 * at}`, took]));
    const events = log(request("go"), ...steps.flat());
    const text = renderPage({ events, subAgents: new Map(), usage }, FACTS, same);
    expect(text).toContain("Step 200");
    expect(text.length - 200 * data.length).toBeLessThan(1_000_000);
  });
});

describe("the tokens and the cost of each reply", () => {
  const stats = Stats.parse({
    usage_to_metrics: {
      default: {
        token_usages: [
          { model: "large", prompt_tokens: 1000, completion_tokens: 20, response_id: "reply_1" },
          {
            model: "large",
            prompt_tokens: 1100,
            cache_read_tokens: 990,
            completion_tokens: 30,
            response_id: "reply_3",
          },
          { model: "large", prompt_tokens: 7, response_id: "" },
        ],
        costs: [
          { model: "large", cost: 0.01, response_id: "reply_1" },
          { model: "large", cost: 0.002, response_id: "reply_3" },
        ],
      },
    },
  });

  test("are one row a reply, whatever it called", () => {
    const rows = rowsOf(storyOf(fix), usageIn(stats));
    expect(rows.map(({ label, input, cached, output, costUsd }) => [label, input, cached, output, costUsd])).toEqual([
      ["Step 1", 1000, 0, 20, 0.01],
      ["Step 2", 1100, 990, 30, 0.002],
    ]);
  });

  test("are drawn, and stand in a table for those who do not see the plot", () => {
    const text = renderPage({ events: fix, subAgents: new Map(), usage: usageIn(stats) }, FACTS, same);
    expect(text).toContain('<svg class="usage"');
    expect(text).toContain("47 % of the input");
    expect(text).toContain("up to $0.0120");
    expect(text).toMatch(/Step 2<\/a><\/th><td>large<\/td><td>1,100<\/td><td>990<\/td><td>30<\/td><td>\$0\.0020/);
  });

  test("have no line of costs where the price of one is not known, and are left out of a log without them", () => {
    const unpriced = Stats.parse({ usage_to_metrics: { default: { ...stats.usage_to_metrics.default, costs: [] } } });
    const text = renderPage({ events: fix, subAgents: new Map(), usage: usageIn(unpriced) }, FACTS, same);
    expect(text).not.toContain("<polyline");
    expect(text).toContain("<td>unknown</td>");
    expect(page(fix)).not.toContain("Tokens and cost");
  });
});

describe("hostile text", () => {
  const hostile = [
    `"><script>alert(1)</script>`,
    `<img src=x onerror=alert(1)>`,
    `</style><style>*{display:none}</style>`,
    `</script><script>document.title="evil"</script>`,
    `[a](javascript:alert(1)) https://evil.test/`,
    `<a href="https://evil.test">x</a>`,
    `<meta http-equiv="refresh" content="0;url=https://evil.test">`,
    "\u202Egnp.exe\u0000\u0007\u001b[31m",
  ];

  test.each(hostile)("%j is text, wherever it stands", (evil) => {
    const events = log(
      request(evil),
      ...call(1, "terminal", { command: evil, path: evil, odd: { [evil]: [evil] } }, printed(evil), evil),
      ...call(
        3,
        "file_editor",
        { command: "create", path: evil },
        printed(evil, { path: `${evil}.js`, new_content: evil }),
      ),
      { kind: "ConversationErrorEvent", code: evil, detail: evil },
    );
    const facts = {
      ...FACTS,
      reason: evil,
      quote: evil,
      hint: evil,
      requester: evil,
      repository: evil,
      checks: [{ command: evil, exitCode: 1 }],
      diff: `--- a/${evil}\n+++ b/${evil}\n@@ -1 +1 @@\n-${evil}\n+${evil}\n`,
      withheld: [{ path: evil, code: evil, message: evil }],
      blockedHosts: [evil],
    };
    const usage = new Map([["reply_1", { model: evil, input: 1, cached: 0, output: 1, costUsd: 1 }]]);
    const text = renderPage({ events, subAgents: new Map(), usage }, facts, same);
    const clean = page(fix);
    const count = (tag: RegExp) => [text.match(tag)?.length, clean.match(tag)?.length];
    for (const tag of [/<script/g, /<style/g, /<meta/g]) {
      const [mine, theirs] = count(tag);
      expect(mine).toBe(theirs);
    }
    expect(text).not.toMatch(/<img|<iframe|<a href="(?!#|https:\/\/github\.test\/)/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(text).not.toMatch(/[\u0000\u0007\u001b\u202e]/);
  });

  test("an image is shown if it is in the log, and not loaded from elsewhere", () => {
    const image = (url: string) => ({
      kind: "MessageEvent",
      source: "user",
      llm_message: { role: "user", content: [{ type: "image", image_urls: [url] }] },
    });
    expect(page(log(image("data:image/png;base64,AAAA")))).toContain('<img src="data:image/png;base64,AAAA"');
    for (const url of ["https://evil.test/a.png", 'data:image/png;base64,"onerror=x', "data:image/svg+xml;base64,AAAA"])
      expect(page(log(image(url)))).not.toContain("<img");
  });
});

test("shows what was done in other repositories, and nothing of them where there are none", () => {
  const diff = "diff --git a/lib.js b/lib.js\n--- a/lib.js\n+++ b/lib.js\n@@ -1 +1 @@\n-one\n+two\n";
  const lib = { repository: "acme/lib", label: "Pull request #5", link: "https://github.test/acme/lib/pull/5", diff };
  const refused = { path: "x.yml", code: "DKH-101", message: "is a workflow" };
  const web = { repository: "acme/web", label: "Not changed", withheld: [refused] };
  const shown = page(fix, { ...FACTS, others: [{ ...lib, withheld: [] }, web] });
  expect(shown).toContain('<h2>acme/lib</h2><p><a href="https://github.test/acme/lib/pull/5" rel="noreferrer">Pull');
  expect(shown).toContain("Withheld in acme/web");
  expect(page(fix)).toBe(page(fix, { ...FACTS, others: [] }));
});
