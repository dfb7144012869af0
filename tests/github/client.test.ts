import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { GitHubFault, mayBeDone } from "../../src/github/client/github-fault.ts";
import { type ClientOptions, gitHubClient, gitHubReader } from "../../src/github/client.ts";
import { LAPSES_MS } from "../real-time.ts";
import { openStory } from "../rehearsal/github/story.ts";

const repository = { owner: "acme", name: "shop" };

/** The GitHubFault of reading a permission; its text, and that of all its causes, is free of the token. */
async function faultOf(apiUrl: string, token = "bot-token", request: typeof fetch = fetch): Promise<GitHubFault> {
  const reader = gitHubReader(gitHubClient({ token, apiUrl, fetch: request }), repository);
  const error = await reader.permission("maria").then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GitHubFault)) throw new Error(`Expected a GitHubFault, got ${String(error)}.`);
  for (let link: unknown = error; link instanceof Error; link = link.cause) expect(link.message).not.toContain(token);
  expect(`${error.hint} ${JSON.stringify(error.cause)}`).not.toContain(token);
  expect(error.message).not.toContain("\n");
  return error;
}

/** A server of its own on loopback, closed when the test is. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return addressOf(server);
}

/** An address where nobody listens any more. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = addressOf(server);
  server.close();
  return address;
}

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

const json = { "content-type": "application/json; charset=utf-8" };
const html = "<!DOCTYPE html>\n<html><head><title>Unicorn!</title></head></html>";

test("an answer comes through", async () => {
  await using story = await openStory();
  const github = gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch });
  expect(await gitHubReader(github, repository).permission("maria")).toMatchObject({ role_name: "write" });
  expect(await gitHubReader(github, repository).graphql("query{viewer{login}}", {}).catch(String)).toBeTruthy();
  expect(story.github.exchanges[0]?.requestHeaders).toMatchObject({ authorization: "token bot-token" });
});

test.for([
  [401, { message: "Bad credentials" }, {}, "GitHub answered 401 to GET /repos", /`github-token`/],
  [
    403,
    { message: "Resource not accessible by integration", documentation_url: "https://docs.github.com/rest/x" },
    {},
    /: Resource not accessible by integration\.$/,
    /`permissions: \{ contents: write, issues: write, pull-requests: write \}`/,
  ],
  [404, { message: "Not Found" }, {}, /: Not Found\.$/, /can read this repository/],
  [
    422,
    { message: "Validation Failed", errors: [{ resource: "Issue", code: "custom", message: "No\nway" }] },
    {},
    /: Validation Failed: .*"No\\nway"/,
    /will refuse this/,
  ],
  [429, { message: "API rate limit exceeded" }, { "retry-after": "60" }, /rate limit/, /in 60 seconds/],
  [
    403,
    { message: "You have exceeded a secondary rate limit. Please wait a few minutes." },
    { "retry-after": "37" },
    /: You have exceeded a secondary rate limit/,
    /^GitHub limits .* in 37 seconds/,
  ],
  [
    403,
    { message: "API rate limit exceeded for installation ID 1." },
    {},
    /rate limit/,
    /^GitHub limits .* in an hour/,
  ],
  [500, { message: "Server Error" }, {}, /: Server Error\.$/, /githubstatus\.com/],
  [
    502,
    html,
    { "content-type": "text/html" },
    /^GitHub had an error\. GitHub answered 502 to GET [^<]*\.$/,
    /githubstatus\.com/,
  ],
  [
    403,
    html,
    { "content-type": "text/html" },
    /^GitHub refused a request\. GitHub answered 403 to GET [^<]*\.$/,
    /check GITHUB_API_URL, and whether there is a proxy/,
  ],
  [404, html, { "content-type": "text/html" }, /answered 404 to GET [^<]*\.$/, /^The answer did not come from GitHub/],
  [
    403,
    { message: "Unable to create comment because issue is locked." },
    { "x-accepted-github-permissions": "issues=write" },
    /: Unable to create comment because issue is locked\.$/,
    /^The conversation is locked: unlock it/,
  ],
] as const)("a %i is a fault that says what to do: %j", async ([status, body, headers, message, hint]) => {
  await using story = await openStory();
  story.github.failNext({ method: "GET", path: /permission/ }, { status, body, headers });
  const fault = await faultOf(story.github.apiUrl);
  expect(fault).toMatchObject({ code: "github", status, message: expect.stringMatching(message) });
  expect(fault.hint).toMatch(hint);
  expect(story.github.unknownRequests).toEqual([]);
});

test("a token that GitHub does not know is refused by the embedded GitHub too", async () => {
  await using story = await openStory();
  expect((await faultOf(story.github.apiUrl, "a-stolen-token")).status).toBe(401);
  expect(story.problems()).toEqual([]);
});

test("a long answer is kept short", async () => {
  await using story = await openStory();
  story.github.failNext({ method: "GET", path: /permission/ }, { status: 500, body: { message: "x".repeat(9000) } });
  expect((await faultOf(story.github.apiUrl)).message.length).toBeLessThan(500);
});

test("F31 nobody listens: the fault names the reason and has status 0", async () => {
  const fault = await faultOf(await nobody());
  expect(fault).toMatchObject({
    status: 0,
    message: expect.stringMatching(/^GitHub did not answer\. GET .*ECONNREFUSED/),
  });
  expect(fault.hint).toMatch(/network/);
});

test("an answer that never comes ends in a fault", async () => {
  const silent = await serve(() => {});
  const impatient: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(LAPSES_MS) });
  const fault = await faultOf(silent, "bot-token", impatient);
  expect(fault).toMatchObject({ status: 0, message: expect.stringMatching(/^GitHub did not answer\. GET .*timeout/) });
});

test("the client gives every request a limit of its own", async () => {
  const limits: unknown[] = [];
  const watched: typeof fetch = (url, init) => {
    limits.push(init?.signal);
    return fetch(url, init);
  };
  await faultOf(await nobody(), "bot-token", watched);
  expect(limits).toEqual([expect.any(AbortSignal)]);
});

test.for([
  ["a page of HTML", { "content-type": "text/html" }, html],
  ["JSON that breaks off", json, '{"permission":'],
  ["nothing", json, ""],
] as const)("a success that brings %s is a fault, not an answer", async ([, headers, body]) => {
  const fault = await faultOf(await serve((_request, response) => response.writeHead(200, headers).end(body)));
  expect(fault).toMatchObject({ status: 200, message: expect.stringMatching(/^GitHub answered GET .* without JSON/) });
  expect(fault.hint).toMatch(/proxy/);
});

test("F26 a redirect does not carry the token to another host", async () => {
  const seen: (string | undefined)[] = [];
  const other = await serve((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(200, json).end("{}");
  });
  const moved = await serve((_request, response) => response.writeHead(301, { location: `${other}/moved` }).end());
  const github = gitHubClient({ token: "bot-token", apiUrl: moved, fetch });
  expect(await gitHubReader(github, repository).permission("maria")).toEqual({});
  expect(seen).toEqual([undefined]);
});

/** A permission asked of a client with patience; what it slept, and what came of it. */
async function patient(story: Awaited<ReturnType<typeof openStory>>, method: "GET" | "POST") {
  const slept: number[] = [];
  const sleep = async (ms: number) => slept.push(ms);
  const github = gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch, sleep });
  const write = () => github.request("POST /repos/acme/shop/issues/1/comments", { body: "hi" });
  const asked = method === "POST" ? write() : gitHubReader(github, repository).permission("maria");
  const status = await asked.then(
    () => "answered",
    (error: unknown) => (error instanceof GitHubFault ? error.status : String(error)),
  );
  return { status, slept };
}

