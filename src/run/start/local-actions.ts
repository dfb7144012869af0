/**
 * Finds what the runner loads of the actions that lie in the checkout (`uses: ./path`): their manifests, and what these name. The
 * runner reads them when their step begins, and again for their post step.
 */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";
import { parseYaml } from "../../core/skill/frontmatter.ts";
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import { MANIFESTS, type OtherActions, pathBelow, pathInWorkspace, usedFolders } from "../../sandbox/action-folder.ts";

const word = z.string().optional().catch(undefined);
const Uses = z.object({ uses: word }).catch({});
const Manifest = z.object({
  runs: z.object({ main: word, pre: word, post: word, image: word, steps: z.array(Uses).catch([]) }),
});
type Runs = z.infer<typeof Manifest>["runs"];

/** Bytes of a manifest. */
const LARGEST = 1024 * 1024;

type Place = Readonly<{ workspace: string; scripts: string }>;

/**
 * The actions in these folders, named from the workspace, and those that composite ones of them use. Our own, at `scripts`, is left
 * out, and so is what lies outside of the workspace: tools do not reach it.
 */
export function localActions(folders: readonly string[], { workspace, scripts }: Place): OtherActions {
  const top = realpathSync(workspace);
  const own = pathInWorkspace(scripts, top);
  const found = new Map<string, OtherActions>();
  const open = folders.map((path) => resolve(top, path));
  for (let folder = open.shift(); folder !== undefined; folder = open.shift()) {
    const below = pathBelow(top, folder);
    if (below === undefined || below === own || found.has(folder)) continue;
    const { action, used } = readAction(folder, top);
    found.set(folder, action);
    open.push(...used.map((path) => resolve(top, path)));
  }
  const all = [...found.values()];
  return { loaded: all.flatMap((one) => one.loaded), looked: all.flatMap((one) => one.looked) };
}

function readAction(folder: string, top: string): Readonly<{ action: OtherActions; used: readonly string[] }> {
  const at = MANIFESTS.findIndex((name) => existsSync(join(folder, name)));
  const manifests = MANIFESTS.slice(0, Math.max(at, 0) + 1).map((name) => join(folder, name));
  const runs = at === -1 ? undefined : runsIn(manifests[at] ?? "", top);
  const entries = entriesOf(runs)
    .map((path) => join(folder, path))
    .filter((path) => pathBelow(top, path) !== undefined);
  const isRoot = pathBelow(top, folder) === "";
  const loaded = isRoot
    ? [...manifests, ...entries.map((path) => join(top, relative(top, path).split("/")[0] ?? ""))]
    : [folder, ...entries.filter((path) => pathBelow(folder, path) === undefined).map((path) => besideIt(path, top))];
  return { action: { loaded, looked: [...manifests, ...entries] }, used: usedFolders(runs?.steps ?? []) };
}

function entriesOf({ main, pre, post, image }: Partial<Runs> = {}): readonly string[] {
  return [main, pre, post, image?.includes("://") ? undefined : image].flatMap((path) => path ?? []);
}

/** A program is loaded with the files beside it. In the root of the checkout, these are the project's. */
function besideIt(path: string, top: string): string {
  return pathBelow(top, dirname(path)) === "" ? path : dirname(path);
}

/** Undefined where the runner could not read it either. */
function runsIn(path: string, top: string): Runs | undefined {
  const below = pathBelow(top, path);
  const text = below === undefined ? undefined : untrustedText(top, below, LARGEST);
  try {
    return Manifest.parse(parseYaml(text ?? "")).runs;
  } catch {
    return undefined;
  }
}
