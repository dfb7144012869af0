import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text as read } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { text } from "../../../src/core/event/content.ts";
import { openModel } from "../../../src/core/model/open-model.ts";
import { say } from "../../../src/rehearsal/model/script.ts";
import { openModel as openScripted } from "../../../src/rehearsal/model/server.ts";
import { modelSettings } from "../../../src/run/agent/agent.ts";
import { azureToken } from "../../../src/run/agent/azure-token.ts";
import { printTo } from "../../../src/runner/commands.ts";
import { Inputs } from "../../../src/runner/input/inputs.ts";
import { faultOf, forever } from "../../core/model/endpoint.ts";
import { world } from "./still-world.ts";

const CLIENT = "11111111-1111-1111-1111-111111111111";
const TENANT = "22222222-2222-2222-2222-222222222222";
const identity = { clientId: CLIENT, tenantId: TENANT, baseUrl: "https://shop.openai.azure.com/openai/v1" };
const ID_TOKEN = "id-token-of-this-job-0123456789";
const REQUEST_TOKEN = "request-token-0123456789";

type Answer = Readonly<{ status: number; body: object | string }>;
const token = (access_token: string, expires_in: number | string = 3600): Answer => ({
  ...{ status: 200, body: { token_type: "Bearer", access_token, expires_in } },
});

/** The runner's issuer and Entra's token endpoint, as strict as they are; the addresses of Entra lead here. */
async function sites(answers: Answer[], issuer: Answer = { status: 200, body: { value: ID_TOKEN } }) {
  const problems: string[] = [];
  let exchanges = 0;
  const server = createServer(async (request, response) => {
    const body = await read(request);
    const isIssuer = request.url?.startsWith("/issuer") ?? false;
    const problem = isIssuer ? issuerProblem(request) : tokenProblem(request, body);
    if (problem !== undefined) problems.push(problem);
    if (!isIssuer) exchanges += 1;
    const answer = problem === undefined ? (isIssuer ? issuer : answers.shift()) : undefined;
    const { status, body: said } = answer ?? {
      status: 400,
      body: { error: "invalid_request", error_description: problem },
    };
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(typeof said === "string" ? said : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  const fetch: typeof globalThis.fetch = (url, init) =>
    globalThis.fetch(String(url).replace("https://login.microsoftonline.com", origin), init);
  const env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${origin}/issuer?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
  };
  return { env, fetch, problems, exchanges: () => exchanges };
}

function issuerProblem({ method, url, headers }: IncomingMessage): string | undefined {
  const isAsked = method === "GET" && url === "/issuer?api-version=2.0&audience=api%3A%2F%2FAzureADTokenExchange";
  return isAsked && headers.authorization === `Bearer ${REQUEST_TOKEN}`
    ? undefined
    : `The issuer was asked ${method} ${url}.`;
}

function tokenProblem({ method, url, headers }: IncomingMessage, body: string): string | undefined {
  const asked = {
    method,
    url,
    type: headers["content-type"]?.split(";")[0],
    ...Object.fromEntries(new URLSearchParams(body)),
  };
  const wanted = {
    method: "POST",
    url: `/${TENANT}/oauth2/v2.0/token`,
    type: "application/x-www-form-urlencoded",
    client_id: CLIENT,
    scope: "https://cognitiveservices.azure.com/.default",
    grant_type: "client_credentials",
    client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    client_assertion: ID_TOKEN,
  };
  return JSON.stringify(asked) === JSON.stringify(wanted) ? undefined : `Entra was asked ${JSON.stringify(asked)}.`;
}

/** What is printed meanwhile. */
async function printed(action: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  await printTo((line) => void lines.push(line), action);
  return lines.join("");
}

test("the job's own token becomes one for Azure: one request for as long as it is good", async () => {
  const { problems, exchanges, ...desk } = await sites([token("access-1-0123456789"), token("access-2-0123456789")]);
  let now = 0;
  const source = azureToken(identity, { ...desk, clock: () => now });
  expect(await source(forever)).toBe("access-1-0123456789");
  now = 3_299_000;
  expect(await source(forever)).toBe("access-1-0123456789");
  expect(exchanges()).toBe(1);
  now = 3_301_000;
  expect(await source(forever)).toBe("access-2-0123456789");
  expect([exchanges(), problems]).toEqual([2, []]);
});

test.for([
  [
    "https://shop.openai.azure.us/openai/v1",
    "https://login.microsoftonline.us",
    "https://cognitiveservices.azure.us/.default",
    "api://AzureADTokenExchangeUSGov",
  ],
  [
    "https://shop.openai.azure.cn/openai/v1",
    "https://login.partner.microsoftonline.cn",
    "https://cognitiveservices.azure.cn/.default",
    "api://AzureADTokenExchangeChina",
  ],
  [
    "https://gateway.test/azure.us/v1",
    "https://login.microsoftonline.com",
    "https://cognitiveservices.azure.com/.default",
    "api://AzureADTokenExchange",
  ],
] as const)("a job that asks %s signs in at %s", async ([baseUrl, entra, scope, audience]) => {
  const asked: URL[] = [];
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push(new URL(String(url)));
    bodies.push(init?.body);
    return Response.json(
      asked.length === 1 ? { value: ID_TOKEN } : { access_token: "access-1-0123456789", expires_in: 3600 },
    );
  };
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: "https://issuer.test/", ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN };
  await azureToken({ ...identity, baseUrl }, { env, fetch, clock: () => 0 })(forever);
  expect(asked[0]?.searchParams.get("audience")).toBe(audience);
  expect(asked[1]?.href).toBe(`${entra}/${TENANT}/oauth2/v2.0/token`);
  expect(new URLSearchParams(String(bodies[1])).get("scope")).toBe(scope);
});

