/** What reaches beyond the checkout is granted to one action by a person: secrets by name, and hosts. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { edit, finish, labels, pendingIn, run, waiting as waitingWith } from "./approving.ts";
import { repository } from "./instructed.ts";
import { answersOf, fromSource, type StoryOptions } from "./play.ts";
import { commitOf } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const secrets = "NPM_TOKEN=npm-canary-4711\nOTHER_TOKEN=other-canary-0815";

const published = ({ repository }: Stage, file: string) =>
  execFileSync("git", ["--git-dir", repository.gitDir, "show", `${branch}:${file}`], { encoding: "utf8" });

const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

const offered = ({ model }: Stage) => model?.requests[0]?.body.tools?.map((tool) => tool.function.name);

/** On a thread where nobody has a say who cannot push: else nothing is granted. */
const waiting = (script: Script, { inputs, ...options }: StoryOptions = {}) =>
  waitingWith(script, { ...options, inputs: { "mixed-threads": "as-trusted", ...inputs } });

/** All that anybody could read. */
const seen = (stage: Stage, ...plays: Rehearsal[]) => {
  const shown = plays.map(({ runner, comments }) => [runner.stdout.replaceAll(/^::add-mask::.*$/gm, ""), comments]);
  return JSON.stringify([shown, stage.model?.requests.map(({ body }) => body)]);
};

describe("a command that names a secret", () => {
  const publish = `printf %s "$NPM_TOKEN" | wc -c > length.txt; env | grep -c _TOKEN= >> length.txt`;

  test("waits however low its risk, is shown with what it reaches and runs on, and then has that secret alone; where its files have changed meanwhile it is asked about again, and has not run", async () => {
    const script = [edit, run("npm --version > /dev/null; rm -rf build", "LOW"), run(publish, "LOW"), finish];
    const { stage, first } = await waiting(script, { inputs: { secrets } });
    expect(first.outputs.outcome).toBe("awaiting-approval");
    expect(pendingIn(first)).toMatchObject([{ reach: { secrets: ["NPM_TOKEN"], hosts: [], server: "" } }]);
    expect(answersOf(first)[0]).toContain("It can reach: secret `NPM_TOKEN`; no host");
    expect(answersOf(first)[0]).toContain("- `tides.md` +1 −0");
    expect(answersOf(first)[0]?.match(/^\+Twice a day\.$/gm)).toHaveLength(1);
    await expect(transcript(stage, first)).toMatchFileSnapshot("golden/grant-asked.md");

    const putBack = stage.save();
    const commit = commitOf(stage, branch, { "package.json": '{"scripts":{"publish":"evil"}}\n' });
    execFileSync("git", ["--git-dir", stage.repository.gitDir, "update-ref", `refs/heads/${branch}`, commit]);
    const again = await stage.play({ issue: 1, happening: labels("maria"), ...fromSource });
    expect([again.outputs.outcome, again.modelRequests]).toEqual(["awaiting-approval", 0]);
    expect(answersOf(again)[1]).toContain("- ⚠ `package.json`");
    putBack();

    const second = await stage.play({ issue: 1, happening: labels("maria"), ...fromSource });
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(published(stage, "length.txt")).toBe(`${"npm-canary-4711".length}\n1\n`);
    expect(told(stage)).toContain("It ran in a sandbox of its own");
    expect(told(stage)).toContain("Its changes to 1 file are in the workspace.");
    expect(seen(stage, first, second)).not.toMatch(/canary-4711|canary-0815/);
  });

  test("that changes nothing, after work with long lines and many files: all of that is shown, and is what the outputs tell of", async () => {
    const write = `seq 60 > long.txt; printf '%.0sminified' $(seq 100) > min.js; for i in $(seq 80); do echo $i > f$i; done`;
    const script = [run(write, "LOW"), run("echo $NPM_TOKEN | wc -c", "LOW"), finish];
    const { stage, first } = await waiting(script, { inputs: { secrets } });
    const [answer = ""] = answersOf(first);
    expect(answer).toContain("- `long.txt` +60 −0\n- `min.js` +1 −0");
    expect(answer).toMatch(/\+1\n\+2\n\+3\n.*\n\+60\n/s);
    expect(answer).toMatch(/\+(?:minified)+\w+\n\+↪\w+\n/);
    expect(answer).toContain("- `f80` +1 −0");
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    const where = { branch, "files-changed": "82", "commit-sha": first.outputs["commit-sha"] };
    expect(first.outputs).toMatchObject(where);
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", ...where });
  });

  test("leaves the secret nowhere: a file with it does not come back, and the next command has it not", async () => {
    const command = `printf %s "$NPM_TOKEN" | tee token.txt ~/token .git/token > /dev/null; echo kept > kept.txt`;
    const after = "cat token.txt ~/token .git/token 2>&1 | grep -c canary; env | grep -c canary; cat kept.txt";
    const { stage, first } = await waiting([run(command, "LOW"), run(after, "LOW"), finish], { inputs: { secrets } });
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect([first.outputs.outcome, second.outputs.outcome]).toEqual(["awaiting-approval", "changed"]);
    expect(told(stage)).toContain(
      "Left out, because they contain what looks like a secret or are too large: `token.txt`",
    );
    expect(told(stage)).toMatch(/0\\n0\\nkept/);
    expect(seen(stage, first, second)).not.toContain("canary-4711");
  });

  test("put together at run time, the name is none: it has nothing; from another folder it is told to begin at the root", async () => {
    const command = `name=NPM_; name+=TOKEN; eval "echo [\\$$name]" > out.txt; echo "[\${!name}]" >> out.txt`;
    const elsewhere = [run("cd src", "LOW"), run("echo $NPM_TOKEN", "LOW")];
    const { stage, first } = await waiting([run(command, "LOW"), ...elsewhere, finish], { inputs: { secrets } });
    expect([first.outputs.outcome, published(stage, "out.txt")]).toEqual(["changed", "[]\n[]\n"]);
    expect(told(stage)).toContain("starts at the workspace root, not in src");
  });

  test("with `never` has it at once, and what rules of the base branch forbid is forbidden all the same, and told to the agent", async () => {
    const rules = "rules:\n  - program: terraform\n    effect: forbid\n    reason: By people only.\n";
    const options = {
      repository: repository({ ".github/agent/rules.yml": rules }),
      inputs: { secrets, confirmation: "never" },
      toolErrors: /^terminal: This call is forbidden here/,
    };
    const { stage, first } = await waiting([run("terraform apply"), run(publish, "LOW"), finish], options);
    expect([first.outputs.outcome, published(stage, "length.txt")]).toEqual(["changed", "15\n1\n"]);
    expect(told(stage)).toContain("By people only.");
    expect(offered(stage)).not.toContain("request_network");
  });
});

