/** How risky it is to have a shell run a line. */
import { isResolved, type Redirection, type SimpleCommand, type Word } from "../shell/command.ts";
import { TOO_DEEP } from "../shell/parse.ts";
import { Reading } from "../shell/reading.ts";
import { type Call, type Finding, HIGH, type Rule, UNKNOWN } from "./finding.ts";
import { git } from "./git.ts";
import { isDownload, outwardRule } from "./outward.ts";
import { packageRule } from "./packages.ts";
import { placeOf, readRisk, shown, writeRisk } from "./path.ts";
import { isInterpreter, programRule } from "./programs.ts";
import { HARMLESS, readingRule } from "./reading.ts";
import { assignmentRisk, variableRule } from "./variables.ts";
import { unwrap } from "./wrappers.ts";
import { writingRule } from "./writing.ts";

/** All that is found in a line, whatever it is: what cannot be understood is UNKNOWN. Takes a time that grows with its length. */
export function lineRisk(text: string, workspace: string): readonly Finding[] {
  const line = new Line(workspace);
  return [...line.text(text), ...line.whole()];
}

/** The names of the programs that a line runs, wherever they stand in it. */
export function programsIn(text: string): ReadonlySet<string> {
  const line = new Line("/");
  line.text(text);
  return line.programs;
}

class Line {
  readonly #workspace: string;
  readonly #reading = new Reading();
  readonly programs = new Set<string>();

  constructor(workspace: string) {
    this.#workspace = workspace;
  }

  text(text: string): readonly Finding[] {
    const { commands, problems } = this.#reading.parse(text);
    return [...problems.map(UNKNOWN), ...commands.flatMap((command) => this.#command(command))];
  }

  /** What no command says by itself. */
  whole(): readonly Finding[] {
    const names = [...this.programs];
    return names.some(isDownload) && names.some(isInterpreter) ? [HIGH("It may run what it has downloaded.")] : [];
  }

  #command({ assignments, words, redirections, isBackground }: SimpleCommand): readonly Finding[] {
    return [
      ...assignments.flatMap(({ name, value }) => assignmentRisk(name, value.text)),
      ...redirections.flatMap((redirection) => redirectionRisk(redirection, this.#workspace)),
      ...(isBackground ? [HIGH("It goes on in the background.")] : []),
      ...this.#words(words, redirections),
    ];
  }

  #words([first, ...args]: readonly Word[], redirections: readonly Redirection[]): readonly Finding[] {
    if (!first) return [];
    const name = programOf(first);
    if (name === undefined) return [UNKNOWN(`Which program it runs is not known: ${shown(first.text)}.`)];
    this.programs.add(name);
    const call = { name, args, workspace: this.#workspace };
    const wrapped = unwrap(call, redirections);
    if (!wrapped) return findingsOf(call);
    const isSplit = name !== "find" && !args.every(isResolved);
    const injected = isSplit ? [UNKNOWN("What it is given is only known when it runs.")] : [];
    let inner: readonly Finding[] = [UNKNOWN(TOO_DEEP)];
    this.#reading.enter(() => {
      inner = [
        ...wrapped.commands.flatMap((command) => this.#words(command, [])),
        ...wrapped.texts.flatMap((text) => this.text(text)),
      ];
    });
    return [...injected, ...wrapped.findings, ...inner];
  }
}

const PROGRAM_FOLDERS =
  /^(?:\/usr(?:\/local)?)?\/s?bin\/([^/]+)$|^(?:\.\/)?(?:node_modules\/\.bin|\.?venv\/bin|vendor\/bin)\/([^/]+)$|^\.\/(gradlew|mvnw)$/;

/** undefined for what cannot be told, and for files of the workspace. */
function programOf({ text, hasGlob }: Word): string | undefined {
  if (text === "[") return text;
  if (hasGlob || !/^[\w./+:[\]-]+$/.test(text)) return undefined;
  if (!text.includes("/")) return text;
  const [, system, local, wrapper] = PROGRAM_FOLDERS.exec(text) ?? [];
  return system ?? local ?? wrapper;
}

function findingsOf(call: Call): readonly Finding[] {
  if (call.name === "function") return defining(call);
  const variables = variableRule(call.name);
  if (variables) return variables(call);
  if (HARMLESS.has(call.name)) return calculating(call);
  const unresolved = call.args.every(isResolved) ? [] : [UNKNOWN("What it is given is only known when it runs.")];
  const rule = ruleOf(call.name);
  return rule ? [...unresolved, ...rule(call)] : [UNKNOWN(`Nobody knows here what ${shown(call.name)} does.`)];
}

// A test may calculate what it is given, and an index that is calculated may hold a command.
function calculating({ name, args }: Call): readonly Finding[] {
  const isTest = name === "test" || name === "[" || name === "[[";
  return isTest && args.some(({ text }) => /\$\(|`/.test(text)) ? [UNKNOWN("It may run what stands in an index.")] : [];
}

function ruleOf(name: string): Rule | undefined {
  if (name === "git") return git;
  if (name === "cd" || name === "pushd") return goingElsewhere;
  if (name === "alias") return ({ args }) => (args.length > 0 ? [UNKNOWN("It gives commands another meaning.")] : []);
  if (name === "unalias") return () => [];
  return readingRule(name) ?? writingRule(name) ?? packageRule(name) ?? outwardRule(name) ?? programRule(name);
}

/** Paths of later commands are taken to be relative to the workspace. */
const goingElsewhere: Rule = ({ args, workspace }) => {
  const [target] = args.filter(({ text }) => !/^-(?:-|[LPe@]+)$/.test(text));
  const place = placeOf(target?.text ?? "~", workspace);
  const isProtected = writeRisk(target?.text ?? "~", workspace).some(({ risk }) => risk === "HIGH");
  if (place === "inside" && isProtected)
    return [UNKNOWN("It goes where files are protected, so that later paths mean something else.")];
  if (target?.text !== "-" && (place === "inside" || place === "temporary" || target?.text === "/tmp")) return [];
  return [UNKNOWN("It leaves the workspace, so that later paths mean something else.")];
};

function defining({ args }: Call): readonly Finding[] {
  const name = args[0]?.text ?? "";
  const isKnown =
    HARMLESS.has(name) || ruleOf(name) !== undefined || isInterpreter(name) || variableRule(name) !== undefined;
  return isKnown || !/^[\w-]+$/.test(name) ? [UNKNOWN(`It gives ${shown(name)} another meaning.`)] : [];
}

function redirectionRisk({ operator, target }: Redirection, workspace: string): readonly Finding[] {
  if (operator.startsWith("<<")) return [];
  if (/^(?:\d+|-|\d+-)$/.test(target.text) && /&$/.test(operator)) return [];
  if (operator === "<" || operator === "<&") return readRisk(target.text, workspace);
  return writeRisk(target.text, workspace);
}
