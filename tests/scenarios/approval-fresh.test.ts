/** What earlier commands leave for an action that somebody grants something: of what git ignores nothing, of secrets nothing. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { readBack } from "../render/approval/read-back.ts";
import { finish, labels, pendingIn, run, waiting as waitingWith } from "./approving.ts";
import { repository } from "./instructed.ts";
import { answersOf } from "./play.ts";
import { gitOf } from "./pull-story.ts";

const token = "npm-canary-4711";
const digest = createHash("sha256").update(token).digest("hex").slice(0, 12);

/** Says which token it has, without saying the token. `pack` is a tool that the set-up command installs. */
const script = `pack && echo "released with $(printf %s "$NPM_TOKEN" | sha256sum | cut -c1-12)"`;
const manifest = (release: string) => `${JSON.stringify({ name: "boats", scripts: { release } }, undefined, 2)}\n`;
const files = { ".gitignore": "node_modules\n", "package.json": manifest(script) };

const program = (name: string, says: string) =>
  `printf '#!/bin/sh\\necho "${says}"\\n' > node_modules/.bin/${name}; chmod +x node_modules/.bin/${name}`;
const install = `mkdir -p node_modules/.bin; ${program("pack", "packed by the installed tool")}`;

/** On a thread where nobody has a say who cannot push, in a repository that ignores what is installed. */
const waiting = (turns: Script, inputs: Readonly<Record<string, string>> = {}) =>
  waitingWith(turns, {
    repository: repository(files),
    inputs: { "mixed-threads": "as-trusted", secrets: `NPM_TOKEN=${token}`, "setup-command": install, ...inputs },
  });

const results = ({ model }: Stage) =>
  (model?.requests.at(-1)?.body.messages ?? []).flatMap((message) =>
    message.role === "tool" ? [JSON.stringify(message.content)] : [],
  );

/** All that anybody could read, but for what the runner alone is told. */
const seen = (stage: Stage, ...plays: readonly Rehearsal[]) =>
  JSON.stringify([
    plays.map(({ runner, comments, diff }) => [runner.stdout.replaceAll(/^::add-mask::.*$/gm, ""), comments, diff]),
    stage.model?.requests.map(({ body }) => body),
    gitOf(stage, ["log", "--all", "-p"]),
  ]);

const release = `NPM_TOKEN="$NPM_TOKEN" npm run --silent release`;

test("a granted release runs without what was planted in an ignored folder, and the script that was changed is marked", async () => {
  const plant = `${program("pack", "stolen [$(env | grep -c ^NPM_T)]")}; ${program("sha256sum", "stolen [$(cat)]")}`;
  const changed = manifest(`echo "this line is new" && ${script}`);
  const change = call("file_editor", { command: "create", path: "package.json.new", file_text: changed });
  const turns = [change, run(`mv package.json.new package.json; ${plant}`, "LOW")];
  const { stage, first } = await waiting([
    ...turns,
    run("npm run --silent release", "LOW"),
    run(release, "LOW"),
    finish,
  ]);
  expect(first.outputs.outcome).toBe("awaiting-approval");
  expect(results(stage).at(-1)).toContain("stolen [0]"); // without the grant, what was planted runs
  const [comment = ""] = answersOf(first)[0]?.split(/\n\| \d+ files? changed \|/) ?? [];
  expect(comment).toContain("It can reach: secret `NPM_TOKEN`; no host");
  expect(comment).toContain("It runs on the base branch and these changes (1 file):");
  expect(comment).toContain("- ⚠ `package.json` +1 −1: can decide what runs");
  expect(readBack(comment)).toContain(`+    "release": "echo \\"this line is new\\" && `);
  expect(comment).not.toMatch(/node_modules|stolen/);

  const second = await stage.play({ issue: 1, happening: labels("maria") });
  expect(second.outputs).toMatchObject({ outcome: "changed", "pending-actions": "" });
  const [result = ""] = results(stage).slice(-1);
  expect(result).toContain(`this line is new\\npacked by the installed tool\\nreleased with ${digest}`);
  expect(result).not.toContain("stolen");
  expect(seen(stage, first, second)).not.toContain("canary-4711");
});

test("a granted release whose script nobody has changed shows no changed file; what its secret has touched is not there for a later grant of hosts, and its clean work is", async () => {
  const places = "~/.npmrc /tmp/left node_modules/left .git/left .git/hooks/post-checkout token.txt";
  const spread = [
    release,
    `printf %s "$NPM_TOKEN" | tee ${places} > /dev/null; printf %s "$NPM_TOKEN" | base64 > encoded.txt`,
    `git config user.name "$NPM_TOKEN"; export LEFT="$NPM_TOKEN"; (setsid sleep 1000000077 &); echo clean > kept.txt`,
  ].join("; ");
  const look = [
    `env | grep -cE '^NPM_T|^LEFT'; grep -rls 'npm-c[a]nary' . ~ /tmp; cat encoded.txt 2>&1`,
    `cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr '\\0' '\\n' | grep -c 'npm-c[a]nary'; git config user.name`,
    `cat kept.txt; ls node_modules/.bin`,
  ].join("; ");
  const network = call("request_network", { hosts: ["api.example.org"], command: look, why: "It has the list." });
  const { stage, first, pass } = await waiting([run(spread, "LOW"), network, finish]);
  expect(pendingIn(first)).toMatchObject([{ reach: { secrets: ["NPM_TOKEN"], hosts: [] } }]);
  expect(answersOf(first)[0]).toContain("It can reach: secret `NPM_TOKEN`; no host");
  expect(answersOf(first)[0]).not.toMatch(/It runs on the base branch and these changes|⚠/);
  const second = await stage.play({ issue: 1, happening: labels("maria") });
  expect(results(stage).at(-1)).toContain(`packed by the installed tool\\nreleased with ${digest}`);
  expect(pendingIn(second)).toMatchObject([{ reach: { secrets: [], hosts: ["api.example.org"] } }]);
  expect(answersOf(second).at(-1)).toContain("- ⚠ `kept.txt` +1 −0: named in a command above");
  expect(answersOf(second).at(-1)).not.toMatch(/encoded\.txt` \+|token\.txt` \+/);
  pass(5000);
  const third = await stage.play({ issue: 1, happening: labels("maria") });
  expect(third.outputs.outcome).toBe("changed");
  const [result = ""] = results(stage).slice(-1);
  expect(result).toMatch(
    /"0\\ncat: encoded\.txt: No such file or directory\\n0\\n(?:(?:agent|Deckhand \(agent\))\\n)?clean\\npack\\n/,
  );
  expect(gitOf(stage, ["show", `${second.outputs.branch}:kept.txt`])).toBe("clean");
  expect(seen(stage, first, second, third)).not.toMatch(/canary-4711|bnBtLWNhbmFyeS/);
});
