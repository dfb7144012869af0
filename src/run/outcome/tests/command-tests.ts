/** Finds the tests among the commands of a line, and says what the exit code of the line says of them. */
import type { AndOr, Command, Pipeline, Script, Simple } from "../../../lib/command-line/parse.ts";
import { parseCommandLine } from "../../../lib/command-line/parse.ts";
import { type ProgramKind, programKind } from "./programs/program-kind.ts";
import { failsWithoutTests } from "./programs/runners.ts";
import { programName, unwrapped } from "./wrappers.ts";

/** Why the exit code of a line is not that of its test. */
export type Hidden = "pipe" | "other-command" | "background" | "condition" | "redefined" | "unreadable";

/**
 * `kind` is the strongest among the commands. `exit`: "own" – the exit code is that of the tests; "shared" –
 * 0 means that the tests ended with 0, but other commands had a part in it; otherwise why it says nothing. `isLimited`:
 * `timeout` may have ended it. `failsWithoutTests`: these runners end with an error where no test runs.
 */
export type CommandTests = Readonly<{
  kind: ProgramKind;
  exit: "own" | "shared" | Hidden;
  isLimited: boolean;
  failsWithoutTests: boolean;
}>;

type Found = Readonly<{ kind: ProgramKind; isTest: boolean; isStrict: boolean }> & { hidden: Hidden | undefined };

/** `sure` ended with 0 if the commands did. `fails`: it never ends with 0. */
type Judged = Readonly<{ all: readonly Found[]; sure: ReadonlySet<Found>; fails: boolean }>;

const NOTHING: Judged = { all: [], sure: new Set(), fails: false };

export function testsInCommand(command: string): CommandTests {
  const script = parseCommandLine(command.slice(0, LONGEST));
  const reader = new Reader();
  const judged = reader.script(script, { isErrorExit: false, isPipefail: false });
  const isBroken = script.isBroken || command.length > LONGEST;
  const tests = judged.all.filter(({ isTest }) => isTest);
  const counted = tests.length > 0 ? tests : judged.all.filter(({ kind }) => kind === "launcher");
  return {
    kind: strongest(counted) ?? "other",
    exit: isBroken ? "unreadable" : reader.exitOf(counted, judged),
    isLimited: reader.isLimited,
    failsWithoutTests: counted.every(({ isStrict }) => isStrict),
  };
}

/** Characters. No person and no model writes a longer command by hand. */
const LONGEST = 200_000;

function strongest(found: readonly Found[]): ProgramKind | undefined {
  const order: readonly ProgramKind[] = ["runner", "script", "weak", "launcher", "other"];
  return order.find((kind) => found.some((one) => one.kind === kind));
}

/** Options of the shell. */
type Options = { isErrorExit: boolean; isPipefail: boolean };

/** Lines for shells in lines for shells. */
const DEEPEST = 8;

class Reader {
  isLimited = false;
  #isShared = false;
  #isRedefined = false;
  #mayLeave = false;
  #depth = 0;

