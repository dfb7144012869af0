/** P53 and P54: what the broker runs is a program of the system, in an environment of its own, whatever a job, a tool or a pull request brings. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { fromSource } from "../scenarios/play.ts";
import { commitOf } from "../scenarios/pull-story.ts";
import { answer, sceneWith } from "./scene.ts";
import { bash, makeYard, plant } from "./yard.ts";

/** Programs that the broker may start, each of which would do what its name says, and tell. */
const NAMES = "git bash sh sudo unshare setpriv prlimit env perl keyctl bwrap script node rg chown cp du rm chmod kill";

function trap(name: string, sang: string): string {
  return `#!/bin/sh\necho "${name} $*" >> '${sang}'\nPATH=/usr/local/bin:/usr/bin:/bin exec ${name} "$@"\n`;
}

/** `path` is a folder of the checkout; git ignores what is put there. */
function setTraps(workspace: string, path: string, sang: string): void {
  const folder = join(workspace, path);
  for (const name of NAMES.split(" ")) {
    plant(folder, { [name]: trap(name, sang) });
    chmodSync(join(folder, name), 0o755);
  }
  ignore(workspace, path === "." ? NAMES.split(" ").map((name) => `/${name}`) : [path]);
}

function ignore(workspace: string, patterns: readonly string[]): void {
  plant(workspace, { ".git/info/exclude": `${patterns.join("\n")}\n` });
}

const workspaceOf = ({ folder }: Stage) => join(folder, "run-1/slugify");
const system = process.env.PATH ?? "";
const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "noted\n" });
const finish = call("finish", { message: "Noted." });

function link(target: string, path: string): string {
  symlinkSync(target, path);
  return path;
}

describe("the programs of the broker", needsSandbox, () => {
  test("P53: are not those that PATH names in the checkout: in `node_modules/.bin`, by an empty entry, by a link outside, or put there by the agent's commands", async () => {
    const open = { sang: "" };
    const later = () =>
      call("terminal", {
        command: `mkdir later; for name in ${NAMES}; do printf '#!/bin/sh\\necho "$0" >> ${open.sang}\\nPATH=/usr/bin:/bin exec '$name' "$@"\\n' > later/$name; /bin/chmod +x later/$name; done`,
      });
    const { stage, sang, play } = await sceneWith({ script: [later, edit, finish] });
    open.sang = sang;
    const workspace = workspaceOf(stage);
    const folders = ["node_modules/.bin", ".", "bin"];
    const earlier = async () => {
      for (const folder of folders) setTraps(workspace, folder, sang);
      symlinkSync(join(workspace, "bin"), join(workspace, "../link"));
      ignore(workspace, ["/bin", "/later", "/node_modules", ...NAMES.split(" ").map((each) => `/${each}`)]);
    };
    const PATH = `${workspace}/later:${workspace}/node_modules/.bin::${workspace}/../link:${system}`;
    const { rehearsal } = await play({ earlier, environment: { PATH } });
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.diff).toContain("+noted");
    // The traps are alive.
    for (const folder of folders) execFileSync(join(workspace, folder, "git"), ["--version"]);
    expect(readFileSync(sang, "utf8")).toBe("git --version\n".repeat(folders.length));
    execFileSync(join(workspace, "later/git"), ["--version"]);
    expect(readFileSync(sang, "utf8")).toContain("later/git\n");
  });

  test("P53: a Node in the checkout, that is a link there or lies behind one is refused, and one elsewhere runs", async () => {
    const yard = makeYard();
    onTestFinished(() => yard.raze());
    const { workspace, base } = yard;
    const places = [
      join(workspace, "node"),
      link(process.execPath, join(workspace, "linked")),
      link(join(workspace, "node"), join(base, "node")),
    ];
    for (const node of places) {
      await expect(yard.open({ node })).rejects.toMatchObject({
        code: "config",
        message: expect.stringContaining("is in the checkout, where the tools could change it"),
      });
    }
    const sandbox = await yard.open();
    expect(await bash(sandbox, "/run/node --version")).toBe(`${process.version}\n`);
    await sandbox.close();
  });

  test("P53: the agent's commands still find what the job's PATH names", async () => {
    const { stage, play } = await sceneWith({
      script: [call("terminal", { command: "hello" }), edit, finish],
    });
    const earlier = async (workspace: string) => {
      plant(workspace, { "node_modules/.bin/hello": "#!/bin/sh\necho hello from the checkout\n" });
      chmodSync(join(workspace, "node_modules/.bin/hello"), 0o755);
      ignore(workspace, ["/node_modules"]);
    };
    const environment = { PATH: `${workspaceOf(stage)}/node_modules/.bin:${system}` };
    const { told } = await play({ earlier, environment, ...fromSource });
    expect(told).toContain("hello from the checkout");
  });
});

