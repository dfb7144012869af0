/**
 * Signs in at Azure as the job, without a key: GitHub says in a token of its own which job this is, and Microsoft Entra
 * gives an access token for it. See https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
 * ("federated credential") and https://docs.github.com/actions/reference/security/oidc.
 */
import { z } from "zod";
import type { TokenSource } from "../../core/model/endpoint.ts";
import { ModelFault } from "../../core/model/failure/model-fault.ts";
import { quoteSentence } from "../../core/model/failure/quote.ts";
import { Fault } from "../../lib/fault.ts";
import { maskSecrets } from "../../runner/console.ts";
import type { World } from "../../runner/world.ts";

/** `baseUrl` is that of the model: it says in which cloud it is. */
type Identity = Readonly<{ clientId: string; tenantId: string; baseUrl: string }>;
type Desk = Pick<World, "env" | "fetch" | "clock">;

/** The sign-in address, the scope and the audience of the token, for each of Azure's clouds. */
type Cloud = Readonly<{ entra: string; scope: string; audience: string }>;

const PUBLIC: Cloud = {
  entra: "https://login.microsoftonline.com",
  scope: "https://cognitiveservices.azure.com/.default",
  audience: "api://AzureADTokenExchange",
};

/** By the end of the host's name. See https://learn.microsoft.com/entra/identity-platform/authentication-national-cloud. */
const OTHERS: Readonly<Record<string, Cloud>> = {
  ".azure.us": {
    entra: "https://login.microsoftonline.us",
    scope: "https://cognitiveservices.azure.us/.default",
    audience: "api://AzureADTokenExchangeUSGov",
  },
  ".azure.cn": {
    entra: "https://login.partner.microsoftonline.cn",
    scope: "https://cognitiveservices.azure.cn/.default",
    audience: "api://AzureADTokenExchangeChina",
  },
};

function cloudOf({ baseUrl }: Identity): Cloud {
  const { hostname } = new URL(baseUrl);
  return Object.entries(OTHERS).find(([end]) => hostname.endsWith(end))?.[1] ?? PUBLIC;
}

const ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

const PATIENCE_MS = 30_000;
/** Seconds that a token must still be valid when a request begins, because the request keeps it to its end. */
const MARGIN_S = 300;

/**
 * One token for as long as it is good; asked for again five minutes before its end, or after half of a shorter life. Both
 * tokens are masked in the log before they are used. A "config" Fault where the job may not ask, a ModelFault where it
 * is refused.
 */
export function azureToken(identity: Identity, desk: Desk): TokenSource {
  let held: Readonly<{ token: string; until: number }> | undefined;
  return async (given) => {
    if (held && desk.clock() < held.until) return held.token;
    const signal = AbortSignal.any([given, AbortSignal.timeout(PATIENCE_MS)]);
    const asked = desk.clock();
    try {
      const { access_token, expires_in } = await exchange(identity, desk, signal);
      maskSecrets([access_token]);
      held = { token: access_token, until: asked + 1000 * Math.max(expires_in - MARGIN_S, expires_in / 2) };
      return access_token;
    } catch (error) {
      given.throwIfAborted();
      throw error instanceof Fault ? error : notReached(cloudOf(identity), error);
    }
  };
}

const IdToken = z.object({ value: z.string().min(1) });

/** Returns the token in which GitHub says which job this is. */
async function idToken({ audience }: Cloud, { env, fetch }: Desk, signal: AbortSignal): Promise<string> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
  if (!url || !token) {
    throw new Fault("config", "Azure needs an OIDC token of this job, and the job may not ask for one.", {
      hint: "Add `id-token: write` to the `permissions:` of the job. Runs for pull requests from forks never have it.",
    });
  }
  const address = new URL(url);
  address.searchParams.set("audience", audience);
  const response = await fetch(address.href, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!response.ok) throw refused("GitHub gave no OIDC token for this job", response.status);
  const { value } = IdToken.parse(await response.json());
  maskSecrets([value]);
  return value;
}

const AccessToken = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const Refusal = z.object({ error_description: z.string() });

async function exchange(identity: Identity, desk: Desk, signal: AbortSignal) {
  const { clientId, tenantId } = identity;
  const cloud = cloudOf(identity);
  const body = new URLSearchParams({
    client_id: clientId,
    scope: cloud.scope,
    grant_type: "client_credentials",
    client_assertion_type: ASSERTION,
    client_assertion: await idToken(cloud, desk, signal),
  });
  const response = await desk.fetch(`${cloud.entra}/${tenantId}/oauth2/v2.0/token`, { method: "POST", body, signal });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return AccessToken.parse(answer);
  const { data } = Refusal.safeParse(answer);
  throw refused("Azure did not accept the identity of this job", response.status, data?.error_description);
}

/** Returns the first line of Entra's message. The other lines are numbers for its support. */
function refused(what: string, status: number, words = ""): ModelFault {
  const isTransient = status === 429 || status >= 500;
  return new ModelFault(`${what} (answered ${status}).`, {
    isTransient,
    quote: words === "" ? undefined : quoteSentence(words.split(/\r?\n/)[0] ?? "", undefined),
    hint: isTransient
      ? "Run it again later."
      : "Check `azure-client-id` and `azure-tenant-id`, and the federated credential for this repository: docs/providers.md says what it needs.",
  });
}

function notReached({ entra }: Cloud, cause: unknown): ModelFault {
  return new ModelFault("Azure gave no token: the sign-in could not be reached, or its answer could not be read.", {
    hint: `Check the runner's network; on a self-hosted runner, ${new URL(entra).host} has to be reachable.`,
    isTransient: true,
    cause,
  });
}
