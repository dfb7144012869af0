/**
 * One run of a conversation on a server: it is started, watched until it rests, and stopped when it has to be. Each of its
 * requests is carried out once however often its connection breaks.
 */

import { z } from "zod";
import type { PendingAction } from "../core/conversation/decision.ts";
import { Budget, type Limit, limitError, PAUSED, type RunEnd, type RunLimits } from "../core/conversation/run-end.ts";
import type { Totals } from "../core/conversation/state/stats.ts";
import { NOTHING } from "../core/event/grant.ts";
import { inputIn } from "../core/tool/wire-class.ts";
import { unmatchedActions } from "../core/view/view.ts";
import { Fault, toFault } from "../lib/fault.ts";
import type { JsonObject } from "../lib/json.ts";
import { type AgentServer, type Ask, ServerFault } from "./agent-server.ts";
import type { RemoteCopy } from "./remote-copy.ts";
import type { RemoteLog } from "./remote-log.ts";

const Success = z.looseObject({ success: z.boolean().optional() });

/** A server that has got a request has begun with it by then. */
const CERTAIN_MS = 2000;

/** How often a request is sent whose answers are lost. */
const TRIES = 5;

/** Without a signal, a request lasts as long as the copy is kept. */
type How = Partial<Pick<Ask, "signal" | "patienceMs">>;

export class ConversationRequests {
  readonly #server: AgentServer;
  readonly #id: string;
  readonly #copy: RemoteCopy;

  constructor(server: AgentServer, id: string, copy: RemoteCopy) {
    [this.#server, this.#id, this.#copy] = [server, id, copy];
  }

  /** A request that can be carried out twice without harm. */
  async post(path: string, body?: JsonObject, how: How = {}): Promise<void> {
    await this.ask("POST", path, body, how);
  }

  tell(path: string, signal: AbortSignal): Promise<void> {
    return this.post(path, undefined, { signal });
  }

  async ask(method: Ask["method"], path: string, body?: JsonObject, how: How = {}): Promise<void> {
    await this.#server.ask(this.to(method, path, body, how), Success);
  }

  to(method: Ask["method"], path: string, body?: JsonObject, how: How = {}): Ask {
    const place = `api/conversations/${this.#id}${path === "" ? "" : `/${path}`}`;
    return {
      method,
      path: place,
      ...(body && { body }),
      isRepeatable: true,
      ...how,
      signal: this.#copy.whileKept(how.signal),
    };
  }

  /** A request that would do it twice. When its answer is lost, `isDone` decides whether it is sent again. */
  async once(
    path: string,
    body: JsonObject | undefined,
    isDone: () => boolean | Promise<boolean>,
    how: How = {},
  ): Promise<void> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        await this.#server.ask({ ...this.to("POST", path, body, how), isRepeatable: false }, Success);
        return;
      } catch (error) {
        if (!isLost(error) || left === 0) throw error;
        await this.#copy.sweep(how.signal);
        if (await isDone()) return;
      }
    }
  }

  /**
   * A request that makes the agent go on. It may be running already: the server takes up every message that it has.
   * Sent twice, it could approve actions that nobody has seen. So if its answer is lost, it is sent again only when
   * nothing has begun for a while.
   */
  async start(path: string, signal: AbortSignal, body?: JsonObject): Promise<undefined> {
    const from = this.#copy.log.length;
    const hasBegun = async () => {
      await this.#copy.sleep(CERTAIN_MS, signal);
      await this.#copy.sweep(signal);
      return (await this.#copy.refresh(signal)) || this.#copy.hasStatusSince(from);
    };
    await this.once(path, body, hasBegun, { signal }).catch((error) => {
      if (!(error instanceof ServerFault && error.status === 409)) throw error;
    });
  }
}

/** Whether nobody knows if the request was carried out. */
function isLost(error: unknown): boolean {
  return error instanceof ServerFault && error.status === 0;
}

type Stops = Readonly<{ signal: AbortSignal; deadline?: AbortSignal | undefined }>;

/** Between two looks over REST, in case a socket says nothing although it is connected. */
const LOOK_MS = 2000;

/** A state that only REST tells is believed after this time: a run may not have begun, and a hook may send it on. */
const BELIEF_MS = { rest: 3000, finished: 30_000 };

/** For the server to hear that it has to stop, and for what was interrupted to come to rest. */
const STOP_MS = { heard: 5000, rest: 10_000 };

/** A request to the server to stop. */
type Post = (path: "pause" | "interrupt", signal: AbortSignal) => Promise<void>;

/** The number of events, and what was spent. */
type Begun = Readonly<{ from: number; before: Totals }>;

export class RemoteRun {
  readonly #copy: RemoteCopy;
  readonly #limits: RunLimits;
  readonly #post: Post;
  #isPlaying = false;

