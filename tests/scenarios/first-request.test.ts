import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { play } from "./play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "noted\n" });
const script = [edit, call("finish", { message: "It is noted." })];

const APIS = ["chat", "responses"] as const;

test.for(APIS)(
  "a mention in an issue costs at most 8 kB and 2,200 tokens in its first request over %s",
  async (api) => {
    const { stage, rehearsal, problems } = await play({ story: "fix", script, inputs: { "api-mode": api } });
    const requests = api === "chat" ? stage.model?.requests : stage.model?.responsesRequests;
    expect([rehearsal.outputs.outcome, problems]).toEqual(["changed", []]);
    expect(requests).toHaveLength(script.length);
    const json = JSON.stringify(requests?.[0]?.body);
    for (const part of ["You are Deckhand", "hello-world-", "maria asks you", "str_replace"])
      expect(json).toContain(part);
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(8000);
    expect(countTokens(json)).toBeLessThanOrEqual(2200);
  },
);
