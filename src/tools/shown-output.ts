/** Collects the output of one call and shortens it for the model. A long output is also saved in a file. */
import { SavedOutput, type SavedSizes } from "../core/tool/saved-output.ts";
import { outputWindow } from "../core/workspace/bounded-output.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import type { StreamMask } from "../lib/mask/mask.ts";
import { readable } from "../lib/terminal-text.ts";
import { clipMiddle } from "../lib/text.ts";

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
