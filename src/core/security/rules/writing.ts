/** Programs that change or delete files. */
import { posix } from "node:path";
import { UNRESOLVED, type Word } from "../shell/command.ts";
import {
  type Call,
  type Finding,
  FORBIDDEN,
  HIGH,
  hasOption,
  MEDIUM,
  operandsOf,
  type Rule,
  textsOf,
  UNKNOWN,
  words,
} from "./finding.ts";
import { placeOf, readRisk, shown, writeRisk } from "./path.ts";

/** So many files may be deleted by name without anybody being asked. */
const FEW = 10;

const WRITERS = words(`
  touch mkdir cp mv tee truncate split csplit ln install gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd zip unzip tar
  rmdir patch dos2unix unix2dos mktemp mkfifo
`);

/** Folders that builds make again. */
const REBUILT =
  /(?:^|\/)(?:node_modules|dist|build|target|out|coverage|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.next|\.cache|\.turbo|\.nyc_output|tmp)(?:\/|$)/;

export function writingRule(name: string): Rule | undefined {
  if (name === "rm" || name === "unlink") return deleting;
  if (name === "shred") return () => [HIGH("It destroys files for good.")];
  if (name === "dd") return copyingBlocks;
  if (name === "sed" || name === "gsed") return editingStream;
  if (name === "awk" || name === "gawk" || name === "mawk") return awk;
  return WRITERS.has(name) ? writing : undefined;
}

const writing: Rule = (call) => {
  const { workspace } = call;
  return [
    MEDIUM(`\`${call.name}\` changes files.`),
    ...copied(call).flatMap(({ text }) => readRisk(text, workspace)),
    ...changed(call).flatMap(({ text }) => writeRisk(text, workspace)),
    ...optionRisks(call),
  ];
};

/** What is only read, for all but the last operand of a copy; unless an option says where it goes. */
function copied(call: Call): readonly Word[] {
  const isCopy = call.name === "cp" || call.name === "install";
  return isCopy && !hasOption(call, "t", "target-directory") ? operandsOf(call).slice(0, -1) : [];
}

function changed(call: Call): readonly Word[] {
  return [...operandsOf(call).slice(copied(call).length), ...valuesOf(call), ...arrived(call)];
}

/** In a folder, a file gets the name that it had. */
function arrived(call: Call): readonly Word[] {
  if (!/^(?:cp|mv|install|ln)$/.test(call.name)) return [];
  const operands = operandsOf(call);
  const target = operands.at(-1)?.text ?? "";
  return operands.slice(0, -1).map((word) => ({ ...word, text: `${target}/${posix.basename(word.text)}` }));
}

const RUNS =
  /^--?(?:to-command|checkpoint-action|use-compress-program|unzip-command|rsh-command|strip-program|info-script|new-volume-script|I|TT|F)/;

function optionRisks(call: Call): readonly Finding[] {
  const isExec = textsOf(call).some((text) => RUNS.test(text));
  const isLink = call.name === "ln" && operandsOf(call).some(({ text }) => placeOf(text, call.workspace) !== "inside");
  const isAbsolute = call.name === "tar" && hasOption(call, "P", "absolute-names");
  return [
    ...(isExec ? [UNKNOWN(`An option of \`${call.name}\` runs another program.`)] : []),
    ...(isLink ? [HIGH("It makes a link that leaves the workspace.")] : []),
    ...(isAbsolute ? [HIGH("It unpacks wherever the archive says.")] : []),
    ...(call.name === "patch" ? [UNKNOWN("Nobody has looked at which files the patch changes.")] : []),
  ];
}

// `--target-directory=x`, `-tx`: what an option holds may be a path too.
function valuesOf(call: Call): readonly Word[] {
  return call.args
    .filter(({ text }) => /^--[\w-]+=/.test(text))
    .map((word) => ({ ...word, text: word.text.slice(word.text.indexOf("=") + 1) }))
    .filter(({ text }) => text.includes("/") || text.includes(UNRESOLVED));
}

