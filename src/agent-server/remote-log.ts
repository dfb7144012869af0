/** The log of a conversation that is on a server: what has arrived of it, each event once, and none before its parent. */

import { z } from "zod";
import { ROOT } from "../core/event/envelope.ts";
import type { Event } from "../core/event/event.ts";
import type { MaskText } from "../core/event/event-log.ts";
import { maskTexts } from "../core/event/mask-texts.ts";
import { EventTree, ReadableLog } from "../core/event/readable-log.ts";
import type { RecoveryFinding } from "../core/event/recovery.ts";
import { readEvent } from "../core/event/wire.ts";
import { Fault } from "../lib/fault.ts";

/** A server that sends more is not followed. */
const MOST_EVENTS = 200_000;

/** Files of a copy have the id in their names. */
const Stamped = z.looseObject({ id: z.string().regex(/^[0-9a-fA-F-]{8,100}$/), kind: z.string() });

export class RemoteLog extends ReadableLog {
  readonly findings: RecoveryFinding[] = [];
  protected readonly tree = new EventTree();
  /** Events whose parent has not arrived, by id. */
  readonly #early = new Map<string, Event>();
  readonly #mask: MaskText;

  /** Every text of the server goes through `mask`: its agent could read the keys that it was handed. */
  constructor(mask: MaskText = (text) => text) {
    super();
    this.#mask = mask;
  }

  /** Whether an event waits for its parent, which then has been missed. */
  get hasGap(): boolean {
    return this.#early.size > 0;
  }

  /** Takes an event of the server. One that is known is passed over, and one that cannot be read is a finding. */
  take(value: unknown): void {
    const event = this.#read(maskTexts(value, this.#mask));
    if (!event || this.tree.indexOf(event.id) >= 0) return;
    if (this.length + this.#early.size >= MOST_EVENTS)
      throw new Fault("config", "The agent server sent too many events.");
    this.#early.set(event.id, event);
    for (let next: Event | undefined = event; next; next = this.#ripe()) this.#addIfRipe(next);
  }

  #ripe(): Event | undefined {
    return [...this.#early.values()].find((event) => this.#isRipe(event));
  }

  #isRipe({ parent_id }: Event): boolean {
    return parent_id === undefined || parent_id === ROOT || this.tree.indexOf(parent_id) >= 0;
  }

  #addIfRipe(event: Event): void {
    if (!this.#isRipe(event)) return;
    this.#early.delete(event.id);
    this.announce(event);
  }

  #read(value: unknown): Event | undefined {
    const stamped = Stamped.safeParse(value);
    try {
      if (stamped.success) return readEvent(value).event;
    } catch {
      // below
    }
    const { id, kind } = stamped.data ?? { id: "", kind: "" };
    this.findings.push({ kind: "unknown-kind", file: id, text: `An event of the kind ${kind} cannot be read.` });
    // Under a name that nobody has, it is kept with all that it says, so that its children have a parent.
    return stamped.success ? readEvent({ ...stamped.data, kind: `Unreadable${kind}` }).event : undefined;
  }
}
