import { validate } from "@octokit/graphql-schema";
import { expect, test } from "vitest";
import { asksForSignOff, signOffQueries } from "../../../src/github/read/sign-off.ts";

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

test("the queries fit GitHub's schema", () => {
  for (const query of signOffQueries) expect(validate(query)).toEqual([]);
});

test.for([
  [{ requiredStatusChecks: [{ context: "test" }, { context: "DCO" }] }, true],
  [{ pattern: "^Signed-off-by: .+ <.+>$" }, true],
  [{ requiredStatusChecks: [{ context: "test" }] }, false],
  [{ pattern: "^(feat|fix): " }, false],
  [{}, false],
  [null, false],
] as const)("a rule of a ruleset with %j asks for it: %s", async ([parameters, expected]) => {
  const { repository } = checked("test");
  const ref = { ...repository.ref, rules: { nodes: [null, { parameters }] } };
  expect(await asks(async () => ({ repository: { ...repository, ref } }))).toBe(expected);
});

test("a server that does not know rulesets is asked without them, once more", async () => {
  const asked: string[] = [];
  const graphql = async (query: string) => {
    asked.push(query);
    if (query.includes("rules(")) throw new Error("Field 'rules' doesn't exist on type 'Ref'");
    return checked("DCO");
  };
  expect(await asksForSignOff({ graphql }, place, "main")).toBe(true);
  expect(asked).toEqual([...signOffQueries]);
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