const ROOTS = /^(?=[~/])(?:~|\/|\/(?:bin|boot|dev|etc|home|lib\w*|opt|proc|root|run|s?bin|sys|usr|var))?\/*\*?$/;

const deleting: Rule = (call) => {
  const operands = operandsOf(call);
  const isRecursive = hasOption(call, "rR", "recursive");
  return [
    MEDIUM("It deletes files."),
    ...(isRecursive && operands.some(({ text }) => ROOTS.test(text)) ? [FORBIDDEN("It deletes the machine.")] : []),
    ...operands.flatMap(({ text }) => (text.includes(UNRESOLVED) ? [] : writeRisk(text, call.workspace))),
    ...operands.flatMap((operand) => deletion(operand, isRecursive, call)),
    ...(operands.length > FEW ? [HIGH(`It deletes more than ${FEW} files.`)] : []),
  ];
};

function deletion({ text, hasGlob }: Word, isRecursive: boolean, { workspace }: Call): readonly Finding[] {
  if (text.includes(UNRESOLVED)) return [HIGH("It deletes what is only known when it runs.")];
  const isKnownWaste = placeOf(text, workspace) === "temporary" || REBUILT.test(posix.normalize(text));
  if (isKnownWaste || !(isRecursive || hasGlob)) return [];
  return [HIGH(`It deletes a number of files that nobody has counted: ${shown(text)}.`)];
}

const copyingBlocks: Rule = (call) => {
  const target = textsOf(call).find((text) => text.startsWith("of="));
  return target === undefined ? [] : writeRisk(target.slice(3), call.workspace);
};

const SIMPLE_SED =
  /^\s*(?:(?:\d+|\$|\/(?:[^/\\\n]|\\.)*\/)(?:\s*,\s*(?:\+?\d+|\$|\/(?:[^/\\\n]|\\.)*\/))?\s*!?\s*)?(?:[pdqnN=]|s([/|#,@:])(?:(?!\1)[^\\\n]|\\.)*\1(?:(?!\1)[^\\\n]|\\.)*\1[gpiI0-9]*)?\s*$/;

/** A script can run programs and write files, so only simple ones are understood. */
const editingStream: Rule = (call) => {
  const isInPlace = hasOption(call, "i", "in-place");
  const scripts = scriptsOf(call);
  const files = operandsOf(call).slice(hasOption(call, "ef", "expression", "file") ? 0 : 1);
  const isSimple =
    scripts.length > 0 &&
    scripts.every((script) =>
      script.split(/[;\n](?=\s*(?:[\d$/]|s[/|#,@:]|[pdq]|$))/).every((part) => SIMPLE_SED.test(part)),
    );
  return [
    ...(isSimple ? [] : [UNKNOWN("Its script may run programs and write files.")]),
    ...(isInPlace ? [MEDIUM("It edits files."), ...files.flatMap((file) => writeRisk(file.text, call.workspace))] : []),
  ];
};

function scriptsOf(call: Call): readonly string[] {
  const texts = textsOf(call);
  const given = texts.flatMap((text, index) =>
    /^-[nrEs]*e$|^--expression$/.test(text) ? [texts[index + 1] ?? ""] : [],
  );
  if (given.length > 0) return given;
  if (texts.some((text) => /^-[A-Za-z]*f|^--(?:file|expression)/.test(text))) return [];
  return operandsOf(call)
    .slice(0, 1)
    .map(({ text }) => text);
}

const awk: Rule = (call) => {
  const texts = textsOf(call);
  const isPlain = !texts.some((text) => /^-[A-Za-z]*[fiElD]|^--(?!field-separator|assign)/.test(text));
  const runs = texts.some((text) => /system|[|>]|getline|@/.test(text));
  return isPlain && !runs ? [] : [UNKNOWN("Its script may run programs and write files.")];
};
