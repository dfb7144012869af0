import { expect, test } from "vitest";
import { NO_WORK } from "../../../../src/action/result/done.ts";
import { renderReport } from "../../../../src/github/write/report/report.ts";

const links = {
  ...{ conversationId: "c", runUrl: "https://github.test/run/7", requester: "maria", phrases: ["@agent"] },
  repositoryUrl: "https://github.test/acme/shop",
};
const answered = { ...NO_WORK, outcome: "answered", reason: "Answered", hint: "", durationMs: 1 } as const;

function told(hosts: readonly string[]): string {
  const denials = hosts.map((host) => ({ host, port: 443, why: "not allowed" }));
  return renderReport({ ...answered, wall: { way: "sudo", checks: 3, network: "none", denials } }, links);
}

test("whom the tools tried to reach and were kept from is told, each once, with what to do", () => {
  const report = told(["evil.test", "evil.test", "registry.npmjs.org"]);
  expect(report).toContain(
    "Tools were not let through to `evil.test:443`, `registry.npmjs.org:443`. The input `network`",
  );
});

test("of many the first ten are named, and of none nothing is said", () => {
  expect(told(Array.from({ length: 12 }, (_, at) => `h${at}.test`))).toContain("`h9.test:443`, and 2 more.");
  expect(told([])).not.toContain("let through");
});
