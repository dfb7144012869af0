/** Reads the host of a connection from the first TLS message, which contains it in plain text. */

/**
 * `names` can be empty. `plain` is not TLS at all; `odd` looks like TLS but cannot be read, so it should be refused.
 */
export type Hello = Readonly<{ kind: "more" | "plain" | "odd" } | { kind: "tls"; names: readonly string[] }>;

const RECORD = { handshake: 22, head: 5 };
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;

/** Longer messages are not waited for. */
const MAX_BYTES = 64 * 1024;

/** `bytes` is everything that the client has sent so far. */
export function readHello(bytes: Buffer): Hello {
  if (bytes.length === 0) return { kind: "more" };
  if (bytes[0] !== RECORD.handshake) return { kind: "plain" };
  try {
    const message = messageIn(bytes);
    if (message !== undefined) return { kind: "tls", names: namesIn(message) };
    return { kind: bytes.length < MAX_BYTES ? "more" : "odd" };
  } catch {
    return { kind: "odd" };
  }
}

/** The first handshake message, which may be in several records; undefined until it is complete. */
function messageIn(bytes: Buffer): Reader | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; at + RECORD.head <= bytes.length; ) {
    if (bytes[at] !== RECORD.handshake) throw new Error("another record in between");
    const end = at + RECORD.head + bytes.readUInt16BE(at + 3);
    parts.push(bytes.subarray(at + RECORD.head, end));
    at = end;
  }
  const all = Buffer.concat(parts);
  if (all.length < 4) return undefined;
  if (all[0] !== CLIENT_HELLO) throw new Error("another message");
  const length = all.readUIntBE(1, 3);
  return all.length < 4 + length ? undefined : new Reader(all.subarray(4, 4 + length));
}

function namesIn(message: Reader): readonly string[] {
  message.skip(2 + 32); // version, random
  for (const size of [1, 2, 1]) message.block(size); // session, ciphers, compressions
  if (message.isAtEnd) return [];
  const names: string[] = [];
  const extensions = message.block(2);
  while (!extensions.isAtEnd) {
    const kind = extensions.number(2);
    const content = extensions.block(2);
    if (kind === SERVER_NAME) names.push(...listed(content.block(2)));
  }
  return names;
}

function listed(list: Reader): readonly string[] {
  const names: string[] = [];
  while (!list.isAtEnd) {
    list.skip(1); // its kind, of which there is only one
    const name = list.block(2).rest.toString("latin1");
    if (!/^[\w.-]{1,253}$/.test(name)) throw new Error("no name of a host");
    names.push(name);
  }
  return names;
}

/** Throws a RangeError for an incomplete message. */
class Reader {
  #left: Buffer;

  constructor(bytes: Buffer) {
    this.#left = bytes;
  }

  get rest(): Buffer {
    return this.#left;
  }

  get isAtEnd(): boolean {
    return this.#left.length === 0;
  }

  skip(length: number): Buffer {
    if (length > this.#left.length) throw new RangeError("cut short");
    const taken = this.#left.subarray(0, length);
    this.#left = this.#left.subarray(length);
    return taken;
  }

  number(size: number): number {
    return this.skip(size).readUIntBE(0, size);
  }

  /** Reads a length of that many bytes, and then as many bytes. */
  block(size: number): Reader {
    return new Reader(this.skip(this.number(size)));
  }
}
