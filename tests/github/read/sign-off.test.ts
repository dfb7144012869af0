import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import { asksForSignOff, signOffQuery } from "../../../src/github/read/sign-off.ts";

const place = { owner: "acme", name: "shop" };
const asks = (answer: () => Promise<unknown>) => asksForSignOff({ graphql: answer }, place, "main");
const checked = (...names: (string | null)[]) => ({
  repository: {
    webCommitSignoffRequired: false,
    ref: {
      refUpdateRule: null,
      target: {
        history: {
          nodes: [null, { statusCheckRollup: { contexts: { nodes: names.map((name) => name && { name }) } } }],
        },
      },
    },
  },
});

test("the query fits GitHub's schema", () => {
  expect(validate(signOffQuery)).toEqual([]);
});

test.for([
  "DCO",
  "dco",
  "ci / DCO",
  "DCO check",
  "dco_check",
  "Signed-off-by",
  "Check signed off by",
  "Developer Certificate of Origin",
])("a check %j asks for it", async (name) => {
  expect(await asks(async () => checked("test", null, name))).toBe(true);
});

test.for([
  "test",
  "signoff",
  "QA sign-off",
  "signed commits",
  "dcos",
  "undco",
  "docs",
  "Design signed off",
  "signature",
])("a check %j does not", async (name) => {
  expect(await asks(async () => checked(name))).toBe(false);
});

test("a setting asks for it, and so does a check that is required or that a pull request had", async () => {
  const { repository } = checked();
  const heads = {
    nodes: [{ commits: { nodes: [{ commit: checked("DCO").repository.ref.target.history.nodes[1] }] } }],
  };
  const history = { nodes: [{ statusCheckRollup: null, associatedPullRequests: heads }] };
  const answers = [
    { repository: { ...repository, webCommitSignoffRequired: true } },
    { repository: { ...repository, ref: { refUpdateRule: { requiredStatusCheckContexts: ["DCO"] }, target: null } } },
    { repository: { ...repository, ref: { refUpdateRule: null, target: { history } } } },
  ];
  for (const answer of answers) expect(await asks(async () => answer)).toBe(true);
});

test("where GitHub does not tell, it is not asked for, and what it tells beside an error counts", async () => {
  expect(await asks(() => Promise.reject(new Error("no")))).toBe(false);
  expect(await asks(() => Promise.reject(Object.assign(new Error("some"), { data: checked("DCO") })))).toBe(true);
  for (const answer of [null, {}, { repository: null }, { repository: { ref: null } }, "DCO"])
    expect(await asks(async () => answer)).toBe(false);
});
