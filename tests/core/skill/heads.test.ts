/** Heads of skills as people write them, and heads with one fault. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { discoverSkills } from "../../../src/core/skill/discovery.ts";
import { oneChange } from "../../one-change.ts";
import { always } from "../invariants/runs.ts";
import { sourceOf } from "./sources.ts";

const PATH = ".agents/skills/tides/SKILL.md";

async function read(head: string, path = PATH) {
  const { skills, problems } = await discoverSkills(
    sourceOf({ [path]: head, ".openhands/skills/sound.md": "Sound." }),
    { model: "test-1" },
  );
  expect(skills.map(({ name }) => name)).toContain("sound");
  return { skill: skills.find(({ name }) => name !== "sound"), problems };
}

test.for<[what: string, head: string, description: string]>([
  ["a colon", "---\ndescription: Use when: the tide is high\n---\nx", "Use when: the tide is high"],
  [
    "a colon on a later line",
    "---\ndescription: Use it when\n  the user says: now\n  or later\n---\nx",
    "Use it when the user says: now or later",
  ],
  ["the number of an issue", "---\ndescription: Fix issue #12 of the tides\n---\nx", "Fix issue #12 of the tides"],
  ["a remark", "---\ndescription: Tides # or so\n---\nx", "Tides"],
  ["tabs", "---\nname:\ttides\ndescription:\tTides\nmetadata:\n\tby: rita\n---\nx", "Tides"],
  ["line ends of Windows", "\uFEFF---\r\ndescription: Tides: high\r\n---\r\nx", "Tides: high"],
  ["line ends of old", "---\rdescription: Tides\r---\rx", "Tides"],
  ["a blank line and a comment before it", "\n<!-- MIT -->\n\n---\ndescription: Tides\n---\nx", "Tides"],
  ["dots at its end", "---\ndescription: Tides\n...\nx", "Tides"],
  ["quotes within quotes", '---\ndescription: "Use "this" skill"\n---\nx', 'Use "this" skill'],
  ["a character that YAML reserves", "---\ndescription: @rita's tides\nlicense: %MIT\n---\nx", "@rita's tides"],
  ["a wide colon", "---\ndescription：潮汐\n---\nx", "潮汐"],
  ["unknown fields", "---\nargument-hint: [when]\nmodel: sonnet\ndescription: Tides\n---\nx", "Tides"],
  ["brackets before words", "---\ndescription: [beta] The tides\n---\nx", "[beta] The tides"],
  ["braces before words", "---\ndescription: {beta} The tides\n---\nx", "{beta} The tides"],
  [
    "words below its name",
    "---\ndescription:\n  Use when: the tide is high\n  and later\n---\nx",
    "Use when: the tide is high and later",
  ],
  [
    "words with a colon below its name",
    "---\ndescription:\n  Use when: the tide is high\n---\nx",
    "Use when: the tide is high",
  ],
  [
    "a description in points",
    "---\ndescription:\n  - Reads tides\n  - Use when: sailing\n---\nx",
    "Reads tides, Use when: sailing",
  ],
  ["capitals", "---\nName: tides\nDescription: Tides\n---\nx", "Tides"],
  ["capitals and a colon", "---\nName: tides\nDescription: Use when: sailing\n---\nx", "Use when: sailing"],
  [
    "a word and a colon in its lines",
    "---\ndescription: Use it when: sailing\nNote: not on land\n---\nx",
    "Use it when: sailing Note: not on land",
  ],
  ["no-break spaces", "---\nname:\u00a0tides\ndescription:\u00a0Tides\n---\nx", "Tides"],
  ["a sign before it that nobody sees", "\u200b---\ndescription: Tides\n---\nx", "Tides"],
  ["longer lines of dashes", "-----\ndescription: Tides\n-----\nx", "Tides"],
  ["a fence around it", "```yaml\n---\ndescription: Tides\n---\n```\nx", "Tides"],
  ["a fence around the file", "```markdown\n---\ndescription: Tides\n---\nx\n```\n", "Tides"],
  ["nothing for a field", "---\nlicense:\ndescription: Tides\ntriggers: null\n---\nx", "Tides"],
])("a head with %s is read, and nobody is bothered", async ([, head, description]) => {
  const { skill, problems } = await read(head);
  expect([skill?.description, skill?.content, problems]).toEqual([description, "x", []]);
});

test.for<[what: string, fields: string, read: object]>([
  [
    "in one line with commas",
    "triggers: sea, high water",
    { trigger: { type: "keyword", keywords: ["sea", "high water"] } },
  ],
  ["in brackets", 'triggers: [sea, "high water"]', { trigger: { type: "keyword", keywords: ["sea", "high water"] } }],
  ["of patterns without quotes", "paths: *.ts, src/**", { trigger: { type: "path", paths: ["*.ts", "src/**"] } }],
  ["of patterns in lines", "paths:\n- *.ts\n- src/**", { trigger: { type: "path", paths: ["*.ts", "src/**"] } }],
  [
    "of items with colons",
    "triggers:\n  - how to: sail\n  - sea",
    { trigger: { type: "keyword", keywords: ["how to: sail", "sea"] } },
  ],
  [
    "of tools with blanks",
    "allowed-tools: Read Bash(git add:*), Grep",
    { allowed_tools: ["Read", "Bash(git add:*)", "Grep"] },
  ],
  ["of tools in lines", "allowed-tools:\n- Read\n- Grep", { allowed_tools: ["Read", "Grep"] }],
  ["of words for a yes", 'disable-model-invocation: "yes"', { disable_model_invocation: true }],
])("a list %s is read", async ([, fields, expected]) => {
  const { skill, problems } = await read(`---\n${fields}\n---\nx`);
  expect(skill).toMatchObject(expected);
  expect(problems).toEqual([]);
});

test.for<[what: string, head: string, read: object, problem: string]>([
  [
    "a broken list",
    "---\ndescription: Tides\nallowed-tools: [Read, {\nlicense: MIT\n---\nx",
    { description: "Tides", license: "MIT" },
    "line 3",
  ],
  [
    "a field twice",
    "---\nlicense: MIT\nlicense: Apache-2.0\n---\nx",
    { license: "Apache-2.0" },
    "`license` is there twice",
  ],
  ["another type", "---\nmetadata: 4\ndescription: Tides\n---\nx", { description: "Tides" }, "`metadata` is not"],
  [
    "a wrong item",
    "---\ntriggers: [sea, [1, 2], tide]\n---\nx",
    { trigger: { keywords: ["sea", "tide"] } },
    "`triggers` is not",
  ],
  [
    "an input without a name",
    "---\ninputs: [{name: when}, {description: x}]\n---\nx",
    { inputs: [{ name: "when" }] },
    "`inputs` is not",
  ],
  ["no end", "---\ndescription: Tides\n", { content: "---\ndescription: Tides" }, "no second line of dashes"],
])("a head with %s costs no other field, and is told", async ([, head, expected, problem]) => {
  const { skill, problems } = await read(head);
  expect(skill).toMatchObject(expected);
  expect(problems).toEqual([{ path: PATH, problem: expect.stringContaining(problem) }]);
});

test.for([
  ["paths: [", "is not valid YAML"],
  ["triggers: [[1]]", "`triggers`"],
])(
  "a rule without the field that says when it applies is not used, where it would apply always: %s",
  async ([fields = "", why = ""]) => {
    const { skill, problems } = await read(`---\n${fields}\n---\nx`, ".openhands/skills/rule.md");
    expect(skill).toBeUndefined();
    expect(problems).toEqual([{ path: ".openhands/skills/rule.md", problem: expect.stringContaining(why) }]);
  },
);

const HEAD = {
  description: "When the water is high.",
  triggers: ["sea", "tide"],
  inputs: [{ name: "when", description: "A day." }],
  license: "MIT",
  compatibility: "Any.",
  metadata: { by: "rita" },
  "allowed-tools": ["Read", "Grep"],
  version: "1.0.0",
};
type Field = keyof typeof HEAD;
const READ: Readonly<Record<Field, string>> = {
  ...(Object.fromEntries(Object.keys(HEAD).map((field) => [field, field])) as Record<Field, string>),
  "allowed-tools": "allowed_tools",
  triggers: "trigger",
};

test("one field that is changed costs no other one, and what is lost is told", async () => {
  const whole = (await read(`---\n${stringify(HEAD)}---\nx`)).skill as Record<string, unknown> | undefined;
  await always(300, oneChange(HEAD), async ({ at: [changed, ...inner], what, value }) => {
    const { skill, problems } = await read(`---\n${stringify(value)}---\nx`);
    const now = skill as Record<string, unknown> | undefined;
    const isTrigger = changed === "inputs" || changed === "triggers";
    const others = Object.keys(HEAD).filter(
      (field) => field !== changed && !(isTrigger && field === "triggers"),
    ) as Field[];
    for (const field of others) expect([what, now?.[READ[field]]]).toEqual([what, whole?.[READ[field]]]);
    const isGone = now?.[READ[changed as Field]] === undefined && !["null", "absent", "cut"].includes(what);
    if (isGone && inner.length === 0) expect(problems.map(({ problem }) => problem).join()).toContain(String(changed));
  });
});

test("a head that is cut, or of which one line is lost, doubled or moved, never costs another skill", async () => {
  const lines = stringify(HEAD).trimEnd().split("\n");
  const head = fc
    .nat(lines.length - 1)
    .chain((at) =>
      fc.constantFrom(
        lines.toSpliced(at, 1),
        lines.toSpliced(at, 0, lines[at] ?? ""),
        lines.toSpliced(at, 1, (lines[at] ?? "").slice(0, 3)),
        [...lines.toSpliced(at, 1), lines[at] ?? ""],
        lines.slice(0, at),
        lines.with(at, `${lines[at]}${"x".repeat(5000)}`),
        lines.with(at, `\t${lines[at]}: [ "`),
      ),
    );
  await always(200, head, async (changed) => {
    const { skill, problems } = await read(`---\n${changed.join("\n")}\n---\nx`);
    expect(skill?.content ?? problems[0]?.problem).toBeTruthy();
  });
});
