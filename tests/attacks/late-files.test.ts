/**
 * P58: the action lies in the checkout (`uses: ./.github/actions/deckhand`), where tools write. Nothing that the broker loads
 * while and after they run is theirs to write.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { labels, run } from "../scenarios/approving.ts";
import { answersOf, bundle, stageFor } from "../scenarios/play.ts";
import { type Opened, watchOpenedFiles } from "./opened-files-hook.ts";

const OWN = ".github/actions/deckhand";
const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });

/** The answer has a command of a bot, so that the report says with a prompt what was made of it. */
const finish = call("finish", { message: "Done.\n\n```\nbors r+\n```\n" });

/** Commands that are run in the checkout once the action is there, and the path by which the runner starts it. */
type Layout = Readonly<{ made?: string; path?: string }>;

/** The action in a folder of the checkout, where an earlier step puts it, and a stage that plays it from there. */
async function ownAction(script: Script, inputs: Readonly<Record<string, string>> = {}, layout: Layout = {}) {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const watched = watchOpenedFiles(folder);
  const at = join(folder, "action");
  const places = { workspace: "" };
  const clock = { ahead: 0 }; // an approval counts from the second after people could see what it is about
  const now = () => new Date(Date.now() + clock.ahead);
  const stage = await stageFor({ bundle: join(at, "dist/index.js"), toolErrors: /./, script, inputs, now });
  const how: PlayOptions = {
    environment: { JOB_SECRET: "CN-job-secret-0123456789", ...watched.environment },
    earlier: async (path) => {
      places.workspace = path;
      const own = join(path, OWN);
      mkdirSync(dirname(own), { recursive: true });
      for (const name of ["dist", "prompts", "package.json", "action.yml"])
        cpSync(resolve(dirname(bundle), "..", name), join(own, name), { recursive: true });
      appendFileSync(join(path, ".git/info/exclude"), ".github/actions\nci\nbuilt\n");
      execFileSync("bash", ["-ec", layout.made ?? ""], { cwd: path });
      execFileSync("ln", ["-sfn", join(path, layout.path ?? OWN), at]);
    },
  };
  return { stage, how, places, watched, clock };
}

async function played(script: Script) {
  const { stage, how, places, watched } = await ownAction(script);
  const rehearsal = await stage.play(how);
  return { stage, rehearsal, workspace: places.workspace, opened: watched.read() };
}

/** What tools could have written, and was not read by the one reader of such files. The name of the checkout is not theirs. */
function writable(opened: readonly Opened[], workspace: string): readonly string[] {
  const inWorkspace = ({ path }: Opened) => resolve(path).startsWith(`${workspace}/`);
  const isShielded = ({ path }: Opened) => resolve(path).startsWith(join(workspace, OWN, "dist/"));
  return opened
    .filter((file) => inWorkspace(file) && !file.isReader && !isShielded(file))
    .map(({ how, path }) => `${how} ${path}`);
}

