/** Exactly once: what a workflow does of its own accord, or in several jobs. */
import { call } from "../../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../../src/rehearsal/play.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { gitOf } from "../pull-story.ts";
import { answer, comes, comments, fix, issueOn, pullOn, scheduled } from "./deliveries.ts";
import { looking } from "./looking-model.ts";
import { replays } from "./replays.ts";
import type { Scene } from "./scene.ts";

const AN_HOUR = 3_600_000;
const moon = call("file_editor", { command: "create", path: "moon.md", file_text: "Round.\n" });
const more = looking([["moon.md", moon]], call("finish", { message: "And the moon." }));
const finding = { path: "tides.js", line: 1, severity: "blocking", title: "No value", body: "It cannot be loaded." };
const finds = looking(
  [["report_finding", call("report_finding", finding)]],
  call("finish", { message: "It is short." }),
);
const anHourAgo = () => new Date(Date.now() - AN_HOUR);
const item = { item: "#1", kind: "issue", number: 1, title: "Tides", key: "issue-1" };

function dispatched(stage: Stage): PlayOptions {
  const payload = stage.github.payloads.workflowDispatch("maria", "Write down when the tides are.");
  return comes({ name: "workflow_dispatch", actor: "maria", payload }, issueOn(stage));
}

function called(stage: Stage): PlayOptions {
  const deed = { sender: "maria", action: "agent", given: { prompt: "Write down when the tides are." } };
  const payload = stage.github.payloads.repositoryDispatch(deed);
  return comes({ name: "repository_dispatch", actor: "maria", payload }, issueOn(stage));
}

function pushed(stage: Stage): PlayOptions {
  const [after = "", before = ""] = gitOf(stage, ["rev-parse", "main", "main~1"]).split("\n");
  const payload = stage.github.payloads.push({ sender: "maria", branch: "main", before, after });
  return comes({ name: "push", actor: "maria", payload }, issueOn(stage));
}

/** There is a pull request for it by now. */
const onceMore: Pick<Scene, "begin" | "set"> = {
  begin: (stage) => stage.play(scheduled()(stage)),
  set: ({ github }) => comes({ name: "schedule", actor: "maria", payload: github.payloads.schedule() }, 1),
};

/** The job that applies what another one has planned. */
function applies(): Pick<Scene, "begin" | "set"> {
  let delivery: PlayOptions = {};
  return {
    begin: async (stage) => {
      const asked = comments("@agent write down the tides")(stage);
      const plan = await stage.play({ ...asked, environment: { INPUT_MODE: "plan", GITHUB_RUN_ID: "7101" } });
      const folder = plan.outputs["change-set-path"] ?? "";
      const environment = { INPUT_MODE: "apply", "INPUT_CHANGE-SET": folder, INPUT_MODEL: "", "INPUT_API-KEY": "" };
      delivery = { ...asked, environment };
    },
    set: () => delivery,
  };
}

/** A call that nobody has answered. */
function sweeps(stage: Stage): PlayOptions {
  const { issue = 0 } = comments("@agent what is this?")(stage);
  return { ...scheduled({ environment: { INPUT_MODE: "sweep" } })(stage), issue };
}

/** A review that nobody has given. */
function sweepsReview(stage: Stage): PlayOptions {
  const issue = pullOn(stage, { "tides.js": "export const tides = ;\n" });
  stage.github.state.records.askForReview({ pull: issue, who: "deckhand", by: "maria" });
  return { ...scheduled({ environment: { INPUT_MODE: "sweep" } })(stage), issue };
}

const tides = { prompt: "Look whether the tides are written down." };

replays([
  {
    name: "a run that somebody starts",
    ...{ script: fix, set: dispatched, isRun: true, samples: [/^killed after call \d+: POST .*pulls$/] },
  },
  { name: "a run that another program starts", script: fix, set: called, isRun: true },
  { name: "a push", script: fix, options: { inputs: tides }, set: pushed, isRaced: true },
  { name: "work on a schedule", script: fix, options: { inputs: tides }, set: scheduled(), isRun: true },
  {
    name: "work on a schedule that has its pull request",
    ...{ script: [...fix.slice(0, 2), ...more], options: { inputs: tides }, ...onceMore, isRun: true },
  },
  {
    name: "one item of a list",
    ...{ script: fix, options: { inputs: { prompt: "Fix this." } }, isRun: true },
    set: scheduled({ environment: { INPUT_ITEM: JSON.stringify(item) } }),
  },
  {
    name: "a list",
    ...{ script: [], options: { inputs: { list: "issues tides", "api-key": "", model: "" } }, isRun: true },
    set: scheduled({ environment: { INPUT_MODE: "list" } }),
  },
  {
    name: "what another job has planned",
    ...{ script: fix, ...applies(), isRun: true },
  },
  {
    name: "a sweep that finds a call",
    ...{ script: answer, options: { now: anHourAgo }, set: sweeps, isRun: true },
  },
  {
    name: "a sweep that finds a request for a review",
    ...{ script: finds, options: { now: anHourAgo, inputs: { "assignee-trigger": "deckhand" } } },
    ...{ set: sweepsReview, isRun: true },
  },
]);
