/** The forms that servers leave a model's thinking in: a name, and what comes before the answer. */
export const THINKING_FORMS: readonly (readonly [string, string])[] = [
  ['a pair of tags', '<think>Hmm, rain.</think>\n\n'],
  ['another name', '<thinking>Hmm, rain.\nHmm.</thinking>\n'],
  ['capitals', '<THINK>Hmm, rain.</Think>'],
  ['attributes', '<think type="deep" budget="5">Hmm, `rain.</think >\n'],
  ['a namespace', '<seed:think>Hmm, rain.</seed:think>'],
  ['brackets', '[THINK]Hmm, rain.[/THINK]'],
  ['triangles', '◁think▷Hmm, rain.◁/think▷'],
  ['tokens', '<|START_THINKING|>Hmm, rain.<|END_THINKING|>'],
  ['other tokens', '<|begin_of_thought|>Hmm, rain.<|end_of_thought|><|begin_of_solution|>'],
  ['two thoughts', '<think>Hmm.</think>\n<reasoning>Hmm, rain.</reasoning>\n'],
  [
    'harmony',
    '<|channel|>analysis<|message|>Hmm, rain.<|end|><|start|>assistant<|channel|>final <|constrain|>x<|message|>',
  ],
  ['harmony without its tokens', 'analysisHmm, rain. We need a final text.assistantfinal'],
];
