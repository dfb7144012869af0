import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, symlinkSync, writeFileSync, writeSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getSystemErrorMap } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Fault, Mistake, toFault } from "../../src/lib/fault.ts";
import { systemCode, systemReason, systemTrouble, troubleInWords } from "../../src/lib/system-error.ts";

/** Every error that this system can have, by name. */
const ERRORS = [...getSystemErrorMap()].map(([errno, [code, words]]) => ({ errno, code, words }));
const systemError = fc.constantFrom(...ERRORS);
const folderName = fc.stringMatching(/^[a-z_.][a-z0-9_.-]{0,8}$/).filter((name) => !/^\.+$/.test(name));
const absolutePath = fc.array(folderName, { minLength: 2, maxLength: 7 }).map((names) => `/${names.join("/")}`);

/** As Node makes it. */
function nodeError({ errno, code, words }: (typeof ERRORS)[number], syscall: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${words}, ${syscall} '${path}'`), { errno, code, syscall, path });
}

const wrappings: readonly ((error: Error) => unknown)[] = [
  (error) => error,
  (cause) => new Error("It failed.", { cause }),
  (cause) => new TypeError("fetch failed", { cause: new Error("again", { cause }) }),
  (error) => new AggregateError([new Error("first"), error]),
  (cause) => new Mistake("Cannot write.", { cause }),
  (error) => Object.assign(new Error(error.message), {}), // of another process
];

const isMessageOnly = (given: unknown) =>
  given instanceof Error && !("code" in given) && given.cause === undefined && !(given instanceof AggregateError);

test("every error of the system is told without a path and without a word about a defect, however it is wrapped", () => {
  fc.assert(
    fc.property(systemError, absolutePath, fc.constantFrom(...wrappings), (error, path, wrap) => {
      const given = wrap(nodeError(error, "open", path));
      const fault = toFault(given);
      // A code that the table lacks is not known by its message alone.
      fc.pre(!isMessageOnly(given) || systemCode(given) !== undefined);
      expect(fault).toMatchObject({ code: "machine", cause: given });
      expect(`${fault.message} ${fault.hint}`).not.toContain(path.slice(0, path.lastIndexOf("/")));
      expect(fault.hint).toMatch(/^\p{Lu}.{1,298}\.$/u);
      expect(fault.hint).not.toMatch(/defect/);
    }),
    { numRuns: 1000 },
  );
});

const NAMED = ["EROFS", "ENOSPC", "EDQUOT", "EMFILE", "ENFILE", "EACCES", "EIO", "ENAMETOOLONG", "ELOOP", "ETIMEDOUT"];

test.for(NAMED)("%s has a sentence and a remedy of its own, wherever it is found", (code) => {
  const [first, ...others] = wrappings.map((wrap) =>
    toFault(wrap(nodeError({ errno: -1, code, words: "no" }, "write", "/home/runner/work/_temp/x"))),
  );
  expect(first).toMatchObject({ code: "machine" });
  for (const other of others) expect(other).toMatchObject({ headline: first?.headline, hint: first?.hint });
  expect(first?.headline).not.toContain("refused an operation");
  expect(systemReason(code)).toMatch(new RegExp(`^(?!the system refused).* \\(${code}\\)$`));
});

test.for<[string, () => unknown]>([
  ["a mistake in our code", () => new TypeError("x is not a function")],
  ["a recursion", () => new RangeError("Maximum call stack size exceeded")],
  ["an error of Node about how it is called", () => Object.assign(new Error("bad"), { code: "ERR_INVALID_ARG_TYPE" })],
  ["a word that looks like a code", () => new Error("ENTIRELY: wrong")],
  ["a code of somebody else", () => Object.assign(new Error("no"), { code: "EXOTIC" })],
  ["causes in a circle", () => circle()],
])("%s stays a defect that people are asked to report", ([, make]) => {
  expect(toFault(make())).toMatchObject({ code: "bug", hint: expect.stringContaining("report it") });
});

function circle(): Error {
  const [one, other] = [new Error("one"), new Error("other")];
  one.cause = other;
  other.cause = one;
  return one;
}

test("a path in the words of a defect is its last name only", () => {
  const fault = toFault(new Error("Cannot find module '/home/runner/work/_actions/acme/deckhand/v0/dist/17.index.js'"));
  expect(fault.message).toBe("Unexpected error: Cannot find module '…/17.index.js'");
});

test("what the machine has caused is told as that, with what we wanted to do; advice about settings stays otherwise", () => {
  const full = nodeError({ errno: -28, code: "ENOSPC", words: "no space" }, "write", "/x/y");
  const missing = nodeError({ errno: -2, code: "ENOENT", words: "none" }, "open", "/x/y");
  const wrapped = (cause: unknown) => new Fault("config", "The file cannot be read.", { hint: "Restore it.", cause });
  expect(toFault(wrapped(full))).toMatchObject({
    code: "machine",
    message: "The disk of this runner is full. The file cannot be read.",
    hint: expect.stringContaining("Free disk space"),
  });
  expect(toFault(wrapped(toFault(full)))).toMatchObject({ code: "machine", quote: "The file cannot be read." });
  expect(toFault(wrapped(missing))).toMatchObject({ code: "config", hint: "Restore it." });
});

test("real errors of this system are known: of files, of descriptors, of programs, and of promises", async () => {
  const folder = mkdtempSync(join(tmpdir(), "system-error-"));
  symlinkSync("loop", join(folder, "loop"));
  writeFileSync(join(folder, "file"), "");
  const full = openSync("/dev/full", "w");
  const acts: Readonly<Record<string, () => unknown>> = {
    ELOOP: () => readFileSync(join(folder, "loop")),
    ENAMETOOLONG: () => readFileSync(join(folder, "n".repeat(300))),
    ENOSPC: () => writeSync(full, "x"),
    ENOTDIR: () => readFileSync(join(folder, "file", "x")),
    ENOENT: () => execFileSync(join(folder, "program")),
    EISDIR: () => open(folder, "w"),
  };
  for (const [code, act] of Object.entries(acts)) expect(systemTrouble(await thrownBy(act))).toMatchObject({ code });
  closeSync(full);
});

async function thrownBy(act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    return error;
  }
}

test("what programs print about the machine is understood, and what others say about theirs is not", () => {
  const { stderr } = spawnSync("sh", ["-c", "cat /etc/passwd > /dev/full"], {
    encoding: "utf8",
    env: { LC_ALL: "C", PATH: "/bin:/usr/bin" },
  });
  expect(troubleInWords(stderr)).toMatchObject({ code: "ENOSPC" });
  expect(troubleInWords('error: open("a"): Too many open files')).toMatchObject({ code: "EMFILE" });
  expect(troubleInWords("open: Too many open files in system")).toMatchObject({ code: "ENFILE" });
  expect(troubleInWords("fatal: write error: Disk quota exceeded")).toMatchObject({ code: "EDQUOT" });
  expect(troubleInWords("git@github.com: Permission denied (publickey).")).toBeUndefined();
  expect(troubleInWords("fatal: not a git repository")).toBeUndefined();
});
