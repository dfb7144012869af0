/** Programs that only read, or only speak. */
import { type Call, type Finding, HIGH, hasOption, operandsOf, type Rule, textsOf, UNKNOWN, words } from "./finding.ts";
import { readRisk, writeRisk } from "./path.ts";

/** What they are given makes no difference. */
export const HARMLESS = words(`
  echo true false : test [ [[ pwd whoami id groups logname uname arch nproc seq sleep which whereis type tput clear expr
  wait help locale uptime free ps df return exit break continue shift times dirs popd umask tty getconf factor
  function for select set shopt
`);

const READERS = words(`
  ls dir vdir cat head tail wc grep egrep fgrep zgrep zcat rg ag ack file stat du tree nl tac rev cut tr comm diff sdiff
  diff3 cmp od hexdump strings cksum sum b2sum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum realpath readlink
  basename dirname less more jq column fold fmt paste join expand unexpand bat batcat fd fdfind tsort numfmt tokei cloc
  scc shellcheck actionlint yamllint hadolint getent pgrep lsof ldd nm objdump readelf size base32 base64 look iconv
  pr egrep zless zmore xzcat bzcat man info whatis apropos date hostname env printenv sort uniq xxd
`);

/** Options with which a reader runs a program, or writes. */
const RUNS =
  /^--?(?:pre|pre-glob|compress-program|hostname-bin|exec|exec-batch|pager|browser|preprocessor|lessopen|html)(?:=|$)/;

const reading: Rule = (call) => {
  const texts = textsOf(call);
  const found = texts.flatMap((text) => readRisk(heldBy(text), call.workspace)).filter(({ risk }) => risk === "HIGH");
  return [...found, ...(texts.some((text) => RUNS.test(text)) ? [runs(call)] : []), ...special(call)];
};

/** undefined for a program that is none of these. */
export function readingRule(name: string): Rule | undefined {
  return READERS.has(name) ? reading : undefined;
}

// `--file=x` and `@x` read x too.
function heldBy(text: string): string {
  return /^--?[\w-]+=/.test(text) ? text.slice(text.indexOf("=") + 1) : text.replace(/^@/, "");
}

function runs({ name }: Call): Finding {
  return UNKNOWN(`An option of \`${name}\` runs another program.`);
}

function special(call: Call): readonly Finding[] {
  switch (call.name) {
    case "sort":
    case "iconv":
      return outputs(call);
    case "uniq":
    case "xxd":
      return operandsOf(call)
        .slice(1)
        .flatMap(({ text }) => written(call, text));
    case "date":
      return hasOption(call, "s", "set") || operandsOf(call).some(({ text }) => /^\d/.test(text))
        ? [HIGH("It sets the clock.")]
        : [];
    case "hostname":
      return operandsOf(call).length > 0 || hasOption(call, "Fb", "file", "boot")
        ? [HIGH("It renames the machine.")]
        : [];
    case "fd":
    case "fdfind":
      return hasOption(call, "xX", "exec", "exec-batch") ? [runs(call)] : [];
    case "man":
    case "less":
    case "more":
    case "zless":
    case "zmore":
      return hasOption(call, "PHoOk", "log-file", "lesskey-file") || textsOf(call).some((text) => text.startsWith("+"))
        ? [runs(call)]
        : [];
    case "file":
      return hasOption(call, "C", "compile") ? [UNKNOWN("It writes a file of its own.")] : [];
    case "tree":
      return hasOption(call, "o") ? operandsOf(call).flatMap(({ text }) => written(call, text)) : [];
    default:
      return [];
  }
}

/** `-o x`, `-ox`, `--output=x`. Which operand belongs to an option depends on its place, so all of them count. */
function outputs(call: Call): readonly Finding[] {
  if (!hasOption(call, "o", "output")) return [];
  const held = textsOf(call).flatMap((text) => /^(?:-[A-Za-z]*?o|--o[a-z]*=)(.+)$/s.exec(text)?.[1] ?? []);
  return [...held, ...operandsOf(call).map(({ text }) => text)].flatMap((text) => written(call, text));
}

function written({ workspace }: Call, text: string): readonly Finding[] {
  return writeRisk(text, workspace);
}
