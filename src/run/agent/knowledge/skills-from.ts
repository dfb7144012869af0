/**
 * Reads skills from pinned commits of other repositories on the same server, such as those of an organization. The commit
 * is fetched as git objects with the token of the run, which stays here; nothing of it is checked out or kept.
 */
import { z } from "zod";
import { discoverSkills, type SkillProblem } from "../../../core/skill/discovery.ts";
import { MOST_SKILLS, type Skill, type SkillSource } from "../../../core/skill/skill.ts";
import type { Publisher } from "../../../git/publisher.ts";
import { type GitHub, gitHubReader } from "../../../github/client.ts";
import { Fault, toFault } from "../../../lib/fault.ts";
import type { SkillsSource } from "../../../runner/input/input-shapes.ts";

export type BroughtSkills = Readonly<{
  /** As in the input. */
  label: string;
  skills: readonly Skill[];
  problems: readonly SkillProblem[];
}>;

type SkillAccess = Readonly<{
  publisher: Pick<Publisher, "fetchCommit" | "filesOf">;
  github: Pick<GitHub, "request" | "graphql">;
  serverUrl: string;
  model: string;
}>;

/**
 * In the order of the input. Throws a "config" Fault for a repository that the token cannot read, one that is too large,
 * and a commit that is not there.
 */
export async function readSkillsFrom(
  sources: readonly SkillsSource[],
  place: SkillAccess,
): Promise<readonly BroughtSkills[]> {
  const all: BroughtSkills[] = [];
  for (const source of sources) all.push(await readOne(source, place));
  return all;
}

async function readOne({ owner, name, commit, label }: SkillsSource, place: SkillAccess): Promise<BroughtSkills> {
  const { publisher, github, serverUrl, model } = place;
  await requireReadable(gitHubReader(github, { owner, name }), `${owner}/${name}`);
  await fetchNamed(publisher, { input: "skills-from", label, url: `${serverUrl}/${owner}/${name}.git`, commit });
  const files = await skillFiles(publisher.filesOf(commit), label);
  const { skills, problems } = await discoverSkills(files, { model });
  return {
    label,
    // The agent cannot find these files in its workspace.
    skills: skills.map(({ source: _, resources: __, ...skill }) => skill),
    problems: problems.map(({ path, problem }) => ({ path: `${label}: ${path}`, problem })),
  };
}

/** The limit of a whole repository with its history, which also limits one commit of it. */
const LARGEST_REPOSITORY_KB = 100_000;
const About = z.object({ size: z.number() });

async function requireReadable({ get }: Pick<ReturnType<typeof gitHubReader>, "get">, name: string): Promise<void> {
  const { size } = About.parse(
    await get("").catch((cause: unknown) => {
      if (![403, 404].includes(Object(cause).status)) throw cause;
      throw new Fault(
        "config",
        `The repository ${name} of \`skills-from\` does not exist, or the token cannot read it.`,
        {
          hint: "The token of a job reads its own repository and public ones. For others, set `github-token` to a token that can read both.",
          cause,
        },
      );
    }),
  );
  if (size <= LARGEST_REPOSITORY_KB) return;
  throw new Fault("config", `The repository ${name} of \`skills-from\` is too large: ${Math.ceil(size / 1000)} MB.`, {
    hint: `Keep the skills in a repository of at most ${LARGEST_REPOSITORY_KB / 1000} MB.`,
  });
}

/** The folders where such a repository may have skills → their names in any other repository. */
const FOLDERS: Readonly<Record<string, string>> = {
  ".agents/skills/": ".agents/skills/",
  "skills/": ".agents/skills/",
  ".openhands/skills/": ".openhands/skills/",
  ".openhands/microagents/": ".openhands/microagents/",
  "microagents/": ".openhands/microagents/",
};
const MOST_BYTES = 2_000_000;

/** Nothing but skills: the instruction files of that repository are about that repository. */
async function skillFiles(source: SkillSource, label: string): Promise<SkillSource> {
  const moved = (await source.list()).flatMap((file) => {
    const from = Object.keys(FOLDERS).find((folder) => file.path.startsWith(folder));
    return from === undefined ? [] : [{ file, path: `${FOLDERS[from]}${file.path.slice(from.length)}` }];
  });
  const texts = moved.filter(({ path }) => /\.md$/i.test(path));
  const bytes = texts.reduce((sum, { file }) => sum + file.size, 0);
  if (texts.length > MOST_SKILLS || bytes > MOST_BYTES) {
    throw new Fault("config", `The skills of ${label} are too many: ${texts.length} files, ${bytes} bytes.`, {
      hint: `At most ${MOST_SKILLS} files and ${MOST_BYTES / 1_000_000} MB are read.`,
    });
  }
  const originals = new Map(moved.toReversed().map(({ file, path }) => [path, file.path]));
  return {
    list: async () =>
      moved.filter(({ file, path }) => originals.get(path) === file.path).map(({ file, path }) => ({ ...file, path })),
    async read(paths) {
      const found = await source.read(paths.flatMap((path) => originals.get(path) ?? []));
      return new Map(paths.flatMap((path) => textAt(found, originals.get(path)).map((text) => [path, text] as const)));
    },
  };
}

function textAt(texts: ReadonlyMap<string, string>, path: string | undefined): readonly string[] {
  const text = path === undefined ? undefined : texts.get(path);
  return text === undefined ? [] : [text];
}

/** `label` is the entry of the input. */
type Named = Readonly<{ input: "skills-from" | "plugins"; label: string; url: string; commit: string }>;

/** Rejects with a "config" Fault that names the input and quotes what git says. */
export async function fetchNamed(
  publisher: Pick<Publisher, "fetchCommit">,
  { input, label, url, commit }: Named,
): Promise<void> {
  try {
    await publisher.fetchCommit(url, commit);
  } catch (cause) {
    const { headline, quote, hint, code } = toFault(cause);
    throw new Fault(code, `\`${label}\` of the input \`${input}\` could not be fetched.`, {
      quote: quote ?? headline,
      hint: hint ?? "Check the address and the commit.",
      cause,
    });
  }
}
