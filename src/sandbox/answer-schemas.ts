/** The valid answers of the tool host. Programs next to it may control it, so every answer is checked. */
import { z } from "zod";

const size = z.number().nonnegative();

export const Nothing = z.null();

export const Attempts = z.array(z.object({ name: z.string(), hole: z.string() }).readonly()).readonly();

export const CommandResult = z
  .object({
    command: z.string(),
    exitCode: z.int(),
    output: z.string(),
    omittedBytes: size,
    timedOut: z.boolean(),
  })
  .readonly();

export const PipedEnd = z
  .object({ exitCode: z.int(), stdout: z.string(), stderr: z.string(), timedOut: z.boolean() })
  .readonly();

export const FileInfo = z
  .object({ kind: z.enum(["file", "directory", "other"]), size, mode: z.int().min(0).max(0o7777) })
  .readonly();

export const Entries = z
  .array(z.object({ name: z.string(), kind: z.enum(["file", "directory", "link", "other"]) }).readonly())
  .readonly();

export const FoundFiles = z
  .object({
    files: z.array(z.string()).readonly(),
    total: size,
    isComplete: z.boolean(),
    ignored: size.optional(),
  })
  .readonly();

export const FoundText = FoundFiles.unwrap()
  .extend({
    lines: z.array(z.object({ file: z.string(), number: size, text: z.string() }).readonly()).readonly(),
    hasMoreLines: z.boolean(),
  })
  .readonly();

export const GitChanges = z
  .array(z.object({ status: z.enum(["MOVED", "ADDED", "DELETED", "UPDATED"]), path: z.string() }).readonly())
  .readonly();

export const GitDiff = z.object({ modified: z.string(), original: z.string() }).readonly();

export const ShellPlace = z.object({ workingDir: z.string(), python: z.string().optional(), lastJob: z.int() });

export const ShellOpened = z
  .object({
    shell: z.int().nonnegative(),
    start: ShellPlace.extend({ user: z.string().optional(), host: z.string() }).readonly(),
  })
  .readonly();

const output = z.string();
const earlier = z.object({ output, exitCode: z.int().exactOptional() }).readonly().exactOptional();

export const ShellReport = z.discriminatedUnion("status", [
  z.object({ status: z.enum(["more", "busy", "idle"]), output, earlier }),
  z.object({ status: z.literal("running"), because: z.enum(["quiet", "time"]), output, earlier }),
  z.object({ status: z.literal("finished"), exitCode: z.int(), place: ShellPlace.readonly(), output, earlier }),
  z.object({ status: z.literal("ended"), exitCode: z.int(), isBefore: z.boolean(), output, earlier }),
]);

/** By number. */
export const ProgramOpened = z.int().nonnegative();

export const ProgramNews = z.object({ lines: z.base64(), end: z.string().exactOptional() }).readonly();
