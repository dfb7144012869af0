import { expect, test } from "vitest";
import { hostName } from "../../src/lib/host-name.ts";

test.for([
  ["api.example.org", "api.example.org"],
  ["API.Example.ORG.", "api.example.org"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["ａｐｉ.example.org", "api.example.org"],
  ["npm.corp.example", "npm.corp.example"],
] as const)("%s is looked up as %s", ([text, name]) => {
  expect(hostName(text)).toBe(name);
});

test.for([
  ...["", "example", "localhost", "app.localhost", "*.example.org", "example.*", "me@example.org", "example.org:443"],
  ...["https://example.org", "example.org/x", "a b.example", "example..org", "-a.example", "a_b.example"],
  ...["127.0.0.1", "127.1", "0x7f.1", "0177.0.0.1", "2130706433", "[::1]", "::1", "１２７.0.0.1", "169.254.169.254"],
  ...["metadata.google.internal", "METADATA.google.internal.", `${"a".repeat(260)}.example`],
])("%s is no name of a host on the internet", (text) => {
  expect(hostName(text)).toBeUndefined();
});
