/** Takes the checkout to another machine and back. What comes back is a patch that anybody could have written. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "../core/workspace/git.ts";
import type { Publisher } from "../github/write/publisher.ts";
import type { Moving } from "./agent/server-tools.ts";
import { patchIn } from "./approve/keep-results.ts";

type MovingContext = Readonly<{
  publisher: Publisher;
  /** The checkout here, in which no tool works. */
  workspace: string;
  /** A folder of our own. */
  folder: string;
  environment: Readonly<Record<string, string>>;
}>;

/** For the patch: other machines are slow, and a cancelled run still wants its work. */
const FETCH_MS = 120_000;

export function workMover({ publisher, workspace, folder, environment }: MovingContext): Moving {
  const here = git({ folder: workspace, environment });
  const now = async () => {
    const change = await publisher.capture();
    return { tree: change.wholeTree ?? change.tree };
  };
  return {
    async outgoing() {
      const bundle = join(folder, "outgoing.bundle");
      await here.raw(["bundle", "create", "--quiet", bundle, "HEAD"]);
      const shallow = (await here.raw(["rev-parse", "--git-path", "shallow"])).trim();
      const cut = join(workspace, shallow);
      return {
        bundle: readFileSync(bundle),
        shallow: existsSync(cut) ? readFileSync(cut, "utf8") : "",
        patch: await publisher.diff(await now()),
      };
    },
    async fetch(there) {
      const signal = AbortSignal.timeout(FETCH_MS);
      const path = join(folder, "incoming.patch");
      const patch = await patchIn(there, publisher.base, signal);
      writeFileSync(path, patch);
      // Git makes a tree of it without a checkout; only what our own git then says is applied here.
      const tree = patch.length === 0 ? await publisher.treeOf(publisher.base) : (await publisher.patched(path)).tree;
      const difference = await publisher.diff({ tree }, (await now()).tree);
      if (difference.length > 0) await here.raw(["apply", "--whitespace=nowarn", "-"], difference);
    },
  };
}
