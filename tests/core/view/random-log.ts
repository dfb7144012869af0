/** Logs as no sane agent writes them: results missing, doubled or late, ids used again, condensations of anything. */
import fc from "fast-check";
import { text } from "../../../src/core/event/content.ts";
import { Event, type EventDraft } from "../../../src/core/event/event.ts";
import type { ActionEvent } from "../../../src/core/event/kind/actions.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { acted, failed, said, system } from "./events.ts";

const words = fc.constantFrom("", "one", "two");
const say = fc.record({
  kind: fc.constant("say"),
  who: fc.constantFrom("user", "agent", "environment"),
  words,
} as const);
const callOf = { id: fc.constantFrom("a", "b", "new"), isThinking: fc.boolean(), isNull: fc.boolean() };
const call = fc.record({ kind: fc.constant("call"), reply: fc.constantFrom("same", "new", ""), ...callOf } as const);

/** `of` counts back from the last call. */
const answer = fc.record({ kind: fc.constant("answer"), of: fc.nat(3), how: fc.nat(2) } as const);
const step = fc.record({
  kind: fc.constant("step"),
  size: fc.integer({ min: 1, max: 3 }),
  isThinking: fc.boolean(),
} as const);
const news = fc.record({ kind: fc.constant("news") } as const);
const request = fc.record({ kind: fc.constant("request") } as const);
const condense = fc.record({
  kind: fc.constant("condense"),
  from: fc.nat(30),
  count: fc.nat(12),
  more: fc.array(fc.nat(40), { maxLength: 3 }),
  summary: fc.option(fc.constantFrom("", "S"), { nil: undefined }),
  offset: fc.option(fc.nat(20), { nil: undefined }),
} as const);

type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;
const deed = fc.oneof(
  { arbitrary: step, weight: 4 },
  { arbitrary: call, weight: 4 },
  { arbitrary: answer, weight: 6 },
  { arbitrary: say, weight: 2 },
  { arbitrary: condense, weight: 2 },
  { arbitrary: news, weight: 1 },
  { arbitrary: request, weight: 1 },
);

/** Begins with a system prompt and a task. Only replies without an id share it. */
export const randomLog: fc.Arbitrary<Event[]> = fc.array(deed, { maxLength: 40 }).map((deeds) => {
  const log = new Writer();
  log.write(system);
  log.write(said("user", "task"));
  for (const each of deeds) log.do(each);
  return log.events;
});

class Writer {
  readonly events: Event[] = [];
  readonly #stamp = countingStamper();
  #count = 0;

  write(draft: EventDraft): Event {
    const event = Event.parse({ ...draft, ...this.#stamp() });
    this.events.push(event);
    return event;
  }

  do(deed: Deed): void {
    if (deed.kind === "say") this.write(said(deed.who, deed.words));
    if (deed.kind === "news") this.write({ kind: "ConversationStateUpdateEvent", key: "k", value: 1 });
    if (deed.kind === "request") this.write({ kind: "CondensationRequest" });
    if (deed.kind === "call") this.#call(this.#reply(deed.reply), deed);
    if (deed.kind === "answer") this.#answer(this.#calls.at(-1 - deed.of), deed.how);
    if (deed.kind === "step") this.#step(deed);
    if (deed.kind === "condense") this.#condense(deed);
  }

  get #calls(): ActionEvent[] {
    return this.events.filter((event) => event.kind === "ActionEvent");
  }

  #reply(which: string): string {
    const last = this.events.at(-1);
    if (which === "") return "";
    return which === "same" && last?.kind === "ActionEvent" ? last.llm_response_id : this.#fresh("r");
  }

  #fresh(prefix: string): string {
    this.#count += 1;
    return `${prefix}${this.#count}`;
  }

  #call(reply: string, { id, isThinking, isNull }: { id: string; isThinking: boolean; isNull: boolean }): void {
    const thinking_blocks = isThinking ? [{ type: "thinking" as const, thinking: "Hm." }] : [];
    const draft = { ...acted(reply, id === "new" ? this.#fresh("c") : id), thinking_blocks };
    this.write((isNull ? { ...draft, action: null } : draft) as EventDraft);
  }

  #answer(call: ActionEvent | undefined, how: number): void {
    const { id = "nothing", tool_call_id = "nothing" } = call ?? {};
    const about = { tool_name: "echo", tool_call_id, action_id: id };
    const observation = { kind: "EchoObservation", content: [text("ok")], is_error: false };
    if (how === 0) this.write(failed(tool_call_id, "no"));
    if (how === 1) this.write({ kind: "UserRejectObservation", ...about });
    if (how === 2) this.write({ kind: "ObservationEvent", ...about, observation });
  }

  #step({ size, isThinking }: { size: number; isThinking: boolean }): void {
    const reply = this.#fresh("r");
    for (let index = 0; index < size; index += 1) {
      this.#call(reply, { id: "new", isThinking: isThinking && index === 0, isNull: false });
    }
    for (const call of this.#calls.slice(-size)) this.#answer(call, 2);
  }

  #condense({ from, count, more, summary, offset }: Extract<Deed, { kind: "condense" }>): void {
    const ids = this.events.flatMap(({ id, kind }) => (kind === "Condensation" ? [id, `${id}-summary`] : [id]));
    const some = more.flatMap((place) => ids[place] ?? []);
    this.write({
      kind: "Condensation",
      forgotten_event_ids: [...ids.slice(from, from + count), ...some, "unknown"],
      ...(summary !== undefined && { summary }),
      ...(offset !== undefined && { summary_offset: offset }),
      llm_response_id: "s",
    });
  }
}
