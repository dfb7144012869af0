/**
 * Runs beside the workspace with nothing but Node: in the sandbox, where it ends with the broker, or on another machine
 * with a mailbox. It carries out the broker's calls.
 */
import { watch } from "node:fs";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fromMessage, toMessage } from "../wire/methods.ts";
import { openRelay } from "./relay.ts";
import { answer, toolMethods } from "./tool-methods.ts";

/** A broker sends something every few minutes. A broker that is silent for so long is gone. */
const SILENCE_MS = 15 * 60_000;

/** In case the folder cannot be watched. */
const LOOK_MS = 100;

const [first, folder] = process.argv.slice(2);
const methods = toolMethods(process.execPath);
if (first === "--mailbox" && folder !== undefined) {
  const { input, output } = openMailbox(folder);
  await answer(methods, input, output);
  await methods.end(null, new AbortController().signal); // no sandbox ends what the shells have started
  process.exit(0);
}
if (first) await openRelay(first);
process.stdout.on("error", () => process.exit(0)); // nobody reads any more
await answer(methods, process.stdin, process.stdout);
process.exit(0);

/**
 * The host's end of a mailbox: it reads the messages in `in/` in their order, and writes its own into `out/`. The input
 * ends when the folder is removed, or after a long silence.
 */
function openMailbox(folder: string): Readonly<{ input: Readable; output: Writable }> {
  const [inbox, outbox] = [join(folder, "in"), join(folder, "out")];
  const bell = bellOf(inbox);
  let [taken, sent, gone] = [0, 0, 0];
  async function* messages() {
    for (let heard = Date.now(); Date.now() - heard < SILENCE_MS && (await isThere(folder)); ) {
      const rung = bell.next();
      const path = join(inbox, String(taken + 1));
      const message = fromMessage(await readFile(path).catch(() => Buffer.alloc(0)));
      if (!message) {
        await rung;
        continue;
      }
      taken += 1;
      heard = Date.now();
      await rm(path, { force: true });
      for (; gone < message.taken && gone < sent; gone += 1) await rm(join(outbox, String(gone + 1)), { force: true });
      yield message.bytes;
    }
    bell.close();
  }
  const send = async (bytes: Buffer) => {
    sent += 1;
    const path = join(outbox, String(sent));
    await writeFile(`${path}.part`, toMessage({ taken, bytes }));
    await rename(`${path}.part`, path);
  };
  const write = (bytes: Buffer, _: unknown, done: (error?: Error | null) => void) =>
    void send(bytes).then(() => done(), done);
  return { input: Readable.from(messages(), { objectMode: false }), output: new Writable({ write }) };
}

async function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}

/** Rings when something in the folder changes, and now and then without a reason. */
function bellOf(folder: string) {
  let ring = Promise.withResolvers<void>();
  const tell = () => {
    ring.resolve();
    ring = Promise.withResolvers();
  };
  const timer = setInterval(tell, LOOK_MS);
  const watcher = watched(folder, tell);
  const close = () => {
    clearInterval(timer);
    watcher?.close();
  };
  return { next: () => ring.promise, close };
}

function watched(folder: string, tell: () => void) {
  try {
    return watch(folder, tell).on("error", tell);
  } catch {
    return undefined; // this file system cannot be watched
  }
}
