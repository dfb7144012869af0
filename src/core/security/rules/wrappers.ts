/** Programs that run another program, which is what counts. */
import { type SimpleCommand, UNRESOLVED, type Word } from "../shell/command.ts";
import { type Call, type Finding, HIGH, LOW, textsOf, UNKNOWN } from "./finding.ts";
import { readRisk, writeRisk } from "./path.ts";
import { isShell } from "./programs.ts";
import { assignmentRisk } from "./variables.ts";

/** What is found in the wrapper itself, and what it runs: words that are a command, or text that is a line. */
export type Wrapped = Readonly<{
  findings: readonly Finding[];
  commands: readonly (readonly Word[])[];
  texts: readonly string[];
}>;

const nothing: Wrapped = { findings: [], commands: [], texts: [] };

/** undefined for what is no wrapper. */
export function unwrap(call: Call, redirections: SimpleCommand["redirections"]): Wrapped | undefined {
  const { name, args } = call;
  if (isShell(name)) return shell(call, redirections);
  switch (name) {
    case "command":
    case "builtin":
    case "busybox":
    case "toybox":
      return textsOf(call).some((text) => /^-[vV]$/.test(text)) ? nothing : rest(args, /^-p$/, /(?!)/);
    case "sudo":
    case "doas":
      return besides(
        rest(args, /^-[AbEeHikKlnPSs]+$/, /^-[aCcDghpRrTtUu]$/),
        HIGH(`\`${name}\` works with more permissions.`),
      );
    case "nohup":
    case "setsid":
      return besides(rest(args, /^-[cfw]$/, /(?!)/), HIGH(`\`${name}\` starts what goes on in the background.`));
    case "exec":
      return rest(args, /^-[cl]+$/, /^-a$/);
    case "nice":
      return rest(args, /^-(?:-?\d+|n-?\d+|-adjustment=.*)$/, /^-n$/);
    case "ionice":
      return rest(args, /^-[cn]\d$|^-t$/, /^-[cn]$/);
    case "stdbuf":
      return rest(args, /^-[ioe].+$/, /^-[ioe]$/);
    case "time":
      return rest(args, /^-[pv]+$/, /^-f$/);
    case "timeout":
      return timeout(args);
    case "env":
      return environment(args);
    case "xargs":
      return xargs(args);
    case "find":
      return find(call);
    case "eval":
      return { ...nothing, texts: [textsOf(call).join(" ").replace(/^-- /, "")] };
    case "trap":
      return trap(textsOf(call).filter((text) => text !== "--"));
    case "poetry":
    case "pipenv":
    case "pdm":
      return args[0]?.text === "run" ? { ...nothing, commands: [args.slice(1)] } : undefined;
    case "bundle":
      return args[0]?.text === "exec" ? { ...nothing, commands: [args.slice(1)] } : undefined;
    default:
      return undefined;
  }
}

function besides(wrapped: Wrapped, finding: Finding): Wrapped {
  return { ...wrapped, findings: [finding, ...wrapped.findings] };
}

function trap([text = "-"]: readonly string[]): Wrapped {
  return text.startsWith("-") ? nothing : { ...nothing, texts: [text] };
}

/** What follows the options: `alone` are those without a value of their own, `valued` those with one. */
function rest(args: readonly Word[], alone: RegExp, valued: RegExp): Wrapped {
  let index = 0;
  for (; index < args.length; index += 1) {
    const { text } = args[index] ?? { text: "" };
    if (text === "--") return { ...nothing, commands: [args.slice(index + 1)] };
    if (valued.test(text)) index += 1;
    else if (!alone.test(text)) break;
  }
  const strange = args[index]?.text.startsWith("-") ? [UNKNOWN("One of its options is not known.")] : [];
  return { ...nothing, findings: strange, commands: index < args.length ? [args.slice(index)] : [] };
}

function timeout(args: readonly Word[]): Wrapped {
  const { findings, commands } = rest(
    args,
    /^-v$|^--(?:foreground|preserve-status|verbose|kill-after=.*|signal=.*)$/,
    /^-[ks]$/,
  );
  return { ...nothing, findings, commands: commands.map(([, ...command]) => command) };
}

function environment(args: readonly Word[]): Wrapped {
  const split = args.findIndex(({ text }) => /^-[iv]*S|^--split-string/.test(text));
  if (split >= 0) {
    const texts = args.slice(split).map(({ text }) => text.replace(/^-[iv]*S|^--split-string=?/, ""));
    return { ...nothing, findings: [UNKNOWN("It reads its command from a text.")], texts: [texts.join(" ")] };
  }
  const {
    findings,
    commands: [words = []],
  } = rest(args, /^-(?:i|0|)$|^--(?:ignore-environment|unset=.*)$/, /^-u$/);
  const end = words.findIndex(({ text }) => !/^[^=]+=/.test(text));
  const set = end < 0 ? words : words.slice(0, end);
  const risky = set.flatMap(({ text }) =>
    assignmentRisk(text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)),
  );
  return { ...nothing, findings: [...findings, ...risky], commands: end < 0 ? [] : [words.slice(end)] };
}

