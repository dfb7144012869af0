/** Which variables of a job have our own process load code of the checkout. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadedFromCheckout } from "../../src/runner/loaded-code.ts";

let base = "";
beforeAll(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "deckhand-loaded-")));
  for (const name of ["checkout/lib", "elsewhere"]) mkdirSync(join(base, name), { recursive: true });
  symlinkSync(join(base, "checkout"), join(base, "link"));
});
afterAll(() => rmSync(base, { recursive: true }));

function named(env: Readonly<Record<string, string>>): readonly string[] {
  const values = Object.entries(env).map(([name, value]) => [name, value.replaceAll("BASE", base)]);
  return loadedFromCheckout({ ...Object.fromEntries(values), GITHUB_WORKSPACE: join(base, "checkout") });
}

test.for([
  ["LD_PRELOAD", "BASE/checkout/x.so"],
  ["LD_PRELOAD", "/usr/lib/a.so BASE/checkout/x.so"],
  ["LD_PRELOAD", "./x.so"],
  ["LD_LIBRARY_PATH", "/usr/lib:BASE/checkout/lib"],
  ["LD_LIBRARY_PATH", "/usr/lib:"],
  ["LD_LIBRARY_PATH", "BASE/link/lib"],
  ["LD_LIBRARY_PATH", "BASE/elsewhere/../checkout"],
  ["NODE_PATH", "lib"],
  ["NODE_COMPILE_CACHE", "BASE/checkout/.cache"],
  ["OPENSSL_CONF", "BASE/checkout/openssl.cnf"],
  ["NODE_EXTRA_CA_CERTS", "BASE/checkout/ca.pem"],
  ["NODE_OPTIONS", "--require ./x.cjs"],
  ["NODE_OPTIONS", "-r x"],
  ["NODE_OPTIONS", "--max-old-space-size=100 --import=tsx"],
  ["NODE_OPTIONS", '--import "BASE/link/with blank.js"'],
  ["NODE_OPTIONS", "--import file://BASE/checkout/x.mjs"],
  ["NODE_OPTIONS", "--import file://elsewhere.test/a%zz"],
  ["NODE_OPTIONS", "--import file://BASE/%63heckout/x.mjs"],
  ["NODE_OPTIONS", "--experimental-loader BASE/checkout/x.mjs"],
  ["NODE_OPTIONS", "--openssl-config=BASE/checkout/openssl.cnf"],
  ["NODE_OPTIONS", "--experimental_loader=BASE/checkout/x.mjs"],
  ["NODE_OPTIONS", "--openssl_config BASE/checkout/openssl.cnf"],
])("%s=%s does", ([name = "", value = ""]) => {
  expect(named({ [name]: value })).toEqual([name]);
});

test.for([
  ["LD_PRELOAD", "/usr/lib/libjemalloc.so"],
  ["LD_LIBRARY_PATH", "/opt/lib:BASE/elsewhere"],
  ["NODE_OPTIONS", "--max-old-space-size=4096 --enable-source-maps"],
  ["NODE_OPTIONS", "--require BASE/elsewhere/x.cjs --import node:test"],
  ["NODE_OPTIONS", "--import file://BASE/elsewhere/%63heckout.mjs"],
  ["NODE_EXTRA_CA_CERTS", "/etc/ssl/certs/company.pem"],
  ["PATH", "BASE/checkout/node_modules/.bin:/usr/bin"],
  ["HOME", "BASE/checkout"],
  ["LD_PRELOAD", ""],
])("%s=%s does not", ([name = "", value = ""]) => {
  expect(named({ [name]: value })).toEqual([]);
});

test("all of them are named, in an order of their own", () => {
  expect(named({ NODE_PATH: "lib", LD_PRELOAD: "x.so", LD_AUDIT: "/usr/lib/a.so" })).toEqual([
    "LD_PRELOAD",
    "NODE_PATH",
  ]);
});
