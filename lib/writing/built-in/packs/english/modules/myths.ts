import type { Module } from '../../../language-pack.ts';

/** Common misunderstandings, about the way of understanding rather than the facts. Plan: explainer. */
export const MYTHS: readonly Module[] = [
  {
    id: 'myths-simple',
    role: 'myths',
    headings: [
      'Common misunderstandings',
      'What people {often|easily} get wrong',
      'Half-truths to {watch|listen} for',
    ],
    paragraphs: [
      [
        [
          'Misunderstandings are rarely {stupid|foolish}; most are {good|sensible} ideas that were {stretched|carried} too far.',
          'Every subject {gathers|attracts} its half-truths, so expect some around [topic].',
          '{Popular|Common} mistakes are {worth|well worth} knowing, because they {show|tell you} what the {explanation|subject} looks like from outside.',
        ],
        [
          'You need not {refute|answer} {each|every} one of them {today|on the spot}, but you can learn to hear their {tone|tune}.',
          'They {come|arrive} in a few {standard|typical} {shapes|costumes}, {whatever|no matter what} the {subject|field}.',
        ],
        '[mistakeSentence]',
      ],
      [
        [
          'When you {meet|hear} such a sentence, {do not|resist the urge to} {laugh|argue} at once.',
          '{A|One} {good|gentle} {reply|answer} to all of these is a question: how would we {know|find out}?',
        ],
        [
          '{Ask|Find out} what {experience|observation} it {grew|came} from, for there {usually|almost always} is one.',
          'Look for the {place|case} where it is {true|right}; {knowing|seeing} that, you can {say|show} where it {stops|ends}.',
        ],
        'And {check|search} your own {notes|sentences} for the same {pattern|shape}, {because|since} {nobody|none of us} is {immune|above it}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Be|Become} {alert|attentive} when you {hear|read} something like this:',
        'Their {usual|favourite} {forms|phrases}:',
      ],
      items: [
        [
          '"It has always been {this way|like that}." {Always|That} is a {long|very long} time; {ask|find out} who was there.',
          '"{People|They} have known this {for ages|forever}." {Which|What} people, and what {exactly|precisely} did they know?',
        ],
        [
          '"There is {only|just} one {reason|cause}." {Big|Large} effects {like|prefer} company: look for a second {cause|reason} and a third.',
          '"It is all {about|because of} one thing." What follows is {one|a single} {thread|strand} of {several|many}.',
        ],
        [
          '"Everybody {does|knows} it." {Count|List} the {people|cases} you {know|have seen} {yourself|with your own eyes}.',
          '"Nobody {does|needs} that any more." {Try|Go} asking {outside|beyond} your {own|usual} {circle|street}.',
        ],
        [
          '"It is {natural|traditional}, so it {must be|is} good." The second does not follow from the first.',
          '"It is new, so it {must be|is} {better|progress}." New tells you the {date|age}, {and|but} not the {quality|value}.',
        ],
        [
          '"This came {after|right after} that, so that {caused|brought} it." {Order|Sequence} in time is a {hint|clue}, not a proof.',
          '"Since the two {go|appear} together, one {makes|causes} the other." {Perhaps|Maybe} a third {thing|cause} {makes|moves} both.',
        ],
        [
          '"It is {too|far too} {complicated|technical} for {ordinary|normal} people." {Often|Usually} {only|just} the {vocabulary|wording} is.',
          '"You must study it for years before you may speak." To {master|perfect} it, {perhaps|maybe}; to {ask|begin}, no.',
        ],
      ],
    },
  },
  {
    id: 'myths-words',
    role: 'myths',
    headings: [
      'Where explanations {mislead|go astray}',
      'Words that {blur|fog} the view',
      'The {traps|snags} in the usual explanations',
    ],
    paragraphs: [
      [
        [
          'Many misunderstandings {live|sit} in the words, {not|rather than} in the {matter|things}.',
          'The {usual|common} {pictures|comparisons} for [topic] {help|are useful} for a while and then {start|begin} to {mislead|get in the way}.',
          '{Every|A} comparison {limps|breaks down} somewhere; the {trick|art} is to know where.',
        ],
        [
          'Ask of each {image|metaphor} what it {lights up|shows} and what it {leaves|keeps} in the dark.',
          'A {picture|metaphor} {chosen|made} for {beginners|children} {sticks|stays}, {long|well} after it has {done|finished} its {work|duty}.',
        ],
        '[mistakeSentence]',
        [
          '{Change|Swap} the {image|metaphor} and {see|watch} what {becomes|grows} {visible|harder to say}.',
          '{Say|Try} it once without any {pictures|comparison} at all, and {notice|see} what is {missing|lost}.',
        ],
      ],
      [
        [
          '{A|The} second {source|cause} of {trouble|confusion} is the {clean|tidy} {story|account}.',
          '{Neat|Tidy} {stories|accounts} are {another|a second} {snag|trap}.',
        ],
        [
          'They have a {hero|beginning}, a {turning point|moment of insight} and {an ending|a moral}, and {leave out|drop} the {detours|dead ends} that {explain|decided} most.',
          'Real {developments|cases} {are|look} {messier|more crooked}: {false starts|parallel attempts}, {luck|accidents}, {people|names} {nobody|no one} wrote down.',
        ],
        '{Wherever|Where} {an account|a tale} runs {too smoothly|without friction}, {look|search} for [detail] or some other {small|plain} {thing|matter} it {forgot|skipped}.',
        [
          '{Ask|Look for} who {is|was} {cut|left} out to make it {run|sound} so well.',
          '{Untidy|Awkward} {details|facts} are {your friends|good company} here: they are rarely {invented|made up}.',
        ],
      ],
      [
        [
          'The {third|last} is the single case that {stands in|is taken} for {everything|all}.',
          '{Finally|Then}, there is the {confusion|mix-up} of the {single case|exception} with the rule.',
        ],
        [
          'What {holds|is true} {for|of} one {case|place} is {stretched|extended} to all, or what holds on average is {expected|demanded} of {each|every} {single|individual} one.',
          '{One|A} {striking|famous} example {stands|comes to stand} for {everything|all the rest}, {often|frequently} because it is {unusual|odd}.',
        ],
        '[sourceSentence]',
        '{Say|Write} "this one" {instead of|rather than} "they all" for a {day|while}, and {see|notice} how many {opinions|sentences} {shrink|survive}.',
      ],
    ],
  },
  {
    id: 'myths-self',
    role: 'myths',
    headings: [
      'How we fool ourselves',
      'Check your own thinking, too',
      'The misunderstanding is {sometimes|often} ours',
    ],
    paragraphs: [
      [
        [
          'The {hardest|most stubborn} errors to {find|catch} are the ones that {agree with|flatter} us.',
          'You will {bring|carry} expectations to [topic], and they will {choose|pick} what you {see|notice} unless you {name|catch} them.',
          "It is {easy|tempting} to {collect|list} {other people's|everybody else's} mistakes; {begin|start} with {two|a couple} of your own.",
        ],
        [
          'What did you {hope|want} to be true when you {began|opened the first page}?',
          '{Write|Note} what you {expected|hoped} to find, and {look|search} for the {opposite|contrary} just as {hard|eagerly}.',
        ],
        '[mistakeSentence]',
        [
          '{Familiar|Often-heard} sentences {feel|sound} true because {they are|we find them} {familiar|easy}.',
          'Recognising is not understanding: you can {nod|agree} at {every|each} {line|step} and be unable to {repeat|retell} a single one.',
        ],
      ],
      [
        [
          '{Against|To counter} this there are a few {plain|simple} {habits|remedies}.',
          '{Fortunately|Luckily}, {self-deception|wishful thinking} {dislikes|hates} {paper|daylight}.',
        ],
        [
          '{Make|Write} a {prediction|guess} before you {look|turn the page}, {date|sign} it, and {keep|do not throw away} the {wrong|failed} ones.',
          '{Give|Hand} your {notes|summary} to {somebody|a person} who {likes|loves} to {disagree|object}, and {say thank you|do not defend it}.',
        ],
        '{Note|Record} [record] {at the time|straight away}, since {later|afterwards} we {remember|know} what we should have {thought|seen}.',
        [
          '{Wait|Pause} {before|a moment before} you {agree|approve}, {above all|especially} when you {would like|want} it to be {so|true}.',
          '{Change|Swap} the {names|sides} in an argument and {see|test} whether it {convinces|persuades} you {still|as much}.',
        ],
      ],
      [
        [
          '{When|If} you were wrong, {say so|write it down} in {one|a single} {short|plain} sentence.',
          '{Being|To be} wrong is {cheap|harmless} {here|at this stage}, {provided|so long as} you {notice|mark} it.',
        ],
        [
          '"I {believed|thought} this until I {saw|read} that" is {among|one of} the most {useful|honest} {lines|sentences} a notebook {can hold|contains}.',
          '{Collected|Kept together}, such {corrections|lines} are a {portrait|record} of how you {think|learn}.',
        ],
        '[questionSentence]',
        [
          '{Old|Corrected} {errors|mistakes} make {good|the best} {stories|examples}: {tell|use} them.',
          '{Nobody|No one} who {learns|looks closely} is {spared|without} it.',
        ],
      ],
    ],
  },
];