  constructor(copy: RemoteCopy, limits: RunLimits, post: Post) {
    [this.#copy, this.#limits, this.#post] = [copy, limits, post];
  }

  /**
   * Rejects only if it is running already. Money and tokens are counted here, after each step of the server. `start`
   * resolves to an end if there is nothing to run.
   */
  async play(
    start: (signal: AbortSignal) => Promise<RunEnd | undefined>,
    { signal, deadline }: Stops,
  ): Promise<RunEnd> {
    if (this.#isPlaying) throw new Fault("bug", "The conversation is running already.");
    this.#isPlaying = true;
    const [from, before] = [this.#copy.log.length, this.#copy.state.totals];
    const cut = AbortSignal.any([signal, ...(deadline ? [deadline] : [])]);
    try {
      cut.throwIfAborted();
      const end = await start(cut);
      if (end) return end;
      const limit = await this.#rest({ from, before }, cut);
      return limit ? { status: "exhausted", limit } : this.#endAfter(from);
    } catch (error) {
      if (!cut.aborted) return { status: "failed", fault: toFault(error) };
      await this.#stop(from);
      return signal.aborted ? { status: "interrupted", reason: signal.reason } : { status: "deadline" };
    } finally {
      this.#isPlaying = false;
    }
  }

  /** `before` is of the time before the start: the first step may be done when the server answers. */
  async #rest({ from, before }: Begun, cut: AbortSignal): Promise<Limit | undefined> {
    const copy = this.#copy;
    let reached: Limit | undefined;
    for (let [believed, length] = [0, -1]; !copy.hasRested(from); ) {
      if (!reached) {
        reached = await this.#reached(before, from);
        if (reached) {
          await this.#post("pause", cut);
          continue;
        }
      }
      const at = copy.log.length;
      await copy.change(LOOK_MS, cut);
      if (copy.log.length !== at || copy.hasRested(from)) {
        [believed, length] = [0, -1];
        continue;
      }
      const isRunning = await copy.refresh(cut);
      believed = isRunning ? 0 : believed + LOOK_MS;
      if (believed >= (copy.state.status === "finished" ? BELIEF_MS.finished : BELIEF_MS.rest)) break;
      await copy.sweep(cut);
      if (copy.log.length !== at && length === at) copy.reconnect(); // REST knows more, and the socket says nothing
      length = at;
    }
    await copy.sweep(cut);
    return reached;
  }

  /** Rejects with a Fault if money is limited and the server, which says nothing or 0 then, does not know the price. */
  async #reached(before: Totals, from: number): Promise<Limit | undefined> {
    const now = this.#copy.state.totals;
    const spent = (now.cost ?? 0) - (before.cost ?? 0);
    const prompt_tokens = now.prompt_tokens - before.prompt_tokens;
    const completion_tokens = now.completion_tokens - before.completion_tokens;
    const cost = spent > 0 || prompt_tokens === 0 ? spent : undefined;
    const budget = new Budget(this.#limits, undefined);
    budget.add({ usage: { ...now, prompt_tokens, completion_tokens, cost } });
    try {
      return budget.reached;
    } catch (error) {
      await this.#stop(from);
      throw error;
    }
  }

  async #stop(from: number): Promise<void> {
    const copy = this.#copy;
    const limit = AbortSignal.timeout(STOP_MS.rest);
    try {
      await this.#post("interrupt", AbortSignal.timeout(STOP_MS.heard));
      while (!copy.hasRested(from)) {
        await copy.change(LOOK_MS, limit);
        if (!(await copy.refresh(limit))) break;
      }
      await copy.sweep(limit);
    } catch {
      // The server is away, or does not stop. It was told, or will see that nobody listens.
    }
  }

  #endAfter(from: number): RunEnd {
    const { log, state } = this.#copy;
    if (state.status === "waiting_for_confirmation") return { status: "waiting" };
    if (state.status === "stuck") return { status: "stuck", pattern: "action_observation" };
    if (state.status === "paused") return { status: "interrupted", reason: PAUSED };
    if (state.status !== "error") return { status: "finished" };
    const error = log.slice(from).findLast(({ kind }) => kind === "ConversationErrorEvent");
    const { code = "", detail = "" } = error?.kind === "ConversationErrorEvent" ? error : {};
    const most = this.#limits.maxIterations;
    if (code === limitError({ of: "steps", most }).code) return { status: "exhausted", limit: { of: "steps", most } };
    return {
      status: "failed",
      fault: new Fault("model", "The agent failed on its server.", { quote: `${code}: ${detail}` }),
    };
  }
}

/** The server says no more of them than their rating. */
export function pendingIn(log: Pick<RemoteLog, "branch">): readonly PendingAction[] {
  return unmatchedActions(log.branch()).map((action) => {
    const { action: call, security_risk: risk } = action;
    return { action, input: inputIn(call), risk, reasons: [], grant: NOTHING };
  });
}
