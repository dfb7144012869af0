/** Stories on servers that are not github.com, or lack what it has. */
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, type StoryOptions, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { done, pullStory } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const finish = (message: string) => call("finish", { message });
const lacking = "I cannot use GitHub's GraphQL API here.";
const logOf = ({ runner }: Rehearsal) => runner.log.map(({ text }) => text);
const queries = ({ exchanges }: Rehearsal) => exchanges.filter(({ path }) => path === "/graphql");
const count = (text: string, part: string) => text.split(part).length - 1;

/** For what the repository's tests do not matter to. */
const brief: Script = [
  call("file_editor", { command: "create", path: "ebbs.md", file_text: "Twice a day.\n" }),
  finish("Written down."),
];

/** One play on a server that does not know these addresses. */
async function playWithout(missing: readonly RegExp[], options: StoryOptions = {}, asked: PlayOptions = {}) {
  const stage = await stageFor(options);
  stage.github.state.missing.push(...missing);
  const rehearsal = await stage.play(asked);
  return { stage, rehearsal, problems: [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)] };
}

const graphql = /^\/graphql/;

describe("on a server without GraphQL", () => {
  test("F30 a mention becomes a pull request, and what is lacking is said once", async () => {
    const { stage, rehearsal, problems } = await playWithout([graphql]);
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(rehearsal.diff).toContain("replaceAll(/^-|-$/g");
    expect(queries(rehearsal)).toHaveLength(1);
    expect(count(answersOf(rehearsal).join(), lacking)).toBe(1);
    expect(logOf(rehearsal).filter((line) => line.includes(lacking))).toHaveLength(1);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("no-graphql"));
  });

  test("a review knows what it found before, and replies where it would resolve", async () => {
    const files = { "tides.md": "Twize a day.\n" };
    const found = { path: "tides.md", line: 1, severity: "minor", title: "A slip", body: "It is spelt `twice`." };
    const opened: Script = [call("report_finding", found), finish("One slip.")];
    const pushed: Script = [call("close_finding", { comment: 7001, reason: "It is." }), finish("Fixed.")];
    const story = await pullStory([...opened, ...pushed, finish("Nothing new.")], files, {
      inputs: { mode: "review" },
    });
    story.stage.github.state.missing.push(graphql);
    const first = await story.play({ happening: done("opened") });
    expect(first.rehearsal.outputs).toMatchObject({ "findings-new": "1" });
    story.push({ "tides.md": "Twice a day.\n" });
    const second = await story.play({ happening: done("synchronize") });
    expect([...first.problems, ...second.problems]).toEqual([]);
    expect(second.rehearsal.outputs).toMatchObject({ "findings-new": "0", "findings-fixed": "1" });
    expect(story.stage.github.state.records.reviewComments).toMatchObject([
      { isResolved: false },
      { replyTo: 7001, body: expect.stringContaining("Fixed in") },
    ]);
    expect(logOf(second.rehearsal).join()).toContain("review threads are not resolved");
    expect(queries(second.rehearsal)).toHaveLength(1);
    story.push({ "tides.md": "Twice a day.\n", "moon.md": "It is the moon.\n" });
    const third = await story.play({ happening: done("synchronize") });
    expect(third.rehearsal.outputs).toMatchObject({ outcome: "no-op", "findings-open": "0" });
  });

  test("a discussion cannot be answered, and the log says why", async () => {
    const happening: PlayOptions["happening"] = ({ state, payloads }) => {
      const { number } = state.addDiscussion({ author: "rita", title: "Tides", body: "When?" });
      const { id } = state.records.addDiscussionComment({ discussion: number, author: "maria", body: "@agent when?" });
      return { name: "discussion_comment", actor: "maria", payload: payloads.discussionComment(id) };
    };
    const { rehearsal } = await playWithout([graphql], {}, { happening });
    expect(rehearsal).toMatchObject({ modelRequests: 0, runner: { exitCode: 1 } });
    expect(logOf(rehearsal).join("\n")).toContain(lacking);
  });
});