const limited = { message: "You have exceeded a secondary rate limit." };
const reset = {
  "x-ratelimit-remaining": "0",
  "x-ratelimit-reset": "1763719230",
  date: "Fri, 21 Nov 2025 10:00:00 GMT",
};

test.for([
  ["F17: a read after a limit", "GET", { status: 403, body: limited, headers: { "retry-after": "7" } }, [7000]],
  ["F17: a write after a limit", "POST", { status: 429, body: limited, headers: { "retry-after": "7" } }, [7000]],
  ["F17: a limit without a time", "GET", { status: 403, body: limited }, [60_000]],
  ["F17: an allowance that is used up", "GET", { status: 403, body: limited, headers: reset }, [30_000]],
  ["a read after an outage", "GET", { status: 502, body: {} }, [1000]],
] as const)("%s is asked again", async ([, method, reply, slept]) => {
  await using story = await openStory();
  story.github.openIssue({ author: "rita", title: "x", body: "" });
  story.github.failNext({ method, path: /./ }, reply);
  expect(await patient(story, method)).toEqual({ status: "answered", slept });
});

test.for([
  ["F19: a write after an outage", "POST", { status: 502, body: {} }],
  ["a read that is forbidden", "GET", { status: 403, body: { message: "Resource not accessible by integration" } }],
  ["a limit that lasts too long", "GET", { status: 429, body: limited, headers: { "retry-after": "900" } }],
] as const)("%s is not asked again", async ([, method, reply]) => {
  await using story = await openStory();
  story.github.openIssue({ author: "rita", title: "x", body: "" });
  story.github.failNext({ method, path: /./ }, reply);
  expect(await patient(story, method)).toEqual({ status: reply.status, slept: [] });
});

