/** Lets the agent propose things to do on GitHub, which the input `intents` declares. */
import { code } from "../../../markdown/inline-code.ts";
import type { Feature } from "../../feature.ts";
import { FOR_RESTRICTED, INTENTS_INPUT, PROPOSE } from "./inputs.ts";

export const intents: Feature = {
  name: "intents",
  inputs: INTENTS_INPUT,
  isForServer: false,
  asksPeople: true,
  isUsefulWithoutFiles: true,
  isWanted: (settings, { had }) => settings.slice(INTENTS_INPUT).intents !== undefined || had.includes(PROPOSE),
  withheld(settings) {
    const { intents: all = [] } = settings.slice(INTENTS_INPUT);
    const names = all.map(({ name }) => name).filter((name) => !FOR_RESTRICTED.includes(name));
    return names.length === 0 ? [] : [`these intents could not be proposed: ${names.map(code).join(", ")}`];
  },
  load: async () => (await import("./settle-run.ts")).code,
};
