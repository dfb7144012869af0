/** Whatever a command does, the answer says how it stands, and the next command runs. */
import { expect, test } from "vitest";
import type { TerminalInput } from "../../../src/tools/terminal/terminal-calls.ts";
import { terminalOfFile } from "./call.ts";

const run = terminalOfFile();

const end = (code: number) => new RegExp(`\\[Command finished with exit code ${code}\\]$`);
const shellEnd = (code: number) => new RegExp(`\\[The shell ended with exit code ${code},`);
const running = /\[The command is still running: silent/;

type Row = readonly [command: string, expected: RegExp, more?: Partial<TerminalInput>];

const quotes: readonly Row[] = [
  ["echo 'it'\\''s' \"$(echo \"a b\")\" `echo c`", /^it's a b c\n/],
  ["echo 'open", /unexpected EOF.*exit code [12]\]$/s],
  ['echo "open', /unexpected EOF.*exit code [12]\]$/s],
  ["echo `open", /unexpected EOF.*exit code [12]\]$/s],
  ["echo $(open", /unexpected EOF.*exit code [12]\]$/s],
  ["((1 +", /unexpected EOF.*exit code [12]\]$/s],
  ["[[ a", /conditional binary operator expected.*exit code 2\]$/s],
  ["if true; then", /unexpected end of file\n.*exit code 2\]$/s],
  ["f() {", /unexpected end of file\n.*exit code 2\]$/s],
  ["echo a; }", /syntax error near unexpected token `}'\n.*exit code 2\]$/s],
  ["foo (", /syntax error.*exit code 2\]$/s],
  ["; ; ;", /syntax error.*exit code 2\]$/s],
  ["cat <<END\nhere '$((1+1))\nEND\necho after", /^here '2\nafter\n/],
  ["cat <<END\nno end", /delimited by end-of-file.*\nno end\n\[Command finished with exit code 0\]$/s],
  ["echo a \\", /^a \\\n/],
  ["# only a comment", /^\[Command finished with exit code 0\]$/],
  ['echo "hi!!" !$ !1', /^hi!! !\$ !1\n/],
  ["printf '%s\\n' 'a\tb  c' $'\\x01' ünïcödé😀", /^a\tb {2}c\n\nünïcödé😀\n/],
  ["echo one\r\necho two\r\n", /^one\ntwo\n\[/],
  [`: '${"x".repeat(2_000_000)}'; echo "done"`, /^done\n/],
];

const ends: readonly Row[] = [
  ["exit 300", shellEnd(44)],
  ["kill -9 $$", shellEnd(137)],
  ["kill -HUP $$; sleep 5", shellEnd(129)],
  ["kill -TERM $$; kill -INT $$; echo survived", /exit code (?:0|130)\]$/],
  ["exec ls -d /", /^\/\n\[The shell ended with exit code 0/],
  ["exec /nonexistent/program", end(127)],
  ["set -e; false; echo not reached", shellEnd(1)],
  ["trap 'echo bye' EXIT; exit 5", /bye\n\[The shell ended with exit code 5/],
  ["ulimit -S -s 256; f() { f; }; f", shellEnd(139)],
  ["PROMPT_COMMAND='exit 9'", shellEnd(9)],
  ["return 5", /can only `return'/],
  ["break; continue; fg; wait; echo $?", /no such job|current: no such job/],
];

