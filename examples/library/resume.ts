// A conversation that goes on in a later process, and asks before risky actions. Run it twice with one folder.
//   LLM_API_KEY=… LLM_MODEL=gpt-5.5 node resume.ts ./conversation "Remove the build folder."
import { createInterface } from "node:readline/promises";
import { agentOf, consoleVisualizer, localWorkspace, openConversation, openModel, standardAnalyzer } from "deckhand";

const { LLM_API_KEY: apiKey = "", LLM_MODEL: model = "gpt-5.5", LLM_BASE_URL: baseUrl } = process.env;
const [, , store = "./conversation", request = "Where were we?"] = process.argv;

const conversation = await openConversation({
  agent: agentOf({ model: openModel({ model, apiKey, ...(baseUrl && { baseUrl }) }) }),
  workspace: localWorkspace("."),
  store, // what is in this folder goes on
  securityAnalyzer: standardAnalyzer(),
  observers: [consoleVisualizer({ skipUserMessages: true })],
});
try {
  console.log(`${conversation.log.length} events so far`);
  await conversation.setConfirmationPolicy({ kind: "ConfirmRisky", threshold: "HIGH", confirm_unknown: true });
  await conversation.send(request);
  let end = await conversation.run();
  while (end.status === "waiting") {
    for (const { action, reasons } of await conversation.pendingActions())
      console.log(action.tool_name, action.action, reasons.join("; "));
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const isAllowed = /^y/i.test(await terminal.question("Run this? [y/N] "));
    terminal.close();
    if (!isAllowed) await conversation.rejectPendingActions("The user said no.");
    end = await (isAllowed ? conversation.approve() : conversation.run());
  }
  console.log(`\n${end.status}: ${end.status === "failed" ? end.fault.message : conversation.finalResponse()}`);
} finally {
  await conversation.close();
}
