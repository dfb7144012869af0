import fc from "fast-check";
import { expect, test } from "vitest";
import { pathRedactor, withoutPaths } from "../../src/lib/runner-paths.ts";
import { processorMs } from "../processor-time.ts";

const hide = pathRedactor({
  workspace: "/data/work/shop/shop",
  places: [
    ["/data/work/_temp", "the temporary folder"],
    ["/opt/runner/_actions/acme/deckhand/v0", "the action"],
    ["/srv/home", "the home"],
    ["", "nothing"],
    ["/", "everything"],
  ],
});

test.for<[string, string]>([
  ["open '/data/work/_temp/deckhand-x/log'", "open '…/log'"],
  ["/data/work/shop/shop/src/a.ts is gone", "src/a.ts is gone"],
  ["in /data/work/shop/shop, and below", "in the workspace, and below"],
  ["in `/data/work/shop/shop/`", "in `the workspace`"],
  ["of /opt/runner/_actions/acme/deckhand/v0/dist/index.js:1:2", "of …/index.js:1:2"],
  ["(/tmp/deckhand-1/x) and /home/maria", "(…/x) and a home folder"],
  ["error: could not lock /srv/home/.gitconfig: no", "error: could not lock …/.gitconfig: no"],
  ["mkdir '/data/work/_temp'", "mkdir 'the temporary folder'"],
  // What is no path of this machine.
  ["it stays in /tmp/deckhand-work-0123/x on the server", "it stays in /tmp/deckhand-work-0123/x on the server"],
  [
    "see https://ghe.acme.test/tmp/x and http://127.0.0.1:99/home/a",
    "see https://ghe.acme.test/tmp/x and http://127.0.0.1:99/home/a",
  ],
  ["GET /repos/acme/shop/issues answered 404", "GET /repos/acme/shop/issues answered 404"],
  ["the API is below /v1/chat", "the API is below /v1/chat"],
  ["the branch agent/tmp/x of refs/heads/home/y", "the branch agent/tmp/x of refs/heads/home/y"],
  ["/data/work/shop/shopping/list", "/data/work/shop/shopping/list"],
  ["the program /usr/bin/git", "the program /usr/bin/git"],
  ["src/tmp/x and ./home/y and ~/var/z", "src/tmp/x and ./home/y and ~/var/z"],
])("%j is %j to people", ([text, words]) => {
  expect(hide(text)).toBe(words);
  expect(hide(words)).toBe(words);
});

test.for<[string, string]>([
  [
    "fatal: Unable to create '/x/y z/.git/index.lock': File exists.",
    "fatal: Unable to create '…/y z/.git/index.lock': File exists.",
  ],
  [
    "fatal: unable to access 'https://github.com/a/b.git/': no",
    "fatal: unable to access 'https://github.com/a/b.git/': no",
  ],
  ["! [rejected] main -> refs/heads/main (fetch first)", "! [rejected] main -> refs/heads/main (fetch first)"],
  ["git@host:/a/b and 1/2 and and/or", "git@host:/a/b and 1/2 and and/or"],
  ["There is no folder /tmp/a/b/. Make it.", "There is no folder …/b. Make it."],
  ["Is it in /tmp/a/b/?", "Is it in …/b?"],
  ["/home/ada/. is hers", "a home folder. is hers"],
])("of what programs say, %j is %j", ([text, words]) => {
  expect(withoutPaths(text)).toBe(words);
});

test("whatever the names, no folder of a place is left, wherever the path stands", () => {
  const name = fc.stringMatching(/^[\w.+@-]{1,12}$/).filter((one) => !/^\.+$/.test(one));
  const names = fc.array(name, { minLength: 2, maxLength: 6 });
  const around = fc.constantFrom<[string, string]>(
    ["", ""],
    ["'", "'"],
    ["(", "),"],
    ["`", "`"],
    ["open ", "."],
    [": ", ": no"],
    ["\n", "\n"],
  );
  fc.assert(
    fc.property(names, names, around, (place, below, [before, after]) => {
      const folder = `/${place.join("/")}`;
      const text = `It failed ${before}${folder}/${below.join("/")}${after} again`;
      const redact = pathRedactor({ workspace: "/w/w", places: [[folder, "a place"]] });
      expect(redact(text)).not.toContain(`${folder}/`);
      expect(withoutPaths(text)).not.toContain(`${folder}/`);
    }),
    { numRuns: 1000 },
  );
});

test.for(["/a".repeat(50_000), "/".repeat(100_000), "'/tmp/".repeat(20_000), "/tmp".repeat(30_000)])(
  "a long text (%#) takes no time to speak of",
  (text) => {
    expect(processorMs(() => [withoutPaths(text), hide(text)])).toBeLessThan(1000);
  },
);
