/** Gives back what tools were handed over, so that later steps of the job find it as they left it. */
import { execa } from "execa";
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { PutAside, putBack } from "./git-settings.ts";
import { asRoot, type CommandLine, SYSTEM_PATH, WAYS, type Way } from "./way.ts";

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
  // anything else cannot be made one: the wall lets nobody link to what is outside.
  if (way !== "bwrap") {
    await run(asRoot(way, ["chown", "-RPh", `--from=${user}`, `${owner.uid}`, "--", ...folders]));
    await run(asRoot(way, ["chown", "-RPh", `--from=:${user}`, `:${owner.gid}`, "--", ...folders]));
  }
  await putBack(settings);
  await removeHome(way, home);
}

/** Tools can have made folders in it that their owner may not write. What cannot be removed is left to the runner. */
async function removeHome(way: Way, home: string): Promise<void> {
  const remove: CommandLine = ["rm", "-rf", "--one-file-system", "--", home];
  const commands = way === "bwrap" ? ([["chmod", "-R", "u+rwX", "--", home], remove] as const) : [asRoot(way, remove)];
  for (const [file, ...args] of commands) await execa(file, args, { ...PLAIN, timeout: 60_000 });
}

/** Finds its programs in the system, and sees nothing of our environment. */
const PLAIN = { env: { PATH: SYSTEM_PATH }, extendEnv: false, stdin: "ignore", reject: false } as const;

async function run([file, ...args]: CommandLine): Promise<void> {
  const { failed, stderr, originalMessage } = await execa(file, args, PLAIN);
  if (!failed) return;
  const why = (stderr.trim() || originalMessage || "no reason was given").split("\n")[0];
  throw new Fault("git", `The workspace could not be given back to its owner: ${why}.`, {
    hint: "Later steps of this job may not be able to write in it. A self-hosted runner needs `chown -R` on it by hand.",
  });
}
