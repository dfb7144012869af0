/** The same scripted model, asked by our library and by the OpenHands SDK: how soon, and how long each step takes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { call, conclude } from "../../src/rehearsal/model/script.ts";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { median } from "../bench/figure.ts";
import type { Row } from "./counterpart.ts";
import { must } from "./process.ts";

const RUNS = 3;
const STEPS = 20;
const MINUTES = 60_000;
const root = join(import.meta.dirname, "..", "..");
const apiKey = "sk-test-0000000000";

/** How many times sooner and quicker we have to be. */
const LEAST = 5;

/** As a user of the packed library would write it. */
const PROGRAM = `
const { agentOf, folderStore, localWorkspace, openConversation, openModel, standardTools } = await import(process.argv[2]);
const [baseUrl, folder] = process.argv.slice(3);
const model = openModel({ model: "test-1", apiKey: "${apiKey}", baseUrl });
const agent = agentOf({ model, tools: standardTools({ tools: [{ name: "terminal" }] }) });
const store = folderStore(folder + "-log");
const conversation = await openConversation({ agent, workspace: localWorkspace(folder), store });
await conversation.send("Work.");
await conversation.run();
await conversation.close();
`;

/** Starts a program that asks the model at that address and works in that folder. */
type Start = (url: string, workspace: string) => Promise<unknown>;

type Times = Readonly<{ first: number; step: number }>;

/** Two rows: the first request after the start of the program, and a step. `sdk` starts the SDK's program. */
export async function* sideBySide(scratch: string, sdk: Start): AsyncIterable<Row> {
  await must("npm", ["run", "--silent", "build:library"], { cwd: root, limitMs: 5 * MINUTES });
  const program = join(scratch, "steps.mjs");
  writeFileSync(program, PROGRAM);
  const library = pathToFileURL(join(root, "lib", "library", "index.js")).href;
  const ours: Start = (url, workspace) =>
    must(process.execPath, [program, library, url, workspace], { limitMs: 2 * MINUTES });
  const times: { ours: Times; sdk: Times }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push({
      ours: await timesOf(ours, join(scratch, `ours-${run}`)),
      sdk: await timesOf(sdk, join(scratch, `sdk-${run}`)),
    });
  }
  const row = (what: string, of: (times: Times) => number): Row => {
    const [here, there] = [median(times.map(({ ours }) => of(ours))), median(times.map(({ sdk }) => of(sdk)))];
    const note = `${here.toFixed(1)} ms, the SDK's ${there.toFixed(1)} ms: ${(there / here).toFixed(1)} ×; medians of ${RUNS} runs`;
    return { what, note, problems: there >= LEAST * here ? [] : [`It is not ${LEAST} times the SDK's.`] };
  };
  yield row("from the start of the program to the first request", ({ first }) => first);
  yield row(`a step, of ${STEPS}`, ({ step }) => step);
}

async function timesOf(start: Start, workspace: string): Promise<Times> {
  mkdirSync(workspace);
  const script = [...Array.from({ length: STEPS }, () => call("terminal", { command: "true" })), conclude("Done.")];
  await using model = await openModel({ script, apiKey, model: "test-1" });
  const begun = performance.timeOrigin + performance.now();
  await start(model.url, workspace);
  if (model.problems.length > 0) throw new Error(model.problems.join("\n"));
  const { requests } = model;
  const gaps = requests.slice(1).map(({ startedAt }, index) => startedAt - (requests[index]?.endedAt ?? Number.NaN));
  return { first: (requests[0]?.startedAt ?? Number.NaN) - begun, step: median(gaps) };
}
