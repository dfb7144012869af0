/** Times the leak scanner on what is published: code and prose, and data in the encodings that it looks into. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { leakScanner } from "../../src/leak/scanner.ts";
import { median } from "./figure.ts";

const root = join(import.meta.dirname, "../..");

/** Megabytes a second of this process's time, by kind of text: the medians of five scans of `size` characters. */
export function scanSpeeds(size: number): Readonly<Record<string, number>> {
  const scanner = leakScanner([{ kind: "the model key", value: "sk-proj-Zq83hTn5LwVx2RbYc7KdPm4Js9" }]);
  const data = randomBytes(size);
  const base64 = data.toString("base64").slice(0, size);
  const code = repeated(readFileSync(join(root, "package-lock.json"), "utf8"), size);
  const prose = repeated(readFileSync(join(root, "README.md"), "utf8"), size);
  const texts = {
    code,
    prose,
    base64,
    "base64 in lines": base64.replaceAll(/.{76}/g, "$&\n"),
    "base64 of prose": Buffer.from(prose).toString("base64").slice(0, size),
    hex: data.toString("hex").slice(0, size),
    "hex of prose": Buffer.from(prose).toString("hex").slice(0, size),
    "JSON in JSON": JSON.stringify(code).slice(0, size),
    "percent-encoded prose": encodeURIComponent(prose).slice(0, size),
    "bytes in percents": data.toString("hex").replaceAll(/../g, "%$&").slice(0, size),
    "UTF-16": [...prose].join("\0").slice(0, size),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([kind, text]) => {
      const times = Array.from({ length: 5 }, () => timed(() => scanner.scan(text)));
      return [kind, text.length / 1000 / median(times)];
    }),
  );
}

function repeated(text: string, size: number): string {
  return text.repeat(Math.ceil(size / text.length)).slice(0, size);
}

function timed(action: () => unknown): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
