/** Exactly once: runs that write nothing to GitHub, or less than others, and what they read. */
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { answer, comments, fix } from "./deliveries.ts";
import { replays } from "./replays.ts";
import type { Scene } from "./scene.ts";

const pixel = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const asks = comments("@agent write down the tides");

function asksAboutPicture(stage: Stage) {
  return comments(`@agent what is ![this](${stage.github.attach(pixel)})?`)(stage);
}

const inMode = (mode: string): Partial<Scene> => ({ options: { inputs: { mode } }, set: asks, isUnkept: true });

replays([
  { name: "a plan", script: fix, ...inMode("plan"), set: asks },
  { name: "a dry run", script: fix, ...inMode("dry-run"), set: asks },
  { name: "a gate", script: [], ...inMode("gate"), set: asks },
  {
    name: "a comment with a picture",
    ...{ script: answer, options: { inputs: { "model-features": '{"vision": true}' } }, set: asksAboutPicture },
  },
  {
    name: "an answer in a new comment",
    ...{ script: fix, options: { inputs: { "comment-mode": "new" } }, set: asks },
    samples: [/^killed before call \d+: POST .*comments$/, /^killed after call \d+: POST .*comments$/],
  },
  { name: "an answer without a comment", script: fix, options: { inputs: { "comment-mode": "none" } }, set: asks },
]);
