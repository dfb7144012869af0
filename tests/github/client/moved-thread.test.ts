/** GitHub redirects what is asked about a thread: to itself in a renamed repository, and to another issue that it became. */
import { expect, test } from "vitest";
import { MovedFault } from "../../../src/github/client/github-fault.ts";
import { type GitHub, gitHubClient } from "../../../src/github/client.ts";

const api = "https://api.github.test";
const place = { owner: "acme", repo: "old" };

/** A GitHub with these redirections and repositories; `asked` are the requests that it got. */
function gitHubWith(redirects: Readonly<Record<string, string>>, repositories: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
  const ask: typeof fetch = async (url, init) => {
    const path = String(url).slice(api.length);
    asked.push(`${init?.method ?? "GET"} ${path}`);
    const to = redirects[path];
    if (to !== undefined && init?.redirect === "manual") return answer({}, 301, { location: `${api}${to}` });
    if (to !== undefined) return ask(`${api}${to}`, init);
    const id = repositories[path];
    return answer(id === undefined ? { number: 1 } : { id });
  };
  return { asked, github: gitHubClient({ token: "t", apiUrl: api, fetch: ask }) };
}

const rows: readonly (readonly [string, (github: GitHub) => Promise<unknown>])[] = [
  [
    "/issues/1",
    (github) => github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { ...place, issue_number: 1 }),
  ],
  [
    "/issues/1/comments",
    (github) =>
      github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...place,
        issue_number: 1,
        body: "x",
      }),
  ],
  [
    "/issues/comments/7",
    (github) =>
      github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
        ...place,
        comment_id: 7,
        body: "x",
      }),
  ],
  [
    "/issues/1/labels/agent",
    (github) =>
      github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
        ...place,
        issue_number: 1,
        name: "agent",
      }),
  ],
];

test.for(rows)("%s of an issue that was transferred is not asked for elsewhere", async ([path, request]) => {
  const there = path.replace("/issues/1", "/issues/5").replace("comments/7", "comments/9");
  for (const to of [`/repositories/8${there}`, `/repositories/8${path}`]) {
    const { asked, github } = gitHubWith(
      { [`/repos/acme/old${path}`]: to },
      { "/repos/acme/old": 4, "/repositories/8": 8 },
    );
    await expect(request(github)).rejects.toThrow(MovedFault);
    expect(asked.filter((one) => one.includes(there))).toEqual([]);
    expect(asked.filter((one) => !one.startsWith("GET"))).toHaveLength(path === "/issues/1" ? 0 : 1);
  }
});

test.for(rows)("%s in a repository that was renamed is asked for there", async ([path, request]) => {
  const to = `/repositories/4${path}`;
  const { asked, github } = gitHubWith(
    { [`/repos/acme/old${path}`]: to },
    { "/repos/acme/old": 4, "/repositories/4": 4 },
  );
  await expect(request(github)).resolves.toMatchObject({ status: 200 });
  expect(asked.at(-1)).toContain(to);
});

test("a repository that cannot be read is another one", async () => {
  const redirects = { "/repos/acme/old/issues/1": "/repositories/8/issues/1" };
  const { github } = gitHubWith(redirects, {});
  await expect(rows[0]?.[1](github)).rejects.toThrow(MovedFault);
});

test("a branch that was renamed is followed", async () => {
  const { github } = gitHubWith({ "/repos/acme/old/branches/one": "/repositories/4/branches/two" }, {});
  const asked = github.request("GET /repos/{owner}/{repo}/branches/{branch}", { ...place, branch: "one" });
  await expect(asked).resolves.toMatchObject({ status: 200 });
});
