import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { code } from "../../../src/markdown/inline-code.ts";
import type { Outcome } from "../../../src/render/outcome.ts";
import { renderReport, renderWorking } from "../../../src/render/report/report.ts";
import { type Report, renderUse, type Use } from "../../../src/render/report/report-facts.ts";

const links = {
  conversationId: "11111111-2222-3333-4444-555555555555",
  runUrl: "https://github.test/acme/shop/actions/runs/7",
  requester: "maria",
  repositoryUrl: "https://github.test/acme/shop",
  phrases: ["@agent"],
};

const nothing: Report = {
  outcome: "answered",
  reason: "Answered – nothing was changed",
  hint: "",
  finalResponse: "",
  files: [],
  kept: { kind: "nothing" },
  withheld: [],
  withheldPatch: undefined,
  pullRequest: undefined,
  checks: [],
  steps: 1,
  iterations: 1,
  models: ["gpt-x"],
  inputTokens: 1200,
  outputTokens: 34,
  cachedTokens: 0,
  estimatedCalls: 0,
  costUsd: undefined,
  uses: [],
  durationMs: 1234,
};

const onBranch: Partial<Report> = {
  files: [{ path: "src/slugify.js", added: 2, removed: 1 }],
  kept: {
    kind: "branch",
    branch: "agent/issue-7-fix",
    commit: "0123456789012345678901234567890123456789",
    compareUrl: "https://github.test/acme/shop/compare/main...agent/issue-7-fix",
  },
};

const asPatch: Partial<Report> = {
  files: [
    { path: "README.md", added: 1, removed: 1 },
    { path: "logo.png", added: undefined, removed: undefined },
  ],
  kept: {
    kind: "patch",
    path: "/tmp/deckhand/work.patch",
    patch:
      "diff --git a/README.md b/README.md\nindex 0123456789abcdef0123456789abcdef01234567..89abcdef0123456789abcdef0123456789abcdef 100644\n--- a/README.md\n+++ b/README.md\n@@ -1 +1 @@\n-hello\n+```js\n",
  },
};

const stories: Record<Outcome, Partial<Report>> = {
  changed: {
    ...onBranch,
    reason: "Changed 1 file: draft pull request #8",
    finalResponse: "I fixed `slugify`.\n\n- one\n- two",
    pullRequest: { number: 8, url: "https://github.test/acme/shop/pull/8" },
    locks: [{ path: "package-lock.json", manifests: ["package.json"], added: ["left-pad 1.3.0"] }],
    checks: [
      { command: "npm test", exitCode: 1 },
      { command: "npm test", exitCode: 0 },
    ],
    steps: 5,
    iterations: 7,
    models: ["vendor/large-1", "small-1"],
    cachedTokens: 800,
    estimatedCalls: 2,
    costUsd: 0.01234,
  },
  answered: { finalResponse: "It makes a slug.", toolCalls: 1 },
  "no-op": { reason: "Nothing was changed, and there is no answer", hint: "Ask again in other words." },
  "awaiting-approval": { ...onBranch, reason: "Waiting for an approval", hint: "Set the label." },
  blocked: { reason: "A policy forbids it", hint: "Ask an owner." },
  "budget-exhausted": { ...onBranch, reason: "Stopped after 5 steps, which is the limit", hint: "Raise the limit." },
  "timed-out": { ...onBranch, reason: "Stopped after 1 minute, which is the limit", hint: "Raise the limit." },
  stuck: { reason: "Did the same thing four times", finalResponse: "I try again." },
  cancelled: { reason: "The run was cancelled", hint: "Mention me with `continue` to resume." },
  failed: {
    ...asPatch,
    reason: "GitHub refused the push",
    quote: "git push: fatal: `403` | @maria",
    hint: "Give the job a permission.",
    steps: 2,
    iterations: 2,
  },
  skipped: { reason: "Nobody asked" },
};

