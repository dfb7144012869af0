/** P59: tools use up what the broker needs for itself. The run goes on, and its work is published. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, bundle, stageFor } from "../scenarios/play.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const look = call("terminal", { command: "cat note.txt" });
const finish = call("finish", { message: "Done." });

/** Several programs hold as many connections to the proxy as they get, and go on doing so. */
function hold(programs: number, each: number) {
  const words = "CONNECT registry.npmjs.org:443 HTTP/1.1\\r\\nhost: x\\r\\n";
  const script = `
    const { connect } = require("node:net");
    const open = new Set(Array(${each}).keys());
    const settle = (n) => { if (open.delete(n) && open.size === 0) console.log("all are held or refused"); };
    for (let n = 0; n < ${each}; n += 1) {
      const socket = connect("/run/proxy", () => { socket.write("${words}"); settle(n); });
      socket.on("error", () => settle(n));
    }
    setInterval(() => {}, 1000);`;
  const start = `for n in $(seq ${programs}); do node -e '${script}' >> /tmp/held.log 2>&1 & done`;
  const wait = `until [ "$(grep -c held /tmp/held.log)" = ${programs} ]; do sleep 0.1; done`;
  return call("terminal", { command: `${start}; ${wait}`, timeout: 60 });
}

/** The shipped bundle, with so many open files at most. */
function starved(files: number): string {
  const root = mkdtempSync(join(tmpdir(), "deckhand-starved-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const script = join(root, "dist", "index.cjs");
  mkdirSync(dirname(script));
  cpSync(join(dirname(bundle), "..", "action.yml"), join(root, "action.yml"));
  const lines = [
    `const args = ["--nofile=${files}:${files}", "--", process.execPath, ${JSON.stringify(bundle)}];`,
    'const child = require("node:child_process").spawn("prlimit", args, { stdio: "inherit" });',
    'for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => child.kill(name));',
    'child.on("exit", (code) => process.exit(code ?? 99));',
  ];
  writeFileSync(script, lines.join("\n"));
  return script;
}

describe("P59: connections to the proxy that are held", needsSandbox, () => {
  test.for([
    ["2,000 of them", () => ({}), hold(1, 2000)],
    ["800 of them, where the broker may have 256 open files", () => ({ bundle: starved(256) }), hold(4, 200)],
  ] as const)("%s: the run goes on, and its work is on the branch", async ([, more, holding]) => {
    const stage = await stageFor({ ...more(), script: [holding, edit, look, finish] });
    const rehearsal = await stage.play();
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch });
    expect(rehearsal.runner).toMatchObject({ exitCode: 0, postExitCode: 0 });
    expect(rehearsal.diff).toContain("+half done");
    expect(answersOf(rehearsal)[0]).toContain("draft pull request #2");
  });

  test("a twin: 20 of them", async () => {
    const stage = await stageFor({ script: [hold(1, 20), edit, look, finish] });
    expect((await stage.play()).outputs).toMatchObject({ outcome: "changed", branch });
  });
});

/** The process of the action may have a heap of 256 MB, and fills it as soon as a command asks for it. */
function withoutMemory() {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-memory-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [flag, script] = [join(folder, "flag"), join(folder, "preload.cjs")];
  const lines = [
    'const { existsSync, rmSync } = require("node:fs");',
    "const filled = [];",
    `const look = () => { if (!existsSync(${JSON.stringify(flag)})) return;`,
    `  rmSync(${JSON.stringify(flag)}); for (;;) filled.push(Array(1e5).fill({})); };`,
    "setInterval(look, 20).unref();",
  ];
  writeFileSync(script, lines.join("\n"));
  const use = () => {
    writeFileSync(flag, "");
    return call("terminal", { command: "cat note.txt; sleep 60", timeout: 100 });
  };
  return { use, environment: { NODE_OPTIONS: `--max-old-space-size=256 --require=${script}` } };
}

describe("P59: memory", needsSandbox, () => {
  test("an action that dies because it has no more: the comment is final, and the work is kept", async () => {
    const { use, environment } = withoutMemory();
    const stage = await stageFor({ environment, script: [edit, use, look, finish], toolErrors: /interrupted/ });
    const rehearsal = await stage.play();
    expect(rehearsal.runner).toMatchObject({ exitCode: 134, postExitCode: 0 });
    expect(answersOf(rehearsal)).toHaveLength(1);
    expect(answersOf(rehearsal)[0]).not.toContain("Working on it");
    const next = await stage.play({ body: "@agent continue", issue: 1 });
    expect(next.outputs).toMatchObject({ outcome: "changed", branch });
    expect(next.diff).toContain("+half done");
  });

  test("a twin: as much memory as there is", async () => {
    const { environment } = withoutMemory();
    const stage = await stageFor({ environment, script: [edit, look, finish] });
    expect((await stage.play()).outputs).toMatchObject({ outcome: "changed", branch });
  });
});
