/** One part of base_state.json is wrong: it costs no other, the person is told which, and nobody gets more rights by it. */
import { expect, test } from "vitest";
import { BaseState } from "../../../src/core/conversation/state/base-state.ts";
import { readState } from "../../../src/core/conversation/state/read-state.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { oneChange } from "../../one-change.ts";
import { always } from "../invariants/runs.ts";
import { nowhere } from "../workspace/nowhere.ts";
import { actor, done, openIn } from "./stage.ts";

const usage = () => ({ model: "m", prompt_tokens: 10, completion_tokens: 2 });
const metrics = () => ({
  model_name: "m",
  accumulated_cost: 0.5,
  accumulated_token_usage: usage(),
  token_usages: [usage()],
});

/** A state with every kind of part. */
const WHOLE = {
  id: "3f2c0000-0000-4000-8000-000000000000",
  agent: {
    kind: "Agent",
    llm: { model: "test-1" },
    tools: [{ name: "terminal" }, { name: "file_editor", params: { a: 1 } }],
    include_default_tools: ["FinishTool", "ThinkTool"],
    tool_names: ["terminal", "file_editor", "think", "finish"],
    condenser: { kind: "LLMSummarizingCondenser", max_size: 80, keep_first: 4, llm: { model: "m" } },
    tool_concurrency_limit: 2,
    system_prompt: "You help.",
    own_context: "Workspace: /w",
    filter_tools_regex: "t",
  },
  workspace: { kind: "LocalWorkspace", working_dir: "/w" },
  max_iterations: 100,
  stuck_detection: true,
  execution_status: "paused",
  confirmation_policy: { kind: "ConfirmRisky", threshold: "MEDIUM", confirm_unknown: true },
  security_analyzer: { kind: "LLMSecurityAnalyzer" },
  activated_knowledge_skills: ["one", "two"],
  blocked_actions: { a: "No.", b: "Never." },
  blocked_messages: { c: "No." },
  leaf_event_id: "e1",
  event_count: 3,
  stats: { usage_to_metrics: { default: metrics(), condenser: metrics() } },
  secret_registry: {
    secret_sources: { TOKEN: { kind: "StaticSecret", value: "x" }, KEY: { kind: "EnvSecret", variable: "V" } },
  },
  tags: { ticket: "1", team: "a" },
  agent_state: { lesson: { a: 1 } },
};

const read = (state: unknown) => {
  const lost: string[] = [];
  const store = memoryStore(new Map([["base_state.json", JSON.stringify(state)]]));
  return { state: readState(store, (paths) => void lost.push(...paths)), lost };
};

type Path = readonly (string | number)[];

test("of a state that is changed in one place, the rest is as it was, and the place is named", async () => {
  const whole = read(WHOLE);
  expect(whole.lost).toEqual([]);
  await always(400, oneChange(WHOLE), ({ what, at, value }) => {
    const about = `${at.join(".")} ${what}`;
    if (at[0] === "id") return;
    const { state, lost } = read(value);
    expect(without(state, at), about).toEqual(without(whole.state, at));
    if (!isSound(value))
      expect(
        lost.some((path) => isAbout(path, at)),
        `${about}: ${lost.join()}`,
      ).toBe(true);
    if (lost.length > 0)
      expect(
        lost.every((path) => isAbout(path, at)),
        `${about}: ${lost.join()}`,
      ).toBe(true);
  });
});

/** A map loses its entry alone, and a list its item; a list that is read without one is compared by what is left. */
function without(state: unknown, [first = "", second, third]: Path): unknown {
  const { [first]: part, ...others } = Object(state);
  const isMap = typeof part === "object" && part !== null && !Array.isArray(part);
  if (!isMap || second === undefined || first === "confirmation_policy") return others; // a rule is read as a whole
  const { [second]: inner, ...neighbours } = part;
  if (third === undefined || typeof inner !== "object" || inner === null || Array.isArray(inner))
    return [others, neighbours];
  const { [third]: _, ...innermost } = inner;
  return [others, neighbours, innermost];
}

/** The place itself, or a part that cannot be without it, or one within it. */
function isAbout(path: string, at: Path): boolean {
  const place = at.join(".");
  return place === path || place.startsWith(`${path}.`) || path.startsWith(`${place}.`);
}

function isSound(value: unknown): boolean {
  const read = BaseState.safeParse(value);
  return read.success;
}

test.for([null, 7, "NeverConfirm", { kind: "Other" }, { kind: "ConfirmRisky", threshold: "NONE" }])(
  "a policy that is %j asks about everything, and is named",
  (confirmation_policy) => {
    const { state, lost } = read({ ...WHOLE, confirmation_policy });
    expect(state?.confirmation_policy).toEqual({ kind: "AlwaysConfirm" });
    expect(lost).toEqual(["confirmation_policy"]);
  },
);

test("a reason that cannot be read still forbids", () => {
  expect(read({ ...WHOLE, blocked_actions: { a: null, b: "Never." } }).state?.blocked_actions).toEqual({
    a: expect.stringContaining("could not be read"),
    b: "Never.",
  });
});

test.for([[[]], ["text"], [7], [null], [{}], [{ ...WHOLE, id: 7 }]])("nothing is read of %j", ([state]) => {
  expect(() => read(state)).toThrow("base_state.json cannot be read: it has no id");
});

test("a conversation goes on with what is left, and says what it lost", async () => {
  const { agent: _, ...state } = WHOLE;
  const store = memoryStore(new Map([["base_state.json", JSON.stringify({ ...state, tags: 5 })]]));
  const told: string[] = [];
  const conversation = openIn("/unused", actor(done), {
    store,
    workspace: nowhere,
    report: ({ message }) => void told.push(message),
  });
  expect(conversation.state.fields.activated_knowledge_skills).toEqual(["one", "two"]);
  expect(told.join()).toContain("Parts of base_state.json could not be read: agent, tags.");
  await conversation.close();
});
