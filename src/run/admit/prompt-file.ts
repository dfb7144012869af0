/** Adds the text of `prompt-file` to the request. The file is always read from the base commit. */

import type { GitHubAccess } from "../../action/runner/connect.ts";
import { promptPathProblem, rawInput } from "../../action/runner/input/raw-input.ts";
import type { Env } from "../../action/runner/world.ts";
import { gitHubReader } from "../../github/client.ts";
import { readFileAt } from "../../github/read/file-at.ts";
import { readPull } from "../../github/read/pull/pull.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { Fault, toFault } from "../../lib/fault.ts";

const LARGEST = 64 * 1024;

type AdmittedTrigger = Readonly<{ trigger: Trigger; fault: Fault | undefined }>;

/** The trigger with the file's text before the rest of the request, or a fault if there is no such file. */
export async function withPromptFile(connection: GitHubAccess, env: Env, trigger: Trigger): Promise<AdmittedTrigger> {
  const path = rawInput(env, "prompt-file");
  if (path === undefined) return { trigger, fault: undefined };
  try {
    const text = await readText(connection, path, { env, trigger });
    const request = [text, trigger.request].filter((part) => part !== "").join("\n\n");
    return { trigger: { ...trigger, request }, fault: undefined };
  } catch (error) {
    return { trigger, fault: toFault(error) };
  }
}

async function readText(
  connection: GitHubAccess,
  path: string,
  { env, trigger }: Readonly<{ env: Env; trigger: Trigger }>,
): Promise<string> {
  const problem = promptPathProblem(path);
  if (problem !== undefined) throw noSuchFile(path, problem);
  const client = gitHubReader(connection.github, connection.job.repository);
  const text = await readFileAt(client, path, await baseOf(client, env, trigger));
  if (text === undefined) throw noSuchFile(path, "is not a file of the base commit");
  if (text.length > LARGEST) throw noSuchFile(path, "has more than 64 kB");
  if (text.trim() === "") throw noSuchFile(path, "is empty");
  return text.trim();
}

/** For a pull request this is not the head, which anybody may have written, although GitHub checks out the head. */
async function baseOf(client: ReturnType<typeof gitHubReader>, env: Env, { thread }: Trigger): Promise<string> {
  if (thread.type === "pull_request") return (await readPull(client, thread.number)).base.sha;
  return env.GITHUB_SHA ?? "";
}

function noSuchFile(path: string, why: string): Fault {
  return new Fault("config", `The \`prompt-file\` ${JSON.stringify(path.slice(0, 200))} ${why}.`, {
    hint: "Name a text file of the repository, by its path from the root.",
  });
}
