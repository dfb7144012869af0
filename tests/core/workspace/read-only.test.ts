import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { callTool } from "../../../src/core/tool/call-tool.ts";
import { readOnlyWorkspace } from "../../../src/core/workspace/workspace.ts";
import { applyPatch } from "../../../src/tools/apply-patch/apply-patch.ts";
import { fileEditor } from "../../../src/tools/file-editor/file-editor.ts";
import { glob, grep } from "../../../src/tools/search.ts";
import { terminal } from "../../../src/tools/terminal/terminal.ts";
import { forever, test } from "./temp-folder.ts";

const PATCH = "*** Begin Patch\n*** Add File: new.txt\n+x\n*** End Patch";

test.for([
  ["file_editor", fileEditor, { command: "create", path: "new.txt", file_text: "x" }],
  ["file_editor", fileEditor, { command: "str_replace", path: "deck.ts", old_str: "plank", new_str: "x" }],
  ["apply_patch", applyPatch, { patch: PATCH }],
  ["terminal", terminal, { command: "touch new.txt" }],
] as const)(
  "a workspace that can only be read refuses %s, whatever the tool tries",
  async ([, make, input], { folder, workspace }) => {
    writeFileSync(join(folder, "deck.ts"), "plank\n");
    const refused = await callTool(make(), input, { workspace: readOnlyWorkspace(workspace), signal: forever });
    expect(JSON.stringify(refused)).toContain("This workspace is read-only");
    expect(existsSync(join(folder, "new.txt"))).toBe(false);
    const tool = make();
    const allowed = await callTool(tool, input, { workspace, signal: forever });
    await tool.close?.();
    expect(allowed).toMatchObject({ observation: { is_error: false } });
  },
);

test.for([
  ["file_editor", fileEditor, { command: "view", path: "deck.ts" }],
  ["glob", glob, { pattern: "*.ts" }],
  ["grep", grep, { pattern: "plank" }],
] as const)("it lets %s look", async ([, make, input], { folder, workspace }) => {
  writeFileSync(join(folder, "deck.ts"), "plank\n");
  const seen = await callTool(make(), input, { workspace: readOnlyWorkspace(workspace), signal: forever });
  expect(seen).toMatchObject({ observation: { is_error: false } });
  expect(JSON.stringify(seen)).toMatch(/plank|deck\.ts/);
});
