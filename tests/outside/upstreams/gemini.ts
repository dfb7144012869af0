/** Gemini's own API. A call that comes back without the signature that it was made with is refused. */
import { z } from "zod";
import { type Api, eventStream, type Tokens, type Turn } from "./api.ts";

export const gemini: Api = {
  path: /:streamGenerateContent$/,
  mediaType: "text/event-stream",
  callsIn,
  answer: (turn, tokens, done) => eventStream([event(turn, tokens, done)]),
};

/** Each call has its own, so that one that has moved shows. */
const signatureOf = (number: number) => Buffer.from(`signed by the script ${number}`).toString("base64");

const Part = z.union([
  z.object({ function_call: z.object({ name: z.string() }), thoughtSignature: z.string() }),
  z.object({ function_response: z.object({ name: z.string(), response: z.object({}) }) }),
  z.strictObject({ text: z.string(), thoughtSignature: z.string().optional() }),
]);
const Request = z.object({
  contents: z.array(z.object({ role: z.enum(["user", "model"]), parts: z.array(Part).min(1) })).min(1),
  tools: z.array(z.object({ function_declarations: z.array(z.object({ name: z.string() })).min(1) })).min(1),
});

/** Each call must have its signature, and its response in the next content. */
function callsIn(body: unknown): number {
  const { contents } = Request.parse(body);
  const calls = contents.map(({ parts }) => parts.flatMap((part) => ("function_call" in part ? [part] : [])));
  calls.forEach((made, at) => {
    const names = made.map((part) => part.function_call.name);
    const answered = contents[at + 1]?.parts.flatMap((part) =>
      "function_response" in part ? [part.function_response.name] : [],
    );
    if (names.length > 0 && names.join() !== answered?.join())
      throw new Error("A function call has no response after it.");
  });
  for (const [number, { thoughtSignature }] of calls.flat().entries()) {
    if (thoughtSignature !== signatureOf(number))
      throw new Error(`Call ${number} does not have its own thought_signature, but ${thoughtSignature}.`);
  }
  return calls.flat().length;
}

function event({ text, call }: Turn, { prompt, cached, completion }: Tokens, done: number) {
  const parts = [
    ...(text === undefined ? [] : [{ text }]),
    { functionCall: { name: call.name, args: call.arguments }, thoughtSignature: signatureOf(done) },
  ];
  const usageMetadata = {
    ...{ promptTokenCount: prompt, cachedContentTokenCount: cached, candidatesTokenCount: completion },
    totalTokenCount: prompt + completion,
  };
  return {
    candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }],
    usageMetadata,
    modelVersion: "gemini",
  };
}
