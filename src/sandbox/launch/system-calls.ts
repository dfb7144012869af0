/**
 * The filter of system calls in the sandbox, in the kernel's format (seccomp, classic BPF). It refuses calls that no
 * build needs and that have let programs escape from sandboxes before: kernel keys, new user namespaces, mounts,
 * modules, rare kinds of sockets. It is a second layer: tools have no privileges and no network without it too.
 */

/** The processors for which there is a filter, with Node's names. */
export const FILTERED = ["x64", "arm64"] as const;
export type Processor = (typeof FILTERED)[number];

export function isFiltered(processor: string): processor is Processor {
  return (FILTERED as readonly string[]).includes(processor);
}

/** Name, number on x86-64, number on arm64; `-` if there is no such call. */
const NUMBERS = table(`
  clone 56 220
  ioctl 16 29
  personality 135 92
  prctl 157 167
  socket 41 198
  socketpair 53 199
  unshare 272 97
`);

/** Calls that the kernel would refuse to an unprivileged program in most cases too: they get EPERM. */
const NOT_PERMITTED = table(`
  acct 163 89
  clock_adjtime 305 266
  clock_settime 227 112
  delete_module 176 106
  finit_module 313 273
  init_module 175 105
  ioperm 173 -
  iopl 172 -
  kexec_file_load 320 294
  kexec_load 246 104
  mount 165 40
  nfsservctl 180 42
  open_by_handle_at 304 265
  pidfd_getfd 438 438
  pivot_root 155 41
  quotactl 179 60
  quotactl_fd 443 443
  reboot 169 142
  settimeofday 164 170
  swapoff 168 225
  swapon 167 224
  syslog 103 116
  umount2 166 39
  vhangup 153 58
`);

/** Calls that programs do without on a kernel that lacks them. */
const NOT_THERE = table(`
  add_key 248 217
  bpf 321 280
  clone3 435 435
  create_module 174 -
  fsconfig 431 431
  fsmount 432 432
  fsopen 430 430
  fspick 433 433
  get_kernel_syms 177 -
  io_uring_enter 426 426
  io_uring_register 427 427
  io_uring_setup 425 425
  keyctl 250 219
  lookup_dcookie 212 18
  modify_ldt 154 -
  mount_setattr 442 442
  move_mount 429 429
  open_tree 428 428
  open_tree_attr 467 467
  perf_event_open 298 241
  query_module 178 -
  request_key 249 218
  uselib 134 -
  userfaultfd 323 282
`);

type Numbers = ReadonlyMap<string, Readonly<Record<Processor, number | undefined>>>;

function table(text: string): Numbers {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "));
  const numberOf = (word = "-") => (word === "-" ? undefined : Number(word));
  return new Map(rows.map(([name = "", x64, arm64]) => [name, { x64: numberOf(x64), arm64: numberOf(arm64) }]));
}

/** The number of a call in this file. */
export function callNumber(name: string, processor: Processor): number | undefined {
  return [NUMBERS, NOT_PERMITTED, NOT_THERE].flatMap((numbers) => numbers.get(name)?.[processor] ?? [])[0];
}

const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

const ALLOW = 0x7fff0000;
const refuse = (error: number) => 0x00050000 + error;

/** An instruction: code, jump if true, jump if false, operand. */
type Instruction = readonly [code: number, yes: number, no: number, operand: number];

const load = (offset: number): Instruction => [0x20, 0, 0, offset];
const isEqual = (operand: number, yes: number, no: number): Instruction => [0x15, yes, no, operand];
const isAtLeast = (operand: number, yes: number, no: number): Instruction => [0x35, yes, no, operand];
const hasBitOf = (operand: number, yes: number, no: number): Instruction => [0x45, yes, no, operand];
const end = (verdict: number): Instruction => [0x06, 0, 0, verdict];

/** Offsets of the number, the architecture, and the lower halves of the arguments. */
const NUMBER = 0;
const MACHINE = 4;
const ARGUMENTS = [16, 24] as const;

const MACHINES: Readonly<Record<Processor, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 };

/** From here on, the numbers of x86-64 are those of x32. */
const X32 = 0x40000000;

const CLONE_NEWUSER = 0x10000000;

/** Types characters into the program's own terminal, where the next program reads them. */
const TYPING_REQUESTS = [0x5412, 0x541c];

/** Unix, IPv4, IPv6, netlink. Other sockets, such as those of the hypervisor, ignore namespaces. */
const SOCKETS = [1, 2, 10, 16];

/**
 * Allowed values: no random addresses (debuggers), an older Linux version or 32 bits in `uname`. `ASK` changes nothing.
 */
const PERSONALITY = { allowed: 0x0004_0000 | 0x0002_0000 | 0x0008, ASK: 0xffffffff };

/** The filter for a processor: eight bytes for each instruction, little-endian. */
export function callFilter(processor: Processor): Buffer {
  const program = [
    load(MACHINE),
    isEqual(MACHINES[processor], 1, 0),
    end(refuse(ENOSYS)), // 32-bit programs, whose calls have other numbers
    load(NUMBER),
    ...(processor === "x64" ? [isAtLeast(X32, 0, 1), end(refuse(ENOSYS))] : []),
    ...refusals(NOT_PERMITTED, EPERM, processor),
    ...refusals(NOT_THERE, ENOSYS, processor),
    ...argumentRules().flatMap(([name, rule]) => only(callNumber(name, processor) ?? 0, rule)),
    end(ALLOW),
  ];
  return Buffer.concat(program.map(bytesOf));
}

function refusals(numbers: Numbers, error: number, processor: Processor): Instruction[] {
  const known = [...numbers.values()].flatMap((row) => row[processor] ?? []);
  return known.flatMap((number) => [isEqual(number, 0, 1), end(refuse(error))]);
}

/** The rule for one call. It ends in a verdict. */
function only(number: number, rule: readonly Instruction[]): Instruction[] {
  return [isEqual(number, 0, rule.length), ...rule];
}

function argumentRules(): readonly (readonly [string, readonly Instruction[]])[] {
  const noUserNamespace = [load(ARGUMENTS[0]), hasBitOf(CLONE_NEWUSER, 0, 1), end(refuse(EPERM)), end(ALLOW)];
  const noTyping = [
    load(ARGUMENTS[1]),
    ...TYPING_REQUESTS.flatMap((request) => [isEqual(request, 0, 1), end(refuse(EPERM))]),
    end(ALLOW),
  ];
  const fewSockets = [
    load(ARGUMENTS[0]),
    ...SOCKETS.flatMap((family) => [isEqual(family, 0, 1), end(ALLOW)]),
    end(refuse(EAFNOSUPPORT)),
  ];
  const { allowed, ASK } = PERSONALITY;
  const fewPersonalities = [
    ...[load(ARGUMENTS[0]), isEqual(ASK, 0, 1), end(ALLOW)],
    ...[hasBitOf((~allowed & 0xffffffff) >>> 0, 0, 1), end(refuse(EPERM)), end(ALLOW)],
  ];
  return [
    ["clone", noUserNamespace],
    ["unshare", noUserNamespace],
    ["ioctl", noTyping],
    ["socket", fewSockets],
    ["socketpair", fewSockets],
    ["personality", fewPersonalities],
  ];
}

function bytesOf([code, yes, no, operand]: Instruction): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(yes, 2);
  bytes.writeUInt8(no, 3);
  bytes.writeUInt32LE(operand, 4);
  return bytes;
}
