import { expect, test } from "vitest";
import { canonicalJson } from "../../src/lib/json.ts";
import { disclose, enclose, stateKeys } from "../../src/state/envelope.ts";
import { VERSION } from "../../src/state/manifest.ts";
import { manifest } from "./shop.ts";

const owner = { repositoryId: 42, name: "threads/7" };
const keys = stateKeys("the-key-of-the-state", owner.repositoryId);

/** As we would have written it in that version. */
function written(version: number): string {
  const { mac: _, ...rest } = JSON.parse(enclose({ manifest: manifest(), files: "", isEncrypted: false }, owner, keys));
  const envelope = { ...rest, version };
  const signed = canonicalJson({ ...envelope, repository_id: owner.repositoryId, name: owner.name });
  return JSON.stringify({ ...envelope, mac: keys.sign(signed) });
}

test("what another version of ours has signed is not gone on with, and it is said why", () => {
  expect(disclose(written(VERSION), owner, keys)).toMatchObject({ status: "sound" });
  const other = disclose(written(VERSION + 1), owner, keys);
  expect(other).toEqual({ status: "unusable", why: "it was written by another version" });
});
