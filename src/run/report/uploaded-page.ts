/** Guesses whether the workflow uploads the page of a run. The guess decides only about a link in the summary. */
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import type { Env } from "../../runner/world.ts";

/** Bytes of a workflow file. */
const LARGEST = 1024 * 1024;

/**
 * Whether the text of the workflow's own file in the checkout names the page, or its folder, and an upload. Call it before any
 * tool runs: tools could write the file.
 */
export function uploadsPage({ GITHUB_WORKFLOW_REF: ref = "" }: Env, workspace: string): boolean {
  const [, path] = /^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(ref) ?? [];
  const text = path === undefined ? "" : (untrustedText(workspace, path, LARGEST) ?? "");
  return text.includes("upload-artifact") && /outputs\.(?:page|conversation)-path/.test(text);
}
