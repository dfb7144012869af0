/** Stories of intents: what the agent proposes, and what the host does about it after the run. */
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import { answersOf, play, type StoryOptions, stageFor } from "./play.ts";

const finish = call("finish", { message: "I propose this." });
const propose = (...intents: readonly Record<string, unknown>[]): Script => [
  ...intents.map((intent) => call("propose", { intent })),
  finish,
];
/** The bundled issue is by a reader, whose words restrict the run: then only labels can be proposed. */
const trusting = { "mixed-threads": "as-trusted" };

async function told(stage: StoryOptions) {
  const story = await play({ ...stage, inputs: { ...trusting, ...stage.inputs } });
  expect(story.problems).toEqual([]);
  return { ...story, answer: answersOf(story.rehearsal)[0] ?? "" };
}

describe("labels", () => {
  test("are put on after the run, and the report says so", async () => {
    const opened = await stageFor({
      script: propose({ name: "labels", add: ["bug"] }),
      inputs: { intents: "labels(bug, docs; max 2)" },
    });
    opened.github.state.records.repositoryLabels.set("bug", { name: "bug", color: "d73a4a", description: "" });
    const rehearsal = await opened.play();
    expect(opened.github.state.records.labelsOf(1)).toEqual(["bug"]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", reason: "1 proposal carried out" });
    expect(answersOf(rehearsal)[0]).toContain("✅ Done: add `bug` to #1");
  });

  test("that the repository does not have are refused, with the reason", async () => {
    const { answer, rehearsal } = await told({
      script: propose({ name: "labels", add: ["docs"] }),
      inputs: { intents: "labels(bug, docs)" },
    });
    expect(answer).toContain("⚪ Refused: add `docs` to #1 – the repository has no label `docs`.");
    expect(rehearsal.outputs.outcome).toBe("blocked");
  });
});
