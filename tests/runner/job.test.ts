import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { toFault } from "../../src/lib/fault.ts";
import { Settings } from "../../src/runner/input/settings.ts";
import { readJob } from "../../src/runner/job.ts";

const env = {
  GITHUB_REPOSITORY: "acme/slugify",
  GITHUB_RUN_ID: "77",
  GITHUB_WORKSPACE: "/tmp/slugify",
  RUNNER_TEMP: "/tmp/runner",
};
const plain: typeof fetch = () => Promise.reject(new Error("not through the proxy"));

const servers: Server[] = [];

afterEach(() => {
  for (const name of ["http_proxy", "GITHUB_API_URL"]) delete process.env[name];
  for (const server of servers.splice(0)) server.close();
});

test("on github.com, where the runner names no addresses", () => {
  expect(readJob(env, Settings.ofJob(env), plain)).toMatchObject({
    repository: { owner: "acme", name: "slugify" },
    apiUrl: "https://api.github.com",
    repositoryUrl: "https://github.com/acme/slugify",
    runUrl: "https://github.com/acme/slugify/actions/runs/77",
    runAttempt: 1,
    fetch: plain,
  });
});

test("on a server of one's own", () => {
  const there = { ...env, GITHUB_API_URL: "https://ghe.test/api/v3", GITHUB_SERVER_URL: "https://ghe.test" };
  const { apiUrl, runUrl } = readJob(
    { ...there, GITHUB_RUN_ATTEMPT: "3" },
    Settings.ofJob({ ...there, GITHUB_RUN_ATTEMPT: "3" }),
    plain,
  );
  expect({ apiUrl, runUrl }).toEqual({
    apiUrl: "https://ghe.test/api/v3",
    runUrl: "https://ghe.test/acme/slugify/actions/runs/77",
  });
});

test.for(["GITHUB_REPOSITORY", "GITHUB_RUN_ID", "GITHUB_WORKSPACE", "RUNNER_TEMP"])(
  "outside of a runner %s is asked for",
  (name) => {
    expect(() => readJob({ ...env, [name]: "" }, Settings.ofJob({ ...env, [name]: "" }), plain)).toThrow(
      `${name} is not set.`,
    );
  },
);

/** What the runner sets, and what nobody can use in its place. */
const WRONG: readonly (readonly [name: string, values: readonly string[]])[] = [
  [
    "GITHUB_SERVER_URL",
    ["", " ", "x", "github.com", "ftp://github.com", "https://", "https://a b", "https://a@b", "/x"],
  ],
  ["GITHUB_API_URL", ["", "x", "https:", "file:///etc/passwd", "https://[", "https://a?b"]],
  ["GITHUB_GRAPHQL_URL", ["x", "https://"]],
  ["GITHUB_REPOSITORY", ["x", "/", "a/", "/b", "a/b/c", "a b/c", "a/b\n"]],
  ["GITHUB_RUN_ID", ["x", "0", "-1", "1.5", "1e3", "NaN", " 1", "9".repeat(400)]],
  ["GITHUB_RUN_ATTEMPT", ["x", "0", "-1"]],
  ["GITHUB_WORKSPACE", [".", "work", "a\0b"]],
  ["RUNNER_TEMP", ["temp", "./temp"]],
  ["http_proxy", ["://", "a b:c"]],
  ["HTTPS_PROXY", ["http://["]],
];

test.for(WRONG)("a wrong %s is an error of configuration that names it, and says what to do", ([name, values]) => {
  for (const value of values) {
    const set = { ...env, [name]: value };
    const error = failureOf(() => readJob(set, Settings.ofJob(set), plain));
    expect(error, JSON.stringify(value)).toMatchObject({ code: "config", message: expect.stringContaining(name) });
    expect(toFault(error).hint).toContain("GitHub Actions sets");
  }
});

test("what a runner of one's own may set or leave out", () => {
  const there = {
    ...env,
    GITHUB_SERVER_URL: "http://10.0.0.1:3000/git/",
    GITHUB_API_URL: "http://10.0.0.1:3000/api/v1",
  };
  const set = { ...there, GITHUB_GRAPHQL_URL: "", GITHUB_RUN_ATTEMPT: "", http_proxy: "" };
  expect(readJob(set, Settings.ofJob(set), plain)).toMatchObject({
    repositoryUrl: "http://10.0.0.1:3000/git/acme/slugify",
    apiUrl: "http://10.0.0.1:3000/api/v1",
    graphqlUrl: undefined,
    runAttempt: 1,
    fetch: plain,
  });
});

function failureOf(use: () => unknown): unknown {
  try {
    return use();
  } catch (error) {
    return error;
  }
}

test("a proxy that the environment names is gone through", async () => {
  const asked: string[] = [];
  const origin = await listening(createServer((_, response) => response.end("through")));
  const proxy = createServer((request, response) => response.end(`not tunnelled: ${request.url}`));
  proxy.on("connect", ({ url = "" }, client) => {
    asked.push(url);
    const upstream = connect(origin, "127.0.0.1", () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      upstream.pipe(client);
      client.pipe(upstream);
    });
  });
  // The toolkit reads them from the process when it is loaded.
  process.env.http_proxy = `http://127.0.0.1:${await listening(proxy)}`;
  process.env.GITHUB_API_URL = "http://api.ghe.test";
  const job = readJob(
    { ...env, http_proxy: process.env.http_proxy },
    Settings.ofJob({ ...env, http_proxy: process.env.http_proxy }),
    plain,
  );
  const response = await job.fetch("http://api.ghe.test/rate_limit");
  expect([await response.text(), asked]).toEqual(["through", ["api.ghe.test:80"]]);
});

function listening(server: Server): Promise<number> {
  servers.push(server);
  // `as`: it listens on a port, not on a path.
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));
}