function xargs(args: readonly Word[]): Wrapped {
  const {
    findings,
    commands: [words = []],
  } = rest(args, /^-(?:[0rtx]+|[nPLsdEI].+|-null|-no-run-if-empty|-max-.*=.*)$/, /^-[nPLsdEIa]$/);
  const fed = { text: UNRESOLVED, hasGlob: false, isQuoted: true };
  const held = words.map((word) => ({ ...word, text: word.text.replaceAll(/\{\}|^%$/g, UNRESOLVED) }));
  return { ...nothing, findings, commands: words.length > 0 ? [[...held, fed]] : [] };
}

const RUNS = /^-(?:exec|execdir|ok|okdir)$/;

/** What is found counts as any file below the folders that are searched. */
function find({ args, workspace }: Call): Wrapped {
  const start = args.findIndex(({ text }) => /^[-(!]/.test(text));
  const roots = start < 0 ? args : args.slice(0, start);
  const [root = { text: "." }] = roots;
  const isOne = roots.length <= 1 && !root.text.includes(UNRESOLVED);
  const found: Word = { text: isOne ? `${root.text}/*` : UNRESOLVED, hasGlob: true, isQuoted: false };
  const commands = args.flatMap(({ text }, index) => (RUNS.test(text) ? [commandAfter(args, index + 1, found)] : []));
  const written = args.flatMap(({ text }, index) =>
    /^-f(?:print0?|printf|ls)$/.test(text) ? writeRisk(args[index + 1]?.text ?? "", workspace) : [],
  );
  const isDeleting = args.some(({ text }) => text === "-delete");
  const findings = [
    ...args
      .filter(({ text }) => !text.includes("{}"))
      .flatMap(({ text }) => readRisk(text === "" ? "." : text, workspace)),
    ...written,
    ...(isDeleting ? [HIGH("It deletes a number of files that nobody has counted.")] : []),
  ];
  return { ...nothing, findings, commands };
}

function commandAfter(args: readonly Word[], start: number, found: Word): readonly Word[] {
  const length = args.slice(start).findIndex(({ text }) => text === ";" || text === "+");
  const command = length < 0 ? args.slice(start) : args.slice(start, start + length);
  return command.map((word) =>
    word.text === "{}" ? found : { ...word, text: word.text.replaceAll("{}", UNRESOLVED) },
  );
}

const QUIET_OPTION = /^(?:-[abefhiklmnoprtuvxBCEHPT]+|--(?:norc|noprofile|posix|login|noediting)|-l)$/;

function shell(call: Call, redirections: SimpleCommand["redirections"]): Wrapped {
  const texts = textsOf(call);
  const end = texts.findIndex((text, at) => !/^[-+]/.test(text) && !/^[-+]\w*[oO]$/.test(texts[at - 1] ?? ""));
  const options = (end < 0 ? texts : texts.slice(0, end)).filter((text) => /^[-+]/.test(text) && !/^[-+]o$/.test(text));
  if (options.some((text) => /^-[a-zA-Z]*c[a-zA-Z]*$/.test(text))) return given(call, options);
  if (texts.some((text) => /^--(?:version|help)$/.test(text))) return nothing;
  if (options.length > 0 && options.every((text) => text === "-n"))
    return { ...nothing, findings: [LOW("It checks a script.")] };
  const bodies = redirections.flatMap(({ operator, target, body }) =>
    operator === "<<<" ? [target.text] : body === undefined ? [] : [body],
  );
  if (end >= 0 && !options.includes("-s"))
    return { ...nothing, findings: [UNKNOWN("It runs a script that nobody has looked at.")] };
  if (bodies.length > 0) return { ...nothing, texts: bodies };
  return { ...nothing, findings: [HIGH("A shell runs whatever it is given through a pipe.")] };
}

// After options, which may hold names of their own (`-o pipefail`), the first text that is none.
function given({ args }: Call, options: readonly string[]): Wrapped {
  const index = args.findIndex(
    ({ text }, at) => !/^[-+]/.test(text) && !/^[-+]\w*[oO]$/.test(args[at - 1]?.text ?? ""),
  );
  const strange = options.filter((text) => !QUIET_OPTION.test(text.replace(/c/, "")) && !/^-\w*c\w*$/.test(text));
  const findings = [
    ...(strange.length > 0 ? [UNKNOWN("One of its options is not known.")] : []),
    ...(index < 0 ? [UNKNOWN("It runs what is only known when it runs.")] : []),
  ];
  return { ...nothing, findings, texts: index < 0 ? [] : [args[index]?.text ?? ""] };
}
