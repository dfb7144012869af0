/** What a run leaves on the machine when its job goes on: no process, no mount, no folder but its own in RUNNER_TEMP. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import { WRONG_KEY } from "../model-failures.ts";
import { processes, running } from "../running.ts";
import { stageFor } from "./play.ts";

const bash = (command: string) => call("terminal", { command });
const finish = call("finish", { message: "It makes a slug." });
/** Processes in the background, folders that nobody may enter, output that is saved. */
const untidy = bash("(setsid sleep 1000000041 &) ; sleep 1000000041 & mkdir -m 0 ~/locked /tmp/locked; seq 100000");
const waits = bash("trap '' INT TERM; sleep 1000000041");

test.for<readonly [string, Script]>([
  ["an answer", [untidy, finish]],
  ["an error", [untidy, WRONG_KEY]],
  ["a job that is cancelled", [untidy, waits]],
])("after %s nothing of it is left", async ([, script]) => {
  const cancel = new AbortController();
  const stage = await stageFor({
    script,
    inputs: { "setup-command": "(setsid sleep 1000000041 &); touch ~/set-up" },
    toolErrors: /^terminal: /,
    onLine: ({ text }) => {
      if (text.includes(": terminal trap")) cancel.abort();
    },
  });
  const temporary = join(stage.folder, "temporary");
  mkdirSync(temporary);
  await stage.play({ environment: { TMPDIR: temporary }, signal: cancel.signal });
  expect(running("1000000041")).toEqual([]);
  const own = join(stage.folder, "run-1");
  for (const file of ["cmdline", "cwd", "environ"])
    expect([...processes(file).values()].filter((text) => text.includes(own))).toEqual([]);
  expect(readFileSync("/proc/self/mountinfo", "utf8")).not.toContain(stage.folder);
  expect(readdirSync(temporary)).toEqual([]);
  const left = readdirSync(join(own, "_temp"), { withFileTypes: true }).filter(({ name }) =>
    name.startsWith("deckhand"),
  );
  const inside = left.flatMap(({ parentPath, name }) => readdirSync(join(parentPath, name)));
  // On a busy machine the runner ends a cancelled run before it has saved its state, and the post step opens it again.
  expect([...new Set(inside)].sort()).toEqual(["begun", "conversations", "publisher.git", "state.git"]);
});
