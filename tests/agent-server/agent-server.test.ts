/** How long a server that does not answer is waited for. The pauses are played. */
import { expect, test } from "vitest";
import { AgentServer, type ServerWorld } from "../../src/agent-server/agent-server.ts";
import { KEY, serverWorld } from "./served-workspace.ts";

type Answer = Response | "refused";

/** A server that answers as `answer` says, by the milliseconds that were waited in all and the number of the request. */
function serverThat(answer: (waited: number, request: number) => Answer) {
  const seen = { waited: 0, requests: 0 };
  const world: ServerWorld = {
    ...serverWorld,
    random: () => 0.5,
    sleep: async (ms) => {
      seen.waited += ms;
    },
    fetch: async () => {
      seen.requests += 1;
      const said = answer(seen.waited, seen.requests);
      if (said !== "refused") return said;
      throw Object.assign(new TypeError("fetch failed"), {
        cause: Object.assign(new Error("x"), { code: "ECONNREFUSED" }),
      });
    },
  };
  const server = new AgentServer({ url: "http://127.0.0.1:9", key: KEY }, world);
  return { server, seen };
}

const { signal } = new AbortController();
const info = () => Response.json({ version: "1", usable_tools: [] });

test("a server that has never answered is waited for half a minute, and after that it is only asked", async () => {
  const { server, seen } = serverThat(() => "refused");
  await expect(server.info(signal)).rejects.toMatchObject({
    code: "config",
    headline: "The agent server did not answer.",
    hint: "Check its address, and that it runs.",
  });
  expect(seen.waited).toBeGreaterThan(20_000);
  expect(seen.waited).toBeLessThan(41_000);
  const before = { ...seen };
  await expect(server.execute("true", 60, signal)).rejects.toThrow("did not answer");
  expect(seen).toEqual({ waited: before.waited, requests: before.requests + 1 });
});

test("a server that comes up meanwhile is there", async () => {
  const { server } = serverThat((waited) => (waited < 20_000 ? "refused" : info()));
  expect(await server.info(signal)).toEqual({ version: "1", usable_tools: [] });
});

test.for([
  ["has answered before", (_: number, request: number): Answer => (request <= 2 ? info() : "refused")],
  ["is only starting", (_: number, request: number) => (request <= 2 ? info() : new Response(null, { status: 503 }))],
] as const)("a server that %s is waited for two minutes", async ([, answer]) => {
  const { server, seen } = serverThat(answer);
  await server.info(signal);
  await expect(server.info(signal)).rejects.toThrow();
  expect(seen.waited).toBeGreaterThan(110_000);
  expect(seen.waited).toBeLessThan(131_000);
});