  exitOf(found: readonly Found[], { sure }: Judged): CommandTests["exit"] {
    if (this.#isRedefined) return "redefined";
    const lost = found.find((one) => !sure.has(one));
    if (lost !== undefined) return lost.hidden ?? "other-command";
    return this.#isShared ? "shared" : "own";
  }

  script({ lists }: Script, options: Options): Judged {
    const judged: Judged[] = [];
    for (const [at, list] of lists.entries()) {
      const isLast = at === lists.length - 1;
      if (isLast && judged.length > 0 && isExitOfBefore(list))
        return together(judged, this.#statusSaid(list, lists[at - 1], judged));
      judged.push(this.#list(list, options));
      if (!isLast && !isHarmless(list)) this.#isShared = true;
    }
    const last = judged.at(-1) ?? NOTHING;
    const sure = options.isErrorExit ? new Set(judged.flatMap((one) => [...one.sure])) : last.sure;
    return together(judged, sure, last.fails);
  }

  /** `npm test | tee log; exit ${PIPESTATUS[0]}`: the exit code is said to be that of the command before. */
  #statusSaid(list: AndOr, before: AndOr | undefined, judged: readonly Judged[]): ReadonlySet<Found> {
    this.#isShared = true;
    const isOfPipe = exitWord(list)?.includes("PIPESTATUS") === true;
    const step = before?.steps.length === 1 ? before.steps[0] : undefined;
    const previous = judged.at(-1) ?? NOTHING;
    if (!isOfPipe) return previous.sure;
    if (step === undefined || step.pipeline.isNegated) return new Set();
    return new Set(previous.all.filter((found) => found.hidden === "pipe" && this.#firstOfPipe.has(found)));
  }

  readonly #firstOfPipe = new Set<Found>();

  #list({ steps, isBackground }: AndOr, options: Options): Judged {
    let judged: Judged = NOTHING;
    for (const [at, { joint, pipeline }] of steps.entries()) {
      const isLast = at === steps.length - 1;
      const next = this.#pipeline(pipeline, isLast ? options : { ...options, isErrorExit: false });
      judged = at === 0 ? next : joined(judged, joint, next);
    }
    if (!isBackground) return judged;
    for (const found of judged.all) found.hidden ??= "background";
    return { all: judged.all, sure: new Set(), fails: false };
  }

  #pipeline({ isNegated, commands }: Pipeline, options: Options): Judged {
    const judged = commands.map((command) => this.#command(command, options, commands.length > 1));
    const all = judged.flatMap((one) => one.all);
    const last = judged.at(-1) ?? NOTHING;
    if (isNegated) {
      for (const found of all) found.hidden ??= "other-command";
      return { all, sure: new Set(), fails: false };
    }
    if (commands.length === 1) return last;
    this.#isShared = true;
    for (const found of judged[0]?.sure ?? []) this.#firstOfPipe.add(found);
    if (options.isPipefail) return { all, sure: new Set(judged.flatMap((one) => [...one.sure])), fails: last.fails };
    for (const one of judged.slice(0, -1)) for (const found of one.all) found.hidden ??= "pipe";
    return { all, sure: last.sure, fails: last.fails };
  }

  #command(command: Command, options: Options, isInPipe: boolean): Judged {
    switch (command.kind) {
      case "simple":
        return this.#simple(command, options);
      case "group":
        return command.isSubshell || isInPipe
          ? this.#apart(command.body, { ...options })
          : this.script(command.body, options);
      case "control":
        return this.#hiddenBy("condition", this.#apart(command.body, { ...options }));
      case "definition":
        this.#isRedefined = true;
        return this.#hiddenBy("condition", this.#apart(command.body, { ...options }));
    }
  }

  /** Leaving a shell of its own does not leave this one. */
  #apart(body: Script, options: Options): Judged {
    const before = this.#mayLeave;
    const judged = this.script(body, options);
    this.#mayLeave = before;
    return judged;
  }

  #hiddenBy(hidden: Hidden, { all }: Judged): Judged {
    for (const found of all) found.hidden ??= hidden;
    return { all, sure: new Set(), fails: false };
  }

