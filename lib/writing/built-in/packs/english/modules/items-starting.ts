import type { Module } from '../../../language-pack.ts';

/** Entries for "10 ways to …" and "tips for …". */
export const ITEMS_STARTING: readonly Module[] = [
  {
    id: 'tip-tiny',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Start smaller than feels serious',
      'Make the first step tiny',
      'Begin with five minutes',
    ],
    paragraphs: [
      [
        [
          'Choose a first step so small that you could {do|take} it {tired|late in the evening} and in a {bad|grumpy} mood.',
          'Begin with something like [trial] and leave the rest for {later|another week}.',
          'Cut the first step in half, then take it {today|this very day}.',
        ],
        [
          '{Tiny|Small} steps {get|are} {taken|done}, and that alone {puts|sets} them ahead of {grand|heroic} ones.',
          'What you {want|need} in the {first|opening} days is {proof|the feeling} that you can turn up, not {results|progress}.',
        ],
        '[firstStepSentence]',
        [
          '{Size|Effort} can be {added|raised} later; {courage|a beginning} {cannot|has to come first}.',
          '{Nobody|No one} needs to {see|approve of} it.',
        ],
      ],
      [
        [
          'Only when it {feels|has become} {too easy|silly} should you add a little.',
          '{Stay|Remain} at that size {longer|for longer} than {pride|ambition} {suggests|would like}.',
        ],
        'If you {miss|skip} a day, {halve|shrink} the step {again|once more} and {carry|go} on {as if nothing had happened|without a speech}.',
        [
          '{Tick|Cross} it off {visibly|on paper} {when|as soon as} it is done.',
          '{Doing|Taking} it {badly|sloppily} {counts|is allowed} {too|as well}.',
        ],
      ],
    ],
  },
  {
    id: 'tip-one-change',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Change one thing at a time',
      'One change, then {look|wait}',
      'Never move two {levers|dials} at once',
    ],
    paragraphs: [
      [
        [
          'Change a single thing, {leave|keep} everything else as it was, and watch for a week.',
          'Make one change and {give|allow} it {several|a few} days before you {judge|touch} anything else.',
          'When you {feel|get} the urge to {reform|change} everything, pick {one|a single} corner and {change|tidy} only that.',
        ],
        [
          'Two {changes|novelties} at once leave you guessing: which one {helped|did it}?',
          '{Otherwise|With more}, a {success|good day} cannot be {repeated|explained} and a {failure|bad one} cannot be {understood|mended}.',
        ],
        '[exampleSentence]',
        [
          '{Choose|Take} the one you expect most from, or the one that {costs|asks} least.',
          '{Impatience|Hurry} is the {only|main} {enemy|obstacle} here.',
        ],
      ],
      [
        [
          '{Write|Put} the {current|present} change on {a note|the wall}, so that you remember what you are testing.',
          'Put the other {ideas|changes} in a queue; they will {keep|wait}.',
        ],
        '{Boring|Slow} as it {sounds|looks}, this is {how|the way} you {find out|learn} what {works|helps} for you and not for {people|readers} in general.',
        [
          '{Reverse|Undo} it {once|for a few days} if you are {unsure|in doubt}, and {see|notice} what {comes|creeps} back.',
          '{Keep|Adopt} what {clearly|plainly} {helped|worked} before you {turn|move} to the {next|following} one.',
        ],
      ],
    ],
  },
  {
    id: 'tip-fixed-time',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Give it a fixed place in the day',
      'Same time, same place',
      'Tie it to something you already do',
    ],
    paragraphs: [
      [
        [
          'Attach the new thing to {an old|a firm} habit, such as the first cup or the {way|walk} home.',
          'Fix an hour and a {chair|place}, and let the {clock|calendar} do the {deciding|persuading}.',
          '{Give|Grant} it the same {slot|place} {every|each} day for a {fortnight|while}, however {short|brief}.',
        ],
        [
          'A decision {taken|made} once {saves|spares} you {dozens|a whole row} of {small|daily} ones.',
          '{Negotiating|Arguing} with yourself {every|each} evening {costs|takes} more {energy|strength} than the {thing|task} itself.',
        ],
        '{Choose|Pick} a {time|moment} that is safe from {visitors|overtime}, {late trains|phone calls} and {moods|bad weather}.',
        [
          '{Morning|Early} {people|types} should not {plan|promise} for {nights|late evenings}, and night owls not for dawn.',
          '{Even|Just} {ten|five} minutes {count|are enough} if they {come|arrive} {reliably|every time}.',
        ],
      ],
      [
        [
          '{Protect|Defend} it {politely|with good humour}; {people|others} {get used to|learn} it {sooner|faster} than you {fear|expect}.',
          '{Tell|Warn} the people {around you|at home}, so that nobody {calls|knocks} in the {middle|first ten minutes}.',
        ],
        '[firstStepSentence]',
        [
          '{If|When} the {slot|hour} falls {through|out}, {take|use} the {same|usual} one {tomorrow|the day after} and leave it at that.',
          'Move it {only|at most} once a month, and with a {written|good} reason.',
        ],
      ],
    ],
  },
  {
    id: 'tip-easy',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Make the good choice the easy one',
      'Arrange the room for it',
      'Remove the friction',
    ],
    paragraphs: [
      [
        [
          'Set things up {the evening|the night} before, so that the right choice is also the {lazy|nearest} one.',
          '{Put|Leave} [tools] where your hand {falls|lands} {anyway|by itself}, and move the {temptations|distractions} one room further.',
          '{Arrange|Prepare} your surroundings {once|today}, and you will need less {willpower|resolve} {every day after|from tomorrow on}.',
        ],
        [
          'We do what is {close|ready} and {skip|leave} what needs {fetching|a ladder}.',
          'Even a few extra {steps|movements} can {decide|settle} the {argument|matter}.',
        ],
        'Look at your {usual|worst} {evening|hour} and ask what {stands|gets} in the way, {literally|in plain sight}.',
        [
          '{Hooks|Trays}, {bags|boxes} and {lists|labels} are {humble|cheap} {helpers|allies}.',
          'One {obstacle|step} more is also the {best|gentlest} {brake|fence} for what you want to {do less|avoid}.',
        ],
      ],
      [
        [
          '{Fix|Remove} one such {obstacle|snag} a week, {starting|beginning} with the {silliest|smallest}.',
          'Then {rearrange|adjust} {one|a single} thing, {watch|wait} for a few days, and {rearrange|adjust} {again|the next}.',
        ],
        '[exampleSentence]',
        [
          'Let {a visitor|somebody new} {walk round and point|point} at what you no longer {see|notice}.',
          '{Reset|Prepare} it in the evening, {in|within} two minutes, as a {present|favour} to {tomorrow|yourself}.',
        ],
      ],
    ],
  },
  {
    id: 'tip-finish',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Finish before you improve',
      'A rough whole beats a perfect half',
      'Get to the end once',
    ],
    paragraphs: [
      [
        [
          'Go through the whole thing once, {roughly|quickly}, before you {polish|perfect} any part of it.',
          'Aim for a {finished|complete} version that is {plain|ordinary}, and {improve|refine} it only {afterwards|then}.',
          'Reach the end {badly|somehow} the first time, so that you {know|have seen} where the end is.',
        ],
        [
          'The {last|final} third {holds|hides} {surprises|lessons} that no amount of {care|polish} in the first can {reveal|replace}.',
          '{Polishing|Perfecting} a {beginning|first part} is {pleasant|safe}, and an excellent {way|means} of never {finding out|arriving}.',
        ],
        '[mistakeSentence]',
        [
          'Something plain and whole can be {improved|repaired}; a beautiful half {cannot|is hard to use}.',
          '{Set|Give} yourself a {limit|deadline} for the {rough|first} {round|version}, and {keep|stick} to it.',
        ],
      ],
      [
        [
          '{Once|When} it {stands|is whole}, walk around it and {choose|mark} the {weakest|ugliest} spot.',
          'Keep the {rough|first} one for comparison; it {cheers|will cheer} you up {later|some day}.',
        ],
        'Improve {that|the worst} spot {first|alone}, and {stop|leave it} when it is {no longer|not} the weakest.',
        [
          'Show it to {somebody|one person} before you {improve|touch} it.',
          '{Count|Mark} what is {already|really} good {too|as well}, and {protect|keep} that.',
        ],
      ],
    ],
  },
  {
    id: 'tip-hard-first',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Do the hard part while you are fresh',
      'Face the difficult bit early',
      'Hard things first',
    ],
    paragraphs: [
      [
        [
          'Find the part you {keep postponing|are avoiding} and give it the first {half hour|minutes} of your best day.',
          'Put the {awkward|unpleasant} step at the {front|top} of the {queue|list}, and do it before you {tidy|answer} anything.',
          'Ask yourself what you {hope|would like} to {avoid|skip}, and {begin|start} there.',
        ],
        [
          'It {rarely|seldom} takes as long as the {dread|avoiding} did.',
          'Everything {after|behind} it {feels|is} {lighter|downhill}, and the {day|week} {belongs|comes back} to you.',
        ],
        '{Break|Cut} it into pieces if it {refuses to|will not} {move|budge}, but {touch|start} it {anyway|today}.',
        [
          '{Name|Write down} what {exactly|precisely} makes it {heavy|unpleasant}; {often|usually} it is {one|a single} {phone call|small gap}.',
          '{Ask|Get} someone to help with the {first|worst} ten minutes and {do|carry} the rest alone.',
        ],
      ],
      [
        [
          '{Afterwards|Then}, {write|note} what {exactly|really} was hard about it; next time it will look smaller.',
          '{Reward|Treat} yourself with an {easy|enjoyable} {task|part}, {not|rather than} with a {day|week} off.',
        ],
        '[measureSentence]',
        [
          '{Leave|Keep} the {easy|pleasant} parts as {dessert|a reward}.',
          '{Whoever|Anyone who} has it {done|behind them} before {ten|noon} {sleeps|works} {better|more lightly}.',
        ],
      ],
    ],
  },
];
