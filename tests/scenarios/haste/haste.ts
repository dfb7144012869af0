/** For stories about what a run does every so many seconds: its clock is fast, and its tools wait for facts. */
import { writeFileSync } from "node:fs";
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
  let isAsked = false;
  stage.github.listen(() => {
    const last = stage.github.exchanges.at(-1);
    if (isAsked || !last || !isIt(last)) return;
    isAsked = true;
    isOver();
  });
  return command;
}

/**
 * A command of the first play, and what ends it: a file in its checkout, which is all that a sandbox shows of this machine, or
 * beside it, which an agent server sees.
 */
export function wait({ folder, repository }: Stage) {
  const [inside, beside] = ["is-over", join(folder, "is-over")];
  return {
    // The one who asked has the answer as well, a moment later.
    command: call("terminal", {
      command: `until test -e ${inside} || test -e ${beside}; do sleep 0.1; done; rm -f ${inside}; sleep 0.5`,
    }),
    isOver: () => {
      writeFileSync(beside, "");
      writeFileSync(join(folder, "run-1", repository.name, inside), "");
    },
  };
}