/** A pull request of the stranger's, who lends the branch: its one commit adds these programs. */
function forkWith(stage: Stage, programs: Readonly<Record<string, string>>): number {
  const gitDir = join(stage.folder, "fork.git");
  execFileSync("git", ["clone", "--quiet", "--bare", stage.repository.gitDir, gitDir]);
  const commit = commitOf(stage, "main", programs, "100755");
  execFileSync("git", ["-C", gitDir, "fetch", "--quiet", stage.repository.gitDir, `+${commit}:refs/heads/tides`]);
  const fork = { owner: "stranger", gitDir, canModify: true };
  return stage.github.openPullRequest({ author: "stranger", title: "T", body: "", head: "tides", fork }).number;
}

/** Variables that have programs run or load what they name. `W` is the checkout, where `trap` and the rest are. */
const VARIABLES: Readonly<Record<string, string>> = {
  ...{ GIT_SSH_COMMAND: "W/trap", GIT_SSH: "W/trap", GIT_EXEC_PATH: "W/exec", GIT_PROXY_COMMAND: "W/trap" },
  ...{ GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "core.fsmonitor", GIT_CONFIG_VALUE_0: "W/trap" },
  ...{ GIT_CONFIG_PARAMETERS: "'core.fsmonitor=W/trap'", GIT_CONFIG_GLOBAL: "W/settings/.gitconfig" },
  ...{
    GIT_CONFIG_SYSTEM: "W/settings/.gitconfig",
    GIT_CONFIG: "W/settings/.gitconfig",
    GIT_TEMPLATE_DIR: "W/template",
  },
  ...{ GIT_ASKPASS: "W/trap", SSH_ASKPASS: "W/trap", GIT_EXTERNAL_DIFF: "W/trap", GIT_PAGER: "W/trap" },
  ...{ GIT_EDITOR: "W/trap", GIT_TRACE2_EVENT: "W/trace", GIT_DIR: "W/other.git", GIT_INDEX_FILE: "W/index" },
  ...{ GIT_OBJECT_DIRECTORY: "W/objects", GIT_ALTERNATE_OBJECT_DIRECTORIES: "W/objects", GIT_SSL_CAINFO: "W/ca.pem" },
  ...{ SSL_CERT_FILE: "W/ca.pem", XDG_CONFIG_HOME: "W/settings/.config", BASH_ENV: "W/trap", ENV: "W/trap" },
  ...{ PERL5LIB: "W/perl", PERL5OPT: "-MTrap", PYTHONPATH: "W/python", PYTHONSTARTUP: "W/python/trap.py" },
  ...{ GCONV_PATH: "W/gconv", LOCPATH: "W/locale", TERMINFO: "W/terminfo", HOME: "W/.home" },
};

