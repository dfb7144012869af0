/** The answers of the rehearsed agent server. */
import type { z } from "zod";

export type Reply = Readonly<{ status: number; type: string; body: Buffer }>;

export function json(status: number, value: unknown): Reply {
  return { status, type: "application/json", body: Buffer.from(JSON.stringify(value)) };
}

export function refused(status: number, detail: unknown): Reply {
  return json(status, { detail });
}

export function invalid({ issues }: z.ZodError): Reply {
  return refused(
    422,
    issues.map(({ path, message, code }) => ({ type: code, loc: ["body", ...path], msg: message })),
  );
}
