/** The protocol over stdin and stdout of a program, wherever the workspace runs it. */
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { type JSONRPCMessage, JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import type { Program } from "../../core/workspace/workspace.ts";

/** The limit of bytes that are not messages, and of messages without a call, between two answers. */
const MOST_NOISE = 64 * 1024 * 1024;

export class ProgramTransport implements Transport {
  declare onclose?: () => void;
  declare onerror?: (error: Error) => void;
  declare onmessage?: (message: JSONRPCMessage) => void;
  readonly #program: Program;
  #noise = 0;
  #isClosed = false;
  /** How it ended, once it has. */
  end = "";

  constructor(program: Program) {
    this.#program = program;
  }

  async start(): Promise<void> {
    void this.#listen();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#program.write(JSON.stringify(message));
  }

  async close(): Promise<void> {
    this.#over("It was ended.");
    await this.#program.close();
  }

  async #listen(): Promise<void> {
    try {
      while (!this.#isClosed) {
        const { lines, end } = await this.#program.read();
        for (const line of lines) this.#take(line);
        if (end !== undefined) this.#over(end);
      }
    } catch (error) {
      this.#over(error instanceof Error ? error.message : String(error)); // the sandbox has ended
    }
    await this.#program.close().catch(() => undefined);
  }

  /** Many servers print other text to stdout. Lines that are not messages are skipped. */
  #take(line: string): void {
    const message = messageIn(line);
    this.#noise = message && "id" in message && !("method" in message) ? 0 : this.#noise + line.length;
    if (message) this.onmessage?.(message);
    if (this.#noise > MOST_NOISE) this.#over("It writes too much output.");
  }

  #over(end: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.end = end;
    this.onclose?.();
  }
}

function messageIn(line: string): JSONRPCMessage | undefined {
  try {
    return JSONRPCMessageSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined; // no JSON
  }
}
