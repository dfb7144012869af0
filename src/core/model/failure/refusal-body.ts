/** Refusals come in bodies of many shapes, of which the client reads one. */
import { z } from "zod";

const Body = z.record(z.string(), z.unknown());
const Problem = z.object({ loc: z.array(z.union([z.string(), z.number()])).default([]), msg: z.string() });
const Problems = z.array(Problem).min(1);

/**
 * The same refusal as `{"error": {…}}`: out of Gemini's list, with the sentence that is the whole error (Ollama), or with
 * what stands at the top (vLLM, Mistral, FastAPI) in place of the error. What is no JSON object stays as it is.
 */
export function inOneShape(body: string): string {
  const value = parse(body);
  const refusal = Body.safeParse(Array.isArray(value) ? value[0] : value);
  if (!refusal.success) return body;
  const { error } = refusal.data;
  if (typeof error === "string" && error !== "") return JSON.stringify({ error: { message: error } });
  if (error) return refusal.data === value ? body : JSON.stringify(refusal.data);
  return JSON.stringify({ error: { ...refusal.data, message: messageOf(refusal.data) } });
}

function messageOf({ message, detail, errors, ...rest }: z.infer<typeof Body>): string {
  const told = message ?? detail ?? errors ?? rest;
  const within = Body.safeParse(told);
  return inWords((within.success && within.data.detail) || told);
}

/** Which field is wrong, and how, where it says so. */
function inWords(told: unknown): string {
  if (typeof told === "string") return told;
  const problems = Problems.safeParse(told);
  if (!problems.success) return JSON.stringify(told);
  return problems.data.map(({ loc, msg }) => `${loc.filter((part) => part !== "body").join(".")}: ${msg}`).join("; ");
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // and is quoted as it is
  }
}
