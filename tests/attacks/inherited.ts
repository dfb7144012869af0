/** Builds a wall in a process that was started with a file open, and says what is open here and behind it. */
import { readdirSync } from "node:fs";
import { bash, makeYard } from "./yard.ts";

const yard = makeYard();
const wall = await yard.open();
process.stdout.write(`here: ${readdirSync("/proc/self/fd").includes("200") ? "200" : ""}\n`);
process.stdout.write(`behind: ${await bash(wall, "cat <&200; cd /proc/self/fd; echo *")}\n`);
await wall.close();
yard.raze();