test.for(Object.entries(stories))("the comment for %s", async ([outcome, story]) => {
  const body = renderReport({ ...nothing, ...story, outcome: outcome as Outcome }, links); // a key of the table
  await expect(`${body}\n`).toMatchFileSnapshot(join(import.meta.dirname, "golden", `${outcome}.md`));
});

describe("each of several uses of a model has a line", () => {
  const own: Use = {
    ...{ id: "default", replies: 3, inputTokens: 12_900, outputTokens: 60, costUsd: 0.01 },
    ...{ cachedTokens: 800, writtenTokens: 50, reasoningTokens: 20, latencyMs: 4321 },
  };
  const beside: Use = {
    ...{ id: "condenser", replies: 1, inputTokens: 300, outputTokens: 4, costUsd: undefined },
    ...{ cachedTokens: 0, writtenTokens: 0, reasoningTokens: 0, latencyMs: 700 },
  };

  test.for<[Use, string]>([
    [
      own,
      "  - `default`: 3 model requests · 12,900 tokens in, 60 out (800 from a cache, 50 into it, 20 of thinking) · cost $0.01",
    ],
    [beside, "  - `condenser`: 1 model request · 300 tokens in, 4 out · cost not known"],
  ])("$0.id", ([use, line]) => {
    expect(renderReport({ ...nothing, uses: [own, beside] }, links).split("\n")).toContain(line);
    expect(renderUse(use)).toBe(line.slice(line.indexOf(": ") + 2));
  });

  test("and the only one has none, because all that is known of it stands with the other facts", () => {
    const body = renderReport({ ...nothing, uses: [own] }, links);
    expect(body).toContain(`\n- ${renderUse(own)}\n`);
    expect(body).not.toMatch(/`default`|longest|4\.3 s/);
  });
});

test.for(Object.entries(stories))("who reads how it ended finds the conversation by its id: %s", ([outcome, story]) => {
  const body = renderReport({ ...nothing, ...story, outcome: outcome as Outcome }, links); // a key of the table
  expect(body).toContain(`- Conversation \`${links.conversationId}\``);
});

describe("a fact beside what the agent says", () => {
  const body = (more: Partial<Report>) => renderReport({ ...nothing, ...more }, links);

  test("is that no call succeeded", () => {
    expect(body({ toolCalls: 0, failedCalls: 2 })).toContain(
      "2 tool calls failed, and no other one read or changed anything.",
    );
    expect(body({ toolCalls: 0, failedCalls: 2 })).not.toContain("no tool read");
    expect(body({ toolCalls: 0, failedCalls: 0 })).toContain("no tool read or changed anything");
    expect(body({ toolCalls: 1, failedCalls: 2 })).not.toContain("succeeded");
  });

  test("is how many pictures the endpoint refused", () => {
    expect(body({ leftOutPictures: 1 })).toContain("The model endpoint refused 1 picture of this conversation.");
    expect(body({ leftOutPictures: 0 })).not.toContain("picture");
  });

  test("is how often the endpoint refused the history", () => {
    expect(body({ refusedHistories: 1 })).toContain("refused the history of this conversation 1 time. ");
    expect(body({ refusedHistories: 2 })).toContain("refused the history of this conversation 2 times. ");
    expect(body({ refusedHistories: 0 })).not.toContain("refused");
  });
});

test("the comment while the work goes on says how to stop the run and how to add something, where it would be heard", () => {
  const working = { ...links, takesFollowUps: true };
  expect(renderWorking(working)).toBe(
    "### 🟡 Working on it\n\nRequested by maria. This comment becomes the answer when the work is done. " +
      "[Job log](https://github.test/acme/shop/actions/runs/7)\n\n" +
      "To stop the run, comment `@agent stop`. To change or add something, comment `@agent …`: the agent reads it at its next step.",
  );
  expect(renderWorking(working, "A <b>note</b>.")).toContain("Working on it\n\nA &lt;b>note&lt;/b>.\n\nRequested by");
  expect(renderWorking({ ...links, takesFollowUps: false })).not.toContain("stop");
});

