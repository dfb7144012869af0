// A whole conversation on an OpenHands agent server: the agent runs there, and gets the key of the model.
//   LLM_API_KEY=… LLM_MODEL=gpt-5.5 SERVER_KEY=… node remote-conversation.ts https://agents.example.com /workspace/shop "Run the tests."
import { agentOf, openConversation, openModel, remoteWorkspace, standardTools } from "deckhand";

const { LLM_API_KEY: apiKey = "", LLM_MODEL: model = "gpt-5.5", LLM_BASE_URL: baseUrl, SERVER_KEY: key } = process.env;
const [, , url = "http://127.0.0.1:8000", folder = "/workspace", request = "What is in this folder?"] = process.argv;

const llm = { model: `openai/${model}`, api_key: apiKey, ...(baseUrl && { base_url: baseUrl }) };
await using workspace = remoteWorkspace(folder, { url, ...(key !== undefined && { key }), handed: { llm } });
const tools = standardTools({ tools: ["terminal", "file_editor", "task_tracker"].map((name) => ({ name })) });
const conversation = await openConversation({
  agent: agentOf({ model: openModel({ model, apiKey, ...(baseUrl && { baseUrl }) }), tools }), // the server has only these
  workspace,
  store: "./conversation", // a copy; the next process attaches to the same conversation
  observers: [{ onDelta: ({ content = "" }) => void process.stdout.write(content) }],
});
try {
  await conversation.send(request);
  const end = await conversation.run();
  const answer = end.status === "failed" ? end.fault.message : conversation.finalResponse();
  console.log(`\n${end.status}: ${answer} (${conversation.state.totals.cost} dollars)`);
} finally {
  await conversation.close();
}
