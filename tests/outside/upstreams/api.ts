/** What the scripted APIs have in common. */

export type Turn = Readonly<{ text?: string; call: Readonly<{ name: string; arguments: object }> }>;

/** What each answer reports as used; `cached` are among those of the prompt. */
export type Tokens = Readonly<{ prompt: number; cached: number; completion: number }>;

/** An API that answers with a stream. */
export type Api = Readonly<{
  /** The end of the address at which it answers. */
  path: RegExp;
  mediaType: string;
  /** How many calls the history of a request has. Throws for a request that the real API refuses. */
  callsIn(body: unknown): number;
  /** The whole body of the answer; `done` calls came before. */
  answer(turn: Turn, tokens: Tokens, done: number): string;
}>;

/** Server-sent events; those with a type are named by it. */
export function eventStream(events: readonly object[]): string {
  const named = (event: object) => ("type" in event ? `event: ${event.type}\n` : "");
  return events.map((event) => `${named(event)}data: ${JSON.stringify(event)}\n\n`).join("");
}
