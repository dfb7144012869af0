/** Gives files back to their owner after the tools have ended, so that later steps of the job can use them. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { type CommandLine, program, runToEnd } from "./command-line.ts";
import { PutAside, putBack } from "./git-settings.ts";
import { asRoot, WAYS, type Way } from "./way.ts";

/** What has to be undone, as plain data that another process can read. `user` is the user of the tools. */
export const HandBack = z
  .object({
    way: z.enum(WAYS),
    user: z.int(),
    owner: z.object({ uid: z.int(), gid: z.int() }).readonly(),
    folders: z.array(z.string()).readonly(),
    settings: z.array(PutAside).readonly(),
    /** The home of the tools, which is removed. */
    home: z.string(),
  })
  .readonly();
export type HandBack = z.infer<typeof HandBack>;

/**
 * It can be called again, also by another process, but not while a tool runs. Rejects with a Fault if the system
 * refuses.
 */
export async function handBack({ way, folders, user, owner, settings, home }: HandBack): Promise<void> {
  // Existing files kept their group; files of the tools have the tools' own. A file that is not a hard link cannot
  // become
  // one, because nothing outside can be linked from inside the sandbox.
  if (way !== "bwrap") {
    await run(asRoot(way, [program("chown"), "-RPh", `--from=${user}`, `${owner.uid}`, "--", ...folders]));
    await run(asRoot(way, [program("chown"), "-RPh", `--from=:${user}`, `:${owner.gid}`, "--", ...folders]));
  }
  await putBack(settings);
  await removeTree(way, home);
}

/**
 * Removes a folder of tools that have ended. It can contain folders that their owner may not write. What cannot be
 * removed is left to the runner.
 */
export async function removeTree(way: Way, home: string): Promise<void> {
  const remove: CommandLine = [program("rm"), "-rf", "--one-file-system", "--", home];
  const commands =
    way === "bwrap" ? ([[program("chmod"), "-R", "u+rwX", "--", home], remove] as const) : [asRoot(way, remove)];
  for (const command of commands) await runToEnd(command, 60_000);
}

async function run(command: CommandLine): Promise<void> {
  const { exitCode, stderr } = await runToEnd(command);
  if (exitCode === 0) return;
  const why = (stderr.trim() || "no reason was given").split("\n")[0];
  throw new Fault("git", `The workspace could not be given back to its owner: ${why}.`, {
    hint: "Later steps of this job may not be able to write in it. A self-hosted runner needs `chown -R` on it by hand.",
  });
}
