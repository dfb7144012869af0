/** Paths as git gives and takes them between NULs: byte for byte as Latin-1, because a name may be no UTF-8. */

/** Records between NULs. */
export function recordsOf(bytes: Buffer): string[] {
  return bytes
    .toString("latin1")
    .split("\0")
    .filter((record) => record !== "");
}

export function nullSeparated(paths: readonly string[]): Buffer {
  return Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
}

/** Bytes that are no UTF-8 become U+FFFD. */
export function textAt(path: string): string {
  return Buffer.from(path, "latin1").toString("utf8");
}
