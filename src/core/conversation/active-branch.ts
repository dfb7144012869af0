/** The active branch of the log while it grows: its events, its view, and who wrote last. */
import { ROOT } from "../event/envelope.ts";
import type { Event } from "../event/event.ts";
import type { EventLog } from "../event/event-log.ts";
import { type View, ViewBuilder } from "../view/view.ts";
import { isRequest } from "../view/visible-event.ts";

export class ActiveBranch {
  readonly #log: EventLog;
  #events: Event[] = [];
  #builder = new ViewBuilder();
  #leaf: string | null = null;
  #lastUserMessageId: string | undefined;

  constructor(log: EventLog) {
    this.#log = log;
    this.rebuild();
    log.subscribe((event) => this.#follow(event));
  }

  /** The events from the root to the leaf. The list grows with the log. */
  get events(): readonly Event[] {
    return this.#events;
  }

  get lastUserMessageId(): string | undefined {
    return this.#lastUserMessageId;
  }

  view(): View {
    return this.#builder.view();
  }

  /** Call this after the log was moved to another leaf. */
  rebuild(): void {
    this.#events = [];
    this.#builder = new ViewBuilder();
    this.#lastUserMessageId = undefined;
    for (const event of this.#log.branch()) this.#add(event);
    this.#leaf = this.#log.leaf;
  }

  #follow(event: Event): void {
    if (this.#log.leaf === this.#leaf) return; // changes of the state are on no branch
    if (event.parent_id === (this.#leaf ?? ROOT)) {
      this.#add(event);
      this.#leaf = event.id;
    } else this.rebuild();
  }

  #add(event: Event): void {
    this.#events.push(event);
    this.#builder.append(event);
    if (isRequest(event)) this.#lastUserMessageId = event.id;
  }
}
