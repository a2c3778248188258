import type { Module } from '../../../language-pack.ts';

/** Entries for "best …" and "top 10 …": ways to choose, for we cannot vouch for names. */
export const ITEMS_DECIDING: readonly Module[] = [
  {
    id: 'choice-small-trial',
    role: 'item',
    listKind: 'choice',
    headings: ['Try a small piece first', 'Taste before you commit', 'Rehearse your choice'],
    paragraphs: [
      [
        [
          'Test {the|your} favourite on a {small|modest} scale before you give it your {week|budget}.',
          'Arrange [trial] with your first candidate and {see|notice} how it feels.',
          'There is {nearly|almost} always a {smaller|shorter} version to try; {look|ask} for it {first|before anything else}.',
        ],
        [
          'A {small|brief} {taste|trial} {corrects|replaces} {hours|a whole evening} of {reading|comparing}.',
          'You learn things that are too {obvious|plain} to be {written|mentioned} anywhere: {noise|weight}, {pace|smell}, {mood|fit}.',
        ],
        '{Notice|Watch} [signal].',
        '{Borrow|Visit}, {ask|sample} or {watch|listen} before you {own|book} anything.',
      ],
      [
        [
          'If a trial is impossible, {talk|speak} to someone who {came back|returned} from it {recently|not long ago}.',
          'Do the same with the {second|next} candidate, so that you have two impressions and not {a mood|an infatuation}.',
        ],
        '[firstStepSentence]',
        [
          '{Write|Record} the {first|honest} {reaction|sentence} that {comes|occurs} to you, {before|ahead of} the {reasons|explanations}.',
          'A {disappointing|dull} trial has {saved|spared} you {more|far more} than it cost.',
        ],
      ],
    ],
  },
  {
    id: 'choice-popular',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Popular is not the same as suitable',
      'Look one row behind the famous',
      'Be careful with favourites',
    ],
    paragraphs: [
      [
        [
          'Treat popularity as a {hint|reason} to look closer, not as an {answer|order}.',
          'Next to {every|each} famous name stands a quieter one that {deserves|is worth} a look.',
          'Ask why a {favourite|name} is famous: because it is {good|fitting}, because it was {first|early}, or because it {photographs|sells} well?',
        ],
        [
          'What {everyone|everybody} {chooses|recommends} is {rarely|seldom} bad and {often|frequently} overpraised.',
          '{Fame|Popularity} {brings|has} {advantages|comforts} too: there is always somebody to ask.',
        ],
        'Decide {whether|if} you want the {shared|common} experience or the {fitting|personal} one.',
        '{Queues|Stars} {measure|show} {attention|demand}, and attention has its {fashions|seasons}.',
      ],
      [
        [
          '{Search|Look} once without the words "best" and "top", and see what {turns up|appears}.',
          'Ask [expert] for the one they would {choose|pick} on a free {day|afternoon}.',
        ],
        '[sourceSentence]',
        [
          '{Locals|Insiders} and {beginners|visitors} {choose|decide} {differently|by other rules}; {decide|ask} which of them you {are|resemble}.',
          '{Obscure|Unknown} is no {merit|virtue} {either|in itself}.',
        ],
      ],
    ],
  },
  {
    id: 'choice-way-back',
    role: 'item',
    listKind: 'choice',
    headings: ['Know the way back', 'Keep the exit open', 'What if you change your mind?'],
    paragraphs: [
      [
        [
          'Before you choose, find out how you would {undo|reverse} it.',
          'Ask of {every|each} candidate what happens when you {change your mind|want to turn round} halfway.',
          '{Prefer|Choose}, between equals, the one that is easier to {leave|undo}.',
        ],
        [
          'A {known|clear} way {back|out} makes the {first|whole} step {lighter|less solemn}.',
          'Reversible choices can be {made|taken} quickly; {final|permanent} ones {deserve|want} a {second|longer} look.',
        ],
        '{Read|Check} the small print for that alone, and {write|note} the {deadline|date} in your calendar.',
        '{Shortcuts|Detours}, {spare days|second chances} and {cancellation rules|notice periods} are all {worth knowing|good to know} in advance.',
      ],
      [
        [
          '{Have|Keep} a {plan|candidate} B that you would {not|hardly} be {sorry|sad} about.',
          '{Decide|Say} beforehand at which {point|sign} you would turn back.',
        ],
        '[questionSentence]',
        [
          '{Leave|Keep} {something|a little} in {reserve|hand}: {time|money}, {strength|daylight}, {goodwill|patience}.',
          '{With that|Prepared like this}, you will {probably|very likely} never need it.',
        ],
      ],
    ],
  },
  {
    id: 'choice-middling',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Read the middling reviews',
      'Skip the raves and the rants',
      'Look for the measured voice',
    ],
    paragraphs: [
      [
        [
          'Skip the {raves|raptures} and the {rants|curses}, and read the people who were {fairly|reasonably} satisfied.',
          'The most useful opinion comes from {someone|somebody} who liked it and {still|nevertheless} names what {annoyed|bothered} them.',
          'Look for {calm|measured} voices, {those|the ones} with {details|examples} and a {small|quiet} {grumble|sigh}.',
        ],
        [
          '{Enthusiasts|Fans} describe their {mood|day}, {angry|furious} people an {accident|incident}; the {middle|rest} describes the thing.',
          '{Notice|Watch for} {details|facts} that could only come from {use|experience}.',
        ],
        '{Three|Several} {different|independent} voices who mention the same {flaw|weak point} deserve to be believed.',
        '{Length|Volume} is no {measure|sign} of {truth|weight}, nor are {capitals|exclamation marks}.',
      ],
      [
        [
          'Then {ask|check} whether their {situation|week} is anything like yours.',
          '{Weigh|Judge} {reviews|opinions} by their {detail|precision}, never by their number.',
        ],
        '[mistakeSentence]',
        [
          '{Write|Copy} the most {telling|concrete} {sentence|line} into your notes, with the {date|source}.',
          'Ask one of the {authors|writers}, if you {can|may}, what they think {now|today}.',
        ],
      ],
    ],
  },
  {
    id: 'choice-dull-facts',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Ask for the dull facts',
      'Look beyond the picture',
      'Find out what no brochure says',
    ],
    paragraphs: [
      [
        [
          'Collect the {dull|unromantic} details that no {photograph|headline} {shows|mentions}.',
          'Ask about something as {dull|ordinary} as [detail], because comfort is decided there.',
          '{Pictures|Photographs} show the best minute; {ask|find out} about the other minutes of the hour.',
        ],
        [
          'How do you get hold of it, how long will it {take|last}, what do you {need|have to bring}, and who helps if something goes wrong?',
          '{Nobody|No one} {boasts|writes} about {access|maintenance}, {noise|waiting} or {weight|cleaning}, and each of these can {spoil|ruin} a {day|good choice}.',
        ],
        'Put the answers {beside|under} the {pretty|shiny} picture and look {again|once more}.',
        '{Ring|Write to} {somebody|a person} who {deals|lives} with it {daily|every week}.',
      ],
      [
        [
          'A candidate that looks {plain|grey} and has good answers {rises|climbs} {fast|quickly}.',
          '{If|Where} nobody can {tell|answer} you, assume the {less|least} convenient answer.',
        ],
        '[exampleSentence]',
        [
          '{Comfort|Ease} is {made|built} of {such|exactly such} {things|trifles}.',
          '{Keep|Save} the list of {dull|plain} questions: it {fits|suits} the next {choice|decision} {too|as well}.',
        ],
      ],
    ],
  },
  {
    id: 'choice-wild-card',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Leave room for a wild card',
      'Keep one place for a surprise',
      'Listen to your own taste',
    ],
    paragraphs: [
      [
        [
          'Keep one place on the list for the candidate you like without {knowing|being able to say} why.',
          'When all {reasons|arguments} are {counted|weighed}, {allow|give} your {taste|liking} a vote{ as well|}.',
          'Add one {odd|unlikely} candidate, if only to {test|find out} what you {really|truly} {care|mind} about.',
        ],
        [
          'A {choice|decision} that {only|merely} {satisfies|pleases} a {checklist|table} is easily {resented|abandoned}.',
          '{Often|Sometimes} the {wild card|outsider} shows that an {important|unwritten} {wish|criterion} was missing{ all along|}.',
        ],
        'Ask what you would {take|choose} if {nobody|no one} ever {knew|asked}, and {notice|mark} the {answer|first thing that comes}.',
        '{Surprise|Curiosity} is a {poor|risky} {judge|adviser} and a {good|splendid} {scout|companion}.',
      ],
      [
        [
          'Then try to {justify|explain} it in {one|a single} sentence; if you can, it belongs on the shortlist.',
          '{Pleasure|Affection} is {a criterion|an argument}, {as long as|provided} it is not the only one.',
        ],
        'What you are {after|looking for}, {remember|in the end}, is [result].',
        [
          '{Set|Fix} a price for the {adventure|experiment}, and {go ahead|enjoy it} within {that|those bounds}.',
          '{Some|A few} of the {best|happiest} choices {look|looked} {odd|wrong} on paper.',
        ],
      ],
    ],
  },
];
