/** P44: agents that keep each other going, and threads that are worked on without end. */
import { expect, test } from "vitest";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, fromSource, stageFor } from "../scenarios/play.ts";
import { newCanaries } from "./canaries.ts";
import { guarded } from "./oracles.ts";
import { answer, expectNothing } from "./scene.ts";

type Github = Stage["github"];
type Does = (github: Github, issue: number) => Happening;

const helper = "helper[bot]";

const comments =
  (author: string, body = "@agent and what do you say to that?"): Does =>
  (github, issue) => {
    const { id } = github.comment({ issue, author, body });
    return { name: "issue_comment", actor: author, payload: github.issueCommentPayload(id) };
  };

/** Puts our label on again as soon as we have taken it off. */
const labels: Does = (github, issue) => {
  github.label({ issue, name: "agent", by: helper });
  const deed = { action: "labeled", sender: helper, label: "agent" };
  return { name: "issues", actor: helper, payload: github.payloads.issues(issue, deed) };
};

/** A thread, played on as often as somebody does something. Another agent may start runs. */
async function thread() {
  const known = await stageFor();
  const id = String(known.github.state.user(helper).id);
  let time = Date.UTC(2026, 0, 5);
  const options = { script: Array.from({ length: 12 }, () => answer[0] ?? "") as typeof answer };
  const now = () => new Date(time);
  const canaries = newCanaries();
  const open = await stageFor({ ...options, inputs: { "allowed-bots": id }, now, secrets: canaries });
  const stage = guarded(open, { canaries });
  expect(stage.github.state.user(helper).id).toBe(Number(id));
  const { number } = stage.github.openIssue({ author: "rita", title: "Slugs", body: "What are they?" });
  const play = async (happening: Does, how: PlayOptions = {}): Promise<Rehearsal> => {
    time += 60_000;
    return stage.play({ issue: number, happening, ...how });
  };
  return { stage, play };
}

const outcomes = (plays: readonly Rehearsal[]) => plays.map(({ outputs }) => outputs.outcome);

test("P44: another agent that calls again and again, by word and by label, is left with one note, and a person is answered; after so many runs a day that one is, too, and what needs no model is answered", async () => {
  const { stage, play } = await thread();
  const plays: Rehearsal[] = [];
  for (const does of [comments(helper), labels, comments(helper), labels, comments(helper)])
    plays.push(await play(does, fromSource));
  expect(outcomes(plays)).toEqual(["answered", "answered", "answered", "answered", "answered"]);
  const stopped = await play(comments(helper));
  expect(stopped).toMatchObject({ modelRequests: 0, branches: [], outputs: { outcome: "skipped" } });
  expect(answersOf(stopped).filter((body) => body.startsWith("I leave this to people"))).toHaveLength(1);
  const silent = await play(labels);
  expectNothing(silent);
  expect(answersOf(silent)).toHaveLength(answersOf(stopped).length);
  expect((await play(comments("maria"), fromSource)).outputs.outcome).toBe("answered");

  const environment = { "INPUT_MAX-RUNS-PER-DAY": "6" };
  const full = await play(comments("maria"), { environment });
  expect(full).toMatchObject({ modelRequests: 0, runner: { exitCode: 0 }, outputs: { outcome: "skipped" } });
  expect(answersOf(full).filter((body) => body.includes("there were 6 runs here within 24 hours"))).toHaveLength(1);
  const fourth = await play(comments("octavia"), { environment });
  expectNothing(fourth);
  expect(fourth.reactions.at(-1)).toMatchObject({ content: "confused" });
  expect(answersOf(fourth)).toHaveLength(answersOf(full).length);
  expect(stage.model?.requests).toHaveLength(6);
  const status = await play(comments("maria", "@agent status"), { environment, ...fromSource });
  expect(status.outputs.outcome).toBe("answered");
});
