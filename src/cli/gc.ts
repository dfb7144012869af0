/** `gc`: removes what is kept of threads that are closed. For a step of a workflow, or by hand with a token. */
import { tmpdir } from "node:os";
import { gitHubClient } from "../github/client.ts";
import { Fault } from "../lib/fault.ts";
import { count, sentences } from "../lib/text.ts";
import { prompt } from "../prompts.ts";
import { sweepStates } from "../state/sweep.ts";
import { commandFault } from "./command-fault.ts";
import { accessFault } from "./saved-threads.ts";

export type Gc = Readonly<{
  /** The words after the command. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  now: Date;
  stdout(text: string): void;
  stderr(text: string): void;
}>;

/** Resolves to the exit code: 0, 1 when it failed, 2 on any option but `--help`. With an option it removes nothing. */
export async function gc({ argv, env, now, stdout, stderr }: Gc): Promise<number> {
  if (argv[0] === "--help" || argv[0] === "-h") {
    stdout(`${prompt("gc-usage")}\n`);
    return 0;
  }
  if (argv.length > 0) {
    stderr("gc takes no options (see deckhand gc --help)\n");
    return 2;
  }
  try {
    const gone = await sweep(env, now);
    stdout([...gone.map((ref) => `removed ${ref}`), `${count(gone.length, "state")} removed`, ""].join("\n"));
    return 0;
  } catch (error) {
    const { message, hint } = commandFault(error);
    stderr(`${sentences(message, hint)}\n`);
    return 1;
  }
}

/** Resolves to the refs that are gone. Rejects with what to do. */
async function sweep(env: Gc["env"], now: Date): Promise<readonly string[]> {
  const repository = need(env, "GITHUB_REPOSITORY");
  const [owner = "", name = ""] = repository.split("/");
  const token = need(env, "GITHUB_TOKEN");
  const apiUrl = env.GITHUB_API_URL ?? "https://api.github.com";
  try {
    return await sweepStates({
      github: gitHubClient({ token, apiUrl, fetch }),
      repository: { owner, name },
      remote: { url: `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name}.git`, token },
      environment: { PATH: env.PATH ?? "" },
      temp: env.RUNNER_TEMP ?? tmpdir(),
      now,
    });
  } catch (error) {
    throw accessFault(error, { repository, token });
  }
}

function need(env: Gc["env"], name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Fault("config", `${name} is not set.`, {
    hint: "Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`.",
  });
}
