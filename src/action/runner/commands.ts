/**
 * Prints workflow commands (`::name key=value::message`), one on each line of the job's log. @actions/core is not used,
 * because it loads an HTTP client. Values are escaped as documented in
 * https://github.com/actions/toolkit/blob/main/docs/commands.md.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { EOL } from "node:os";

type Properties = Readonly<Record<string, string | number | undefined>>;

/** Receives the output instead of stdout, if set. */
const output = new AsyncLocalStorage<(text: string) => void>();

/** Sends everything that `action` prints to `write`, so that several runs can share a process. */
export function printTo<Result>(write: (text: string) => void, action: () => Promise<Result>): Promise<Result> {
  return output.run(write, action);
}

/** Prints a plain line. The caller must make sure that untrusted text in it is not a workflow command. */
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

/** From here on, the runner masks `value` in every log. */
export function setSecret(value: string): void {
  issue("add-mask", value);
}

/** From here on, the runner treats no line as a command, until `resumeCommands` with the same token. */
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
