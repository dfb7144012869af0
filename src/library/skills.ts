/** Reads the skills and instructions of a folder: AGENTS.md, .agents/skills and the others that the action reads. */
import { type Discovery, discoverSkills } from "../core/skill/discovery.ts";
import { folderSource } from "./folder-source.ts";

/**
 * `model` is its name: some files are for some models only. The files in the folder instruct the agent, so read the
 * folder only if you trust its authors.
 */
export function skillsIn(folder: string, model: string): Promise<Discovery> {
  return discoverSkills(folderSource(folder), { model });
}
