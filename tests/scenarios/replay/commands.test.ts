/** Exactly once: commands, which no model is asked about. */
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { whereItTells } from "./cut.ts";
import { answer, comments } from "./deliveries.ts";
import { replays } from "./replays.ts";

/** A thread that has been worked on. */
const begin = (stage: Stage) => stage.play(comments("@agent what is this?")(stage));

replays(
  ["help", "labels", "status", "stop", "reset"].map((command) => ({
    name: command,
    ...{ script: answer, begin },
    set: comments(`@agent ${command}`, { on: () => 1 }),
    // Two deliveries at once do not wait for each other: the later one may say that the labels are there already.
    ...(command === "labels" && { isUnkept: true }),
    // What is said of each, and what is kept of that it was said, goes one way; a reset also deletes what is kept.
    ...(command === "reset" && { isRaced: true, samples: [whereItTells] }),
  })),
);
