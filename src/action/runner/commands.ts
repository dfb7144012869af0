/**
 * Speaks with the runner in its log, in workflow commands: `::name key=value::message` on a line of its own. Written
 * here and not by @actions/core, which brings an HTTP client along; escaping is as documented there, in
 * https://github.com/actions/toolkit/blob/main/docs/commands.md.
 */
import { EOL } from "node:os";

type Properties = Readonly<Record<string, string | number | undefined>>;

/** A plain line: whoever prints text of others has seen to it that it is no command. */
export function info(line: string): void {
  process.stdout.write(`${line}${EOL}`);
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
