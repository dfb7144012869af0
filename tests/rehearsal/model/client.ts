/** OpenAI's own client of a scripted model. */
import OpenAI, { APIError } from "openai";
import { expect, onTestFinished } from "vitest";
import type { Script } from "../../../src/rehearsal/model/script.ts";
import { openModel } from "../../../src/rehearsal/model/server.ts";

/** Closed when the test is. */
export async function scripted(...script: Script) {
  const model = await openModel({ script, apiKey: "key", model: "scripted" });
  onTestFinished(() => model.close());
  return { model, client: new OpenAI({ apiKey: "key", baseURL: model.url, maxRetries: 0 }) };
}

export async function refused(promise: Promise<unknown>): Promise<APIError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(APIError);
  return error as APIError; // which was just expected
}
