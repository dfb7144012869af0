import { describe, expect, onTestFinished, test } from "vitest";
import { chatAnswer } from "../../../src/rehearsal/model/chat-answer.ts";
import { call, type ScriptedReply, say, type WireFault, write } from "../../../src/rehearsal/model/script.ts";
import { openModel } from "../../../src/rehearsal/model/server.ts";
import { rateLimited, TOO_LONG } from "../../model-failures.ts";
import { LAPSES_MS } from "../../real-time.ts";

const chat = { messages: [{ role: "system", content: "You help." }] };
const responses = { input: [{ role: "user", content: "Hi" }], store: false };

async function ask(
  reply: ScriptedReply,
  body: object = { ...chat, stream: true },
  also: RequestInit = {},
): Promise<Response> {
  const model = await openModel({ script: [reply], apiKey: "key", model: "scripted" });
  onTestFinished(() => model.close());
  const route = "input" in body ? "responses" : "chat/completions";
  return fetch(`${model.url}/${route}`, {
    method: "POST",
    headers: { authorization: "Bearer key", "content-type": "application/json" },
    body: JSON.stringify({ model: "scripted", ...body }),
    redirect: "manual",
    ...also,
  });
}

const two: ScriptedReply = {
  text: "Größe",
  calls: [
    { name: "a", arguments: { word: "one two three four five" } },
    { name: "b", arguments: { word: "six seven eight nine ten" } },
  ],
};

type Delta = { content?: unknown; tool_calls?: { index?: number; function: { name?: string } }[] };
type Choice = { delta: Delta; finish_reason: string | null };

async function deltas(kind: WireFault["kind"]): Promise<Delta[]> {
  const text = await (await ask({ ...two, fault: { kind } as WireFault })).text();
  const chunks = text.split("\n").filter((line) => line.startsWith("data: {"));
  return chunks.flatMap((line) =>
    (JSON.parse(line.slice(6)) as { choices: Choice[] }).choices.map(({ delta }) => delta),
  );
}

const indexes = (list: Delta[]) => list.flatMap(({ tool_calls = [] }) => tool_calls.map(({ index }) => index));

