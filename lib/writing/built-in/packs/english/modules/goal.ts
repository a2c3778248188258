import type { Module } from '../../../language-pack.ts';

/** Deciding what one wants. Plans: how-to, list. */
export const GOAL: readonly Module[] = [
  {
    id: 'goal-picture',
    role: 'goal',
    headings: [
      '{Decide|Settle} what good looks like',
      'Begin with the {end|result} in mind',
      'Know what you are {aiming for|after}',
    ],
    paragraphs: [
      [
        [
          'Before you {change|buy|touch} anything, describe the result you want in {one plain sentence|two lines, no more}.',
          '{Start|Open} with a {short|plain} description of success, written {by hand|on paper} and kept where you can see it.',
          'Ask yourself what {a good day|success} would look like once you are {further along|at home} with [topic], and {put it in writing|note the answer}.',
        ],
        [
          '{Leave out|Skip} words such as "better" or "perfect", because {nobody can check them|they stretch to fit anything}.',
          'Vague words {feel safe|are comfortable} here, and {that is the trouble with them|they give you nothing to check}.',
        ],
        [
          'A {useful|good} version names something you could {point at|show a friend}, such as [result].',
          'You might {aim for|write} something as {simple|ordinary} as [result].',
        ],
        [
          'If the sentence {takes you|needs} an hour, that hour {is well spent|is not wasted}; most {later detours|of the detours} begin with a goal that {was never said aloud|stayed in the head}.',
          '{Expect|Allow yourself} a few drafts, since the first one {usually|often} describes what {other people|your friends} want.',
        ],
      ],
      [
        [
          'Then {add|set} a limit or two, because {a goal without limits|an open-ended wish} {eats|swallows} every free evening.',
          'Limits {belong|should go} right beside the {goal|wish}, and they {make it easier|help you} to begin.',
        ],
        [
          '{Decide|Be clear about} how much time, {money and patience|money and mess} you {are willing to|can} spend before you {expect|want} to see {a difference|something}.',
          '{Name|Write down} the hours you {really|honestly} have in a normal week, {not|rather than} the hours you {wish for|would like to have}.',
        ],
        '[exampleSentence]',
        [
          'Whatever falls outside those limits can {wait on|go onto} a second list, {where it does no harm|to be read in a month}.',
          '{Keep|Start} a separate list for {tempting extras|everything else}, so that {good ideas|they} are {safe without being in the way|parked rather than lost}.',
        ],
        [
          '{Somebody|A person} with {half|less than half} your time has {probably|very likely} done well, by {wanting|attempting} {less|fewer things} at once.',
          'It is {kinder|wiser} to {plan|count on} too little than to {fail|fall short} at too much.',
        ],
      ],
      [
        [
          '{Finally|Last of all}, decide how you will know that you can stop.',
          'One more line {is worth adding|completes the picture}: the point at which you will call it {done|good enough}.',
        ],
        [
          '{People who never draw|Those who do not draw} that line keep polishing {long after|when} the {gain|benefit} has {vanished|gone}.',
          'Without {that point|such a line}, {improving|tinkering} can go on for {months|ever} while the {main|real} thing {stays|waits} unfinished.',
        ],
        [
          'Show the {finished note|page} to {one person|somebody} who knows you and ask {which part|what} they {do not believe|find unclear}.',
          'Read it {aloud|again} tomorrow; {anything you stumble over|a phrase that makes you wince} {needs|deserves} another try.',
        ],
        [
          'Then {put|pin} the {page|note} where you work, and let it settle the {small|daily} arguments for you.',
          'A goal that is {visible|in sight} {corrects|steers} you {gently|quietly}, {day by day|without a word}.',
        ],
      ],
    ],
  },
  {
    id: 'goal-reason',
    role: 'goal',
    headings: [
      'Be {honest|clear} about why you want this',
      'Find {the reason|your reason} underneath',
      'Start from {your own|a real} reason',
    ],
    paragraphs: [
      [
        [
          '{Two|Any two} people can {want|chase} the same thing for {opposite|entirely different} reasons, and {should|they had better} go about it differently.',
          'The {best|right} way to approach [topic] depends {less on the method than|mostly} on {why you care|your reason for caring}.',
          'Why do you want this, and why now? {It sounds like a question for later|The question looks idle}, {yet|but} {the answer settles|it decides} half of {what follows|the choices ahead}.',
        ],
        [
          '{Perhaps|It may be that} you want {calm|relief}, perhaps {pride|company}, {perhaps|or} simply fewer {arguments|annoyances} {on a weekday|at the end of the day}.',
          '{Curiosity|Plain curiosity}, {a deadline|pressure from outside} and an old {annoyance|itch} all {push|send} you in different directions.',
        ],
        '[questionSentence]',
        [
          'There is no {wrong|bad} answer, only an {unspoken|unexamined} one that {steers you from behind|goes on deciding in secret}.',
          'Be {frank|blunt}: even "because {others|my friends} do it" is {a reason|allowed}, and {better|far better} {known|said} than hidden.',
        ],
        [
          '{Reasons|Motives} also {change|shift} {along the way|with time}, so {date|sign} what you write.',
          'A {borrowed|polite} reason {wears|gives} out {in the first|by the first} {setback|dull week}; your own {carries|helps} you through it.',
        ],
      ],
      [
        [
          '{Once|When} the reason is {clear|on paper}, {use|treat} it as a {filter|test} for everything you read {from here on|below}.',
          'With {your|such} {answers|lines} {beside|in front of} you, {advice|every suggestion} {sorts itself|becomes easier to judge}.',
        ],
        [
          "A {tip|suggestion} that serves {somebody else's|another} reason may be {excellent|good} and still {not be|be none of} your {concern|business}.",
          'Whatever {does not|fails to} {serve|touch} your reason can be {left out|skipped} with a {clear|good} conscience.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'These {prompts|questions} {help to dig it out|bring it to the surface}:',
        '{Go through|Take} {these questions|the following} {one at a time|slowly, pen in hand}:',
      ],
      items: [
        [
          'What {annoyed|bothered} you {enough|so much} last time that you {are reading this|went looking for advice}?',
          'Which {moment|incident} {made you look|pushed you to look} into this in the first place?',
        ],
        [
          'Who {else|besides you} will {notice|feel} the {change|difference}, and will they {like|welcome} it?',
          'Whose {opinion|approval} are you {quietly|secretly} hoping for?',
        ],
        [
          'What would you {happily|gladly} {give up|do without} to get there?',
          'Which {comfort|habit} are you not {willing|prepared} to lose on the way?',
        ],
        [
          'If nothing changed {for a year|until next year}, {what would it cost you|how much would you mind}?',
          'What {happens|goes wrong} if you {simply|just} leave everything {as it is|alone}?',
        ],
        [
          'Which {part|bit} of it do you {look forward to|expect to enjoy}?',
          'Which part would you {still do|keep doing} if {nobody ever saw|no one noticed} the result?',
        ],
      ],
    },
  },
];
