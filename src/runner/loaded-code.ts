/**
 * Finds variables of the job that make our process, or similar ones, load code from the checkout. Node and the system
 * apply them before we can refuse. So this only warns, and somebody who can push has to remove them.
 */
import { fileURLToPath } from "node:url";
import { isIn } from "../lib/programs.ts";
import { warning } from "./commands.ts";
import type { Env } from "./world.ts";

/**
 * Paths of code, or of settings that load code, separated by colons. Relative paths start in the checkout, because we
 * start there.
 */
const PATHS =
  "LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT GCONV_PATH NODE_PATH NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS NODE_ICU_DATA OPENSSL_CONF OPENSSL_CONF_INCLUDE OPENSSL_ENGINES OPENSSL_MODULES SSL_CERT_FILE SSL_CERT_DIR".split(
    " ",
  );

/** Node options with a module, resolved from the checkout, or with a file. */
const MODULE_OPTION = /^(?:-r|--require|--import|--(?:experimental-)?loader)$/;
const FILE_OPTION =
  /^--(?:openssl-config|icu-data-dir|experimental-config-file|snapshot-blob|env-file(?:-if-exists)?)$/;

/** Prints a warning for each such variable. */
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
  // Like Node: quotes keep spaces together.
  const words = [...options.matchAll(/(?:"(?:\\.|[^"\\])*"|\S)+/g)].map(([word]) => word.replaceAll('"', ""));
  return words.some((word, index) => {
    const [name = "", ...rest] = word.split("=");
    const option = name.replaceAll("_", "-"); // Node accepts underscores for dashes
    const value = rest.length > 0 ? rest.join("=") : (words[index + 1] ?? "");
    if (option === "--experimental-default-config-file") return true;
    return (
      (MODULE_OPTION.test(option) && isOurs(value, workspace)) || (FILE_OPTION.test(option) && isIn(workspace, value))
    );
  });
}

/** A module name without a path is in `node_modules` of the checkout. */
function isOurs(module: string, workspace: string | undefined): boolean {
  if (/^(?:node|data):/.test(module)) return false;
  return isIn(workspace, pathOf(module));
}

function pathOf(module: string): string {
  try {
    return module.startsWith("file:") ? fileURLToPath(module) : module;
  } catch {
    return module; // an invalid URL counts as a path in the checkout
  }
}