test("F30 without reactions, custom refs and checks the work is done, and each lack is said", async () => {
  const { stage, number, play } = await pullStory(brief, { "tides.md": "Twice a day.\n" });
  stage.github.state.missing.push(/\/reactions$/, /\/check-runs/);
  stage.github.state.takesCustomRefs = false;
  const { rehearsal } = await play({ issue: number, body: "@agent write down the ebbs" });
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides" });
  expect(logOf(rehearsal).filter((line) => line.includes("The reaction could not be added"))).toHaveLength(1);
  expect(answersOf(rehearsal)[0]).toContain("is on a branch `deckhand/state/");
  expect(JSON.stringify(stage.model?.requests[0]?.body)).toContain("Its checks could not be read from GitHub.");
});

const single = { refs: /\/git\/ref\//, branches: /\/branches\// };

/** The first mention lacks both kinds, and the second one of them. */
const published = playedOnce(async (lasting) => {
  const create = (path: string) =>
    call("file_editor", { command: "create", path, file_text: "x\n", security_risk: "LOW" });
  const risky = call("terminal", { command: "npm version patch --no-git-tag-version", security_risk: "HIGH" });
  const script: Script = [create("one.txt"), finish("First."), create("two.txt"), risky, finish("Second.")];
  const { stage, rehearsal, problems } = await playWithout([...Object.values(single), graphql], {
    ...{ script, inputs: { confirmation: "risky" } },
    ...lasting,
  });
  expect(problems).toEqual([]);
  return { stage, first: rehearsal };
});

describe.for(["refs", "branches"] as const)(
  "F30 on a server without GraphQL that does not tell of single %s",
  (lacks) => {
    test("a second mention goes on in its pull request, the model is told nothing that is not so, and nobody is asked to approve what could then not be proved: it is refused to the agent", async () => {
      const { stage, first } = await published();
      const { missing } = stage.github.state;
      missing.splice(0, missing.length, single[lacks], graphql);
      const second = await stage.play({ issue: 1, body: "@agent and now the other one" });
      expect([...second.problems, ...second.runner.errors]).toEqual([]);
      const { branch, "pr-url": url } = first.outputs;
      const told = JSON.stringify(stage.model?.requests.at(-1)?.body);
      expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-url": url, "pr-number": "2" });
      expect(second.outputs["pending-actions"]).toBe("");
      expect(told).not.toContain("You are on another branch now");
      expect(told).toContain("nobody can be asked");
      expect(second.diff).not.toContain("package.json");
      expect(answersOf(second).at(-1)).toContain("nobody can approve anything");
    });
  },
);

test("F30 where nobody listens at GraphQL's address, the work is done, and one line says so", async () => {
  const environment = { GITHUB_GRAPHQL_URL: "http://127.0.0.1:2/graphql" };
  const { rehearsal, problems } = await playWithout([], { script: brief }, { environment });
  expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(logOf(rehearsal).filter((line) => line.includes(lacking))).toEqual([expect.stringContaining("ECONNREFUSED")]);
  expect(logOf(rehearsal).join()).not.toContain("I will ask again");
});

test("F30 on a server of one's own all requests go to its addresses, and all links lead there", async () => {
  const stage = await stageFor({ script: brief });
  const { serverUrl, apiUrl, graphqlUrl } = stage.github;
  expect([apiUrl, graphqlUrl]).toEqual([`${serverUrl}/api/v3`, `${serverUrl}/api/graphql`]);
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("changed");
  const said = [...answersOf(rehearsal), ...rehearsal.pullRequests.map(({ body }) => body), rehearsal.runner.summary];
  const links = said.flatMap((text) => [...text.matchAll(/https?:\/\/[^\s)>"`]+/g)].map(([link]) => link));
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !link.startsWith(serverUrl))).toEqual([]);
  expect(said.join()).not.toContain("github.com");
  for (const name of ["pr-url", "comment-url"]) expect(rehearsal.outputs[name]).toMatch(new RegExp(`^${serverUrl}/`));
});
