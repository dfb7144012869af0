/** Connects a job to GitHub, and collects the secrets that must not leave the job. */
import { type GitHub, gitHubClient } from "../../github/client.ts";
import { credentialsOf } from "../../github/write/commit/push.ts";
import type { KnownValue } from "../../github/write/leak/fingerprints.ts";
import { type LeakScanner, leakScanner } from "../../github/write/leak/scanner.ts";
import { Fault } from "../../lib/fault.ts";
import { type Redact, redactor } from "../../lib/mask/mask.ts";
import { prompt } from "../../prompts.ts";
import { maskSecrets, printNotice } from "./console.ts";
import { secretInputs } from "./input/inputs.ts";
import { mayWrite, rawInput } from "./input/raw-input.ts";
import { type Job, readJob } from "./job.ts";
import type { Env, World } from "./world.ts";

/** `exact` hides known secrets, `leaks` finds text that looks like a secret, and `redact` does both. */
export type Cleaners = Readonly<{ exact: Redact; leaks: LeakScanner; redact: Redact }>;

/** Without `mayWrite`, `github` refuses every request that would change something. */
export type Connection = Cleaners & Readonly<{ github: GitHub; mayWrite: boolean; job: Job }>;

/** What requests to GitHub about the job's repository need. */
export type GitHubAccess = Pick<Connection, "github" | "job">;

/**
 * Returns the connection for this job. From here on, the runner masks our secrets in the log, and `redact` removes them
 * elsewhere.
 */
export function connect({ env, sleep, signal, fetch }: Pick<World, "env" | "sleep" | "signal" | "fetch">): Connection {
  const token = rawInput(env, "github-token");
  const secrets = secretInputs(env);
  maskSecrets([...secrets, ...(token ? [credentialsOf(token)] : [])]);
  if (!token) {
    throw new Fault("config", "The input `github-token` is empty.", {
      hint: "Leave it out to use the job's own token, or give it a secret that exists.",
    });
  }
  const job = readJob(env, fetch);
  const writes = mayWrite(env);
  const { apiUrl, graphqlUrl } = job;
  const github = gitHubClient({
    token,
    apiUrl,
    graphqlUrl,
    fetch: job.fetch,
    isReadOnly: !writes,
    sleep: (ms) => sleep(ms, signal),
    onNoGraphql: (why) => printNotice(`${why} ${prompt("no-graphql")}`),
    onAway: (why) => printNotice(prompt("github-away", { why })),
  });
  const exact = redactor([...secrets, `x-access-token:${token}`]); // git sends the token in this form, in base64
  const leaks = leakScanner(knownValues(env));
  return { github, mayWrite: writes, job, exact, leaks, redact: (text) => leaks.redact(exact(text)).text };
}

/** The values that must not leave in any form: our secrets, and the tokens that every JavaScript action gets. */
function knownValues(env: Env): KnownValue[] {
  const named = [
    { kind: "the GitHub token", value: rawInput(env, "github-token") ?? "" },
    { kind: "the model key", value: rawInput(env, "api-key") ?? "" },
    { kind: "a token of the runner", value: env.ACTIONS_RUNTIME_TOKEN ?? "" },
    { kind: "a token of the runner", value: env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? "" },
  ];
  const others = secretInputs(env).filter((value) => !named.some((known) => known.value === value));
  return [...named, ...others.map((value) => ({ kind: "a secret among the inputs", value }))];
}
