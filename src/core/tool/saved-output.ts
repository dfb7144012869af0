/** Shortens the output of a call for the model, and saves one that is too long, of any length, in a file of limited size. */
import { Mistake } from "../../lib/fault.ts";
import type { StreamMask } from "../../lib/mask/mask.ts";
import { readable } from "../../lib/terminal-text.ts";
import { clipMiddle } from "../../lib/text.ts";
import { type OutputWindow, outputWindow } from "../workspace/bounded-output.ts";
import type { Workspace } from "../workspace/workspace.ts";

/**
 * Bytes: what is held in memory before a file is needed, the maximum of a file from each end, and the maximum of all
 * files of a conversation. `files`: their maximum number.
 */
export type SavedSizes = Readonly<{ unsaved: number; head: number; tail: number; all: number; files: number }>;

/** A text for the model: where the output is, or why it is not saved. `file` is a path. */
export type SavedOutputFile = Readonly<{ where: string; file: string | undefined }>;

const MB = 1024 * 1024;
const standard: SavedSizes = { unsaved: 128 * 1024, head: 254 * MB, tail: MB, all: 1024 * MB, files: 5000 };

/** The pushed text must be masked already. Without a folder for outputs, nothing is saved. */
class SavedOutput {
  readonly #workspace: Workspace;
  readonly #tool: string;
  readonly #sizes: SavedSizes;
  #head: number;
  #name: string | undefined;
  #unsaved: Buffer[] = [];
  #unsavedSize = 0;
  #headSize = 0;
  #tail: OutputWindow | undefined;
  #problem: string | undefined;

  /** The file is named after the tool. */
  constructor(workspace: Workspace, tool: string, sizes: SavedSizes = standard) {
    this.#workspace = workspace;
    this.#tool = tool.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 64);
    this.#sizes = sizes;
    this.#head = sizes.head;
    if (workspace.outputDir === undefined) this.#problem = "";
  }

  async push(bytes: Buffer): Promise<void> {
    if (this.#problem !== undefined) return;
    // Once started, the tail takes everything that follows; otherwise a short piece could come before a long one.
    if (this.#tail || this.#headSize + this.#unsavedSize + bytes.length > this.#head) {
      this.#tail ??= outputWindow(this.#sizes.tail);
      this.#tail.push(bytes);
      return;
    }
    this.#unsaved.push(bytes);
    this.#unsavedSize += bytes.length;
    if (this.#unsavedSize > this.#sizes.unsaved) await this.#write();
  }

  /** Call it once, if the output was not shown completely. It creates the file if there is none yet. */
  async finish(): Promise<SavedOutputFile> {
    const isWhole = this.#tail === undefined;
    if (this.#tail) this.#unsaved.push(Buffer.from(this.#tail.result().output));
    const file = await this.#write();
    if (file === undefined) return { where: this.#problem ?? "", file };
    return { where: `${isWhole ? "All of it is" : "Its first and last part are"} in ${file}`, file };
  }

  /** Returns the path, or undefined if it cannot be saved; then the model still gets the end of the output. */
  async #write(): Promise<string | undefined> {
    if (this.#problem !== undefined) return undefined;
    const bytes = Buffer.concat(this.#unsaved);
    this.#unsaved = [];
    this.#unsavedSize = 0;
    this.#headSize += bytes.length;
    try {
      this.#name ??= await this.#begin();
      return await this.#workspace.saveOutput(this.#name, bytes);
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      this.#problem = `It could not be saved: ${error.message.replace(/\.$/, "")}`;
      return undefined;
    }
  }

  /**
   * Another file is named `terminal-3.txt`: a resumed conversation keeps its files. Throws a `Mistake` if there is no
   * room.
   */
  async #begin(): Promise<string> {
    const saved = await savedFiles(this.#workspace);
    const room = this.#sizes.all - saved.reduce((sum, { size }) => sum + size, 0);
    this.#head = Math.min(this.#head, room - this.#sizes.tail);
    if (this.#head < this.#headSize || saved.length >= this.#sizes.files) throw full(this.#workspace, this.#sizes);
    const own = saved.filter(({ tool }) => tool === this.#tool);
    return `${this.#tool}-${Math.max(0, ...own.map(({ number }) => number)) + 1}.txt`;
  }
}

/** Saves a complete text. */
export async function saveText(workspace: Workspace, tool: string, text: string): Promise<SavedOutputFile> {
  const output = new SavedOutput(workspace, tool);
  await output.push(Buffer.from(text));
  return output.finish();
}

type SavedFile = Readonly<{ tool: string; number: number; size: number }>;

async function savedFiles(workspace: Workspace): Promise<readonly SavedFile[]> {
  const { outputDir = "" } = workspace;
  if ((await workspace.stat(outputDir)) === undefined) return [];
  const names = (await workspace.list(outputDir)).map(({ name }) => name);
  const files = names.map(async (name) => {
    const [, tool, number] = /^(.+)-(\d+)\.txt$/.exec(name) ?? [];
    if (tool === undefined) return [];
    const found = await workspace.stat(`${outputDir}/${name}`).catch(() => undefined); // a link that a command created
    return [{ tool, number: Number(number), size: found?.size ?? 0 }];
  });
  return (await Promise.all(files)).flat();
}

function full({ outputDir }: Workspace, { all, files }: SavedSizes): Mistake {
  return new Mistake(`the files in ${outputDir} have reached a limit (${Math.round(all / MB)} MB, ${files} files).`);
}

const keptBytes = 64 * 1024;
const maxLength = 30_000;

/** `file` has the complete output, if it is longer. `raw` is what `text` was made of, with the escapes of the terminal. */
export type ShortenedOutput = Readonly<{ text: string; raw: string; file: string | undefined }>;

type OutputOptions = Readonly<{ workspace: Workspace; mask: StreamMask | undefined; sizes?: SavedSizes | undefined }>;

export class ShownOutput {
  readonly #window = outputWindow(keptBytes);
  readonly #saved: SavedOutput;
  readonly #mask: StreamMask | undefined;
  #bytes = 0;

  /** `tool` names the file. */
  constructor(tool: string, { workspace, mask, sizes }: OutputOptions) {
    this.#saved = new SavedOutput(workspace, tool, sizes);
    this.#mask = mask;
  }

  async push(text: string): Promise<void> {
    await this.#keep(this.#mask ? this.#mask.push(text) : text);
  }

  /** `isLast`: the command has ended, so held-back text will not become a secret. */
  async finish(isLast: boolean): Promise<ShortenedOutput> {
    if (isLast && this.#mask) await this.#keep(this.#mask.end());
    const { output, omittedBytes } = this.#window.result();
    const cleaned = readable(output).trimEnd();
    if (cleaned.length <= maxLength && omittedBytes === 0) return { text: cleaned, raw: output, file: undefined };
    const { where: saved, file } = await this.#saved.finish();
    const where = saved || "To see the rest, run the command with its output in a file and print parts of that";
    const notice = `[... cut: this is the beginning and the end of ${this.#bytes} bytes. ${where}. ...]`;
    const text = cleaned.length > maxLength ? clipMiddle(cleaned, maxLength, notice) : `${cleaned}\n${notice}`;
    return { text, raw: output, file };
  }

  async #keep(text: string): Promise<void> {
    if (text === "") return;
    const bytes = Buffer.from(text);
    this.#bytes += bytes.length;
    this.#window.push(bytes);
    await this.#saved.push(bytes);
  }
}
