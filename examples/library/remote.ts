// Tools on another machine, over an OpenHands agent server. The agent and the key of its model stay here.
//   LLM_API_KEY=… LLM_MODEL=gpt-5.5 SERVER_KEY=… node remote.ts https://agents.example.com /workspace/shop "Run the tests."
import { agentOf, consoleVisualizer, openConversation, openModel, remoteWorkspace } from "deckhand";

const { LLM_API_KEY: apiKey = "", LLM_MODEL: model = "gpt-5.5", LLM_BASE_URL: baseUrl, SERVER_KEY: key } = process.env;
const [, , url = "http://127.0.0.1:8000", folder = "/workspace", request = "What is in this folder?"] = process.argv;

await using workspace = remoteWorkspace(folder, { url, ...(key !== undefined && { key }) });
const conversation = await openConversation({
  agent: agentOf({ model: openModel({ model, apiKey, ...(baseUrl && { baseUrl }) }) }),
  workspace,
  observers: [consoleVisualizer()],
});
try {
  await conversation.send(request);
  const end = await conversation.run();
  console.log(`\n${end.status}: ${end.status === "failed" ? end.fault.message : conversation.finalResponse()}`);
} finally {
  await conversation.close();
}
