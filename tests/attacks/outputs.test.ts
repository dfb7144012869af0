/** P21: words that the model or a stranger chooses must not become outputs, nor anything else that later steps go by. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { answersOf } from "../scenarios/play.ts";
import { sceneWith } from "./scene.ts";
import { commands, forgery } from "./texts.ts";

const write = (path: string, text: string) => call("file_editor", { command: "create", path, file_text: text });
const declared = Object.keys(parse(readFileSync(join(import.meta.dirname, "../../action.yml"), "utf8")).outputs);

/** Exactly those of action.yml, each of the shape that its readers rely on. */
function expectGrammar({ outputs }: Rehearsal): void {
  expect(Object.keys(outputs).sort()).toEqual([...declared].sort());
  expect(outputs).toMatchObject({ ok: "", "pr-number": expect.stringMatching(/^2?$/) });
  expect(outputs["commit-sha"]).toMatch(/^(?:[0-9a-f]{40})?$/);
  expect(outputs.branch).toMatch(/^(?:agent\/issue-1[a-z0-9-]*)?$/);
  expect(outputs.reason).not.toMatch(/[\r\n]/);
}

const named = async (name: string, script: Script, title: string) => {
  const scene = await sceneWith({ script });
  const played = await scene.play({ title });
  return { name, ...played };
};

test("P21: a title, an answer and a heading full of forged outputs are one branch, one title and one text", async () => {
  const script = [write("note.txt", `${forgery}\n`), call("finish", { message: `# ${forgery}\n\n${forgery}` })];
  const { rehearsal } = await named("words", script, forgery.replaceAll("\n", "%0A\r\n"));
  expectGrammar(rehearsal);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(rehearsal.outputs["final-response"]).toBe(`# ${forgery}\n\n${forgery}`);
  expect(rehearsal.pullRequests[0]?.title).not.toMatch(/[\r\n]/);
  expect(rehearsal.diff).toContain("+evil=1");
});

test("P21: where all of the work is withheld the run is blocked and the work is a patch, and the name of a file does not get out of the line that tells it", async () => {
  const path = `.github/workflows/${forgery.replaceAll("/", "")}.yml`;
  const make = `echo 1 test; mkdir -p .github/workflows && printf on: > "$(printf '%b' '${path.replaceAll("\n", "\\n")}')"`;
  const script = [call("terminal", { command: make }), call("finish", { message: "Done." })];
  const { rehearsal } = await named("path", script, "Slugs");
  expectGrammar(rehearsal);
  expect(rehearsal.outputs).toMatchObject({ outcome: "blocked", branch: "", "pr-number": "" });
  expect(rehearsal.outputs.reason).toContain("DKH-101 .github/workflows/x branch<<EOF main EOF");
  expect(rehearsal.runner.exitCode).toBe(1);
  // In a public repository output is not shown by default.
  expect(rehearsal.runner.stdout).not.toContain("| 1 test");
  expect(rehearsal.runner.stdout).toContain("<- terminal exit code 0, ");
  const [comment = ""] = answersOf(rehearsal);
  expect(comment).toContain("Nothing could be published: DKH-101 .github/workflows/x");
  expect(comment).toContain("+on:");
});

const printed = async (lines: readonly string[], { message = "Done.", title = "Slugs" } = {}) => {
  const print = call("terminal", { command: `printf '%b\\n' ${lines.map((line) => `'${line}'`).join(" ")}` });
  const script = [print, call("finish", { message })];
  const scene = await sceneWith({ script, inputs: { "show-output": "full" } });
  const { rehearsal, told } = await scene.play({ title });
  expectGrammar(rehearsal);
  const said = rehearsal.runner.log.filter(({ kind }) => kind !== "command" && kind !== "text" && kind !== "notice");
  return { rehearsal, told, kinds: said.map(({ kind }) => kind), stdout: rehearsal.runner.stdout };
};

test("P21: output of a command that is shown in the log is no command of the runner", async () => {
  const { rehearsal, kinds, stdout } = await printed(commands);
  expect(stdout).toContain("| ::set-output name=outcome::changed");
  expect(kinds).toEqual(["group", "endgroup", "group", "endgroup"]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered" });
  expect(rehearsal.runner.errors).toEqual([]);
  expect(stdout.split("\n").every((line) => line.length < 1000)).toBe(true);
});

test("P21, its benign twin: ordinary output is shown where that is wanted, and what looks like an output in an ordinary answer is there to be read", async () => {
  const message = 'Set `branch=main` in **.env**:\n\n```sh\necho name=value >> "$GITHUB_OUTPUT"\n```';
  const title = "Outputs: name=value";
  const { rehearsal, told, kinds, stdout } = await printed(["1 test", "  ok: src::lib # 1"], { message, title });
  expect(stdout).toContain("| 1 test\n|   ok: src::lib # 1\n");
  expect(kinds).toEqual(["group", "endgroup", "group", "endgroup"]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "final-response": message });
  expect(told).toContain(title);
});
