// The same conversation from its first request on, with another model, in a copy. The log that is read stays as it is.
//   LLM_API_KEY=… node replay.ts ./conversation gpt-5.5-mini ./replayed
import { cpSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentIn, consoleVisualizer, folderStore, localWorkspace, openConversation, openModel } from "deckhand";

const { LLM_API_KEY: apiKey = "", LLM_BASE_URL: baseUrl } = process.env;
const [, , folder = "./conversation", model = "gpt-5.5-mini", replayed = "./replayed"] = process.argv;

const copy = await mkdtemp(join(tmpdir(), "replay-"));
cpSync(folder, copy, { recursive: true });
const newAgent = () =>
  // with the tools and prompts of the one before; each conversation needs tools of its own
  agentIn(folderStore(copy), { modelFor: () => openModel({ model, apiKey, ...(baseUrl && { baseUrl }) }) });
const original = await openConversation({ agent: await newAgent(), workspace: localWorkspace("."), store: copy });

const request = [...original.log].find(({ kind, source }) => kind === "MessageEvent" && source === "user");
if (!request) throw new Error("Nothing was asked in this conversation.");
const again = await original.fork({
  id: crypto.randomUUID(),
  store: folderStore(replayed),
  fromEventId: request.id,
  title: `with ${model}`,
  agent: await newAgent(),
});
await original.close();
try {
  again.observe(consoleVisualizer());
  const end = await again.run(); // the copy asks about what the original asked about
  for (const { action, reasons } of await again.pendingActions())
    console.log("waits:", action.tool_name, action.action, reasons.join("; "));
  const answer = end.status === "failed" ? end.fault.message : again.finalResponse();
  console.log(`\nbefore: ${original.finalResponse()}\n${model}, ${end.status}: ${answer}`);
} finally {
  await again.close();
}
