/** The configuration as people write it, and what is not taken for one. */
import { expect, test } from "vitest";
import { parseMcpConfig } from "../../src/mcp/mcp-config.ts";

/** As it is written; put together, because it is no template here. */
const slot = (name: string) => `\${${name}}`;
const SECRETS = { TOKEN: "tk-0123456789", EMPTY_LIKE: "x" };
const parse = (mcpServers: object) => parseMcpConfig(JSON.stringify({ mcpServers }), SECRETS);

test("programs and addresses, with secrets where they are named", () => {
  const headers = { Authorization: `Bearer ${slot("TOKEN")}` };
  expect(
    parse({
      files: { command: "node", args: ["server.js"], env: { KEY: slot("TOKEN"), MODE: "fast" } },
      bare: { type: "stdio", command: "server" },
      web: { type: "http", url: "https://mcp.example.org/mcp", headers },
      local: { url: "http://127.0.0.1:1/", private: true },
    }),
  ).toEqual([
    {
      name: "files",
      isTrusted: false,
      kind: "stdio",
      file: "node",
      args: ["server.js"],
      environment: { KEY: "tk-0123456789", MODE: "fast" },
    },
    { name: "bare", isTrusted: false, kind: "stdio", file: "server", args: [], environment: {} },
    {
      ...{ name: "web", isTrusted: false, kind: "http", url: new URL("https://mcp.example.org/mcp"), isPrivate: false },
      headers: { Authorization: "Bearer tk-0123456789" },
    },
    {
      name: "local",
      isTrusted: false,
      kind: "http",
      url: new URL("http://127.0.0.1:1/"),
      headers: {},
      isPrivate: true,
    },
  ]);
});

const wrong: readonly [string, object, string][] = [
  [
    "a variable of the job",
    { a: { command: "x", env: { KEY: slot("GITHUB_TOKEN") } } },
    `needs ${slot("GITHUB_TOKEN")}`,
  ],
  [
    "a name that every object has",
    { a: { command: "x", env: { KEY: slot("constructor") } } },
    `needs ${slot("constructor")}`,
  ],
  ["a secret on the command line", { a: { command: "x", args: [`--key=${slot("TOKEN")}`] } }, "where it could be seen"],
  ["a secret in an address", { a: { url: `https://x.org/${slot("TOKEN")}` } }, "where it could be seen"],
  ["a password in an address", { a: { url: "https://me:pw@x.org/" } }, "has a password in it"],
  ["plain http", { a: { url: "http://x.org/" } }, "over http, not https"],
  [
    "another scheme",
    { a: { url: "file:///etc/passwd" } },
    "mcpServers.a.url must be a URL that starts with http:// or https://",
  ],
  ["what we do not know", { a: { command: "x", sampling: true } }, "mcpServers.a must have"],
  ["an old transport", { a: { type: "sse", url: "https://x.org" } }, "mcpServers.a must have"],
  ["a name with two underscores", { a__b: { command: "x" } }, "mcpServers.a__b has a name that is not made of"],
  ["a name that ends in one", { a_: { command: "x" } }, "mcpServers.a_ has a name"],
  ["a long name", { ["a".repeat(33)]: { command: "x" } }, "more than 32 characters"],
  ["too many", Object.fromEntries([...Array(21).keys()].map((n) => [`s${n}`, { command: "x" }])), "more than 20"],
];

test.for(wrong)("%s is refused in words that repeat no value", ([, mcpServers, words]) => {
  const attempt = () => parse(mcpServers);
  expect(attempt).toThrow(expect.objectContaining({ code: "config", message: expect.stringContaining(words) }));
  expect(attempt).not.toThrow(SECRETS.TOKEN);
});

test.for(["", "{", "[]", '{"servers": {}}', "null"])("%j is no configuration", (text) => {
  expect(() => parseMcpConfig(text, {})).toThrow('it must be JSON like {"mcpServers"');
});
