/** What the filter of system calls says of a call, worked out as the kernel would. */
import { expect, test } from "vitest";
import {
  callFilter,
  callNumber,
  FILTERED,
  isFiltered,
  type Processor,
} from "../../../src/sandbox/launch/system-calls.ts";

const MACHINES = { x64: 0xc000003e, arm64: 0xc00000b7 } as const;
type Call = Readonly<{ machine?: number; number: number; args?: readonly number[] }>;

/** Runs the program over what the kernel would hand to it. */
function verdictOn(processor: Processor, { machine = MACHINES[processor], number, args = [] }: Call): string {
  const [program, data] = [callFilter(processor), Buffer.alloc(64)];
  data.writeUInt32LE(number, 0);
  data.writeUInt32LE(machine, 4);
  args.forEach((value, index) => void data.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)), 16 + 8 * index));
  let loaded = 0;
  for (let at = 0; at * 8 < program.length; at += 1) {
    const [code, operand] = [program.readUInt16LE(at * 8), program.readUInt32LE(at * 8 + 4)];
    const jump = (holds: boolean) => program.readUInt8(at * 8 + (holds ? 2 : 3));
    if (code === 0x20) loaded = data.readUInt32LE(operand);
    else if (code === 0x15) at += jump(loaded === operand);
    else if (code === 0x35) at += jump(loaded >= operand);
    else if (code === 0x45) at += jump((loaded & operand) !== 0);
    else if (code === 0x06) return operand === 0x7fff0000 ? "allowed" : `error ${operand - 0x50000}`;
    else throw new Error(`There is no instruction ${code}.`);
  }
  throw new Error("The program has no end.");
}

function call(processor: Processor, name: string, ...args: readonly number[]): string {
  return verdictOn(processor, { number: callNumber(name, processor) ?? Number.NaN, args });
}

/** Calls of every program: read, write, open, mmap, clone, execve, futex, epoll, ptrace. */
const ORDINARY = {
  x64: [0, 1, 2, 9, 56, 57, 58, 59, 61, 101, 202, 232, 257, 302, 310, 317, 318, 334, 439],
  arm64: [56, 57, 63, 64, 98, 117, 220, 221, 222, 260, 261, 270, 277, 278, 293, 439],
} as const;

test.for(FILTERED)("%s: what every program needs is allowed", (processor) => {
  for (const number of ORDINARY[processor])
    expect([number, verdictOn(processor, { number })]).toEqual([number, "allowed"]);
});

test.for(FILTERED)("%s: keys, mounts, modules and other kernels are refused", (processor) => {
  for (const name of [
    "mount",
    "pivot_root",
    "init_module",
    "kexec_load",
    "reboot",
    "open_by_handle_at",
    "pidfd_getfd",
  ]) {
    expect([name, call(processor, name)]).toEqual([name, "error 1"]);
  }
  const missing =
    "keyctl add_key request_key bpf perf_event_open userfaultfd io_uring_setup io_uring_enter io_uring_register";
  for (const name of [...missing.split(" "), "clone3", "fsopen", "open_tree", "move_mount"]) {
    expect([name, call(processor, name)]).toEqual([name, "error 38"]);
  }
});

test.for(FILTERED)("%s: a thread and a new process are allowed, a user namespace is not", (processor) => {
  expect(call(processor, "clone", 0x3d0f00)).toBe("allowed"); // a thread
  expect(call(processor, "clone", 0x1200011)).toBe("allowed"); // a process
  expect(call(processor, "clone", 0x10000011)).toBe("error 1");
  expect(call(processor, "unshare", 0x00000400)).toBe("allowed");
  expect(call(processor, "unshare", 0x10000000)).toBe("error 1");
  expect(call(processor, "unshare", 0x7e020000)).toBe("error 1");
});

test.for(FILTERED)(
  "%s: sockets of the network and of files are allowed, others are not, alone and in pairs",
  (processor) => {
    for (const name of ["socket", "socketpair"]) {
      for (const family of [1, 2, 10, 16]) expect(call(processor, name, family, 1, 0)).toBe("allowed");
      for (const family of [0, 17, 31, 38, 40, 44]) expect(call(processor, name, family, 1, 0)).toBe("error 97");
    }
  },
);

test.for(FILTERED)("%s: a terminal is asked for its size and not typed into", (processor) => {
  expect(call(processor, "ioctl", 0, 0x5413)).toBe("allowed");
  for (const request of [0x5412, 0x541c]) expect(call(processor, "ioctl", 0, request)).toBe("error 1");
  // The kernel looks at the lower half only.
  expect(call(processor, "ioctl", 0, 0x7_0000_5412)).toBe("error 1");
});

test.for(FILTERED)("%s: debuggers may have addresses that are not random, and nobody executable data", (processor) => {
  for (const personality of [0, 0xffffffff, 0x0040000, 0x0020008]) {
    expect(call(processor, "personality", personality)).toBe("allowed");
  }
  for (const personality of [0x0400000, 0x0100000, 0x0440000]) {
    expect(call(processor, "personality", personality)).toBe("error 1");
  }
});

test("calls of other kinds of programs are refused: of 32 bits, and of x32", () => {
  expect(verdictOn("x64", { machine: 0x40000003, number: 3 })).toBe("error 38");
  expect(verdictOn("arm64", { machine: 0x40000028, number: 3 })).toBe("error 38");
  expect(verdictOn("x64", { number: 0x40000000 })).toBe("error 38");
  expect(verdictOn("x64", { number: 0x40000000 + 250 })).toBe("error 38");
});

test("there is a filter for two processors, small enough for every kernel", () => {
  expect(["x64", "arm64", "riscv64", "ia32"].map(isFiltered)).toEqual([true, true, false, false]);
  for (const processor of FILTERED) expect(callFilter(processor).length / 8).toBeLessThan(256);
});
