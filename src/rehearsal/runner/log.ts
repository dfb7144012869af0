/** Reads a step's log as the runner does: workflow commands are understood, registered secrets become ***. */

/** A line as it would be shown. `command` is any other workflow command, e.g. `add-mask`; its text is the name alone. */
export type LogLine = Readonly<{
  kind: "text" | "group" | "endgroup" | "error" | "warning" | "notice" | "debug" | "command";
  text: string;
  /** `title`, `file`, `line` and the like of an annotation. */
  properties?: Readonly<Record<string, string>>;
}>;

const shown = new Set(["group", "endgroup", "error", "warning", "notice", "debug"] as const);
type Shown = typeof shown extends Set<infer Kind> ? Kind : never;

/** One log, read line by line; remembers masks, and the token that commands are stopped with. */
export class RunnerLog {
  readonly #lines: LogLine[] = [];
  readonly #secrets: Set<string>;
  #stoppedBy: string | undefined;

  constructor(secrets: readonly string[]) {
    this.#secrets = new Set(secrets.filter(Boolean));
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** Outputs that commands have set; that is deprecated, but the runner still obeys. */
  readonly outputs: Record<string, string> = {};
  readonly state: Record<string, string> = {};
  /** Commands for which the runner fails the step. */
  readonly errors: string[] = [];

  read(line: string): LogLine {
    const parsed = this.#parse(line);
    this.#lines.push(parsed);
    return parsed;
  }

  #parse(line: string): LogLine {
    const command = parseCommand(line, this.#stoppedBy);
    if (!command) return { kind: "text", text: this.#mask(line) };
    if (this.#stoppedBy !== undefined) {
      this.#stoppedBy = undefined;
      return { kind: "command", text: "resume-commands" };
    }
    this.#obey(command);
    if (!isShown(command.name)) return { kind: "command", text: command.name };
    const text = this.#mask(command.data);
    const properties = Object.entries(command.properties).map(([key, value]) => [key, this.#mask(value)] as const);
    if (properties.length === 0) return { kind: command.name, text };
    return { kind: command.name, text, properties: Object.fromEntries(properties) };
  }

  #obey({ name, properties, data }: Command): void {
    if (name === "add-mask") this.#addSecret(data);
    if (name === "stop-commands") this.#stoppedBy = data;
    const complain = (why: string) => this.errors.push(`Unable to process command '${name}' successfully. ${why}`);
    if (name === "set-env" || name === "add-path") complain(`The \`${name}\` command is disabled.`);
    if (name !== "set-output" && name !== "save-state") return;
    const target = name === "set-output" ? this.outputs : this.state;
    if (properties.name) target[properties.name] = data;
    else complain("Required field 'name' is missing.");
  }

  /** Every line of a secret is a secret too. */
  #addSecret(secret: string): void {
    for (const part of [secret, ...secret.split(/\r?\n/)]) if (part !== "") this.#secrets.add(part);
  }

  #mask(text: string): string {
    const longestFirst = [...this.#secrets].sort((a, b) => b.length - a.length);
    return longestFirst.reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
  }
}

function isShown(name: string): name is Shown {
  return (shown as ReadonlySet<string>).has(name); // widened: `has` wants a member, we ask about any string
}

/** Workflow commands in both syntaxes that the runner understands, told from text by the rules of its ActionCommand. */
type Command = Readonly<{ name: string; properties: Readonly<Record<string, string>>; data: string }>;

const KNOWN = [
  ...["add-mask", "add-matcher", "add-path", "debug", "echo", "endgroup", "error", "group", "notice"],
  ...["remove-matcher", "save-state", "set-env", "set-output", "stop-commands", "warning"],
];

/** The command of a line, if it is one. While commands are stopped by a token, the token is the only command. */
function parseCommand(line: string, stoppedBy: string | undefined): Command | undefined {
  const command = parseColons(line) ?? parseBrackets(line);
  const known = stoppedBy === undefined ? KNOWN : [stoppedBy.toLowerCase()];
  return command && known.includes(command.name) ? command : undefined;
}

/** `::name key=value,key=value::data`, at the beginning of a line, behind any white space. */
function parseColons(line: string): Command | undefined {
  const text = line.replace(/^[\s\u0085]+/, "");
  const end = text.indexOf("::", 2);
  if (!text.startsWith("::") || end < 0) return undefined;
  const { name, rest } = headOf(text.slice(2, end));
  const properties = propertiesOf(rest.trim(), ",", { ...DATA, "%3A": ":", "%2C": "," });
  return { name, properties, data: unescaped(text.slice(end + 2), DATA) };
}

/** `##[name key=value;key=value]data`, anywhere in a line; only the first one counts. */
function parseBrackets(line: string): Command | undefined {
  const start = line.indexOf("##[");
  const end = line.indexOf("]", start);
  if (start < 0 || end < 0) return undefined;
  const { name, rest } = headOf(line.slice(start + 3, end));
  const signs = { ...DATA, "%3B": ";", "%5D": "]" };
  return { name, properties: propertiesOf(rest, ";", signs), data: unescaped(line.slice(end + 1), signs) };
}

type Signs = Readonly<Record<string, string>>;

const DATA: Signs = { "%0D": "\r", "%0A": "\n" };

function headOf(head: string): { name: string; rest: string } {
  const space = head.indexOf(" ");
  const name = space < 0 ? head : head.slice(0, space);
  return { name: name.toLowerCase(), rest: space < 0 ? "" : head.slice(space + 1) };
}

function propertiesOf(text: string, separator: string, signs: Signs): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const pair of text.split(separator)) {
    const [key = "", ...value] = pair.trim().split("=");
    if (key !== "" && value.join("=") !== "") properties[key.toLowerCase()] = unescaped(value.join("="), signs);
  }
  return properties;
}

/** The percent sign comes last, as in the runner. */
function unescaped(text: string, signs: Signs): string {
  return Object.entries({ ...signs, "%25": "%" }).reduce((rest, [sign, value]) => rest.replaceAll(sign, value), text);
}