test("a GraphQL query is a read, also when a server stumbles", async () => {
  await using story = await openStory();
  story.github.failNext({ method: "POST", path: /graphql/ }, { status: 502, body: {} });
  const sleep = async () => {};
  const github = gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch, sleep });
  const query = 'query{repository(owner:"acme",name:"shop"){name}}';
  expect(await gitHubReader(github, repository).graphql(query, {})).toEqual({ repository: { name: "shop" } });
  story.github.failNext({ method: "POST", path: /graphql/ }, { status: 502, body: {} });
  await expect(github.graphql("mutation{x}")).rejects.toMatchObject({ status: 502 });
});

/** Breaks the first connection off when it has been asked, and answers on any other. */
async function breaking(): Promise<string> {
  let asked = 0;
  return serve((request, reply) => {
    asked += 1;
    if (asked === 1) return request.socket.destroy();
    reply.setHeader("content-type", "application/json").end("{}");
  });
}

test("a connection that breaks is asked again where that changes nothing, and a write is not", async () => {
  const slept: number[] = [];
  const sleep = async (ms: number) => slept.push(ms);
  const client = async () => gitHubClient({ token: "bot-token", apiUrl: await breaking(), fetch, sleep });
  expect(await gitHubReader(await client(), repository).permission("maria")).toEqual({});
  expect(slept).toEqual([1000]);
  await (await client()).request("POST /repos/acme/shop/issues/1/reactions", { content: "eyes" });
  expect(slept).toEqual([1000, 1000]);
  const write = (await client()).request("POST /repos/acme/shop/issues/1/comments", { body: "hi" });
  await expect(write).rejects.toMatchObject({ status: 0 });
  expect(slept).toEqual([1000, 1000]);
});

test("after three tries it is over", async () => {
  await using story = await openStory();
  for (let count = 0; count < 3; count++)
    story.github.failNext({ method: "GET", path: /./ }, { status: 503, body: {} });
  expect(await patient(story, "GET")).toEqual({ status: 503, slept: [1000, 2000] });
});

test("F18: the permission that is missing is named as the workflow has to write it", async () => {
  await using story = await openStory();
  const github = gitHubClient({ token: "bare-token", apiUrl: story.github.apiUrl, fetch });
  const error = await github.request("POST /repos/acme/shop/pulls", { title: "x", head: "a", base: "b" }).catch(Object);
  expect(error.hint).toBe("Give the job this line under `permissions:` in the workflow: `pull-requests: write`.");
});

test("a reader brings what a GET brings, and text as it comes in", async () => {
  await using story = await openStory();
  const reader = gitHubReader(gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch }), repository);
  expect(await reader.get("/branches/{branch}", { branch: "main" })).toMatchObject({ name: "main" });
  const chunks: Uint8Array[] = [];
  for await (const chunk of await reader.stream("/branches/{branch}", { branch: "main" })) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ name: "main" });
  await expect(reader.stream("/branches/{branch}", { branch: "gone" })).rejects.toMatchObject({ status: 404 });
});

test("a client that may only read sends no write, whatever its token may do", async () => {
  await using story = await openStory();
  const { apiUrl } = story.github;
  const github = gitHubClient({ token: "bot-token", apiUrl, fetch, isReadOnly: true });
  const comment = { owner: "acme", repo: "shop", issue_number: 1, body: "x" };
  const sent = github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", comment);
  await expect(sent).rejects.toThrow("This run writes nothing to GitHub");
  const mutation =
    "mutation Commit($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
  await expect(github.graphql(mutation, { input: {} })).rejects.toThrow("This run writes nothing to GitHub");
  expect(story.github.exchanges).toEqual([]);
  expect(await gitHubReader(github, repository).permission("maria")).toMatchObject({ role_name: "write" });
  expect(await gitHubReader(github, repository).graphql("query Own{viewer{login databaseId}}", {})).toBeTruthy();
});

test("a server without GraphQL is asked for it once, and said to be one", async () => {
  const asked: string[] = [];
  const apiUrl = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(404, json).end('{"message":"Not Found"}');
  });
  const heard: string[] = [];
  const onNoGraphql = (why: string) => heard.push(why);
  const github = gitHubClient({ token: "t", apiUrl: `${apiUrl}/api/v3`, fetch, onNoGraphql });
  expect(github.lacksGraphql?.()).toBe(false);
  for (const _ of [1, 2]) await expect(github.graphql("query{viewer{login}}")).rejects.toMatchObject({ status: 404 });
  const why = "GitHub refused a request. GitHub answered 404 to POST /graphql: Not Found.";
  expect([asked, heard, github.lacksGraphql?.()]).toEqual([["/api/graphql"], [why], true]);
});

