import type { Module } from '../../../language-pack.ts';

/** Asking others and explaining to others. Plans: how-to, explainer, comparison. */
export const PEOPLE: readonly Module[] = [
  {
    id: 'people-ask',
    role: 'people',
    headings: [
      'Ask someone who {knows|has been there}',
      'A good question to the right person',
      'Whom to ask, and how',
    ],
    paragraphs: [
      [
        [
          'One conversation with {the right person|somebody experienced} {can replace|is worth} a {pile|stack} of reading.',
          'Most people who {know|care} about [topic] are {glad|delighted} to be asked, {provided|so long as} the question is {a real one|specific}.',
          '{Not far from you|Somewhere nearby} there is {a person|somebody} who has {already|long since} {made|been through} your {next|coming} mistake.',
        ],
        [
          'Think of [expert], {for example|or anyone close to that}.',
          'You {might|could} {approach|turn to} [expert].',
        ],
        [
          '{Keep|Make} it easy to help: say in {a line|one sentence} what you {tried|have done so far}, and in {another|a second} where you {stopped|are stuck}.',
          '{Vague|Broad} questions {get|bring} {vague|broad} answers, and "how do I {begin|start}?" is the {broadest|vaguest} of all.',
        ],
      ],
      [
        [
          '{Listen|Wait} for the {stories|detours}; they {carry|hold} more than the {rules|recommendations}.',
          'While they {talk|answer}, {write little|put the pen down} and {listen|follow} {closely|well}.',
        ],
        [
          'If you hear "that depends", {ask|say} at once: on what?',
          'When somebody {pauses|hesitates}, do not {fill|break} the silence; the {useful|best} {sentence|part} {usually|often} comes after it.',
        ],
        '{Afterwards|Later}, let them {know|hear} what {came of|became of} their advice, which is {rarer|less common} than thanks and {more|even more} {welcome|appreciated}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Questions that {open|loosen} people up:',
        '{Try|You might try} {one of these|something like this}:',
      ],
      items: [
        [
          'What do you {know|see} {now|today} that you would have liked to {know|understand} at the {beginning|start}?',
          'What would you {do|try} first if you had to {begin again|start over} {tomorrow|from nothing}?',
        ],
        [
          'Which {common|popular} advice do you {quietly|secretly} {ignore|disagree with}?',
          'What {do books|does everybody} {recommend|repeat} that {hardly|never} {works|worked} for you?',
        ],
        [
          'Where do {newcomers|beginners} {waste|lose} the most {time|energy}?',
          'What do {careful|good} people {notice|look at} that {others|the rest of us} {overlook|miss}?',
        ],
        [
          'When did you last change your {mind|opinion} about this, and {why|what changed it}?',
          'What are you still {unsure|in two minds} about {yourself|after all this time}?',
        ],
        [
          'Whom {else|besides you} should I {ask|talk to}, {preferably|ideally} {someone|a person} who {disagrees with you|sees it differently}?',
          'Where could I {go|come} to {watch|see} it for myself?',
        ],
        [
          'What would you {look at|check} in my {place|case} before {anything else|all the rest}?',
          'How would you {know|notice} that I am on the {wrong|right} {track|path}?',
        ],
      ],
    },
  },
  {
    id: 'people-explain',
    role: 'people',
    headings: [
      'Explain it to somebody else',
      'The {kitchen-table|five-minute} test',
      'Say it simply, {out loud|to a person}',
    ],
    paragraphs: [
      [
        [
          'Nothing {tests|exposes} your understanding like a {listener|friend} who {knows nothing|is new to it} and is allowed to {interrupt|ask why}.',
          'Try to explain [topic] to {a friend|someone} over a {cup of tea|walk}, without {notes|pictures}.',
          'If you {want|need} to know what you {have understood|know}, {say|tell} it {aloud|out loud} to {another|one other} person.',
        ],
        [
          "{Use|Allow yourself} no word that {needs|would need} a dictionary, and one example from {their|the other person's} {own life|day}.",
          '{Begin|Start} with why anyone should care, {then|and only then} {say|come to} how it {works|goes}.',
        ],
        'Where you speed up, {reach for long words|start waving your hands} or {grow loud|skip a step}, {there is a hole|something is missing}; {make|take} a {mental|quiet} note.',
      ],
      [
        [
          'Their questions are the {gift|real prize}.',
          '{Collect|Remember} what they {ask|do not follow}.',
        ],
        [
          '{"But why?"|"So what?"} takes you {further|deeper} than {a second|another} {book|source}, because you cannot {skim|skip} it.',
          '{A puzzled|An honest} face {tells|shows} you, {faster|more kindly} than any {exam|test}, which {link|step} you {left out|took for granted}.',
        ],
        '[questionSentence]',
        'If you do not {know|have an answer}, {say|admit} it, {look it up|find out} {together|afterwards}, and {report back|come back to it}.',
        [
          'Resist {winning|defending}: this is no {court|contest}.',
          'Let a {silly|naive} question {stand|do its work}; {behind|under} it there is {often|usually} a {gap|hole} in your {account|story}.',
        ],
      ],
      [
        [
          'After that, {write|put} the {explanation|whole of it} on {one|a single} page.',
          '{Then|Later} try it {again|once more} in {writing|half the time}.',
        ],
        [
          '{Writing|Paper} is {stricter|less forgiving} than {talk|conversation}: it does not nod.',
          '{Cut|Strike} every sentence that {only|merely} {shows|proves} that you {have read|worked hard}, and keep those that {help|serve} the reader.',
        ],
        'A page that [expert] would {let pass|sign} and a {child|neighbour} would {follow|understand} is {harder|rarer} than it {sounds|looks}, and {it stays with you|you will not forget it}.',
        [
          '{Add|Draw} one {picture|sketch}, {however|no matter how} {plain|crooked}, and see {which|what} sentences it {replaces|makes superfluous}.',
          '{Leave|Put} it {away|in a drawer} for a week and {read|mark} it {as if|as though} {somebody else|a stranger} had written it.',
        ],
      ],
    ],
  },
  {
    id: 'people-company',
    role: 'people',
    headings: [
      'You do not have to do this alone',
      'Find {company|a companion}',
      '{Bring|Involve} the people {around you|concerned}',
    ],
    paragraphs: [
      [
        [
          '{Whatever|Everything} you {take up|begin} {touches|reaches} the people {around|near} you, so {talk|speak} to them {early|before it does}.',
          '{Hardly anyone|Almost nobody} comes to [topic] in {an empty|a silent} room; {others|other people} are {affected|involved}, or could be.',
          '{Company|One companion} makes {patience|persistence} easier and {mistakes|errors} {funnier|smaller}.',
        ],
        [
          '{Tell|Show} them what you {intend|are trying}, what it will {ask of|change for} them, and what it will not.',
          '{Some|A few} will {shrug|smile}, {some|others} will {worry|object}, and {one|somebody} will {surprise you|want to join in}.',
        ],
        [
          '{Take|Treat} {objections|doubts} as {material|information}: {behind|under} most of them {sits|is} an {experience|old story} you can {learn from|use}.',
          'You {need|require} {understanding|a little patience} from them, not {applause|agreement}.',
        ],
        [
          '{Ask|Invite} {those|the people} who {worry|object} to {name|describe} one {case|situation} they {fear|have in mind}.',
          '{Small|Early} {warnings|hints} {spare|save} {everyone|you all} {large|late} {surprises|arguments}.',
        ],
      ],
      [
        [
          'For the {thing|subject} itself, {look|search} for {one or two|a few} people at about your {level|stage}.',
          '{A companion|Somebody} who is {just as|equally} {new|unsure} is as useful as {a teacher|an expert}, though {differently|in another way}.',
        ],
        [
          '{Agree on|Arrange} {a short|a regular} {meeting|call} at which {everyone|each} shows {something|one thing}, {finished|ready} or not.',
          '{Compare|Exchange} [record]; the {differences|gaps} {between you|you find} will {teach|tell} {both|all} of you something.',
        ],
        '[exampleSentence]',
        '{Keep|Leave} {praise|compliments} and {advice|correction} {apart|separate}, and {ask|check} which of the two is {wanted|welcome}{ today|}.',
      ],
      [
        [
          '{Later|In time}, {pass|hand} on what {helped|you were given}.',
          '{One day|Before long} {somebody|a newcomer} will {ask|turn to} you.',
        ],
        [
          '{Answer|Help} the way you {would have|would once have} {liked|wanted} to be {answered|helped}: {slowly|patiently}, with {an example|something to touch}, and without {showing off|sighing}.',
          'You will {notice|see} how much has become {obvious|natural} to you that was {anything but|not so at all} {before|in the beginning}.',
        ],
        'Helping is also the {pleasantest|kindest} way of {finding|discovering} your own gaps.',
      ],
    ],
  },
];
