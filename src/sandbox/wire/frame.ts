/** What goes over the pipe between the broker and the tool host: one JSON object a line. No library: the host has none. */

export type Call = Readonly<{ id: number; method: string; params: unknown }>;

/** The broker has lost interest in the answer to a call. */
export type Cancel = Readonly<{ cancel: number }>;

/** `mistake` is the model's to mend; `crash` is anything else. */
export type Failure = Readonly<{ kind: "mistake" | "crash"; message: string }>;

export type Answer = Readonly<{ id: number; result: unknown }> | Readonly<{ id: number; failure: Failure }>;

/** Longer lines end the connection: a file of 10 MB in base64 is shorter. */
export const MAX_LINE = 32 * 1024 * 1024;

/** Bytes as JSON has them. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}