test("a token of a short life is used for half of it", async () => {
  const { problems, exchanges, ...desk } = await sites([
    token("access-1-0123456789", "120"),
    token("access-2-0123456789"),
  ]);
  let now = 0;
  const source = azureToken(identity, { ...desk, clock: () => now });
  await source(forever);
  now = 59_000;
  await source(forever);
  expect(exchanges()).toBe(1);
  now = 61_000;
  expect(await source(forever)).toBe("access-2-0123456789");
  expect(problems).toEqual([]);
});

test("both tokens are masked before they are used, and not printed otherwise", async () => {
  const { problems, exchanges, ...desk } = await sites([token("access-1-0123456789")]);
  const lines = (await printed(() => azureToken(identity, { ...desk, clock: () => 0 })(forever))).trim().split(/\r?\n/);
  expect(lines).toEqual([`::add-mask::${ID_TOKEN}`, "::add-mask::access-1-0123456789"]);
  expect([exchanges(), problems]).toEqual([1, []]);
});

test("a job that may not ask for its token is told which permission it lacks", async () => {
  const fault = await faultOf(azureToken(identity, { ...world, env: {} })(forever));
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("`id-token: write`") });
});

const UNKNOWN = {
  error: "invalid_client",
  error_description:
    "AADSTS700213: No matching federated identity record found for presented assertion subject 'repo:acme/shop:ref:refs/heads/main'.\r\nTrace ID: 1234",
};

test.for<[string, Answer, Answer | undefined, object]>([
  [
    "an identity that Entra does not know, in its own words",
    { status: 401, body: UNKNOWN },
    undefined,
    { isTransient: false, quote: expect.stringMatching(/^"AADSTS700213: No matching.*refs\/heads\/main'\."$/) },
  ],
  ["Entra is busy", { status: 503, body: "busy" }, undefined, { isTransient: true, quote: undefined }],
  ["an answer that is none", { status: 200, body: "<html>" }, undefined, { isTransient: true }],
  ["the issuer refuses", token("never"), { status: 403, body: "no" }, { isTransient: false }],
])("a fault is told: %s", async ([, answer, issuer, expected]) => {
  const { problems, exchanges, ...desk } = await sites([answer], issuer);
  const fault = await faultOf(azureToken(identity, { ...desk, clock: () => 0 })(forever));
  expect(fault).toMatchObject({ code: "model", ...expected });
  expect(JSON.stringify([fault.message, fault.hint])).not.toContain(ID_TOKEN);
  expect([problems, exchanges()]).toEqual([[], issuer ? 0 : 1]);
});

test("nobody who is there is a fault that passes, and an abort is an abort", async () => {
  const nowhere = { ACTIONS_ID_TOKEN_REQUEST_URL: "http://127.0.0.1:9/", ACTIONS_ID_TOKEN_REQUEST_TOKEN: "t" };
  const source = azureToken(identity, { ...world, env: nowhere });
  expect(await faultOf(source(forever))).toMatchObject({ isTransient: true });
  const reason = new Error("Stopped.");
  await expect(source(AbortSignal.abort(reason))).rejects.toBe(reason);
});

test.for(["chat", "responses", "messages"] as const)(
  "a run without a key is answered over %s, also after its token has ended",
  async (api) => {
    const key = "access-1-0123456789";
    const { problems, env, fetch } = await sites([token(key), token(key)]);
    const server = await openScripted({ script: [say("Hi."), say("Hi again.")], apiKey: key, model: "test-1" });
    onTestFinished(() => server.close());
    const inputs = Inputs.parse({
      ...{
        model: "test-1",
        "github-token": "ghs_1",
        "base-url": server.url,
        "api-mode": api,
        "api-version": "2024-10-21",
      },
      ...{ "azure-client-id": CLIENT, "azure-tenant-id": TENANT },
    });
    let now = 0;
    const desk = { env, fetch, clock: () => now };
    const model = openModel(modelSettings(inputs, "c", desk), {
      ...desk,
      sleep: async () => undefined,
      random: () => 0,
    });
    const ask = () => {
      const messages = [
        { role: "system" as const, content: [text("You help.")] },
        { role: "user" as const, content: [text("Hello")] },
      ];
      return model.default.complete({ messages, tools: [], signal: forever });
    };
    await ask();
    now = 4_000_000;
    expect((await ask()).message.content).toMatchObject([{ text: "Hi again." }]);
    const requests = [...server.requests, ...server.responsesRequests, ...server.messagesRequests];
    for (const { headers } of requests) {
      expect(headers.authorization).toBe(`Bearer ${key}`);
      expect([headers["api-key"], headers["x-api-key"]]).toEqual([undefined, undefined]);
    }
    expect([requests.length, problems, server.problems]).toEqual([2, [], []]);
  },
);
