/** Lets a run work in other repositories too, which the input `repositories` names. */
import type { Feature } from "../../feature.ts";
import { OTHERS_INPUT } from "./inputs.ts";

export const otherRepositories: Feature = {
  name: "other-repositories",
  inputs: OTHERS_INPUT,
  isForServer: true, // the input itself cannot be used with a server, which has one checkout
  isWanted: (settings) => settings.slice(OTHERS_INPUT).repositories !== undefined,
  load: async () => (await import("./work-elsewhere.ts")).code,
};
