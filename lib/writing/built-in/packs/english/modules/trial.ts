import type { Module } from '../../../language-pack.ts';

/** Trying both sides. Plan: comparison. */
export const TRIAL: readonly Module[] = [
  {
    id: 'trial-both',
    role: 'trial',
    headings: [
      'Try both, briefly and fairly',
      'A small trial {beats|is worth} a long debate',
      'Put them to the test',
    ],
    paragraphs: [
      [
        [
          'An evening of trying settles more than a week of arguing.',
          'When [a] and [b] look {equally|just as} good on paper, the paper has done its work and {experience|life} takes over.',
          'If you can {manage|arrange} it, spend a {little|short} time with each before you {choose|commit}.',
        ],
        [
          'It need not be {grand|elaborate}: [trial] on {each|either} side will {show|tell} you {plenty|a good deal}.',
          '{Borrow|Rent|Visit} what you cannot {buy|own} for a {day|weekend}.',
        ],
        [
          'Keep the conditions {the same|equal}, and do the less attractive one first, while you are {patient|fresh}.',
          '{Decide|Agree} beforehand what you {will look at|are testing}, or you will {end up|find yourself} {testing|judging} the weather.',
        ],
      ],
      [
        [
          'Write your impressions down {at once|the same evening}, {before|and only then start} discussing them.',
          '{Afterwards|When it is over}, {sit|stay} alone with your notes for {a moment|a few minutes}.',
        ],
        [
          'What {surprised|irritated} you is more {telling|useful} than what {confirmed|matched} the {reviews|expectation}.',
          'Did you {forget|stop noticing} the {thing|tool} and get on with the {work|day}, or did it {keep|go on} asking for attention?',
        ],
        '[measureSentence]',
        [
          '{Ask|Consider} which of the two you would reach for on a {tired|rushed} {morning|evening}.',
          '{Small|Slight} {preferences|dislikes} {deserve|are worth} a {line|note}; they {add|mount} up.',
        ],
      ],
    ],
    list: {
      style: 'numbered',
      lead: ['A {fair|simple} trial {goes|runs} like this:', 'In {this|the following} order:'],
      items: [
        [
          '{Choose|Pick} one {task|situation} from your {real|own} week, {not|rather than} a {showpiece|holiday} one.',
          '{Take|Select} {something|a task} that you would have to do {anyway|in any case}.',
        ],
        [
          '{Write|Note} down what you {expect|predict} of each, in a {line|sentence}.',
          '{Say|Put in writing} which you think will win, and {by how much|why}.',
        ],
        [
          'Do it with [a], {from start to finish|all the way through}, and note [record].',
          '{Carry|See} it through with [a] {first|to begin with}, {without help from|ignoring} the other side.',
        ],
        [
          '{Rest|Wait} a day, then do it with [b] under the same {conditions|rules}.',
          'On another day, do the same with [b], and {allow|give} it the same {time|patience}.',
        ],
        [
          'Compare {notes|the two pages}, and {circle|mark} what you would {pay|give something} to {avoid|keep}.',
          '{Set|Lay} both {records|pages} side by side and {look for|find} the first difference you {feel|mind}.',
        ],
        [
          '{If it is|Should it be} close, swap the {order|task} and {try|go} once more.',
          'Ask {somebody|a person} who {watched|was there} for their {impression|view}.',
        ],
      ],
    },
  },
  {
    id: 'trial-without',
    role: 'trial',
    headings: [
      'When you cannot try before you choose',
      'Test what can be tested',
      'A rehearsal in place of a trial',
    ],
    paragraphs: [
      [
        [
          'Some choices cannot be tried on, but almost all can be rehearsed.',
          'You may not {get|have} a free month with [a] or [b]; {parts|pieces} of each are {nearly always|usually} {testable|within reach}.',
          'Even a decision that cannot be {undone|reversed} {has|contains} pieces you can test in advance.',
        ],
        [
          '{Split|Break} it into {claims|questions}: which of them would, if {false|wrong}, change your {mind|choice}?',
          '{Look|Search} for the {riskiest|shakiest} {belief|assumption} behind each side and {test|check} only that.',
        ],
        [
          'Perhaps you {can|could} live for a week as though you had {already chosen|decided}, with the {budget|timetable} it would {bring|leave you}.',
          '{Pretend|Suppose} for {three|a few} days that it is [a], then for as many that it is [b], and {watch|notice} how you {sleep|talk about it}.',
        ],
        '[exampleSentence]',
        [
          '{Visit|Watch} it at its {dullest|busiest} hour, {unannounced|without a guide}.',
          'A {conversation|letter} can {stand in|do} for a {test|visit} {if|when} you {ask|prepare} {well|precise questions}.',
        ],
      ],
      [
        [
          "Borrow other people's experience where your own {ends|runs out}.",
          '{Others|Other people} have {run|made} the experiment for you.',
        ],
        [
          'Talk to one who {stayed|is content}, one who {left|changed} and one who {hesitated|came back}.',
          '{Find|Seek out} [expert], and ask about a {day|decision} they {regret|would repeat}, instead of asking for a {recommendation|verdict}.',
        ],
        '[questionSentence]',
        'A {visit|conversation} {costs|takes} an afternoon and {may|can} {spare|save} you {years|a long detour}.',
      ],
      [
        [
          '{Last|Finally}, {build|write} yourself {an exit|a way back}.',
          'And {prepare|keep} a {retreat|way out}.',
        ],
        [
          'What would you {keep|not sell}, {note down|photograph} or leave open, so that {going back|a return} {stays|remains} {possible|cheap}?',
          '{Agree|Settle} on a date for a look back, and on a sign that would make you {switch|turn round}.',
        ],
        'Anyone who {knows|has seen} the {way|door} out walks in more {calmly|lightly}.',
        [
          "{Insurance|A reserve}, a {notice period|friend's promise}, a {box|copy} in the {attic|drawer}: {small|modest} {things|precautions} {calm|steady} the hand.",
          '{Fear|Worry} {shrinks|fades} when it is {given|handed} a {plan|task}.',
        ],
      ],
    ],
  },
  {
    id: 'trial-blind',
    role: 'trial',
    headings: [
      'Let the first impression cool',
      'Test your preference, {too|as well}',
      'Find out what you {really|truly} prefer',
    ],
    paragraphs: [
      [
        [
          'Your preference is part of the experiment, so test that as well.',
          'You probably {lean|incline} towards [a] or [b] already; a {trial|test} should be {able|allowed} to {surprise|contradict} you.',
          'First impressions are {quick|honest} and {not always|seldom entirely} about the thing itself.',
        ],
        [
          '{Hide|Remove} the {label|name} wherever you can: let somebody {mix|swap} them, or {read|describe} the facts to you without saying which is which.',
          '{Names|Labels}, a nice voice and the {order|moment} of {meeting|tasting} {push|pull} {harder|more} than we {admit|like to think}.',
        ],
        '[exampleSentence]',
        [
          'If you cannot {tell|keep} them apart without the {label|price}, {the decision is easy|take the simpler one}.',
          '{Where|If} your preference {survives|outlives} the {mask|hiding}, {trust|believe} it a little more.',
        ],
      ],
      [
        [
          'Then {stretch|spread} the test over {time|several days}.',
          '{Time|Repetition} is {another|a second} {good|strict} {examiner|filter}.',
        ],
        [
          'What {charms|impresses} on the first day can {tire|annoy} by the fifth, and the {plain|shy} one {grows|gains}.',
          '{Note|Write} a {single|short} line each time you {use|meet} them, and {do not look back|keep it out of sight} until the {end|last day}.',
        ],
        'The {lines|notes} will {show|reveal} a {trend|direction} that no {single|one} day {contains|could}.',
        '[measureSentence]',
      ],
      [
        [
          '{Stop|End} the test when your notes {repeat|begin to repeat} themselves.',
          'You have {tested|tried} enough when {nothing|no new note} {surprises you|adds anything}.',
        ],
        [
          '{More|Further} testing would then be {a way|a polite form} of {not deciding|putting it off}.',
          '{Leave|Put away} the {loser|other} {politely|in good order}, {write|note} why it lost, and {turn|move} to the {choice|winner}.',
        ],
        'While you {decide|write}, {remember|think of} [signal]; it {says|tells you} more than any {grade|mark}.',
      ],
    ],
  },
];
