/** The machine of the rehearsed agent server, which is this one: its commands and files, as the real server has them. */
import { spawn } from "node:child_process";
import { createReadStream, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { z } from "zod";
import { invalid, json, type Reply, refused } from "./reply.ts";

const Execute = z.object({
  command: z.string(),
  cwd: z.string().nullish(),
  timeout: z.int().positive().default(300),
});

/** `env` is that of commands. Nothing is sent before the command has ended, and its background processes go on. */
export async function execute(body: unknown, env: NodeJS.ProcessEnv): Promise<Reply> {
  const request = Execute.safeParse(body);
  if (!request.success) return invalid(request.error);
  const { command, cwd, timeout } = request.data;
  const child = spawn("/bin/sh", ["-c", command], {
    cwd: cwd ?? "/",
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isOver = false;
  const limit = setTimeout(() => {
    isOver = true;
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  }, timeout * 1000);
  const ended = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? -1)));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  clearTimeout(limit);
  const output = { stdout: stdout || null, stderr: stderr || null, exit_code: isOver ? -1 : code };
  return json(200, { kind: "BashOutput", id: "0".repeat(32), command_id: "0".repeat(32), order: 0, ...output });
}

/** `body` is a form with the part `file`. */
export async function upload(path: string, body: Buffer, type: string): Promise<Reply> {
  if (!isAbsolute(path)) return refused(400, "Path must be absolute");
  const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData();
  const file = form.get("file");
  if (!(file instanceof File)) return refused(422, [{ type: "missing", loc: ["body", "file"], msg: "Field required" }]);
  mkdirSync(dirname(path), { recursive: true });
  const bytes = Buffer.from(await file.arrayBuffer());
  writeFileSync(path, bytes);
  return json(200, { success: true, file_size: bytes.length });
}

export async function download(path: string): Promise<Reply> {
  if (!isAbsolute(path)) return refused(400, "Path must be absolute");
  if (!existsSync(path)) return refused(404, "File not found");
  if (!statSync(path).isFile()) return refused(400, "Path is not a file");
  return { status: 200, type: "application/octet-stream", body: await buffer(createReadStream(path)) };
}
