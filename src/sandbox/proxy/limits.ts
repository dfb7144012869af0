/**
 * Limits what tools can use up of the broker through the proxy. Over a limit, a program gets an error that says so, and
 * everything else goes on.
 */
import { fileLimit } from "../open-files.ts";

export type ProxyLimits = Readonly<{
  /** Connections of tools at once, and requests and tunnels at once that these connections ask for. */
  connections: number;
  /** Names that are looked up at once. More wait, because the look-ups of the broker itself wait behind them. */
  lookUps: number;
  /** A connection over which nothing has come and nothing has gone for so long is closed. */
  idleMs: number;
  /** The time for the head of a request, and for the first message inside a tunnel. */
  greetingMs: number;
}>;

const MOST_CONNECTIONS = 256;
const FEWEST_CONNECTIONS = 16;

/** So many connections over the limit are told about it. */
export const MOST_TOLD = 16;

/** There can be two proxies at once: one for the servers of the run. */
const PROXIES = 2;

/** Open files of the broker that tools cannot use up: for its log, its git, GitHub, the model and the sandboxes. */
const OWN_FILES = 128;

/** A connection takes two files, to the program and to the host. */
export function proxyLimits(files: number = fileLimit()): ProxyLimits {
  const left = Math.floor((files - OWN_FILES - PROXIES * MOST_TOLD) / (2 * PROXIES));
  const connections = Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, left));
  return { connections, lookUps: 4, idleMs: 300_000, greetingMs: 60_000 };
}

/** A number of places. */
export class Places {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * A function that gives the place back, however often it is called; undefined if there is none. It is given back when
   * `gone` is aborted, too.
   */
  take(gone: AbortSignal): (() => void) | undefined {
    if (this.#taken >= this.#most || gone.aborted) return undefined;
    this.#taken += 1;
    const giveBack = () => {
      gone.removeEventListener("abort", giveBack);
      if (!isGiven) this.#taken -= 1;
      isGiven = true;
    };
    let isGiven = false;
    gone.addEventListener("abort", giveBack);
    return giveBack;
  }
}

type Resolve = (host: string) => Promise<readonly string[]>;

/** The same, for at most `most` names at once. A name that is being looked up is not looked up beside that. */
export function inTurn(resolve: Resolve, most: number): Resolve {
  const running = new Map<string, Promise<readonly string[]>>();
  const waiting: (() => void)[] = [];
  let free = most;
  const look = async (host: string) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => void waiting.push(start));
    try {
      return await resolve(host);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
      running.delete(host);
    }
  };
  return (host) => {
    const found = running.get(host) ?? look(host);
    running.set(host, found);
    return found;
  };
}

/** A sentence for the program whose connection was one too many. */
export function tooMany(most: number): string {
  return `there are ${most} connections already, which is the limit: close some, or use fewer at once`;
}
