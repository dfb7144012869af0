/** What the job has made ready for the agent: the set-up command, its network, and caches of earlier steps. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shells write variables like this.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { plant } from "../attacks/yard.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, play, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const finish = call("finish", { message: "Done." });
const bash = (command: string) => call("terminal", { command });

/** All that the model has read. */
const read = (stage: Stage) => JSON.stringify(stage.model?.requests.at(-1)?.body.messages);

/** A request by somebody who can push, about an issue of theirs. */
async function trusted(options: Parameters<typeof stageFor>[0]) {
  const stage = await stageFor(options);
  const { number: issue } = stage.github.openIssue({ author: "octavia", title: "Slugs", body: "Look." });
  return { stage, rehearsal: await stage.play({ issue }) };
}

describe("the set-up command", needsSandbox, () => {
  test("has only the secrets that it names, and its files in the home and the checkout stay while its processes end", async () => {
    const { stage, rehearsal } = await trusted({
      inputs: {
        secrets: "NPM_TOKEN=a-value-to-keep\nOTHER_TOKEN=another-to-keep",
        "setup-command": `mkdir -p ~/.tool node_modules; echo "$NPM_TOKEN" | wc -c > ~/.tool/x; env | grep -c ^OTHER_ >> ~/.tool/x; (setsid sleep 1000000031 &); true`,
      },
      script: [bash("cat ~/.tool/x; pgrep -f 100000003[1] || echo no process; ls -d node_modules"), finish],
    });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(read(stage)).toContain("16\\\\n0\\\\nno process\\\\nnode_modules".replaceAll("\\\\", "\\"));
  });

  test("that is refused a host ends the run with the setting that allows it", async () => {
    const { stage, rehearsal } = await trusted({
      inputs: { "setup-command": "curl -sSf https://evil.test/x" },
      script: [finish],
    });
    expect(rehearsal.outputs.outcome).toBe("failed");
    expect(answersOf(rehearsal)[0]).toContain(
      "Blocked network access: `evil.test`. To allow it, set `setup-network: registries, evil.test`.",
    );
    expect(stage.model?.requests).toEqual([]);
  });

  test.for(["leaves changes", "is killed"] as const)(
    "that %s leaves them to no later run, and what the agent did there is published",
    async (how) => {
      const stage = await stageFor({
        inputs: {
          "setup-command": `git cat-file -e HEAD:ready 2>/dev/null || { echo x | tee -a README.md > made.txt; ${how === "is killed" ? "sleep 1000000037" : "true"}; }`,
        },
        script: [bash("ls; echo new > new.txt"), finish],
      });
      const killed = how === "is killed" ? { killed: whenSetUp(stage) } : {};
      const first = await stage.play(killed);
      expect(stage.model?.requests).toEqual([]);
      expect(answersOf(first).at(-1)).not.toContain("copies");
      gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", { ready: "" })]);
      const second = await stage.play({ issue: 1 });
      expect(second.outputs).toMatchObject({ outcome: "changed", "files-changed": "1" });
      expect(second.diff).toContain("new.txt");
      expect(second.diff).not.toContain("made.txt");
    },
  );
});

/** Aborted once the set-up command has written its file. */
function whenSetUp({ folder }: Stage): AbortSignal {
  const abort = new AbortController();
  const look = setInterval(() => {
    if (existsSync(join(folder, "run-1", "slugify", "made.txt"))) abort.abort();
  }, 20);
  onTestFinished(() => clearInterval(look));
  return abort.signal;
}

describe("the comment on hosts that were refused", needsSandbox, () => {
  const ask = bash("curl -sS https://registry.npmjs.org/x; true");

  test("names the preset where the network is closed", async () => {
    const { rehearsal } = await trusted({ script: [ask, finish] });
    expect(answersOf(rehearsal)[0]).toContain(
      "Blocked network access: `registry.npmjs.org`. To allow it, set `network: npm`.",
    );
  });

  test("names what is missing beside what is there", async () => {
    const { rehearsal } = await trusted({ script: [ask, finish], inputs: { network: "pypi" } });
    expect(answersOf(rehearsal)[0]).toContain("To allow it, set `network: pypi, npm`.");
  });

  test("says on a thread with a stranger's words why a network that is set was closed", async () => {
    const { rehearsal } = await play({ script: [ask, finish], inputs: { network: "npm" } });
    const [answer = ""] = answersOf(rehearsal);
    expect(answer).toContain("To open it on such threads as well, set `mixed-threads: as-trusted`: ");
    expect(answer).not.toContain("`network: npm`");
  });
});

describe("caches of earlier steps", needsSandbox, () => {
  function runnerHome(): string {
    const home = mkdtempSync(join(tmpdir(), "deckhand-home-"));
    onTestFinished(() => rmSync(home, { recursive: true }));
    plant(home, { ".npm/_cacache/x": "an entry", ".npmrc": "a token", ".tool/cache/y": "named" });
    return home;
  }

  test("are there for commands with what the workflow names, and the settings beside them are not", async () => {
    const home = runnerHome();
    const { stage, rehearsal } = await trusted({
      environment: { HOME: home },
      inputs: { caches: "~/.tool/cache, ~/.not/there" },
      script: [
        bash(`cat ~/.npm/_cacache/x ~/.tool/cache/y; echo; echo x > ~/.npm/_cacache/x; ls -A ~ ${home}`),
        finish,
      ],
    });
    expect(read(stage)).toContain("an entrynamed");
    expect(read(stage)).not.toContain(".npmrc");
    expect(readFileSync(join(home, ".npm/_cacache/x"), "utf8")).toBe("an entry");
    const { stdout } = rehearsal.runner;
    expect(stdout).toContain(`Caches of earlier steps: ${home}/.npm/_cacache, ${home}/.tool/cache`);
    expect(stdout).toContain(`The cache ${home}/.not/there is not in the sandbox: there is no such folder.`);
  });

  test("are refused before the model is asked where they would show credentials", async () => {
    const { stage, rehearsal } = await trusted({
      environment: { HOME: runnerHome() },
      inputs: { caches: "~" },
      script: [finish],
    });
    expect(rehearsal.outputs.outcome).toBe("failed");
    expect(answersOf(rehearsal)[0]).toContain("would show the agent's commands what is in");
    expect(stage.model?.requests).toEqual([]);
  });
});
