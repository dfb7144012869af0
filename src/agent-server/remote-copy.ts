/** The copy of a conversation on a server, and how it is kept up to date over sockets and REST. */
import { z } from "zod";
import type { DeltaListener } from "../core/agent/step-context.ts";
import type { Observers } from "../core/conversation/observers.ts";
import { STATE_FILE } from "../core/conversation/state/base-state.ts";
import type { Event } from "../core/event/event.ts";
import type { FileStore } from "../core/event/file-store.ts";
import { FOLDER, fileOf } from "../core/event/recovery.ts";
import { dumpEvent } from "../core/event/wire.ts";
import type { Delta } from "../core/model/model.ts";
import type { SecretRegistry } from "../core/secret/secret-registry.ts";
import { Fault, toFault } from "../lib/fault.ts";
import type { JsonObject } from "../lib/json.ts";
import type { AgentServer } from "./agent-server.ts";
import { EventSocket, type Heard } from "./event-socket.ts";
import { RemoteLog } from "./remote-log.ts";
import { type Ours, RemoteState } from "./remote-state.ts";
import { Info } from "./start-conversation.ts";

/** A page of 100 events, which are asked for. Many more would hold this process up. */
const Page = z.object({ items: z.array(z.unknown()).max(1000).readonly(), next_page_id: z.string().nullish() });

const Update = z.looseObject({ kind: z.literal("ConversationStateUpdateEvent"), key: z.string(), value: z.unknown() });

const Snapshot = z.record(z.string(), z.unknown());

/** A sweep begins so many events before the newest: their order on the server can differ a little from ours. */
const OVERLAP = 50;

const READY_MS = 60_000;

/** How long a word of the server that has to come is waited for before it is asked for. */
const ASK_MS = 1000;

type Told = Readonly<{ own: Ours["own"]; info: JsonObject; secrets: SecretRegistry; observers: Observers }>;

export class RemoteCopy {
  readonly log: RemoteLog;
  readonly state: RemoteState;
  /** Aborted when the copy is not kept any more. */
  readonly signal: AbortSignal;
  readonly #server: AgentServer;
  readonly #id: string;
  readonly #end = new AbortController();
  readonly #socket: EventSocket;
  readonly #observers: Observers;
  /** For the reply that comes now. */
  #deltas: DeltaListener | undefined;
  /** How often a socket has told a change of the state. */
  #updates = 0;
  #news = Promise.withResolvers<void>();
  #following: Promise<void> | undefined;
  #hasJoined = false;
  #fault: Fault | undefined;
  /** How many events were here when the server last said as a whole that nothing runs. */
  #restedAt = -1;

