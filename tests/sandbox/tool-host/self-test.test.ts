/** What the self-test of a sandbox reads from the kernel's list of mounts. */
import { expect, test } from "vitest";
import { looselyMounted } from "../../../src/sandbox/tool-host/self-test.ts";

const mount = (path: string, options: string) => `52 41 254:0 ${path} ${path} ${options} - ext4 /dev/vda rw,discard`;
const closed = mount("/usr", "ro,nosuid,nodev,relatime");

test("folders of the machine that are shown read-only are no hole, and neither is what tools may write", () => {
  expect(looselyMounted([closed, mount("/home/agent", "rw,nosuid,nodev"), mount("/tmp", "rw"), ""].join("\n"))).toBe(
    "",
  );
});

test.for([
  ["rw,nosuid,nodev", "/etc is rw,nosuid,nodev"],
  ["ro,nodev", "/etc is ro,nodev"],
  ["ro,nosuid", "/etc is ro,nosuid"],
] as const)("a folder of the system that is mounted %s is a hole", ([options, hole]) => {
  expect(looselyMounted([closed, mount("/etc", options)].join("\n"))).toBe(hole);
});