const streams: readonly Row[] = [
  ["echo out; echo err >&2; echo out", /^out\nerr\nout\n/],
  ["exec >/dev/null; echo gone", /^\[Command finished with exit code 0\]$/],
  ["exec 2>&-; ls /nonexistent", end(2)],
  ["exec 0<&- 1>&- 2>&-; echo gone", end(1)],
  ["exec </dev/null; read -r x", end(1)],
  ["stty raw; echo a; echo b", /^a\nb\n/],
  ["stty echo icanon opost onlcr; echo a", /^a\n/],
  ["stty sane", end(0)],
  ["printf no-newline", /^no-newline\n\[/],
  ["printf 'a\\0b\\377c\\n'", /^ab\uFFFDc\n/],
  ["printf '\\033[2J\\033[31mred\\033[0m\\n\\033]0;title\\007\\a'", /^red\n/],
  ["head -c 300000 /dev/urandom", end(0)],
  ["printf '10%%\\r20%%\\r'; printf 'abc\\b\\b\\bdef\\n'", /def\n/],
  ["yes | head -n 100000 | tail -n 1", /^y\n/],
  ["head -c 3000000 /dev/zero | tr '\\0' x", /^x{1000}/],
  ["set; declare -p; printf '\\a%s' \"$PS1\"; tr '\\0' '\\n' </proc/$$/environ", end(0)],
  ["for i in 1 2 3; do printf 'step %d/3\\r' $i; sleep 0.02; done; echo", /^step 3\/3\n/],
  ["printf 'ok \\xe2\\x82 \\xf0\\x9f cut \\xff\\xfe\\n'", /^ok \uFFFD \uFFFD cut \uFFFD\uFFFD\n/],
  ["exec 1>&-; echo lost; ls /nonexistent", /exit code 2\]$/],
  ["(sleep 0.1; echo later) & echo now", /^\[1\] \d+\nnow\n/],
  ["sleep 0.2; echo after", /later\n/],
  ["echo to-terminal >/dev/tty; cat </dev/null >/dev/tty", /^to-terminal\n/],
];

const settings: readonly Row[] = [
  ["set -u; echo $NOPE; echo not reached", /NOPE: unbound variable\n\[Command finished with exit code 1\]$/],
  ["set +u; set -x; echo traced", /^\+\+ echo traced\ntraced\n\[/],
  ["set +x; set -n; echo yes; set +n", /yes\n/],
  ["set -v; set +v", end(0)],
  ["printf() { echo fake; }; eval() { echo fake; }; export() { echo fake; }; exit() { echo fake; }; ok", end(127)],
  ["unset -f printf eval export exit; alias eval=false export=false builtin=false", end(0)],
  ["unalias -a; IFS=0123456789; set -f; set -- a b", end(0)],
  ["IFS=$' \\t\\n'; set +f; set -o posix; echo posix; set +o posix", /^posix\n/],
  ["trap 'echo debug' DEBUG; echo x", /^debug\nx\n\[/],
  ["trap - DEBUG; shopt -s extdebug; echo x; shopt -u extdebug", /x\n/],
  ["trap '' INT TERM HUP QUIT; trap - INT TERM HUP QUIT", end(0)],
  ["PS1='prompt> ' PS2=more PROMPT_COMMAND='echo spam'; PS4=four", end(0)],
  ["unset PROMPT_COMMAND PS1 PS2; unset PWD OLDPWD HOME; cd .", end(0)],
  ["unset PATH; ls", end(127)],
  ["PATH=/usr/bin:/bin; mkdir gone; cd gone; rmdir ../gone; pwd; cd ..", end(0)],
  ["cd /; cd - >/dev/null; bash --norc -ic 'echo inner'", /inner\n/],
  ["exec 5>&1 198>&- 199>&-; echo five >&5", /^five\n/],
  ["coproc cat; kill $COPROC_PID; wait", /exit code \d+\]$/],
];

const waiting: readonly Row[] = [
  ["read -rsp 'Password: ' x", /^Password:\n\[The command is still running/],
  ["read -r x </dev/tty", running],
  ["cat", running],
  ["sh", running],
  ["exec sh", running],
  ["kill -STOP $$", running],
  ["trap '' INT TERM; while :; do sleep 1; done", running],
  ["(trap '' TERM HUP INT; setsid sleep 1000) & sleep 1000", running],
  ["readonly PS1", running],
  ["seq 500 > text; less text || vi text || sleep 1000", /still running/],
];

test.for([...quotes, ...streams, ...settings, ...ends])("%s", async ([command, expected, more]) => {
  expect((await run(command, { timeout: 30, ...more })).text).toMatch(expected);
  expect((await run("echo alive", { timeout: 30 })).text).toMatch(/^alive\n|\nalive\n/);
});

test.for(waiting)("%s waits, and can be ended", async ([command, expected]) => {
  expect((await run(command)).text).toMatch(expected);
  expect(await run("echo no")).toMatchObject({ is_error: true });
  expect((await run("echo alive", { reset: true, timeout: 30 })).text).toMatch(/^alive\n/);
});

test("thirty megabytes without a line cost little memory", async () => {
  const before = process.memoryUsage().rss;
  const { text } = await run("head -c 30000000 /dev/zero | tr '\\0' x", { timeout: 50 });
  expect(text).toMatch(/the end of 30000000 bytes\. All of it is in /);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});
