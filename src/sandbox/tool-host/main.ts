/**
 * Runs beside the workspace with nothing but Node: in the sandbox, where it ends with the broker, or on another machine
 * with a mailbox. It carries out the broker's calls.
 */

import { openMailbox } from "./mailbox.ts";
import { openRelay } from "./relay.ts";
import { answer, toolMethods } from "./tool-methods.ts";

const [first, folder] = process.argv.slice(2);
const methods = toolMethods(process.execPath);
if (first === "--mailbox" && folder !== undefined) {
  const { input, output } = openMailbox(folder);
  await answer(methods, input, output);
  await methods.end(null, new AbortController().signal); // no sandbox ends what the shells have started
  process.exit(0);
}
if (first) await openRelay(first);
process.stdout.on("error", () => process.exit(0)); // nobody reads any more
await answer(methods, process.stdin, process.stdout);
process.exit(0);
