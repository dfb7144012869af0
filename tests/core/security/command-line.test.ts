import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SecurityRisk } from "../../../src/core/event/kind/action-event.ts";
import { lineRisk, programsIn } from "../../../src/core/security/rules/command-line.ts";
import { worst } from "../../../src/core/security/rules/finding.ts";
import { COMMANDS } from "./commands.ts";

const REPOSITORY = "/repo";
const riskOf = (line: string) => worst(lineRisk(line, REPOSITORY).map(({ risk }) => risk));
const ORDER: readonly SecurityRisk[] = ["LOW", "MEDIUM", "UNKNOWN", "HIGH"];
const rank = (line: string) => ORDER.indexOf(riskOf(line));

test("there are many commands in the table, and each stands there once", () => {
  expect(COMMANDS.length).toBeGreaterThan(150);
  expect(new Set(COMMANDS.map(([, line]) => line)).size).toBe(COMMANDS.length);
});

test.for(COMMANDS)("%s: %j", ([risk, line]) => {
  expect([riskOf(line), line]).toEqual([risk, line]);
});

test.for(COMMANDS.filter(([risk]) => risk !== "LOW"))("%s is explained in sentences: %j", ([, line]) => {
  const reasons = lineRisk(line, REPOSITORY).map(({ reason }) => reason);
  expect(reasons).not.toEqual([]);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z`][^\n\0]*\.$/);
});

describe("some commands run in no case:", () => {
  test.for([
    ["rm -rf /", true],
    ["rm -rf /*", true],
    ["sudo ls; rm -fr ~", true],
    ["rm -rf /usr", true],
    ["dd if=x of=/dev/sda", true],
    ["echo x > /dev/nvme0n1", true],
    ["bash -c 'rm -rf /'", true],
    ["rm -rf src", false],
    ["rm -rf /tmp/x", false],
    ["ls /", false],
    ["echo x > /dev/null", false],
  ] as const)("%s: %s", ([line, isForbidden]) => {
    expect(lineRisk(line, REPOSITORY).some((finding) => finding.isForbidden === true)).toBe(isForbidden);
  });
});

describe("whatever the line is", () => {
  const signs = fc.constantFrom(
    ..."'\"\\`$(){}[]<>|&;#!*?~= \n\t-ab0/,.",
    "$(",
    "<<EOF",
    "rm -rf src",
    "case x in",
    "esac",
    "\0",
    "\u200b",
  );
  const noise = fc.array(signs, { maxLength: 60 }).map((all) => all.join(""));
  const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all).toString("latin1"));

  test("there is an answer", () => {
    fc.assert(
      fc.property(fc.oneof(noise, bytes, fc.string({ unit: "binary" })), (line) => {
        expect(ORDER).toContain(riskOf(line));
      }),
      { numRuns: 500 },
    );
  });

  const known = fc.constantFrom(
    ...COMMANDS.filter(([, line]) => !/unclosed|no end|EOF$|# |:-'|^ls \)/.test(line)).map(([, line]) => line),
  );
  const joint = fc.constantFrom(" ; ", "\n", " && ", " || ", " | ");

  test("another command makes it no less risky", () => {
    fc.assert(
      fc.property(known, joint, known, (first, sign, second) => {
        const both = rank(`${first}${sign}${second}`);
        expect(both).toBeGreaterThanOrEqual(Math.max(rank(first), rank(second)));
      }),
      { numRuns: 500 },
    );
  });

  const wrapped = fc.constantFrom<(line: string) => string>(
    (line) => `(${line}\n)`,
    (line) => `{ ${line}\n}`,
    (line) => `if true; then ${line}\nfi`,
    (line) => `echo "$(${line}\n)"`,
    (line) => `cat <(${line}\n)`,
    (line) => `f() { ${line}\n}`,
    (line) => `bash -c ${quoted(line)}`,
    (line) => `eval ${quoted(line)}`,
    (line) => `env A=b timeout 5 bash -c ${quoted(line)}`,
    (line) => `find . -exec sh -c ${quoted(line)} \\;`,
    (line) => `bash <<'END_${line.length}'\n${line}\nEND_${line.length}`,
  );

  test("no wrapping hides a risk: it stays as high, or becomes UNKNOWN, which is asked about as well", () => {
    fc.assert(
      fc.property(known, fc.array(wrapped, { minLength: 1, maxLength: 3 }), (line, wraps) => {
        const whole = wraps.reduce((inner, wrap) => wrap(inner), line);
        expect([whole, rank(whole) >= Math.min(rank(line), rank("frobnicate"))]).toEqual([whole, true]);
      }),
      { numRuns: 500 },
    );
  });

  test.for([
    ["quotes", "'a' \"b\" "],
    ["brackets", "("],
    ["substitutions", "$("],
    ["parameters", "${x:-"],
    ["quoted parameters", '"${x:-'],
    ["backticks", "`"],
    ["escaped backticks", "\\`"],
    ["braces", "{a,b}"],
    ["open braces", "{a,"],
    ["here-documents", "<<EOF "],
    ["shells in shells", "bash -c '"],
    ["cases", "case x in a) "],
    ["arithmetic", "$(("],
    ["words", "ls a "],
    ["lines", "ls\n"],
    ["rm", "rm -"],
    ["backslashes", "\\"],
    ["assignments", "a=b "],
    ["sed", "sed 's/a/b/;s/a/b/"],
  ])("the time grows with the length: many %s", ([, part = ""]) => {
    const begin = process.cpuUsage(); // what others do on the machine does not count
    expect(ORDER).toContain(riskOf(part.repeat(Math.ceil(60_000 / part.length))));
    expect(process.cpuUsage(begin).user / 1000).toBeLessThan(3000);
  });

  test("what stands behind a very long text makes it UNKNOWN, if it is not HIGH already", () => {
    expect(riskOf(`echo ${"a".repeat(60_000)}; rm -rf src`)).toBe("UNKNOWN");
    expect(riskOf(`rm -rf src; echo ${"a".repeat(60_000)}`)).toBe("HIGH");
    expect(riskOf(`echo ${"a".repeat(30_000)}; rm -rf src`)).toBe("HIGH");
    expect(riskOf(`echo ${"a".repeat(30_000)}`)).toBe("LOW");
  });

  test("what is nested deeper than anybody writes is UNKNOWN", () => {
    expect(riskOf(`${"(".repeat(10)}ls${")".repeat(10)}`)).toBe("LOW");
    expect(riskOf(`${"( ".repeat(100)}ls${")".repeat(100)}`)).toBe("UNKNOWN");
  });
});

test("the programs of a line are those that would run, however they are wrapped", () => {
  expect([...programsIn("ls | env A=b timeout 5 bash -c 'terraform apply' # make")]).toEqual([
    "ls",
    "env",
    "timeout",
    "bash",
    "terraform",
  ]);
});

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
