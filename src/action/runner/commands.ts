/**
 * Prints workflow commands (`::name key=value::message`), each on a line of its own in the log of the job. They are
 * written here and not by @actions/core, which loads an HTTP client; values are escaped as documented in
 * https://github.com/actions/toolkit/blob/main/docs/commands.md.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { EOL } from "node:os";

type Properties = Readonly<Record<string, string | number | undefined>>;

/** Where lines go, if not to the output of this process. */
const output = new AsyncLocalStorage<(text: string) => void>();

/** Has all that `action` prints go to `write`, so that several runs can share a process. */
export function printTo<Result>(write: (text: string) => void, action: () => Promise<Result>): Promise<Result> {
  return output.run(write, action);
}

/** A plain line. The caller has made sure that text of others is no command. */
export function info(line: string): void {
  const write = output.getStore();
  if (write) write(`${line}${EOL}`);
  else process.stdout.write(`${line}${EOL}`);
}

export function notice(message: string, properties: Properties = {}): void {
  issue("notice", message, properties);
}

export function warning(message: string, properties: Properties = {}): void {
  issue("warning", message, properties);
}

export function error(message: string, properties: Properties = {}): void {
  issue("error", message, properties);
}

export function startGroup(name: string): void {
  issue("group", name);
}

export function endGroup(): void {
  issue("endgroup", "");
}

/** Masked in every log from here on. */
export function setSecret(value: string): void {
  issue("add-mask", value);
}

/** From here on the runner takes no line for a command, until `resumeCommands` with the same token. */
export function stopCommands(token: string): void {
  issue("stop-commands", token);
}

export function resumeCommands(token: string): void {
  issue(token, "");
}

function issue(command: string, message: string, properties: Properties = {}): void {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined && value !== "");
  const list = given.map(
    ([key, value]) => `${key}=${escaped(String(value)).replace(/:/g, "%3A").replace(/,/g, "%2C")}`,
  );
  info(`::${command}${list.length > 0 ? ` ${list.join(",")}` : ""}::${escaped(message)}`);
}

function escaped(text: string): string {
  return text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
