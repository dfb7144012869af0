/** Whether the workflow uploads the page, by the text of its own file in the checkout. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { uploadsPage } from "../../../src/run/report/uploaded-page.ts";
import { test } from "../../core/workspace/temp-folder.ts";

const env = { GITHUB_WORKFLOW_REF: "acme/shop/.github/workflows/agent.yml@refs/heads/main" };
const upload = (output: string) => `uses: actions/upload-artifact@v5\npath: \${{ steps.agent.outputs.${output} }}\n`;

test.for<[title: string, make: (path: string, folder: string) => void, isUploaded: boolean]>([
  ["that names the page", (path) => writeFileSync(path, upload("page-path")), true],
  ["that names the folder of the page", (path) => writeFileSync(path, upload("conversation-path")), true],
  ["that uploads something else", (path) => writeFileSync(path, upload("diff-path")), false],
  ["that uploads nothing", (path) => writeFileSync(path, "on: push\n"), false],
  ["that is not there", () => {}, false],
  ["that is a named pipe", (path) => execFileSync("mkfifo", [path]), false],
  [
    "that is a link to another file",
    (path, folder) => {
      writeFileSync(join(folder, "other.yml"), upload("page-path"));
      symlinkSync(join(folder, "other.yml"), path);
    },
    false,
  ],
  [
    "of a terabyte",
    (path) => {
      writeFileSync(path, upload("page-path"));
      truncateSync(path, 2 ** 40);
    },
    false,
  ],
])("a file %s", ([, make, isUploaded], { folder }) => {
  const workflows = join(folder, "checkout/.github/workflows");
  mkdirSync(workflows, { recursive: true });
  make(join(workflows, "agent.yml"), folder);
  expect(uploadsPage(env, join(folder, "checkout"))).toBe(isUploaded);
  expect(uploadsPage({}, join(folder, "checkout"))).toBe(false);
});
