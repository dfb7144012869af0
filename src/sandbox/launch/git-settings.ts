/**
 * Puts the git settings of a checkout aside while tools work: they can contain credentials or lead to some, and later
 * steps must not obey what tools write to them. Tools find only what git needs to work there.
 */
import { constants } from "node:fs";
import { chown, copyFile, lstat, mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { z } from "zod";
import { type HeldFolder, holdFolder } from "../../core/workspace/files.ts";
import { git } from "../../core/workspace/git.ts";
import { Fault } from "../../lib/fault.ts";
import { systemReason, systemTrouble } from "../../lib/system-error.ts";
import { codeSpan } from "../../lib/text.ts";

/** The file `name` in the folder `steps` below `root`, its complete contents and its owner; no copy if it did not exist. */
export const PutAside = z
  .object({
    root: z.string(),
    steps: z.array(z.string()).readonly(),
    name: z.string(),
    copy: z.string().optional(),
    owner: z.object({ uid: z.int(), gid: z.int() }).readonly().optional(),
  })
  .readonly();
export type PutAside = z.infer<typeof PutAside>;

/** Copies go to `folder`, which tools must not see. Use it only for a checkout that no tool has touched yet. */
export async function putAside(root: string, folder: string): Promise<readonly PutAside[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const aside: PutAside[] = [];
  for (const repository of await repositoriesIn(join(root, ".git"))) {
    const steps = relative(root, repository).split(sep);
    for (const name of SETTINGS) {
      const copy = join(folder, String(aside.length));
      const saved = await copyAside(join(repository, name), copy).catch(async (error: unknown) => {
        await putBack(aside);
        throw unwritable([...steps, name].join("/"), error);
      });
      aside.push({ root, steps, name, ...saved });
    }
  }
  return aside;
}

/** The "config" Fault that names a file which this user may not write; another error stays as it is. */
function unwritable(path: string, error: unknown): unknown {
  const { code = "", hint = "" } = systemTrouble(error) ?? {};
  if (!["EPERM", "EACCES", "EROFS"].includes(code)) return error;
  return new Fault("config", `The file ${codeSpan(path)} of the checkout cannot be changed: ${systemReason(code)}.`, {
    hint: code === "EROFS" ? hint : MAKE_WRITABLE,
    cause: new Error(code),
  });
}

const MAKE_WRITABLE =
  "While tools work, credentials are taken out of it. Let this user write it, and take away an attribute that protects it (`chattr -i`), in a step before this one.";

/** The files from which git reads its settings, and those that lead it to other settings. */
const SETTINGS = ["config", "config.worktree", "commondir"];

/** Removes the secrets from a file once there is a complete copy. */
async function copyAside(path: string, copy: string): Promise<Pick<PutAside, "copy" | "owner"> | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  await copyFile(path, copy, constants.COPYFILE_EXCL);
  await replace(path, await withoutSecrets(copy));
  return { copy, owner: { uid: found.uid, gid: found.gid } };
}

/** Follows no link that a tool created, and leaves none that leads git to another repository. */
export async function putBack(aside: readonly PutAside[]): Promise<void> {
  for (const { root, steps, name, copy, owner } of aside) {
    const bytes = copy === undefined ? undefined : await readFile(copy).catch(() => undefined);
    if (copy !== undefined && bytes === undefined) continue; // it has been put back, and the copies were removed
    if (!(await isThere(root, steps))) continue;
    const folder = await holdFolder(root, steps);
    try {
      await restore(folder, name, { bytes, owner });
    } finally {
      await folder.close();
    }
  }
  await removeCopies(aside);
}

/** They can contain credentials, and the job continues. */
async function removeCopies(aside: readonly PutAside[]): Promise<void> {
  const copies = aside.flatMap(({ copy }) => copy ?? []);
  for (const copy of copies) await rm(copy, { force: true });
  for (const folder of new Set(copies.map(dirname))) await rmdir(folder).catch(() => undefined); // it has been removed
}

type Saved = Readonly<{ bytes: Buffer | undefined; owner: PutAside["owner"] }>;

async function restore(folder: HeldFolder, name: string, { bytes, owner }: Saved): Promise<void> {
  const temporary = folder.entry(`.deckhand-${name}`);
  await rm(temporary, { recursive: true, force: true });
  await rm(folder.entry(name), { recursive: true, force: true });
  if (bytes === undefined) return;
  await writeFile(temporary, bytes, { flag: "wx", mode: 0o644 });
  // Root may work in a checkout of another user.
  if (owner && process.getuid?.() === 0) await chown(temporary, owner.uid, owner.gid);
  await rename(temporary, folder.entry(name));
}

/** git would follow a file or link in place of a folder: no repository is better than another one. */
async function isThere(root: string, steps: readonly string[]): Promise<boolean> {
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const path = join(root, ...steps.slice(0, depth));
    const found = await lstat(path).catch(() => undefined);
    if (found?.isDirectory()) continue;
    if (found && depth === 1) await rm(path);
    return false;
  }
  return true;
}

/** The repository's own settings, and those of its submodules. */
async function repositoriesIn(gitDir: string): Promise<readonly string[]> {
  const found = await lstat(gitDir).catch(() => undefined);
  return found?.isDirectory() ? [gitDir, ...(await submodulesIn(join(gitDir, "modules")))] : [];
}

/** The name of a submodule can contain slashes, so its repository can be several folders deep. */
async function submodulesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  const found = await Promise.all(
    folders.map(async (path) => ((await isRepository(path)) ? repositoriesIn(path) : submodulesIn(path))),
  );
  return found.flat();
}

async function isRepository(path: string): Promise<boolean> {
  return (await lstat(join(path, "HEAD")).catch(() => undefined)) !== undefined;
}

/** Written in place, so that the file keeps its owner and mode. */
async function replace(path: string, text: string): Promise<void> {
  await using file = await open(path, constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  await file.writeFile(text);
}

/**
 * Settings that may stay: none that runs a program, includes a file, or can contain a password. Keys are in lower case.
 */
const HARMLESS =
  /^(?:core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode|autocrlf|eol|safecrlf|sparsecheckout|sparsecheckoutcone|worktree)|extensions\..+|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|branch\..+\.(?:remote|merge)|submodule\..+\.(?:url|active)|index\.version)$/s;

async function withoutSecrets(path: string): Promise<string> {
  const list = await git({ folder: "/" }).raw(["config", "--file", path, "--no-includes", "--null", "--list"]);
  const lines = list.split("\0").flatMap((record) => {
    const [key = "", ...value] = record.split("\n");
    return HARMLESS.test(key) ? [settingOf(key, value.join("\n"))] : [];
  });
  return lines.join("");
}

/** `section.sub.section.name`; only the subsection can contain dots. */
function settingOf(key: string, value: string): string {
  const [section = "", ...rest] = key.split(".");
  const name = rest.pop() ?? "";
  const sub = rest.length === 0 ? "" : ` ${quoted(rest.join("."))}`;
  return `[${section}${sub}]\n\t${name} = ${quoted(withoutPassword(value))}\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t")}"`;
}

function withoutPassword(value: string): string {
  return value.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, "$1");
}
