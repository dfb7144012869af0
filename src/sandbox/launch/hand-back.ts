/** Gives back what tools were handed over, so that later steps of the job find it as they left it. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { type CommandLine, program, runToEnd } from "./command-line.ts";
import { PutAside, putBack } from "./git-settings.ts";
import { asRoot, WAYS, type Way } from "./way.ts";

/** What has to be undone, as plain data that outlives the process. `user` is the tools' own. */
export const HandBack = z
  .object({
    way: z.enum(WAYS),
    user: z.int(),
    owner: z.object({ uid: z.int(), gid: z.int() }).readonly(),
    folders: z.array(z.string()).readonly(),
    settings: z.array(PutAside).readonly(),
    /** The home that tools had, which is removed. */
    home: z.string(),
  })
  .readonly();
export type HandBack = z.infer<typeof HandBack>;

/** Can be called again, and by another process, but not while a tool runs. A Fault if the system refuses. */
export async function handBack({ way, folders, user, owner, settings, home }: HandBack): Promise<void> {
  // Files that were there kept their group; those that tools made have the tools' own. What is no link any more to
  // anything else cannot be made one: the sandbox lets nobody link to what is outside.
  if (way !== "bwrap") {
    await run(asRoot(way, [program("chown"), "-RPh", `--from=${user}`, `${owner.uid}`, "--", ...folders]));
    await run(asRoot(way, [program("chown"), "-RPh", `--from=:${user}`, `:${owner.gid}`, "--", ...folders]));
  }
  await putBack(settings);
  await removeTree(way, home);
}

/** A folder of tools that have ended. They can have made folders in it that their owner may not write. What cannot be removed is left to the runner. */
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
