/** The log of a conversation that is on a server: what has arrived of it, each event once, and none before its parent. */
import { z } from "zod";
import { ROOT, stamp } from "../core/event/envelope.ts";
import type { Event } from "../core/event/event.ts";
import type { MaskText } from "../core/event/event-log.ts";
import { maskTexts } from "../core/event/mask-texts.ts";
import { EventTree, ReadableLog } from "../core/event/readable-log.ts";
import type { RecoveryFinding } from "../core/event/recovery.ts";
import { readEvent } from "../core/event/wire.ts";
import { Fault } from "../lib/fault.ts";

/** A server that sends more is not followed. Findings beyond the limit are not kept. */
const MOST = { events: 200_000, early: 10_000, findings: 1000 };

/** Files of a copy have the id in their names. */
const Stamped = z.looseObject({ id: z.string().regex(/^[0-9a-fA-F-]{8,100}$/), kind: z.string() });

/** The fields that an unreadable event needs, so that its children have a parent. */
const Placeholder = Stamped.extend({
  timestamp: stamp.timestamp.catch("1970-01-01T00:00:00Z"),
  parent_id: stamp.parent_id.nullable().catch(null),
});

const NOT_READ = "cannot be read";

export class RemoteLog extends ReadableLog {
  readonly findings: RecoveryFinding[] = [];
  protected readonly tree = new EventTree();
  /** Events whose parent has not arrived, by the id of the parent, and their own ids. */
  readonly #early = new Map<string, Event[]>();
  readonly #waiting = new Set<string>();
  readonly #mask: MaskText;

  /** Every text of the server goes through `mask`: its agent could read the keys that it was handed. */
  constructor(mask: MaskText = (text) => text) {
    super();
    this.#mask = mask;
  }

  /** Whether an event waits for its parent, which then has been missed. */
  get hasGap(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * Takes an event of the server. A known event is skipped, and an unreadable one is a finding. Returns its id, if it
   * has one. Throws a "config" Fault for too many.
   */
  take(value: unknown): string | undefined {
    const event = this.#read(value);
    if (!event || this.tree.indexOf(event.id) >= 0 || this.#waiting.has(event.id)) return event?.id;
    if (this.length + this.#waiting.size >= MOST.events)
      throw new Fault("config", "The agent server sent too many events.");
    const { parent_id } = event;
    if (parent_id === undefined || parent_id === ROOT || this.tree.indexOf(parent_id) >= 0) this.#add(event);
    else this.#keep(event, parent_id);
    return event.id;
  }

  #keep(event: Event, parent: string): void {
    if (this.#waiting.size >= MOST.early)
      throw new Fault("config", "The agent server sent too many events whose parents are missing.");
    this.#waiting.add(event.id);
    const siblings = this.#early.get(parent);
    if (siblings) siblings.push(event);
    else this.#early.set(parent, [event]);
  }

  /** And all that waited for it. */
  #add(event: Event): void {
    const ripe = [event];
    for (const next of ripe) {
      this.#waiting.delete(next.id);
      this.announce(next);
      ripe.push(...(this.#early.get(next.id) ?? []));
      this.#early.delete(next.id);
    }
  }

  #read(value: unknown): Event | undefined {
    let stamped: z.infer<typeof Stamped> | undefined;
    try {
      stamped = Stamped.parse(maskTexts(value, this.#mask)); // masking recurses, and fails for what is nested too deeply
      const { event, unreadable } = readEvent(stamped);
      for (const part of unreadable)
        this.#note(stamped, part === "" ? NOT_READ : `has a part that ${NOT_READ}: ${part}`);
      return event;
    } catch {
      this.#note(stamped ?? { id: "", kind: "" }, NOT_READ);
      // Under a name that nobody has, it is kept with all that it says.
      return stamped && readEvent({ ...Placeholder.parse(stamped), kind: `Unreadable${stamped.kind}` }).event;
    }
  }

  #note({ id, kind }: z.infer<typeof Stamped>, problem: string): void {
    if (this.findings.length >= MOST.findings) return;
    this.findings.push({ kind: "unreadable", file: id, text: `An event of the kind ${kind} ${problem}.` });
  }
}
