/** Secrets are found in every form that a text can carry, and ordinary text is left alone. */
import { constants, deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import { scanSpeeds } from "../bench/leak-scan.ts";
import { processorMs } from "../processor-time.ts";

const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";
const header = Buffer.from('{"alg":"RS256","typ":"JWT"}').toString("base64url");
const claims = Buffer.from(`{"iss":"4711","exp":1790000000,"jti":"${"q7Xd9".repeat(40)}"}`).toString("base64url");
const token = `ghs_4711_${header}.${claims}.${"bW9yZSBvZiBpdCBoZXJl0Kd93".repeat(6)}`;
const scanner = leakScanner([
  { kind: "the model key", value: key },
  { kind: "the GitHub token", value: token },
  { kind: "a short one", value: "hunter22" },
]);

const base64 = (text: string) => Buffer.from(text).toString("base64");
const hex = (text: string) => Buffer.from(text).toString("hex");
const wide = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const forms: Readonly<Record<string, (secret: string) => string>> = {
  "as it is": (secret) => secret,
  "in capitals": (secret) => secret.toUpperCase(),
  "in base64": base64,
  "in base64, one byte later": (secret) => base64(`x${secret}`),
  "in base64, two bytes later": (secret) => base64(`xy${secret}z`),
  "in base64url": (secret) => Buffer.from(secret).toString("base64url"),
  "in base64 of several lines": (secret) => base64(`....${secret}`).replaceAll(/.{10}/g, "$&\n"),
  "in hex": hex,
  "in hex, in capitals and pairs": (secret) => (hex(secret).toUpperCase().match(/../g) ?? []).join(" "),
  "in percents": (secret) => [...secret].map((sign) => `%${hex(sign)}`).join(""),
  "in escapes": (secret) => [...secret].map((sign) => `\\u00${hex(sign)}`).join(""),
  "in entities": (secret) => [...secret].map((sign) => `&#${sign.charCodeAt(0)};`).join(""),
  "as JSON": (secret) => JSON.stringify({ "a b": secret }),
  "with blanks": (secret) => [...secret].join(" "),
  "with invisible signs": (secret) => [...secret].join("\u200b"),
  "on many lines": (secret) => [...secret].join("\n- "),
  "in wide letters": wide,
  "without its first seven": (secret) => secret.slice(7),
  "in part": (secret) => secret.slice(-16, -2),
  "in base64 twice": (secret) => base64(base64(secret)),
  "in base64 of hex": (secret) => base64(hex(secret)),
  "in hex of base64 of percents": (secret) => hex(base64([...secret].map((sign) => `%${hex(sign)}`).join(""))),
  "in base64 twice, behind a letter": (secret) => `x${base64(base64(secret))}`,
  "in base64 twice, behind a sign": (secret) => `a=${base64(base64(secret))}`,
  "in base64 twice, as a folder": (secret) => `src/ab/${base64(base64(secret)).replaceAll("/", "_")}/x.ts`,
  "in base64 of hex, behind a colon": (secret) => `ab:${base64(hex(secret))}`,
  "in hex of base64, behind a letter": (secret) => `a${hex(base64(secret))}`,
  "in hex twice with signs for a program": (secret) => hex(hex(secret)).replaceAll(/../g, "0x$&, "),
  "in base64 twice, in groups": (secret) => base64(base64(secret)).replaceAll(/.{8}/g, "$& "),
  "in base64 twice, in comments": (secret) => base64(base64(secret)).replaceAll(/.{10}/g, "$&\n    # "),
  "in base64 twice, in other comments": (secret) => base64(base64(secret)).replaceAll(/.{10}/g, "$&\n// "),
  "in base64 twice, in a program": (secret) => `"${base64(base64(secret)).replaceAll(/.{10}/g, '$&" +\n  "')}"`,
  "in hex of base64, in lines of a list": (secret) => hex(base64(secret)).replaceAll(/.{12}/g, "$&\n- "),
  "packed and in base64, behind a letter": (secret) => `xy${gzipSync(secret).toString("base64")}`,
  "packed and in base64, as a folder": (secret) => `a/${gzipSync(secret).toString("base64url")}`,
  "packed twice and in hex, behind a letter": (secret) => `e${gzipSync(deflateSync(secret)).toString("hex")}`,
  "packed and in base64": (secret) => gzipSync(`${"a".repeat(100)}${secret}`).toString("base64"),
};

describe.for(Object.entries(forms))("%s", ([, form]) => {
  test.for([
    ["the model key", key],
    ["the GitHub token", token],
  ] as const)("%s is found and taken out", ([kind, secret]) => {
    const text = `See:\n${form(secret)}\nThat is all.`;
    const { text: rest, kinds } = scanner.redact(text);
    expect(rest).toMatch(/^See:\n[\s\S]*\[withheld: looks like [\s\S]*\][\s\S]*is all\.$/);
    expect(scanner.scan(rest)).toEqual([]);
    expect(rest).not.toContain(secret.slice(-30, -18) || secret.slice(-16));
    expect(kinds[0]).toBe(kind);
  });
});

test.for([base64("x hunter22."), `a${hex("hunter22")}`, base64(base64("hunter22"))])(
  "a short secret is found inside %s",
  (form) => {
    expect(scanner.scan(`it is ${form}.`)).toEqual([expect.objectContaining({ kind: "a short one" })]);
  },
);

test.for(["hunter22", base64("hunter22"), hex("hunter22")])("a short secret is found as %s", (form) => {
  expect(scanner.scan(`it is ${form}.`)).toEqual([{ start: 6, end: 6 + form.length, kind: "a short one" }]);
});

const opaque = "q8Zt3nVb7Lk2Xw9Rf4Hs6Dp1Jm5Gc0YaTeUi";

test.for([
  ["a GitHub token", `ghp_${opaque}`],
  ["a GitHub token", `ghs_4712_${header}.${opaque}.${opaque}`],
  ["a GitHub token", `github_pat_${opaque.slice(0, 22)}_${opaque}${opaque}`],
  ["a model key", `sk-${opaque}`],
  ["a model key", `sk-ant-api03-${opaque}`],
  ["an AWS key", "AKIAQ8ZT3NVB7LK2XW9R"],
  ["a Slack token", "xoxb-4711-4712-q8Zt3nVb7Lk2"],
  ["a Google key", `AIza${opaque.slice(0, 35)}`],
  ["a GitLab token", `glpat-${opaque.slice(0, 20)}`],
  ["a GitLab token", `glptt-${opaque}`],
  ["an npm token", `npm_${opaque.slice(0, 36)}`],
  ["a PyPI token", `pypi-AgEIcHlwaS5vcmc${opaque}${opaque}`],
  ["a Slack token", `xapp-1-A0123-4711-${opaque}`],
  ["a Slack webhook", `https://hooks.slack.com/services/T0471147/B0471147/${opaque.slice(0, 24)}`],
  ["a Stripe key", `sk_live_${opaque.slice(0, 24)}`],
  ["a Stripe key", `rk_live_${opaque.slice(0, 24)}`],
  ["a Google key", `GOCSPX-${opaque.slice(0, 28)}`],
  ["a Google token", `ya29.${opaque}${opaque}`],
  ["an Azure key", `AccountKey=${`${opaque}${opaque}${opaque}`.slice(0, 86)}==`],
  ["an Azure secret", `q8Z8Q~${opaque.slice(0, 34)}`],
  ["a Hugging Face token", "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"],
  ["a SendGrid key", `SG.${opaque.slice(0, 22)}.${opaque}${opaque.slice(0, 7)}`],
  ["a DigitalOcean token", `dop_v1_${"0f3a9b7c5d1e8264".repeat(4)}`],
  ["a Docker token", `dckr_pat_${opaque.slice(0, 27)}`],
  ["a HashiCorp token", `hvs.${opaque}${opaque}${opaque}`],
  ["a RubyGems key", `rubygems_${"0f3a9b7c5d1e8264".repeat(3)}`],
  ["an age key", `AGE-SECRET-KEY-1${`${opaque}${opaque}`.toUpperCase().slice(0, 58)}`],
  ["a registry credential", `//npm.acme.test/:_authToken=${opaque}`],
  ["a private key", `-----BEGIN RSA PRIVATE KEY-----\n${opaque}\n${opaque}\n-----END RSA PRIVATE KEY-----`],
] as const)("%s is told by its look: %s", ([kind, text]) => {
  const found = leakScanner([]).scan(`key = "${text}"`);
  expect(found).toEqual([expect.objectContaining({ kind })]);
  expect(leakScanner([]).scan(`key = "${text}"`, { public: `old ${text} text` })).toEqual([]);
});

test.for([
  ...[
    "sk_live_xxxxxxxxxxxxxxxxxxxxxxxx",
    `sk_test_${opaque.slice(0, 24)}`,
    `_authToken=\${NPM_TOKEN}`,
    "hf_hub_download_of_a_file_by_its_name",
  ],
  ...[
    "npm_config_registry_of_this_package_manager_is_it",
    "glpat-xxxxxxxxxxxxxxxxxxxx",
    "SG.example",
    "AccountKey=...",
  ],
  ...[
    '"auth": "basic"',
    '"auth": "dXNlcjpwYXNzd29yZA=="',
    '"auth": "c3R...zE3Zg=="',
    '"auth": "AAAAAAAAAAAAAAAA"',
    '"auth": "Zm9vOmJhcg=="',
  ],
  "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  "AKIAIOSFODNN7EXAMPLE",
  "sk-your-key-goes-here-please-do",
  "sk-learn-pipelines-and-their-names",
  "ghs_rehearsal_000000000000000000000000000",
  "ghp_0123456789abcdefghij0123456789abcdefghij",
  "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----",
  "-----BEGIN PRIVATE KEY-----\nis how the file begins, and it goes on with lines of sixty-four signs each",
  ...["sk-fading-circle12-large-Item3", "sk-cube-grid sk-cube1 sk-cube_2", "sk-navigation-drawer-container-v2-Open"],
  "sk-ReactComponentWithALongName-and-another1",
  "task-1, risk-averse, disk-usage-of-the-machine",
  `${"0".repeat(40)} index 0000000..e69de29 100644`,
  `eyJ is how a JWT begins: ${header}.`,
  "github_pat_ is how fine-grained tokens begin, ghs_4711_ is how an app's do",
  "const proj = sk - 1; // the quick brown fox",
])("%s is no secret", (text) => {
  expect(scanner.scan(text)).toEqual([]);
  expect(scanner.redact(text)).toEqual({ text, kinds: [] });
});

describe.for(Object.entries(forms))("of an address with a password, %s", ([name, form]) => {
  const password = "vT7mQ2xL9pR4sW8kZ3";
  const ofAddress = leakScanner([
    { kind: "a secret", value: `postgres://shop:${password}@db.internal.acme.test:5432/orders` },
  ]);
  test("the password is found, and the host is not", () => {
    const secret = name === "without its first seven" || name === "in part" ? `${password}${password}` : password;
    expect(ofAddress.scan(`See:\n${form(secret)}\nThat is all.`)).not.toEqual([]);
    expect(ofAddress.scan(`See:\n${form("db.internal.acme.test:5432/orders")}\nThat is all.`)).toEqual([]);
  });
});

test("keys of the providers are told by their look, with dashes in them too", () => {
  const random = "Zq83hT-n5LwVx2R_bYc7KdPm4Js9A";
  const keys = [
    `sk-or-v1-${"0f3a9b7c5d1e8264".repeat(4)}`,
    `sk-ant-api03-${random.repeat(4)}`,
    `sk-proj-${random.repeat(5)}`,
  ];
  for (const one of keys)
    expect(leakScanner([]).scan(`key: ${one}`)).toEqual([expect.objectContaining({ kind: "a model key" })]);
});

test.for(["{name}", '"_auth": "{name}"', "_auth={name}", "{'auth': '{name}'}"])(
  "a login that registries take is told by its look: %s",
  (form) => {
    const text = form.replace(
      "{name}",
      form === "{name}" ? `{"auths":{"r.acme.test":{"auth":"${base64("ci:hT9x!w2m")}"}}}` : base64("ci:hT9x!w2m"),
    );
    expect(leakScanner([]).scan(text)).toEqual([expect.objectContaining({ kind: "a registry credential" })]);
  },
);

test("a key file whose line ends are written out is found", () => {
  const text = `{"private_key": "-----BEGIN PRIVATE KEY-----\\n${opaque}\\n${opaque}\\n-----END PRIVATE KEY-----\\n"}`;
  expect(leakScanner([]).scan(text)).toEqual([expect.objectContaining({ kind: "a private key", start: 17 })]);
});

test("what is public in the very same form is no leak, in another form it is", () => {
  const said = `key = ${key}\n`;
  expect(scanner.scan(said, { public: `old ${said}` })).toEqual([]);
  expect(scanner.scan(base64(key), { public: `old ${said}` })).not.toEqual([]);
  expect(scanner.scan(`${said}${token}`, { public: said })).toEqual([
    expect.objectContaining({ kind: "the GitHub token" }),
  ]);
});

test("packed files are looked into, and files of bytes are files of text", async () => {
  expect(await scanner.scanFile(gzipSync(`say ${key}`))).toEqual([
    expect.objectContaining({ kind: "a secret, packed" }),
  ]);
  expect(await scanner.scanFile(Buffer.from(`\0\0${key}\xff\n`, "latin1"))).toHaveLength(1);
  expect(await scanner.scanFile(gzipSync("nothing to see"))).toEqual([]);
  const many = Buffer.concat(Array.from({ length: 1200 }, () => gzipSync("")));
  expect(await scanner.scanFile(many)).toMatchObject([{ kind: "too much encoded data to check" }]);
  expect(await scanner.scanFile(Buffer.from([0x1f, 0x8b, 1, 2, 3]))).toEqual([]);
});

test("data is found in every kind of block that packed data has", () => {
  const text = `${"say so ".repeat(40)}${key}, and so on`;
  const kinds = [{ level: 0 }, { strategy: constants.Z_FIXED }, { strategy: constants.Z_HUFFMAN_ONLY }, { level: 9 }];
  for (const options of kinds)
    for (const packed of [deflateSync(text, options), gzipSync(text, options)])
      for (const encoding of ["hex", "base64"] as const)
        expect(scanner.scan(packed.toString(encoding))).toEqual([expect.objectContaining({ kind: "the model key" })]);
});

test("signs without a letter beside them do not belong to what is encoded, nor do wide characters", () => {
  const encoded = base64(`say ${base64(key)} twice`);
  for (const between of ["\n// ", " -- ", " +/\n", "\u2028", "\u6f22 "]) {
    const text = `// ${encoded.replaceAll(/.{7}/g, `$&${between}`)} //`;
    expect(scanner.scan(text)).toEqual([expect.objectContaining({ kind: "the model key" })]);
  }
});

test("a bomb is not unpacked, and a megabyte of nonsense takes no longer than it is long", async () => {
  expect(await scanner.scanFile(gzipSync(Buffer.alloc(50_000_000)))).toEqual([]);
  for (const sign of ["a", "A/", "%41", "\\x41", "&#65;", "-----BEGIN "]) {
    expect(processorMs(() => scanner.scan(sign.repeat(1_000_000 / sign.length)))).toBeLessThan(5000);
  }
});

test("where a secret stands is told to the character", () => {
  const text = `1\n22\n333 ${key} 4`;
  expect(scanner.scan(text)).toEqual([{ start: text.indexOf(key), end: text.indexOf(" 4"), kind: "the model key" }]);
});

test("what no program does by accident is not looked for: a text backwards", () => {
  expect(scanner.scan([...key].reverse().join(""))).toEqual([]);
});

test("megabytes are scanned in no time", () => {
  for (const speed of Object.values(scanSpeeds(500_000))) {
    expect(speed).toBeGreaterThan(1); // a second; some twenty on a machine that does nothing else
  }
});

test("encoded data is found to the sign at the beginning and the end of a text, at each offset", () => {
  for (const before of ["", "1", "12", "123", "0x= "])
    for (const after of ["", "a", "ab", "abc"]) {
      const encoded = base64(`${after} ${key}.${before}`);
      const start = before.length;
      expect(scanner.scan(`${before}${base64(`say ${key}!`)}${after}`)).toEqual([
        expect.objectContaining({ kind: "the model key", start: start + 5 }),
      ]);
      for (const text of [encoded, gzipSync(encoded).toString("base64")])
        expect(scanner.scan(`${before}${text}`)).not.toEqual([]);
      const token = base64(`${after}a AKIAQ8ZT3NVB7LK2XW9R`).replaceAll("=", "");
      expect(leakScanner([]).scan(`${before}${token}`)).toEqual([expect.objectContaining({ kind: "an AWS key" })]);
    }
});

test("whatever it is wrapped in, and wherever the lines of it are cut, the whole of what is encoded is named", () => {
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  const width = fc.integer({ min: 20, max: 90 });
  fc.assert(
    fc.property(noise, noise, width, fc.constantFrom("\n", "\r\n"), (before, after, columns, end) => {
      const inside = Buffer.concat([before, Buffer.from(` ${base64(key)} `), after]).toString("base64");
      const lines = (inside.match(new RegExp(`.{1,${columns}}`, "g")) ?? []).join(end);
      const text = `It says:\n\n  ${lines}. So much for that.`;
      const found = scanner.scan(text).filter(({ kind }) => kind === "the model key");
      expect(found.length).toBeGreaterThan(0);
      for (const { start, end: last } of found) {
        expect(start).toBeGreaterThanOrEqual(10);
        expect(last).toBeLessThanOrEqual(text.indexOf(". So much"));
      }
      expect(scanner.scan(scanner.redact(text).text)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
