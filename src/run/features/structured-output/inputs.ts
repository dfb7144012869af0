/** Defines the inputs for data in addition to the answer. */
import { z } from "zod";
import { sliceOf } from "../../../runner/input/settings.ts";

export const DATA = sliceOf({ "output-schema": z.string().optional(), "output-schema-file": z.string().optional() });
