/** Has finished work checked by a command of the workflow (`check`), and by the second opinion of a model (`critic`). */
import type { Feature } from "../../feature.ts";
import { CHECK } from "./inputs.ts";

export const check: Feature = {
  name: "check",
  inputs: CHECK,
  isForServer: false,
  isWanted: (settings, { work }) => {
    const { check: command, critic } = settings.slice(CHECK);
    return work === "change" && (command !== undefined || critic !== "none");
  },
  load: async () => (await import("./checked-work.ts")).code,
};
