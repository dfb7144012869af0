/** Finds the template for pull requests in the files of a commit, where GitHub looks for it. */
import type { SkillSource, SourceFile } from "../../../core/skill/skill.ts";
import type { PullTemplate } from "../../../github/write/pull-request/pull-template.ts";
import { code } from "../../../markdown/inline-code.ts";
import { printNotice } from "../../../runner/console.ts";

/** In bytes. A template is shorter than the text that it is for. */
const LARGEST = 20_000;

const SINGLE = /^(?<folder>|docs\/|\.github\/)pull_request_template(?:\.md|\.txt)?$/i;
const SEVERAL = /^(?<folder>|docs\/|\.github\/)pull_request_template\/[^/]+\.(?:md|txt)$/i;

/** The folders in GitHub's order. */
const FOLDERS = [".github/", "", "docs/"];

/** Undefined where there is none, where it is too large, or where people choose among several. Never rejects. */
export async function readPullTemplate(source: SkillSource): Promise<PullTemplate | undefined> {
  try {
    const file = templateIn(await source.list());
    if (file === undefined) return undefined;
    if (file.size > LARGEST) {
      printNotice(`The template ${code(file.path)} has ${file.size} bytes, more than ${LARGEST}, and is not used.`);
      return undefined;
    }
    const text = (await source.read([file.path])).get(file.path) ?? "";
    return text.trim() === "" ? undefined : { path: file.path, text };
  } catch {
    return undefined;
  }
}

function templateIn(files: readonly SourceFile[]): SourceFile | undefined {
  const single = inOrder(files, SINGLE);
  if (single[0]) return single[0];
  const several = inOrder(files, SEVERAL);
  return several.length === 1 ? several[0] : undefined;
}

function inOrder(files: readonly SourceFile[], pattern: RegExp): readonly SourceFile[] {
  const found = files.flatMap((file) => {
    const folder = pattern.exec(file.path)?.groups?.folder?.toLowerCase();
    return folder === undefined ? [] : [{ file, rank: FOLDERS.indexOf(folder) }];
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ file }) => file);
}
