/** Whatever begins a run: the tool that asks people for hosts is offered, and spoken of, only where somebody can be asked. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { type StoryOptions, stageFor } from "./play.ts";
import { commitOf, done, gitOf } from "./pull-story.ts";

type Happens = (github: Stage["github"], number: number) => Happening;

const get = call("terminal", { command: "curl -sS -m 5 https://api.example.org || true", security_risk: "LOW" });
const finish = call("finish", { message: "It could not be had." });
const asked = "@agent what does the API say?";

/** On a thread where everybody who has a say can push. */
async function onIssue(happening: Happens | undefined, options: StoryOptions = {}) {
  const stage = await stageFor(options);
  const { number } = stage.github.openIssue({ author: "maria", title: "Tides", body: asked });
  return { stage, rehearsal: await stage.play({ issue: number, ...(happening ? { happening } : { body: asked }) }) };
}

async function onPull(happening: Happens | undefined, options: StoryOptions = {}) {
  const stage = await stageFor(options);
  gitOf(stage, ["branch", "tides", commitOf(stage, "main", { "tides.md": "High at noon.\n" })]);
  const { number } = stage.github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
  return { stage, rehearsal: await stage.play({ issue: number, ...(happening ? { happening } : { body: asked }) }) };
}

const said = (name: string, payload: (github: Stage["github"], number: number) => Happening["payload"]): Happens => {
  return (github, number) => ({ name, actor: "maria", payload: payload(github, number) });
};

const scheduled = said("schedule", (github) => github.payloads.schedule());

/** Other places and what else decides: `tests/run/agent/grants.test.ts`; what a report says then: `tests/render/report/blocked-network.test.ts`. */
const PLACES = [
  ["a mention on an issue", true, onIssue, undefined, {}],
  ["a review", false, onPull, done("opened"), { mode: "review" }],
  ["a schedule", false, onIssue, scheduled, { prompt: "Ask the API." }],
] as const;

test.for(PLACES)(
  "where a run begins with %s, the tool is offered: %s",
  async ([, isOffered, play, happening, inputs]) => {
    const options = { script: [get, finish], inputs: { confirmation: "risky", ...inputs } };
    const { stage, rehearsal } = await play(happening, options);
    expect(rehearsal.runner.errors).toEqual([]);
    expect(stage.model?.requests).toHaveLength(2);
    const read = JSON.stringify(stage.model?.requests.map(({ body }) => body));
    expect(read.includes("request_network")).toBe(isOffered);
    const { reviews, discussionComments } = stage.github.state.records;
    const told = JSON.stringify([rehearsal.comments, reviews, discussionComments, rehearsal.runner.summary]);
    expect(told).toContain("Blocked network access: `api.example.org`");
    expect(told.includes("request_network")).toBe(isOffered);
  },
);

test("an agent that another calls has nobody to ask: it is not offered the tool, and a secret is refused", async () => {
  const secret = call("terminal", { command: "echo $NPM_TOKEN", security_risk: "LOW" });
  const isOfSubAgent = ({ messages }: { messages: unknown }) =>
    JSON.stringify(messages).includes("Another agent has asked you to run something");
  const turns = {
    caller: [call("task", { prompt: "Ask the API.", subagent_type: "bash-runner" }), finish],
    other: [get, secret, finish],
  };
  const script = Array.from({ length: 5 }, () => (request: { messages: unknown }) => {
    const part = isOfSubAgent(request) ? turns.other : turns.caller;
    return part.shift() ?? { status: 500 };
  });
  const inputs = { confirmation: "risky", "sub-agents": "true", secrets: "NPM_TOKEN=npm-canary-4711" };
  const toolErrors = /^terminal: Not run: this call needs approval, and a sub-agent has nobody to ask\./;
  const { stage, rehearsal } = await onIssue(undefined, { script, inputs, toolErrors });
  expect(rehearsal.outputs.outcome).toBe("answered");
  const [first, second] = [false, true].map((isOther) =>
    stage.model?.requests.filter(({ body }) => isOfSubAgent(body) === isOther).map(({ body }) => JSON.stringify(body)),
  );
  expect(first?.[0]).toContain("request_network");
  expect(second).toHaveLength(3);
  expect(second?.join("\n")).not.toContain("request_network");
  expect(second?.[2]).toContain("It needs secret NPM_TOKEN.");
});
