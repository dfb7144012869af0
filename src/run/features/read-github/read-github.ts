/** Lets the agent read more of GitHub than its thread, in the areas that the input `read-github` names. */
import type { Feature } from "../../feature.ts";
import { READ } from "./inputs.ts";

export const readGithub: Feature = {
  name: "read-github",
  inputs: READ,
  isForServer: false,
  isWanted: (settings) => settings.slice(READ)["read-github"] !== undefined,
  load: async () => (await import("./read-github-tool.ts")).code,
};
