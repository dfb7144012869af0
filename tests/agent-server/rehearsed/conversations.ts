/** The routes of conversations on the rehearsed agent server. */
import { z } from "zod";
import { type Machine, ServedConversation, type Turn } from "./conversation.ts";
import { invalid, json, type Reply, refused } from "./reply.ts";

const Create = z.object({
  conversation_id: z.uuid().optional(),
  agent: z.looseObject({
    kind: z.literal("Agent"),
    llm: z.looseObject({ model: z.string() }),
    tools: z.array(z.looseObject({ name: z.string() })),
  }),
  workspace: z.looseObject({ kind: z.literal("LocalWorkspace"), working_dir: z.string() }),
  initial_message: z.null(),
  confirmation_policy: z.looseObject({ kind: z.string() }),
  security_analyzer: z.looseObject({ kind: z.string() }).nullish(),
  max_iterations: z.int().min(1),
});

const Message = z.object({
  role: z.enum(["user", "system", "assistant", "tool"]),
  content: z.array(z.looseObject({ type: z.enum(["text", "image"]) })),
  run: z.boolean(),
});
const Respond = z.object({ accept: z.boolean(), reason: z.string().optional() });
const Policy = z.object({ policy: z.looseObject({ kind: z.enum(["NeverConfirm", "AlwaysConfirm", "ConfirmRisky"]) }) });
const Analyzer = z.object({ security_analyzer: z.looseObject({ kind: z.string() }).nullable() });
const Secrets = z.object({ secrets: z.record(z.string(), z.union([z.string(), z.looseObject({ kind: z.string() })])) });
const Fork = z.object({
  id: z.uuid(),
  title: z.string().optional(),
  tags: z.record(z.string(), z.string()).optional(),
  reset_metrics: z.boolean(),
  from_event_id: z.string().optional(),
});
const Patch = z.object({
  title: z.string().optional(),
  tags: z.record(z.string().regex(/^[a-z0-9]+$/), z.string()).optional(),
});

const SUCCESS = json(200, { success: true });

export class Conversations {
  readonly all = new Map<string, ServedConversation>();
  /** Bodies of requests that carry secrets, in their order. */
  readonly secrets: unknown[] = [];
  readonly created: unknown[] = [];
  readonly #script: Turn[];

  readonly #machine: Machine;

  constructor(script: readonly Turn[], machine: Machine) {
    this.#script = [...script];
    this.#machine = machine;
  }

  /** `rest` is the path below `/api/conversations`. */
  answer(method: string, rest: string, query: URLSearchParams, body: unknown): Reply {
    if (method === "POST" && rest === "") return this.#create(body);
    const [, id = "", ...parts] = rest.split("/");
    if (!z.uuid().safeParse(id).success) return refused(422, [{ type: "uuid_parsing", loc: ["path"], msg: "no UUID" }]);
    const conversation = this.all.get(id);
    if (!conversation) return refused(404, "Not Found");
    return this.#one(conversation, id, { name: `${method} ${parts.join("/")}`.trim(), query, body });
  }

  #create(body: unknown): Reply {
    const given = Create.safeParse(body);
    if (!given.success) return invalid(given.error);
    const { conversation_id: id = crypto.randomUUID(), initial_message, ...fields } = given.data;
    const found = this.all.get(id);
    if (found) return json(200, found.info);
    const hidden = { ...fields.agent, llm: { ...fields.agent.llm, api_key: null } };
    const conversation = new ServedConversation(
      { ...fields, agent: hidden, id, tags: {}, title: null },
      this.#script,
      this.#machine,
    );
    conversation.models.switch(fields.agent.llm);
    this.all.set(id, conversation);
    this.created.push(body);
    return json(201, conversation.info);
  }

  #one(
    conversation: ServedConversation,
    id: string,
    { name, query, body }: Readonly<{ name: string; query: URLSearchParams; body: unknown }>,
  ): Reply {
    const take = <T>(schema: z.ZodType<T>, act: (value: T) => Reply | undefined): Reply => {
      const given = schema.safeParse(body);
      return given.success ? (act(given.data) ?? SUCCESS) : invalid(given.error);
    };
    switch (name) {
      case "GET":
        return json(200, conversation.info);
      case "DELETE":
        this.all.delete(id);
        return SUCCESS;
      case "PATCH":
        return take(Patch, (change) => {
          for (const [key, value] of Object.entries(change)) conversation.update(key, value);
        });
      case "GET events/search":
        return page(conversation, query);
      case "POST events":
        return take(Message, ({ content }) => void conversation.say(content));
      case "POST run":
        return conversation.run() ? SUCCESS : refused(409, "Conversation already running");
      case "POST pause":
        conversation.pause();
        return SUCCESS;
      case "POST interrupt":
        conversation.interrupt();
        return SUCCESS;
      case "POST events/respond_to_confirmation":
        return take(Respond, ({ accept, reason = "User rejected the action." }) => {
          if (accept) conversation.run();
          else conversation.reject(reason);
        });
      case "POST confirmation_policy":
        return take(Policy, ({ policy }) => void conversation.update("confirmation_policy", policy));
      case "POST security_analyzer":
        return take(
          Analyzer,
          ({ security_analyzer }) => void conversation.update("security_analyzer", security_analyzer),
        );
      case "POST switch_llm":
        return take(
          z.object({ llm: z.looseObject({ model: z.string() }) }),
          ({ llm }) => void conversation.models.switch(llm),
        );
      case "POST secrets":
        return take(Secrets, ({ secrets }) => void this.secrets.push(secrets));
      case "POST ask_agent":
        return take(z.object({ question: z.string() }), ({ question }) =>
          json(200, { response: `You asked: ${question}` }),
        );
      case "POST condense":
        conversation.condense();
        return SUCCESS;
      case "POST navigate":
        return take(z.object({ event_id: z.string().nullable() }), ({ event_id }) => {
          conversation.navigate(event_id);
          return json(200, conversation.info);
        });
      case "POST fork":
        return take(Fork, (fork) => this.#fork(conversation, fork));
      default:
        return refused(404, "Not Found");
    }
  }

  #fork(conversation: ServedConversation, { id, from_event_id }: z.infer<typeof Fork>): Reply {
    if (this.all.has(id)) return refused(409, "Conversation id already in use");
    if (from_event_id !== undefined && !conversation.events.some((event) => event.id === from_event_id))
      return refused(404, "Event not found");
    const fork = conversation.fork(id);
    this.all.set(id, fork);
    return json(201, fork.info);
  }
}

/** `page_id` is the id of the first event of the page. */
function page({ events }: ServedConversation, query: URLSearchParams): Reply {
  const limit = Number(query.get("limit") ?? 100);
  if (!(limit >= 1 && limit <= 100))
    return refused(422, [{ type: "less_than_equal", loc: ["query", "limit"], msg: "at most 100" }]);
  const start = Math.max(
    0,
    events.findIndex(({ id }) => id === query.get("page_id")),
  );
  return json(200, { items: events.slice(start, start + limit), next_page_id: events[start + limit]?.id ?? null });
}
