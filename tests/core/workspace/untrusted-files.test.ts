import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  hashUntrusted,
  listUntrusted,
  lookAtUntrusted,
  readUntrusted,
  untrustedLink,
  untrustedText,
} from "../../../src/core/workspace/untrusted-files.ts";

let root = "";
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "untrusted-")));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a file that tools could write", () => {
  test("is read with its mode", () => {
    writeFileSync(join(root, "a.txt"), "words", { mode: 0o755 });
    expect(readUntrusted(root, "a.txt", 5)).toEqual({ status: "read", bytes: Buffer.from("words"), mode: 0o755 });
    expect(untrustedText(root, "./a.txt", 5)).toBe("words");
  });

  test("may have a name that is no text", () => {
    const name = Buffer.from("b\xff", "latin1");
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), name]), "words");
    expect(readUntrusted(root, name, 5)).toMatchObject({ status: "read" });
  });

  test("is read where the root itself is behind a link", () => {
    mkdirSync(join(root, "real"));
    writeFileSync(join(root, "real", "a.txt"), "words");
    symlinkSync(join(root, "real"), join(root, "link"));
    expect(untrustedText(join(root, "link"), "a.txt", 5)).toBe("words");
  });

  test("is refused where it has more bytes than allowed, however much is in it", () => {
    writeFileSync(join(root, "a.txt"), "words");
    expect(readUntrusted(root, "a.txt", 4)).toMatchObject({ status: "refused", why: "too-large" });
    truncateSync(join(root, "a.txt"), 2 ** 40);
    expect(readUntrusted(root, "a.txt", 1000)).toMatchObject({ status: "refused", why: "too-large" });
  });

  test("is refused where it is a named pipe, at once", () => {
    execFileSync("mkfifo", [join(root, "pipe")]);
    expect(readUntrusted(root, "pipe", 10)).toMatchObject({ status: "refused", why: "special" });
    expect(listUntrusted(root, "pipe", 10)).toMatchObject({ status: "refused", why: "special" });
  });

  test("is refused where it or a folder above it is a link", () => {
    writeFileSync(join(root, "a.txt"), "words");
    symlinkSync("a.txt", join(root, "link"));
    symlinkSync(root, join(root, "folder"));
    expect(readUntrusted(root, "link", 10)).toMatchObject({ status: "refused", why: "link" });
    expect(readUntrusted(root, "folder/a.txt", 10)).toMatchObject({ status: "refused", why: "elsewhere" });
    expect(readUntrusted(root, "../../etc/hostname", 1000)).not.toMatchObject({ status: "read" });
    expect(untrustedLink(root, "link")?.toString()).toBe("a.txt");
    expect(untrustedLink(root, "a.txt")).toBeUndefined();
  });

  test("is missing, or a folder, or has a name that is too long", () => {
    mkdirSync(join(root, "folder"));
    expect(readUntrusted(root, "nothing", 10)).toEqual({ status: "missing" });
    expect(readUntrusted(root, "folder", 10)).toMatchObject({ status: "refused", why: "folder" });
    expect(readUntrusted(root, "n".repeat(300), 10)).toMatchObject({ status: "refused", code: "ENAMETOOLONG" });
    expect(lookAtUntrusted(root, "n".repeat(300))).toBeUndefined();
    expect(lookAtUntrusted(root, "folder")?.isDirectory()).toBe(true);
  });
});

describe("the hash of a file that tools could write", () => {
  const sha256 = { algorithm: "sha256", maxBytes: 1000 } as const;
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");

  test("is that of its bytes, behind what comes first", async () => {
    writeFileSync(join(root, "a.txt"), "words");
    writeFileSync(join(root, "empty"), "");
    writeFileSync(join(root, "run.sh"), "", { mode: 0o755 });
    const read = { status: "read", isExecutable: false };
    expect(await hashUntrusted(root, "a.txt", sha256)).toEqual({ ...read, id: digest("words"), size: 5 });
    expect(await hashUntrusted(root, "empty", sha256)).toEqual({ ...read, id: digest(""), size: 0 });
    expect(await hashUntrusted(root, "run.sh", sha256)).toMatchObject({ id: digest(""), isExecutable: true });
    const start = (size: number) => `${size} `;
    expect(await hashUntrusted(root, "a.txt", { ...sha256, start })).toMatchObject({ id: digest("5 words") });
  });

  test("takes no memory for the whole of it", async () => {
    writeFileSync(join(root, "large"), "");
    truncateSync(join(root, "large"), 2 ** 28);
    const before = process.memoryUsage().rss;
    const found = await hashUntrusted(root, "large", { ...sha256, maxBytes: 2 ** 28 });
    expect(found).toMatchObject({ status: "read", size: 2 ** 28 });
    expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 27);
  });

  test("is refused where it is not a regular file, is behind a link, or has more bytes than allowed", async () => {
    writeFileSync(join(root, "a.txt"), "words");
    truncateSync(join(root, "a.txt"), 2 ** 40);
    execFileSync("mkfifo", [join(root, "pipe")]);
    symlinkSync("a.txt", join(root, "link"));
    symlinkSync(root, join(root, "folder"));
    const whys = ["a.txt", "pipe", "link", "folder/a.txt", "."].map(async (path) => hashUntrusted(root, path, sha256));
    expect(await Promise.all(whys)).toMatchObject(
      ["too-large", "special", "link", "elsewhere", "folder"].map((why) => ({ status: "refused", why })),
    );
    expect(await hashUntrusted(root, "nothing", sha256)).toEqual({ status: "missing" });
  });
});

describe("a folder that tools could write", () => {
  test("has its entries, up to a limit", () => {
    for (const name of ["a", "b", "c"]) writeFileSync(join(root, name), "");
    const all = listUntrusted(root, "", 3);
    expect(all).toMatchObject({ status: "read", isCut: false });
    expect(all.status === "read" && all.entries.map(({ name }) => name).sort()).toEqual(["a", "b", "c"]);
    expect(listUntrusted(root, "", 2)).toMatchObject({ status: "read", isCut: true, entries: { length: 2 } });
  });

  test("may be named with a slash at its end", () => {
    mkdirSync(join(root, "a/b"), { recursive: true });
    expect(listUntrusted(root, "a/b/", 3)).toMatchObject({ status: "read", entries: [] });
    expect(listUntrusted(root, "a/", 3)).toMatchObject({ status: "read", entries: [{ name: "b" }] });
  });

  test("is refused where it is a file or a link", () => {
    writeFileSync(join(root, "a"), "");
    symlinkSync(root, join(root, "link"));
    expect(listUntrusted(root, "a", 2)).toMatchObject({ status: "refused", why: "file" });
    expect(listUntrusted(root, "link", 2)).toMatchObject({ status: "refused", why: "link" });
    expect(listUntrusted(root, "none", 2)).toEqual({ status: "missing" });
  });
});
