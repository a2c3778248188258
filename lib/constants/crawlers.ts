export const AI_USES = ['training', 'answers'] as const;

export type AiUse = (typeof AI_USES)[number];

const words = (line: string) => line.split(' ');

/** Their names in robots.txt, by use (docs/decisions/0132). Google-Extended and Applebot-Extended fetch nothing themselves. */
export const AI_CRAWLERS: Readonly<Record<AiUse, readonly string[]>> = {
  training: words(
    'GPTBot ClaudeBot anthropic-ai Google-Extended Google-CloudVertexBot Applebot-Extended CCBot ' +
      'meta-externalagent FacebookBot Amazonbot Bytespider AI2Bot cohere-training-data-crawler DeepSeekBot ' +
      'Diffbot omgili PanguBot SBIntuitionsBot',
  ),
  answers: words(
    'OAI-SearchBot ChatGPT-User Claude-SearchBot Claude-User PerplexityBot Perplexity-User ' +
      'Google-Extended Gemini-Deep-Research Google-NotebookLM meta-externalfetcher meta-webindexer ' +
      'MistralAI-User Amzn-SearchBot Amzn-User DuckAssistBot YouBot cohere-ai LinerBot',
  ),
};

/** Hosts of AI assistants whose answers link to pages, without www. */
export const AI_ANSWER_HOSTS = words(
  'chatgpt.com chat.openai.com claude.ai perplexity.ai gemini.google.com notebooklm.google.com ' +
    'copilot.microsoft.com copilot.com m365.cloud.microsoft meta.ai grok.com chat.mistral.ai ' +
    'chat.deepseek.com duck.ai you.com poe.com kimi.com chat.qwen.ai',
);
