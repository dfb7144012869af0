/** A call as found in the text, before it is checked against the function's parameters. */

import { prompt } from "../../../prompts.ts";
import { ModelFault } from "../failure/model-fault.ts";

/** A parameter's value: `text` is as written, `json` was already JSON. */
export type WrittenValue = Readonly<{ kind: "text"; text: string } | { kind: "json"; value: unknown }>;

export type WrittenCall = Readonly<{ name: string; parameters: readonly (readonly [name: string, WrittenValue])[] }>;

/** The fault for a reply whose call cannot be parsed. `problem` is a sentence that the model and people can read. */
export function unreadable(problem: string): ModelFault {
  return new ModelFault(`The model wrote a tool call that cannot be read: ${problem}`, {
    told: prompt("text-protocol-unreadable", { problem }),
    reason: "text-protocol",
    hint: "Use a model that writes calls better, or one with tool calling of its own.",
  });
}
