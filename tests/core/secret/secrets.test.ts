import { describe, expect, test } from "vitest";
import { SecretRegistry } from "../../../src/core/secret/secret-registry.ts";
import { aesCipher, MASK } from "../../../src/core/secret/stored-secrets.ts";

describe("a cipher", () => {
  test.for(["", "x", "ümläut 🔑", "long ".repeat(5000)])("gives back what it locked up", (secret) => {
    const token = aesCipher("key").encrypt(secret);
    expect(aesCipher("key").decrypt(token)).toBe(secret);
    if (secret.length > 1) expect(token).not.toContain(secret);
  });

  test("makes another token of the same secret each time", () => {
    const cipher = aesCipher("key");
    expect(cipher.encrypt("secret")).not.toBe(cipher.encrypt("secret"));
  });

  test("gives nothing for another key, a changed token, or what is no token", () => {
    const token = aesCipher("key").encrypt("secret");
    expect(aesCipher("other").decrypt(token)).toBeUndefined();
    const middle = token.length - 8;
    const changed = token.slice(0, middle) + (token[middle] === "A" ? "B" : "A") + token.slice(middle + 1);
    for (const bad of [changed, token.slice(0, -4), MASK, "", "gAAAAA", "aes256gcm:"]) {
      expect(aesCipher("key").decrypt(bad)).toBeUndefined();
    }
  });

  test("needs a key", () => {
    expect(() => aesCipher("")).toThrow(/empty/);
  });
});

describe("a registry", () => {
  const filled = () => {
    const registry = new SecretRegistry();
    registry.update({ TOKEN: "s3cr3t-value", NAMED: { value: "other-value", description: "Opens the gate." } });
    return registry;
  };

  test("masks every value in a dump, and names what it is good for", () => {
    expect(filled().dump(undefined)).toEqual({
      secret_sources: {
        TOKEN: { kind: "StaticSecret", value: MASK },
        NAMED: { kind: "StaticSecret", value: MASK, description: "Opens the gate." },
      },
    });
    expect(JSON.stringify({ registry: filled() })).toBe('{"registry":["TOKEN","NAMED"]}');
  });

  test("comes back whole under the same key", () => {
    const registry = new SecretRegistry();
    expect(registry.load(filled().dump(aesCipher("key")), aesCipher("key"))).toEqual([]);
    expect(registry.all()).toEqual(filled().all());
  });

  test.for([
    ["masked", undefined, aesCipher("key")],
    ["locked under another key", aesCipher("other"), aesCipher("key")],
    ["locked, without a key", aesCipher("key"), undefined],
  ] as const)("names what it has lost when values are %s", ([, locked, unlocked]) => {
    const registry = new SecretRegistry();
    expect(registry.load(filled().dump(locked), unlocked)).toEqual(["TOKEN", "NAMED"]);
    expect(registry.names).toEqual([]);
  });
});
