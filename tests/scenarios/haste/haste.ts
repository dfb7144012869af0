/** For stories about what a run does every so many seconds: its clock is fast, and its tools wait for facts. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Exchange } from "../../../src/rehearsal/github/server.ts";
import { call } from "../../../src/rehearsal/model/script.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";

const clock = new URL("./clock.ts", import.meta.url);

/** The environment of an action in a hurry. */
export const hasty = { NODE_OPTIONS: `--import=${clock}` };

/** Longer than any of its pauses, on its clock. */
export const pause = call("terminal", { command: "sleep 0.3" });

/** A command that is over when GitHub has answered such a request, from now on. */
export function untilAsked(stage: Stage, isIt: (exchange: Exchange) => boolean) {
  const { command, isOver } = wait(stage);
  stage.github.listen(() => {
    const last = stage.github.exchanges.at(-1);
    if (last && isIt(last)) isOver();
  });
  return command;
}

const SIGN = "is-over";

/** A command of the first run, and what ends it: a file beside its checkout, and one in it, where a sandbox sees no other. */
export function wait({ folder, repository }: Stage) {
  const beside = join(folder, SIGN);
  return {
    // The one who asked has the answer as well, a moment later.
    command: call("terminal", {
      command: `until test -e ${SIGN} || test -e ${beside}; do sleep 0.1; done; rm -f ${SIGN}; sleep 0.5`,
    }),
    isOver: () => {
      if (existsSync(beside)) return; // it is over once, and what came later would be in the work
      for (const file of [beside, join(folder, "run-1", repository.name, SIGN)]) writeFileSync(file, "");
    },
  };
}
