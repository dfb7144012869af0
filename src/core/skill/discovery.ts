/** Finds the skills of a repository. */
import { Fault } from "../../lib/fault.ts";
import { startOf } from "../../lib/text.ts";
import { readFrontmatter } from "./frontmatter.ts";
import {
  LARGEST_FILE,
  LONGEST_DESCRIPTION,
  MOST_RESOURCES,
  MOST_SKILLS,
  placesOf,
  Skill,
  type SkillLocation,
  type SkillResources,
  type SkillSource,
  type SkillTrigger,
  type SourceFile,
} from "./skill.ts";
import { type Fields, fieldsOf, WHEN } from "./skill-fields.ts";

/** The parts that were left out or cut, and why. The text follows the path in a sentence. */
export type SkillProblem = Readonly<{ path: string; problem: string }>;

export type Discovery = Readonly<{
  /** Each name occurs once. The order depends only on names and paths. */
  skills: readonly Skill[];
  /** The files of the skills, for the log. */
  files: readonly SourceFile[];
  problems: readonly SkillProblem[];
}>;

/**
 * `model` decides which instruction files count; `explicit` are skills from elsewhere, which take precedence. Throws a
 * "config" Fault if two of them have the same name. An invalid skill file is only a problem.
 */
export async function discoverSkills(
  source: SkillSource,
  { model, explicit = [] }: Readonly<{ model: string; explicit?: readonly Skill[] }>,
): Promise<Discovery> {
  requireUnique(explicit);
  const listed = await source.list();
  const files = new Map(listed.map((file) => [file.path, file]));
  const finds = new Finds(explicit);
  const places = choose(placesOf([...files.keys()], model), files, finds);
  const texts = await source.read(places.map(({ path }) => path));
  const resources = resourcesOf(places, [...files.keys()], finds);
  for (const place of places) finds.take(place, texts.get(place.path), resources.get(place.path), files);
  return finds.discovery();
}

function requireUnique(skills: readonly Skill[]): void {
  const names = skills.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  throw new Fault("config", `Two skills have the name ${twice}.`, { hint: "Give one of them another name." });
}

/** The files that are small enough, each text once, up to the maximum number. */
function choose(
  places: readonly SkillLocation[],
  files: ReadonlyMap<string, SourceFile>,
  finds: Finds,
): readonly SkillLocation[] {
  const small = places.filter(({ path }) => {
    const size = files.get(path)?.size ?? 0;
    if (size > LARGEST_FILE) finds.note(path, `has ${size} bytes, more than the ${LARGEST_FILE} that are read`);
    return size <= LARGEST_FILE;
  });
  const different = [
    ...new Map(small.toReversed().map((place) => [contentKey(place, files), place])).values(),
  ].reverse();
  for (const { path } of different.slice(MOST_SKILLS)) finds.note(path, `is beyond the ${MOST_SKILLS} that are read`);
  return different.slice(0, MOST_SKILLS);
}

// CLAUDE.md is often a link to AGENTS.md, or a copy: the same text about the same folder is used once.
function contentKey(place: SkillLocation, files: ReadonlyMap<string, SourceFile>): string {
  return place.kind === "instructions" ? `${place.below}:${files.get(place.path)?.id}` : `at ${place.path}`;
}

const KINDS = ["scripts", "references", "assets"] as const;

/** The files next to each SKILL.md, by its path. */
function resourcesOf(
  places: readonly SkillLocation[],
  paths: readonly string[],
  finds: Finds,
): Map<string, SkillResources> {
  const owners = new Map(places.flatMap((place) => (place.kind === "agentskill" ? [[place.root, place]] : [])));
  const beside = new Map<string, string[]>();
  for (const path of paths.filter((each) => each.startsWith(".")).sort()) {
    const root = path.split("/", 3).join("/"); // folders of skills have two levels
    const file = path.slice(root.length + 1);
    if (!owners.has(root) || !KINDS.some((kind) => file.startsWith(`${kind}/`))) continue;
    beside.set(root, [...(beside.get(root) ?? []), file]);
  }
  return new Map(
    [...beside].map(([skill_root, all]) => {
      const path = owners.get(skill_root)?.path ?? "";
      if (all.length > MOST_RESOURCES)
        finds.note(path, `has ${all.length} files next to it; ${MOST_RESOURCES} are listed`);
      const listed = all.slice(0, MOST_RESOURCES);
      const of = (kind: string) => listed.filter((file) => file.startsWith(`${kind}/`));
      return [path, { skill_root, scripts: of("scripts"), references: of("references"), assets: of("assets") }];
    }),
  );
}

/** Collects the skills that have been found so far. */
class Finds {
  readonly #skills: Map<string, Skill>;
  readonly #files: SourceFile[] = [];
  readonly #problems: SkillProblem[] = [];

  constructor(explicit: readonly Skill[]) {
    this.#skills = new Map(explicit.map((skill) => [skill.name, skill]));
  }

