/**
 * Builds a sandbox in a process that was started with a file open, and says what is open here and behind it. Or runs the
 * command that it is given there, in which `$KEY` is that variable of its own, and says what that prints.
 */
import { readdirSync } from "node:fs";
import { bash, makeYard } from "./yard.ts";

const [command] = process.argv.slice(2);
const yard = makeYard();
const sandbox = await yard.open();
if (command === undefined) {
  process.stdout.write(`here: ${readdirSync("/proc/self/fd").includes("200") ? "200" : ""}\n`);
  process.stdout.write(`behind: ${await bash(sandbox, "cat <&200; cd /proc/self/fd; echo *")}\n`);
} else {
  process.stdout.write(await bash(sandbox, command.replaceAll('"$KEY"', process.env.KEY ?? "")));
}
await sandbox.close();
yard.raze();
