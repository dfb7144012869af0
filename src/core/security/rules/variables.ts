/** Variables that change what other programs do. */
import { UNRESOLVED } from "../shell/command.ts";
import { type Call, type Finding, HIGH, type Rule, textsOf, UNKNOWN, words } from "./finding.ts";

const STEERING =
  /^(?:PATH|IFS|ENV|BASH_ENV|BASHOPTS|SHELLOPTS|SHELL|HOME|PS[0-4]|PROMPT_COMMAND|CDPATH|GLOBIGNORE|EXECIGNORE|FPATH|MAIL|MAILPATH|HISTFILE|EDITOR|VISUAL|PAGER|MANPAGER|BROWSER|TMPDIR|CC|CXX|LD|AR|AS|CPP|MAKEFLAGS|MAKEFILES|MFLAGS|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|CLASSPATH|LESSOPEN|LESSCLOSE|BASH_.*|LD_.*|DYLD_.*|GIT_.*|SSH_.*|NODE_(?:OPTIONS|PATH|EXTRA_CA_CERTS)|PYTHON.*|PERL.*|RUBY.*|GEM_.*|BUNDLE_.*|NPM_.*|PNPM_.*|YARN_.*|PIP_.*|UV_.*|POETRY_.*|CARGO_.*|RUSTC.*|RUSTFLAGS|GO(?:FLAGS|PROXY|PATH|ROOT|TOOLCHAIN|ENV)|MAVEN_.*|GRADLE_.*|DOCKER_.*|KUBECONFIG|AWS_.*|.*_proxy|.*_PROXY|OPENSSL_.*|SSL_.*|GCONV_PATH|LOCPATH|TERMINFO.*|INPUTRC|RIPGREP_CONFIG_PATH|WGETRC|CURL_HOME|DENO_.*|BUN_.*|TS_NODE_.*|VITE_NODE_.*|JEST_.*|ESLINT_.*|PYTEST_.*|TOX_.*)$/i;

/** Values with which they do no harm. */
const QUIET = /^(?:cat|true|0|1|:|)$/;

export function assignmentRisk(name: string, value: string): readonly Finding[] {
  if (/\$\(|`/.test(value)) return [UNKNOWN("A variable holds what may be run when it is calculated with.")];
  if (name.includes(UNRESOLVED)) return [UNKNOWN("It sets a variable whose name is only known when it runs.")];
  if (!STEERING.test(name) || (/(?:PAGER|PROMPT|TERMINAL|BUFFERED|PYTHON\w+)$/.test(name) && QUIET.test(value)))
    return [];
  return [UNKNOWN(`The variable \`${name}\` changes what other programs do.`)];
}

const DECLARING = words("export declare typeset local readonly unset read mapfile readarray getopts for select");

/** Builtins that set the variables that they name. */
export function variableRule(name: string): Rule | undefined {
  if (DECLARING.has(name)) return declaring;
  if (name === "printf") return (call) => (call.args[0]?.text.startsWith("-v") ? declaring(call) : []);
  return undefined;
}

function declaring(call: Call): readonly Finding[] {
  const calls =
    call.name === "mapfile" || call.name === "readarray" ? textsOf(call).filter((text) => text.startsWith("-C")) : [];
  return [
    ...(calls.length > 0 ? [HIGH("It has a command run for every line.")] : []),
    ...textsOf(call).flatMap((text) => {
      const [name = "", ...value] = text.replace(/^-v/, "").split("=");
      if (/\$\(|`/.test(name)) return [UNKNOWN("It may run what stands in an index.")];
      if (/^-[a-zA-Z]*n/.test(name) && call.name !== "read")
        return [UNKNOWN("It makes one variable stand for another.")];
      return /^-/.test(name) ? [] : assignmentRisk(name.replace(/\+$/, ""), value.join("="));
    }),
  ];
}
