/** Cells in real Python, on this machine and in the sandbox. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { toolEnvironment } from "../../../src/core/workspace/environment.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";
import type { Sandbox } from "../../../src/sandbox/open-sandbox.ts";
import { ipython } from "../../../src/tools/ipython/ipython.ts";
import { makeYard } from "../../attacks/yard.ts";
import { test } from "../../core/workspace/temp-folder.ts";
import { needsSandbox } from "../../needs-sandbox.ts";
import { HANGS_MS } from "../../real-time.ts";
import { skipIf } from "../../skipped.ts";
import { answerOf } from "../tool-answers.ts";

function has(code: string): boolean {
  try {
    execFileSync("python3", ["-c", code], { stdio: "ignore", timeout: HANGS_MS });
    return true;
  } catch {
    return false;
  }
}

const hasPython = has("");
const hasIPython = has("import IPython");
const hasFigures = has("import matplotlib");

function cellsIn(workspace: Workspace, limits: Parameters<typeof ipython>[0] = {}) {
  const tool = ipython(limits);
  onTestFinished(() => tool.close?.());
  return (code: string, more: object = {}) => answerOf(tool, { code, ...more }, workspace);
}

/** In a process that lasts, for tests that need no place and no limit of their own: a start takes half a second of the processor. */
const lasting = ipython();
const folder = mkdtempSync(join(tmpdir(), "cells-"));
const lastingPlace = localWorkspace({ workingDir: folder, environment: toolEnvironment(process.env) });
const lastingCell = (code: string, more: object = {}) => answerOf(lasting, { code, ...more }, lastingPlace);
afterAll(async () => {
  await lasting.close?.();
  rmSync(folder, { recursive: true });
});

describe("a cell", skipIf(!hasPython, "there is no python3 on this machine"), () => {
  test("leaves its variables, imports and functions for the next", async () => {
    await lastingCell("import math\ndef twice(x):\n    return 2 * x\nn = 21");
    expect((await lastingCell("print('n is', n)\ntwice(n)")).text).toBe("n is 21\n42");
    expect((await lastingCell("n = 3")).text).toBe("[No output.]");
  });

  test("is an error with its traceback and without ours, and the process goes on", async () => {
    const { text, is_error } = await lastingCell("n = 5\n1 / 0");
    expect(is_error).toBe(true);
    expect(text).toContain("ZeroDivisionError");
    expect(text).not.toContain("plain_cell");
    expect((await lastingCell("n =")).text).toContain("SyntaxError");
    expect((await lastingCell("n")).text).toBe("5");
  });

  test("shows what it and its programs print, and no program can end a cell for it", async () => {
    const { text } = await lastingCell(`import subprocess, sys
print("out"); print("err", file=sys.stderr)
_ = subprocess.run(["echo", '{"end": "ok"}'])`);
    expect(text.split("\n").sort()).toEqual(["err", "out", '{"end": "ok"}']);
  });

  test("shows a few images, also if its code writes to our pipe itself", async ({ workspace }) => {
    const cell = cellsIn(workspace);
    const code = `import os, json, base64
def find(n):
    try:
        os.write(n, (json.dumps({"image": base64.b64encode(b"x" * 9).decode()}) + "\\n").encode())
    except OSError:
        pass
for _ in range(50):
    for n in range(3, 8):
        find(n)`;
    const { content } = await cell(code);
    const images = Array.isArray(content) ? content.filter(({ type }) => type === "image").length : 0;
    expect([images > 0, images <= 8]).toEqual([true, true]);
  });

  test("that takes too long is interrupted and keeps its variables", async () => {
    const { text, is_error } = await lastingCell("n = 7\nimport time\ntime.sleep(60)", { timeout: 1 });
    expect([text.includes("[Interrupted after 1 seconds."), is_error]).toEqual([true, true]);
    expect((await lastingCell("n")).text).toBe("7");
  });

  test("that does not let itself be interrupted ends with its process, and the next is told", async ({ workspace }) => {
    const cell = cellsIn(workspace, { obey: 1 });
    const stubborn =
      "n = 7\nimport time\nwhile True:\n    try:\n        time.sleep(1)\n    except KeyboardInterrupt:\n        pass";
    expect((await cell(stubborn, { timeout: 1 })).text).toContain("[The Python process has ended, with all variables.");
    const { text } = await cell("n");
    expect(text).toContain("This is a new one, without their variables");
    expect(text).toContain("NameError");
  });

  test("that ends Python is told how, and the next has a new process", async () => {
    expect((await lastingCell("import os\nos._exit(3)")).text).toContain("It ended with exit code 3.");
    expect((await lastingCell("1 + 1")).text).toMatch(/This is a new one.*\n2$/);
  });

  test("can begin in a new process", async () => {
    await lastingCell("n = 1");
    expect((await lastingCell("'n' in globals()", { restart: true })).text).toBe("False");
    expect((await lastingCell("", { restart: true })).text).toContain("Python was started again.");
  });

  test("runs without IPython too, and the checkout cannot shadow what it runs on", async ({ folder }) => {
    for (const name of ["json.py", "queue.py"]) writeFileSync(join(folder, name), "raise SystemExit('shadowed')\n");
    mkdirSync(join(folder, "blocked"));
    writeFileSync(join(folder, "blocked", "IPython.py"), "raise ImportError('blocked')\n");
    const environment = { ...toolEnvironment(process.env), PYTHONPATH: join(folder, "blocked") };
    const cell = cellsIn(localWorkspace({ workingDir: folder, environment }));
    expect((await cell("n = 20\nn + 1")).text).toBe("21");
    const { text } = await cell("def f():\n    1 / 0\nf()");
    expect(text).toMatch(/^Traceback .*\n {2}File "<cell>", line 3/);
    expect(text).not.toContain("<string>");
  });

  test("that asks for input gets none", async () => {
    expect((await lastingCell("input()")).text).toContain("EOFError");
  });

  test("ends with the run", async ({ workspace, folder }) => {
    const tool = ipython();
    onTestFinished(() => tool.close?.());
    const stop = new AbortController();
    const code = "import time\nopen('begun', 'w').close()\ntime.sleep(600)";
    const running = expect(answerOf(tool, { code }, workspace, { signal: stop.signal })).rejects.toThrow("over");
    await expect.poll(() => existsSync(join(folder, "begun"))).toBe(true);
    stop.abort(new Error("over"));
    await running;
  });
});

