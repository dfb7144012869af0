/** `show --open` hands the page to the program of the desktop, and says where the page is if that fails. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { show } from "../../src/cli/show.ts";
import { test } from "../core/workspace/temp-folder.ts";
import { log, request } from "../page/logs.ts";

/** Runs it with a program of the desktop that does this. */
async function opened(folder: string, script: string | undefined, argv: readonly string[] = []) {
  const [run, bin] = [join(folder, "a run"), join(folder, "bin")];
  mkdirSync(join(run, "events"), { recursive: true });
  for (const event of log(request("say hello")))
    writeFileSync(join(run, "events", `event-00000-${event.id}.json`), JSON.stringify(event));
  mkdirSync(bin);
  for (const name of script === undefined ? [] : ["xdg-open", "open"]) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const env = { PATH: script === undefined ? bin : `${bin}:/usr/bin:/bin`, TOLD: join(folder, "told"), DISPLAY: ":7" };
  const [out, said]: [string[], string[]] = [[], []];
  const code = await show({
    command: "show",
    argv: [run, "--open", ...argv],
    env,
    folder,
    stdout: (text) => out.push(text),
    stderr: (text) => said.push(text),
  });
  return { code, out: out.join(""), said: said.join("") };
}

test("the page is opened by its address, with the display and without the other variables", async ({ folder }) => {
  const told = join(folder, "told");
  const { code, out } = await opened(folder, `printf '%s\n' "$#" "$1" "$DISPLAY" "[$TOLD]" > '${told}'`);
  const [count, address = "", display, other] = readFileSync(told, "utf8").split("\n");
  expect([code, count, display, other]).toEqual([0, "1", ":7", "[]"]);
  expect(fileURLToPath(address)).toBe(out.trim());
  expect(readFileSync(fileURLToPath(address), "utf8")).toContain("say hello");
});

test("one that is written elsewhere is opened there", async ({ folder }) => {
  const { code, out } = await opened(folder, `test "$1" = 'file://${folder}/my%20page.html'`, [
    "--out",
    "my page.html",
  ]);
  expect({ code, out }).toEqual({ code: 0, out: `${folder}/my page.html\n` });
});

test.for([
  ["fails", "echo 'no browser here' >&2; exit 3", "no browser here"],
  ["is missing", undefined, "No such file"],
] as const)("where the program %s, the page is there, and it is said where", async ([, script, words], { folder }) => {
  const { code, said } = await opened(folder, script);
  expect(code).toBe(1);
  const page = join(folder, "a run", "run.html");
  expect(existsSync(page)).toBe(true);
  expect(said).toContain(`The page is at ${page}, and `);
  expect(said).toContain(words);
});
