/** What small models write, and what becomes of it. `ls` is short for the call that lists files. */

/** `calls` are names and arguments; `thought` is what is left of the words. */
export type Sample = Readonly<{ text: string; calls?: readonly (readonly [string, object])[]; thought?: string }>;

export const TICKS = "```";
export const call = "<function=terminal>\n<parameter=command>ls</parameter>\n</function>";
const ls = [["terminal", { command: "ls" }]] as const;
const two = [...ls, ["idle", {}]] as const;
const shell = (command: string) => [["terminal", { command }]] as const;
const made = (file_text: string) => [["file_editor", { command: "create", path: "a", file_text }]] as const;
export const create = (file_text: string) =>
  `<function=file_editor><parameter=command>create</parameter><parameter=path>a</parameter><parameter=file_text>${file_text}</parameter></function>`;

/** All of these are read. */
export const READ: Readonly<Record<string, Sample>> = {
  "a call as it should be": { text: call, calls: ls },
  "a thought before it": { text: `I look around.\n\n${call}`, calls: ls, thought: "I look around." },
  "words after it": { text: `${call}\n\nThat lists the files.`, calls: ls },
  "a call on one line": { text: call.replaceAll("\n", ""), calls: ls },
  "two calls": { text: `${call}\n<function=idle>\n</function>`, calls: two },
  "words between two calls": {
    text: `First:\n${call}\nand then:\n<function=idle></function>`,
    calls: two,
    thought: "First:",
  },
  "words between parameters": {
    text: "<function=file_editor>\n<parameter=command>view</parameter> and <parameter=path>a</parameter>\n</function>",
    calls: [["file_editor", { command: "view", path: "a" }]],
  },
  "no end of the function": { text: call.replace("</function>", ""), calls: ls },
  "no end of anything": { text: "<function=terminal>\n<parameter=command>ls\n", calls: ls },
  "no end of the parameter": { text: "<function=terminal><parameter=command>ls\n</function>", calls: ls },
  "half of the end, where a stop word cut": { text: call.replace("</function>", "</function"), calls: ls },
  "no end of the first of two": { text: `${call.replace("</function>", "")}\n<function=idle></function>`, calls: two },
  "thinking that was never opened": { text: `I should look.\n</think>\n\n${call}`, calls: ls },
  "thinking in its tags": { text: `<think>\nHm.\n</think>\nI look.\n${call}`, calls: ls, thought: "I look." },
  "thinking that is not closed": { text: `<think>\nHm.\n${call}`, calls: ls, thought: "Hm." },
  "a call thought of, and another made": {
    text: `<think>maybe <function=idle></function>?</think>${call}`,
    calls: ls,
  },
  "the wrapper of Qwen": { text: `<tool_call>\n${call}\n</tool_call>`, calls: ls },
  "a wrapper that is not closed": { text: `<tool_call>\n${call}`, calls: ls },
  "a wrapper and no end of the function": {
    text: "<tool_call>\n<function=terminal>\n<parameter=command>ls</parameter>\n</tool_call>",
    calls: ls,
  },
  "a wrapper and no end of the value": {
    text: "<tool_call><function=terminal><parameter=command>ls\n</tool_call>",
    calls: ls,
  },
  "a wrapper for many": { text: `<function_calls>\n${call}\n</function_calls>`, calls: ls },
  "a wrapper around each": {
    text: `<tool_call>${call}</tool_call>\n<tool_call><function=idle></function></tool_call>`,
    calls: two,
  },
  "a second equals sign": { text: "<function=terminal><parameter=command=ls</parameter></function>", calls: ls },
  "equals signs in a value": { text: call.replace("ls", "A=b ls"), calls: shell("A=b ls") },
  attributes: { text: '<function name="terminal"><parameter name="command">ls</parameter></function>', calls: ls },
  "single quotes": { text: "<function name='terminal'><parameter name='command'>ls</parameter></function>", calls: ls },
  "further attributes": {
    text: '<function name="terminal" id="1"><parameter name="command" type="string">ls</parameter></function>',
    calls: ls,
  },
  "both styles in one": { text: '<function=terminal><parameter name="command">ls</parameter></function>', calls: ls },
  "quotes after the equals sign": {
    text: '<function="terminal"><parameter="command">ls</parameter></function>',
    calls: ls,
  },
  "the words of another provider": {
    text: '<invoke name="terminal"><parameter name="command">ls</parameter></invoke>',
    calls: ls,
  },
  "capitals in the tags": { text: "<FUNCTION=terminal><Parameter=command>ls</PARAMETER></Function>", calls: ls },
  "capitals in the names": { text: "<function=Terminal><parameter=Command>ls</parameter></function>", calls: ls },
  "blanks in the tags": { text: "<function = terminal ><parameter= command >ls</parameter ></function >", calls: ls },
  "line breaks of Windows": { text: call.replaceAll("\n", "\r\n"), calls: ls },
  "entities for the brackets": {
    text: "&lt;function=terminal&gt;\n&lt;parameter=command&gt;ls&lt;/parameter&gt;\n&lt;/function&gt;",
    calls: ls,
  },
  "entities in a value": { text: create("a &lt;/parameter&gt; b &amp;"), calls: made("a &lt;/parameter&gt; b &amp;") },
  "a line break for a bracket": {
    text: "<function=terminal\n<parameter=command>ls</parameter>\n</function>",
    calls: ls,
  },
  "a line break for a parameter's bracket": {
    text: "<function=terminal>\n<parameter=command\nls > out\n</parameter>",
    calls: shell("ls > out"),
  },
  "a function that closes itself": { text: "<function=idle/>", calls: [["idle", {}]] },
  "a function without parameters and end": { text: "<function=idle>", calls: [["idle", {}]] },
  "a code block around the call": {
    text: `I look.\n${TICKS}\n${call}\n${TICKS}\nDone.`,
    calls: ls,
    thought: "I look.",
  },
  "a code block with a language": { text: `${TICKS}xml\n${call}\n${TICKS}`, calls: ls },
  "a code block around wrapper and call": { text: `${TICKS}\n<tool_call>\n${call}\n</tool_call>\n${TICKS}`, calls: ls },
  "a code block that is not closed": { text: `${TICKS}\n${call}`, calls: ls },
  "a code block in a value": {
    text: create(`# A\n${TICKS}\nx\n${TICKS}\n`),
    calls: made(`# A\n${TICKS}\nx\n${TICKS}\n`.trimEnd()),
  },
  "a code block before the call": {
    text: `${TICKS}\nthe error\n${TICKS}\n${call}`,
    calls: ls,
    thought: `${TICKS}\nthe error\n${TICKS}`,
  },
  "a call that is quoted, and one that is meant": {
    text: `As in \`<function=idle></function>\`:\n${call}`,
    calls: ls,
    thought: "As in `<function=idle></function>`:",
  },
  "JSON in the wrapper": {
    text: '<tool_call>\n{"name": "terminal", "arguments": {"command": "ls"}}\n</tool_call>',
    calls: ls,
  },
  "JSON in the wrapper, twice": {
    text: '<tool_call>{"name": "terminal", "arguments": {"command": "ls"}}</tool_call><tool_call>{"name": "idle", "arguments": {}}</tool_call>',
    calls: two,
  },
  "a list in JSON": {
    text: '<tool_call>[{"name": "terminal", "arguments": {"command": "ls"}}, {"name": "idle", "arguments": {}}]</tool_call>',
    calls: two,
  },
  "JSON in a code block": {
    text: `Now:\n${TICKS}json\n{"name": "terminal", "arguments": {"command": "ls"}}\n${TICKS}`,
    calls: ls,
    thought: "Now:",
  },
  "JSON with the name last": {
    text: `${TICKS}json\n{"arguments": {"command": "ls"}, "name": "terminal"}\n${TICKS}`,
    calls: ls,
  },
  "JSON and nothing else": { text: '{"name": "terminal", "parameters": {"command": "ls"}}', calls: ls },
  "JSON as OpenAI has it": {
    text: '<tool_call>{"type": "function", "function": {"name": "terminal", "arguments": "{\\"command\\": \\"ls\\"}"}}</tool_call>',
    calls: ls,
  },
  "JSON with raw line breaks": {
    text: '<tool_call>{"name": "terminal", "arguments": {"command": "a\nb"}}</tool_call>',
    calls: shell("a\nb"),
  },
  "JSON that holds tags": {
    text: '<tool_call>{"name": "terminal", "arguments": {"command": "echo </parameter></function>"}}</tool_call>',
    calls: shell("echo </parameter></function>"),
  },
  "JSON within the function": { text: '<function=terminal>{"command": "ls"}</function>', calls: ls },
  "JSON numbers as text": {
    text: '<tool_call>{"name": "terminal", "arguments": {"command": "ls", "timeout": "5"}}</tool_call>',
    calls: [["terminal", { command: "ls", timeout: 5 }]],
  },
  "a value with brackets": { text: call.replace("ls", "cat < a > b"), calls: shell("cat < a > b") },
  "a value with XML": { text: create("<a><b>1</b></a>"), calls: made("<a><b>1</b></a>") },
  "a value with parameters in XML": {
    text: create("<x>\n<parameter>1</parameter>\n<parameter>2</parameter>\n</x>"),
    calls: made("<x>\n<parameter>1</parameter>\n<parameter>2</parameter>\n</x>"),
  },
  "a value with another's parameters": {
    text: create('<parameter name="k">v</parameter> and more'),
    calls: made('<parameter name="k">v</parameter> and more'),
  },
  "a value with half a tag": { text: call.replace("ls", 'grep "<parameter" .'), calls: shell('grep "<parameter" .') },
  "a value with a function's end": {
    text: call.replace("ls", "echo '</function>' x"),
    calls: shell("echo '</function>' x"),
  },
  "a value with a function's beginning": {
    text: call.replace("ls", 'grep "<function=" .'),
    calls: shell('grep "<function=" .'),
  },
  "a value with blank lines around": { text: create("\n\na\n\n"), calls: made("\na\n") },
  "a value with indentation": { text: create("\n  a\n    b\n"), calls: made("  a\n    b") },
  "an empty value": { text: create(""), calls: made("") },
  "a number, a truth and a risk": {
    text: `<function=terminal><parameter=command>ls</parameter><parameter=timeout> 2.5 </parameter><parameter=is_input>True</parameter><parameter=security_risk>low</parameter></function>`,
    calls: [["terminal", { command: "ls", timeout: 2.5, is_input: true, security_risk: "LOW" }]],
  },
  "a list and an object": {
    text: `<function=file_editor><parameter=command>view</parameter><parameter=path>a</parameter><parameter=view_range>[1, -1]</parameter><parameter=options>{"deep": true}</parameter></function>`,
    calls: [["file_editor", { command: "view", path: "a", view_range: [1, -1], options: { deep: true } }]],
  },
  "nothing for an optional number": {
    text: "<function=terminal><parameter=command>ls</parameter><parameter=timeout></parameter></function>",
    calls: ls,
  },
  "a number for text": { text: call.replace("ls", "42"), calls: shell("42") },
  "a number where text would do": {
    text: "<function=file_editor><parameter=command>view</parameter><parameter=path>a</parameter><parameter=label>42</parameter></function>",
    calls: [["file_editor", { command: "view", path: "a", label: "42" }]],
  },
  "the same parameter twice, alike": {
    text: call.replace("</function>", "<parameter=command>ls</parameter></function>"),
    calls: ls,
  },
  "a result that was made up, and what follows from it": {
    text: `${call}\n\nEXECUTION RESULT of [terminal]:\na.txt\n\n<function=idle></function>`,
    calls: ls,
  },
  "a plain answer": {
    text: "The function `f` takes <b>one</b> argument.",
    thought: "The function `f` takes <b>one</b> argument.",
  },
  "an answer about types": {
    text: "It is an Array<Function>, see <parameter> above.",
    thought: "It is an Array<Function>, see <parameter> above.",
  },
  "an answer that names a tag": {
    text: "Look for the `<tool_call>` tag, or <tool_call> itself.",
    thought: "Look for the `<tool_call>` tag, or <tool_call> itself.",
  },
  "a function that is not there, which the agent may know by another name": {
    text: "<function=execute_bash>\n<parameter=command>ls\n-la</parameter>\n<parameter=is_input>false</parameter></function>",
    calls: [["execute_bash", { command: "ls\n-la", is_input: "false" }]],
  },
  "a function that is not there, in JSON": {
    text: '<tool_call>{"name": "reboot", "arguments": {"now": true}}</tool_call>',
    calls: [["reboot", { now: true }]],
  },
  "a name as every object has": { text: "<function=constructor></function>", calls: [["constructor", {}]] },
  "a call that is explained": {
    text: `You would write:\n${TICKS}\n# the call\n${call}\n${TICKS}\n`,
    thought: `You would write:\n${TICKS}\n# the call\n${call}\n${TICKS}`,
  },
  "JSON that is no call": {
    text: `${TICKS}json\n{"name": "deckhand", "arguments": {}}\n${TICKS}`,
    thought: `${TICKS}json\n{"name": "deckhand", "arguments": {}}\n${TICKS}`,
  },
  "the definition of a function": {
    text: `${TICKS}json\n{"name": "terminal", "parameters": {"type": "object", "properties": {}}}\n${TICKS}`,
    thought: `${TICKS}json\n{"name": "terminal", "parameters": {"type": "object", "properties": {}}}\n${TICKS}`,
  },
  "an answer in JSON": { text: '{"name": "deckhand"}', thought: '{"name": "deckhand"}' },
  "thinking before an answer": { text: "Hm.\n</think>\nIt is 42.", thought: "It is 42." },
};
