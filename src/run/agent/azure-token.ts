/**
 * Signs in at Azure as the job, without a key: GitHub says in a token of its own which job this is, and Microsoft Entra
 * gives an access token for it. See https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
 * ("federated credential") and https://docs.github.com/actions/reference/security/oidc.
 */
import { z } from "zod";
import { maskSecrets } from "../../action/runner/console.ts";
import type { World } from "../../action/runner/world.ts";
import type { TokenSource } from "../../core/model/endpoint.ts";
import { ModelFault } from "../../core/model/failure/model-fault.ts";
import { quoted } from "../../core/model/failure/quote.ts";
import { Fault } from "../../lib/fault.ts";

type Identity = Readonly<{ clientId: string; tenantId: string }>;
type Desk = Pick<World, "env" | "fetch" | "clock">;

const ENTRA = "https://login.microsoftonline.com";
const SCOPE = "https://cognitiveservices.azure.com/.default";
const AUDIENCE = "api://AzureADTokenExchange";
const ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

const PATIENCE_MS = 30_000;
/** A request may be under way for as long with the token that it began with. */
const MARGIN_S = 300;

/**
 * One token for as long as it is good; asked for again five minutes before its end, or after half of a shorter life. Both
 * tokens are masked in the log before they are used. A "config" Fault where the job may not ask, a ModelFault where it is refused.
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
      throw error instanceof Fault ? error : notReached(error);
    }
  };
}

const IdToken = z.object({ value: z.string().min(1) });

/** The runner's answer to who this job is. */
async function idToken({ env, fetch }: Desk, signal: AbortSignal): Promise<string> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
  if (!url || !token) {
    throw new Fault("config", "Azure needs an OIDC token of this job, and the job may not ask for one.", {
      hint: "Add `id-token: write` to the `permissions:` of the job. Runs for pull requests from forks never have it.",
    });
  }
  const address = new URL(url);
  address.searchParams.set("audience", AUDIENCE);
  const response = await fetch(address.href, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!response.ok) throw refused("GitHub gave no OIDC token for this job", response.status);
  const { value } = IdToken.parse(await response.json());
  maskSecrets([value]);
  return value;
}

const AccessToken = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const Refusal = z.object({ error_description: z.string() });

async function exchange({ clientId, tenantId }: Identity, desk: Desk, signal: AbortSignal) {
  const body = new URLSearchParams({
    client_id: clientId,
    scope: SCOPE,
    grant_type: "client_credentials",
    client_assertion_type: ASSERTION,
    client_assertion: await idToken(desk, signal),
  });
  const response = await desk.fetch(`${ENTRA}/${tenantId}/oauth2/v2.0/token`, { method: "POST", body, signal });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return AccessToken.parse(answer);
  const { data } = Refusal.safeParse(answer);
  throw refused("Azure did not accept the identity of this job", response.status, data?.error_description);
}

/** Of what Entra says, the first line is for people; the rest are numbers for its support. */
function refused(what: string, status: number, words = ""): ModelFault {
  const isTransient = status === 429 || status >= 500;
  return new ModelFault(`${what} (answered ${status}).`, {
    isTransient,
    quote: words === "" ? undefined : quoted(words.split(/\r?\n/)[0] ?? "", undefined),
    hint: isTransient
      ? "Run it again later."
      : "Check `azure-client-id` and `azure-tenant-id`, and the federated credential for this repository: docs/providers.md says what it needs.",
  });
}

function notReached(cause: unknown): ModelFault {
  return new ModelFault("Azure gave no token: the sign-in could not be reached, or its answer could not be read.", {
    hint: "Check the runner's network; on a self-hosted runner, login.microsoftonline.com has to be reachable.",
    isTransient: true,
    cause,
  });
}
