/**
 * One message of a mailbox: a pipe whose ends share nothing but a folder. Messages are files that are numbered from 1,
 * `in/N` to the tool host and `out/N` from it. A file may be seen while it is still written, so it says how long it is.
 */
import { MAX_LINE } from "./methods.ts";

/** `taken` is the number of the last message that the sender has received: the other end can remove it. */
export type MailboxMessage = Readonly<{ taken: number; bytes: Buffer }>;

/** In bytes, with its head. */
export const MAX_MESSAGE = MAX_LINE + 64;

export function toMessage({ taken, bytes }: MailboxMessage): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length} ${taken}\n`), bytes]);
}

/** undefined while it is incomplete. Throws an Error for what can be no message. */
export function fromMessage(file: Uint8Array): MailboxMessage | undefined {
  const whole = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const end = whole.indexOf(10);
  if (end < 0 && whole.length < 64) return undefined;
  const [, length, taken] = /^(\d{1,9}) (\d{1,9})$/.exec(whole.subarray(0, Math.max(end, 0)).toString("latin1")) ?? [];
  const bytes = whole.subarray(end + 1);
  if (length === undefined || bytes.length > Number(length)) throw new Error("This is no message of a mailbox.");
  return bytes.length < Number(length) ? undefined : { taken: Number(taken), bytes };
}
