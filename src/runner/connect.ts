/** Connects a job to GitHub, and collects the secrets that must not leave the job. */
import { credentialsOf } from "../git/commit/push.ts";
import { type GitHub, gitHubClient } from "../github/client.ts";
import type { KnownValue } from "../leak/fingerprints.ts";
import { type LeakScanner, leakScanner } from "../leak/scanner.ts";
import { Fault } from "../lib/fault.ts";
import { type Redact, redactor } from "../lib/mask/mask.ts";
import { prompt } from "../prompts.ts";
import { maskSecrets, printNotice } from "./console.ts";
import { KEYS, secretInputs } from "./input/secrets-input.ts";
import type { Settings } from "./input/settings.ts";
import { mayWrite } from "./input/trigger-settings.ts";
import { type Job, readJob } from "./job.ts";
import type { Env, World } from "./world.ts";

/** `exact` hides known secrets, `leaks` finds text that looks like a secret, and `redact` does both. */
export type Cleaners = Readonly<{ exact: Redact; leaks: LeakScanner; redact: Redact }>;

/** Without `mayWrite`, `github` refuses every request that would change something. */
export type Connection = Cleaners & Readonly<{ settings: Settings; github: GitHub; mayWrite: boolean; job: Job }>;

/** The client and the job, which requests to GitHub about the job's repository need. */
export type GitHubAccess = Pick<Connection, "github" | "job">;

/**
 * Returns the connection for this job. From here on, the runner masks our secrets in the log, and `redact` removes them
 * elsewhere.
 */
export function connect(
  world: Pick<World, "env" | "sleep" | "clock" | "signal" | "fetch">,
  settings: Settings,
): Connection {
  const { env, sleep, clock, signal, fetch } = world;
  const { "github-token": token } = settings.slice(KEYS);
  const secrets = secretInputs(settings);
  maskSecrets([...secrets, ...(token ? [credentialsOf(token)] : [])]);
  if (!token) {
    throw new Fault("config", "The input `github-token` is empty.", {
      hint: "Leave it out to use the job's own token, or give it a secret that exists.",
    });
  }
  const job = readJob(env, settings, fetch);
  const writes = mayWrite(settings);
  const { apiUrl, graphqlUrl } = job;
  const github = gitHubClient({
    token,
    apiUrl,
    graphqlUrl,
    fetch: job.fetch,
    isReadOnly: !writes,
    sleep: (ms) => sleep(ms, signal),
    clock,
    onNoGraphql: (why) => printNotice(`${why} ${prompt("no-graphql")}`),
    onAway: (why) => printNotice(prompt("github-away", { why })),
  });
  const exact = redactor([...secrets, `x-access-token:${token}`]); // git sends the token in this form, in base64
  const leaks = leakScanner(knownValues(env, settings));
  return { settings, github, mayWrite: writes, job, exact, leaks, redact: (text) => leaks.redact(exact(text)).text };
}

/** The values that must not leave in any form: our secrets, and the tokens that every JavaScript action gets. */
function knownValues(env: Env, settings: Settings): KnownValue[] {
  const { "github-token": token, "api-key": key = "" } = settings.slice(KEYS);
  const named = [
    { kind: "the GitHub token", value: token },
    { kind: "the model key", value: key },
    { kind: "a token of the runner", value: env.ACTIONS_RUNTIME_TOKEN ?? "" },
    { kind: "a token of the runner", value: env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? "" },
  ];
  const others = secretInputs(settings).filter((value) => !named.some((known) => known.value === value));
  return [...named, ...others.map((value) => ({ kind: "a secret among the inputs", value }))];
}
