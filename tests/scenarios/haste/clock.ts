/** Loaded into the action before it begins: for it a minute passes in 0.6 seconds, so that nobody waits for its pauses. */
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";

const HASTE = 100;
const { setTimeout } = timers;
const now = performance.now.bind(performance);

performance.now = () => now() * HASTE;
timers.setTimeout = (ms = 0, value, options) => setTimeout(ms / HASTE, value, options);
syncBuiltinESMExports();
