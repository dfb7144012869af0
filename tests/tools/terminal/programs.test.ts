/** Programs that make themselves at home in a terminal: what they show can be read, and they can be left. */
import { expect, test } from "vitest";
import { findProgram } from "../../../src/core/workspace/shell-session/processes.ts";
import { type Answer, terminalOfFile } from "./call.ts";

const run = terminalOfFile();

/** Not every program is on every machine: the names of those that are not, for a skip; empty where all are. */
const lacking = (programs: string) =>
  programs.split(" ").filter((program) => findProgram(program, process.env.PATH ?? "", "/") === undefined);

const commit = "git -c user.name=a -c user.email=a@b.test commit -q --allow-empty -m";
const repository = `mkdir -p r; git -C r init -q; cd r; for i in $(seq 60); do ${commit} "change $i"; done; cd ..`;

test.for([
  ["git", `${repository}; git -C r log --oneline`, /change 60\n(?:.*\n){58}.*change 1\n/],
  ["git", "cd r; git diff --stat HEAD~1; git branch; git show; cd ..", /change 60/],
  ["less", "seq 3 | less", /^1\n2\n3\n\[Command finished/],
  ["python3", "python3 -c 'print(input())' </dev/null", /EOFError/],
  ["ssh", "ssh -o ConnectTimeout=5 -p 1 nobody@127.0.0.1", /refused[\s\S]*exit code 255\]$/],
] as const)("%s, of itself: %s", async ([programs, command, expected], { skip }) => {
  skip(lacking(programs).length > 0, `there is no ${lacking(programs).join(", no ")}`);
  expect((await run(command, { timeout: 30 })).text).toMatch(expected);
});

test.for([
  ["python3", "python3 -q", />>>/, ["print(6 * 7)", "exit()"]],
  ["vim", "echo some text > text; vim -u NONE text", /some text/, ["C-[", ":q!"]],
  ["less", "seq 500 > long; less long", /^1\n2\n/, ["q"]],
  ["git less", "GIT_PAGER=less git -C r --paginate log", /change 60/, ["q"]],
  ["ssh", "bash -c 'read -rsp \"me@host password: \" x </dev/tty; echo; echo in'", /password:/, ["hunter2"]],
  ["bash", "PS1=in: bash --norc", /in:/, ["echo inner", "C-d"]],
  ["cat", "cat; cat", /The command is still running/, ["C-d", "C-d"]],
] as const)("%s waits for what is typed: %s", async ([programs, command, shows, typed], { skip }) => {
  skip(lacking(programs).length > 0, `there is no ${lacking(programs).join(", no ")}`);
  await shown(shows, await run(command, { reset: true }));
  for (const keys of typed.slice(0, -1)) await run(keys, { is_input: true });
  await shown(/\[Command finished with exit code 0\]$/, await run(typed.at(-1) ?? "", { is_input: true }));
  expect((await run("echo alive", { timeout: 30 })).text).toMatch(/alive\n\[/);
});

/** However slow the machine is: reads on until it is there, for half a minute. A command that has ended answers at once. */
async function shown(expected: RegExp, { text }: Answer): Promise<void> {
  let all = text;
  for (let reads = 0; reads < 100 && !expected.test(all); reads += 1) {
    all = `${all.replace(/\[The command is still.*\]$/, "")}${(await run("")).text}`;
  }
  expect(all).toMatch(expected);
}
