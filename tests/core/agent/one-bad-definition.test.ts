/** One field of one definition of an agent is wrong: the other definitions are used, and the problem names the file. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { readMainAgent } from "../../../src/core/agent/main-agent.ts";
import { discoverSubAgents, readSubAgent } from "../../../src/core/agent/sub-agent.ts";
import { oneChange } from "../../one-change.ts";
import { always } from "../invariants/runs.ts";
import { sourceOf } from "../skill/sources.ts";

/** A definition that restricts what it can, with every kind of field. */
const HEAD = {
  name: "tuner",
  description: "Makes queries fast.",
  tools: ["glob", "grep"],
  skills: ["sql"],
  max_iteration_per_run: 20,
  max_budget_per_run: 0.5,
  read_only: true,
  permission_mode: "always_confirm",
  hooks: { PreToolUse: [{ matcher: "terminal", hooks: [{ command: "./guard.sh" }] }] },
  mcp_servers: ["db"],
  condenser: { kind: "LLMSummarizingCondenser", max_size: 80, keep_first: 4 },
  tool_concurrency_limit: 2,
};
const { name: _, read_only: __, permission_mode: ___, hooks: ____, mcp_servers: _____, ...MAIN } = HEAD;

const fileOf = (head: unknown) => `---\n${stringify(head)}---\nLook for slow queries.\n`;

/** The file of a head that is changed in one place: in a field, or in its lines. */
function changedFile(head: object): fc.Arbitrary<Readonly<{ what: string; text: string; at: string | undefined }>> {
  const lines = fileOf(head).split("\n");
  const asLines = (what: string, make: (at: number) => readonly string[]) =>
    fc
      .nat(lines.length - 4)
      .map((at) => ({ what: `line ${at} ${what}`, text: make(at + 1).join("\n"), at: undefined }));
  return fc.oneof(
    {
      weight: 5,
      arbitrary: oneChange(head).map(({ what, at, value }) => ({
        what: `${at.join(".")} ${what}`,
        text: fileOf(value),
        at: String(at[0]),
      })),
    },
    asLines("absent", (at) => lines.toSpliced(at, 1)),
    asLines("doubled", (at) => lines.toSpliced(at, 0, lines[at] ?? "")),
    asLines("cut", (at) => lines.with(at, (lines[at] ?? "").slice(0, (lines[at] ?? "").length / 2))),
    asLines("reordered", (at) => lines.toSpliced(at, 2, lines[at + 1] ?? "", lines[at] ?? "")),
    fc
      .nat(fileOf(head).length - 1)
      .map((end) => ({ what: `cut at ${end}`, text: fileOf(head).slice(0, end), at: undefined })),
  );
}

test("the others are used, and the changed one is used as it says or named", async () => {
  await always(200, changedFile(HEAD), async ({ what, text, at }) => {
    const files = {
      ".agents/agents/before.md": "You begin.",
      ".agents/agents/odd.md": text,
      ".agents/agents/zz.md": "---\nread_only: true\n---\nYou end.",
    };
    const { agents, problems } = await discoverSubAgents(sourceOf(files));
    const own = agents.filter(({ source }) => source !== undefined);
    expect(
      own.map(({ source }) => source),
      what,
    ).toEqual(expect.arrayContaining([".agents/agents/before.md", ".agents/agents/zz.md"]));
    const odd = own.find(({ source }) => source === ".agents/agents/odd.md");
    expect(
      problems.map(({ path }) => path),
      what,
    ).toEqual(odd ? [] : [".agents/agents/odd.md"]);
    if (!odd || at === undefined) return;
    // A field that is there in a form that cannot be read never counts as absent.
    const whole = readSubAgent("odd.md", fileOf(HEAD));
    const others = Object.keys(HEAD).filter((field) => field !== at);
    for (const field of others) expect(Reflect.get(odd, field), `${what}: ${field}`).toEqual(Reflect.get(whole, field));
    if (!/ (?:null|absent)$/.test(what)) expect(Reflect.get(odd, at), what).toBeDefined();
  });
});

test("the definition of the agent itself is refused with the name of its field, or used as it says", async () => {
  await always(200, oneChange(MAIN), ({ what, at, value }) => {
    const about = `${at.join(".")} ${what}`;
    try {
      const main = readMainAgent(".agents/agents/main.md", fileOf(value));
      const whole = readMainAgent(".agents/agents/main.md", fileOf(MAIN));
      for (const field of Object.keys(MAIN).filter((name) => name !== at[0]))
        expect(Reflect.get(main, field), about).toEqual(Reflect.get(whole, field));
    } catch (error) {
      expect(error, about).toMatchObject({ code: "config", message: expect.stringContaining(String(at[0])) });
    }
  });
});
