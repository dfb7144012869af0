/** Finds tests that depend on how busy the machine is: those with limits of time of their own. */
import type { SourceFile } from "./architecture.ts";

/** Beside a dozen other programs, less than this is exceeded by what does not hang. */
const LEAST_MS = 240_000;

type Rule = Readonly<{ finds: RegExp; instead: string }>;

/** The first group of a rule is milliseconds: it finds those that are too few. */
const RULES: readonly Rule[] = [
  {
    finds:
      /expect\([^\n]*\b(?:performance|Date)\.now\(\)|= (?:performance|Date)\.now\(\);|process\.(?:cpu|threadCpu)Usage|hrtime/g,
    instead: "measures time: use tests/processor-time.ts",
  },
  { finds: /\bvi\.wait(?:For|Until)\b/g, instead: "waits for a second: use expect.poll" },
  { finds: /\bsetTimeout(?: as|\()/g, instead: "waits for a time: wait for a fact, or `pause` of tests/real-time.ts" },
  {
    finds: /(?:AbortSignal\.timeout\(|\b(?:timeout|total|idle|call|start|turn|quiet|limit|patience)Ms: )([1-9][\d_]*)/g,
    instead: "is a limit: LAPSES_MS or HANGS_MS of tests/real-time.ts, or tests/stopped-clock.ts",
  },
  {
    finds: /(?:\b(?:testT|hookT|t)imeout: |^ *\}, )([1-9][\d_]{3,})/gm,
    instead: "is a limit for what hangs: HANGS_MS, or leave it to vitest.config.ts",
  },
];

/** What may have a clock of its own, each with the reason. */
const MAY: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^tests\/(?:bench|outside)\//, "measures, or waits for programs of others"],
  [/^tests\/(?:real-time|processor-time|stopped-clock|busy-machine)\.ts$/, "is what all others use"],
  [/^tests\/agent-server\/(?:rehearsed\/|served-workspace\.ts)/, "plays a server with a clock"],
  [/^tests\/scenarios\/(?:in-process|haste\/clock)\.ts$/, "is the world of a run"],
  [/^tests\/bounded-waiting\.test\.ts$/, "has samples of code in strings"],
  [/^tests\/cli\/rehearse\.test\.ts$/, "has the figures of a report"],
];

/** `path:line` of each with what to do instead. */
export function timeProblems(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !MAY.some(([may]) => may.test(path)))
    .flatMap(({ path, text }) => RULES.flatMap((rule) => found(rule, text).map((line) => `${path}:${line}`)));
}

function found({ finds, instead }: Rule, text: string): readonly string[] {
  return [...text.matchAll(finds)]
    .filter(([, ms]) => ms === undefined || Number(ms.replaceAll("_", "")) < LEAST_MS)
    .filter(([word]) => !(word === "setTimeout(" && text.includes("stopClock(")))
    .map(({ 0: word, index }) => `${text.slice(0, index).split("\n").length} \`${word.trim()}\` ${instead}`);
}
