/** The hook that keeps apps from changing workflows, as GitHub does for tokens without the `workflows` permission, and from breaking rules. */
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

// GitHub gives its reason as the status of the ref; a hook can only print it, so here it comes as a "remote:" line.
const hook = `#!/bin/sh
status=0
while read -r old new ref; do
  case $new in *[!0]*) ;; *) continue ;; esac
  case $ref in refs/heads/*) [ -z "$EMBEDDED_RULES" ] || { printf "$EMBEDDED_RULES" "$ref" >&2; exit 1; } ;; esac
  file=$(git log --format= --name-only -m "$new" --not --all -- .github/workflows | head -n 1)
  [ -z "$file" ] && continue
  echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2
  status=1
done
exit $status
`;

/** A temporary folder for `core.hooksPath`. */
export type WorkflowGuard = Readonly<{ folder: string; remove(): Promise<void> }>;

export async function makeWorkflowGuard(): Promise<WorkflowGuard> {
  const folder = await mkdtemp(join(tmpdir(), "embedded-github-hooks-"));
  const path = join(folder, "pre-receive");
  await writeFile(path, hook);
  await chmod(path, 0o755);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
