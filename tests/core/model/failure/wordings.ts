/** What endpoints write when something is wrong, as they write it, and what it means. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FaultReason } from "../../../../src/lib/fault.ts";

type Meaning = FaultReason | "no credit" | "gone" | "parameter" | "passes" | "refused";

/** `somebody` writes what sounds alike and means something else. */
export type Wording = Readonly<{
  who: string;
  status: number;
  code: string | null;
  meaning: Meaning;
  message: string;
}>;

const lines = readFileSync(join(import.meta.dirname, "wordings.txt"), "utf8")
  .trim()
  .split("\n");

/** Of `wordings.txt`: a line each, `who | status | code or - | meaning | message`. */
export const wordings: readonly Wording[] = lines.map((line) => {
  const [who = "", status, code = "-", meaning, ...message] = line.split(" | ");
  // As `as`: a meaning that is none fails its test.
  return {
    who,
    status: Number(status),
    code: code === "-" ? null : code,
    meaning: meaning as Meaning,
    message: message.join(" | "),
  };
});

/** Where each of them documents its errors. Many wordings are in no document: they are from reports of users. */
export const sources: Readonly<Record<string, string>> = {
  OpenAI: "https://platform.openai.com/docs/guides/error-codes",
  "OpenAI Responses": "https://platform.openai.com/docs/api-reference/responses",
  Azure: "https://learn.microsoft.com/azure/ai-services/openai/how-to/quota",
  Anthropic: "https://platform.claude.com/docs/en/api/errors",
  Gemini: "https://ai.google.dev/gemini-api/docs/troubleshooting",
  vLLM: "https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html",
  TGI: "https://huggingface.co/docs/text-generation-inference/basic_tutorials/preparing_model",
  "llama.cpp": "https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md",
  Ollama: "https://github.com/ollama/ollama/blob/main/docs/api.md",
  "LM Studio": "https://lmstudio.ai/docs/app/api/endpoints/openai",
  LiteLLM: "https://docs.litellm.ai/docs/exception_mapping",
  OpenRouter: "https://openrouter.ai/docs/api-reference/errors",
  Bedrock: "https://docs.aws.amazon.com/bedrock/latest/userguide/troubleshooting-api-error-codes.html",
  Mistral: "https://docs.mistral.ai/api/",
  DeepSeek: "https://api-docs.deepseek.com/quick_start/error_codes",
  Qwen: "https://help.aliyun.com/en/model-studio/error-code",
  xAI: "https://docs.x.ai/docs/key-information/debugging",
  Groq: "https://console.groq.com/docs/errors",
  Kimi: "https://platform.moonshot.ai/docs/api/chat",
  Zhipu: "https://docs.bigmodel.cn/cn/faq/api-code",
  GitHub: "https://docs.github.com/en/github-models/use-github-models/prototyping-with-ai-models",
  Copilot: "https://docs.github.com/en/copilot/reference/ai-models/supported-models",
  SambaNova: "https://docs.sambanova.ai/docs/en/api-reference/error-codes",
  Databricks: "https://docs.databricks.com/aws/en/machine-learning/foundation-model-apis/limits",
};
