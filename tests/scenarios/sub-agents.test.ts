/** Stories of agents that call others, played into the shipped bundle. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../src/rehearsal/model/request.ts";
import { call, type Script, type ScriptedReply } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { bringServer, hostileHere } from "../mcp/servers.ts";
import { repository } from "./instructed.ts";
import { answersOf, stageFor } from "./play.ts";
import { done, pullStory } from "./pull-story.ts";

const subAgentServers = { "sub-agents": "true" };

type Part = "caller" | "reviewer" | "runner";

function partOf({ messages }: ChatRequest): Part {
  const system = JSON.stringify(messages.filter(({ role }) => role === "system"));
  if (system.includes("asked you to review a change")) return "reviewer";
  return system.includes("asked you to run something") ? "runner" : "caller";
}

/** Each part has turns of its own, since nobody knows who of those that work at the same time is first. */
function playedBy(parts: Readonly<Record<Part, readonly ScriptedReply[]>>): Script {
  const left = { caller: [...parts.caller], reviewer: [...parts.reviewer], runner: [...parts.runner] };
  const turn = (request: ChatRequest) => left[partOf(request)].shift() ?? { status: 500 };
  return Array.from({ length: Object.values(parts).flat().length }, () => turn);
}

/** Comes to its end only if somebody else does the same in the other's name at the same time. */
const meet = (own: string, other: string) =>
  call("terminal", {
    command: `touch ${own}.met; timeout 100 sh -c 'until test -e ${other}.met; do sleep 0.1; done' && echo "met ${other}"`,
    timeout: 110,
  });

const wrong = "export function high(hour) {\n  return hour % 12 == 1;\n}\n";
const finding = {
  ...{ path: "src/tides.js", line: 2, severity: "blocking", title: "High water is at noon" },
  body: "`high(0)` is false.",
};

describe("a review that fans out over two sub-agents", () => {
  test("has them at work at the same time, reads both answers, and shows what they did and cost", async () => {
    const tasks = [
      { name: "task", arguments: { prompt: "Is high() right?", subagent_type: "reviewer" } },
      { name: "task", arguments: { prompt: "Run the tests.", subagent_type: "bash-runner" } },
    ];
    const paid = { usage: { cost: 0.25 } };
    const script = playedBy({
      caller: [
        { calls: tasks, ...paid },
        { ...call("report_finding", finding), ...paid },
        { ...call("finish", { message: "One thing is wrong." }), ...paid },
      ],
      reviewer: [
        { ...meet("reviewer", "runner"), ...paid },
        { ...call("finish", { message: "src/tides.js:2: it says 1." }), ...paid },
      ],
      runner: [
        { ...meet("runner", "reviewer"), ...paid },
        { ...call("finish", { message: "There are no tests." }), ...paid },
      ],
    });
    const story = await pullStory(
      script,
      { "src/tides.js": wrong },
      { inputs: { mode: "review", ...subAgentServers } },
    );
    const { rehearsal, problems } = await story.play({ happening: done("opened") });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "1", "cost-usd": "1.75" });
    const requests = story.stage.model?.requests ?? [];
    const second = JSON.stringify(requests.filter(({ body }) => partOf(body) === "caller")[1]?.body.messages.slice(-2));
    expect(second).toContain(
      "Task ID: reviewer-1\\nSubagent: reviewer\\nStatus: completed\\nsrc/tides.js:2: it says 1.",
    );
    expect(second).toContain(
      "Task ID: bash-runner-2\\nSubagent: bash-runner\\nStatus: completed\\nThere are no tests.",
    );
    const { summary, stdout } = rehearsal.runner;
    expect(summary).toContain("  - `task:reviewer-1`: 2 model requests · ");
    expect(summary).toMatch(/- `task:bash-runner-2`: 2 model requests .* cost \$0\.50/);
    expect(summary).toMatch(/\| `touch reviewer\.met; .*` \| 0 \|/);
    expect(stdout).toMatch(/^ {2}\[reviewer-1\] -> terminal /m);
    expect(stdout).toMatch(/^ {2}\[bash-runner-2\] <- terminal exit code 0/m);
    expect(stdout).toMatch(/^-> task /m);
  });
});

describe("the first request", () => {
  const answer: Script = [call("finish", { message: "Looked." })];
  const tuner = { ".agents/agents/tuner.md": "---\ndescription: Makes queries fast.\n---\nYou tune.\n" };

  test("stays under 12 kB with sub-agents, and names those of the base commit too", async () => {
    const stage = await stageFor({ repository: repository(tuner), script: answer, inputs: subAgentServers });
    await stage.play({ body: "@agent look" });
    const [request] = stage.model?.requests ?? [];
    expect(JSON.stringify(request?.body).length).toBeLessThan(12_000);
    expect(JSON.stringify(request?.body.tools)).toContain("- tuner: Makes queries fast.");
  });

  test("knows nothing of them unless they are asked for", async () => {
    const stage = await stageFor({ repository: repository(tuner), script: answer });
    await stage.play({ body: "@agent look" });
    expect(JSON.stringify(stage.model?.requests[0]?.body)).not.toContain("tuner");
  });
});

