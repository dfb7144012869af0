/** Keeps a picture of the last page in the agent's browser, for the page of the run. */

import { code as inCode } from "../../../markdown/inline-code.ts";
import { flag } from "../../../runner/input/input-shapes.ts";
import { sliceOf } from "../../../runner/input/settings.ts";
import type { Feature, FeatureCode } from "../../feature.ts";

const SCREENSHOTS = sliceOf({ "attach-screenshots": flag.default(false) });

/** The names of pictures that the browser has left with the long outputs. */
const code: FeatureCode<string[], string | undefined> = {
  open: async () => [],
  toolSettings: (pictures) => ({ onPicture: (name) => pictures.push(name) }),
  judge: async (pictures) => pictures.at(-1),
  facts: (picture) => {
    if (picture === undefined) return {};
    const text = () => `Last page in the browser: ${inCode(`observations/${picture}`)} of the conversation`;
    return { page: { picture }, sections: [{ place: "facts", text }] };
  },
};

export const screenshots: Feature = {
  name: "screenshots",
  inputs: SCREENSHOTS,
  isForServer: false,
  isWanted: (settings) => settings.slice(SCREENSHOTS)["attach-screenshots"],
  load: async () => code,
};
