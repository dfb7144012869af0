// A finished task in twenty lines: the agent works in the current folder, and the console shows what it does.
//   LLM_API_KEY=… LLM_MODEL=gpt-5.5 node quick-start.ts "Why does the test fail?"
import { agentOf, consoleVisualizer, localWorkspace, openConversation, openModel } from "deckhand";

const { LLM_API_KEY: apiKey = "", LLM_MODEL: model = "gpt-5.5", LLM_BASE_URL: baseUrl } = process.env;

const conversation = await openConversation({
  agent: agentOf({ model: openModel({ model, apiKey, ...(baseUrl && { baseUrl }) }) }),
  workspace: localWorkspace("."), // commands run as you do: sandboxWorkspace(".") keeps them apart
  observers: [consoleVisualizer()],
});
try {
  await conversation.send(process.argv[2] ?? "What is in this folder?");
  const end = await conversation.run();
  console.log(`\n${end.status}: ${end.status === "failed" ? end.fault.message : conversation.finalResponse()}`);
} finally {
  await conversation.close();
}