  #simple(command: Simple, options: Options): Judged {
    const inner = this.#substitutions(command);
    const run = this.#run(command, options);
    if (command.words[0]?.text === "exec" && command.words.length > 1) this.#mayLeave = true;
    return inner.all.length === 0 ? run : { ...run, all: [...inner.all, ...run.all] };
  }

  #substitutions({ words, assignments }: Simple): Judged {
    const scripts = [...assignments, ...words].flatMap(({ within }) => within);
    const judged = scripts.map((script) => this.#apart(script, { isErrorExit: false, isPipefail: false }));
    return this.#hiddenBy("other-command", together(judged, new Set()));
  }

  #run(command: Simple, options: Options): Judged {
    const { words, assignments, input } = command;
    const name = words[0]?.text ?? "";
    this.#heed(command, options);
    if (/^(?:exit|return)$/.test(name)) return { ...NOTHING, fails: this.#leave(words[1]?.text) };
    if (name === "false") return { ...NOTHING, fails: true };
    if (name === "eval")
      return this.#line(
        words
          .slice(1)
          .map(({ text }) => text)
          .join(" "),
        options,
      );
    const inside = unwrapped(words);
    if (inside === undefined) return NOTHING;
    if (assignments.some(({ text }) => text.startsWith("PATH="))) this.#isShared = true;
    if (inside.wrappers.some((wrapper) => /timeout$/.test(wrapper))) this.isLimited = true;
    if (inside.kind === "line")
      return this.#ofWrappers(inside.wrappers, words, this.#line(inside.line, optionsOf(inside.options)));
    const [program, ...args] = inside.words.map(({ text }) => text);
    if (program === undefined) return NOTHING;
    if (input !== undefined && isShellOnInput(program, args)) return this.#line(input, optionsOf(args));
    const kind = programKind(program, programName(program), args);
    if (kind === "other") return NOTHING;
    if (words.some(({ within }) => within.length > 0)) this.#isShared = true;
    const isTest = kind === "runner" || kind === "script" || kind === "weak";
    const isStrict = failsWithoutTests(programName(program), args);
    const found: Found = { kind, isTest, isStrict, hidden: undefined };
    if (this.#mayLeave) found.hidden = "other-command";
    return this.#ofWrappers(inside.wrappers, words, {
      all: [found],
      sure: new Set(this.#mayLeave ? [] : [found]),
      fails: false,
    });
  }

  /** `script` without `-e` ends with 0, whatever the command does. */
  #ofWrappers(wrappers: readonly string[], words: readonly { text: string }[], judged: Judged): Judged {
    const at = wrappers.indexOf("script");
    const hasReturn = words.some(({ text }) => /^-\w*e\w*$/.test(text) || text === "--return");
    const isLossy = (at >= 0 && !hasReturn) || wrappers.includes("watch");
    return isLossy ? this.#hiddenBy("other-command", judged) : judged;
  }

  #line(line: string, options: Options): Judged {
    if (this.#depth >= DEEPEST) return NOTHING;
    this.#depth += 1;
    const script = parseCommandLine(line);
    const judged = this.#apart(script, options);
    this.#depth -= 1;
    return script.isBroken ? this.#hiddenBy("unreadable", judged) : judged;
  }

  /** Builtins that change what follows. */
  #heed({ words }: Simple, options: Options): void {
    const [name = "", ...args] = words.map(({ text }) => text);
    if (name === "set") setOptions(options, args);
    if (/^(?:trap|alias|enable|hash)$/.test(name) && args.length > 0) this.#isRedefined = true;
    if (name === "export" && args.some((arg) => arg.startsWith("PATH="))) this.#isShared = true;
  }

  /** Whether it ends with an error for certain. If not, what follows may not run although the exit code is 0. */
  #leave(code: string | undefined): boolean {
    if (code !== undefined && /^0*[1-9]\d*$/.test(code) && Number(code) % 256 !== 0) return true;
    this.#mayLeave = true;
    return false;
  }
}

function together(judged: readonly Judged[], sure: ReadonlySet<Found>, fails = false): Judged {
  return { all: judged.flatMap((one) => one.all), sure, fails };
}

function joined(before: Judged, joint: "" | "&&" | "||", next: Judged): Judged {
  const all = [...before.all, ...next.all];
  if (joint === "&&") return { all, sure: new Set([...before.sure, ...next.sure]), fails: before.fails || next.fails };
  if (next.fails) return { all, sure: before.sure, fails: before.fails };
  if (before.fails) return { all, sure: next.sure, fails: false };
  return { all, sure: new Set(), fails: false };
}

/** Commands before a test that cannot change what it tests. */
function isHarmless({ steps, isBackground }: AndOr): boolean {
  return (
    !isBackground &&
    steps.every(({ pipeline }) =>
      pipeline.commands.every(
        (command) =>
          command.kind === "simple" &&
          /^(?:set|export|echo|printf|true|:|date|unset|)$/.test(command.words[0]?.text ?? ""),
      ),
    )
  );
}

function exitWord({ steps: [step, ...more] }: AndOr): string | undefined {
  const command = step?.pipeline.commands.length === 1 ? step.pipeline.commands[0] : undefined;
  if (more.length > 0 || command?.kind !== "simple" || step?.pipeline.isNegated) return undefined;
  const [name = "", code] = command.words.map(({ text }) => text);
  return /^(?:exit|return)$/.test(name) ? code : undefined;
}

function isExitOfBefore(list: AndOr): boolean {
  return /^(?:\$\?|\$\{\?\}|\$\{PIPESTATUS\[0\]\})$/.test(exitWord(list) ?? "");
}

function isShellOnInput(program: string, args: readonly string[]): boolean {
  return /^(?:ba|da|z|k|a)?sh$/.test(programName(program)) && args.every((arg) => arg.startsWith("-"));
}

function optionsOf(args: readonly string[]): Options {
  const options = { isErrorExit: false, isPipefail: false };
  setOptions(options, args);
  return options;
}

/** `-e`, `-euo pipefail`, `+e`. */
function setOptions(options: Options, args: readonly string[]): void {
  for (const [at, arg] of args.entries()) {
    if (!/^[-+][A-Za-z]+$/.test(arg)) continue;
    const isOn = arg.startsWith("-");
    const named = arg.endsWith("o") ? args[at + 1] : "";
    if (arg.includes("e") || named === "errexit") options.isErrorExit = isOn;
    if (named === "pipefail") options.isPipefail = isOn;
  }
}
