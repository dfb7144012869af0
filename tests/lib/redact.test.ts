import { expect, test } from "vitest";
import { redactor } from "../../src/lib/mask/mask.ts";

const KEY = "sk-canary-1234567890";

test.for([
  ["every occurrence of a secret", [KEY], `${KEY} and "${KEY}"`, '*** and "***"'],
  ["its base64", [KEY], `x ${Buffer.from(KEY).toString("base64")} y`, "x *** y"],
  ["the longer of two when one is in the other", ["canary", "canary-in-a-mine"], "canary-in-a-mine canary", "*** ***"],
  ["a secret full of pattern characters", ["$&.*(a)[b]"], "x $&.*(a)[b] y", "x *** y"],
] as const)("%s is taken out", ([, secrets, text, expected]) => {
  expect(redactor(secrets)(text)).toBe(expected);
});

test.for([
  ["no secrets are known", []],
  ["the secret does not occur", [KEY]],
  ["the secret is empty", [""]],
  ["the secret is so short that it would hit ordinary words", ["the"]],
] as const)("text stays as it is when %s", ([, secrets]) => {
  expect(redactor(secrets)("the quick brown fox")).toBe("the quick brown fox");
});
