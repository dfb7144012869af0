/** After the agent: takes its work home, decides what came of the run, and gathers what the report says of it. */
import type { Change } from "../../github/write/change.ts";
import type { Report, WallFacts } from "../../github/write/report/report.ts";
import { prompt } from "../../prompts.ts";
import { type Approvals, settle } from "../approval/ask/propose.ts";
import { mayHold, waitingIn, withoutHeld } from "../approval/change/holding.ts";
import { concludeWaiting } from "../approval/conclusion.ts";
import type { Cleaners } from "../connect.ts";
import type { Talk } from "../converse.ts";
import { bringHome, NOT_OPENED, openFor } from "../ground/home/bring-home.ts";
import { isOutside } from "../ground/outside.ts";
import { knowledgeFacts } from "../knowledge/in-conversation.ts";
import { mayWrite, modeOf } from "../mode/mode.ts";
import type { Opened, Saved } from "../publish.ts";
import { concludeReview } from "../review/conclude-review.ts";
import { reviewIn } from "../review/review-in.ts";
import { type Conclusion, conclude } from "./conclude.ts";
import type { Done } from "./done.ts";
import { checkOf, factsOf, said, toolCallsIn } from "./facts.ts";
import { risksIn } from "./risks.ts";
import { structuredOutput } from "./structured-output.ts";
import { testsIn } from "./tests-seen.ts";

type Told = Report & Conclusion & Approvals & Pick<Done, "events"> & Readonly<{ tree: string }>;

/** Its tools have ended. How long it took, nobody knows yet. */
export async function bringTogether(talk: Talk, { exact, leaks, redact }: Cleaners): Promise<Told | "lost"> {
  const { setting, prepared, inputs } = talk.going;
  const { conversation, ground, publisher } = prepared;
  const { text: finalResponse, kinds } = leaks.redact(exact(conversation.finalResponse()));
  const captured = ground.goal.kind === "review" ? NO_CHANGE : await publisher.capture();
  const hold = mayHold(talk.going, talk.taken) ? redact : undefined;
  const brought = await bringHome(setting, prepared, captured, leaks, { hold });
  const lacksData = prepared.wantsData && structuredOutput(conversation.log.branch()) === undefined;
  const isDone = talk.taken.end.status === "finished" && brought.fault === undefined && !lacksData;
  const opened = isDone ? await openFor(setting, prepared, brought, { finalResponse, redact }) : NOT_OPENED;
  const saved = withoutHeld(brought, isDone && opened.fault === undefined);
  const planned = plannedEnd(talk, { saved, opened, finalResponse, lacksData });
  const { events } = talk;
  const { end } = talk.taken;
  const review = await reviewIn(setting, ground, { events, finalResponse, end, planned, redact, inputs });
  if (review === "lost") return review;
  const held = waitingIn(saved, opened, { ...ground, runId: setting.job.runId, leaks });
  const asked = await settle(talk.going, talk.taken, { kept: saved.kept, tree: captured.tree, held });
  const conclusion = review ? concludeReview(review, end, planned) : planned;
  return {
    ...concludeWaiting(conclusion, talk.taken, asked.proposal),
    ...seenIn(talk, saved, opened),
    ...asked,
    finalResponse,
    review: review?.facts,
    withheld: [...saved.withheld, ...said(kinds)],
    tree: saved.change.tree,
    events,
    durationMs: 0,
  };
}

const NO_CHANGE: Change = { tree: "", files: [], leftOut: [] };

type Ending = Readonly<{ saved: Saved; opened: Opened; finalResponse: string; lacksData: boolean }>;

function plannedEnd({ going: { setting, inputs, prepared }, taken }: Talk, ending: Ending): Conclusion {
  return conclude({
    ...ending,
    end: taken.end,
    change: ending.saved.change,
    goal: mayWrite(setting.world.env) ? prepared.ground.goal.kind : modeOf(setting.world.env),
    timeoutMinutes: inputs["timeout-minutes"],
  });
}

/** No input opens the network for the code of a fork. */
function wallFacts(wall: WallFacts | undefined, isFork: boolean): WallFacts | undefined {
  return wall && isFork
    ? { ...wall, denials: wall.denials.map(({ host, port }) => ({ host, port, reason: "fork" })) }
    : wall;
}

/** The host's own facts, of sub-agents too. */
function seenIn({ going: { prepared }, since, events, hidden }: Talk, saved: Saved, opened: Opened) {
  const { conversation, tools, ground, care, careWords, subAgentEvents } = prepared;
  return {
    ...factsOf(conversation, since, saved, opened),
    checks: [...conversation.log.slice(since.length), ...subAgentEvents].flatMap(checkOf),
    toolCalls: toolCallsIn([...events, ...subAgentEvents]),
    tests: testsIn([...events, ...subAgentEvents]),
    risks: risksIn([...events, ...subAgentEvents]),
    wall: wallFacts(tools.report(), isOutside(ground)),
    knowledge: knowledgeFacts(conversation),
    servers: tools.servers.report(),
    reading: { strangers: care.strangers, hidden },
    note: isOutside(ground) ? prompt("fork") : careWords,
  };
}
