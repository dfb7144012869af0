/** A preload for the bundle: writes down each file that the process opens or loads, when, and whether our one reader does. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Opened = z.object({ at: z.number(), how: z.string(), path: z.string(), isReader: z.boolean() }).readonly();
export type Opened = z.infer<typeof Opened>;

/** Functions of `node:fs` that open what a path names, and those of `node:fs/promises`. */
const OPENING = "open openSync readFile readFileSync readdir readdirSync opendir opendirSync createReadStream copyFile";

/** CommonJS: `--require` loads it before the bundle, whose imports of `node:fs` get what is put there. */
const HOOK = `
const fs = require("node:fs");
const { registerHooks, syncBuiltinESMExports } = require("node:module");
const { fileURLToPath } = require("node:url");
const [file, write] = [fs.openSync(process.env.OPENED_FILES, "a"), fs.writeSync];
Error.stackTraceLimit = 50;
function note(how, path) {
  if (typeof path !== "string" && !Buffer.isBuffer(path) && !(path instanceof URL)) return;
  const isReader = /\\b(?:readUntrusted|untrustedText|listUntrusted|untrustedNames|hashUntrusted)\\b/.test(new Error().stack);
  const plain = path instanceof URL ? fileURLToPath(path) : String(path);
  write(file, JSON.stringify({ at: Date.now(), how, path: plain, isReader }) + "\\n");
}
for (const place of [fs, fs.promises])
  for (const name of ${JSON.stringify(OPENING.split(" "))}) {
    const own = place[name];
    if (own) place[name] = function (path, ...rest) { note(name, path); return own.call(this, path, ...rest); };
  }
registerHooks({ load(url, context, next) { if (url.startsWith("file:")) note("load", new URL(url)); return next(url, context); } });
syncBuiltinESMExports();
`;

/** `folder` is outside of every checkout. The variables make a process write down what it opens; `read` is what it did. */
export function watchOpenedFiles(folder: string) {
  const [hook, log] = [join(folder, "hook.cjs"), join(folder, "opened.jsonl")];
  writeFileSync(hook, HOOK);
  writeFileSync(log, "");
  const read = (): readonly Opened[] =>
    readFileSync(log, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => Opened.parse(JSON.parse(line)));
  return { environment: { NODE_OPTIONS: `--require=${hook}`, OPENED_FILES: log }, read };
}
