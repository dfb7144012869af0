/**
 * Makes a checkout of exactly the files that an approval was given for: none that git ignores, and no settings of git.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitEnvironment } from "../../action/runner/world.ts";
import { git } from "../../core/workspace/git.ts";
import { AS_BYTES } from "../../github/write/private-repository.ts";
import type { Publisher } from "../../github/write/publisher.ts";
import type { Run } from "../run.ts";

type Own = Readonly<{ folder: string }>;

const historyIn = (folder: string) => join(folder, "history.git");

/** Copies the history of the workspace, before a tool could touch it. `folder` is the broker's own. */
export async function keepHistory({ job, world }: Pick<Run, "job" | "world">, { folder }: Own): Promise<void> {
  const args = ["clone", "--quiet", "--bare", "--no-hardlinks", "--", job.workspace, historyIn(folder)];
  await git({ folder, environment: gitEnvironment(world.env) }).raw(args);
}

type Stated = Own & Readonly<{ publisher: Publisher; tree: string; name: string }>;

/**
 * Resolves to its path. The commit that the work stands on is checked out, and `tree` is what differs from it. Files have
 * the bytes that git has of them, because those were shown: attributes convert nothing.
 */
export async function statedCheckout(
  { job, world }: Pick<Run, "job" | "world">,
  { folder, publisher, tree, name }: Stated,
): Promise<string> {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  const environment = gitEnvironment(world.env);
  const clone = ["clone", "--quiet", "--no-checkout", "--no-hardlinks", "--", historyIn(folder), path];
  await git({ folder, environment }).raw(clone);
  await publisher.writeFiles(tree, path);
  // What the action changes is read in the same way.
  mkdirSync(join(path, ".git", "info"), { recursive: true });
  writeFileSync(join(path, ".git", "info", "attributes"), AS_BYTES);
  const there = git({ folder: path, environment });
  await there.raw(["remote", "set-url", "origin", `${job.repositoryUrl}.git`]);
  await there.raw(["read-tree", "HEAD"]);
  return path;
}
