/**
 * Says of a command line whether it shows something of the repository, changes files, or does neither. It goes by the
 * programs and their arguments: what is not known to do neither counts as a look.
 */

/** The most that a command does. "prints": nothing that it shows depends on the repository. */
export type Doing = "prints" | "writes" | "looks";

/** Text that the shell passes on as it is. */
const LITERAL = /'[^']*'|"(?:[^"\\$`]|\\.)*"/g;

/** Stands around the number of a text that was taken out; no text of people has it. */
const HELD = "\uE000";
const HELD_TEXT = /\uE000(\d+)\uE000/g;

/** Programs that wait, compute, or show the machine, the time or the shell. */
const PRINTS = new Set(
  `: alias arch basename bc bg break cd clear continue date declare dirname disown dmesg echo env exit expr export fg false free
  hash history hostname id jobs local locale logname lscpu lsb_release nproc ps printenv printf pwd read return seq set
  shopt sleep stty times tput trap true tty type ulimit umask unalias uname unset uptime wait w which who whoami yes`.split(
    /\s+/,
  ),
);

/** Programs that change files and show nothing of them. */
const WRITES = new Set("chmod chown cp kill ln mkdir mktemp mv pkill rm rmdir tee touch truncate".split(" "));

/** Programs that show the files that they are given. */
const READS = new Set("du file find ls stat tree".split(" "));

/** The same; without a file they pass on what is piped to them. */
const FILTERS = new Set(
  "base64 cat cut head less md5sum more nl rev sha1sum sha256sum sort tac tail tr uniq wc xxd".split(" "),
);

/** Programs that run code of an argument. */
const INLINE = /^(?:python[\d.]*|node|nodejs|deno|bun|ruby|perl|php|lua|bash|sh|zsh|dash)$/;

/** Options that hand over code, also joined with others (`-pe`, `-lc`). */
const CODE = /^(?:-\w*[cepr]|--eval|--print|eval)$/;

/** In code: files, folders, other programs, and modules of the repository. */
const READS_FILES =
  /\b(?:open|\w*[Rr]ead\w*|listdir|scandir|walk|glob|Path|File|Dir|IO|exec\w*|spawn\w*|system|popen|subprocess|fs|shutil|slurp|cat|ls|git|grep|find)\b|\b(?:require|import|from)\b\s*\(?\s*['"]?\./;

/** With only these, a program shows itself. */
const ABOUT_ITSELF = /^(?:-{1,2}(?:v|V|h|version|help)|version|help)$/;

/** Folders of the machine. */
const OUTSIDE = /^\/(?:bin|boot|dev|etc|lib|opt|proc|run|sbin|sys|usr)(?:\/|$)/;

/** Programs behind which the command itself follows. */
const WRAPPERS = /^(?:command|builtin|time|nice|nohup|exec|sudo|then|do|else|if|while|until|!|\{|\()$/;

/** The most that one of its commands does. */
export function doingOfCommand(command: string): Doing {
  const texts: string[] = [];
  const plain = command.replaceAll(LITERAL, (text) => `${HELD}${texts.push(text.slice(1, -1)) - 1}${HELD}`);
  const doings = plain
    .replaceAll(/["']/g, "")
    .replaceAll(/(?:^|(?<=\s))#[^\n]*/g, "")
    .replaceAll(/\d?>&[\d-]/g, " ")
    .replaceAll(/&>>?|\d?>>?\|?/g, " > ")
    .split(/[;&|\n`]+|\$\(|<\(|\)/)
    .map((part) => doingOfPart(part.trim().split(/\s+/), texts));
  if (doings.includes("looks")) return "looks";
  return doings.includes("writes") ? "writes" : "prints";
}

function doingOfPart(all: readonly string[], texts: readonly string[]): Doing {
  const start = all.findIndex((word) => !/^\w+=/.test(word) && !WRAPPERS.test(word));
  const words = start < 0 ? [] : all.slice(start);
  const target = words.indexOf(">");
  const [program = "", ...args] = target < 0 ? words : words.filter((_, at) => at !== target && at !== target + 1);
  const write = target >= 0 && !/^\/dev\//.test(words[target + 1] ?? "") ? ("writes" as const) : ("prints" as const);
  if (program === "" || /^[{}()]+$/.test(program) || END.test(program)) return write;
  if (args.some((word) => /[<*?[]/.test(word))) return "looks"; // a file, or names of files
  const name = program.slice(program.lastIndexOf("/") + 1);
  if (args.length > 0 && args.every((word) => ABOUT_ITSELF.test(word))) return write;
  if (PRINTS.has(name)) return write;
  if (WRITES.has(name)) return "writes";
  if (FILTERS.has(name) && !args.some((word) => !/^-|^\d+$/.test(word))) return write;
  if (READS.has(name) || FILTERS.has(name)) return onlyOutside(args) ? write : "looks";
  if (INLINE.test(name)) return runsCode(args, texts) ? write : "looks";
  return "looks";
}

const END = /^(?:fi|done|esac|for|in|case)$/;

function onlyOutside(args: readonly string[]): boolean {
  const paths = args.filter((word) => !word.startsWith("-"));
  return paths.length > 0 && paths.every((path) => OUTSIDE.test(path));
}

/** Whether it runs code alone that reads no file. */
function runsCode(args: readonly string[], texts: readonly string[]): boolean {
  const at = args.findIndex((word) => CODE.test(word));
  if (at < 0) return false;
  const rest = args.slice(at + 1).map((word) => word.replaceAll(HELD_TEXT, (_, one) => texts[Number(one)] ?? ""));
  return rest.length > 0 && !READS_FILES.test(rest.join(" "));
}