describe("the environment of the broker's programs", needsSandbox, () => {
  test("P54: is not the job's: nothing of the checkout is run or read because a variable names it", async () => {
    const { stage, sang, play } = await sceneWith({ script: [edit, finish] });
    const workspace = workspaceOf(stage);
    const earlier = async () => {
      const config = `[core]\n\tfsmonitor = ${workspace}/trap\n\thooksPath = ${workspace}/template/hooks\n[alias]\n\tstatus = !${workspace}/trap\n`;
      plant(workspace, {
        trap: `#!/bin/sh\necho "trap $*" >> '${sang}'\n`,
        "exec/git-remote-http": `#!/bin/sh\necho "remote $*" >> '${sang}'\n`,
        "template/hooks/post-checkout": `#!/bin/sh\necho "hook $*" >> '${sang}'\n`,
        "settings/.gitconfig": config,
        "settings/.config/git/config": config,
        ".home/.bashrc": `echo "bashrc" >> '${sang}'\n`,
        "perl/Trap.pm": `open(my $f, ">>", "${sang}"); print $f "perl\\n"; 1;\n`,
        "python/trap.py": "",
        "ca.pem": "no certificate\n",
      });
      for (const path of ["trap", "exec/git-remote-http", "template/hooks/post-checkout"]) {
        chmodSync(join(workspace, path), 0o755);
      }
      const names = ["trap", "exec", "template", ".home", "settings", "perl", "python", "ca.pem", "trace", "objects"];
      ignore(
        workspace,
        names.map((name) => `/${name}`),
      );
    };
    const environment = Object.fromEntries(
      Object.entries(VARIABLES).map(([name, value]) => [name, value.replaceAll("W/", `${workspace}/`)]),
    );
    const { rehearsal } = await play({ earlier, environment });
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.diff).toContain("+noted");
    expect(existsSync(join(workspace, "trace"))).toBe(false);
  });

  test("P53, P54: NODE_OPTIONS and LD_PRELOAD, which our own process obeys, are told in the log; what a fork brings to an honest model is run by nobody, where PATH looks too", async () => {
    const options = { account: "octavia", inputs: { "fork-push": "true" } };
    const { stage, sang, play } = await sceneWith({ script: [edit, finish], ...options }, /^EXEC/);
    const issue = forkWith(stage, { "bin/git": trap("git", sang) });
    const earlier = async (workspace: string) => {
      const line = `require("node:fs").appendFileSync(${JSON.stringify(sang)}, process.argv.join(" ") + "\\n");\n`;
      plant(workspace, { "trap.cjs": line, "lib/x": "" });
      ignore(workspace, ["/trap.cjs", "/lib"]);
    };
    const LD_PRELOAD = `${workspaceOf(stage)}/libtrap.so`;
    const PATH = `${workspaceOf(stage)}/bin:${system}`;
    const environment = { NODE_OPTIONS: "--require ./trap.cjs", LD_PRELOAD, PATH };
    const { rehearsal } = await play({ issue, body: "@agent take a note", earlier, environment });
    expect(rehearsal.outputs.outcome).toBe("changed");
    const args = ["--git-dir", join(stage.folder, "fork.git"), "show", "tides:note.txt"];
    expect(execFileSync("git", args, { encoding: "utf8" })).toBe("noted\n");
    for (const name of ["NODE_OPTIONS", "LD_PRELOAD"])
      expect(rehearsal.runner.stdout).toMatch(new RegExp(`^::warning::.*\\b${name}\\b.*checkout`, "m"));
    // Nothing but the action itself was started with it.
    const started = readFileSync(sang, "utf8").trim().split("\n");
    expect(started.filter((line) => !/ \S*dist\/index\.js$/.test(line))).toEqual([]);
    // The trap of the fork is alive.
    execFileSync(join(workspaceOf(stage), "bin/git"), ["--version"]);
    expect(readFileSync(sang, "utf8")).toMatch(/^git --version$/m);
  });

  test("P54: a variable that leads elsewhere is no reason for a warning, and is heeded", async () => {
    const { stage, sang, play } = await sceneWith({ script: answer }, /^EXEC/);
    const outside = join(stage.folder, "outside.cjs");
    writeFileSync(outside, `require("node:fs").appendFileSync(${JSON.stringify(sang)}, "heeded\\n");\n`);
    mkdirSync(join(stage.folder, "lib"));
    const environment = {
      NODE_OPTIONS: `--max-old-space-size=4096 --require ${outside}`,
      LD_LIBRARY_PATH: join(stage.folder, "lib"),
    };
    const { rehearsal } = await play({ environment });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(rehearsal.runner.stdout).not.toMatch(/::warning::.*NODE_OPTIONS/);
    expect(readFileSync(sang, "utf8")).toContain("heeded");
  });
});
