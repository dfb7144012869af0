/** Runs whose workflow adds tools: Python that stays, a browser, and pages as text. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ChatRequest } from "../../src/rehearsal/model/request.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import { skipIf } from "../skipped.ts";
import { missing } from "../tools/browser/site.ts";
import { play } from "./play.ts";

const finish = call("finish", { message: "Done." });

function hasPython(): boolean {
  try {
    execFileSync("python3", ["-c", ""], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const noPython = skipIf(!hasPython(), "there is no python3 on this machine");

test("`+ipython` keeps Python for the conversation, and what it writes is published", noPython, async () => {
  const script = [
    call("execute_ipython_cell", { code: "total = sum(range(10))" }),
    call("execute_ipython_cell", { code: "open('total.txt', 'w').write(f'{total}\\n')\ntotal" }),
    finish,
  ];
  const { stage, rehearsal, problems } = await play({ script, inputs: { tools: "+ipython" } });
  expect(problems).toEqual([]);
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages.at(-1))).toContain("45");
  expect(rehearsal.diff).toContain("+45");
});

test("without Python the tool is not offered, and the log says so", async () => {
  const { stage, rehearsal } = await play(
    {
      script: [finish],
      inputs: { tools: "+ipython" },
    },
    { environment: { PATH: "/usr/sbin" } },
  );
  const names = stage.model?.requests[0]?.body.tools?.map((tool) => tool.function.name);
  expect(names).not.toContain("execute_ipython_cell");
  expect(names).toContain("terminal");
  expect(rehearsal.runner.stdout).toContain("The tool `execute_ipython_cell` is not offered: there is no python3");
});

const page = (title: string) =>
  `<!doctype html><title>Shop</title><h1>${title}</h1><button onclick="document.querySelector('p').textContent = 'Bought'">Buy</button><p>Nothing</p>`;

test(
  "a page is fixed by looking at it, and the report has its last picture",
  skipIf(missing !== "", missing),
  async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const address = `http://localhost:${port}/shop.html`;
    const answers = `python3 -c "import socket; socket.create_connection(('127.0.0.1', ${port}))" 2>/dev/null`;
    const start = `python3 -m http.server --bind 127.0.0.1 ${port} >/dev/null 2>&1 & until ${answers}; do sleep 0.1; done`;
    const press = ({ messages }: ChatRequest) => {
      const number = [...JSON.stringify(messages).matchAll(/\[(\d+)\] button/g)].at(-1)?.[1];
      return call("browser", { code: `click(${number})` });
    };
    const script = [
      call("file_editor", { command: "create", path: "shop.html", file_text: page("Shpo") }),
      call("terminal", { command: start }),
      call("browser", { code: `goto("${address}")` }),
      call("file_editor", { command: "str_replace", path: "shop.html", old_str: "Shpo", new_str: "Shop" }),
      call("browser", { code: `goto("${address}")`, screenshot: true }),
      press,
      call("web_read", { url: address }),
      finish,
    ];
    const inputs = { tools: "+browser, +web_read", "attach-screenshots": "true" };
    const { stage, rehearsal, problems } = await play({ script, inputs });
    expect(problems).toEqual([]);
    const told = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    for (const words of ["Shpo", "Bought", "# Shop", "data:image/png;base64,"]) expect(told).toContain(words);
    expect(rehearsal.diff).toContain("<h1>Shop</h1>");
    const folder = rehearsal.outputs["conversation-path"] ?? "";
    expect(existsSync(join(folder, "observations", "browser-1.png"))).toBe(true);
    expect(readFileSync(join(folder, "run.html"), "utf8")).toContain("Last page in the browser");
    expect(rehearsal.comments.map(({ body }) => body).join()).toContain("observations/browser-1.png");
  },
);
