/** The text that stands for a secret, written by each file tool: refused with the reason, and the same call without it works. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { SecretRegistry, secretsFor } from "../../src/core/secret/secret-registry.ts";
import { callTool } from "../../src/core/tool/call-tool.ts";
import { applyPatch } from "../../src/tools/apply-patch/apply-patch.ts";
import { fileEditor } from "../../src/tools/file-editor/file-editor.ts";
import { forever, test } from "../core/workspace/temp-folder.ts";

const SECRET = "x7Kq93bnZpQ2";
const HIDDEN = "<secret-hidden>";
const BEFORE = `registry=https://r\n_authToken=${SECRET}\nalways-auth=true\n`;

const registry = new SecretRegistry();
registry.update({ NPM_TOKEN: SECRET });
const secrets = secretsFor([], registry.forTools());

/** Each call as the model makes it from what it was shown. `line` is what it writes. */
const CALLS: Readonly<
  Record<string, (line: string) => Readonly<{ patch: string } | { command: string; path: string }>>
> = {
  create: (line) => ({ command: "create", path: "new.npmrc", file_text: `registry=https://r\n${line}\n` }),
  str_replace: (line) => ({ command: "str_replace", path: ".npmrc", old_str: "always-auth=true", new_str: line }),
  insert: (line) => ({ command: "insert", path: ".npmrc", insert_line: 3, new_str: line }),
  "apply_patch that adds a file": (line) => ({
    patch: `*** Begin Patch\n*** Add File: new.npmrc\n+registry=https://r\n+${line}\n*** End Patch`,
  }),
  "apply_patch that changes a file": (line) => ({
    patch: `*** Begin Patch\n*** Update File: .npmrc\n@@\n-always-auth=true\n+${line}\n*** End Patch`,
  }),
};

for (const [name, callOf] of Object.entries(CALLS)) {
  test(`${name}: a placeholder is not written, and the file around a secret can be changed`, async ({
    folder,
    workspace,
  }) => {
    const play = async (line: string) => {
      const input = callOf(line);
      const result = await callTool("patch" in input ? applyPatch() : fileEditor(), input, {
        workspace,
        secrets,
        signal: forever,
      });
      if (result.status === "crashed") throw new Error(result.error);
      return { said: JSON.stringify(result.observation), isError: result.observation.is_error };
    };
    writeFileSync(join(folder, ".npmrc"), BEFORE);
    const refused = await play(`_authToken=${HIDDEN}`);
    expect(refused.isError).toBe(true);
    expect(refused.said).toContain("That text stands for a secret that you cannot see");
    expect(readFileSync(join(folder, ".npmrc"), "utf8")).toBe(BEFORE);
    expect(() => readFileSync(join(folder, "new.npmrc"))).toThrow("ENOENT");

    const fine = await play(`_authToken=\${NPM_TOKEN}`);
    expect(fine.isError, fine.said).toBe(false);
    const written = [".npmrc", "new.npmrc"].map((path) => textAt(join(folder, path))).join("");
    expect(written).toContain(`_authToken=\${NPM_TOKEN}`);
    expect(written).toContain(`_authToken=${SECRET}`);
  });
}

function textAt(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

test("a line that is replaced as it was shown is told to hold a secret", async ({ folder, workspace }) => {
  writeFileSync(join(folder, ".npmrc"), BEFORE);
  const patch = `*** Begin Patch\n*** Update File: .npmrc\n@@\n-_authToken=${HIDDEN}\n+_authToken=\${NPM_TOKEN}\n*** End Patch`;
  const calls = [
    [fileEditor(), { command: "str_replace", path: ".npmrc", old_str: `_authToken=${HIDDEN}`, new_str: "x" }],
    [applyPatch(), { patch }],
  ] as const;
  for (const [tool, input] of calls) {
    const result = await callTool(tool, input, { workspace, secrets, signal: forever });
    expect(JSON.stringify(result)).toContain("the file has a secret");
  }
  expect(readFileSync(join(folder, ".npmrc"), "utf8")).toBe(BEFORE);
});
