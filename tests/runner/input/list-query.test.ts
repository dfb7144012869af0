import { expect, test } from "vitest";
import { parseList } from "../../../src/runner/input/list-query.ts";

test.for([
  ["issues label:bug", { kind: "issues", search: "is:issue is:open label:bug" }],
  ["issues", { kind: "issues", search: "is:issue is:open" }],
  ["issues is:pr state:closed tide", { kind: "issues", search: "is:pr state:closed tide" }],
  ["repositories org:acme topic:sea", { kind: "repositories", search: "org:acme topic:sea" }],
  [" todos ", { kind: "todos" }],
  ["files src/**/*.ts", { kind: "files", glob: "src/**/*.ts" }],
] as const)("%j is a list", ([text, query]) => {
  expect(parseList(text)).toEqual(query);
});

test.for([
  "",
  "issue label:bug",
  "repositories",
  "repositories topic:sea",
  "todos src",
  "files",
  "files /etc/*",
  "todos\nfiles a",
])("%j is none", (text) => {
  expect(parseList(text)).toBeUndefined();
});
