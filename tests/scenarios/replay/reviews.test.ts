/** Exactly once: reviews. */
import { call } from "../../../src/rehearsal/model/script.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { commitOf, gitOf } from "../pull-story.ts";
import { comments, pulled, pullOn } from "./deliveries.ts";
import { looking } from "./looking-model.ts";
import { replays } from "./replays.ts";
import type { Scene } from "./scene.ts";

const first = "export function high(hour) {\n  return hour % 12 = 0;\n}\n";
const fixed = first.replace("= 0", "=== 0");
const finding = {
  ...{ path: "tides.js", line: 2, severity: "blocking", title: "An assignment", body: "It cannot be loaded." },
};
const finds = looking(
  [["report_finding", call("report_finding", finding)]],
  call("finish", { message: "It is short." }),
);
const settles = looking(
  [
    ["close_finding", call("close_finding", { comment: 7001, reason: "It compares now." })],
    ["report_finding", call("report_finding", { ...finding, line: 1, severity: "minor", title: "A name" })],
  ],
  call("finish", { message: "It is better." }),
);
const inputs = { mode: "review" };
const withTides = (stage: Stage) => pullOn(stage, { "tides.js": first });

const opened = pulled({ action: "opened", sender: "maria" }, withTides);

/** What was found has been fixed since. */
const goesOn: Pick<Scene, "begin" | "set"> = {
  begin: (stage) => stage.play(opened(stage)),
  set: (stage) => {
    const [number = 0] = stage.github.state.pulls.keys();
    const commit = commitOf(stage, "feature", { "tides.js": fixed });
    gitOf(stage, ["update-ref", "refs/heads/feature", commit]);
    Object.assign(stage.github.state.pulls.get(number) ?? {}, { headSha: commit });
    return pulled({ action: "synchronize", sender: "maria" }, () => number)(stage);
  },
};

const scenes: readonly Scene[] = [
  {
    name: "a pull request that is opened",
    ...{ script: finds, options: { inputs } },
    set: opened,
    samples: [/^lost before call \d+: POST .*events$/],
    ...{ isRaced: true, isWaiting: true },
  },
  {
    name: "a push to it",
    script: [...finds.slice(0, 2), ...settles],
    options: { inputs },
    ...goesOn,
  },
  {
    name: "a review that is asked for",
    ...{ script: finds, options: { inputs: { "assignee-trigger": "deckhand" } } },
    set: pulled({ action: "review_requested", sender: "maria", who: "deckhand" }, withTides),
  },
  {
    name: "a comment that asks for one",
    script: finds,
    set: comments("@agent review this", { on: withTides }),
  },
];

replays(scenes);
