/** Turns errors of the file system into texts that a model can act on. */
import { Mistake } from "../../lib/fault.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no such file or directory",
  ENOTDIR: "a part of the path is a file, not a directory",
  EISDIR: "it is a directory",
  EACCES: "permission denied",
  EPERM: "permission denied",
  ELOOP: "too many levels of symbolic links",
  ENAMETOOLONG: "the name is too long",
  ENOSPC: "the disk is full",
  EROFS: "the file system is read-only",
};

/** The system's error code (`ENOENT`), or "". */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Runs `work` and rethrows a system error as a `Mistake`: `Cannot read "x": no such file or directory (ENOENT).` */
export async function orMistake<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = errorCode(error);
    if (!/^E[A-Z0-9]+$/.test(code)) throw error;
    throw new Mistake(`Cannot ${what}: ${reasons[code] ?? "the system refused"} (${code}).`, { cause: error });
  }
}
