import { describe, expect, test } from "vitest";
import { checkExchange } from "../../openapi.ts";
import { openStory } from "./story.ts";

describe("the contract checker", () => {
  const reaction = {
    method: "POST",
    path: "/repos/acme/shop/issues/comments/5001/reactions",
    requestHeaders: {},
    requestBody: { content: "eyes" },
    status: 201,
    responseHeaders: {},
    responseBody: { id: 1, node_id: "R", user: null, content: "eyes", created_at: "2026-11-21T10:00:00Z" },
  };
  const comments = { ...reaction, method: "GET", requestBody: undefined, status: 200, responseBody: [] };
  const thread = { ...reaction, path: "/graphql", status: 200 };
  const query = (text: string, body: unknown = { data: {} }) => ({
    ...thread,
    requestBody: { query: text, variables: {} },
    responseBody: body,
  });

  test.for([
    ["a reaction", reaction],
    ["an empty page", { ...comments, path: "/repos/acme/shop/issues/1/comments?per_page=100&page=2" }],
    [
      "a page by repository id, as in a Link header",
      { ...comments, path: "/repositories/2001/issues/1/comments?page=2" },
    ],
    ["a branch with a slash", { ...comments, path: "/repos/acme/shop/branches/a%2Fb", status: 404, responseBody: {} }],
    ["an outage", { ...reaction, status: 502, responseBody: "<html>" }],
    ["a query", query("{ viewer { login } }")],
  ] as const)("finds nothing wrong with %s", ([, exchange]) => {
    expect(checkExchange(exchange)).toEqual([]);
  });

  test.for([
    ["an unknown path", { ...reaction, path: "/repos/acme/shop/isues/1" }, "no such operation"],
    ["an unknown method", { ...reaction, method: "PUT" }, "no such operation"],
    [
      "an unknown query parameter",
      { ...comments, path: "/repos/a/b/issues/1/comments?perPage=3" },
      "perPage is unknown",
    ],
    [
      "a query parameter of a wrong type",
      { ...comments, path: "/repos/a/b/issues/1/comments?page=x" },
      "page: must be",
    ],
    [
      "a path parameter of a wrong type",
      { ...comments, path: "/repos/a/b/issues/x/comments" },
      "issue_number: must be",
    ],
    ["a missing body", { ...reaction, requestBody: undefined }, "request body: m"],
    ["a wrong value in the body", { ...reaction, requestBody: { content: "wow" } }, "request body/content"],
    [
      "an unknown property in the body",
      { ...reaction, requestBody: { content: "eyes", to: 1 } },
      "property to is unknown",
    ],
    ["a body where none belongs", { ...comments, path: "/repos/a/b/pulls", requestBody: {} }, "none is expected"],
    ["an undocumented status", { ...reaction, status: 202 }, "status 202 is not documented"],
    ["a missing field in the response", { ...reaction, responseBody: { id: 1 } }, "response body: must have required"],
    [
      "a null where none may be",
      { ...reaction, responseBody: { ...reaction.responseBody, id: null } },
      "body/id: must be",
    ],
    ["a query for a field that is not there", query("{ viewer { nick } }"), 'Cannot query field "nick"'],
    ["a reply to a query without data", query("{ viewer { login } }", {}), "neither data nor errors"],
  ] as const)("finds %s", ([, exchange, problem]) => {
    expect(checkExchange(exchange).join("\n")).toContain(problem);
  });
});

describe("requests that cannot be served", () => {
  test.for([
    ["a wrong token", { token: "stolen" }, 401, "Bad credentials"],
    ["no token", { token: "" }, 401, "Requires authentication"],
    ["the right token", { token: "bot-token" }, 200, undefined],
  ] as const)("%s", async ([, options, status, message]) => {
    await using story = await openStory();
    const response = await story.call("GET", "", options);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(
      message ? { message, status: String(status) } : { full_name: "acme/shop" },
    );
    expect(story.problems()).toEqual([]);
  });

  test("an endpoint that is not played is a 404 that is remembered", async () => {
    await using story = await openStory();
    expect((await story.call("GET", "/stargazers?page=2")).status).toBe(404);
    expect((await fetch(`${story.github.serverUrl}/login`)).status).toBe(404);
    expect(story.github.unknownRequests).toEqual(["GET /repos/acme/shop/stargazers?page=2", "GET /login"]);
  });

  test("a body that is no JSON is a 400", async () => {
    await using story = await openStory();
    story.github.openIssue({ author: "rita", title: "x", body: "" });
    const post = (body: string) =>
      fetch(`${story.github.apiUrl}/repos/acme/shop/issues/1/comments`, {
        method: "POST",
        headers: { authorization: "token bot-token" },
        body,
      });
    expect((await post("{")).status).toBe(400);
    expect((await post('{"body":"hello"}')).status).toBe(201);
  });

  test("another repository is a 404, the same one in other letters is not", async () => {
    await using story = await openStory();
    const status = async (path: string) =>
      (await fetch(story.github.apiUrl + path, { headers: { authorization: "Bearer bot-token" } })).status;
    expect(await status("/repos/acme/other")).toBe(404);
    expect(await status("/repos/Acme/Shop")).toBe(200);
    expect(story.problems()).toEqual([]);
  });

  test("a fault strikes the first request that matches, once", async () => {
    await using story = await openStory();
    const headers = { "retry-after": "1" };
    story.github.failNext(
      { method: "GET", path: /\/branches\// },
      { status: 503, body: { message: "Unicorn!" }, headers },
    );
    expect((await story.call("GET", "")).status).toBe(200);
    const failed = await story.call("GET", "/branches/main");
    expect([failed.status, failed.headers.get("retry-after"), await failed.json()]).toEqual([
      503,
      "1",
      { message: "Unicorn!" },
    ]);
    expect((await story.call("GET", "/branches/main")).status).toBe(200);
    story.github.failNext({ method: "GET", path: /shop$/ }, { status: 502, body: "<html>Unicorn!</html>" });
    expect(await (await story.call("GET", "")).text()).toBe("<html>Unicorn!</html>");
    expect(story.github.exchanges.map(({ status }) => status)).toEqual([200, 503, 200, 502]);
  });

  test("an answer carries GitHub's headers", async () => {
    await using story = await openStory();
    const { headers } = await story.call("GET", "");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-github-request-id": "DECK:00000001",
      "x-ratelimit-remaining": "4999",
      "x-ratelimit-resource": "core",
    });
  });
});
