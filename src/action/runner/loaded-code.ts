/**
 * Finds variables of the job that make our own process, or programs like it, load code of the checkout. By the time we
 * could refuse, Node and the system have obeyed them, so people are told, and somebody who can push has to remove
 * them.
 */
import { fileURLToPath } from "node:url";
import { isIn } from "../../lib/programs.ts";
import { warning } from "./commands.ts";
import type { Env } from "./world.ts";

/** Paths of code and of settings that load code, between colons. Relative ones begin in the checkout, where we start. */
const PATHS =
  "LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT GCONV_PATH NODE_PATH NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS NODE_ICU_DATA OPENSSL_CONF OPENSSL_CONF_INCLUDE OPENSSL_ENGINES OPENSSL_MODULES SSL_CERT_FILE SSL_CERT_DIR".split(
    " ",
  );

/** Options of Node that take a module, which is looked for from the checkout on, or a file. */
const MODULE_OPTION = /^(?:-r|--require|--import|--(?:experimental-)?loader)$/;
const FILE_OPTION =
  /^--(?:openssl-config|icu-data-dir|experimental-config-file|snapshot-blob|env-file(?:-if-exists)?)$/;

/** A warning in the log for each such variable. */
export function warnOfLoadedCode(env: Env): void {
  for (const name of loadedFromCheckout(env)) {
    warning(
      `The variable ${name} of this job makes this action load code or settings from the checkout, next to its keys. Remove it from this step, or point it outside the checkout.`,
    );
  }
}

/** The names of these variables, sorted. */
export function loadedFromCheckout(env: Env): readonly string[] {
  const workspace = env.GITHUB_WORKSPACE;
  const names = PATHS.filter((name) => env[name] && pathsIn(env[name], name).some((path) => isIn(workspace, path)));
  return [...names, ...(optionsLoad(env.NODE_OPTIONS ?? "", workspace) ? ["NODE_OPTIONS"] : [])].sort();
}

function pathsIn(value: string, name: string): string[] {
  return value.split(name === "LD_PRELOAD" ? /[\s:]+/ : ":");
}

function optionsLoad(options: string, workspace: string | undefined): boolean {
  // As Node does: quotes hold blanks together.
  const words = [...options.matchAll(/(?:"(?:\\.|[^"\\])*"|\S)+/g)].map(([word]) => word.replaceAll('"', ""));
  return words.some((word, index) => {
    const [name = "", ...rest] = word.split("=");
    const option = name.replaceAll("_", "-"); // Node takes the one for the other
    const value = rest.length > 0 ? rest.join("=") : (words[index + 1] ?? "");
    if (option === "--experimental-default-config-file") return true;
    return (
      (MODULE_OPTION.test(option) && isOurs(value, workspace)) || (FILE_OPTION.test(option) && isIn(workspace, value))
    );
  });
}

/** A module by its mere name is one of `node_modules` in the checkout. */
function isOurs(module: string, workspace: string | undefined): boolean {
  if (/^(?:node|data):/.test(module)) return false;
  return isIn(workspace, pathOf(module));
}

function pathOf(module: string): string {
  try {
    return module.startsWith("file:") ? fileURLToPath(module) : module;
  } catch {
    return module; // an address of no file: it is told like one of the checkout
  }
}
