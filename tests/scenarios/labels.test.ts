/** The labels that call and decide are there when they are needed, and stay as people have made them. */
import { expect, test } from "vitest";
import { checkExchange } from "../openapi.ts";
import { edit, finish, publish, run } from "./approving.ts";
import { answersOf, play, stageFor } from "./play.ts";

const script = [edit, run(publish), finish];
const names = ["agent:approve", "agent:reject", "agent:needs-approval"];

test("the first approval creates the labels that decide; one that is there is not changed, whatever the case of its letters", async () => {
  const stage = await stageFor({ script, inputs: { confirmation: "risky" } });
  const { repositoryLabels } = stage.github.state.records;
  const own = { name: "Agent:Approve", color: "ff00ff", description: "Ours." };
  repositoryLabels.set("agent:approve", own);
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("awaiting-approval");
  expect(repositoryLabels.get("agent:approve")).toEqual(own);
  expect([...repositoryLabels.keys()]).toEqual(names);
  const told = answersOf(rehearsal).join();
  for (const name of names.slice(1)) expect(told.split("labels")[1] ?? "").toContain(`\`${name}\``);
  expect(told).not.toContain("gh label create");
  expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
});

test("where the token may not create them, the comment says how people do, and the run is as green as ever", async () => {
  const stage = await stageFor({ script, inputs: { confirmation: "risky", "approve-label": "it's fine" } });
  for (const _ of names) {
    stage.github.failNext({ method: "POST", path: /\/slugify\/labels$/ }, { status: 403, body: { message: "No." } });
  }
  const rehearsal = await stage.play();
  const [answer = ""] = answersOf(rehearsal);
  expect(rehearsal.outputs.outcome).toBe("awaiting-approval");
  expect(rehearsal.runner.exitCode).toBe(0);
  expect(answer).toContain(`gh label create 'it'\\''s fine' --color 0e8a16 --description`);
  expect(answer).toContain("`issues: write`");
});

test("`@agent labels` creates all of them without a model, once, with a colour and a description", async () => {
  const stage = await stageFor({ story: "fix" });
  const first = await stage.play({ body: "@agent labels" });
  expect(answersOf(first)[0]).toContain("Created: `agent`, `agent:approve`, `agent:reject`, `agent:needs-approval`.");
  const { repositoryLabels } = stage.github.state.records;
  expect([...repositoryLabels.keys()]).toEqual(["agent", ...names]);
  for (const { color, description } of repositoryLabels.values()) {
    expect(color).toMatch(/^[0-9a-f]{6}$/);
    expect(description).not.toBe("");
  }
  const second = await stage.play({ issue: 1, body: "@agent labels" });
  expect(answersOf(second).at(-1)).toContain("There already: `agent`,");
  expect(stage.model?.requests).toEqual([]);
  expect([...first.problems, ...first.exchanges.flatMap(checkExchange)]).toEqual([]);
});

test("a run that needs no label creates none", async () => {
  const { stage } = await play({ story: "question" });
  expect(stage.github.state.records.repositoryLabels.size).toBe(0);
});
