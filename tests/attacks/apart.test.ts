/** T24: what only a server of tools is told, and the server itself, from behind the sandbox around the tools. */
import { linkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Program } from "../../src/core/workspace/workspace.ts";
import type { Sandbox } from "../../src/sandbox/open-sandbox.ts";
import { machine, needsSandbox } from "../needs-sandbox.ts";
import { running } from "../running.ts";
import { skipIf } from "../skipped.ts";
import { newCanaries } from "./canaries.ts";
import { bash, makeYard, pidsOf, type Yard } from "./yard.ts";

/** Does what it is told, line by line, and says what comes of it. */
const SERVER = { file: "bash", args: ["-c", 'while read -r line; do eval "$line" 2>&1; echo over; done', "a-server"] };

async function told(program: Program, line: string): Promise<string> {
  await program.write(line);
  const lines: string[] = [];
  while (lines.at(-1) !== "over") {
    const news = await program.read();
    lines.push(...news.lines);
    if (news.end !== undefined) throw new Error(news.end);
  }
  return lines.slice(0, -1).join("\n");
}

/** The variables of all processes, and the server among them; told in halves, so that the search does not find itself. */
function search(secret: string): string {
  const [head, tail] = [secret.slice(0, 8), secret.slice(8)];
  const variables = "cat /proc/[0-9]*/environ /proc/[0-9]*/task/*/environ 2>/dev/null | tr '\\0' '\\n'";
  return `${variables} | grep -qF "${head}""${tail}" && echo FOUND; grep -al 'a-serve[r]' /proc/[0-9]*/cmdline && echo SEEN; echo looked`;
}

describe("beside the sandbox around the tools", needsSandbox, () => {
  async function begin(): Promise<Readonly<{ yard: Yard; sandbox: Sandbox; secret: string }>> {
    const yard = makeYard();
    onTestFinished(() => yard.raze());
    const sandbox = await yard.open();
    onTestFinished(() => sandbox.close());
    return { yard, sandbox, secret: newCanaries().apiKey };
  }

  test("T24: a server's variables and the server are not there for commands; it does its work on the same files", async () => {
    const { yard, sandbox, secret } = await begin();
    const server = await sandbox.openProgram({ ...SERVER, environment: { TOKEN: secret } });
    const printed = await bash(sandbox, search(secret));
    expect(printed).toContain("looked");
    expect(printed).not.toMatch(/FOUND|SEEN/);
    expect(running("a-server")).not.toEqual([]);
    for (const pid of running("a-server"))
      await bash(sandbox, `kill -9 ${pid}; strace -p ${pid}; gdb -p ${pid} -batch`);
    await bash(sandbox, "echo from the tools > note.txt");
    expect(await told(server, "cat note.txt; echo from the server >> note.txt")).toBe("from the tools");
    expect(await told(server, 'echo "$TOKEN"')).toBe(secret);
    expect(await bash(sandbox, "cat note.txt")).toBe("from the tools\nfrom the server\n");
    await sandbox.close();
    expect(running("a-server")).toEqual([]);
    const { uid } = statSync(yard.workspace);
    expect(statSync(join(yard.workspace, "note.txt")).uid).toBe(uid);
  });

  test("T24: the same search finds a server that shares the sandbox, and so none is put there that is told anything", async () => {
    const { sandbox, secret } = await begin();
    await sandbox.workspace.openProgram({ ...SERVER, environment: { TOKEN: secret } });
    const printed = await bash(sandbox, search(secret));
    for (const word of ["FOUND", "SEEN"]) expect(printed).toContain(word);
    expect(await bash(sandbox, `kill -9 ${pidsOf("a-serve[r]")} && echo KILLED`)).toContain("KILLED");
    await sandbox.openProgram({ ...SERVER, environment: {} });
    expect(await bash(sandbox, search(secret))).toContain("SEEN");
  });

  test("T24: servers do not see each other, have no rights and no network, and end one by one", async () => {
    const { yard, sandbox, secret } = await begin();
    const [one, other] = await Promise.all([
      sandbox.openProgram({ ...SERVER, environment: { TOKEN: secret } }),
      sandbox.openProgram({ ...SERVER, environment: { MODE: "fast" } }),
    ]);
    expect(await told(other, search(secret))).not.toContain("FOUND");
    expect(await told(other, "grep -E '^Cap(Eff|Bnd)|NoNewPrivs' /proc/self/status | tr -d '\\t'")).toBe(
      "CapEff:0000000000000000\nCapBnd:0000000000000000\nNoNewPrivs:1",
    );
    const hidden = await told(other, `ls -d ${yard.temp}/_runner_file_commands ${yard.home}/.ssh`);
    expect(hidden.match(/No such file/g)).toHaveLength(2);
    expect(await told(other, "curl -sS -m 2 https://1.1.1.1")).toMatch(/^curl: /);
    await one.close();
    expect(await told(other, "echo still here")).toBe("still here");
    expect(await bash(sandbox, "echo the tools too")).toBe("the tools too\n");
  });

  test(
    "T24: a sandbox that is built beside tools at work hands nothing over",
    skipIf(machine.way === "bwrap", "bubblewrap gives tools no user of their own, so nothing is handed over"),
    async () => {
      const yard = makeYard();
      onTestFinished(() => yard.raze());
      const [file, elsewhere] = [join(yard.workspace, "twice.txt"), join(yard.base, "elsewhere.txt")];
      writeFileSync(file, "ours\n");
      linkSync(file, elsewhere);
      const sandbox = await yard.open();
      onTestFinished(() => sandbox.close());
      const { uid } = statSync(file); // it has another name, so it was not handed over
      rmSync(elsewhere);
      const server = await sandbox.openProgram({ ...SERVER, environment: { MODE: "fast" } });
      expect(await told(server, "cat twice.txt; echo mine >> twice.txt")).toMatch(/^ours\n.*Permission denied/);
      expect(statSync(file).uid).toBe(uid);
    },
  );
});
