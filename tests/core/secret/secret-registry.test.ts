import { describe, expect, test } from "vitest";
import {
  describeSecrets,
  SecretRegistry,
  secretsFor,
  type ToolSecrets,
} from "../../../src/core/secret/secret-registry.ts";
import { aesCipher, NO_WORLD } from "../../../src/core/secret/stored-secrets.ts";

import { Fault } from "../../../src/lib/fault.ts";
import { HIDDEN } from "../../../src/lib/mask/mask.ts";

const url = "https://vault.test/key";

/** A world in which `replies` come one after the other, and the last one stays; a minute passes when it is told to. */
function world(...replies: (string | Error | number)[]) {
  const requests: { url: string; headers: unknown }[] = [];
  let now = 0;
  const answer = async (address: unknown, init?: RequestInit) => {
    requests.push({ url: String(address), headers: init?.headers });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply instanceof Error) throw reply;
    return typeof reply === "number" ? new Response("no", { status: reply }) : new Response(reply);
  };
  const secrets = new SecretRegistry({ env: { FROM_ENV: "value-of-env" }, fetch: answer, clock: () => now });
  const wait = (ms: number) => {
    now += ms;
  };
  return { secrets, tools: secrets.forTools(), requests, wait };
}

/** As a call gets them whose grant names what its command refers to. */
function valuesIn(tools: ToolSecrets, command: string): Promise<Readonly<Record<string, string>>> {
  return secretsFor(tools.namesIn(command), tools).granted();
}

describe("a command is given", () => {
  test("the secrets that it refers to, and no others", async () => {
    const { secrets, tools } = world();
    secrets.update({ NPM_TOKEN: "npm-value", OTHER: "other-value", EMPTY: "", "NO-NAME": "no-variable" });
    expect(await valuesIn(tools, "echo $npm_token NPM_TOKEN")).toEqual({});
    expect(await valuesIn(tools, "echo $NPM_TOKEN $OTHER $EMPTY no-name")).toEqual({
      NPM_TOKEN: "npm-value",
      OTHER: "other-value",
    });
    expect(await valuesIn(tools, "npm test")).toEqual({});
  });

  test("what the environment holds, as it was at the start", async () => {
    const { secrets, tools } = world();
    secrets.update({
      NAME: { kind: "EnvSecret", variable: "FROM_ENV" },
      NOTHING: { kind: "EnvSecret", variable: "UNSET" },
    });
    expect(await valuesIn(tools, "$NAME $NOTHING")).toEqual({ NAME: "value-of-env" });
    expect(tools.mask("value-of-env")).toBe(HIDDEN);
  });

  test("nothing where a function fails, which is told once a minute", async () => {
    const failures: string[] = [];
    let now = 0;
    const secrets = new SecretRegistry({
      ...NO_WORLD,
      clock: () => now,
      onFailure: (name) => void failures.push(name),
    });
    const tools = secrets.forTools();
    secrets.update({ KEY: () => Promise.reject(new Error("locked")), FINE: () => "a-value" });
    for (now of [0, 59_000, 61_000]) expect(await valuesIn(tools, "$KEY $FINE")).toEqual({ FINE: "a-value" });
    expect(failures).toEqual(["KEY", "KEY"]);
  });

  test("what a function of the program tells, each time it is needed", async () => {
    const { secrets, tools } = world();
    let calls = 0;
    const read = async () => `value-number-${++calls}`;
    secrets.update({ KEY: read, OTHER: { kind: "CallbackSecret", read: () => "other-value", description: "Opens." } });
    expect(calls).toBe(0);
    expect(await valuesIn(tools, "use $KEY")).toEqual({ KEY: "value-number-1" });
    expect(await valuesIn(tools, "use $KEY $OTHER")).toEqual({ KEY: "value-number-2", OTHER: "other-value" });
    expect(tools.mask("value-number-1 value-number-2 other-value")).toBe(`${HIDDEN} ${HIDDEN} ${HIDDEN}`);
    expect(describeSecrets({ KEY: read })).toContain("- KEY");
  });

  test("a function's value is on no disk, and the name is: it is given again", () => {
    const { secrets } = world();
    const cipher = aesCipher("a key");
    secrets.update({ KEY: () => "never-on-disk" });
    const stored = secrets.dump(cipher);
    expect(JSON.stringify(stored)).not.toContain("never-on-disk");
    expect(world().secrets.load(stored, cipher)).toEqual(["KEY"]);
  });

  test.for<[string, () => unknown]>([
    ["throws", () => Promise.reject(new Error("locked"))],
    ["gives no text", () => 7],
  ])("nothing from a function that %s, and it is not called again within a minute", async ([, read]) => {
    const { secrets, tools, wait } = world();
    let calls = 0;
    const KEY = () => {
      calls += 1;
      return read() as string;
    };
    secrets.update({ KEY, OTHER: "other-value" });
    expect(await valuesIn(tools, "$KEY $OTHER")).toEqual({ OTHER: "other-value" });
    expect(await valuesIn(tools, "$KEY")).toEqual({});
    expect(calls).toBe(1);
    wait(60_000);
    await valuesIn(tools, "$KEY");
    expect(calls).toBe(2);
  });

  test("what an address tells, asked for with its headers each time", async () => {
    const { secrets, tools, requests } = world("first-value", "second-value");
    secrets.update({ KEY: { kind: "LookupSecret", url, headers: { "x-vault": "1" } } });
    expect(requests).toEqual([]);
    expect(await valuesIn(tools, "use $KEY")).toEqual({ KEY: "first-value" });
    expect(await valuesIn(tools, "use $KEY")).toEqual({ KEY: "second-value" });
    expect(requests).toEqual(Array(2).fill({ url, headers: { "x-vault": "1" } }));
    expect(tools.mask("first-value second-value")).toBe(`${HIDDEN} ${HIDDEN}`); // what was rotated too
  });

  test.for<[string, Error | number]>([
    ["is not there", new Error("no route")],
    ["refuses", 403],
  ])("nothing of an address that %s, which is then left alone for a minute", async ([, failure]) => {
    const { secrets, tools, requests, wait } = world(failure, "good-value");
    secrets.update({ KEY: { kind: "LookupSecret", url, headers: {} }, OTHER: "other-value" });
    expect(await valuesIn(tools, "$KEY $OTHER")).toEqual({ OTHER: "other-value" });
    wait(59_000);
    expect(await valuesIn(tools, "$KEY")).toEqual({});
    expect(requests).toHaveLength(1);
    wait(1000);
    expect(await valuesIn(tools, "$KEY")).toEqual({ KEY: "good-value" });
  });
});

