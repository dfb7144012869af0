/**
 * Holds the secrets that a conversation knows by name, gives tools those that they name, and hides every value that
 * was ever seen.
 */
import { Fault } from "../../lib/fault.ts";
import { type Mask, maskOf, type StreamMask, streamMask } from "../../lib/mask/mask.ts";
import { weaknessOf } from "../../lib/mask/ordinary.ts";
import { prompt } from "../../prompts.ts";
import {
  type CallbackSecret,
  type Cipher,
  decryptSecrets,
  encryptSecrets,
  type LookupSecret,
  NO_WORLD,
  SecretSource,
  type SecretWorld,
  type StoredSecrets,
} from "./stored-secrets.ts";

/** A mask for the values of secrets. */
type SecretMask = Readonly<{
  /** Returns `text` with every known secret replaced by `<secret-hidden>`. */
  mask(text: string): string;
  /** The same for a text in pieces. It also knows secrets that are added later. */
  masker(): StreamMask;
}>;

/** The secrets of a conversation, for those who decide which call gets which of them. */
export type ToolSecrets = SecretMask &
  Readonly<{
    /** The names of the secrets that `command` refers to, as in `refersTo`. */
    namesIn(command: string): readonly string[];
    /**
     * The values of secrets by their names. A secret that is unknown or empty, whose name cannot be a variable, or whose
     * source fails is left out. Never rejects.
     */
    valuesOf(names: readonly string[]): Promise<Readonly<Record<string, string>>>;
  }>;

/** The secrets of one call: `granted` has the values of its grant, and there is no way to any other. */
export type CallSecrets = SecretMask & Readonly<{ granted(): Promise<Readonly<Record<string, string>>> }>;

/** `names` are those of the grant; none for a command of the program itself, whose output is masked all the same. */
export function secretsFor(names: readonly string[], { valuesOf, mask, masker }: ToolSecrets): CallSecrets {
  return Object.freeze<CallSecrets>({ granted: () => valuesOf(names), mask, masker });
}

type Source = SecretSource | CallbackSecret;

/** A source, a function that is one, or a value with a description for the agent. */
export type Secret = Source | CallbackSecret["read"] | Readonly<{ value: string; description?: string | undefined }>;

/**
 * Serializes to its names only, so that no dump of an object that contains it has a value. Values of fewer than six
 * characters are given to commands but cannot be masked.
 */
export class SecretRegistry {
  readonly #world: SecretWorld;
  readonly #lookup: Lookup;
  readonly #sources = new Map<string, Source>();
  /** Values of sources that do not change. */
  readonly #values = new Map<string, string>();
  /** Values are never forgotten: a replaced value may still be in some output. */
  readonly #seen = new Set<string>();
  /** As they were stored: by a program with another key, or without one. */
  readonly #unread = new Map<string, StoredSecrets["secret_sources"][string]>();
  #mask: Mask | undefined;

  /** `hidden` are values that are masked and that no command can refer to, such as the model's key. */
  constructor(world: SecretWorld = NO_WORLD, hidden: readonly string[] = []) {
    this.#world = world;
    this.#lookup = new Lookup(world);
    for (const value of hidden) this.#see(value);
  }

