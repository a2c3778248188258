import type { Module } from '../../../language-pack.ts';

/** Entries for "best …" and "top 10 …": ways to choose, for we cannot vouch for names. */
export const ITEMS_NARROWING: readonly Module[] = [
  {
    id: 'choice-use',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Start with your use, not with the list',
      'What is it for?',
      'Picture the day you will use it',
    ],
    paragraphs: [
      [
        [
          'Write down when, where and with whom you will {use|enjoy} it, before you look at {a single|any} candidate.',
          '{Describe|Picture} the {day|hour} in which your choice has to prove itself, and choose for that {one|moment}.',
          'The best for whom? {Answer|Settle} that {first|before reading on}, in one {line|sentence}.',
        ],
        [
          '{Rankings|Lists} {mix|blend} the wishes of {people|readers} who would never {agree|travel together}.',
          'A {winner|champion} in general is often second best in {particular|your case}.',
        ],
        '[questionSentence]',
        '{Be|Stay} {modest|realistic}: most {days|uses} are {ordinary|plain}, {and|so} they {deserve|should have} the {vote|say}.',
      ],
      [
        [
          'From your {line|answer} you can {draw|read} two or three {requirements|demands}, and {they|these} do most of the sorting.',
          '{Strike|Leave} out {every|each} candidate that {needs|requires} a different {life|week}.',
        ],
        'What is left {may|might} be {unfashionable|unknown}, and {exactly|just} right.',
        [
          '{Show|Read} it to those who {come|share it} with you; they {may|might} have {another|a quite different} {day|picture} in mind.',
          '{Unusual|Special} {needs|wishes} {belong|go} on {top|the first line}, {because|since} lists {forget|skip} them.',
        ],
      ],
    ],
  },
  {
    id: 'choice-shortlist',
    role: 'item',
    listKind: 'choice',
    headings: ['Make a shortlist of three', 'Three candidates are enough', 'Narrow it down early'],
    paragraphs: [
      [
        [
          'Bring the field down to three candidates {quickly|on the first evening}, and spend your time on {those|them}.',
          'Pick three: the {obvious|popular} one, the {sensible|modest} one, and the one that {makes|made} you smile.',
          '{Allow|Grant} yourself three names on the {list|page}; a fourth has to push one out.',
        ],
        [
          'With {ten|a dozen} candidates we {compare|read} labels; with three we can {compare|look at} the {things|real thing}.',
          '{Long|Endless} lists leave us {restless|tired}, and {tired|restless} people {take|choose} what is {on top|nearest}.',
        ],
        '{Use|Apply} one {hard|strict} {requirement|rule} to {cut|thin} the field: {distance|budget}, {time|difficulty}, {season|size}.',
        '{Crossing|Striking} out is {work|progress}, and the {quickest|best} part of it {needs|takes} no {research|reading}.',
      ],
      [
        [
          'Write {beside|next to} each why it is {there|on the list}, in your own words.',
          'Each of the three must be something you could {live|be happy} with.',
        ],
        '[choiceSentence]',
        [
          '{Write|Keep} the {rejected|others} on the back, with a {word|reason} each, so that they {do not|cannot} {haunt|tempt} you.',
          'Let the three {rest|stand} overnight and {see|ask} which one you {forgot|missed}.',
        ],
      ],
    ],
  },
  {
    id: 'choice-date',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Check the date of the recommendation',
      'Ask how old the advice is',
      'Fresh advice or reheated?',
    ],
    paragraphs: [
      [
        [
          'Look at when a recommendation was {written|made}, and ask what {may|might} have changed since.',
          'Find the {date|year} before you read the {praise|verdict}, {and|then} {decide|ask} whether it {matters|counts}.',
          '{Old|Undated} {praise|advice} {ages|spoils} quietly, so check it against something {recent|from this season}.',
        ],
        [
          '{Things|Places} {close|change hands}, {improve|get crowded} or become {dearer|harder to get}, while the {article|list} stays as it was.',
          '{Lists|Rankings} are {copied|recycled} from other {lists|rankings}, and {nobody|no one} {revisits|rechecks} the {entries|original}.',
        ],
        'Compare it with [sources].',
        '{Prices|Opening times}, {rules|versions} and {owners|routes} {age|change} {fastest|first}.',
      ],
      [
        [
          '{One|A single} {recent|first-hand} {report|account} is worth several {polished|undated} ones.',
          'If you {can|are able to}, {ring|write} and ask the one thing you {must|have to} know.',
        ],
        '[sourceSentence]',
        [
          '{Where|If} no date is given, {look|search} for a {detail|clue} that gives it away.',
          '{Season|Weather} {counts|matters} {too|as well}: {praise|advice} from {July|summer} may {mean|say} little in {November|winter}.',
        ],
      ],
    ],
  },
  {
    id: 'choice-not-for',
    role: 'item',
    listKind: 'choice',
    headings: ['Find out whom it is not for', 'Look for the "but"', 'Who would be disappointed?'],
    paragraphs: [
      [
        [
          'For {every|each} candidate, find out who would be {unhappy|disappointed} with it.',
          'Ask of each favourite: for whom would this be {a mistake|the wrong choice}?',
          'The most {useful|honest} {sentence|line} in any recommendation begins with "not for you if".',
        ],
        [
          'Nothing {suits|pleases} everybody, so {praise|a review} without an "unless" is {unfinished|only half written}.',
          '{Limits|Exclusions} {describe|draw} a thing more {sharply|clearly} than praise does.',
        ],
        '[mistakeSentence]',
        'Ask {sellers|fans} {that|this very} question, and {watch|see} who {answers|smiles}.',
      ],
      [
        [
          '{Read|Go through} the {complaints|weak points} and {sort|divide} them: which would {bother|hurt} you, which would not?',
          'If the {unhappy|disappointed} person {resembles|sounds like} you, {believe|listen to} them.',
        ],
        'A {weakness|fault} you can live with is worth more than a {strength|talent} you {never|will not} use.',
        [
          '{Write|Note} the {exclusions|limits} {next to|beside} the {names|candidates}, in {red|capitals}.',
          '{What|The thing that} {annoys|disturbs} {everyone|most people} may be just your {taste|style}.',
        ],
        'Two {disappointed|unhappy} voices who {disagree|contradict each other} cancel each other out.',
      ],
    ],
  },
  {
    id: 'choice-same-day',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Compare under the same conditions',
      'Same day, same questions',
      'Be fair to every candidate',
    ],
    paragraphs: [
      [
        [
          'Look at all candidates on the same {day|evening}, with the same questions, in the same mood.',
          'Ask {identical|the same} questions about each candidate and write the answers in {equal|matching} {rows|columns}.',
          'Give each one {ten|fifteen} minutes and the same {checklist|short list}, {favourites|your favourite} included.',
        ],
        [
          'What we see {first|last}, or {after lunch|in good company}, gets {points|a bonus} it did not earn.',
          'The {one|candidate} with the {best|prettiest} pictures is likely to get the {softest|easiest} questions.',
        ],
        'Note [record] for each {one|candidate}, even where the answer is "{unknown|could not find out}".',
        '{Change|Shuffle} the order {halfway|in the middle}, so that nobody is {always|for ever} {last|first}.',
      ],
      [
        [
          '{Gaps|Empty cells} tell you what to {ask|look up} next.',
          'Where {two|several} answers {match|agree}, {strike|cross out} the {question|row}: it {decides|separates} nothing.',
        ],
        '[choiceSentence]',
        [
          "{Do|Try} it {once more|again} with somebody else's {questions|eyes}.",
          '{Fair conditions|Equal terms} often {dethrone|surprise} the {favourite|front runner}.',
        ],
      ],
    ],
  },
  {
    id: 'choice-cost',
    role: 'item',
    listKind: 'choice',
    theme: 'limits',
    headings: ['Reckon the whole cost', 'Count time and trouble, too', 'What does it ask of you?'],
    paragraphs: [
      [
        [
          'Add up what each candidate asks of you in time, money and attention, from the first day to the {last|end}.',
          'Look past the price to the {trouble|effort}: getting hold of it, getting {used to it|started}, getting rid of it.',
          '{Every|Each} choice has a {visible|first} price and a {hidden|second} one; {ask|look} for the second.',
        ],
        [
          '{Cheap|Easy} to {get|begin} and {dear|hard} to {keep|enjoy} is a common combination.',
          '{Waiting|Queueing}, {preparing|booking} and {recovering|repairing} are part of the {bill|deal}.',
        ],
        'Ask [expert] what {nobody|no one} {mentions|thinks of} when they {add|count} it up.',
        '{Your|Every} {free|spare} {evening|Saturday} {counts|belongs} in the {sum|reckoning}.',
      ],
      [
        [
          'Then {compare|look at} what you {get|gain} for it {once the novelty is gone|on an ordinary day}.',
          'Spread the {effort|cost} over the {times|days} you will {really|honestly} {use|enjoy} it.',
        ],
        '[exampleSentence]',
        [
          '{Compare|Look at} the {sums|totals} only {roughly|by eye}; {false|too much} precision {helps|impresses} nobody.',
          '{Decide|Say} which {cost|burden} you {mind|resent} least, and {choose|lean} {accordingly|that way}.',
        ],
      ],
    ],
  },
];