test.for([
  [0, "cost $0.00\n"],
  [0.00006, "cost $0.0001\n"],
  [0.128, "cost $0.13\n"],
  [1.5, "cost $1.50\n"],
  [undefined, "cost not known\n"],
] as const)("a cost of %s is told", ([costUsd, words]) => {
  expect(renderReport({ ...nothing, costUsd }, links)).toContain(words);
});

const hostile = [
  "a|b",
  "a\\|b",
  "a\\\\|b",
  "`",
  "``|`` | x |",
  "a`|`b",
  "| x | y |\n|-|-|",
  "a\nb",
  "a\r\n\r\n### Heading",
  "</details>",
  "<!--|",
  "![x](http://evil.test/?|)",
  "@everyone | #1",
  "\u2028|\u2029",
  "\n",
  " ",
  "`".repeat(500),
  "|".repeat(500),
  "\\",
  "x\\",
];

/** A cell of inline code that no pipe, back tick or line end inside of it can end. */
const cell = "(?:(`+)(?!`)(?:(?!\\1(?!`))[^|\\n])*\\1|<code>(?:[\\w ./-]|&#\\d+;)*…?(?:&#8230;)?</code>)";

test.for(["head -c 9 /dev/zero | tr '\\0' x; exit 1", "npm test || exit 1; (a & b) > `tty`", "@agent <b>|</b>"])(
  "the headline and the advice show the command %j as code",
  (command) => {
    const words = `The check ${code(command)} fails.`;
    const body = renderReport({ ...nothing, outcome: "failed", reason: words, hint: words }, links);
    expect(body.split("\n").filter((line) => line.includes("The check"))).toEqual([`### 🔴 ${words}`, words]);
  },
);

test("the recipe for a patch is about a clone of this repository", () => {
  const withheld = [{ path: "AGENTS.md", code: "DKH-103", detail: "" }] as const;
  const work = {
    files: [],
    kept: asPatch.kept ?? nothing.kept,
    withheld,
    withheldPatch: { path: "/x", patch: "+x\n" },
  };
  const own = renderReport({ ...nothing, ...work }, links);
  expect([...own.matchAll(/in a clone of this repository/g)]).toHaveLength(2);
});

describe.for(hostile)("%j", (text) => {
  const lines = (changes: Partial<Report>) => renderReport({ ...nothing, ...changes }, links).split("\n");

  test("as a file name is one cell of one row", () => {
    const all = lines({ files: [{ path: text, added: 1, removed: 2 }] });
    const row = all[all.indexOf("|-|-|") + 1];
    expect(row).toMatch(new RegExp(`^\\| ${cell} \\| \\+1 −2 \\|$`));
    expect(all).toHaveLength(lines({ files: [{ path: "a.txt", added: 1, removed: 2 }] }).length);
  });

  test("as a command is one cell of one row", () => {
    const all = lines({ checks: [{ command: text, exitCode: 2 }] });
    const row = all[all.indexOf("|-|-|") + 1];
    expect(row).toMatch(new RegExp(`^\\| ${cell} \\| 2 \\|$`));
    expect(all).toHaveLength(lines({ checks: [{ command: "ls", exitCode: 2 }] }).length);
  });

  test("as a branch, a folder or a path is inline code in one line", () => {
    const kept = { kind: "branch", branch: text, commit: text, compareUrl: "https://x.test" } as const;
    const withheld = (path: string) => [{ path, code: "DKH-110", detail: "x" }] as const;
    const all = lines({ withheld: withheld(text), kept });
    expect(all).toContain(`- **DKH-110** ${code(text)} cannot be stored by git as it is (x).`);
    expect(all).toHaveLength(lines({ withheld: withheld("x"), kept: { ...kept, branch: "x", commit: "x" } }).length);
    const locks = (path: string) => [{ path, manifests: [path], added: [path] }];
    expect(lines({ locks: locks(text) })).toHaveLength(lines({ locks: locks("x") }).length);
    const patch = { kind: "patch", path: text, patch: "x\n" } as const;
    expect(lines({ kept: patch })).toHaveLength(lines({ kept: { ...patch, path: "x" } }).length);
  });
});

