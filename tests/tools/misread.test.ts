/** A text that a model wrote down in another way than the file has it: it is told in which. */
import { expect, test } from "vitest";
import { misreading } from "../../src/tools/misread.ts";

const file = 'def f():\n\ta = "x"\n\tif a < b && c:\n\t\treturn 1\n';

test.for<[string, string, RegExp]>([
  ["the numbers of the view", '     2\ta = "x"\n     3\tif a < b && c:', /numbers/],
  ["numbers with a bar", "1 | def f():", /numbers/],
  ["an escaped line break", 'def f():\\n\\ta = \\"x\\"', /escapes/],
  ["escaped quotes", 'a = \\"x\\"', /escapes/],
  ["entities", "if a &lt; b &amp;&amp; c:", /entities/],
])("%s", ([, text, hint]) => {
  const own = text.includes("2\t") ? file.replaceAll(/^\t/gm, "") : file;
  expect(misreading(own, text)).toMatch(hint);
});

test.for(["def g():", "1\tnothing of it", "a \\n b", "&lt;p&gt;", "1\t", "\\n", ""])(
  "%j is nothing of the kind",
  (text) => expect(misreading(file, text)).toBe(""),
);
