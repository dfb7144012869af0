import { expect, test } from "vitest";
import { checkPermission, standingsOf } from "../../../src/github/read/permission.ts";

const mona = { login: "mona", id: 1001 };
const ask = (reply: unknown) => checkPermission({ permission: async () => reply }, mona);
const rights = (push: boolean) => ({ pull: true, triage: push, push, maintain: false, admin: false });

test.each([
  ["push", { permission: "write", role_name: "write", user: { id: 1001, permissions: rights(true) } }, "write"],
  [
    "a custom role",
    { permission: "write", role_name: "fixer", user: { id: 1001, permissions: rights(true) } },
    "fixer",
  ],
  ["no list of rights", { permission: "write", role_name: "maintain", user: { id: 1001 } }, "maintain"],
  ["an old server", { permission: "admin", user: { id: 1001 } }, "admin"],
])("who can push is allowed: %s", async (_, reply, role) => {
  expect(await ask(reply)).toEqual({ status: "allowed", role });
});

test.each([
  ["read", { permission: "read", role_name: "read", user: { id: 1001, permissions: rights(false) } }],
  ["triage", { permission: "read", role_name: "triage", user: { id: 1001 } }],
  ["none", { permission: "none", user: { id: 1001 } }],
  ["a role by name only", { permission: "write", role_name: "fixer", user: { id: 1001 } }],
  ["rights that deny what the role says", { role_name: "admin", user: { id: 1001, permissions: rights(false) } }],
])("who cannot push is denied: %s", async (_, reply) => {
  const why = expect.stringMatching(/^mona cannot start a run \(role: \w+\); required: admin, maintain, write/);
  expect(await ask(reply)).toEqual({ status: "denied", why, isSure: true });
});

test("who has more than the role that is asked for has that too, also on an old server", async () => {
  const client = { permission: async () => ({ permission: "admin", user: { id: 1001 } }) };
  expect(await checkPermission(client, mona, ["triage"])).toMatchObject({ status: "allowed" });
  expect(await checkPermission(client, mona, [])).toMatchObject({ status: "denied" });
});

test("somebody who took over the login of the requester is denied", async () => {
  const reply = { permission: "admin", role_name: "admin", user: { id: 1002, permissions: rights(true) } };
  expect(await ask(reply)).toEqual({
    status: "denied",
    why: "The account mona is not the one that asked.",
    isSure: true,
  });
});

test.each([
  ["nothing", undefined],
  ["an empty object", {}],
  ["a page", "<html>"],
  ["no user", { permission: "admin", user: null }],
  ["an id that is text", { permission: "admin", user: { id: "1001" } }],
  ["rights that are text", { permission: "admin", user: { id: 1001, permissions: { push: "true" } } }],
])("a reply that makes no sense is denied: %s", async (_, reply) => {
  expect(await ask(reply)).toEqual({
    status: "denied",
    why: "The permission of mona could not be checked: GitHub's reply was not understood.",
    isSure: false,
  });
});

test.each([
  ["404", { status: 404 }, "mona is not a collaborator of this repository."],
  ["500", { status: 500 }, "The permission of mona could not be checked: GitHub answered 500."],
  ["no answer", { status: 0 }, "The permission of mona could not be checked: GitHub gave no answer."],
  ["no status", {}, "The permission of mona could not be checked: GitHub gave no answer."],
])("an error is denied: %s", async (_, fields, why) => {
  const client = { permission: () => Promise.reject(Object.assign(new Error("secret detail"), fields)) };
  expect(await checkPermission(client, mona)).toMatchObject({ status: "denied", why });
});

test("a refused token rejects, because it says nothing about the person", async () => {
  const client = { permission: () => Promise.reject(Object.assign(new Error("Bad credentials"), { status: 401 })) };
  await expect(checkPermission(client, mona)).rejects.toMatchObject({ status: 401 });
  expect(await standingsOf(client, ["mona"])).toEqual(new Map([["mona", "permission unknown"]]));
});

test("a client that throws at once is denied", async () => {
  const client = {
    permission(): Promise<unknown> {
      throw new Error("no token");
    },
  };
  expect(await checkPermission(client, mona)).toMatchObject({ status: "denied" });
});
