// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shells write variables like this.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { ToolSecrets } from "../../../src/core/secret/secret-registry.ts";
import { maskOf, streamMask } from "../../../src/lib/mask/mask.ts";
import { test } from "./call.ts";

const value = "hunter2-$HOME-it's";

function secretsOf(values: Readonly<Record<string, string>>): ToolSecrets {
  const mask = maskOf(Object.values(values));
  return {
    namesIn: (command) => Object.keys(values).filter((name) => command.includes(name)),
    valuesOf: async (names) => Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))),
    mask: (text) => mask.mask(text),
    masker: () => streamMask(() => mask),
  };
}

const context = { secrets: secretsOf({ API_TOKEN: value, OTHER: "never-mentioned" }) };

test("a command has the secrets that it names, and nobody sees them", async ({ run }) => {
  const check = 'printf %s "$API_TOKEN" | wc -c; echo "$API_TOKEN"; name=OTH; name+=ER; echo "[$(printenv $name)]"';
  expect((await run(check, {}, context)).text).toMatch(/^18\n<secret-hidden>\n\[\]\n/);
});

describe("no later command has a secret that it does not name", () => {
  const look = "env | grep -c hunter2; [ -v API_TOKE${x-}N ] || echo unset";

  test.for<[how: string, command: string, code: number]>([
    ["ended well", 'export KEPT=1; f() { echo hi; }; cd /; : "$API_TOKEN"', 0],
    ["failed", 'export KEPT=1; f() { echo hi; }; cd /; : "$API_TOKEN"; (exit 7)', 7],
    ["was no shell at all", 'export KEPT=1; f() { echo hi; }; cd /; eval "if; $API_TOKEN"', 2],
    ["set it to something else", 'export KEPT=1; f() { echo hi; }; cd /; export API_TOKEN="${API_TOKEN}hunter2"', 0],
  ])("after one that %s; its folder, functions and exports stay", async ([, command, code], { run }) => {
    expect(await run(command, {}, context)).toMatchObject({ exit_code: code });
    const { text } = await run(`echo "$? $KEPT $PWD"; f; ${look}`, {}, context);
    expect(text).toMatch(new RegExp(`^${code} 1 /\\nhi\\n0\\nunset\\n`));
  });

  test("after one that was interrupted", async ({ run }) => {
    await run('export KEPT=1; : "$API_TOKEN"; sleep 1000', { timeout: 0.5 }, context);
    await run("C-c", { is_input: true, timeout: 10 }, context);
    expect((await run(`echo "$KEPT"; ${look}`, {}, context)).text).toMatch(/^1\n0\nunset\n/);
  });

  test("after one that ended while nobody waited", async ({ run }) => {
    await run(': "$API_TOKEN"; sleep 0.6', { timeout: 0.1 }, context);
    await run("", { timeout: 10 }, context);
    expect((await run(look, {}, context)).text).toMatch(/^0\nunset\n/);
  });

  test("after one that stopped it and left it to the background: the job keeps it, the shell does not", async ({
    run,
  }) => {
    const kept = '(sleep 0.3; printenv API_TOKEN | wc -c > kept) & : "$API_TOKEN"';
    await run(kept, {}, context);
    expect((await run(`${look}; wait; cat kept`, { timeout: 10 }, context)).text).toMatch(/^0\nunset\n(?:.*\n)*19\n/);
  });

  test("after one that would not let go of it, because the shell ends", async ({ run }) => {
    const { text } = await run('readonly API_TOKEN; : "$API_TOKEN"', {}, context);
    expect(text).toMatch(/^\[The shell ended/);
    expect((await run(look, {}, context)).text).toMatch(/^0\nunset\n/);
  });
});

test("what is typed names no secret", async ({ run }) => {
  await run('read -r line; echo "$line [$(env | grep -c TOKEN)]"', { timeout: 0 });
  const { text } = await run("API_TOKEN", { is_input: true, timeout: 30 }, context);
  expect(text).toContain("API_TOKEN [0]");
});

test("a long output is saved without them, wherever it is cut", async ({ run, folder }) => {
  await run('yes "x$API_TOKEN" | head -n 30000; : API_TOKEN', { timeout: 30 }, context);
  const saved = readFileSync(join(folder, "observations", "terminal-1.txt"), "utf8");
  expect(saved).not.toContain("hunter2");
  expect(saved.match(/x<secret-hidden>\n/g)).toHaveLength(30_000);
});

test("a secret that comes in two reports is hidden in both", async ({ run }) => {
  const part = (end: string) => `printf %s "$API_TOKEN" | ${end} -c 9`;
  const first = await run(`${part("head")}; read -r go; ${part("tail")}; echo .`, {}, context);
  expect(first.text).toMatch(/^\[The command is still running/);
  const { text } = await run("go", { is_input: true, timeout: 30 }, context);
  expect(text).toContain("<secret-hidden>.");
  expect(text).not.toContain(value.slice(9));
});
