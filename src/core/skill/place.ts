/** Decides by its path alone whether a file is a skill, and of which kind. */

/** In order of precedence: of two skills with the same name, the one in the earlier folder counts. */
const FOLDERS = [".agents/skills", ".openhands/skills", ".openhands/microagents"] as const;

type SkillPath = Readonly<{ path: string; name: string; rank: number }>;

/** An AgentSkills folder, a Markdown file in a folder of skills, or an instruction file for agents. */
export type SkillLocation =
  | (SkillPath & Readonly<{ kind: "agentskill"; root: string }>)
  | (SkillPath & Readonly<{ kind: "legacy" }>)
  /** `below` is the folder that the file applies to; "" is the whole repository. */
  | (SkillPath & Readonly<{ kind: "instructions"; below: string }>);

/** Names of instruction files, and the models that they are for; the others are for all models. */
const INSTRUCTIONS: Readonly<Record<string, Readonly<{ name: string; family?: RegExp }>>> = {
  "agents.md": { name: "agents" },
  "agent.md": { name: "agents" },
  "claude.md": { name: "claude", family: /claude/i },
  "gemini.md": { name: "gemini", family: /gemini/i },
};
const ROOT_ONLY: Readonly<Record<string, string>> = {
  ".cursorrules": "cursorrules",
  ".github/copilot-instructions.md": "copilot",
  ".agents/memory.md": "memory",
  "memory.md": "memory",
};

/** Whether the file has what is remembered of a repository from thread to thread. */
export function isMemoryFile(path: string): boolean {
  return ROOT_ONLY[path.toLowerCase()] === "memory";
}

/** Of all files, those that are skills for this model, first by precedence, then by path. */
export function placesOf(paths: readonly string[], model: string): readonly SkillLocation[] {
  const candidates = paths.filter((path) => /\.md$|^\.cursorrules$/i.test(path)); // repositories have many other files
  const places = candidates.flatMap((path) => skillAt(path) ?? instructionsAt(path, model) ?? []);
  const roots = new Set(places.flatMap((place) => (place.kind === "agentskill" ? [`${place.root}/`] : [])));
  return places.filter((place) => place.kind !== "legacy" || !isInside(place.path, roots)).sort(byRank);
}

function byRank(a: SkillLocation, b: SkillLocation): number {
  return a.rank - b.rank || (a.path < b.path ? -1 : 1); // not by locale, because the order is part of the prompt
}

/** Whether the file belongs to one of the skills that have a folder. */
function isInside(path: string, roots: ReadonlySet<string>): boolean {
  return path.split("/").some((_, index, steps) => roots.has(`${steps.slice(0, index).join("/")}/`));
}

function skillAt(path: string): SkillLocation | undefined {
  const rank = FOLDERS.findIndex((folder) => path.startsWith(`${folder}/`));
  if (rank < 0) return undefined;
  const folder = `${FOLDERS[rank]}/`;
  const rest = path.slice(folder.length);
  const [, name] = /^([^/]+)\/skill\.md$/i.exec(rest) ?? [];
  if (name !== undefined) return { kind: "agentskill", path, rank, name, root: folder + name };
  const isOther = /(^|\/)(readme|skill)\.md$/i.test(rest);
  return isOther || !/\.md$/i.test(rest) ? undefined : { kind: "legacy", path, rank, name: rest.slice(0, -3) };
}

function instructionsAt(path: string, model: string): SkillLocation | undefined {
  const found = { kind: "instructions" as const, path, rank: FOLDERS.length };
  const only = ROOT_ONLY[path.toLowerCase()];
  if (only !== undefined) return { ...found, name: only, below: "" };
  const slash = path.lastIndexOf("/");
  const known = INSTRUCTIONS[path.slice(slash + 1).toLowerCase()];
  const isOurs = known && (known.family?.test(model) ?? true);
  if (!isOurs || path.split("/").includes("node_modules") || FOLDERS.some((folder) => path.startsWith(`${folder}/`))) {
    return undefined;
  }
  const below = path.slice(0, Math.max(0, slash));
  return { ...found, name: below === "" ? known.name : `${known.name}:${below}`, below };
}
