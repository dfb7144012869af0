import { expect, test } from "vitest";
import { readPullTemplate } from "../../../../src/run/agent/knowledge/pull-template.ts";

const sourceOf = (files: Readonly<Record<string, string>>) => ({
  list: async () => Object.entries(files).map(([path, text]) => ({ path, size: text.length, id: path })),
  read: async (paths: readonly string[]) => new Map(paths.map((path) => [path, files[path] ?? ""])),
});
const found = async (...paths: string[]) =>
  (await readPullTemplate(sourceOf(Object.fromEntries(paths.map((path) => [path, "## Summary"])))))?.path;

test.for([
  "pull_request_template.md",
  "PULL_REQUEST_TEMPLATE.txt",
  "Pull_Request_Template",
  "docs/pull_request_template.md",
  ".github/PULL_REQUEST_TEMPLATE.md",
  ".github/PULL_REQUEST_TEMPLATE/only.md",
  "PULL_REQUEST_TEMPLATE/only.txt",
  "docs/pull_request_template/only.MD",
])("%s is found", async (path) => {
  expect(await found("README.md", path)).toBe(path);
});

test.for([
  "src/pull_request_template.md",
  "pull_request_template.md.bak",
  "my_pull_request_template.md",
  ".github/ISSUE_TEMPLATE/pull_request_template.md",
  ".github/PULL_REQUEST_TEMPLATE/deep/one.md",
  ".github/PULL_REQUEST_TEMPLATE/config.yml",
])("%s is none", async (path) => {
  expect(await found(path)).toBeUndefined();
});

test("of several, a file comes before a folder, and .github before the root and docs", async () => {
  const folder = [".github/PULL_REQUEST_TEMPLATE/a.md", ".github/PULL_REQUEST_TEMPLATE/b.md"];
  expect(await found(...folder)).toBeUndefined();
  expect(await found(...folder, "docs/pull_request_template.md")).toBe("docs/pull_request_template.md");
  expect(await found("docs/pull_request_template.md", "pull_request_template.md")).toBe("pull_request_template.md");
  expect(await found("pull_request_template.md", ".github/pull_request_template.md")).toBe(
    ".github/pull_request_template.md",
  );
});

test("one that is empty, too large or not to be read is none", async () => {
  const path = "pull_request_template.md";
  expect(await readPullTemplate(sourceOf({ [path]: " \n" }))).toBeUndefined();
  expect(await readPullTemplate(sourceOf({ [path]: "x".repeat(20_001) }))).toBeUndefined();
  expect(await readPullTemplate(sourceOf({ [path]: "x".repeat(20_000) }))).toMatchObject({ path });
  const broken = { ...sourceOf({ [path]: "x" }), read: () => Promise.reject(new Error("no")) };
  expect(await readPullTemplate(broken)).toBeUndefined();
});
