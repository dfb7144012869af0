/**
 * Runs a command on a copy of this checkout as a user of this machine who can build a sandbox in one way only:
 * `npm run as-user -- sudo|bwrap|neither COMMAND…`. Needs root, makes the user `deckhand-KIND` when it is missing, and sets
 * `EXPECTED_SANDBOX`, so that a test that finds another way fails instead of being skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const KINDS = ["sudo", "bwrap", "neither"] as const;
type Kind = (typeof KINDS)[number];

const root = join(import.meta.dirname, "..");
const [named, ...command] = process.argv.slice(2);
const kind = KINDS.find((one) => one === named);

if (!kind || command.length === 0) stop("Usage: npm run as-user -- sudo|bwrap|neither COMMAND…");
else if (process.getuid?.() !== 0) stop("This needs root: it makes a user.");
else {
  makeUser(kind);
  const copy = copyFor(kind);
  process.exitCode = run("runuser", ["-u", userOf(kind), "--", "env", "-i", ...environmentOf(kind), ...command], copy);
}

function makeUser(kind: Kind): void {
  const user = userOf(kind);
  if (!existsSync(homeOf(kind))) must("useradd", ["--create-home", "--home-dir", homeOf(kind), user]);
  if (kind === "sudo") writeFileSync(`/etc/sudoers.d/${user}`, `${user} ALL=(ALL) NOPASSWD:ALL\n`, { mode: 0o440 });
}

/** The files of the work tree, `dist/` as it was built, and the installed packages, which are copied once. */
function copyFor(kind: Kind): string {
  const copy = join(homeOf(kind), "deckhand");
  const packages = join(copy, "node_modules");
  const isInstalled = run("cmp", ["-s", "package-lock.json", join(copy, "package-lock.json")]) === 0;
  if (!isInstalled) rmSync(copy, { recursive: true, force: true });
  must("bash", [
    "-c",
    'mkdir -p "$1" && find "$1" -mindepth 1 -maxdepth 1 ! -name node_modules -exec rm -r {} +',
    "-",
    copy,
  ]);
  must("bash", ["-c", 'tar --exclude=./node_modules -c . | tar -x -C "$1"', "-", copy]);
  if (!existsSync(packages)) must("cp", ["-r", "--preserve=mode,links", "node_modules", packages]);
  must("chown", ["-R", `${userOf(kind)}:`, copy]);
  return copy;
}

function environmentOf(kind: Kind): readonly string[] {
  const passed = Object.entries(process.env).filter(([name]) =>
    /^(?:CI|CRASHES|ODD_SEED|ODD_TREES|NODE_EXTRA_CA_CERTS|\w+_proxy)$/i.test(name),
  );
  return [
    ...passed.map(([name, value]) => `${name}=${value}`),
    ...[`HOME=${homeOf(kind)}`, `USER=${userOf(kind)}`, `LANG=${process.env.LANG ?? "C.UTF-8"}`],
    ...["PATH=/usr/local/bin:/usr/bin:/bin", `EXPECTED_SANDBOX=${kind === "neither" ? "" : kind}`],
  ];
}

function userOf(kind: Kind): string {
  return `deckhand-${kind}`;
}

function homeOf(kind: Kind): string {
  return `/home/${userOf(kind)}`;
}

function must(program: string, args: readonly string[]): void {
  const status = run(program, args);
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}

function run(program: string, args: readonly string[], cwd = root): number {
  return spawnSync(program, args, { cwd, stdio: "inherit" }).status ?? 1;
}

function stop(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 2;
}
