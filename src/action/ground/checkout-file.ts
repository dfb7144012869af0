/** A file of the checkout that an input names, read before any tool can have written it. */
import { readFile } from "../../core/workspace/files.ts";
import { Fault, Mistake } from "../../lib/fault.ts";
import type { InputName } from "../runner/input/inputs.ts";

const LARGEST = 64 * 1024;

/** A "config" Fault for what is missing, outside of the checkout, no plain file, or longer than 64 kB. */
export async function readCheckoutFile(workspace: string, path: string, input: InputName): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile([workspace], path, LARGEST));
  } catch (cause) {
    if (!(cause instanceof Mistake)) throw cause;
    throw new Fault("config", `The file of the input \`${input}\` cannot be used. ${cause.message}`, {
      hint: "Name a file of the checkout, by its path from the root.",
      cause,
    });
  }
}