describe("the action in a folder of the checkout", needsSandbox, () => {
  test("P58: opens nothing after the first tool that tools can write, but by the reader of such files", async () => {
    const script = [call("terminal", { command: "date +%s%3N > started.txt" }), edit, finish];
    const { stage, rehearsal, workspace, opened } = await played(script);
    expect(rehearsal.outputs.outcome).toBe("changed");
    const show = ["--git-dir", stage.repository.gitDir, "show", `${rehearsal.outputs.branch}:started.txt`];
    const started = Number(execFileSync("git", show, { encoding: "utf8" }));
    const late = opened.filter(({ at }) => at >= started);
    const loaded = late.filter(({ how }) => how === "load").map(({ path }) => path);
    expect(loaded.filter((path) => path.startsWith(join(workspace, OWN, "dist")))).not.toEqual([]); // chunks
    expect(late.filter(({ isReader }) => isReader)).not.toEqual([]);
    expect(writable(late, workspace)).toEqual([]);
    expect(late.filter(({ path }) => path.includes("prompts"))).toEqual([]);
  });

  test("P58: a breach is seen: what is opened by path in the workspace is named", () => {
    const file = { at: 1, how: "readFileSync", path: "/w/prompts/report.md", isReader: false };
    expect(writable([file], "/w")).toEqual(["readFileSync /w/prompts/report.md"]);
    expect(
      writable(
        [
          { ...file, isReader: true },
          { ...file, path: `/w/${OWN}/dist/1.js` },
        ],
        "/w",
      ),
    ).toEqual([]);
  });

  test.for([
    [
      "leads a prompt to the broker's environment",
      "rm -f broken-commands.md; ln -s /proc/self/environ broken-commands.md",
    ],
    ["writes a prompt", "for f in broken-commands.md ../dist/prompts.json; do printf EVIL%sWORD - > $f; done"],
  ])("P58: a tool that %s changes no word of ours", async ([, command]) => {
    const spoil = call("terminal", { command: `cd ${OWN}/prompts; ${command}` });
    const { rehearsal } = await played([edit, spoil, finish]);
    const [answer = ""] = answersOf(rehearsal);
    expect(rehearsal.outputs.outcome).toBe("changed");
    for (const text of [answer, rehearsal.runner.summary]) expect(text).not.toMatch(/CN-job|EVIL-WORD/);
    expect(answer).toContain("_Invisible characters in this block keep other bots from obeying it: do not copy them._");
  });

  test("an action that was granted a secret runs in its own checkout, and cannot write the action either", async () => {
    const command = `: "$NPM_TOKEN"; echo work > granted.txt; ls ${OWN} | wc -l; echo evil > ${OWN}/dist/prompts.json; true`;
    const inputs = {
      confirmation: "risky",
      "mixed-threads": "as-trusted",
      secrets: "NPM_TOKEN=npm_Zk3vQ81canaryWx92LqT",
    };
    const { stage, how, places, clock } = await ownAction([run(command, "LOW"), finish], inputs);
    expect((await stage.play(how)).outputs.outcome).toBe("awaiting-approval");
    clock.ahead = 5000;
    const second = await stage.play({ ...how, issue: 1, happening: labels("maria") });
    expect(second.outputs.outcome).toBe("changed");
    const prompts = readFileSync(join(places.workspace, OWN, "dist/prompts.json"), "utf8");
    expect(prompts).toBe(readFileSync(join(dirname(bundle), "prompts.json"), "utf8"));
    const show = ["--git-dir", stage.repository.gitDir, "show", `${second.outputs.branch}:granted.txt`];
    expect(execFileSync("git", show, { encoding: "utf8" })).toBe("work\n");
  });

  /** Puts another program at the path of the script, after `away` has made room for it. */
  const replace = (path: string, away: string) =>
    `${away}; mkdir -p ${path}/dist; printf 'require("fs").writeFileSync(process.env.GITHUB_WORKSPACE+"/pwned.txt","")' > ${path}/dist/index.js; printf '{"type":"commonjs"}' > ${path}/dist/package.json; true`;

  test.for([
    ["a link to its folder", "mkdir ci; ln -s ../.github/actions/deckhand ci/own", "ci/own", "rm ci/own"],
    ["a link to a folder around it", "ln -s .github/actions ci", "ci/deckhand", "rm ci"],
    ["a folder with such a link", "mkdir ci; ln -s ../.github/actions/deckhand ci/own", "ci/own", "mv ci old"],
    [
      "a link at its dist",
      `mkdir built; mv ${OWN}/dist built; ln -s ../../../built/dist ${OWN}/dist`,
      OWN,
      `rm ${OWN}/dist`,
    ],
    [
      "a link at its action.yml",
      `mkdir built; mv ${OWN}/action.yml built; ln -s ../../../built/action.yml ${OWN}/action.yml`,
      OWN,
      "echo evil > built/action.yml",
    ],
  ] as const)(
    "P58: where the runner reaches it over %s that tools could replace, the run stops before the model is asked",
    async ([, made, path, away]) => {
      const attack = call("terminal", { command: replace(path, away) });
      const { stage, how, places } = await ownAction([edit, attack, finish], {}, { made, path });
      const rehearsal = await stage.play(how);
      expect(existsSync(join(places.workspace, "pwned.txt"))).toBe(false);
      expect(rehearsal.modelRequests).toBe(0);
      expect(rehearsal.outputs).toMatchObject({
        outcome: "failed",
        reason: expect.stringMatching(
          /^The action is reached through `\S+` in the checkout, which commands could replace/,
        ),
      });
      expect(answersOf(rehearsal).join()).toContain("Put the action into a real folder of the checkout");
    },
  );

  test("its twin, with links elsewhere in the checkout that even lead to the action, is not stopped", async () => {
    const made = `mkdir ci; ln -s ../${OWN} ci/own; ln -s own/dist ci/dist; ln -s README.md ci/README.md`;
    const { stage, how } = await ownAction([edit, finish], {}, { made });
    expect((await stage.play(how)).outputs.outcome).toBe("changed");
  });
});