describe("a cell with IPython", skipIf(!hasIPython, "there is no IPython on this machine"), () => {
  test("has magics and commands", async () => {
    expect((await lastingCell("!echo from the shell")).text).toBe("from the shell");
    expect((await lastingCell("%pwd")).text).toContain(lastingPlace.workingDir);
    expect((await lastingCell("%timeit -n1 -r1 1 + 1")).text).toContain("per loop");
  });

  test("shows rich results as Markdown, and tracebacks without colors", async () => {
    expect((await lastingCell("from IPython.display import Markdown\nMarkdown('**bold**')")).text).toBe("**bold**");
    expect((await lastingCell("1 / 0")).text).not.toContain("\u001b");
  });
});

describe("a cell with matplotlib", skipIf(!hasFigures, "there is no matplotlib on this machine"), () => {
  test("shows its figures as images", async ({ workspace }) => {
    const cell = cellsIn(workspace);
    const { content } = await cell("import matplotlib.pyplot as plt\n_ = plt.plot([1, 2])\nplt.show()", {
      timeout: 600,
    });
    expect(content).toMatchObject([
      { type: "text" },
      { type: "image", image_urls: [expect.stringMatching(/^data:image\/png;base64,iVBOR/)] },
    ]);
  });
});

describe("a cell in the sandbox", needsSandbox, () => {
  const yard = makeYard();
  let sandbox: Sandbox | undefined;
  beforeAll(async () => {
    if (needsSandbox.skip) return;
    sandbox = await yard.open();
  });
  afterAll(async () => {
    await sandbox?.close();
    yard.raze();
  });

  test("is kept from the secrets and the network, reads the checkout, and long output is saved", async () => {
    if (!sandbox) throw new Error("no sandbox");
    const cell = cellsIn(sandbox.workspace);
    expect((await cell("print(open('a.txt').read())")).text).toBe("one");
    const look = `import os, urllib.request
print(sorted(name for name in os.environ if ('KEY' in name or 'TOKEN' in name) and not name.startswith('GIT_CONFIG_KEY_')))
try:
    urllib.request.urlopen('http://example.com/', timeout=10)
except Exception as error:
    print('refused', type(error).__name__)
try:
    open('${yard.home}/.npmrc')
except Exception as error:
    print('hidden', type(error).__name__)`;
    expect((await cell(look)).text).toMatch(/^\[\]\nrefused \w+\nhidden \w+$/);
    const long = await cell("print('x' * 79 + '\\n', end='')\nfor n in range(3000): print(n, 'y' * 60)");
    expect(long.text.length).toBeLessThan(31_000);
    expect(long.text).toMatch(/All of it is in .*ipython-1\.txt/);
  });
});
