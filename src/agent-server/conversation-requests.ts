/** The requests of a conversation on a server, each of which is carried out once however often its connection breaks. */
import { z } from "zod";
import type { JsonObject } from "../lib/json.ts";
import { type AgentServer, type Ask, ServerFault } from "./agent-server.ts";
import type { RemoteCopy } from "./remote-copy.ts";

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
