/** Random wrappers around test commands, and random outputs. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { testsInCommand } from "../../../../src/run/outcome/tests/command-tests.ts";
import { testOf } from "../../../../src/run/outcome/tests/test-of.ts";
import { OTHERS, TESTS } from "./commands.ts";

const quoted = (line: string) => `'${line.replaceAll("'", `'\\''`)}'`;

/** They keep the exit code, and every test in it. */
const WRAPPERS: readonly ((line: string) => string)[] = [
  (line) => `(${line}\n)`,
  (line) => `{ ${line}\n}`,
  (line) => `cd web && ${line}`,
  (line) => `true && ${line}`,
  (line) => `bash -c ${quoted(line)}`,
  (line) => `sh -lc ${quoted(line)}`,
  (line) => `timeout -k 5 60 bash -c ${quoted(line)}`,
  (line) => `env A=b nice -n 5 sh -c ${quoted(line)}`,
  (line) => `xvfb-run -a sudo -E stdbuf -oL bash -ec ${quoted(line)}`,
  (line) => `script -qec ${quoted(line)} /dev/null`,
  (line) => `docker compose run --rm -e A=b app bash -c ${quoted(line)}`,
  (line) => `eval ${quoted(line)}`,
  (line) => `nix develop .#ci --command bash -c ${quoted(line)}`,
  (line) => `${line}\n`,
  (line) => `\n  ${line}`,
  (line) => `# first\n${line}`,
];

/** They hide it. */
const HIDING: readonly ((line: string) => string)[] = [
  (line) => `(${line}\n) | tail -5`,
  (line) => `{ ${line}\n} || true`,
  (line) => `(${line}\n); echo done`,
  (line) => `(${line}\n) &`,
  (line) => `if true; then ${line}\nfi`,
  (line) => `for a in b; do ${line}\ndone`,
  (line) => `echo "$(${line}\n)"`,
];

/** With `-e` a line ends with its first failure, so nothing is hidden. */
const plainWrappers = WRAPPERS.filter((wrap) => !wrap("a").includes("-ec"));

const command = fc.constantFrom(
  ...Object.values(TESTS)
    .flat()
    .filter((line) => !line.includes("<<")),
);
const wrappers = fc.array(fc.constantFrom(...WRAPPERS), { maxLength: 4 });
const around = (line: string, all: readonly ((line: string) => string)[]) =>
  all.reduce((inner, wrap) => wrap(inner), line);
const runs = Number(process.env.INVARIANT_RUNS ?? 300);

test("a test command in any wrappers is the same test", () => {
  fc.assert(
    fc.property(command, wrappers, (line, all) => {
      const wrapped = testsInCommand(around(line, all));
      expect(wrapped).toMatchObject({ kind: testsInCommand(line).kind, exit: "own" });
    }),
    { numRuns: runs },
  );
});

test("where something in the wrappers hides the exit code, it has never passed", () => {
  const hiding = fc.constantFrom(...HIDING);
  fc.assert(
    fc.property(
      command,
      wrappers,
      hiding,
      fc.array(fc.constantFrom(...plainWrappers), { maxLength: 4 }),
      (line, inner, hide, outer) => {
        const output = "Tests:       3 passed, 3 total";
        const seen = testOf({ command: around(hide(around(line, inner)), outer), output, exitCode: 0 });
        expect(seen?.verdict).toBe("unknown");
      },
    ),
    { numRuns: runs },
  );
});

test("a command that runs no tests is none in any wrappers", () => {
  const other = fc.constantFrom(...OTHERS.filter((line) => !line.includes("<<") && !line.includes("#")));
  fc.assert(
    fc.property(other, wrappers, (line, all) => {
      expect(["launcher", "other"]).toContain(testsInCommand(around(line, all)).kind);
    }),
    { numRuns: runs },
  );
});

const PASSED = [
  "Tests:       3 passed, 3 total",
  "3 passed in 0.01s",
  "# tests 3\n# pass 3\n# fail 0",
  "ok  \ta/b\t0.1s",
  "OK (3 tests, 5 assertions)",
  "3 examples, 0 failures",
  "  3 passing (5ms)",
];
const FAILED = [
  "Tests:       1 failed, 3 passed, 4 total",
  "1 failed in 0.01s",
  "# tests 3\n# pass 2\n# fail 1",
  "FAIL\ta/b\t0.1s",
  "Tests: 3, Assertions: 5, Failures: 1.",
  "3 examples, 1 failure",
  "  1 failing",
  "1..2\nok 1 - a\nnot ok 2 - b",
  "test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out",
];
const NOISE = [
  "",
  "> tides@1.0.0 test",
  "✓ adds",
  "\u001b[31merror\u001b[0m",
  "    at a.js:1:1",
  "10 packages are looking for funding",
  "ok",
  "Done.",
];
const lines = fc.array(fc.constantFrom(...PASSED, ...NOISE), { maxLength: 12 });

test("with the summary of a failed suite anywhere in it, an output never counts as passed", () => {
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom(...FAILED),
      lines,
      fc.constantFrom("npm test", "pytest", "./ci.sh", "make"),
      (before, failed, after, line) => {
        const output = [...before, failed, ...after].join("\n");
        const seen = testOf({ command: line, output, exitCode: 0 });
        expect(seen?.verdict).not.toBe("passed");
        expect(seen).toBeDefined();
      },
    ),
    { numRuns: runs },
  );
});

test("colors and the names of projects before the lines change nothing", () => {
  const prefix = fc.constantFrom("", "packages/a test: ", "a:test: ", "app-1  | ", "[a] ");
  fc.assert(
    fc.property(
      fc.constantFrom(...PASSED.slice(0, 2), ...FAILED.slice(0, 2)),
      prefix,
      fc.integer({ min: 30, max: 37 }),
      (line, before, color) => {
        const plain = testOf({ command: "npm test", output: line, exitCode: 0 });
        expect(
          testOf({ command: "npm test", output: `${before}\u001b[${color}m${line}\u001b[0m`, exitCode: 0 }),
        ).toEqual(plain);
      },
    ),
    { numRuns: runs },
  );
});
