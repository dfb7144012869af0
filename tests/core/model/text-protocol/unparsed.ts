/** One and the same call, as models write it and as it arrives where their server has no parser for it. */

export const call = '{"name": "terminal", "arguments": {"command": "node --test"}}';
const args = '{"command": "node --test"}';

/** By who writes so, in the order of the notations. */
export const UNPARSED: readonly (readonly [family: string, words: string])[] = [
  ["Hermes and Qwen", `<tool_call>\n${call}\n</tool_call>`],
  ["Hermes and Qwen", `<tool_call> ${call} </tool_call>`],
  ["Hermes and Qwen", `<tool_call>\n{"arguments": ${args}, "name": "terminal"}\n</tool_call>`],
  [
    "Qwen Coder",
    "<tool_call>\n<function=terminal>\n<parameter=command>\nnode --test\n</parameter>\n</function>\n</tool_call>",
  ],
  ["Qwen Coder", "<function=terminal>\n<parameter=command>node --test</parameter>\n</function>"],
  [
    "Claude and MiniMax, `<invoke>`",
    '<function_calls>\n<invoke name="terminal">\n<parameter name="command">ls</parameter>\n</invoke>\n</function_calls>',
  ],
  [
    "GLM",
    "<tool_call>terminal\n<arg_key>command</arg_key>\n<arg_value>node --test</arg_value>\n<arg_key>timeout</arg_key>\n<arg_value>5</arg_value>\n</tool_call>",
  ],
  ["GLM", "<tool_call>terminal<arg_key>command</arg_key><arg_value>node --test</arg_value></tool_call>"],
  ["GLM", "<tool_call>terminal\n</tool_call>"],
  ["Hermes and Qwen", `<tool_calls>\n[${call}]\n</tool_calls>`],
  [
    "Claude and MiniMax, `<invoke>`",
    '<minimax:tool_call>\n<invoke name="terminal">\n<parameter name="command">ls</parameter>\n</invoke>\n</minimax:tool_call>',
  ],
  ["Llama", '[terminal(command="node --test")]'],
  ["Llama", `<|python_tag|>{"name": "terminal", "parameters": ${args}}`],
  ["Llama", '<|python_tag|>terminal.call(command="node --test")<|eom_id|>'],
  ["Llama", '<|python_start|>[terminal(command="node --test")]<|python_end|>'],
  ["Mistral", `[TOOL_CALLS][${call}]`],
  ["Mistral", `[TOOL_CALLS] [${call}]</s>`],
  ["Mistral", `[TOOL_CALLS]terminal[ARGS]${args}`],
  ["Mistral", `[TOOL_CALLS]terminal${args}`],
  [
    "DeepSeek",
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>terminal\n\`\`\`json\n${args}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  ],
  [
    "DeepSeek",
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>terminal<｜tool▁sep｜>${args}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  ],
  [
    "DeepSeek",
    '<｜DSML｜function_calls>\n<｜DSML｜invoke name="terminal">\n<｜DSML｜parameter name="command" string="true">ls</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
  ],
  [
    "DeepSeek", // through servers that write other signs for the special ones
    `<|tool_calls_begin|><|tool_call_begin|>function<|tool_sep|>terminal\n\`\`\`json\n${args}\n\`\`\`<|tool_call_end|><|tool_calls_end|>`,
  ],
  ["DeepSeek", `<|tool▁calls▁begin|><|tool▁call▁begin|>terminal<|tool▁sep|>${args}<|tool▁call▁end|><|tool▁calls▁end|>`],
  [
    "Kimi",
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.terminal:0<|tool_call_argument_begin|>${args}<|tool_call_end|><|tool_calls_section_end|>`,
  ],
  ["gpt-oss", `<|channel|>commentary to=functions.terminal <|constrain|>json<|message|>${args}<|call|>`],
  [
    "gpt-oss",
    `<|channel|>analysis<|message|>We run the tests.<|end|><|start|>assistant<|channel|>commentary to=functions.terminal <|constrain|>json<|message|>${args}`,
  ],
  ["gpt-oss", `commentary to=functions.terminal json${args}`],
  ["LM Studio and Nemotron", `[TOOL_REQUEST]${call}[END_TOOL_REQUEST]`],
  ["LM Studio and Nemotron", `<TOOLCALL>[${call}]</TOOLCALL>`],
  ["Liquid", '<|tool_call_start|>[terminal(command="node --test")]<|tool_call_end|>'],
  ["Liquid", `<|tool_call_start|>[${call}]<|tool_call_end|>`],
  ["ReAct", `Action: terminal\nAction Input: ${args}`],
  ["Gemma", '```tool_code\nprint(terminal(command="node --test"))\n```'],
  ["Gemma", '```tool_code\nterminal(command="node --test")\n```'],
  ["Gemma", "<start_function_call>call:terminal{command:<escape>node --test<escape>}<end_function_call>"],
  ["Gemma", '<|tool_call>call:terminal{command:<|"|>node --test<|"|>}<tool_call|>'],
  [
    "Cohere, Granite and Phi",
    `<|START_ACTION|>[\n  {"tool_call_id": "0", "tool_name": "terminal", "parameters": ${args}}\n]<|END_ACTION|>`,
  ],
  ["Cohere, Granite and Phi", `<|tool_call|>[${call}]<|/tool_call|>`],
  ["JSON", `\`\`\`json\n${call}\n\`\`\``],
  ["JSON", `\`\`\`\n{"name": "terminal", "parameters": ${args}}\n\`\`\``],
  ["JSON", call],
  ["JSON", `\`\`\`json\n{"tool": "terminal", "args": ${args}}\n\`\`\``],
  ["JSON", `{"tool_name": "terminal", "tool_input": ${args}}`],
  ["JSON", `\`\`\`json\n{"function": "terminal", "arguments": ${args}}\n\`\`\``],
  ["JSON", `{"type": "function", "function": {"name": "terminal", "arguments": ${JSON.stringify(args)}}}`],
  ["JSON", `\`\`\`json\n{"thought": "The tests.", "action": "terminal", "action_input": ${args}}\n\`\`\``],
  ["JSON", '{"action": "terminal", "action_input": "node --test"}'],
  ["JSON", `{"action": {"name": "terminal", "args": ${args}}}`],
  ["JSON", `{"tool_calls": [{"id": "1", "type": "function", "function": ${call}}]}`],
  ["JSON", '{"tool": "terminal", "command": "node --test"}'],
  ["JSON", `{"name": "functions.terminal", "arguments": ${args}}`],
  ["JSON", `[${call}]`],
];
