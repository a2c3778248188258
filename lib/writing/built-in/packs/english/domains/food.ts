import type { EnglishDomain } from './slots.ts';

/** Cooking, drinks, baking, eating out. */
export const FOOD: EnglishDomain = {
  tools: [
    'a scale, a timer and a pencil',
    'one good pan, a sharp knife and a clean board',
    'plain ingredients, a spoon for tasting and a notebook',
  ],
  expert: [
    'a patient home cook',
    'someone who works in a kitchen',
    'the person at the market stall',
    'a friend whose table you like',
  ],
  trial: [
    'one small batch',
    'a single plate for two',
    'two cups made side by side',
    'a tasting with three spoons',
  ],
  record: [
    'the amounts, the timing and the taste',
    'what you used, how long it took and what you would change',
    'smell, texture and aftertaste',
    'the brand, the heat and the result',
  ],
  result: [
    'a dish you would serve to friends without apologising',
    'a cup you finish to the last drop',
    'a weekday meal that nobody leaves on the plate',
  ],
  signal: [
    'whether anyone asks for more',
    'how often you reach for the salt at the table',
    'whether you can taste the difference with your eyes closed',
  ],
  sources: [
    'cookbooks, market stalls and handwritten family recipes',
    'the introductions of good cookbooks and the notes of patient home cooks',
    'recipes that give reasons and kitchens that let you watch',
  ],
  detail: [
    'the size of the pan',
    'the temperature of the plate',
    'the water you use',
    'the minute of resting at the end',
  ],
  exampleSentence: [
    'Make the same recipe twice, changing {a single|just one} ingredient, and {taste|try} both versions {side by side|on the same evening}.',
    'Cook for {one person|two} before you cook for {eight|a full table}, and {ask|beg} that {first|small} audience to be {honest|frank}.',
    'Taste at the {beginning|start}, in the middle and at the end, and {the dish will tell you|you will notice} where it {turned|changed}.',
    '{Buy|Get} the ingredient in its plainest and in a {better|finer} form, cover the {labels|names}, and see which one you {prefer|would eat again}.',
  ],
  firstStepSentence: [
    'Open your cupboard {tonight|this evening} and write down what is {already there|waiting in it}.',
    'Weigh {once|for once} what you {usually|always} pour by eye, and keep the {number|figure} on the inside of a cupboard door.',
    'Choose one dish or drink you {know|make} well and prepare it {slowly|at half speed}, tasting at {every|each} stage.',
    'Smell {each|every} ingredient before it goes in, and {name|describe} it {aloud|in a word}.',
  ],
  mistakeSentence: [
    'In the kitchen {it is tempting|we like} to correct a dish with more ingredients when it {needs|wants} more time, or {less of something|fewer of them}.',
    'Many cooks change the recipe, the pan and the heat {in one go|all together} and then {wonder|ask} what went wrong.',
    'It is easy to {buy|order} a new device when the ingredients, or {even|perhaps} the water, {deserved|wanted} the attention.',
    'People follow a recipe {to the minute|to the letter} and forget to taste, although the tongue is {the better|a fine} clock.',
  ],
  measureSentence: [
    'Serve two versions without {saying|telling} which is which, and {count|look at} the empty plates.',
    'Give {each|every} attempt three words, {written|noted} before anyone else {comments|speaks}.',
    'Notice how often you {repeat|make} a dish without {opening|needing} the recipe.',
    'Keep {an eye on the plates|the leftovers in mind}: what comes back to the kitchen is {an honest|a candid} review.',
  ],
  sourceSentence: [
    'With recipes, trust {the ones|those} that tell you what the food should look and smell like, {not only|rather than just} how many minutes it takes.',
    'A recipe that {explains|says} why a step exists can be {adapted|changed}; one that only commands can {merely|just} be obeyed.',
    'Ask whether the {author|writer} cooks on a stove like yours, with ingredients you can {actually get|find nearby}.',
    'A good food writer {admits|tells you} what can go wrong; a perfect {photograph|picture} {admits|tells you} nothing.',
  ],
  questionSentence: [
    'What would you {miss|notice} on the tongue if you left one ingredient {out|away}?',
    'Who is going to {eat|drink} this, {when|at what hour}, and how hungry will they be?',
    'Is it flavour you are after, {or ease|or speed}, or the {pleasure|pride} of making it yourself?',
    'What would this taste like with {half|a third of} the {effort|trouble}?',
  ],
  choiceSentence: [
    'Taste the candidates {blind|with closed eyes}, in small {portions|sips or bites}, with water in between.',
    'Choose the one you would {still|even} like on the third day {in a row|running}.',
    'Compare how each {behaves|turns out} on a {hurried|rushed} weekday, for anything tastes good on a {slow|lazy} Sunday.',
    'Count the {washing-up|cleaning} as {part|one half} of the flavour.',
  ],
};
