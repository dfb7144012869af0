/**
 * Runs in the sandbox with nothing but Node. It carries out the broker's calls on the workspace, and ends with the
 * broker.
 */

import { openRelay } from "./relay.ts";
import { answer, toolMethods } from "./tool-methods.ts";

const [proxy] = process.argv.slice(2);
if (proxy) await openRelay(proxy);
process.stdout.on("error", () => process.exit(0)); // nobody reads any more
await answer(toolMethods(process.execPath), process.stdin, process.stdout);
process.exit(0);
