import { expect, test } from "vitest";
import { Fault } from "../../../src/lib/fault.ts";
import { readInputs, readInputsWithoutModel } from "../../../src/runner/input/inputs.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const token = { "INPUT_GITHUB-TOKEN": "t" };
const needed = { INPUT_MODEL: "m", "INPUT_API-KEY": "sk-123456", "INPUT_GITHUB-TOKEN": "ghs_1" };

test.for([
  ["INPUT_BASE-BRANCH", "release/1.2", "base-branch", "release/1.2"],
  ["INPUT_BRANCH-NAME", "agent/{run}", "branch-name", "agent/{run}"],
  ["INPUT_CREATE-PR", "link", "create-pr", "link"],
  ["INPUT_PR-LABELS", "agent, to be read", "pr-labels", ["agent", "to be read"]],
  ["INPUT_REVIEWERS", "requester, mona, acme/crew", "reviewers", ["requester", "mona", "acme/crew"]],
  ["INPUT_REVIEWERS", "none", "reviewers", ["none"]],
  ["INPUT_COMMIT-MODE", "git", "commit-mode", "git"],
  ["INPUT_PROTECTED-PATHS", "block", "protected-paths", { mode: "block", added: [], removed: [] }],
  [
    "INPUT_PROTECTED-PATHS",
    "confirm, +infra/**\n-renovate.json",
    "protected-paths",
    { mode: "confirm", added: [{ text: "infra/**" }], removed: [{ text: "renovate.json" }] },
  ],
  ["INPUT_MEMORY", "propose", "memory", "propose"],
  ["INPUT_MAX-PATCH-FILES", "3000", "max-patch-files", 3000],
  ["INPUT_MAX-PATCH-KB", "0.5", "max-patch-kb", 0.5],
] as const)("%s=%j is taken, with a model and without", ([variable, text, name, value]) => {
  expect(readInputsWithoutModel(Settings.ofJob({ ...token, [variable]: text }))).toMatchObject({ [name]: value });
  expect(readInputs(Settings.ofJob({ ...needed, [variable]: text }))).toMatchObject({ [name]: value });
});

test.for([
  ["INPUT_BASE-BRANCH", "-x", "`base-branch` must be a name that git accepts for a branch"],
  ["INPUT_BASE-BRANCH", "a..b", "`base-branch` must be a name that git accepts for a branch"],
  ["INPUT_BRANCH-NAME", "main", "`branch-name` must start with agent/"],
  ["INPUT_CREATE-PR", "Draft", "`create-pr` must be draft, ready, link or none"],
  ["INPUT_REVIEWERS", ",", "`reviewers` must be none, requester, or logins"],
  ["INPUT_REVIEWERS", "a b", "`reviewers` must be none, requester, or logins"],
  ["INPUT_REVIEWERS", "../x", "`reviewers` must be none, requester, or logins"],
  ["INPUT_COMMIT-MODE", "push", "`commit-mode` must be api or git"],
  ["INPUT_PROTECTED-PATHS", "allow", "`protected-paths` must be block or confirm"],
  ["INPUT_PROTECTED-PATHS", "block, -.github/workflows/**", "workflows and git's own files stay protected"],
  ["INPUT_MEMORY", "true", "`memory` must be none, read or propose"],
  ["INPUT_MAX-PATCH-FILES", "0", "`max-patch-files` must be a whole number from 1 to 3000"],
  ["INPUT_MAX-PATCH-FILES", "many", "`max-patch-files` must be a number"],
  ["INPUT_MAX-PATCH-KB", "10241", "`max-patch-kb` must be more than 0 and at most 10240"],
])("%s=%j is refused", ([variable = "", text, problem]) => {
  expect(() => readInputsWithoutModel(Settings.ofJob({ ...token, [variable]: text }))).toThrow(Fault);
  expect(() => readInputsWithoutModel(Settings.ofJob({ ...token, [variable]: text }))).toThrow(problem);
  expect(() => readInputs(Settings.ofJob({ ...needed, [variable]: text }))).toThrow(problem);
});
