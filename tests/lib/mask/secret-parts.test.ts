import { generateKeyPairSync } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { maskOf } from "../../../src/lib/mask/mask.ts";
import { secretParts } from "../../../src/lib/mask/secret-parts.ts";

const token = "q8Zt3nVb7Lk2Xw9Rf4Hs6Dp1";
const pem = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
}).privateKey;
const body = pem.split("\n").slice(1, -2).join("");

const account = JSON.stringify({
  type: "service_account",
  project_id: "acme-prod-471123",
  private_key: pem,
  client_email: "deploy@acme-prod-471123.iam.gserviceaccount.com",
  client_id: "104711471147114711471",
  token_uri: "https://oauth2.googleapis.com/token",
  client_x509_cert_url: "https://www.googleapis.com/robot/v1/metadata/x509/deploy%40acme-prod.iam.gserviceaccount.com",
});

test.for([
  ["a connection address", `postgres://shop:${token}@db.acme.test:5432/orders?sslmode=require`, [token]],
  ["an address for Java", `jdbc:postgresql://db.acme.test/orders?user=shop&password=${token}`, [token]],
  ["a password that is encoded", "amqp://shop:p%40ss%2Fw0rd@mq.acme.test", ["p%40ss%2Fw0rd", "p@ss/w0rd"]],
  ["a password that is a word", "postgres://shop:orders@db.acme.test/orders", ["shop:orders"]],
  ["a user that is a token", `https://${token}@git.acme.test/shop.git`, [token]],
  ["an address to post to", `https://hooks.acme.test/services/T0/B0/${token}`, [token]],
  ["a signed address", `https://acme.blob.test/a/b.zip?sv=2024&sig=${token}`, [token]],
  [
    "settings",
    `# of the shop\nPORT=3000\nNODE_ENV=production\nDB_PASSWORD="hunter22"\nexport API=${token}`,
    ["hunter22", token],
  ],
  [
    "JSON",
    JSON.stringify({ host: "db.acme.test", user: "shop", password: "hunter22", tags: ["a"], n: 1 }),
    ["hunter22"],
  ],
  ["a connection string", "Server=db.acme.test;User Id=sa;Password=hunter22;Encrypt=true", ["hunter22"]],
  [
    "a connection string of a cloud",
    `Endpoint=sb://bus.acme.test/;SharedAccessKeyName=root;SharedAccessKey=${token}=`,
    [`${token}=`],
  ],
  ["settings with an address", `HOST=db.acme.test\nDATABASE_URL=redis://:${token}@db.acme.test`, [token]],
] as const)("of %s only what is secret", ([, value, parts]) => {
  expect(secretParts(value)).toEqual(parts);
});

test.for([
  [
    "a kubeconfig",
    "apiVersion: v1\nkind: Config\nclusters:\n- cluster:\n    server: https://k8s.acme.test:6443\n" +
      "    certificate-authority-data: LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0t\n  name: prod\n" +
      `current-context: prod\nusers:\n- name: ci\n  user:\n    token: ${token}\n`,
    [token],
  ],
  ["YAML with a word and a comment", "db:\n  host: db.acme.test\n  password: correct horse # old\n", ["correct horse"]],
  ["YAML in one line", `{ host: db.acme.test, password: ${token} }`, [token]],
  ["a line of an .npmrc", `//registry.npmjs.org/:_authToken=npm_${token}`, [`npm_${token}`]],
  ["an .npmrc", `@acme:registry=https://npm.acme.test\n//npm.acme.test/:_password="${token}="`, [`${token}=`]],
  [
    "an AWS ini file",
    `[default]\naws_access_key_id = AKIAQ81CWX92LQTPR7MN\naws_secret_access_key = ${token}\nregion = eu-central-1`,
    ["AKIAQ81CWX92LQTPR7MN", token],
  ],
  [
    "settings of Maven",
    "<settings><servers><server>\n<id>central</id><username>deployer-of-acme</username>\n<password>hunter22</password></server></servers></settings>",
    ["hunter22"],
  ],
  ["a .netrc", "machine git.acme.test login ci password hunter", ["hunter"]],
  ["a .netrc in lines", "machine git.acme.test\n  login ci\n  password hunter22", ["hunter22"]],
  [
    "a .pypirc",
    `[distutils]\nindex-servers = pypi\n[pypi]\nusername = __token__\npassword = pypi-${token}`,
    [`pypi-${token}`],
  ],
  ["TOML", '[registries.acme]\nindex = "https://crates.acme.test"\ntoken = "hunter22"', ["hunter22"]],
  ["TOML with an address", `[db]\nurl = "postgres://shop:${token}@db.acme.test/orders"`, [token]],
  ["libpq", "host=db.acme.test port=5432 dbname=orders user=shop password=hunter22", ["hunter22"]],
  [
    "several hosts",
    `mongodb://app:p,${token}@db1.acme.test:27017,db2.acme.test:27017/prod?replicaSet=rs0`,
    [`p,${token}`],
  ],
  ["an address that is none", "postgres://shop:hunter#2/2@db.acme.test:5432/orders", ["hunter#2/2"]],
  ["a header", "Authorization: Bearer hunter22", ["hunter22"]],
  ["a header with a key", `X-Api-Key: ${token}`, [token]],
  ["a line of curl", `curl -H "Authorization: Basic ${token}" https://api.acme.test/v1/items`, [token]],
  ["a public key of SSH", `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${token}${token} ci@acme`, [`${token}${token}`]],
  ["a sentence", `The password of staging.acme.test is ${token}.`, [token]],
] as const)("of %s only what stands behind a name that says so, or looks like a token", ([, value, parts]) => {
  expect(secretParts(value)).toEqual(parts);
});