  note(path: string, problem: string): void {
    this.#problems.push({ path, problem });
  }

  /** The first skill with a name is used, and later ones are reported. */
  take(
    place: SkillLocation,
    text: string | undefined,
    resources: SkillResources | undefined,
    files: ReadonlyMap<string, SourceFile>,
  ): void {
    const { path } = place;
    const skill = this.#read(place, text, resources);
    if (!skill) return;
    const other = this.#skills.get(skill.name);
    if (other) this.note(path, `is not used: ${other.source ?? "another skill"} has the name ${skill.name} too`);
    else this.#skills.set(skill.name, skill);
    const file = files.get(path);
    if (file && !other) this.#files.push(file);
  }

  discovery(): Discovery {
    return { skills: [...this.#skills.values()], files: this.#files, problems: this.#problems };
  }

  #read(place: SkillLocation, text: string | undefined, resources: SkillResources | undefined): Skill | undefined {
    const note = (problem: string) => this.note(place.path, `is used, but ${problem}`);
    try {
      if (text === undefined) throw new Error("it could not be read");
      return readSkill(place, text, resources, note);
    } catch (error) {
      this.note(place.path, `is not used: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }
}

const ONLY = "only a skill that always applies can have servers";
const ON_CALL = `a SKILL.md is read when the agent calls for it, and ${ONLY}. Put them into a Markdown file in .agents/skills`;
const NAMED = `${ONLY}, one without triggers, inputs or paths`;

/**
 * Parses a file into a skill. Throws an Error with a short reason if the file has no skill; `note` is called if
 * something was only cut.
 */
function readSkill(
  place: SkillLocation,
  file: string,
  resources: SkillResources | undefined,
  note: (problem: string) => void,
): Skill {
  if (place.kind === "instructions") return instructions(place, nonEmpty(file.replace(/^\uFEFF/, "").trim()));
  const head = readFrontmatter(file);
  const { body } = head;
  const { data, problems } = fieldsOf(head);
  const name = nameOf(place, data);
  const trigger = triggerOf(name, data);
  const isFolder = place.kind === "agentskill";
  for (const { field, why } of problems) {
    // Without it, the skill would apply always.
    if (WHEN.includes(field) && !trigger && !isFolder) throw new Error(`it is not clear when it applies: ${why}`);
    note(why);
  }
  // The tools of a conversation are fixed when it begins, and such a skill may come later or not at all.
  if (data.mcp_tools != null && (isFolder || trigger)) note(`its \`mcp_tools\` are not: ${isFolder ? ON_CALL : NAMED}`);
  return Skill.parse({
    name,
    content: nonEmpty(body),
    trigger,
    source: place.path,
    is_agentskills_format: isFolder,
    disable_model_invocation: trigger?.type === "path" || data["disable-model-invocation"] === true,
    ...(data.inputs && { inputs: data.inputs }),
    ...(!isFolder && data.mcp_tools != null && { mcp_tools: data.mcp_tools }),
    ...(resources && { resources }),
    ...plainFields(data),
    ...described(data, note),
  });
}

function instructions({ name, path, below }: Extract<SkillLocation, { kind: "instructions" }>, content: string): Skill {
  if (below === "") return Skill.parse({ name, content, source: path });
  const trigger = { type: "path", paths: [`${below}/**`] };
  return Skill.parse({ name, content, source: path, trigger, disable_model_invocation: true });
}

function nonEmpty(content: string): string {
  if (content === "") throw new Error("it is empty");
  return content;
}

function nameOf(place: SkillLocation, { name }: Fields): string {
  if (place.kind !== "agentskill") return name?.trim() || place.name;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(place.name) || place.name.length > 64) {
    throw new Error("the name of its folder is not made of up to 64 small letters, digits and single dashes");
  }
  if (name != null && name !== place.name)
    throw new Error(`its name is ${name}, but its folder is named ${place.name}`);
  return place.name;
}

function triggerOf(name: string, { paths, inputs, triggers }: Fields): SkillTrigger | null {
  if (paths && paths.length > 0) return { type: "path", paths };
  if (inputs && inputs.length > 0) return { type: "task", triggers: [...new Set([...(triggers ?? []), `/${name}`])] };
  return triggers && triggers.length > 0 ? { type: "keyword", keywords: triggers } : null;
}

function plainFields({ version, license, compatibility, metadata, "allowed-tools": allowed_tools }: Fields) {
  const fields = { version, license, compatibility, metadata, allowed_tools };
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field != null));
}

function described({ description }: Fields, note: (problem: string) => void) {
  const whole = description?.trim() ?? "";
  if (whole === "") return {};
  if (whole.length > LONGEST_DESCRIPTION) {
    note(`its description of ${whole.length} characters was cut to ${LONGEST_DESCRIPTION}`);
  }
  return { description: startOf(whole, LONGEST_DESCRIPTION) };
}
