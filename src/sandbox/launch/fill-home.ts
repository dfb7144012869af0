/**
 * Fills the home of tools with the downloads of earlier steps, before tools get it, but with no credentials: their places,
 * and those of settings that can contain them, are never seen by the agent's commands.
 */
import { mkdir, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { oneLine } from "../../lib/text.ts";
import { program, runToEnd } from "./command-line.ts";
import { HOME } from "./mounts.ts";

/**
 * A folder of the machine. `below` is its place in a home, if it has one. `link`: its entries are linked there. `copy`:
 * it is copied there. `setting`: variables lead to it instead; they also replace a copy that would be too large.
 * `alias` is a link in the home that they name.
 */
export type Cache = Readonly<{
  how: "link" | "copy" | "setting";
  path: string;
  below?: string;
  setting?: Readonly<Record<string, string>> | undefined;
  alias?: string;
}>;

export type FilledHome = Readonly<{
  /** Folders that have to be shown, so that links and variables lead somewhere. */
  shown: readonly string[];
  /** Files in them that are named like credentials. */
  covered: readonly string[];
  variables: Readonly<Record<string, string>>;
  /** Folders that tools have, in any way. */
  given: readonly string[];
  leftOut: readonly Readonly<{ path: string; why: string }>[];
}>;

/** The limit of all copies together. */
const MOST = { bytes: 1024 ** 3, milliseconds: 20_000 };

/** If a folder has more entries, they are not linked one by one. */
const MAX_LINKS = 2000;

/**
 * `home` must be empty. A folder that cannot be copied within `most` is left out and reported. Nothing is written
 * anywhere else.
 */
export async function fillHome(home: string, caches: readonly Cache[], most = MOST): Promise<FilledHome> {
  const copies = await copyAll(
    home,
    caches.filter(({ how }) => how === "copy"),
    most,
  );
  const wanted = caches.filter(({ path, how, setting }) => how !== "copy" || (setting && copies.leftOut.has(path)));
  const secrets = new Map(
    await Promise.all(wanted.map(async ({ path }) => [path, await secretsIn(path, most.milliseconds)] as const)),
  );
  const shown = wanted.filter(({ path }) => secrets.get(path) !== undefined);
  // If the home has the same path, it is shown inside the home.
  for (const { how, path, below, alias } of shown) {
    if (alias !== undefined) await mkdir(dirname(join(home, alias)), { recursive: true });
    if (alias !== undefined) await link(path, join(home, alias));
    if (how === "link" && below !== undefined && path !== join(HOME, below)) await linkAll(path, join(home, below));
  }
  await writeIdentity(home);
  return {
    shown: shown.map(({ path }) => path),
    covered: shown.flatMap(({ path }) => secrets.get(path) ?? []),
    variables: Object.assign({}, ...shown.flatMap(({ how, setting }) => (how === "link" ? [] : [setting]))),
    given: [...copies.done, ...shown.map(({ path }) => path)],
    leftOut: [
      ...[...copies.leftOut].flatMap(([path, why]) =>
        wanted.some((cache) => cache.path === path) ? [] : [{ path, why }],
      ),
      ...wanted
        .filter((cache) => !shown.includes(cache))
        .map(({ path }) => ({ path, why: "it takes too long to read" })),
    ],
  };
}

/**
 * Who commits in the sandbox, unless a repository says who. The file is the weakest of git's settings, so that a project's own tests of
 * names see their own.
 */
const IDENTITY = "[user]\n\tname = Deckhand (agent)\n\temail = agent@deckhand.invalid\n";

async function writeIdentity(home: string): Promise<void> {
  const folder = join(home, ".config/git");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "config"), IDENTITY);
}

type Copies = Readonly<{ done: readonly string[]; leftOut: ReadonlyMap<string, string> }>;

/** The smallest first, so that one that is too large does not displace the others. */
async function copyAll(home: string, caches: readonly Cache[], most: typeof MOST): Promise<Copies> {
  const [done, leftOut] = [[] as string[], new Map<string, string>()];
  const end = performance.now() + most.milliseconds;
  let room = most.bytes;
  for (const { path, below = "", bytes } of await bySize(caches, end)) {
    const left = Math.floor(end - performance.now());
    const why =
      bytes > room ? `it is ${inMegabytes(bytes)} large` : await copyWithoutSecrets(path, join(home, below), left);
    if (why === "") done.push(path);
    else leftOut.set(path, `${why}; copies take at most ${inMegabytes(most.bytes)} and ${most.milliseconds / 1000} s`);
    if (why === "") room -= bytes;
  }
  return { done, leftOut };
}

/** A folder that cannot be measured in time counts as too large. */
async function bySize(caches: readonly Cache[], end: number) {
  if (caches.length === 0) return [];
  const args = ["-0sD", "--apparent-size", "--block-size=1", "--", ...caches.map(({ path }) => path)];
  const { stdout } = await runToEnd([program("du"), ...args], atLeastOne(end - performance.now()));
  const sizes = new Map(
    stdout
      .split("\0")
      .map((record) => record.split("\t"))
      .map(([size, ...path]) => [path.join("\t"), Number(size)]),
  );
  const sized = caches.map((cache) => ({ ...cache, bytes: sizes.get(cache.path) ?? Number.POSITIVE_INFINITY }));
  return sized.toSorted((one, other) => one.bytes - other.bytes);
}

/**
 * Returns "" if it was copied, except for unreadable files and credentials. Links stay links, so they lead nowhere
 * else.
 */
