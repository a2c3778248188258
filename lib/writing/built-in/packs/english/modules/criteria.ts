import type { Module } from '../../../language-pack.ts';

/** What to compare by. Plan: comparison. */
export const CRITERIA: readonly Module[] = [
  {
    id: 'criteria-list',
    role: 'criteria',
    headings: [
      'Criteria that {matter|decide}',
      'What to compare, and what to {ignore|leave out}',
      'Choose your {yardsticks|measures} first',
    ],
    paragraphs: [
      [
        [
          'Choose the criteria before you look at the candidates, {or|otherwise} the candidates will choose them for you.',
          'A {short|brief} list of criteria, {written|set down} in advance, is the {best|surest} protection against {charm|clever presentation}.',
          'On some list or other, both [a] and [b] will {look|seem} {unbeatable|like the winner}; so make sure the list is yours.',
        ],
        [
          '{Five|A handful} will do; with {more|a dozen}, {each|every one} loses its {weight|meaning}.',
          '{Every|Each} {criterion|point} should be something you could {check|see}, or at least {ask|find out} about.',
        ],
        '[choiceSentence]',
      ],
      [
        [
          'Give {each|every} criterion a weight, {even|if only} in {words|pencil}: must, should, nice.',
          'Then {rank|order} them, since {criteria|points} are never equal.',
        ],
        [
          'A "must" that is not met {ends|closes} the matter, {however|no matter how} {fine|splendid} the {rest|remainder}.',
          '{Be|Stay} {stingy|sparing} with "must"; {people|most of us} {overuse|waste} it {out of|from} {habit|caution}.',
        ],
        '{Show|Give} the list to [expert] and ask what {is missing|you forgot} and what {will turn out not|is unlikely} to matter.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Criteria|Points} that {earn|deserve} a place on {most|many} lists:',
        '{Consider|You may want} these:',
      ],
      items: [
        [
          'Fit: how {well|closely} does it {match|suit} what you do {every day|most of the time}, rather than {once a year|on special occasions}?',
          'Purpose: was it {made|meant} for your {kind of|sort of} use, or would you be {bending|stretching} it?',
        ],
        [
          '{Effort|Work}: what does it {ask|demand} of you to {begin|get going}, and what to {keep going|carry on}?',
          'Learning: how long until you no longer have to think about it?',
        ],
        [
          'Cost in full: not just {the price|the purchase}, but {extras|upkeep}, {time|waiting} and {getting rid of it|the end of its life}.',
          'Cost: what do you {pay|give}, {added up|reckoned} over the whole time you {expect|mean} to {keep|live with} it?',
        ],
        [
          'Reliability: what {happens|do you do} on the day it {fails|lets you down}?',
          'Trouble: when something goes wrong, who {helps|answers}, and how {fast|soon}?',
        ],
        [
          'Freedom: how {hard|difficult} would it be to {change your mind|leave} {later|afterwards}?',
          'The exit: what can you {take|carry} with you if you {switch|stop}?',
        ],
        [
          'Company: who {around you|among your friends} {knows|has} it and could {help|lend a hand}?',
          'Joy: which do you {look forward to|enjoy}, {all else being equal|quite apart from reason}?',
        ],
      ],
    },
  },
  {
    id: 'criteria-costs',
    role: 'criteria',
    headings: [
      'Count {all|the whole of} the costs',
      'What it {really|truly} asks of you',
      'Look past the price',
    ],
    paragraphs: [
      [
        [
          'Price is the easiest thing to compare and seldom the thing that decides.',
          '{Add|Count} up what [a] and [b] would {ask|demand} of you over the {years|whole time}, not only on the first day.',
          '{Every|Each} option is paid for in several {currencies|coins}: money, time, attention, {space|nerves}.',
        ],
        [
          'For {each|both}, {write|note} what it takes to {begin|start}, to {keep|maintain}, to {repair|fix} and to {end|leave}.',
          'A {cheap|low} entry may {hide|cover} a {dear|long} {middle|stay}, and the other way round.',
        ],
        [
          'Your own {hours|evenings} {belong|go} on the {bill|list} {too|as well}, even if nobody {sends|writes} an invoice for them.',
          'Do not {forget|skip} the {costs|burdens} that {fall|land} on other people{, at home or at work|}.',
        ],
        '[questionSentence]',
      ],
      [
        [
          'The {benefits|gains} {deserve|need} the same {honesty|care}.',
          '{Now|Then} the {other|bright} side.',
        ],
        [
          '{Count|List} only what you would {really|actually} use, and {ask|check} how {often|regularly}.',
          'A {feature|quality} you {admire|praise} and never {need|touch} is {weight|ballast}.',
        ],
        '{Some|A few} {gains|benefits} {show|appear} at once and {some|others} only after {practice|months}; {note|mark} which is which, because {patience|waiting} is {a cost|not free}.',
        'To {see|check} whether a gain is real, {watch|notice} [signal].',
      ],
      [
        [
          'Put {everything|it all} on one {sheet|page}, {side by side|in two columns}.',
          'At the end, {draw|rule} a line under it and {look|read}.',
        ],
        [
          '{Circle|Mark} the {two|few} entries that {give you a twinge|make you pause}: they {usually|tend to} {weigh|count} more than the {sum|total}.',
          'Do not {add|calculate} anything yet; {read|go through} both {columns|lists} {aloud|slowly} and {listen for|notice} where your voice {changes|drops}.',
        ],
        '{Anything|Whatever} you {wrote|listed} with a question mark is a {job|task} for {this|the coming} week, and [sources] are {good|sensible} places to {begin|start}.',
      ],
    ],
  },
  {
    id: 'criteria-use',
    role: 'criteria',
    headings: [
      'Compare by the day, not by the list',
      'An ordinary {Tuesday|weekday} with each',
      'Think in {scenes|situations}',
    ],
    paragraphs: [
      [
        [
          'Lists of features {blur|mislead}; scenes {are clearer|tell you more}.',
          '{Instead of|Rather than} listing qualities, {imagine|walk through} an ordinary {Tuesday|weekday} with [a], then the same {one|day} with [b].',
          '{Write|Describe} a few short scenes from {your|real} life, and {put|place} both candidates in them.',
        ],
        [
          'Take one that {happens|comes round} {constantly|every day}, one that is {rare|unusual} but {important|serious}, and one in which you are {tired|late}.',
          '{Include|Add} a {bad|difficult} day, for {good|fine} ones tell you little.',
        ],
        '[exampleSentence]',
        [
          '{Notice|Watch} who does what, how long {it takes|you wait}, and {at which point|where} you {sigh|lose patience}.',
          '{Small|Tiny} {frictions|annoyances} that {return|recur} {daily|every day} {outweigh|beat} {large|grand} virtues that {appear|show} {twice a year|rarely}.',
        ],
        [
          '{Write|Sketch} them {in the present tense|without adjectives}, with {times|hours} and {places|objects}.',
          'Ask the {person|housemate} who {objects|doubts} most to write one {as well|too}.',
        ],
      ],
      [
        [
          'From {these|the} scenes, {draw|pull} the criteria that {truly|really} {differ|matter}.',
          'The {scenes|days} will {hand|give} you your criteria.',
        ],
        [
          "{Usually|Often} {two|only a few} of them {do the work|carry the weight}, and {at least one|one or another} was on {nobody's|no} list.",
          'You {may|might} find that something like [detail] {keeps|goes on} {turning up|appearing}.',
        ],
        '[choiceSentence]',
        [
          '{Strike|Leave} out what plays no {part|role} in any {scene|of them}, {however|no matter how} {impressive|famous} it is.',
          'A {criterion|point} without a {scene|situation} is {borrowed|hearsay} until you {find|have} one.',
        ],
      ],
      [
        [
          'Keep the {scenes|descriptions} for {later|the trial}.',
          '{They|These scenes} will be {useful|of use} {again|a second time}.',
        ],
        [
          'When you {try|test} both, act out {exactly|just} these {situations|days}, {not|rather than} the {demonstration|showpiece} {somebody|a seller} has {prepared|arranged} for you.',
          'And {once|when} you have {chosen|decided}, {reread|return to} them after {a while|some weeks}: was life as you {imagined|wrote}?',
        ],
        'Write [record] {beside|next to} {each|every} scene, so that {impressions|feelings} {become|turn into} something you can {compare|discuss}.',
      ],
    ],
  },
];