describe("GraphQL at an address of its own", () => {
  const viewer = "query{viewer{login}}";

  /** REST that answers, and how often GraphQL was asked for, what was told, and what was waited. */
  async function openApart(graphqlUrl: string, options: Partial<ClientOptions> = {}) {
    const apiUrl = await serve((_, response) => response.writeHead(200, json).end("{}"));
    const [asked, told, slept]: [string[], string[], number[]] = [[], [], []];
    const counting: typeof fetch = (url, init) => {
      asked.push(String(url));
      return fetch(url, init);
    };
    const github = gitHubClient({
      ...{ token: "t", apiUrl, graphqlUrl, fetch: counting, sleep: async (ms) => slept.push(ms) },
      ...{ onNoGraphql: (why) => told.push(why), onAway: (why) => told.push(`away: ${why}`), ...options },
    });
    return { github, told, slept, times: () => asked.filter((url) => url === graphqlUrl).length };
  }

  test("that nobody listens at is asked once, told once, and not waited for", async () => {
    const { github, told, slept, times } = await openApart(`${await nobody()}/graphql`);
    for (const _ of [1, 2, 3]) await expect(github.graphql(viewer)).rejects.toMatchObject({ status: 404 });
    expect([times(), slept, github.lacksGraphql?.()]).toEqual([1, [], true]);
    expect(told).toEqual([expect.stringContaining("ECONNREFUSED")]);
  });

  test("whose name nobody knows is asked once, told once, and not waited for", async () => {
    const { github, told, slept, times } = await openApart("http://github.invalid/graphql");
    for (const _ of [1, 2, 3]) await expect(github.graphql(viewer)).rejects.toMatchObject({ status: 404 });
    expect([times(), slept]).toEqual([1, []]);
    expect(told).toEqual([expect.stringMatching(/ENOTFOUND|EAI_AGAIN/)]);
  });

  test("that cannot be asked at all is found out once, too", async () => {
    const { github, told, times } = await openApart("http://127.0.0.1:9/graphql"); // a port that fetch refuses
    for (const _ of [1, 2, 3]) await expect(github.graphql(viewer)).rejects.toMatchObject({ status: 404 });
    expect([times(), told.length]).toEqual([1, 1]);
  });

  test("F30 that never answers costs one short wait, however many ask, and a write may have been done", async () => {
    const silent = await serve(() => {});
    const { github, told, times } = await openApart(`${silent}/graphql`);
    const asked = await Promise.allSettled([github.graphql(viewer), github.graphql("mutation{x}")]);
    expect(asked).toMatchObject([{ reason: { status: 404 } }, { reason: { status: 0 } }]);
    expect(mayBeDone(Object(asked[1]).reason)).toBe(true);
    await expect(github.graphql(viewer)).rejects.toMatchObject({ status: 404 });
    expect([times(), told.length]).toEqual([2, 1]);
  });

  test("is waited for while REST is away too, which is said once", async () => {
    const { github, told, slept } = await openApart(`${await nobody()}/graphql`, { apiUrl: await nobody() });
    await expect(github.graphql(viewer)).rejects.toMatchObject({ status: 0 });
    expect([slept.length, github.lacksGraphql?.()]).toEqual([7, false]);
    expect(told).toEqual([expect.stringMatching(/^away: .*ECONNREFUSED/)]);
  });

  test("that has answered before is waited for", async () => {
    let isAway = false;
    const dead = await nobody();
    const url = await serve((_, response) => response.writeHead(200, json).end('{"data":{}}'));
    const { github, told, slept } = await openApart(`${url}/graphql`, {
      fetch: (asked, init) => fetch(isAway ? dead : asked, init),
      sleep: async (ms) => {
        slept.push(ms);
        isAway = false;
      },
    });
    await github.graphql(viewer);
    isAway = true;
    await github.graphql(viewer);
    expect([slept, told.length, github.lacksGraphql?.()]).toEqual([[1000], 1, false]);
  });
});

test("what a query does not find is no lack of GraphQL", async () => {
  await using story = await openStory();
  const github = gitHubClient({ token: "bot-token", apiUrl: story.github.apiUrl, fetch });
  await expect(github.graphql('query{node(id:"IC_9"){id}}')).rejects.toThrow("Could not resolve");
  await expect(github.request("GET /repos/acme/shop/issues/9")).rejects.toMatchObject({ status: 404 });
  expect(github.lacksGraphql?.()).toBe(false);
});

test("GraphQL is asked where the runner says that it is", async () => {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, json).end('{"data":{}}');
  });
  const github = gitHubClient({ token: "t", apiUrl: `${url}/api/v3`, graphqlUrl: `${url}/through/graphql`, fetch });
  await github.graphql("query{viewer{login}}");
  await github.request("GET /user");
  expect(asked).toEqual(["POST /through/graphql", "GET /api/v3/user"]);
});
