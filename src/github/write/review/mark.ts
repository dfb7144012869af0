/** The sign by which we know a finding of ours again: a comment that nobody sees, with a code that nobody else can make. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Severity } from "../../../tools/review/finding.ts";

/** What a mark stands for. The severity is in it because the words above it can be edited. */
export type Marked = Readonly<{ kind: Severity | "mended"; fingerprint: string }>;

/** Of one pull request: a mark that is copied to another one means nothing there. */
export type Marker = Readonly<{ mark(marked: Marked): string; read(body: string): Marked | undefined }>;

const FORM = /<!-- deckhand:finding (blocking|important|minor|mended) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/;

/** `key` is a secret of ours, from which another one is drawn; `place` is `owner/name#number`. Without a key nothing is ours. */
export function findingMarker(key: string, place: string): Marker {
  if (key === "") return { mark: () => "", read: () => undefined };
  const own = Buffer.from(hkdfSync("sha256", key, "", "deckhand review findings", 32));
  const codeOf = ({ kind, fingerprint }: Marked) =>
    createHmac("sha256", own)
      .update(JSON.stringify([place.toLowerCase(), kind, fingerprint]))
      .digest("hex")
      .slice(0, 32);
  return {
    mark: (marked) => `<!-- deckhand:finding ${marked.kind} ${marked.fingerprint} ${codeOf(marked)} -->`,
    read(body) {
      const [, kind, fingerprint = "", code = ""] = FORM.exec(body) ?? [];
      if (kind === undefined) return undefined;
      const marked = { kind: kind as Marked["kind"], fingerprint }; // one of those that FORM names
      return timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(marked))) ? marked : undefined;
    },
  };
}
