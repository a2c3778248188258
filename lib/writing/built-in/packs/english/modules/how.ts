import type { Module } from '../../../language-pack.ts';

/** How to come to understand it. Plan: explainer. */
export const HOW: readonly Module[] = [
  {
    id: 'how-take-apart',
    role: 'how',
    headings: [
      'How to take it apart',
      'Look at the {pieces|parts}',
      'How it {hangs|fits} together',
    ],
    paragraphs: [
      [
        [
          'A subject {becomes|grows} manageable once you {treat|see} it as parts that do something to one another.',
          '{Explanations|Accounts} of [topic] {stick|stay with you} when you can {say|tell} which part {moves|pushes} which.',
          'Take the {thing|subject} apart the way you would a clock: {slowly|carefully}, {on a clean table|in good light}, {remembering|noting} what {came|sat} where.',
        ],
        [
          'For {each|every} part, {write|ask} two things: what does it {need|take in}, and what does it {give|hand on}?',
          '{Name|List} the parts {in|with} nouns and what they do {in|with} verbs, since a {list|page} of nouns {explains|tells you} nothing.',
        ],
        '[exampleSentence]',
        [
          '{Stop|Halt} at {every|any} "somehow": at that point the {explanation|account} is {on loan|borrowed}.',
          'Where you {get stuck|cannot say more}, {draw|put} an empty box, give it a question mark and {go on|move on}.',
        ],
      ],
      [
        [
          '{After that|Then}, {put|fit} it {back together|together again} {in a different order|from memory}.',
          '{Reassembly|Putting it back together} shows whether you {understood|were paying attention}.',
        ],
        [
          '{Begin|Start} with the result and {ask|say} what must have {come|happened} before, {and|then} what before that.',
          '{Leave|Take} {one|a} part out {on purpose|deliberately} and {predict|guess} what {fails|suffers}; then {check|look up} whether you were right.',
        ],
        '{Predictions|Guesses} {made|written down} before {looking|reading on} {teach|are worth} more than {underlining|any highlighter}.',
        [
          '{Swap|Exchange} two parts in your {head|sketch}: {does|would} it still {run|make sense}?',
          '{Tell|Explain} it to {somebody|a friend} in the new order and {count|note} the {detours|gaps}.',
        ],
      ],
      [
        [
          'When the {whole|picture} {holds|stands}, {test|try} it on a {case|situation} you have not {seen|met}.',
          'Take your {model|explanation} out {for a walk|of the house}.',
        ],
        [
          'Does it {tell|warn} you what to {expect|look for}, or does it only {explain|tidy up} what {you knew|has happened}?',
          '{Watch|Pay attention to} [signal], and {revise|mend} the {drawing|model} where it {creaks|failed}.',
        ],
        'A {model|picture} that is {sometimes|now and then} wrong in a {clear|visible} way is {better|more useful} than one that is {never|hardly ever} {tested|put at risk}.',
      ],
    ],
  },
  {
    id: 'how-first-questions',
    role: 'how',
    headings: [
      'The questions that open it up',
      'Ask your way in',
      'How to ask {good|better} questions',
    ],
    paragraphs: [
      [
        [
          '{Good|Better} questions will take you further than {good|better} answers, because you can {reuse|keep} them.',
          'You can {work|find} your way into [topic] with {nothing but|only} questions, {as long as|if} they are {small|plain} enough.',
          '{Collect|Write} questions for a {day|while} before you {allow|permit} yourself a single answer.',
        ],
        [
          '{Ten|A dozen} {bad|clumsy} ones will {contain|hide} one or two that {nobody|no textbook} has {answered|spoiled} for you.',
          'The first ones will be {borrowed|obvious}; {keep|go on} writing until they {start to|begin to} {sound|feel} like you.',
        ],
        '[questionSentence]',
        [
          'Write them {big|in large letters}, {one|a single one} to a {card|line}, so that you can {move|shuffle} them.',
          'No question is too {simple|childish} {at this stage|for now}.',
        ],
      ],
      [
        [
          '{Arrange|Sort} {them|your questions} by how you could {answer|settle} them: by looking, by trying, by asking, by thinking.',
          'Then {choose|decide} what {kind|sort} of answer each one {wants|would accept}.',
        ],
        [
          'A question that can be {answered|settled} by {looking|going to see} should not be {argued|debated} about.',
          '"Why" {often|usually} {turns|breaks} into {several|two or three} "how" questions, and those are easier to {check|answer}.',
        ],
        '{Start|Begin} with the {cheapest|quickest}, for its answer {usually|often} {improves|rewrites} all the {others|rest}.',
        [
          '{Give|Allow} the {unanswerable|stubborn} ones a {page|corner} of their own; {they|some of them} will {be with you|last} for years.',
          '{Cross|Strike} out what {only|merely} {shows off|repeats another}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{A starter set|A few to begin with}:',
        '{Put|Bring} {these|the following} to any {book|page} you {open|find}:',
      ],
      items: [
        [
          'What {problem|need} does this {answer|belong to}, and whose?',
          'What was {difficult|missing} before this {came along|existed}?',
        ],
        [
          'What has to be {true|in place} for it to {work|happen}?',
          'Which {condition|circumstance} is {usually|mostly} left {unsaid|out}?',
        ],
        [
          'How would {somebody|a person} {notice|find out} that it is {failing|wrong}?',
          'What would I {see|observe} if the {opposite|reverse} were true?',
        ],
        [
          'What do {people|newcomers} {often|easily} confuse it with?',
          'What does it {resemble|look like} that I {already|do} {understand|know}?',
        ],
        [
          'Who {tells|told} this story, and who would tell it {differently|another way}?',
          'Which {word|term} here is doing {more work than it admits|too much of the work}?',
        ],
        [
          'What {has changed|changed} {recently|lately}, and what has {stayed|remained} the same {throughout|all along}?',
          'What would {a newcomer|a child} ask that {an old hand|an expert} no longer {asks|sees}?',
        ],
      ],
    },
  },
  {
    id: 'how-first-hand',
    role: 'how',
    headings: [
      'Go and look for yourself',
      'Get your hands on it',
      'Learn it {from|through} something you can {see|touch}',
    ],
    paragraphs: [
      [
        [
          'Put something real {next to|beside} the reading as {early|soon} as you can.',
          '{Reading|What you read} about [topic] will {stay|remain} {flat|pale} until you have {seen|handled} {one|a} piece of it yourself.',
          'An {hour|afternoon} with {the thing itself|a real example} {rearranges|sorts out} {days|a week} of reading.',
        ],
        [
          '{Even|Something as small as} [trial] {gives|lends} the words {weight|something to hold on to}.',
          'You could {try|arrange} [trial], for {instance|example}.',
        ],
        '[firstStepSentence]',
        [
          '{Take|Bring} [tools], and {leave|keep} your {conclusions|opinions} {at home|for later}.',
          '{Look|Watch} {longer|more slowly} than {feels|seems} {natural|comfortable}; the {second|third} {minute|look} {shows|brings} what the first {hid|missed}.',
        ],
      ],
      [
        [
          '{Describe|Put down} what you {see|saw} {before|without} {explaining|judging} it.',
          'Then keep {seeing and explaining|observation and explanation} {apart|on different pages}.',
        ],
        [
          '"It {stopped|changed} when this {happened|was moved}" is {an observation|something you saw}; "it {stopped|changed} because of this" is {already|by now} a theory.',
          'Both {are useful|have their place}, {but|yet} {mixed|stirred} together they {cannot|can hardly} be {checked|corrected}.',
        ],
        'A page {divided|ruled} down the middle {is enough|does the job}: [record] on one side, {guesses|ideas} on the other.',
        '{Draw|Measure|Count} something, {however|no matter how} {roughly|simply}: it keeps you {looking|honest}.',
      ],
      [
        [
          '{Finally|Then}, go {back|again} on {another|a different} day.',
          '{One|A single} visit {is|makes} an anecdote.',
        ],
        [
          '{Change|Vary} the {hour|weather}, the {company|place} or the {question|light}, and {see|note} what {stays|does not change}.',
          'What {turns up|is there} {each|every} time {belongs|is likely to belong} to the subject; what {comes and goes|changes} {may|might} belong to the {day|occasion} or to you.',
        ],
        '[measureSentence]',
        [
          '{Take|Bring} {somebody|a friend} {along|with you} and {compare|swap} what you {both|each} {noticed|wrote}.',
          '{Keep|Note} the {conditions|circumstances} {next to|beside} {every|each} {line|entry}, or the {lines|entries} cannot be compared.',
        ],
      ],
    ],
  },
  {
    id: 'how-read',
    role: 'how',
    headings: [
      'How to read about it',
      'Reading with {a pencil|a purpose}',
      'Three {passes|rounds} through the material',
    ],
    paragraphs: [
      [
        [
          'Read the same {good|solid} text {more than once|three times} {rather than|instead of} {three|several} {middling|hasty} ones once.',
          '{Plenty|A great deal} has been {written|said} on [topic], {so|which is why} how you read {matters|counts} more than how much.',
          '{Reading|To read} {quickly|fast} is one {job|task}, {reading|to read} well another, and {you need both|both have their day}.',
        ],
        [
          'The first {time|pass} is for the {outline|shape}: {headings|beginnings}, {pictures|endings}, {the last page|the summary}.',
          'The {second|next} is for {arguments|reasons}: what {rests|stands} on what?',
        ],
        [
          'Keep the last {reading|pass} for details you {mean|want} to {keep|remember}.',
          'By the {end|third round} you are reading {against|with} the author, {pencil|question} in hand.',
        ],
        '[sourceSentence]',
      ],
      [
        [
          '{Note|Write} little, and in your own words{ only|}.',
          'What you {copy|underline}, the {page|book} remembers; what you {rephrase|put differently}, you do.',
        ],
        [
          '{After|At the end of} each {part|chapter}, {shut|close} it and {say|write} in {three|a few} sentences what it {wanted|was trying to tell you}.',
          'If {nothing|no sentence} comes, {go back|return} one {page|section}: you were {admiring|looking at} the {prose|scenery}.',
        ],
        '{Keep|Carry} a list of {words|names} that {recur|keep coming up}, and {look up|chase} only those you {meet|stumble on} {twice|again}.',
        '{Put|Write} a {date|page number} beside everything you {take|copy} out, so that you can find {it|the place} again.',
      ],
      [
        [
          '{Choose|Mix} your {reading|material} so that it {argues|quarrels} with itself.',
          'One {author|voice}, however {good|wise}, is {one|a single} {window|angle}.',
        ],
        [
          "{Add|Put} a {beginner's|plain} account and a {specialist|demanding} one {beside|next to} each other, an {old|early} one and a {recent|new} one.",
          '{Look|Go} through [sources] for {somebody|a writer} who {would disagree|sees it otherwise}.',
        ],
        'Where they {clash|rub}, {pause|stop}: at that {point|spot} you stop {repeating|following} and {start|begin} {thinking|judging}.',
        [
          '{Finish|Close} with something {short|light} and {old|strange}: it {airs|clears} the {head|view}.',
          '{Leave|Put} aside what {bores|defeats} you; {another|the next} {author|book} {may|will} say it {better|in your language}.',
        ],
      ],
    ],
  },
];
