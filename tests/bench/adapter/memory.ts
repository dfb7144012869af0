/** How much more memory a process holds at most while it reads a reply of 20 MB. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { APIS, type Api } from "./replies.ts";

/** Bytes, for each protocol. */
export type ReplyMemory = Readonly<Record<Api, number>>;

/** Bytes of a frame that holds one token, as they are on the wire. */
const FRAME = { chat: 200, responses: 157, messages: 128 };
const REPLY = 20e6;
// Left to itself V8 lets garbage lie until it fills a hundred megabytes; what is held is the question here.
const SOON = "--max-semi-space-size=4";

export function weighReplies(): ReplyMemory {
  return Object.fromEntries(APIS.map((api) => [api, weigh(api)])) as ReplyMemory; // every protocol has its own
}

function weigh(api: Api): number {
  const tokens = String(Math.ceil(REPLY / FRAME[api]));
  const script = fileURLToPath(new URL("./long-reply.ts", import.meta.url));
  return Number(execFileSync(process.execPath, [SOON, script, api, tokens], { encoding: "utf8", timeout: 60_000 }));
}
