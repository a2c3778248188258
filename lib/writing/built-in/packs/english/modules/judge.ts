import type { Module } from '../../../language-pack.ts';

/** Weighing what others say. Plans: all shapes. */
export const JUDGE: readonly Module[] = [
  {
    id: 'judge-source',
    role: 'judge',
    headings: [
      'How to tell good {advice|information} from noise',
      'Who is speaking, and how do they know?',
      'Read the {source|author} before you read the advice',
    ],
    paragraphs: [
      [
        [
          'Before you {believe|accept} a claim, ask how the person {making|behind} it could know.',
          'There is {no shortage of|plenty of} opinion about [topic]; what is {scarce|rare} is opinion with its working shown.',
          '{Confidence|A firm tone} is {cheap|easily had}, so look for the {reasons|evidence} underneath.',
        ],
        '[sourceSentence]',
        [
          'Somebody who {says|admits} "I {was wrong about|do not know} this part" {has earned|deserves} more of your {trust|attention}, not less.',
          'A good {source|text} {tells|shows} you where its {knowledge|certainty} ends.',
        ],
      ],
      [
        [
          'Then {look for|find} a {second|further} source that does not {depend on|copy} the first.',
          '{Agreement|Harmony} {proves|means} {little|less than it seems} when everybody has {copied|read} the same {page|paragraph}.',
        ],
        [
          '{Where|If} two {careful|serious} accounts {differ|contradict each other}, you have found the {interesting|lively} part, so {slow down|stay} there.',
          'Follow a {statement|claim} {back|upstream} until you meet someone who {saw|tried} it, or until the {trail|track} {goes cold|ends}.',
        ],
        'Good {hunting grounds|starting points} are [sources].',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'A short {interrogation|cross-check} for any {page|video} or {book|article}:',
        '{Some|A few} questions to {put to|ask of} whatever you read:',
      ],
      items: [
        [
          'Is there a {name|person} behind it, and {does that person|do they} {do|practise} what {is being described|they describe}?',
          'Who {wrote|made} this, and what do they {lose|risk} by being wrong?',
        ],
        [
          'When was it written, and {has anything changed|what has changed} since?',
          'Does the {date|age} of the text {matter|make a difference} for this {question|subject}?',
        ],
        [
          'What is being {sold|offered} next to it, {openly|plainly} or {quietly|in passing}?',
          'Would the {author|site} {earn|make} {less|nothing} if the answer were different?',
        ],
        [
          'Are there {examples|cases} you could {check|repeat} yourself?',
          'Does it {describe|show} {a case|an instance} where the advice {failed|did not work}?',
        ],
        [
          'Is it {meant|written} for {somebody|a person} in your {situation|position}, or for {a different|another} {reader|life}?',
          'Which {conditions|circumstances} does it {take for granted|assume} that you {do not have|lack}?',
        ],
        [
          'Could you {explain|repeat} the {argument|reasoning} to {a friend|someone else}, or only the {conclusion|slogan}?',
          '{After|Once you have finished} reading, do you know {what to do|your next step}, or {just|only} how to feel?',
        ],
      ],
    },
  },
  {
    id: 'judge-evidence',
    role: 'judge',
    headings: [
      'What counts as a reason?',
      'Stories, {figures|numbers} and {first-hand|your own} experience',
      '{Weigh|Sort} what you {hear|read}',
    ],
    paragraphs: [
      [
        [
          '{Sort|Divide} what you hear into {three|a few} heaps: what somebody saw, what somebody {concluded|worked out}, and what somebody {wishes|would like}.',
          'Not every {sentence|statement} about [topic] is the same kind of {thing|claim}, and it {helps|pays} to {keep|hold} the kinds apart.',
          '{An observation|A report}, {a guess|an opinion} and {a sales pitch|an advertisement} can stand in one paragraph and {sound|look} {exactly alike|the same}.',
        ],
        [
          '{Each heap has its uses|All of them are useful}, but only the first can {settle|close} an argument.',
          'A {story|vivid case} shows what is possible, {without showing|and says nothing about} how {often|regularly} it {happens|occurs}.',
        ],
        '[sourceSentence]',
        [
          'With {numbers|figures}, {ask|find out} first what was counted, {then who did the counting|and by whom}.',
          'A {figure|number} without a {question|source} attached is {decoration|an ornament}.',
        ],
        [
          'Keep the {wishes|guesses} {too|as well}, but {label|file} them {clearly|as what they are}.',
          '{Sorting|Such sorting} takes {a moment|no time} and {saves|spares} {you|us} {many|endless} {quarrels|debates}.',
        ],
      ],
      [
        [
          'Your own observations {belong here|count} too, {provided|as long as} you {treat|handle} them {strictly|with the same suspicion}.',
          '{Do not|Never} {forget|leave out} what you have seen {yourself|with your own eyes}.',
        ],
        [
          'We {remember|keep} the {striking|odd} day and {lose|forget} the {many|long row of} {normal|plain} ones.',
          'Experience is {detailed|rich} and {narrow|small}: one person, one place, one {stretch|season} of luck.',
        ],
        "{Hold|Check} it against [record], {if|where} you {kept|have} such notes, and against {a second person's|someone else's} {memory|account}.",
        [
          '{Others|Other people} {saw|met} something else, {honestly|sincerely}, from where they {stood|sat}.',
          'Where {nobody|no one} {took|made} notes, the {best|most vivid} {teller|storyteller} {wins|carries the day}.',
        ],
      ],
      [
        [
          'When it is time to {conclude|make up your mind}, {speak|think} in {degrees|shades}.',
          '{Finally|At the end}, {allow|permit} yourself to be {partly|half} sure.',
        ],
        [
          '"{Probably|Most likely}, unless this or that turns up" is {a grown-up|an honest} answer and {easier to correct|simpler to mend} than "{certainly|of course}".',
          '{Say|Write down} what would {change|alter} your mind; if {nothing|no answer} {comes|occurs} to you, {be|grow} {careful|suspicious}.',
        ],
        '[questionSentence]',
        [
          '{Being|To be} {unsure|undecided} {about|on} a {point|detail} is no {disgrace|weakness}; {hiding|covering up} the doubt would be.',
          '{Put|Keep} {open|unsettled} points on a {separate|second} list, and {revisit|reread} it {now and then|from time to time}.',
        ],
      ],
    ],
  },
  {
    id: 'judge-many-voices',
    role: 'judge',
    headings: [
      'When the experts disagree',
      '{Too many|A crowd of} opinions and how to {use|read} them',
      'Make sense of {conflicting|contradictory} advice',
    ],
    paragraphs: [
      [
        [
          'Sooner or later two people you {respect|trust} will tell you {opposite things|the opposite of each other}.',
          'Read enough about [topic] and you will find {sensible|clever} people who {contradict|cannot agree with} each other.',
          '{Contradictory|Conflicting} advice is {a nuisance|annoying} only until you {see|notice} what it {reveals|is made of}.',
        ],
        [
          '{Often|Usually} both are right about {different|separate} {cases|situations}, and neither {mentions|says} which {case|one} they mean.',
          'The {quarrel|difference} may {lie|be} less in the {facts|matter} than in what each {wants|is trying to get} from it.',
        ],
        'So {ask|find out} first: right for whom, under which {conditions|circumstances}, {compared with|instead of} what?',
        '[sourceSentence]',
        [
          '{Neither|No one} is {lying|wrong}, and {both|all of them} may be {answering|talking about} a question you {did not|never} ask.',
          '{Disagreement|A dispute} {among|between} {careful|honest} people is a {map|signpost} to the {hard|unsettled} part.',
        ],
      ],
      [
        [
          '{Make|Draw} a {small|simple} table with {a row|one line} for {each voice|every opinion}.',
          'It {helps|is worth the trouble} to write the {positions|views} down side by side.',
        ],
        [
          '{Beside|Next to} each, {put|write} what that person {does all day|works with}, whom they {speak for|answer to}, and what they {would call|mean by} {success|a good result}.',
          'Note the {strongest|best} {sentence|argument} of each, {in their own words|fairly put}, and the {weakest|thinnest} as well.',
        ],
        [
          'The {loudest|most frequent} {disagreement|dispute} often {turns out to be about|comes down to} something like [detail].',
          '{What|Whatever} {nobody|none of them} {disputes|denies} is {probably|very likely} {solid|firm} ground; {begin|stand} there.',
        ],
      ],
      [
        [
          'Where the {dispute|quarrel} {remains|goes on}, {a small|your own} {trial|test} {tells you more than|beats} another {evening|week} of reading.',
          '{In the end|At some point} you will have to {act|move} without {unanimity|a unanimous answer}.',
        ],
        [
          '{Choose|Take} the advice that is {easiest|cheapest} to undo, {follow|try} it with [trial], and {look|see} for yourself.',
          'Ask [expert] for an {experience|example}, {not|rather than} for a {verdict|judgement}, and {listen|wait} for the {hesitation|"it depends"}.',
        ],
        '{Remaining|Staying} {undecided|open} is {respectable|fine} {where|when} nothing {depends|hangs} on it{ yet|}.',
        [
          '{Write|Note} what you {decided|chose} and {which voice|whom} you {followed|believed}, so that you can {learn|draw a lesson} from {it|the outcome}.',
          '{Later|In a year} you may side with the {other|opposite} {camp|voice}, {and|perhaps} for {good|better} reasons.',
        ],
      ],
    ],
  },
];
