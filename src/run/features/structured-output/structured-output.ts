/** Has the agent end with data in the shape of the input `output-schema` or `output-schema-file`. */
import type { Feature } from "../../feature.ts";
import { DATA } from "./inputs.ts";

export const structuredOutput: Feature = {
  name: "structured-output",
  inputs: DATA,
  isForServer: false,
  isWanted: (settings) => Object.keys(settings.slice(DATA)).length > 0,
  load: async () => (await import("./data.ts")).code,
};
