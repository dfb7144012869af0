import { expect, test } from "vitest";
import { blockedNetwork, type Denial } from "../../../src/render/report/blocked-network.ts";
import { renderReport } from "../../../src/render/report/report.ts";
import { NO_WORK } from "../../../src/run/outcome/run-result.ts";

const links = {
  ...{ conversationId: "c", runUrl: "https://github.test/run/7", requester: "maria", phrases: ["@agent"] },
  repositoryUrl: "https://github.test/acme/shop",
};
const answered = { ...NO_WORK, outcome: "answered", reason: "Answered", hint: "", durationMs: 1 } as const;

function told(denials: readonly Denial[], network = "none"): string {
  return renderReport({ ...answered, sandbox: { way: "sudo", checks: 3, network, isShut: false, denials } }, links);
}

const npm: Denial = { host: "registry.npmjs.org", port: 443, reason: "closed", allow: "npm" };
const evil: Denial = { host: "evil.test", port: 443, reason: "closed", allow: "evil.test" };

test("a host that was refused is named once, with the setting that allows it", () => {
  expect(told([npm, npm])).toContain("Blocked network access: `registry.npmjs.org`. To allow it, set `network: npm`.");
  expect(told([npm, evil, { ...evil, port: 8080 }])).toContain(
    "Blocked network access: `registry.npmjs.org`, `evil.test`, `evil.test:8080`. To allow it, set `network: npm, evil.test`.",
  );
});

test("of many hosts the first ten are named, and of none nothing is said", () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...evil, host: `h${at}.test`, allow: `h${at}.test` }));
  expect(told(many)).toContain("`h9.test` and 2 more.");
  expect(told([])).not.toContain("Blocked");
});

test.for([
  ["unlisted", npm.allow, "pypi", "To allow it, set `network: pypi, npm`."],
  [
    "shut",
    undefined,
    "npm",
    "with the input `setup-command`: it can reach the hosts of `setup-network` even here. To open it on such threads as well, set `mixed-threads: as-trusted`: ",
  ],
  [
    "shut",
    "npm",
    "none",
    "Install packages with the input `setup-command`: it can reach the package registries even here. To open it on such threads as well, set `mixed-threads: as-trusted` and `network: npm`: ",
  ],
  ["private", "registry.npmjs.org", "npm", "To allow it, set `network: npm, registry.npmjs.org`."],
  ["never", undefined, "registry.npmjs.org", "This cannot be allowed."],
  ["private", "registry.npmjs.org", "all", "To allow it, set `network: all, registry.npmjs.org`."],
  ["port", "npm.test:8443", "all", "names the host with its port. To allow it, set `network: all, npm.test:8443`."],
  ["unknown", undefined, "all", "The name has no address: check its spelling, and the name servers of the runner."],
  ["fork", undefined, "none", "no network, whatever the inputs say."],
] as const)("%s, with %s missing in `network: %s`: %s", ([reason, allow, network, hint]) => {
  const report = told([{ host: "registry.npmjs.org", port: 443, reason, allow }], network);
  expect(report).toContain("Blocked network access: `registry.npmjs.org`. ");
  expect(report).toContain(hint);
});

test("hosts that were refused for different reasons are told apart", () => {
  const report = told(
    [
      { ...npm, reason: "unlisted" },
      { host: "10.example", port: 80, reason: "never" },
    ],
    "pypi",
  );
  expect(report.match(/Blocked network access/g)).toHaveLength(2);
});

test("of the set-up command its own input is named, and a host cannot write anything but its name", () => {
  const value = "registries";
  expect(blockedNetwork([{ ...evil, reason: "unlisted" }], { name: "setup-network", value })).toBe(
    "Blocked network access: `evil.test`. To allow it, set `setup-network: registries, evil.test`.",
  );
  const odd = blockedNetwork([{ ...evil, host: "a`[x](y)", allow: "b`\n# c" }], { name: "network", value });
  expect(odd).not.toMatch(/^#|[^`]\[x\]/m);
});

test.for([
  ["unlisted", [npm], "To allow it, add `npm` to the input `network`."],
  ["closed", [evil], "Such a host is open only where it is granted, whatever `network` says: mention me and ask"],
  ["closed", [npm, evil], "For the registries among them, add `npm` to the input `network`."],
  ["shut", [evil], "and none can be granted. Download what is needed with the input `setup-command`: "],
  ["shut", [npm], "set `mixed-threads: as-trusted` and add `npm` to the input `network`: "],
  ["private", [evil], "names itself and that a person grants"],
  ["port", [{ ...evil, allow: "evil.test:8443" }], "and a person grants the host. To allow it, add `evil.test:8443`"],
  ["never", [evil], "This cannot be allowed."],
] as const)("where a person grants hosts, no setting is promised that opens them: %s %j", ([reason, hosts, hint]) => {
  const denials = hosts.map((host) => ({ ...host, reason }));
  const sandbox = { way: "sudo", checks: 3, network: "none", isShut: false, isAsking: true, denials };
  const report = renderReport({ ...answered, sandbox }, links);
  expect(report).toContain(hint);
  expect(report).not.toContain("network: evil.test");
});

test.for([
  ["closed", [evil], "nobody to ask, because it gives a review."],
  ["closed", [npm], "To allow it, add `npm` to the input `network`."],
  ["private", [evil], "nobody to ask, because it gives a review."],
  ["shut", [evil], "and none can be granted."],
] as const)("where nobody could be asked, nobody is sent to ask: %s %j", ([reason, hosts, hint]) => {
  const denials = hosts.map((host) => ({ ...host, reason }));
  const asking = { isAsking: true, nobody: "review" } as const;
  const sandbox = { way: "sudo", checks: 3, network: "none", isShut: false, ...asking, denials };
  const report = renderReport({ ...answered, sandbox }, links);
  expect(report).toContain(hint);
  expect(report).not.toContain("request_network");
});