  get names(): readonly string[] {
    return [...this.#sources.keys()];
  }

  get(name: string): Source | undefined {
    return this.#sources.get(name);
  }

  all(): Readonly<Record<string, Source>> {
    return Object.fromEntries(this.#sources);
  }

  /** Adds and replaces secrets. Throws a "config" Fault for an invalid source, such as a relative URL. */
  update(secrets: Readonly<Record<string, string | Secret>>): void {
    const sources = Object.entries(secrets).map(([name, secret]) => [name, sourceOf(name, secret)] as const);
    for (const [name, source] of sources) this.#add(name, source);
  }

  /** Returns `text` without any value that was seen so far. It is always the same function. */
  readonly mask = (text: string): string => this.#current().mask(text);

  /** The part of the registry that tools get. */
  forTools(): ToolSecrets {
    return Object.freeze<ToolSecrets>({
      namesIn: (command) => this.#namesIn(command),
      valuesOf: (names) => this.#valuesOf(names),
      mask: this.mask,
      masker: () => streamMask(() => this.#current()),
    });
  }

  dump(cipher: Cipher | undefined): StoredSecrets {
    const sources = [...this.#sources].map(([name, source]) => [name, encryptSecrets(source, cipher)]);
    return { secret_sources: { ...Object.fromEntries(this.#unread), ...Object.fromEntries(sources) } };
  }

  /** Adds the secrets that can be decrypted. Returns the names of the others, which have to be given again. */
  load(stored: StoredSecrets, cipher: Cipher | undefined): readonly string[] {
    const lost: string[] = [];
    for (const [name, secret] of Object.entries(stored.secret_sources)) {
      const source = decryptSecrets(secret, cipher);
      if (source === undefined) {
        lost.push(name);
        this.#unread.set(name, secret);
      } else this.#add(name, source);
    }
    return lost;
  }

  toJSON(): readonly string[] {
    return this.names;
  }

  #add(name: string, source: Source): void {
    const before = this.#values.get(name);
    this.#sources.set(name, source);
    this.#values.delete(name);
    if (source.kind === "LookupSecret" || source.kind === "CallbackSecret") return;
    const value = source.kind === "StaticSecret" ? source.value : (this.#world.env[source.variable] ?? "");
    this.#values.set(name, value);
    if (value !== before) this.#warn(name, value);
    this.#see(value);
  }

  #namesIn(command: string): readonly string[] {
    return this.names.filter((name) => isVariable(name) && refersTo(command, name));
  }

  async #valuesOf(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const values = await Promise.all(
      names.filter(isVariable).map(async (name) => [name, await this.#resolve(name)] as const),
    );
    return Object.fromEntries(values.filter(([, value]) => value !== ""));
  }

  async #resolve(name: string): Promise<string> {
    const source = this.#sources.get(name);
    if (source?.kind !== "LookupSecret" && source?.kind !== "CallbackSecret") return this.#values.get(name) ?? "";
    const value = (await this.#lookup.value(name, source)) ?? "";
    if (!this.#seen.has(value)) this.#warn(name, value);
    this.#see(value);
    return value;
  }

  #warn(name: string, value: string): void {
    const weakness = weaknessOf(value);
    if (weakness) this.#world.onWeak?.(name, weakness);
  }

  #see(value: string): void {
    if (this.#seen.has(value)) return;
    this.#seen.add(value);
    this.#mask = undefined;
  }

  #current(): Mask {
    this.#mask ??= maskOf(this.#seen);
    return this.#mask;
  }
}

/** Commands get secrets as environment variables. */
function isVariable(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

function sourceOf(name: string, secret: string | Secret): Source {
  const given = typeof secret === "string" ? { value: secret } : secret;
  if (typeof given === "function") return { kind: "CallbackSecret", read: given };
  if ("kind" in given && given.kind === "CallbackSecret") return given;
  const { description, ...rest } = given;
  const source = SecretSource.safeParse({
    kind: "StaticSecret",
    ...rest,
    ...(description !== undefined && { description }),
  });
  if (source.success) return source.data;
  const problems = source.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");
  throw new Fault("config", `The secret ${name} is not given as it should be: ${problems}.`);
}

const timeoutMs = 30_000;
const pauseMs = 60_000;

/** Returns undefined for a source that fails now or failed within the last minute, for any reason. */
class Lookup {
  readonly #world: SecretWorld;
  readonly #failedAt = new Map<Asked, number>();

  constructor(world: SecretWorld) {
    this.#world = world;
  }

  async value(name: string, source: Asked): Promise<string | undefined> {
    const { clock, onFailure } = this.#world;
    const failedAt = this.#failedAt.get(source);
    if (failedAt !== undefined && clock() - failedAt < pauseMs) return undefined;
    const value = await this.#ask(source);
    if (value !== undefined) this.#failedAt.delete(source);
    else {
      this.#failedAt.set(source, clock());
      onFailure?.(name);
    }
    return value;
  }

  // The reason is not passed on: it may contain the URL, and the URL a password.
  async #ask(source: Asked): Promise<string | undefined> {
    const { fetch: get } = this.#world;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      if (source.kind === "CallbackSecret") return await answerOf(source, signal);
      const reply = await get(source.url, { headers: source.headers, signal });
      const body = await reply.text();
      return reply.ok ? body : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Sources whose value is not kept, because it may change. */
type Asked = LookupSecret | CallbackSecret;

/** undefined for what is no text. The program's function cannot be stopped, only left. */
async function answerOf({ read }: CallbackSecret, signal: AbortSignal): Promise<string | undefined> {
  const late = new Promise<undefined>((end) => signal.addEventListener("abort", () => end(undefined), { once: true }));
  const value: unknown = await Promise.race([read(), late]);
  return typeof value === "string" ? value : undefined;
}

/**
 * `name` is the name of an environment variable. The check is case-sensitive, and the command must read the name as a
 * variable (`$NAME`, `${NAME}`, `env.NAME`, `os.environ["NAME"]`, `%NAME%`, `printenv NAME`): `make TEST` does not
 * refer to a secret TEST. An unrecognized notation gets no secret.
 */
function refersTo(command: string, name: string): boolean {
  return new RegExp(FORMS.map((form) => form.replace("NAME", name)).join("|")).test(command);
}

/** Parts of regular expressions. Each part is bounded, so that no command makes the search slow. */
const FORMS: readonly string[] = [
  "\\$(?:\\{[!#]?)?NAME(?!\\w)", // shells, .npmrc
  "%NAME%", // cmd.exe
  "[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)", // env.NAME of JavaScript, $env:NAME
  "[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)", // os.environ["NAME"], getenv('NAME'), $ENV{NAME}
  "(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])",
];

/** A text for the part of the prompt that belongs to the run; "" without secrets. `words` say how the agent gets one. */
export function describeSecrets(
  secrets: Readonly<Record<string, string | Secret>>,
  words: "secrets" | "library/secrets" = "secrets",
): string {
  const lines = Object.entries(secrets).map(([name, secret]) => {
    const description = typeof secret === "object" ? secret.description : undefined;
    return description === undefined ? `- ${name}` : `- ${name}: ${description}`;
  });
  return lines.length === 0 ? "" : `\n\n${prompt(words, { list: lines.join("\n") })}`;
}
