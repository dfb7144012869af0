/** The line of links below the heading of a report. */
import { expect, test } from "vitest";
import { renderPlaces } from "../../../src/render/report/places.ts";
import type { Report } from "../../../src/render/report/report-facts.ts";
import { NO_WORK } from "../../../src/run/outcome/run-result.ts";

const repositoryUrl = "https://github.test/acme/shop";
const runUrl = `${repositoryUrl}/actions/runs/7`;
const links = { repositoryUrl, runUrl, requester: "maria", conversationId: "1", phrases: [] };
const report: Report = { ...NO_WORK, outcome: "changed", reason: "", hint: "", durationMs: 0 };
const compareUrl = `${repositoryUrl}/compare/main...agent/x`;
const kept = { kind: "branch", branch: "agent/x", commit: "0123456789abcdef", compareUrl } as const;
const log = `[Job log](${runUrl})`;
const commit = `Commit [\`0123456\`](${repositoryUrl}/commit/0123456789abcdef)`;
const branch = `Branch [\`agent/x\`](${repositoryUrl}/tree/agent/x)`;
const pull = { number: 8, url: `${repositoryUrl}/pull/8` };

test.for<[string, Partial<Report>, string]>([
  ["nothing", {}, log],
  ["a branch", { kept }, `${branch} · ${commit} · [Files](${compareUrl}) · ${log}`],
  [
    "a signed commit of a pull request",
    { kept: { ...kept, isVerified: true }, pullRequest: pull },
    `[Pull request #8](${pull.url}) · ${branch} · ${commit} (verified) · [Files](${pull.url}/files) · ${log}`,
  ],
  [
    "a pull request that somebody has to open",
    { kept, proposeUrl: "https://x.test/new" },
    `**[Open the pull request](https://x.test/new)** · ${branch} · ${commit} · [Files](${compareUrl}) · ${log}`,
  ],
  [
    "a branch of a fork",
    { kept, forkUrl: "https://github.test/tom/shop", pullRequest: pull },
    `[Pull request #8](${pull.url}) · Branch [\`agent/x\`](https://github.test/tom/shop/tree/agent/x) · ${commit} · [Files](${pull.url}/files) · ${log}`,
  ],
])("%s", ([, facts, line]) => {
  expect(renderPlaces({ ...report, ...facts }, links)).toBe(line);
});

test("no sign in the name of a branch ends its link", () => {
  const line = renderPlaces({ ...report, kept: { ...kept, branch: "agent/a)b](c'd%<e" } }, links);
  expect(line).toContain("/tree/agent/a%29b%5D%28c%27d%25%3Ce)");
});