describe("a command that needs hosts", () => {
  const ask = (hosts: readonly string[], command = "curl -sS https://api.example.org > out.txt") =>
    call("request_network", { hosts, command, why: "The API has the list.", security_risk: "LOW" });

  test("is asked for with them, in the form in which they are looked up, also where `network` names one: other commands reach its registries alone, and a wildcard or an address is refused", async () => {
    const get = run("curl -sS -m 5 https://api.example.org || echo refused", "LOW");
    const refused = [["*.example.org"], ["169.254.169.254"]] as const;
    const asks = [
      ...refused.map((hosts) => ask(hosts)),
      ask(["API.Example.org", "bücher.example"], "echo ran > out.txt"),
    ];
    const { stage, first } = await waiting([get, ...asks, finish], {
      inputs: { network: "npm, api.example.org" },
      toolErrors: /^request_network: Error validating/,
    });
    for (const [host] of refused) expect(told(stage)).toContain(`\\"${host}\\" is not a full host name`);
    expect(pendingIn(first)).toMatchObject([{ reach: { hosts: ["api.example.org", "xn--bcher-kva.example"] } }]);
    expect(offered(stage)).toContain("request_network");
    expect(told(stage)).toContain("refused");
    expect(answersOf(first)[0]).toContain(
      "It can reach: hosts `api.example.org`, `xn--bcher-kva.example`; `network` `npm`",
    );
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect([second.outputs.outcome, published(stage, "out.txt")]).toEqual(["changed", "ran\n"]);
  });

  test("is not offered where strangers have a say, and a call is refused", async () => {
    const script = [ask(["api.example.org"]), run("echo [$NPM_TOKEN] > out.txt", "LOW"), finish];
    const toolErrors = /^request_network: Tool 'request_network' not found/;
    const { stage, first } = await waitingWith(script, { inputs: { secrets }, toolErrors });
    expect([first.outputs.outcome, published(stage, "out.txt")]).toEqual(["changed", "[]\n"]);
    expect(offered(stage)).not.toContain("request_network");
  });
});