test.for([
  ["fences", "+```\n+````js\n+</details>\n+``````\n", "```````"],
  ["tildes", "+~~~\n", "```"],
  ["nothing of the kind", "+x\n", "```"],
] as const)("a patch with %s inside stays in its fence", ([, patch, fence]) => {
  const kept = { kind: "patch", path: "/tmp/deckhand/work.patch", patch } as const;
  const body = renderReport({ ...nothing, kept }, links);
  expect(body).toContain(`\n\n${fence}diff\n${patch}${fence}\n\n</details>\n\n<details><summary>Run details`);
});

test("a reason that quotes a web page or a picture shows their text", () => {
  const words = 'It sent "<h1>Sign in</h1> ![x](https://x.test/y)".';
  const body = renderReport({ ...nothing, outcome: "failed", reason: words, hint: words }, links);
  expect(body).not.toMatch(/<h1|!\[/);
  expect(body).toContain('### 🔴 It sent "&lt;h1>Sign in&lt;/h1> image: x (`https://x.test/y`)".');
});

test.for([
  ["of 60 lines", "+x\n".repeat(60), true],
  ["with a fence in it", "+```\n+</details>\n", true],
  ["of 61 lines", "+x\n".repeat(61), false],
  ["of one endless line", `+${"x".repeat(9000)}`, false],
  ["that is empty", "", false],
] as const)("a diff %s is shown, or left to its branch", ([, text, isShown]) => {
  const body = renderReport({ ...nothing, ...onBranch, diff: { path: "/tmp/x", text } }, links);
  expect(body.includes("<details><summary>Diff</summary>")).toBe(isShown);
  const fence = text.includes("```") ? "````" : "```";
  if (isShown) expect(body).toContain(`\n\n${fence}diff\n${text}${fence}\n\n</details>\n\n`);
  const twice = renderReport({ ...nothing, ...asPatch, diff: { path: "/tmp/x", text } }, links);
  expect(twice).not.toContain("<summary>Diff</summary>");
});

test("a failure tells its code beside what to do", () => {
  const failed = { ...nothing, outcome: "failed", reason: "It broke", code: "model" } as const;
  expect(renderReport({ ...failed, hint: "Fix it." }, links)).toContain("\n\nFix it. (Code `model`.)\n\n");
  expect(renderReport({ ...failed, hint: "" }, links)).toContain("\n\n(Code `model`.)\n\n");
});

test("a run that asked no model says nothing of tokens and cost", () => {
  expect(renderReport(nothing, links)).toContain("1,200 tokens in, 34 out · cost not known");
  const asked = renderReport({ ...nothing, inputTokens: 0, outputTokens: 0, models: [] }, links);
  for (const word of ["token", "cost"]) expect(asked).not.toContain(word);
});

test("calls of medium risk are warned of, ten by name", () => {
  const risks = Array.from({ length: 12 }, (_, index) => `terminal c${index}`);
  expect(renderReport({ ...nothing, risks }, links)).toMatch(
    /^⚠️ The agent made these calls of medium risk: .*`terminal c9`, and 2 more\.$/m,
  );
  expect(renderReport(nothing, links)).not.toContain("⚠️");
});

test("a patch too long for a comment is named, not shown", () => {
  const patch = "x".repeat(30_001);
  const body = renderReport({ ...nothing, kept: { kind: "patch", path: "/tmp/x.patch", patch } }, links);
  expect(body).toContain("too long for a comment");
  expect(body).toContain("actions/upload-artifact");
  expect(body).not.toMatch(/xxx|\/tmp/);
});

test("what does not match what is published is no success", () => {
  const torn = [{ published: "package.json", withheld: "package-lock.json" }];
  expect(renderReport({ ...nothing, outcome: "changed", torn }, links)).toMatch(/^### 🟠/);
  expect(renderReport({ ...nothing, outcome: "changed", torn: [] }, links)).toMatch(/^### 🟢/);
});

test("long lists are cut and say so", () => {
  const files = Array.from({ length: 22 }, (_, index) => ({ path: `f${index}`, added: 1, removed: 0 }));
  const checks = Array.from({ length: 12 }, (_, index) => ({ command: `c${index}`, exitCode: 0 }));
  const added = Array.from({ length: 25 }, (_, index) => `r${index}`);
  const locks = [{ path: "go.sum", manifests: ["go.mod"], added }];
  const body = renderReport({ ...nothing, files, checks, locks }, links);
  const [shown, folded = ""] = body.split("<details><summary>14 more files</summary>");
  expect(shown).toContain("| 22 files changed | +22 −0 |\n|-|-|\n| `f0` | +1 −0 |");
  expect(shown).not.toContain("`f8`");
  expect(folded).toContain("| `f8` | +1 −0 |");
  expect(folded).toContain("| `f21` | +1 −0 |\n\n</details>");
  const many = Array.from({ length: 120 }, (_, index) => ({ path: `f${index}`, added: 1000, removed: 0 }));
  expect(renderReport({ ...nothing, files: many }, links)).toContain("… and 12 more files.\n\n</details>");
  expect(renderReport({ ...nothing, files: many }, links)).toContain("| 120 files changed | +120,000 −0 |");
  expect(body).toContain("(the last 10 of 12)");
  expect(body).not.toContain("`c1`");
  expect(body).toContain("`r19`, and 5 more. Each has");
});

const facts =
  /\n\n\| 1 file changed \| \+2 −1 \|\n.*\n\n<details><summary>Run details<\/summary>\n.*- Requested by maria.*<\/details>$/s;

test.for([
  ["nothing odd", "I did it."],
  ["an open fence", "Look:\n```js\nlet x"],
  ["an open fence in a longer one", "````\n```\n````\n~~~"],
  ["an open fence with a language", "```js `not a fence`\n```js\n``` js\n"],
  ["an open fence that ends with the text", "```"],
  ["carriage returns", "```\rx"],
  ["a hundred thousand characters", "x".repeat(100_000)],
  ["a cut in code", `\`\`\`\n${"x\n".repeat(50_000)}\`\`\``],
] as const)("prose with %s leaves the facts of the host in sight", ([, finalResponse]) => {
  const body = renderReport({ ...nothing, ...onBranch, finalResponse }, links);
  expect(body).toMatch(facts);
  expect(body.length).toBeLessThan(60_000);
  const prose = body.slice(0, body.indexOf("\n\n| 1 file changed |")).split("\n").slice(4).join("\n");
  expect(openFences(prose)).toBe(0);
});

test("prose is otherwise left as it is: closed code, slots of our templates", () => {
  const finalResponse = "```js\nlet x\n```\n\n{{details}} **bold** - `x`\n\n> quoted\n\nend";
  expect(renderReport({ ...nothing, finalResponse }, links)).toContain(`\n\n${finalResponse}\n\n<details>`);
});

/** How many fences are open at the end, counted in another way than the code does. */
function openFences(prose: string): number {
  let rest = `${prose}\n`;
  for (;;) {
    const opening = /^ {0,3}(`{3,}(?=[^`\n]*$)|~{3,}).*\n/m.exec(rest.replaceAll("\r", "\n"));
    if (!opening) return 0;
    rest = rest.slice(opening.index + opening[0].length);
    const mark = opening[1] ?? "";
    const closing = new RegExp(`^ {0,3}${mark}${mark[0]}*[ \\t]*$`, "m").exec(rest.replaceAll("\r", "\n"));
    if (!closing) return 1;
    rest = rest.slice(closing.index + closing[0].length);
  }
}

test("an answer that begins with indented code keeps it code", () => {
  const text = renderReport({ ...nothing, finalResponse: "\n    npm test # once\n\nRun this.\n\n" }, links);
  expect(text).toContain("\n\n    npm test # once\n\nRun this.\n\n<details>");
});
