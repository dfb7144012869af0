import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { weaknessOf } from "../../../src/lib/mask/ordinary.ts";

test.for([
  ...[
    "postgres",
    "admin123",
    "changeme",
    "Hunter2",
    "TESTING",
    "feature-branch",
    "localhost:5432",
    "20240131",
    "aaaaaaaa",
  ],
  ...["developer", "release 2", "пароль", "production_db"],
])("%s occurs in ordinary text", (value) => {
  expect(weaknessOf(value)).toBe("ordinary");
});

test.for(["main", "test", "1234", " abc "])("%s cannot be hidden", (value) => {
  expect(weaknessOf(value)).toBe("short");
});

test.for([
  "",
  "  ",
  "correct horse battery staple",
  "x7Kq93bnZpQ2",
  "ghp_0123456789abcdefghijABCDEFGHIJ012345",
  "sk-test-0000000000-zz",
])("%s is as good as a secret is", (value) => {
  expect(weaknessOf(value)).toBeUndefined();
});

test("random keys are never taken for words", () => {
  for (const encoding of ["hex", "base64", "base64url"] as const)
    for (let count = 0; count < 200; count += 1) expect(weaknessOf(randomBytes(16).toString(encoding))).toBeUndefined();
});