describe("the answer of a scripted model", () => {
  test("is there, and sound, without a fault", async () => {
    const text = await (await ask(two)).text();
    expect(text).toContain("Größe");
    expect(text).toMatch(/"finish_reason":"tool_calls"[\s\S]*\[DONE\]/);
  });

  test("does not come: the connection is cut, or stays open", async () => {
    await expect(ask({ fault: { kind: "no-answer" } })).rejects.toThrow();
    const signal = AbortSignal.timeout(LAPSES_MS);
    await expect(ask({ fault: { kind: "no-headers" } }, undefined, { signal })).rejects.toThrow(/timeout/);
  });

  test.for([chat, responses])("is cut, or falls silent, half-way", async (body) => {
    const cut = await ask({ ...two, fault: { kind: "cut" } }, { ...body, stream: true });
    await expect(cut.text()).rejects.toThrow();
    const kinds: WireFault[] = [{ kind: "silence" }, { kind: "keep-alive", everyMs: 5 }];
    for (const fault of kinds) {
      const patience = new AbortController();
      const silent = await ask({ ...two, fault }, { ...body, stream: true }, { signal: patience.signal });
      const read = async () => {
        for await (const piece of silent.body ?? []) {
          // It has begun, and all that is to come are signs of life.
          const isLast = fault.kind === "silence" || Buffer.from(piece).includes(": keep-alive");
          if (isLast) patience.abort(new Error("out of patience"));
        }
      };
      await expect(read()).rejects.toThrow("out of patience");
    }
  });

  test.for([chat, responses])("ends without an end", async (body) => {
    const text = await (await ask({ ...two, fault: { kind: "no-end" } }, { ...body, stream: true })).text();
    expect(text).not.toMatch(/"finish_reason":"|\[DONE\]|response\.completed/);
    expect(text).toContain("ten");
  });

  test.for([chat, responses])("is odd on the wire and the same in the end", async (body) => {
    const sound = await (await ask(two, { ...body, stream: true })).text();
    const answers = (["crlf", "comments", "split-bytes"] as const).map(async (kind) =>
      (await ask({ ...two, fault: { kind } }, { ...body, stream: true })).text(),
    );
    const [crlf = "", comments = "", split = ""] = await Promise.all(answers);
    const data = (text: string) =>
      text.match(/^data: .*(?=\r?$)/gm)?.map((line) => line.replace(/"created(_at)?":\d+/g, ""));
    expect(crlf).toMatch(/\r\n\r\n/);
    expect(comments).toMatch(/^: keep-alive\n/);
    for (const text of [crlf, comments, split]) expect(data(text)).toEqual(data(sound));
  });

  test("has a line that is no JSON, or an error, in its midst", async () => {
    expect(await (await ask({ ...two, fault: { kind: "bad-json" } })).text()).toMatch(/choi\n\n[\s\S]*\[DONE\]/);
    const error = { message: "overloaded" };
    const text = await (await ask({ ...two, fault: { kind: "error-event", error } })).text();
    expect(text).toMatch(/event: error\ndata: \{"error":\{"message":"overloaded"\}/);
  });

  test("has its calls in disorder", async () => {
    expect(new Set(indexes(await deltas("calls-all-zero")))).toEqual(new Set([0]));
    expect(new Set(indexes(await deltas("no-index")))).toEqual(new Set([undefined]));
    expect(indexes(await deltas("calls-interleaved")).slice(0, 4)).toEqual([1, 0, 1, 0]);
  });

  test("has content in other shapes, or no choice", async () => {
    expect(await deltas("content-list")).toContainEqual({ content: [{ type: "text", text: "Größe" }] });
    expect(await deltas("empty-choices")).toEqual([]);
    const body = await ask({ ...two, fault: { kind: "content-list" } }, chat);
    expect(await body.json()).toMatchObject({ choices: [{ message: { content: [{ text: "Größe" }] } }] });
    expect(await (await ask({ fault: { kind: "empty-choices" } }, chat)).json()).toMatchObject({ choices: [] });
  });

  test("comes from somebody else", async () => {
    const page = await ask({ fault: { kind: "html" } });
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const image = await ask({ fault: { kind: "content-type", value: "image/png" } });
    expect(image.headers.get("content-type")).toBe("image/png");
    const zipped = await ask({ fault: { kind: "bad-gzip" } });
    await expect(zipped.text()).rejects.toThrow();
    const moved = await ask({ fault: { kind: "redirect", status: 307, to: "http://127.0.0.2:1/v1" } });
    expect([moved.status, moved.headers.get("location")]).toEqual([307, "http://127.0.0.2:1/v1"]);
  });

  test.for([chat, responses])("is as large as a test wants it", async (body) => {
    const megabyte = 1 << 20;
    const sizes = (["huge-reply", "huge-delta"] as const).flatMap((kind) =>
      [true, false].map(async (stream) => {
        const answer = await ask({ text: "x", fault: { kind, bytes: megabyte } }, { ...body, stream });
        return (await answer.text()).length;
      }),
    );
    for (const size of await Promise.all(sizes)) expect(size).toBeGreaterThan(megabyte);
  });

  test.for([chat, responses])("goes on until the client has had enough", async (body) => {
    const stop = new AbortController();
    const answer = await ask(
      { text: "x", fault: { kind: "endless" } },
      { ...body, stream: true },
      { signal: stop.signal },
    );
    let size = 0;
    const read = async () => {
      for await (const piece of answer.body ?? []) {
        size += piece.length;
        if (size > 1 << 20) stop.abort(new Error("enough"));
      }
    };
    await expect(read()).rejects.toThrow("enough");
  });
});

test("usage is left out, or nonsense, if the script wants it", () => {
  const asked = { model: "scripted", messages: [] };
  expect(chatAnswer(asked, { text: "Hi", usage: "absent" }, 1).body).not.toHaveProperty("usage");
  const nonsense = chatAnswer(asked, { text: "Hi", usage: { prompt_tokens: -5 } }, 1).body;
  expect(nonsense).toMatchObject({ usage: { prompt_tokens: -5 } });
});

test("a reply may stop for another reason, or be a refusal", async () => {
  const cut = await ask(call("terminal", '{"comma', { finish: "length" }), chat);
  expect(await cut.json()).toMatchObject({ choices: [{ finish_reason: "length" }] });
  const no = await ask({ refusal: "I will not." }, chat);
  expect(await no.json()).toMatchObject({ choices: [{ message: { content: null, refusal: "I will not." } }] });
});

test("a call may be written as text", () => {
  expect(write("terminal", { command: "ls" }, "I look.")).toEqual(
    say("I look.\n\n<function=terminal>\n<parameter=command>ls</parameter>\n</function>"),
  );
});

test("failures have the words and headers of real endpoints", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(rateLimited("seconds", 1500).headers).toEqual({ "retry-after": "2" });
  expect(rateLimited("date", 2000, now).headers).toEqual({ "retry-after": "Sat, 21 Nov 2026 10:00:02 GMT" });
  expect(rateLimited("milliseconds", 1500).headers).toEqual({ "retry-after-ms": "1500" });
  expect(TOO_LONG.openai?.error).toMatchObject({ code: "context_length_exceeded" });
});
