/** `gc`: removes what is kept of threads that are closed. For a step of a workflow, or by hand with a token. */
import { tmpdir } from "node:os";
import { gitHubClient } from "../github/client.ts";
import { sweepStates } from "../github/write/state/sweep.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { count, sentences } from "../lib/text.ts";
import { prompt } from "../prompts.ts";

export type Gc = Readonly<{
  /** What follows the command. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  now: Date;
  stdout(text: string): void;
  stderr(text: string): void;
}>;

/** Resolves to the exit code: 0, 1 when it failed, 2 on any option but `--help`. With an option it removes nothing. */
export async function gc({ argv, env, now, stdout, stderr }: Gc): Promise<number> {
  if (argv[0] === "--help" || argv[0] === "-h") {
    stdout(`${prompt("usage")}\n`);
    return 0;
  }
  if (argv.length > 0) {
    stderr("gc takes no options (see deckhand --help)\n");
    return 2;
  }
  try {
    const [owner = "", name = ""] = need(env, "GITHUB_REPOSITORY").split("/");
    const token = need(env, "GITHUB_TOKEN");
    const apiUrl = env.GITHUB_API_URL ?? "https://api.github.com";
    const gone = await sweepStates({
      github: gitHubClient({ token, apiUrl, fetch }),
      repository: { owner, name },
      remote: { url: `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${owner}/${name}.git`, token },
      environment: { PATH: env.PATH ?? "" },
      temp: env.RUNNER_TEMP ?? tmpdir(),
      now,
    });
    stdout([...gone.map((ref) => `removed ${ref}`), `${count(gone.length, "state")} removed`, ""].join("\n"));
    return 0;
  } catch (error) {
    const { message, hint } = toFault(error);
    stderr(`${sentences(message, hint)}\n`);
    return 1;
  }
}

function need(env: Gc["env"], name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Fault("config", `${name} is not set.`, {
    hint: "Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`.",
  });
}