test.for(["/key", "vault/key", "file:///etc/passwd", ""])("the address %j is refused", (address) => {
  const add = () =>
    world().secrets.update({ GOOD: "good-value", KEY: { kind: "LookupSecret", url: address, headers: {} } });
  expect(add).toThrow(Fault);
  expect(add).toThrow(/KEY.*absolute http\(s\) URL/);
});

describe("hidden is", () => {
  test("every value that was ever known, named or not, also in a text that is under way", () => {
    const secrets = new SecretRegistry(undefined, ["the-model-key"]);
    const { mask, masker } = secrets.forTools();
    const stream = masker();
    secrets.update({ A: "old-value" });
    secrets.update({ A: "new-value" });
    const text = "the-model-key old-value new-value.";
    expect(mask(text)).toBe(`${HIDDEN} ${HIDDEN} ${HIDDEN}.`);
    expect(stream.push(text)).toBe(`${HIDDEN} ${HIDDEN} ${HIDDEN}.`);
    expect(secrets.names).toEqual(["A"]); // the key is no secret of commands
  });

  test("what comes back from disk", () => {
    const cipher = aesCipher("k");
    const { secrets } = world();
    secrets.update({
      A: "static-value",
      B: { kind: "EnvSecret", variable: "FROM_ENV" },
      C: { kind: "LookupSecret", url: `${url}?pass=1`, headers: { authorization: "Bearer x" }, description: "Opens." },
    });
    const stored = secrets.dump(cipher);
    expect(JSON.stringify([stored, secrets.dump(undefined)])).not.toMatch(/static-value|value-of-env|pass=1|Bearer/);
    const again = world().secrets;
    expect(again.load(stored, cipher)).toEqual(["B"]); // anybody could have named a variable there
    expect(again.dump(cipher).secret_sources.B).toEqual(stored.secret_sources.B);
    again.update({ B: { kind: "EnvSecret", variable: "FROM_ENV" } });
    expect(again.all()).toEqual(secrets.all());
    expect(again.mask("static-value value-of-env")).toBe(`${HIDDEN} ${HIDDEN}`);
    expect(world().secrets.load(secrets.dump(undefined), cipher)).toEqual(["A", "B", "C"]);
  });

  test.each([undefined, aesCipher("k")])("a file cannot name variables and addresses (cipher: %o)", async (cipher) => {
    const { secrets } = world();
    const B = { kind: "EnvSecret", variable: "FROM_ENV" };
    const C = { kind: "LookupSecret", url, headers: {}, description: null };
    const D = { kind: "Unheard", value: "x" };
    expect(secrets.load({ secret_sources: { B, C, D } }, cipher)).toEqual(["B", "C", "D"]);
    expect(await valuesIn(secrets.forTools(), "echo $B $C $D")).toEqual({});
    secrets.update({ B: { kind: "EnvSecret", variable: "FROM_ENV" } }); // the program itself may
    expect(await valuesIn(secrets.forTools(), "echo $B $C $D")).toEqual({ B: "value-of-env" });
  });
});

test("the agent is told names and what they are good for", () => {
  const words = describeSecrets({ A: "value-of-a", B: { value: "value-of-b", description: "Opens the gate." } });
  expect(words).toContain("\n- A\n- B: Opens the gate.");
  expect(words).not.toContain("value-of");
  expect(describeSecrets({})).toBe("");
});
