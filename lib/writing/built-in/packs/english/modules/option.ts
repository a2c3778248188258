import type { Module } from '../../../language-pack.ts';

/** One side of a comparison, seen for itself: [option] against [other]. Plan: comparison, once for each side. */
export const OPTION: readonly Module[] = [
  {
    id: 'option-case-for',
    role: 'option',
    headings: [
      'The case for [option]',
      'When [option] {deserves|earns} your vote',
      'What speaks for [option]',
    ],
    paragraphs: [
      [
        [
          'Make the strongest honest case for [option] before you {criticise|question} it.',
          'Suppose a {thoughtful|sensible} friend has chosen [option]; {work|find} out what they saw in it.',
          'Begin with {those|the people} who {picked|prefer} [option] and are {happy|content}: what were they {looking for|after}?',
        ],
        [
          '{Ask|Find out} what they do with it on {ordinary|normal} days, and what they no longer worry about.',
          '{Satisfied|Contented} people {reveal|show} the {conditions|circumstances} under which it {works|shines}, and {your|the} question is whether {those|the same} conditions are yours.',
        ],
        '[questionSentence]',
        [
          'Write down {two|a couple of} situations in which you would be {glad|relieved} to have chosen it.',
          '{Look|Listen} for praise that names a situation; {praise|enthusiasm} without one {tells|says} little.',
        ],
      ],
      [
        [
          'Then ask the {awkward|uncomfortable} questions about [option].',
          'Now for the {drawbacks|other side} of [option].',
        ],
        [
          'What would have to {change|go} in your {week|habits} to make room for it, and who would {notice|mind} first?',
          'What do its {friends|fans} {admit|concede} when they {relax|are among themselves}, and how do they {get round|live with} it?',
        ],
        [
          'Which {promise|strength} have you only {read|heard} about, and how could you {see|test} it {yourself|with your own eyes}?',
          'If it {disappointed|failed} you, {what|which thing} would it {probably|most likely} be?',
        ],
        '[mistakeSentence]',
        [
          '{Separate|Keep apart} what is {unpleasant|annoying} from what would {really|actually} {stop|hurt} you.',
          '{Count|Name} the {evenings|days} it would {take|cost} {before|until} it {pays|gives} anything back.',
        ],
      ],
      [
        [
          '{Finish|Close} with a {sentence|verdict} that begins: "[option] would be right for me if".',
          'To {sum up|end}, {complete|finish} this line in your own hand: "I should take [option] if".',
        ],
        [
          'The {condition|end of that line} is worth {more|far more} than any {score|star rating}.',
          '{Whatever|What} you {write|put} after the "if" is a {test|check} you can {make|run}, {perhaps|maybe} {today|this week}.',
        ],
        [
          'Let it {lie|rest} for a {night|day}, and {see|check} whether the {sentence|line} still sounds like you.',
          'If you {cannot|are unable to} {finish|complete} it, you {know|have found} what to {find out|ask} next.',
        ],
      ],
    ],
  },
  {
    id: 'option-questions',
    role: 'option',
    headings: [
      'Questions to {ask about|put to} [option]',
      '[option]: what to find out',
      '[option], looked at closely',
    ],
    paragraphs: [
      [
        [
          'Whoever recommends [option] should be able to answer {a few|some} simple questions.',
          'You do not need to {become|be} an expert on [option], only to {ask|collect} the few questions that {separate|distinguish} it from [other].',
          'What would you {want|need} to know about [option] if you had to {live|manage} with it {for years|alone}?',
        ],
        [
          '{Take|Carry} them with you to [expert], or {look|hunt} for {answers|replies} in [sources].',
          '{Answers|Replies} from {use|practice} count double; those from {advertising|hearsay} count half.',
        ],
      ],
      [
        [
          'Note the answers in {the same|one} order for both {sides|candidates}, so that {gaps|holes} show.',
          'Where no {answer|reply} {turns up|can be found}, {write|put} "unknown" {rather than|instead of} {guessing|a guess}.',
        ],
        [
          'An "unknown" in {a central|a decisive} {row|place} is the {best|strongest} reason to {try|test} before you decide.',
          'Compare each line with what you {wrote|found} for [other], and {mark|underline} only {real|true} differences.',
        ],
        '[choiceSentence]',
        [
          '{Write|Note} who {told|answered} you, and {how|whether} they {could|can} know.',
          '{Short|Direct} {answers|replies} are a {good|hopeful} sign; {long|winding} ones {may|can} {hide|cover} a "no".',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Worth|Well worth} asking:',
        'Your {list|questions} {could|might} {run|look} like this:',
      ],
      items: [
        [
          'What is it {clearly|unmistakably} {better|easier} at, in one {sentence|breath}?',
          'Which {job|task} does it do so {well|quietly} that {people|users} {forget|stop mentioning} it?',
        ],
        [
          'What does it take for granted: {skills|time}, {money|space}, {helpers|other equipment}?',
          'Who would {struggle|be unhappy} with it, and why?',
        ],
        [
          'How {long|many attempts} until it {feels natural|becomes second nature}, and what is the {dullest|worst} part on the way?',
          'What do {people|newcomers} {complain|grumble} about at first, and what later on?',
        ],
        [
          'What {breaks|goes wrong} most {often|easily}, and how {much of a nuisance|serious} is that?',
          'Where do you {turn|go} when something {fails|is unclear}?',
        ],
        [
          'What would make you {give it up|stop}, and how {easily|cleanly} could you?',
          'If you left it after {a while|a year}, what would you {lose|have to redo}?',
        ],
        [
          'What is likely to change about it in the {near future|coming years}?',
          'What does it {cost|require} when nothing {special|unusual} happens?',
        ],
      ],
    },
  },
  {
    id: 'option-day',
    role: 'option',
    headings: [
      'Living with [option]',
      'A {month|few weeks} with [option]',
      'What [option] would change',
    ],
    paragraphs: [
      [
        [
          'Imagine that the choice is made, and that it is [option].',
          '{Picture|Imagine} the first {ordinary|quiet} month with [option], {after|once} the novelty has {gone|worn off}.',
          'Take [option] home {in your head|in imagination} and {let|watch} it {settle|find its place}.',
        ],
        [
          '{Which|What} {habit|part of the day} {gets|becomes} easier, and which {acquires|gets} an extra step?',
          'Where does it {stand|sit}, who {looks after|takes care of} it, and {when|how often} do you {think about|notice} it?',
        ],
        '[exampleSentence]',
        [
          'If the picture {stays|remains} {blurred|vague}, you {lack|are missing} {experience|contact}, {not|rather than} {arguments|information}.',
          '{Details|Small things} like [detail] {belong|fit} in the picture, because {life|daily use} is made of them.',
        ],
        [
          '{Notice|Write down} the {first|earliest} moment at which you {think of turning|wonder about going} back.',
          '{Sounds|Paths}, {hands|waiting times} and {costs|moods} {belong|go} in it {too|as well}.',
        ],
      ],
      [
        [
          '{Then|Now} let something go wrong.',
          '{Next|After that}, {add|invent} a {bad|difficult} week.',
        ],
        [
          'You are {ill|tired}, {money|time} is {short|tight}, {the one|the only} person who {understands|knows} it is away: does it {hold up|still work}?',
          'How much {effort|help} does it take to {get through|survive} that week, and where does it come from?',
        ],
        '{Compare|Contrast} this {scene|week} with the same one under [other], {step by step|hour by hour}.',
        [
          '{Comfort|Ease} on {good|sunny} days is {common|cheap}; {patience|kindness} on bad ones is what you {thank|remember} a choice for.',
          'A {solution|choice} that {forgives|tolerates} {neglect|a lapse} is often worth {more|a higher price} than one that {shines|dazzles}.',
        ],
      ],
      [
        [
          '{In|At} the end, ask what [option] would teach you.',
          'One thing is easily {forgotten|overlooked}: choices {shape|train} the {person|one} who {makes|lives with} them.',
        ],
        [
          '{Each|Every} {way|path} {trains|builds} some {skills|muscles} and {lets others sleep|leaves others idle}.',
          'Would you {like|be glad} to be someone who is {good at|at home with} this in {a few|some} years?',
        ],
        [
          'Skills {last|stay} longer than {things|purchases}, so {count|weigh} them {in|as well}.',
          '{Ask|See} whether you would {learn|pick up} something that {serves|helps} you {elsewhere|in other matters} {too|as well}.',
        ],
      ],
    ],
  },
  {
    id: 'option-fit',
    role: 'option',
    headings: [
      'Who [option] suits',
      'Is [option] made for you?',
      '[option]: the right {people|circumstances} for it',
    ],
    paragraphs: [
      [
        [
          'Somewhere there is a person for whom nothing suits better than [option]; find out how much you {resemble|are like} that person.',
          '{Describe|Sketch} the kind of person who is happiest with [option]: {habits|patience}, {means|place}, {temper|company}.',
          'Somebody {designed|shaped} or {praised|recommended} [option] with a certain {life|kind of day} in mind, and it may be yours.',
        ],
        [
          '{Underline|Mark} what {matches|fits} you today, and {put|set} a {wavy|dotted} line under what would be new to you.',
          '{Three|A few} {strong|clear} {matches|agreements} {mean|say} more than {a row|a page} of {weak|polite} ones.',
        ],
        '[choiceSentence]',
        [
          '{Age|Habit}, {space|temper} and {company|season} all {enter|come} into it.',
          'What you {lack|miss} can {often|sometimes} be {learned|arranged}; {ask|find out} at what {price|cost}.',
        ],
      ],
      [
        [
          'Look {equally|just as} {hard|closely} at the people who {left|gave up} [option].',
          '{Others|Some} have {turned away|walked away} from [option], and their reasons are worth {hearing|knowing}.',
        ],
        [
          'Did they {leave|go} because it was {bad|poor}, or because their {life|work} {changed|moved on}?',
          '{Ask|See} whether they {went|changed} to [other] or to {something else altogether|neither}, and whether they came back.',
        ],
        [
          'A {complaint|grievance} that {several|different} people {word|describe} {differently|in their own way} is {probably|usually} real; one that is {repeated|passed on} {word for word|verbatim} may be an echo.',
          '{Anger|Disappointment} {usually|often} {tells|speaks} of a {broken|wrong} expectation, so {ask|find out} who {raised|set} it.',
        ],
        [
          '{Weigh|Note} how {long|seriously} they {tried|had tried} {before|until} they gave up.',
          '{Gentle|Quiet} {regrets|farewells} {tell|teach} you more than {loud|dramatic} ones.',
        ],
      ],
      [
        [
          'Much of this can be {learned|checked} {cheaply|without risk}.',
          'To find out {where you stand|on which side you are}, {move|get} a little closer.',
        ],
        [
          '{Begin|Start} with [trial], and {watch|observe} your mood as well as the result.',
          'Spend {an hour|an afternoon} with {someone|a person} who {uses|lives with} it, and {watch|follow} the {hands|small movements}, not the words.',
        ],
        '[measureSentence]',
        'If you {feel|find yourself} {relieved|glad} when it is {over|put away}, take {that|it} seriously.',
      ],
    ],
  },
];
