/** Writes one value into a file of the runner's; where that cannot be, it is said in the older way, which runners still obey. */
import { randomUUID } from "node:crypto";
import { closeSync, fstatSync, ftruncateSync, openSync, writeFileSync, writeSync } from "node:fs";

/** How the same is said on stdout. */
type Command = "set-output" | "save-state";

const STDOUT = 1;

/** A random delimiter around each value, so that no value can forge another. Outside of a runner there is no file. */
export function append(file: string | undefined, command: Command, name: string, value: string): void {
  if (!file) return;
  const delimiter = `deckhand_${randomUUID()}`;
  try {
    appendWhole(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
  } catch {
    say(`::${command} name=${name}::${escaped(value)}\n`);
  }
}

/** Half a value would spoil all others for the runner. */
function appendWhole(file: string, text: string): void {
  const handle = openSync(file, "a");
  try {
    const { size } = fstatSync(handle);
    try {
      writeFileSync(handle, text);
    } catch (error) {
      ftruncateSync(handle, size);
      throw error;
    }
  } finally {
    closeSync(handle);
  }
}

function escaped(value: string): string {
  return value.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function say(line: string): void {
  try {
    writeSync(STDOUT, line);
  } catch {
    // nobody listens either
  }
}
