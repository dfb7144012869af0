/** Answers a trigger: who may ask, a sign that we heard, the work, the report. Everything heavy is loaded from here. */
import { commandOf } from "../github/read/trigger/command.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import { rewriteComment, type Sticky } from "../github/write/comment/comment.ts";
import { type ReportLinks, renderWorking } from "../github/write/report/report.ts";
import { toFault } from "../lib/fault.ts";
import { onBehalf } from "./approval/decision/decider.ts";
import { type Connection, connect } from "./connect.ts";
import { earlierComment } from "./durable/ending.ts";
import type { Memory } from "./durable/memory.ts";
import type { Desk } from "./durable/recall.ts";
import { tellAgain } from "./durable/telling/tell-again.ts";
import { whyTooOften } from "./durable/turn/keep-pace.ts";
import { takeTurns } from "./durable/turn/take-turns.ts";
import { forItem } from "./list/for-item.ts";
import { placed } from "./mending/place.ts";
import { lookAtFailure } from "./mending/try-again.ts";
import { doingOf } from "./mode/doing.ts";
import { modeOf } from "./mode/mode.ts";
import { printNotice } from "./runner/console.ts";
import { requireSoundGate } from "./runner/input/inputs.ts";
import { rawInput } from "./runner/input/raw-input.ts";
import { acknowledge, claim } from "./thread/acknowledge.ts";
import { linksOf } from "./thread/links.ts";
import { withMark } from "./thread/own-mark.ts";
import { inPlainWords } from "./thread/plain-words.ts";
import { type Progress, progressIn, type Words } from "./thread/progress.ts";
import { withPromptFile } from "./thread/prompt-file.ts";
import { beginSticky, withdraw } from "./thread/sticky.ts";
import { whyRefused } from "./why-refused.ts";
import { answered, gated, leftAlone, listed, obeyed, refuse, skipped } from "./without-work.ts";
import type { World } from "./world.ts";

/** Resolves to the exit code. Rejects only when nobody could be told: no token, or GitHub does not take our comment. */
export async function answer(world: World, received: Trigger): Promise<number> {
  const connection = connect(world);
  const { github, job } = connection;
  const why = await whyRefused(world, connection, received);
  if (rawInput(world.env, "mode") === "gate") return gated(world, why);
  if (why !== undefined) {
    requireSoundGate(world.env);
    return refuse(world, connection, received, why);
  }
  if (modeOf(world.env) === "list") return listed(world, connection);
  const common = { world, github, job, leaks: connection.leaks };
  const command = connection.mayWrite ? commandOf(received, rawInput(world.env, "prompt")) : undefined;
  if (command) return obeyed(world, { ...common, trigger: received }, command);
  const here = await placed(connection, received);
  if (here.status === "ignored") return leftAlone(world, here.why);
  const asked = await withPromptFile(connection, world.env, here);
  const { trigger, fault } = forItem(world.env, asked);
  const desk = { ...common, trigger };
  const doing = await doingOf(world, fault);
  const heard = acknowledge(connection, trigger, "eyes");
  const [found] = await Promise.all([doing.recall(desk), heard]);
  if (found.kind === "answered") {
    await tellAgain(connection, desk, found);
    await claim(connection, trigger); // by an event of the same act, which brought no label
    return answered(world, found.answer);
  }
  const { memory } = found;
  const useless = await uselessDecision(connection, desk, memory);
  if (useless !== undefined) return skipped(world, useless);
  const tooOften = await whyTooOften(connection, desk, memory);
  if (tooOften !== undefined) return leftAlone(world, tooOften);
  const failure = await lookAtFailure(connection, desk, memory);
  if (failure.status === "stop") return leftAlone(world, failure.why);
  await claim(connection, trigger);
  const task = { ...desk, failed: failure.failed, trigger: onBehalf(trigger, memory) };
  const links = linksOf(task, memory.id);
  const working = withMark(task, inPlainWords(world.env, renderWorking(links)));
  const sticky = await beginSticky(connection, world.env, trigger, working, await earlierComment(desk, memory));
  const progress = sticky && progressOf(task, connection, links, sticky);
  const turn = { memory, commentId: sticky?.id, progress };
  const taken = await takeTurns(task, { ...turn, work: (setting) => doing.work(setting, connection) });
  await progress?.settled();
  if (taken.kind === "done") return (await import("./result/report-done.ts")).report(world, connection, taken, sticky);
  const { answer: other } = taken;
  if (sticky) await withdraw(connection, desk, sticky, other.comment_url);
  return answered(world, other);
}

async function uselessDecision(connection: Connection, desk: Desk, memory: Memory): Promise<string | undefined> {
  if (desk.trigger.kind !== "decision") return undefined;
  return (await import("./approval/decision/turn-away.ts")).turnedAway(connection, desk, memory);
}

function progressOf(
  desk: Pick<Desk, "world" | "trigger" | "job">,
  { github, job, redact }: Connection,
  links: ReportLinks,
  sticky: Sticky,
): Progress {
  const { env, now, clock, sleep } = desk.world;
  const render = ({ note, facts }: Words) =>
    withMark(desk, inPlainWords(env, redact(renderWorking(links, note, facts))));
  return progressIn({
    edit: async (words) => (await rewriteComment(github, job.repository, sticky, render(words))) === "done",
    onFailure: (error) => printNotice(`The comment could not be brought up to date. ${toFault(error).message}`),
    ...{ now, clock, sleep },
  });
}
