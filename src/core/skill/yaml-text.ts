/** Reads a text as YAML. */
import { parse } from "yaml";

/** undefined for an empty one. Throws an Error that says what is wrong. */
export function parseYaml(text: string): unknown {
  return parse(text, { logLevel: "error" }) ?? undefined;
}
