import type { Module } from '../../../language-pack.ts';

/** A rhythm for the weeks ahead. Plans: how-to, explainer, list. */
export const PRACTICE: readonly Module[] = [
  {
    id: 'practice-first-week',
    role: 'practice',
    theme: 'first-week',
    headings: [
      'A plan for the first week',
      'Your first seven days',
      'One {quiet|ordinary} week, day by day',
    ],
    paragraphs: [
      [
        [
          'A {single|first} week is {long enough|enough} to find out whether you {want|wish} to go on.',
          '{Give|Allow} [topic] one {honest|fair} week before you {judge|decide about} it.',
          'The {first|opening} week should ask {little|very little} of you and {show|teach} you {a lot|a good deal}.',
        ],
        [
          'Keep each {session|sitting} short{ enough to look forward to the next|}, and {leave|keep} one day {free|empty}.',
          '{Miss|Skip} a day if you must, but {do not|never} {double|stretch} the {next|following} one to {make up|compensate} for it.',
        ],
        'The {order|sequence} {counts|matters} more than the {exact days|pace}, so {move|shift} things {around your week|as life requires}.',
      ],
      [
        [
          'At the {end|close} of the week, {read|look} through your notes {before|and only then start} making new plans.',
          'When the last {day|evening} comes, {ask|answer} three things: what was {easy|fun}, what was {dull|heavy}, what do you still {wonder about|want to know}?',
        ],
        [
          'If the {answer|last answer} is a {long|lively} list, you have found something worth {keeping|more of your time}.',
          '{Boredom|Being bored} is {information|an answer} {too|as well}; {perhaps|it may be that} a {neighbouring|different} {corner|side} of it {suits|fits} you better.',
        ],
        '[measureSentence]',
      ],
    ],
    list: {
      style: 'numbered',
      lead: ['It {could|might} {go|look} like this:', 'A {gentle|workable} {version|timetable}:'],
      items: [
        [
          '{Begin|Start} by {writing|putting} down what you {think you know|believe} already, {right or wrong|without checking}.',
          'On the first day, {write|fill} a {page|half page} about what you {expect|hope} to {find|get}.',
        ],
        [
          'Next, {look|leaf} through [sources] and {collect|note} {questions|whatever puzzles you}, {not|rather than} answers.',
          'Then {spend|take} {an hour|an evening} with [sources], {pencil|pen} in hand.',
        ],
        [
          '{Midweek|In the middle of the week}, {try|attempt} [trial], {without expecting much|just to see}.',
          '{Follow|Go on} with something {practical|for the hands}: [trial].',
        ],
        [
          '{Talk|Speak} to [expert] and {ask|find out} what you should {look at|try} next.',
          '{Ring|Write to|Visit} somebody who {knows more|has been at it longer} and ask {two|a couple} of your questions.',
        ],
        [
          '{Go|Come} back to the {most stubborn|hardest} question and give it {a second|another} {sitting|try}.',
          'Repeat the {part|thing} you {enjoyed|liked} most, {a little|slightly} {slower|more carefully}.',
        ],
        [
          '{Tell|Explain to} {a friend|someone at the table} what you have {learned|found}, {in plain words|without notes}.',
          '{Near the end|Towards the end}, {rest|do nothing} for a day and {notice|see} what {stays|keeps coming back}.',
        ],
      ],
    },
  },
  {
    id: 'practice-rhythm',
    role: 'practice',
    headings: [
      'Find a rhythm you can {keep|live with}',
      'Little and often',
      'Make room for it in a {full|busy} week',
    ],
    paragraphs: [
      [
        [
          'Short, regular {sessions|sittings} {carry|take} you {further|farther} than {rare|occasional} heroic ones.',
          '{Regularity|A steady rhythm} {does|achieves} for [topic] what {willpower|enthusiasm} {only promises|cannot}.',
          '{Decide|Work out} how much time {a bad week|your worst week} can spare, and {build|plan} on that.',
        ],
        [
          'A short hour that {really|actually} happens beats a {whole|free} Saturday that keeps {moving|slipping}.',
          '{Tie|Attach} it to something {fixed|you do anyway}: after {the washing-up|breakfast}, before {the news|the others wake}, on the {train|way home}.',
        ],
        [
          '{The|Your} {start|beginning} {matters|counts} most, so make it {almost|nearly} {automatic|effortless}.',
          '{Put|Leave} what you need where you will {stumble over|see} it.',
        ],
        '[firstStepSentence]',
      ],
      [
        [
          'Inside each {session|sitting}, {keep|stick} to {one|a single} question or one {task|piece of work}.',
          '{Know|Decide}, before you sit down, what {today|this time} is {for|about}.',
        ],
        [
          'A bit of everything leaves you {tired|weary} and {none the wiser|no further}.',
          '{Something as narrow as|Even something as small as} [detail] can fill {a sitting|an evening} {usefully|very well}.',
        ],
        '[exampleSentence]',
        '{Close|End} with a {line|sentence} for {next time|the next sitting}, {so that|and then} {starting|the beginning} is {never|no longer} the {hard|difficult} part.',
        [
          '{Stop|Finish} while {you still|there is still something you} {want|would like} to {go on|do}.',
          '{Ten|A few} {good|attentive} minutes are {worth|better than} an {absent|absent-minded} hour.',
        ],
      ],
      [
        [
          'Every {few weeks|month or so}, {change|break} the {pattern|routine} on purpose.',
          'A {rhythm|routine} also needs {interruptions|air}.',
        ],
        [
          '{Go|Look} somewhere {else|new}, {work|spend an evening} with {another person|company}, or {start|begin} at the {other|wrong} end.',
          '{Try|Do} the same {thing|work} {faster|at half the pace}, or with {fewer|half the} {tools|aids}, and {see|watch} what {holds|remains}.',
        ],
        '{Routine|Habit} {keeps you going|holds you on the road}; {variety|a detour} {reminds|tells} you why you {set out|went}.',
        [
          'If the {rhythm|routine} {breaks|is lost}, {restart|begin again} with the {shortest|easiest} session you can {think of|imagine}.',
          '{Holidays|Illness} and {visitors|deadlines} will {interrupt|break} it; {plan|decide} the way back {before|in advance}.',
        ],
      ],
    ],
  },
  {
    id: 'practice-notebook',
    role: 'practice',
    theme: 'log',
    headings: [
      'Keep a {small|thin} notebook',
      'Write things down {as you go|while they are fresh}',
      'The {notes|page} you will be glad of later',
    ],
    paragraphs: [
      [
        [
          '{A few|Two or three} lines after each {session|sitting} are worth more than any {app|system}.',
          '{Nothing|Little} will help you more with [topic] than a {cheap|thin} notebook that you {actually|really} use.',
          '{Most of what|Much of what} you {learn|notice} this week will be {gone|lost} {by next month|in a month} unless you {write|put} it down.',
        ],
        [
          '{Note|Record} [record], and {add|leave room for} one {line|sentence} about what {surprised|puzzled} you.',
          'It is {enough|sufficient} to {jot down|note} [record].',
        ],
        [
          '{Handwriting|Bad handwriting}, {half sentences|abbreviations} and {drawings|arrows} are all {welcome|fine}: the only {reader|audience} is you.',
          'Do not {make|try to make} it {beautiful|presentable}, or you will {stop|put it off} on {tired|busy} evenings.',
        ],
        [
          '{Date|Number} the pages, {leave|keep} a margin, and {keep|have} the {pen|pencil} {inside|attached}.',
          '{Choose|Pick} a {size|format} that {fits|goes into} a {pocket|bag}, because {thoughts|observations} {do not wait|come on the way}.',
        ],
      ],
      [
        [
          '{Use|Reserve} the last pages for questions{ alone|}.',
          'Keep {open|unanswered} questions {apart|on a page of their own}.',
        ],
        '[questionSentence]',
        [
          'A question that {is still there|returns} after {two weeks|a month} is {usually|probably} a {good|deep} one and {deserves|merits} a {proper|whole} evening.',
          '{Cross out|Tick off} the ones that {answer themselves|have gone stale}, and {be proud of|look closely at} the {survivors|rest}.',
        ],
        'You will {also|soon} {see|find} that {several|some} of them are {one|the same} question in {different|various} clothes.',
      ],
      [
        [
          '{Now and then|From time to time}, read back to the beginning.',
          '{The notebook|All this} repays you when you {leaf back|open an old page}.',
        ],
        [
          '{Old|Early} {worries|difficulties} look {funny|harmless}, and {an early|some forgotten} {idea|remark} turns out {better|sharper} than you {knew|remembered}.',
          'You will see the {week|page} in which something {clicked|fell into place}, and what you {did|were doing} {just|right} before.',
        ],
        '{No|Hardly any} {praise|compliment} from others is as {convincing|solid} as such a page.',
        [
          '{Copy|Move} the {best|liveliest} line onto the first page of the {next|new} notebook.',
          '{Close|Shut} it after {ten minutes|a while}, before {nostalgia|admiration} {sets in|takes over}.',
        ],
      ],
    ],
  },
];
