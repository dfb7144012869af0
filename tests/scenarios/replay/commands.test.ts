/** Exactly once: commands, which no model is asked about. */
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { whereItTells } from "./cut.ts";
import { answer, comments, issueOn } from "./deliveries.ts";
import { replays } from "./replays.ts";

/** On a thread that has been worked on. */
function says(command: string) {
  return async (stage: Stage) => {
    const issue = issueOn(stage);
    await stage.play(comments("@agent what is this?", { on: () => issue })(stage));
    return comments(`@agent ${command}`, { on: () => issue })(stage);
  };
}

replays(
  ["help", "labels", "status", "stop", "reset"].map((command) => ({
    name: command,
    script: answer,
    set: says(command),
    // Two deliveries at once do not wait for each other: the later one may say that the labels are there already.
    ...(command === "labels" && { isUnkept: true }),
    // What is said of each, and what is kept of that it was said, goes one way; a reset also deletes what is kept.
    ...(command === "reset" && { isRaced: true, samples: [whereItTells] }),
  })),
);