  constructor(server: AgentServer, { own, info, secrets, observers }: Told) {
    const { id } = own;
    [this.#server, this.#id, this.signal, this.#observers] = [server, id, this.#end.signal, observers];
    this.log = new RemoteLog(secrets.mask);
    this.log.subscribe((event) => {
      if (event.source === "agent") this.#endReply();
      observers.tell(event);
    });
    const replies = () =>
      new Set(this.log.slice().flatMap((event) => ("llm_response_id" in event ? event.llm_response_id : [])));
    this.state = new RemoteState(info, { own, secrets, countSteps: () => replies().size });
    const listener = {
      hear: (heard: Heard) => this.#hear(heard),
      join: (isExact: boolean) => this.#join(isExact),
      fail: (fault: Fault) => this.#fail(fault),
    };
    this.#socket = new EventSocket(server, id, listener, this.signal);
  }

  /** Resolves when it is connected and complete. */
  async begin(signal: AbortSignal): Promise<void> {
    this.#following = this.#socket.follow().catch((error) => this.#fail(toFault(error)));
    try {
      await this.until(() => this.#hasJoined, signal);
      await this.sweep(signal);
      await this.refresh(signal);
    } catch (error) {
      await this.end();
      throw error;
    }
  }

  /**
   * From now on, the store has the copy, in the layout of a conversation that runs here. Throws a Fault if it cannot be
   * written.
   */
  keepIn(store: FileStore): void {
    for (const name of store.list(FOLDER)) if (name.startsWith("event-")) store.remove(`${FOLDER}/${name}`);
    let next = 0;
    const write = (event: Event) => {
      written(store, fileOf(next, event.id), dumpEvent(event));
      next += 1;
    };
    const save = () => written(store, STATE_FILE, this.state.textWith(this.log));
    save();
    for (const event of this.log) write(event);
    this.log.subscribe(write);
    this.state.subscribe(save);
    save();
  }

  async end(): Promise<void> {
    this.#end.abort(new Fault("bug", "The conversation is closed."));
    this.#ring();
    await this.#following;
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    await this.#server.world.sleep(ms, this.whileKept(signal));
  }

  /** Resolves at the next change, or after `ms`. Rejects with the Fault that ended the connection for good. */
  async change(ms: number, signal = this.signal): Promise<void> {
    if (this.#fault) throw this.#fault;
    const cut = new AbortController();
    const limit = this.#server.world
      .sleep(ms, AbortSignal.any([signal, this.signal, cut.signal]))
      .catch(() => undefined);
    await Promise.race([this.#news.promise, limit]);
    cut.abort();
    signal.throwIfAborted();
    if (this.#fault) throw this.#fault;
  }

  /** Resolves when `isSo`; what does not come by itself is asked for. */
  async until(isSo: () => boolean, signal = this.signal): Promise<void> {
    const asked = Date.now();
    for (let last = asked; !isSo(); ) {
      if (Date.now() - asked > READY_MS) throw new Fault("config", "The agent server did not say what it had to say.");
      await this.change(ASK_MS, signal);
      if (!this.#hasJoined || Date.now() - last < ASK_MS) continue;
      last = Date.now();
      await this.sweep(signal);
    }
  }

  /** Whether an execution that began after that many events has ended, as far as the sockets say. */
  hasRested(from: number): boolean {
    const index = this.log.slice().findLastIndex(isStatus);
    const event = this.log.at(index);
    if (index < from || event?.kind !== "ConversationStateUpdateEvent" || event.value === "running") return false;
    // A hook can still send the agent on after it has finished, but not after this.
    return event.value === "error" || event.value === "stuck" || this.#restedAt > index;
  }

  /** Whether an execution began or ended after that many events. */
  hasStatusSince(from: number): boolean {
    return this.log.slice(from).some(isStatus);
  }

  /** Fetches events that have not come over the socket. A page that brings no event is the last one. */
  async sweep(signal?: AbortSignal): Promise<void> {
    const path = `api/conversations/${this.#id}/events/search`;
    const swept = new Set<string>();
    let page = this.log.at(Math.max(0, this.log.length - OVERLAP))?.id;
    for (let before = -1; swept.size > before; ) {
      before = swept.size;
      const query = { limit: "100", ...(page !== undefined && { page_id: page }) };
      const ask = { method: "GET", path, query, isRepeatable: true, signal: this.whileKept(signal) } as const;
      const { items, next_page_id } = await this.#server.ask(ask, Page);
      for (const id of items.map((item) => this.log.take(item))) if (id !== undefined) swept.add(id);
      if (next_page_id === undefined || next_page_id === null) return;
      page = next_page_id;
    }
  }

  /** Asks the server for the state, and resolves to whether something runs. */
  async refresh(signal?: AbortSignal): Promise<boolean> {
    const path = `api/conversations/${this.#id}`;
    const ask = { method: "GET", path, isRepeatable: true, signal: this.whileKept(signal) } as const;
    const updates = this.#updates;
    const info = await this.#server.ask(ask, Info);
    // Events that a socket has brought meanwhile are newer.
    if (updates === this.#updates) this.state.merge(info);
    return this.state.status === "running";
  }

  /** Aborted with that signal, and when the copy is not kept any more. */
  whileKept(signal = this.signal): AbortSignal {
    return signal === this.signal ? signal : AbortSignal.any([signal, this.signal]);
  }

  /** For a connection that is there and brings nothing. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  #hear(heard: Heard): void {
    if (heard.kind === "delta") {
      this.#say(heard.delta);
      return;
    }
    const { kind, event } = heard;
    if (kind === "stored") this.log.take(event);
    const update = Update.safeParse(event).data;
    if (update) this.#merge(update);
    this.#ring();
  }

  #say(delta: Delta | undefined): void {
    if (!delta) {
      this.#endReply();
      return;
    }
    this.#deltas ??= this.#observers.deltas(this.state.secrets.forTools());
    this.#deltas?.onDelta(delta);
  }

  #endReply(): void {
    this.#deltas?.end();
    this.#deltas = undefined;
  }

  #merge({ key, value }: z.infer<typeof Update>): void {
    const change = key === "full_state" ? Snapshot.safeParse(value).data : { [key]: value };
    if (!change) return;
    this.#updates += 1;
    this.state.merge(change);
    if (key === "full_state" && this.state.status !== "running") this.#restedAt = this.log.length;
  }

  #join(isExact: boolean): void {
    this.#hasJoined = true;
    if (!isExact) void this.#catchUp();
    this.#ring();
  }

  /** The older socket begins with a snapshot, and does not say what was missed before it. */
  async #catchUp(): Promise<void> {
    try {
      await this.sweep();
      const isRunning = await this.refresh();
      const last = this.log.slice().findLast(isStatus);
      const isSame = last?.kind === "ConversationStateUpdateEvent" && last.value === this.state.status;
      if (!isRunning && isSame) this.#restedAt = this.log.length;
    } catch (error) {
      if (this.signal.aborted || error instanceof Fault)
        this.reconnect(); // the next connection tries again
      else this.#fail(toFault(error));
    }
    this.#ring();
  }

  #fail(fault: Fault): void {
    this.#fault = fault;
    this.#ring();
  }

  #ring(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }
}

function written(store: FileStore, name: string, text: string): void {
  try {
    store.write(name, text);
  } catch (cause) {
    const hint = "Check that the disk is not full and is writable.";
    throw new Fault("config", `The file ${name} of the conversation cannot be written.`, { hint, cause });
  }
}

function isStatus(event: ReturnType<RemoteLog["at"]>): boolean {
  return event?.kind === "ConversationStateUpdateEvent" && event.key === "execution_status";
}
