/** Whatever stands around an address, a renderer that links bare addresses links to our places only. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { neutralise } from "../../src/markdown/neutral.ts";
import { walk } from "../../src/markdown/parser/node.ts";
import { parseMarkdown } from "../../src/markdown/parser/parse.ts";
import { always } from "../core/invariants/runs.ts";

const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"] };

function addressesIn(text: string): string[] {
  const nodes = [...walk(parseMarkdown(text).root)].filter(({ isEntering }) => isEntering);
  return nodes.flatMap(({ node }) => (node.url === "" ? [] : [node.url]));
}

function isOurs(address: string): boolean {
  if (/^#[\w-]*$/.test(address)) return true;
  const { protocol, username, host, pathname } = new URL(address); // as a browser would read it
  if (protocol !== "https:" || username !== "") return false;
  if (host === "docs.github.com") return true;
  return host === "github.com" && /^\/(?:acme\/shop|user-attachments\/assets)(?:[^\w.-]|$)/.test(pathname); // no name goes on with other signs
}

const OURS = ["https://github.com/acme/shop", "https://github.com/acme/shop/x", "https://docs.github.com/"];
const THEIRS = ["http://evil.test", "ftp://evil.test/x", "https://github.com/evil/x", "https://evil.test"];
const MAILS = ["a@b.c", "a_b@c-d.e", "mailto:a@b.c", "xmpp:a@b.c/d", "a\\@b.c", "<a@b.c>", "@b.c"];
const AWAY = [
  "/../../evil/x",
  "/%2e%2E/./evil",
  "\\..\\..\\evil",
  "@evil.test",
  "/..",
  "%2f..",
  "//evil.test",
  ".evil",
];
const SIGNS = [
  ..."\"'()[]{}|`&;*_~!?,.:#^$=+-<>\\ \n\té，）a1/",
  "``",
  "&amp;",
  "&lt;",
  "&#64;",
  "\u200b",
  "\n|-|-|\n",
];
const LINKS = ["[a](", "![a](", "](", "https://github.com/user-attachments/%2e%2e/evil", "://", "https", "fixes "];

const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...SIGNS) },
      { weight: 2, arbitrary: fc.constantFrom(...OURS, ...AWAY) },
      { weight: 2, arbitrary: fc.constantFrom(...MAILS, ...THEIRS, ...LINKS) },
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test("no address leads anywhere but to ours", async () => {
  await always(1500, text, (given) => {
    expect(addressesIn(neutralise(given, rules)).filter((address) => !isOurs(address))).toEqual([]);
  });
});

test("the oracle links what it is there to find", () => {
  const all = 'x"/../../../evil a@b.c http://evil.test [a](https://github.com/user-attachments/%2e%2e/evil)';
  expect(addressesIn(`https://github.com/acme/shop/${all}`).every(isOurs)).toBe(false);
  expect(addressesIn("a@b.c http://evil.test")).toEqual(["mailto:a@b.c", "http://evil.test"]);
});

test.for([
  "See https://github.com/acme/shop/issues/4.",
  "(https://github.com/acme/shop/issues/4), and **https://github.com/acme/shop**",
  "> https://docs.github.com/en/actions?x=1#top\n- https://github.com/acme/shop/blob/main/a.ts#L1-L3",
  "| a | https://github.com/acme/shop/x |\n|-|-|\n| [b](https://github.com/acme/shop/y) | c |",
])("our own addresses stay links: %j", (given) => {
  expect(neutralise(given, rules)).toBe(given);
  expect(addressesIn(given).length).toBeGreaterThan(0);
});
