import type { Module } from '../../../language-pack.ts';

/** What to do after reading. Plans: how-to, explainer, list. */
export const NEXT: readonly Module[] = [
  {
    id: 'next-today',
    role: 'next',
    headings: ['What to do today', 'Your next {small|first} move', 'From reading to doing'],
    paragraphs: [
      [
        [
          'Reading is {comfortable|pleasant}, and {nothing|very little} changes until you {put|lay} the text {down|aside} and {move|do something}.',
          'If you do only one thing about [topic] {today|this week}, make it something that leaves a {mark|trace}{ on paper|}.',
          'The {distance|gap} between {knowing|reading} and doing is {usually|about} {one|a single} small {action|move} wide.',
        ],
        '[firstStepSentence]',
        [
          '{Take|Allow yourself} {a quarter of an hour|the length of a cup of coffee}, no more, and {stop|finish} when it is {over|up}.',
          'It {does not have to|need not} be {good|impressive}; it {has to|must} be {done|real}.',
        ],
      ],
      [
        [
          'Then {decide|fix} the {second|following} move while the {first|last} is still {warm|fresh}.',
          'Once {that is done|you have moved}, {choose|pick} {when|the day on which} you will {come back|continue}.',
        ],
        [
          '{Momentum|Motion} is easier to {keep|hold} than to {find|start}, {so|which is why you should} leave yourself a {clue|thread} to pick up.',
          '{Write|Pin} it where you will {see it|trip over it} {tomorrow|in the morning}: on the {kettle|door}, {in|inside} your shoe, {across|on} the {screen|mirror}.',
        ],
        'Anything {bigger|more ambitious} can {wait|stand in line} until {these|the} two small things have {happened|been done}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Some|A few} possibilities, {all|each of them} small:',
        '{Choose|Take} one of these:',
      ],
      items: [
        [
          '{Write|Put} your {main|biggest} question on {a card|a slip of paper} and {carry|keep} it with you.',
          '{Send|Write} a {short|three-line} message to [expert].',
        ],
        [
          '{Reserve|Book} {one|a} free evening for [trial].',
          '{Prepare|Set up} [trial] for the {weekend|coming days}.',
        ],
        [
          '{Collect|Gather} [tools] and {put|place} them where {you can see them|they are in the way}.',
          '{Clear|Empty} {a shelf|a corner} for it, so that it has {a home|somewhere to live}.',
        ],
        [
          '{Note|Write down} [record] {as it is now|today}, for comparison{ later|}.',
          '{Describe|Sketch} how things {stand|are} {now|at the moment}, before anything changes.',
        ],
        [
          'Tell {one person|a friend} what you {are up to|have in mind}, and ask them to {ask|remind} you about it {next week|on Sunday}.',
          '{Invite|Ask} somebody to {do|try} the first {round|hour} with you.',
        ],
        [
          '{Cancel|Drop} {one thing|something} you {do not need|will not miss}, to make room.',
          '{Delete|Throw out} the {bookmarks|tips} you will never use, and keep {one|the best}.',
        ],
      ],
    },
  },
  {
    id: 'next-deeper',
    role: 'next',
    headings: [
      'Where to go from here',
      'Going deeper without {getting lost|drowning}',
      'How to {go on|keep learning}',
    ],
    paragraphs: [
      [
        [
          'From here the {road|path} forks, and you can {only|safely} take {one branch|one fork} at a time.',
          'There is always more to [topic], {so|and} the {skill|art} lies in choosing what to {leave|ignore} for now.',
          '{Pick|Choose} {one|a single} corner that {interests|tempts} you and {go|dig} {deeper|further} there, {instead of|rather than} {covering|touching} everything.',
        ],
        [
          'Good {company|guides} on the way are [sources].',
          '{Browse|Start with} [sources], and {follow|note} whatever {catches|holds} your {eye|attention}.',
        ],
        [
          '{Depth|Knowing one corner well} {gives|lends} you a {place|spot} to stand, from which the rest {looks|becomes} {smaller|less foreign}.',
          'One {well-understood|well-known} {example|case} {is a key to|explains} {many|a dozen} others.',
        ],
        '[questionSentence]',
        [
          'The {other|remaining} {branches|corners} {will not|do not} {run away|disappear}; {note|write} them {down|on a card} and {move on|leave them}.',
          '{Breadth|An overview} {comes|follows} {by itself|later}, when {corners|threads} {begin to|start to} {meet|touch}.',
        ],
      ],
      [
        [
          '{Alternate|Switch} between {taking in|reading} and {trying out|doing}.',
          'For every {hour|evening} of {reading|watching}, {spend|plan} one on {making|trying} something.',
        ],
        [
          '{Too much|Nothing but} {input|reading} {goes stale|slips away}; {too much|nothing but} {doing|practice} {repeats|deepens} its own {habits|mistakes}.',
          '{Something|Even something} as {plain|modest} as [trial] will {show|tell} you what to {read|look up} next.',
        ],
        '{Questions|Doubts} {born|found} {in|during} the {doing|trying} {stick|last}, and so do their answers.',
        [
          'Keep the {trials|attempts} {small|light} and the {reading|books} {serious|demanding}, or the other way {round|about} on {tired|lazy} days.',
          '{Watch|Notice} which of the two you {avoid|put off}, and {do|choose} that one {first|next}.',
        ],
      ],
      [
        [
          '{Return|Come back} to the {basics|beginning} {from time to time|every so often}.',
          '{Reread|Go back to} your {first|oldest} notes {after|in} a {month|season}.',
        ],
        [
          'The {simple|plain} things {say|mean} more the second time, now that you can {hear|follow} them.',
          'What once {seemed|looked} {dull|too easy} is {often|usually} what {experienced|good} people {care|think} about most.',
        ],
        'You will {know|notice} that you have {arrived|got somewhere} by [signal].',
        [
          '{Set|Choose} a {distant|later} {day|date} to {see|check} how far you {came|got}, and {forget|do not think of} it {until then|meanwhile}.',
          '{Whoever|Anyone who} {keeps|goes on} {asking|looking} never {runs out|comes to the end} of it, and {that|this} is the {good|cheerful} news.',
        ],
      ],
    ],
  },
  {
    id: 'next-keep',
    role: 'next',
    headings: ['Make it last', 'How to keep it alive', 'After the first enthusiasm'],
    paragraphs: [
      [
        [
          'Enthusiasm {fades|cools}, and a plan that {knows|expects} this is {better|stronger} than one that {does not|hopes otherwise}.',
          '{Everything|All} about [topic] is {exciting|fresh} at first; {arrange|set} things so that they {work|go on} when it is not.',
          'The {third|fourth} week is the {real|true} test, so {prepare|plan} for it now, while you {are keen|feel like it}.',
        ],
        [
          '{Lower|Reduce} the {effort|entry}: what is {ready|in reach} gets {used|done}, what is {stored|put} away gets forgotten.',
          '{Agree|Decide} with yourself on a smallest {version|dose} that {counts|is enough} on {bad|crowded} days.',
        ],
        '[exampleSentence]',
        [
          "{Prepare|Put out} {tomorrow's|the next} {start|beginning} {tonight|before you stop}, so that it {needs|asks for} no {decision|resolve}.",
          '{Expect|Reckon with} {dull|slow} patches; {they|such stretches} {pass|end} if you keep the {dose|portions} small.',
        ],
      ],
      [
        [
          '{Leave|Write} {small|little} reminders for yourself, and {change|move} them before they turn {invisible|into wallpaper}.',
          '{Tie|Link} it to {people|a person} or to {a place|an hour}, since {intentions|resolutions} on their own {drift|float} away.',
        ],
        [
          'A {standing|fixed} {appointment|date} with {a friend|someone else} {outlasts|beats} {any|every} {app|streak}.',
          '{Celebrate|Mark} {modest|small} {dates|milestones}: the first {month|full notebook}, the first {time|occasion} somebody {asks|comes to} you.',
        ],
        '[measureSentence]',
        [
          '{Write|Send} yourself a {letter|note} to {open|read} in {three|a few} months.',
          '{Forgive|Overlook} {gaps|lapses} {quickly|at once}, and {never|do not} {make|turn} them {into a|a} {story|drama}.',
        ],
      ],
      [
        [
          'And {allow|permit} the thing to {change|grow}.',
          'What you do with it may {change|look different} with the {seasons|years}.',
        ],
        [
          '{Drop|Let go of} what {bores|wearies} you and {give|hand} its place to what you {keep|find yourself} {thinking|talking} about.',
          'You promised {nobody|no one} to {do|keep doing} it {exactly|precisely} as you {planned|began}.',
        ],
        'If you {stop|pause} one day, {stop|do it} {on purpose|deliberately} and {with thanks|in good spirits}, and leave the door {open|ajar}.',
        [
          '{Seasons|Times} in which it {rests|sleeps} are {no|not a} {failure|waste}.',
          '{Look|Think} back once in a while to why you {began|started}, and {ask|see} whether that still {holds|counts}.',
        ],
      ],
    ],
  },
];
