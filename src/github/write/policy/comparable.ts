/** Paths compared as the most lenient file system would compare them. */

/** Code points that some file systems leave out of a name. */
const IGNORED = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Case, width, trailing dots and blanks, and what follows a colon (a stream, on NTFS) make no difference. */
export function comparable(path: string): string {
  return path
    .normalize("NFKC")
    .replaceAll(IGNORED, "")
    .toLowerCase()
    .split("/")
    .map((part) =>
      part
        .replace(/:.*$/s, "")
        .trimEnd()
        .replace(/[. ]+$/, ""),
    )
    .join("/");
}
