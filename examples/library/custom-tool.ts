// A tool of your own, a secret that only your program knows, and the reply while it comes.
//   LLM_API_KEY=… LLM_MODEL=gpt-5.5 node custom-tool.ts "How many orders are open?"
import {
  agentOf,
  defineTool,
  localWorkspace,
  Mistake,
  openConversation,
  openModel,
  standardTools,
  text,
} from "deckhand";
import { z } from "zod";

const { LLM_API_KEY: apiKey = "", LLM_MODEL: model = "gpt-5.5", LLM_BASE_URL: baseUrl } = process.env;

const orders: Readonly<Record<string, number>> = { open: 3, shipped: 12 };

const countOrders = defineTool({
  name: "count_orders",
  description: "Counts the orders of the shop by their state, which is open or shipped.",
  input: z.object({ state: z.string().describe("open or shipped") }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async run({ state }) {
    const count = orders[state];
    if (count === undefined) throw new Mistake(`There is no state ${state}: use open or shipped.`); // the model reads it
    return { content: [text(`${count} orders are ${state}.`)] };
  },
});

const conversation = await openConversation({
  agent: agentOf({
    model: openModel({ model, apiKey, ...(baseUrl && { baseUrl }) }),
    tools: [...standardTools(), countOrders],
    instructions: "The shop is called Acme.",
  }),
  workspace: localWorkspace("."),
  secrets: { SHOP_TOKEN: async () => "asked for when a command names $SHOP_TOKEN" },
  observers: [{ onDelta: ({ content = "" }) => void process.stdout.write(content) }],
});
try {
  await conversation.send(process.argv[2] ?? "How many orders are open?");
  await conversation.run();
  console.log(conversation.finalResponse());
} finally {
  await conversation.close();
}
