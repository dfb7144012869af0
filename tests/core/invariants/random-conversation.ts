/** Random things done with a real conversation in memory, one after the other. */
import fc from "fast-check";
import { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import type { Message } from "../../../src/core/event/content.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { aesCipher } from "../../../src/core/secret/stored-secrets.ts";
import { llmSecurityAnalyzer } from "../../../src/core/security/analyzers.ts";
import { toChat } from "../../../src/core/view/to-chat.ts";
import { viewOf } from "../../../src/core/view/view.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { nowhere } from "../workspace/nowhere.ts";
import { agentFor, noTraces, type Plan, randomPlan, type Traces } from "./random-agent.ts";

export const SECRET = "canary-5f1c9d7e";

export type Act =
  | Readonly<{ kind: "send" | "run" | "approve" | "reject" | "pause" | "reopen" | "secret" | "tags" | "policy" }>
  /** A run that is cut off when the model is asked. */
  | Readonly<{ kind: "stop" }>
  /** To one of the events, counted from the end. */
  | Readonly<{ kind: "navigate"; to: number }>;

export type Deal = Readonly<{ plan: Plan; acts: readonly Act[]; isLocked: boolean; maxIterations: number }>;

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "send",
        "send",
        "run",
        "run",
        "run",
        "approve",
        "approve",
        "reject",
        "pause",
        "reopen",
        "stop",
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("secret", "tags", "policy") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("navigate"), to: fc.nat(12) }) },
);

export const randomDeal: fc.Arbitrary<Deal> = fc.record({
  plan: randomPlan,
  acts: fc.array(act, { minLength: 1, maxLength: 14 }).map((acts) => [{ kind: "send" as const }, ...acts]),
  isLocked: fc.boolean(),
  maxIterations: fc.integer({ min: 1, max: 8 }),
});

/** The user of a conversation: it does what it is told to do, whether or not that makes sense. */
export class Actor {
  /** What the model was sent, and what the log says that it should have been. */
  readonly asked: Readonly<{ sent: readonly Message[]; due: readonly Message[] }>[] = [];
  readonly traces: Traces = {
    ...noTraces(),
    onRequest: ({ messages }) => {
      this.asked.push({ sent: messages, due: toChat(viewOf(this.#conversation.log.branch())) });
    },
  };
  readonly files = new Map<string, string>();
  readonly seen: Event[] = [];
  readonly #deal: Deal;
  readonly #stamper = countingStamper();
  #conversation: LocalConversation;
  last = "";

  constructor(deal: Deal) {
    this.#deal = deal;
    this.#conversation = this.#open();
    this.#conversation.setConfirmationPolicy(deal.plan.policy);
  }

  get conversation(): LocalConversation {
    return this.#conversation;
  }

  get savedStatus(): unknown {
    return JSON.parse(this.files.get("base_state.json") ?? "{}").execution_status;
  }

  async act(act: Act): Promise<void> {
    this.last = act.kind;
    const conversation = this.#conversation;
    const isWaiting = conversation.state.status === "waiting_for_confirmation";
    switch (act.kind) {
      case "send":
        return conversation.send(`word ${conversation.log.length}`, "alice");
      case "run":
        return void (await conversation.run(new AbortController().signal));
      case "stop":
        return void (await conversation.run(this.#soon()));
      case "approve":
        return isWaiting ? void (await conversation.approve(new AbortController().signal)) : undefined;
      case "reject":
        return isWaiting ? conversation.rejectPendingActions("No.") : undefined;
      case "pause":
        return conversation.pause();
      case "reopen":
        await conversation.close();
        this.#conversation = this.#open();
        return;
      case "secret":
        return conversation.updateSecrets({ [`NAME_${this.files.size}`]: SECRET });
      case "tags":
        return conversation.setTags({ size: String(this.files.size) });
      case "policy":
        return conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
      case "navigate":
        return this.#navigate(act.to);
    }
  }

  #navigate(to: number): void {
    this.#conversation.navigateTo(this.#conversation.log.at(-1 - to)?.id ?? null);
  }

  /** Aborted a moment later: before the model answers, or while the tools run. */
  #soon(): AbortSignal {
    const controller = new AbortController();
    setImmediate(() => controller.abort("enough"));
    return controller.signal;
  }

  #open(): LocalConversation {
    const { plan, isLocked, maxIterations } = this.#deal;
    return LocalConversation.open({
      id: "3f2c0000-0000-4000-8000-000000000000",
      agent: agentFor(plan, this.traces),
      workspace: nowhere,
      store: memoryStore(this.files),
      stamper: this.#stamper,
      limits: { maxIterations },
      observers: [{ onEvent: (event) => void this.seen.push(event) }],
      ...(plan.isAnalyzed && { securityAnalyzer: llmSecurityAnalyzer }),
      ...(isLocked && { cipher: aesCipher("the key") }),
    });
  }
}
