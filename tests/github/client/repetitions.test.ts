/** What asks GitHub the same thing without end is stopped; what waits for something, or hears something new, is not. */
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { GitHubFault } from "../../../src/github/client/github-fault.ts";
import { Repetitions } from "../../../src/github/client/repetitions.ts";
import { gitHubClient } from "../../../src/github/client.ts";

/** Answers with the number of the request if `changes` says so, and counts. Time passes only by `pass`. */
async function served(changes: (request: number) => boolean = () => false, status = 200) {
  let [requests, version, time] = [0, 0, 0];
  const server = createServer((_, response) => {
    requests += 1;
    if (changes(requests)) version += 1;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ version, message: "x" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const github = gitHubClient({ token: "t", apiUrl: `http://127.0.0.1:${port}`, fetch, clock: () => time });
  return { github, requests: () => requests, pass: (ms: number) => (time += ms) };
}

/** How often it was answered until it was refused, `most` if never. */
async function answeredOf(most: number, ask: (turn: number) => Promise<unknown>): Promise<number> {
  for (let turn = 0; turn < most; turn += 1) {
    const error = await ask(turn).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof GitHubFault && error.message.includes("always got the same answer")) return turn;
  }
  return most;
}

const run = { owner: "acme", repo: "shop", run_id: 7 };
const RUN = "GET /repos/{owner}/{repo}/actions/runs/{run_id}";

test("a question that always has the same answer is asked twenty times, and then not at all", async () => {
  const { github, requests } = await served();
  expect(await answeredOf(100, () => github.request(RUN, run))).toBe(20);
  expect(requests()).toBe(20);
  await expect(github.request(RUN, run)).rejects.toMatchObject({
    code: "github",
    headline: "This run asked GitHub 20 times for the same thing and always got the same answer.",
    quote: "GET /repos/{owner}/{repo}/actions/runs/{run_id}.",
  });
  expect(requests()).toBe(20);
});

test("the same is so of a query, of a write, and of an error", async () => {
  const { github } = await served();
  expect(await answeredOf(50, () => github.graphql("query { viewer { login } }"))).toBe(20);
  const comment = { owner: "acme", repo: "shop", comment_id: 1, body: "same" };
  const edit = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
  expect(await answeredOf(50, () => github.request(edit, comment))).toBe(20);
  const missing = await served(undefined, 404);
  expect(await answeredOf(50, () => missing.github.request(RUN, run))).toBe(20);
});

test("a write whose answer has a new id each time is the same write", async () => {
  const { github } = await served(() => true);
  const comment = { owner: "acme", repo: "shop", issue_number: 1, body: "same" };
  expect(
    await answeredOf(50, () => github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", comment)),
  ).toBe(20);
});

test.for([
  ["something new comes now and then", (turn: number) => turn % 15 === 0, () => run, 0],
  ["other things are asked", () => false, (turn: number) => ({ ...run, run_id: turn }), 0],
  ["there are pauses, as there are while a run waits for a lease", () => false, () => run, 10_000],
] as const)("it goes on as long as it likes where %s", async ([, changes, parameters, pause]) => {
  const { github, requests, pass } = await served(changes);
  const ask = (turn: number) => {
    pass(pause);
    return github.request(RUN, parameters(turn));
  };
  expect(await answeredOf(300, ask)).toBe(300);
  expect(requests()).toBe(300);
});

test("other texts of one comment are other writes", async () => {
  const { github } = await served();
  const edit = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
  const comment = (turn: number) => ({ owner: "acme", repo: "shop", comment_id: 1, body: `${turn}` });
  expect(await answeredOf(60, (turn) => github.request(edit, comment(turn)))).toBe(60);
});

test("pauses make a loop slow, and not endless", async () => {
  let time = 0;
  const repetitions = new Repetitions(() => time);
  const ask = () => {
    time += 10_000;
    return repetitions.ask({ method: "GET", url: "/x" }, true, () => ({ status: 200, data: {} }));
  };
  expect(await answeredOf(5000, ask)).toBe(3001);
});

test("what it remembers is bounded: a question that was asked long ago counts anew", async () => {
  const repetitions = new Repetitions(() => 0);
  const ask = (url: string) => repetitions.ask({ method: "GET", url }, true, () => ({ status: 200, data: {} }));
  expect(await answeredOf(19, () => ask("/x"))).toBe(19);
  for (let other = 0; other < 5000; other += 1) await ask(`/${other}`);
  expect(await answeredOf(50, () => ask("/x"))).toBe(20);
});