async function copyWithoutSecrets(from: string, to: string, milliseconds: number): Promise<string> {
  if (milliseconds <= 0) return "there was no time left";
  const end = performance.now() + milliseconds;
  await mkdir(dirname(to), { recursive: true });
  const args = ["-RP", "--preserve=mode,timestamps", "--no-target-directory", "--", await realpath(from), to];
  const { timedOut, exitCode, stderr } = await runToEnd([program("cp"), ...args], atLeastOne(milliseconds));
  const isFull = /No space left|Disk quota/.test(stderr);
  const isCopied = !timedOut && exitCode !== undefined && !isFull;
  const secrets = isCopied ? await secretsIn(to, end - performance.now()) : undefined;
  for (const path of secrets ?? []) await rm(path, { recursive: true, force: true });
  if (secrets) return "";
  await rm(to, { recursive: true, force: true });
  return timedOut || isCopied ? "there was no time left" : oneLine(stderr, 200) || "it could not be copied";
}

/** Deeper folders are packages, which have files with any name. */
const SECRETS_DEPTH = "3";

/**
 * Files in a folder that are named like credentials, and the keys of Gradle's configuration cache; undefined if it
 * takes too long. Links are not followed.
 */
async function secretsIn(folder: string, milliseconds: number): Promise<readonly string[] | undefined> {
  const names = SECRET_NAMES.flatMap((name) => ["-o", "-name", name]).slice(1);
  const isSecret = [
    "-type",
    "d",
    "-name",
    SECRET_FOLDER,
    "-prune",
    "-print0",
    "-o",
    "-type",
    "f",
    "(",
    ...names,
    ")",
    "-print0",
  ];
  const args = [`${folder}/`, "-mindepth", "1", "-maxdepth", SECRETS_DEPTH, ...isSecret];
  const { timedOut, stdout } = await runToEnd([program("find"), ...args], atLeastOne(milliseconds));
  return timedOut
    ? undefined
    : stdout
        .split("\0")
        .filter(Boolean)
        .map((path) => normalize(path));
}

function atLeastOne(milliseconds: number): number {
  return Math.max(1, Math.floor(milliseconds));
}

function inMegabytes(bytes: number): string {
  return Number.isFinite(bytes) ? `${Math.ceil(bytes / 1024 ** 2)} MB` : "too many MB";
}

/** Links each entry of `from` under its name in `to`, so that tools can add more. Existing entries stay. */
async function linkAll(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > MAX_LINKS) {
    await mkdir(dirname(to), { recursive: true });
    return link(from, to);
  }
  await mkdir(to, { recursive: true });
  for (const name of names) {
    if (/^python3\.\d+$/.test(name)) await linkPackages(join(from, name), join(to, name));
    else await link(join(from, name), join(to, name));
  }
}

async function link(target: string, path: string): Promise<void> {
  await symlink(target, path).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Python reads more packages if a file in its own folder says so, and `pip install --user` writes to that folder. */
async function linkPackages(from: string, to: string): Promise<void> {
  const packages = join(to, "site-packages");
  await mkdir(packages, { recursive: true });
  const line = `import site; site.addsitedir(${JSON.stringify(join(from, "site-packages"))})\n`;
  await writeFile(join(packages, "earlier-steps.pth"), line);
}

/** Files and folders below a home: of the system, clouds, package managers, services and agents. */
const BELOW_HOME = `
  .ssh .gnupg .pki .password-store .config .netrc .git-credentials .gitconfig .local/share/keyrings .local/state .android
  .aws .azure .oci .bluemix .aliyun .boto .s3cfg .kube .minikube .helm .docker .terraformrc .terraform.d .pulumi .vault-token
  .step .sigstore .cosign .vagrant.d .ansible .chef .databrickscfg .snowflake .snowsql .dbt .pgpass .my.cnf .mylogin.cnf
  .npmrc .yarnrc .yarnrc.yml .pypirc .pip .condarc .jfrog .lein .cabal/config
  .cargo/credentials .cargo/credentials.toml .cargo/config.toml .m2/settings.xml .m2/settings-security.xml
  .gradle/gradle.properties .gradle/init.gradle .gradle/init.d .nuget/NuGet .gem/credentials .bundle/config
  .composer/auth.json .ivy2/.credentials .sbt/.credentials .sbt/credentials .hex/hex.config .pub-cache/credentials.json
  .local/share/uv/credentials .local/share/pnpm/auth.ini
  .cache/huggingface/token .cache/huggingface/stored_tokens .huggingface .kaggle .jupyter .ollama .openai .anthropic
  .fly .heroku .vercel .netlify .railway .wrangler .cloudflared .ngrok2 .sentryclirc .expo .vscode .vscode-server .mozilla
  .agent .agents .aider .amazonq .amp .augment .claude .claude.json .cline .codeium .codebuddy .codex .continue .copilot
  .crush .cursor .factory .gemini .goose .grok .iflow .junie .kilo .kilocode .kiro .opencode .openhands .pi .qwen .roo
  .rovodev .trae .vibe .warp .windsurf .zed
  .local/share/amp .local/share/claude .local/share/crush .local/share/cursor-agent .local/share/goose
  .local/share/kiro-cli .local/share/opencode .local/share/zed
`
  .trim()
  .split(/\s+/);

/** Their paths, whether they exist or not. */
export function credentialsAt(home: string): readonly string[] {
  return home.startsWith("/") ? BELOW_HOME.map((name) => `${home}/${name}`) : [];
}

/** The folder with the keys of Gradle's configuration cache. */
export const SECRET_FOLDER = "cc-keystore";

/** Names of files with credentials, wherever they are. */
export const SECRET_NAMES: readonly string[] = [
  ...["credentials", "credentials.json", "credentials.toml", ".credentials", ".credentials.json"],
  ...[".git-credentials", ".netrc", "_netrc", ".pypirc", "auth.json", "settings-security.xml"],
  ...["id_rsa", "id_ecdsa", "id_ed25519"],
];