const base64 = (text: string) => Buffer.from(text).toString("base64");

test.for([
  ["a login of a registry", JSON.stringify({ auths: { "ghcr.io": { auth: base64("ci:hunter22") } } }), ["hunter22"]],
  ["a login of npm", `//registry.npmjs.org/:_auth=${base64(`ci:${token}`)}`, [token]],
  ["a password of npm", `//npm.acme.test/:_password="${base64("hunter22")}"`, ["hunter22"]],
  ["a header", `Authorization: Basic ${base64("ci:hunter22")}`, ["hunter22"]],
  ["a password that is a word", `Authorization: Basic ${base64("ci:orders")}`, ["ci:orders"]],
  ["settings", base64(`HOST=db.acme.test\nDB_PASSWORD=hunter22\nAPI=${token}\n`), ["hunter22", token]],
  ["a kubeconfig", base64(`users:\n- name: ci\n  user:\n    token: ${token}\n`), [token]],
  ["lines of 76 characters", base64(account).replaceAll(/.{76}/g, "$&\n"), secretParts(account)],
] as const)("of %s in base64 also what is secret in it", ([, value, parts]) => {
  const [encoded, inside] = [true, false].map((is) => secretParts(value).filter((part) => value.includes(part) === is));
  expect(encoded?.length).toBeGreaterThan(0);
  expect(inside).toEqual(parts);
});

test.for([
  ["a token", token],
  ["the body of a key", body],
  ["a word", "correcthorsebattery"],
  ["what hides an ordinary word", base64("orders")],
  ["what hides a usual password", base64("changeme")],
  ["an address", `https://hooks.acme.test/services/T0/B0/${token}`],
] as const)("%s is no base64 of a text", ([, value]) => {
  expect(secretParts(value)).toHaveLength(1);
});

test.for([
  ["a key file", pem],
  ["a key file in one line", pem.replaceAll("\n", "\\n")],
  ["an account of a service", account],
  ["settings with a key file", `HOST=db.acme.test\nPORT=3000\n${pem}`],
] as const)("of %s the body of the key, without what all keys begin with", ([, value]) => {
  const [part = "", ...others] = secretParts(value);
  expect(others).toEqual([]);
  expect(body.endsWith(part.replaceAll("\n", ""))).toBe(true);
  expect(part.length).toBeGreaterThan(1500);
  expect(body).toMatch(/^MIIE[uvw]/); // the length of a key varies by some bytes
  expect(part).not.toContain("BgkqhkiG9w0BAQEFAASC");
});

test.for([
  token,
  "correct horse battery staple",
  "my secret garden has a key beneath the third stone",
  "password=changeme user=shop",
  "name: orders\nkind: Database\nmode: secrets.MODE",
  "machine git.acme.test login ci",
  "ci:hunter22",
  "https://internal.acme.test/path",
  "NAME=value",
  "{not JSON",
  '{"a":1}',
  "postgres://db.acme.test/orders",
  "-----BEGIN",
])("what has no parts is secret as a whole: %j", (value) => {
  expect(secretParts(value)).toEqual([value]);
});

test("the mask hides the parts in any form, and neither hosts nor headers", () => {
  const { mask } = maskOf([`postgres://shop:${token}@db.acme.test/orders`, account]);
  const said = `host db.acme.test, -----BEGIN PRIVATE KEY-----, https://oauth2.googleapis.com/token, "type": "service_account"`;
  expect(mask(said)).toBe(said);
  expect(mask(`${token} ${Buffer.from(token).toString("base64")}`)).toBe("<secret-hidden> <secret-hidden>");
  expect(mask(pem)).not.toContain(body.slice(70, 90));
  expect(mask(JSON.stringify({ key: pem }))).not.toContain(body.slice(700, 720));
});

test.for([
  "x -----BEGIN ",
  "-----BEGIN PRIVATE KEY\nMIIx",
  "a=b -----BEGIN RSA PRIVATE KEY",
  "password: -----BEGIN ",
  '{"a":"-----BEGIN "}',
  "x -----BEGIN CERTIFICATE-----\n-----END",
  " -----BEGIN x----- y",
])("a header that is not finished is read to its end: %j", (value) => {
  expect(secretParts(value).length).toBeGreaterThan(0);
  expect(secretParts(`${value} token=${token}`).join(" ")).toContain(token);
});

const pieces = fc.oneof(
  fc.constantFrom(
    "-----BEGIN ",
    "PRIVATE KEY",
    "-----",
    "-----END ",
    "\n",
    "\\n",
    "\r",
    " ",
    "x",
    token,
    "MIIEvQIBADANBg",
    "Proc-Type: 4",
  ),
  fc.constantFrom("postgres://", "shop:", "p%40ss@", "%", "db.acme.test", "/", "?sig=", "#", ",", "jdbc:", "://"),
  fc.constantFrom(
    "{",
    "}",
    '"',
    '"password":',
    '"a":[',
    "]",
    "\\",
    "password",
    "=",
    ": ",
    ";",
    "'",
    "<",
    ">",
    "token ",
    "KEY=",
    "$",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);

test("whatever the secret, it is split without a fault, and something of it is hidden", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), fc.boolean(), (some, isJson) => {
      const value = isJson ? JSON.stringify({ a: some.join(""), password: some }) : some.join("");
      expect(secretParts(value).length).toBeGreaterThan(0);
      maskOf([value]).mask(value);
    }),
    { numRuns: 2000 },
  );
});
