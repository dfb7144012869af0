/** The conversation of a run, from a workspace made ready to tools that have ended. */
import type { Event } from "../core/event/event.ts";
import type { EventLog } from "../core/event/event-log.ts";
import type { Hidden } from "../github/read/text/untrusted.ts";
import { agentSees } from "./agent/agent.ts";
import { limitsOf } from "./agent/limits.ts";
import { type TakenUp, takeUp } from "./approval/decision/take-up.ts";
import type { Going } from "./approval/going.ts";
import type { Cleaners } from "./connect.ts";
import { keepUp } from "./durable/keep-up.ts";
import { listen } from "./durable/listen.ts";
import { taskFor } from "./durable/news.ts";
import { endFull, keepReserve } from "./ground/reserve.ts";
import { setUp } from "./ground/set-up.ts";
import type { Prepared, Setting } from "./prepare.ts";
import type { Since } from "./result/facts.ts";
import { printEvents, printNotice, printSetUp } from "./runner/console.ts";
import { withPictures } from "./thread/with-pictures.ts";

/** What was said, how it ended, and what was there before. */
export type Talk = Readonly<{
  going: Going;
  taken: TakenUp;
  since: Since;
  events: readonly Event[];
  /** Of the texts that the agent was given. */
  hidden: readonly Hidden[];
}>;

export async function converse(setting: Setting, prepared: Prepared, cleaners: Cleaners): Promise<Talk> {
  const { conversation, inputs, tools } = prepared;
  const deadline = AbortSignal.timeout(Math.ceil(inputs["timeout-minutes"] * 60_000));
  const over = AbortSignal.any([setting.world.signal, tools.over]);
  await makeReady(prepared, cleaners, over);
  if (prepared.care.caution) tools.shut();
  const { log, state } = conversation;
  const since = { length: toldIn(log, setting), stats: state.stats };
  const { going, taken, hidden } = await talk({
    setting,
    inputs,
    prepared,
    clean: cleaners.redact,
    leaks: cleaners.leaks,
    signal: over,
    deadline,
  });
  // A job that is cancelled has little time. Any other saves its log with its files, so that neither is ahead of the other.
  if (setting.world.signal.aborted) setting.memory.checkpoint();
  // Git looks at nothing that a tool can still write.
  await tools.close();
  return { going, taken, since, hidden, events: log.slice(since.length) };
}

/** How many events are of earlier reports. What an attempt at this very request has done that was cut off, nobody has told. */
function toldIn(log: EventLog, { memory: { cutOff }, trigger }: Setting): number {
  if (cutOff?.key !== trigger.key) return log.length;
  return [...log].filter(({ timestamp }) => timestamp < cutOff.taken).length;
}

function makeReady(
  { conversation, inputs, tools, care }: Prepared,
  { redact }: Cleaners,
  signal: AbortSignal,
): Promise<void> {
  return setUp({
    inSetUp: tools.inSetUp,
    secrets: care.caution?.forSetUp ?? conversation.state.secrets.forTools(),
    command: inputs["setup-command"],
    network: inputs["setup-network"],
    timeoutMs: inputs["timeout-minutes"] * 60_000,
    signal,
    onOutput: printSetUp(redact),
    onBlocked: (words) => printNotice(redact(`The set-up command was refused connections. ${words}`)),
  });
}

/** Watched by people, kept as it grows, and open to what is said meanwhile. */
async function talk(begun: Omit<Going, "run">): Promise<Pick<Talk, "going" | "taken" | "hidden">> {
  const { setting, prepared, inputs, deadline } = begun;
  const { conversation, tools } = prepared;
  const release = keepReserve(prepared.folder);
  conversation.log.subscribe(printEvents(begun.clean));
  const { maxBudget: maxUsd, maxTokens } = limitsOf(inputs);
  setting.progress?.follow(conversation, {
    maxMinutes: inputs["timeout-minutes"],
    maxSteps: inputs["max-iterations"],
    ...{ maxUsd, maxTokens },
  });
  const stopKeeping = keepUp(setting, conversation.log);
  const ear = listen(setting, conversation);
  const signal = AbortSignal.any([begun.signal, ear.stopped]);
  const going = {
    ...begun,
    signal,
    run: () => conversation.run(signal, deadline).catch((error) => endFull(error, tools, release)),
  };
  let hidden: readonly Hidden[] = [];
  const taken = await takeUp(going, async () => {
    const task = await taskFor(setting, prepared);
    hidden = task.hidden;
    return withPictures(setting, prepared.reading, { words: task.words, sees: agentSees(prepared.inputs) });
  });
  stopKeeping();
  ear.close();
  release();
  await conversation.close();
  return { going, taken, hidden };
}
