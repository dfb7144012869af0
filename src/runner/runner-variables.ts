/** Reads variables that the runner sets. One that is missing, empty or not what it should be is an error of configuration. */
import { isAbsolute } from "node:path";
import { Fault } from "../lib/fault.ts";
import { withoutEnd } from "../lib/text.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Throws a "config" Fault where it is missing or empty. */
function neededVariable(env: Env, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Fault("config", `${name} is not set.`, {
    hint: "GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`.",
  });
}

/** A variable that has to have this form. `what` ends the sentence "NAME is not". */
export function checkedVariable(
  env: Env,
  name: string,
  { form, what }: Readonly<{ form: RegExp; what: string }>,
): string {
  const value = neededVariable(env, name);
  if (form.test(value)) return value;
  throw wrong(name, what);
}

export function absolutePath(env: Env, name: string): string {
  const value = neededVariable(env, name);
  if (isAbsolute(value) && !value.includes("\0")) return value;
  throw wrong(name, "an absolute path");
}

/** An address without a slash at its end. `standard` is that of a runner which does not set the variable. */
export function webAddress<Standard>(env: Env, name: string, standard: Standard): string | Standard {
  const value = env[name];
  if (value === undefined) return standard;
  if (isWebAddress(value)) return withoutEnd(value, "/");
  throw wrong(name, "a web address such as `https://github.example.com`");
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@][^\s?#@]*$/.test(text) && URL.canParse(text);
}

/** Throws a "config" Fault for a proxy that is no address; its value may have a password, and is not shown. */
export function requireProxyAddress(env: Env, name: string): void {
  const value = env[name];
  if (!value || URL.canParse(value.includes("://") ? value : `http://${value}`)) return;
  throw wrong(name, "the address of a proxy");
}

function wrong(name: string, what: string): Fault {
  return new Fault("config", `The variable ${name} is not ${what}.`, {
    hint: `GitHub Actions sets the variables of a job. Look for a step, an \`env:\` or a setting of a self-hosted runner that sets ${name}, and remove it.`,
  });
}