test("a sub-agent is gone on with in a later run of the thread", async () => {
  const ask = (prompt: string, more: object = {}) => call("task", { prompt, subagent_type: "bash-runner", ...more });
  const script = playedBy({
    caller: [
      ask("How many masts?"),
      call("finish", { message: "Three." }),
      ask("Sure?", { resume: "bash-runner-1" }),
      call("finish", { message: "Yes, three." }),
    ],
    reviewer: [],
    runner: [call("finish", { message: "Three masts." }), call("finish", { message: "Three, as I said." })],
  });
  const stage = await stageFor({ repository: repository({}), script, inputs: subAgentServers });
  const first = await stage.play({ body: "@agent how many masts?" });
  const again = await stage.play({ body: "@agent sure?", issue: first.issue.number });
  expect([...first.problems, ...again.problems]).toEqual([]);
  expect(answersOf(again).at(-1)).toContain("Yes, three.");
  const last = stage.model?.requests.filter(({ body }) => partOf(body) === "runner").at(-1);
  expect(JSON.stringify(last?.body.messages)).toMatch(/How many masts\?.*Three masts\..*Sure\?/s);
});

describe("a definition that speaks of servers", () => {
  const asked = (stage: Stage, part: Part) => stage.model?.requests.filter(({ body }) => partOf(body) === part) ?? [];
  const toolsOf = (stage: Stage, part: Part) =>
    asked(stage, part)[0]
      ?.body.tools?.map((tool) => tool.function.name)
      .filter((name) => name.includes("__"));
  const written = (head: string) => `---\nname: bash-runner\n${head}\n---\nYour caller asked you to run something.\n`;
  const servers = JSON.stringify({ mcpServers: { docs: hostileHere(), tickets: hostileHere() } });

  test("has those that it names and a program of its own, for as long as it works; the report lists it under its name", async () => {
    const own = JSON.stringify({ docs: null, db: hostileHere("environment") });
    const script = playedBy({
      caller: [
        call("task", { prompt: "Look.", subagent_type: "bash-runner" }),
        call("docs__echo", { word: "still there" }),
        call("terminal", { command: "cat /proc/[0-9]*/cmdline | tr '\\0' ' ' | grep -c '[s]erver.mjs environment'" }),
        call("finish", { message: "Looked." }),
      ],
      reviewer: [],
      runner: [call("db__echo", {}), call("docs__echo", { word: "for both" }), call("finish", { message: "Ran." })],
    });
    const files = { ".agents/agents/runner.md": written(`tools: [grep]\nmcp_servers: ${own}`) };
    const stage = await stageFor({
      repository: repository(files),
      script,
      inputs: { ...subAgentServers, "mcp-config": servers },
    });
    const rehearsal = await stage.play({ earlier: bringServer });
    expect(rehearsal.problems).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(toolsOf(stage, "runner")?.sort()).toEqual(["db__crash", "db__echo", "docs__crash", "docs__echo"]);
    expect(toolsOf(stage, "caller")).not.toContain("db__echo");
    const answers = JSON.stringify(asked(stage, "runner").at(-1)?.body.messages);
    expect(answers).toContain("DECKHAND_PROGRAM");
    expect(answers).toContain("for both");
    const heard =
      asked(stage, "caller")
        .at(-1)
        ?.body.messages.filter(({ role }) => role === "tool") ?? [];
    expect(JSON.stringify(heard[1])).toContain("still there");
    expect(JSON.stringify(heard[2])).toMatch(/"0\\n|:"0/);
    expect(answersOf(rehearsal).at(-1)).toContain("| `bash-runner/db` | 2 | `echo` 1 |");
    expect(answersOf(rehearsal).at(-1)).toContain("| `docs` | 2 | `echo` 2 |");
  });

  test("and names one that there is not, is left out with a warning: ours of that name is gone too, and the run goes on", async () => {
    const ask = call("task", { prompt: "Look.", subagent_type: "bash-runner" });
    const script = playedBy({ caller: [ask, call("finish", { message: "Nobody." })], reviewer: [], runner: [] });
    const files = { ".agents/agents/runner.md": written("mcp_servers: [dcos]") };
    const stage = await stageFor({
      ...{ repository: repository(files), script, inputs: { ...subAgentServers, "mcp-config": servers } },
      toolErrors: /^task: There is no sub-agent of the kind/,
    });
    const rehearsal = await stage.play({ earlier: bringServer });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(rehearsal.runner.stdout).toContain('.agents/agents/runner.md is not used: there is no server "dcos".');
    expect(JSON.stringify(asked(stage, "caller").at(-1)?.body.messages)).toContain("There is no sub-agent of the kind");
  });
});
