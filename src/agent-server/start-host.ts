/** Starts the tool host as a command of an agent server, with the Node that is there, or with ours. */
import { openAsBlob } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { posix } from "node:path";
import { z } from "zod";
import { toolEnvironment } from "../core/workspace/environment.ts";
import { Fault } from "../lib/fault.ts";
import { oneLine } from "../lib/text.ts";
import type { AgentServer } from "./agent-server.ts";

/** Files here that are brought there: the bundle of the tool host and, if there is none that will do, the Node that runs us. */
export type OwnPrograms = Readonly<{ host: string; node?: string | undefined }>;

/** `folder` is made, for this host alone. */
type Start = OwnPrograms & Readonly<{ workingDir: string; folder: string; signal: AbortSignal }>;

/** `environment` is what commands see. */
export type Started = Readonly<{ pid: number; environment: Readonly<Record<string, string>> }>;

/** The oldest that runs the tool host. */
const NODE = 22;

const SECONDS = 30;

/** In the folder of the host. */
const PID_FILE = "host.pid";

/** Rejects with a Fault if there is no such server, no such folder, or no Node that will do. */
export async function startHost(server: AgentServer, start: Start): Promise<Started> {
  const { host, folder, signal } = start;
  await server.info(signal);
  const { node, environment } = await lookAround(server, start);
  await server.upload(posix.join(folder, "host.mjs"), new Blob([await readFile(host)]), signal);
  const command = `
    s=$(command -v setsid || command -v nohup)
    cd ${quoted(folder)} && mkdir in out && umask 022 || exit
    "$s" ${quoted(node)} host.mjs --mailbox ${quoted(folder)} </dev/null >host.log 2>&1 &
    echo $! | tee ${PID_FILE}`;
  const { stdout, stderr } = await server.execute(command, SECONDS, signal);
  const pid = z.coerce.number().int().positive().safeParse(stdout.trim());
  if (!pid.success) throw notStarted(stderr);
  return { pid: pid.data, environment };
}

/** Only what commands may see: the server's own variables stay there. */
const SEEN = ["PATH", "HOME", "USER", "LOGNAME", "LANG", "TZ", "SHELL", "TMPDIR"];

async function lookAround(server: AgentServer, { workingDir, folder, node, signal }: Start) {
  const base = quoted(posix.dirname(folder));
  const lines = [
    `cd -- ${quoted(workingDir)} && pwd`,
    `umask 077 && mkdir -p ${base} && [ -O ${base} ] && mkdir ${quoted(folder)} && echo made`,
    "command -v node",
    "node -p process.versions.node",
    "uname -sm",
    ...SEEN.map((name) => `printf '%s\\n' "$${name}"`),
  ];
  const command = lines.map((line) => `{ ${line} || echo; } 2>/dev/null`).join("\n");
  const { stdout } = await server.execute(command, SECONDS, signal);
  const [there, made, found = "", version = "", system, ...values] = stdout.split("\n");
  if (!there) throw new Fault("config", `The agent server has no folder ${workingDir}.`);
  if (made !== "made") throw notStarted(`The folder ${folder} cannot be made.`);
  const seen = SEEN.flatMap((name, index) => (values[index] ? [[name, values[index]] as const] : []));
  const variables = Object.fromEntries(seen);
  const isEnough = Number.parseInt(version, 10) >= NODE;
  const own = isEnough ? found : await bring(server, { node, home: variables.HOME ?? "", system, signal });
  return { node: own, environment: toolEnvironment(variables) };
}

type Bring = Readonly<{ node: string | undefined; home: string; system: string | undefined; signal: AbortSignal }>;

const MACHINES: Readonly<Record<string, string>> = { x64: "x86_64", arm64: "aarch64" };

/** Our own Node, which stays there for later runs. */
async function bring(server: AgentServer, { node, home, system, signal }: Bring): Promise<string> {
  const isAlike = process.platform === "linux" && system === `Linux ${MACHINES[process.arch]}`;
  if (!isAlike || node === undefined || !posix.isAbsolute(home)) throw noNode();
  const { size } = await stat(node);
  const path = posix.join(home, ".cache", "deckhand", `node-${process.version}-${size}`);
  const check = async () => (await server.execute(`${quoted(path)} -p process.version`, SECONDS, signal)).stdout.trim();
  if ((await check()) === process.version) return path;
  const part = `${path}.${Date.now()}`;
  await server.upload(part, await openAsBlob(node), signal);
  await server.execute(`chmod 755 ${quoted(part)} && mv -f ${quoted(part)} ${quoted(path)}`, SECONDS, signal);
  if ((await check()) !== process.version) throw noNode();
  return path;
}

function noNode(): Fault {
  return new Fault("config", `The agent server has no Node.js ${NODE} or newer, which the tools need.`, {
    hint: "Install it there, so that `node` is in the PATH of the server.",
  });
}

function notStarted(words: string): Fault {
  return new Fault("config", "The tools do not start on the agent server.", { quote: oneLine(words, 300) });
}

/** A shell command that ends all hosts below a folder, which the run that started them left, and removes the folder. */
export function endHosts(folder: string): string {
  const all = quoted(folder);
  return `
    pids=$(cat ${all}/*/${PID_FILE} 2>/dev/null | grep -x '[0-9]*')
    rm -rf -- ${all}
    for pid in $pids; do
      left=50
      while kill -0 "$pid" 2>/dev/null && [ $left -gt 0 ]; do left=$((left - 1)); sleep 0.1; done
    done`;
}

/** One word of a POSIX shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
