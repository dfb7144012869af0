/** Times what a text of the greatest length costs: to be read as people see it, and to be written so that nothing acts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { leakScanner } from "../../src/leak/scanner.ts";
import { neutralise } from "../../src/markdown/neutral.ts";
import { renderVisible } from "../../src/markdown/shown/rendered.ts";

/** Milliseconds of this process, for the slowest of several texts. */
export type TextTimes = Readonly<{ readMs: number; writtenMs: number }>;

/** The longest that GitHub takes, in characters. */
const LENGTH = 65_536;

const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"] };

export function timeTexts(): TextTimes {
  const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
  const units = [readme, "[a](", "`", "a@b.c ", "> - ", "fixes #1 ", "|a|b|\n|-|-|\n", "/lgtm\n"];
  const texts = units.map((unit) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH));
  const scanner = leakScanner([{ kind: "the model key", value: "sk-proj-Zq83hTn5LwVx2RbYc7KdPm4Js9" }]);
  return {
    readMs: slowest(texts, renderVisible),
    writtenMs: slowest(texts, (text) => scanner.redact(neutralise(text, rules))),
  };
}

function slowest(texts: readonly string[], action: (text: string) => unknown): number {
  const times = texts.map((text) => {
    const before = process.cpuUsage();
    action(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(...times);
}
