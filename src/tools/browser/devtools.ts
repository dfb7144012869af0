/** Speaks the DevTools protocol with a browser that stays: https://chromedevtools.github.io/devtools-protocol/ */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { OWN_NODE, type Program, type Workspace } from "../../core/workspace/workspace.ts";
import { Mistake } from "../../lib/fault.ts";
import { jsonOrNothing } from "../../lib/json.ts";
import { oneLine } from "../../lib/text.ts";
import { LAUNCHER } from "./launcher.ts";

const Frame = z
  .object({
    id: z.int().optional(),
    method: z.string().optional(),
    params: z.record(z.string(), z.unknown()).default({}),
    sessionId: z.string().optional(),
    result: z.unknown().optional(),
    error: z.object({ message: z.string() }).optional(),
  })
  .readonly();

export type BrowserEvent = Readonly<{
  method: string;
  params: Readonly<Record<string, unknown>>;
  sessionId: string | undefined;
}>;

/** The browser or the page does not answer, or is gone. */
export class Unresponsive extends Error {}

const PATIENCE_MS = 15_000;

type Waiting = Readonly<{ resolve(result: unknown): void; reject(error: Error): void }>;

export class DevTools {
  readonly #program: Program;
  readonly #onEvent: (event: BrowserEvent) => void;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  #end: string | undefined;

  private constructor(program: Program, onEvent: (event: BrowserEvent) => void) {
    this.#program = program;
    this.#onEvent = onEvent;
    void this.#listen();
  }

  /** `browsers` are names in the PATH of tools; the first that is there is started. */
  static async open(
    workspace: Workspace,
    browsers: readonly string[],
    onEvent: (event: BrowserEvent) => void,
  ): Promise<DevTools> {
    // Our sandbox does not allow the namespaces that Chromium's own needs, and holds it in their place.
    const isInside = workspace.kind === "SandboxWorkspace";
    const args = ["-e", LAUNCHER, "--", browsers.join(" "), String(isInside)];
    return new DevTools(await workspace.openProgram({ file: OWN_NODE, args, environment: {} }), onEvent);
  }

  /** Rejects with a `Mistake` in the browser's words, or with `Unresponsive`. */
  async send<Result>(
    method: string,
    params: object,
    { sessionId, schema, patienceMs = PATIENCE_MS }: SendOptions<Result>,
  ): Promise<Result> {
    if (this.#end !== undefined) throw new Unresponsive(this.#end);
    const id = this.#next;
    this.#next += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, { resolve, reject });
    const over = new AbortController();
    try {
      await this.#program.write(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      const late = sleep(patienceMs, undefined, { signal: over.signal }).then(() => {
        throw new Unresponsive(`${method} was not answered.`);
      });
      late.catch(() => undefined); // it was answered in time
      return schema.parse(await Promise.race([promise, late]));
    } finally {
      over.abort();
      this.#waiting.delete(id);
      promise.catch(() => undefined); // who waited has given up
    }
  }

  close(): Promise<void> {
    this.#end ??= "It was closed.";
    return this.#program.close();
  }

  async #listen(): Promise<void> {
    while (this.#end === undefined) {
      const news = await this.#program.read().catch((error: Error) => ({ lines: [], end: error.message }));
      for (const line of news.lines) this.#take(line);
      if (news.end !== undefined) this.#over(news.end);
    }
  }

  #take(line: string): void {
    const frame = Frame.safeParse(jsonOrNothing(line));
    if (!frame.success) return;
    const { id, method, params, sessionId, result, error } = frame.data;
    if (method !== undefined) this.#onEvent({ method, params, sessionId });
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (error) waiting?.reject(new Mistake(`The browser says: ${oneLine(error.message, 300)}.`));
    else waiting?.resolve(result ?? {});
  }

  #over(end: string): void {
    this.#end ??= withoutOwnLog(end);
    for (const { reject } of this.#waiting.values()) reject(new Unresponsive(this.#end));
  }
}

type SendOptions<Result> = Readonly<{
  sessionId: string | undefined;
  schema: z.ZodType<Result>;
  patienceMs?: number;
}>;

const OWN_LOG = /\[\d+:\d+:[\d/.]+:(?:ERROR|WARNING|INFO|VERBOSE\d*):/;
const FATAL = /\[\d+:\d+:[\d/.]+:FATAL:.*/;

/**
 * Chromium writes to its log about what a sandbox does not have, such as D-Bus; only a fatal error is why it ended. Its
 * last output is one line, which may begin in the middle.
 */
export function withoutOwnLog(end: string): string {
  if (!OWN_LOG.test(end)) return end;
  const [how = end] = end.split(" Its last output: ");
  const [fatal = ""] = FATAL.exec(end) ?? [];
  return `${how} ${fatal}`.trim();
}
