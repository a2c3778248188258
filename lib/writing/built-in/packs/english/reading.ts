import type { TopicRules } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const COUNT =
  '(?<count>\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const KIND =
  '(?:(?:simple|easy|practical|useful|proven|quick|smart|great|good|effective|essential|helpful|small|tiny|creative|fun|basic|top|best|surprising|powerful)[ ,]+(?:and )?)*';
const TIPS =
  '(?:ways|tips and tricks|tips|tricks|ideas|steps|habits|strategies|techniques|methods|hacks|suggestions|approaches|moves|pieces of advice|(?<promise>reasons|mistakes|secrets|lessons|rules|principles|questions|exercises|activities|facts|myths|signs|benefits|advantages|examples))';

/** How topics look in English. */
export const READING: TopicRules = {
  requests: [
    /^(?:hi|hello|hey)[,!. ]+/iu,
    /^(?:please|kindly)[ ,]+/iu,
    /^(?:can|could|would|will) you (?:please )?(?=write|create|make|give|do)/iu,
    /^(?:please )?(?:write|create|generate|make|draft|compose|produce|give)(?: me| us)?(?: an?| the| some)?(?: [\w-]+){0,3}? ?(?:article|blog post|blog|post|essay|piece|text|guide|story|something)s?(?: about| on| explaining| that explains| describing| covering|:)+ ?/iu,
    /^(?:i|we)(?: would|'d|’d)? (?:want|need|like|am looking for|are looking for)(?: you)?(?: to (?:write|have|read|create|publish|see))?(?: an?| the)?(?: [\w-]+){0,2}? ?(?:article|blog post|blog|post|essay|piece|text|guide|something)(?: about| on| explaining| that explains| describing|:)+ ?/iu,
    /^(?:i|we)(?: would|'d|’d)? (?:want|like|need) to (?:write|blog|know|read|learn more|talk) about /iu,
    /^(?:an? )?(?:article|blog post|blog|post|essay)(?: about| on|:) ?/iu,
    /^(?:topic|subject|title) ?: ?/iu,
    /^(?:tell me|explain|talk|write|blog|let's talk|let’s talk)(?: me| us)? about /iu,
  ],
  comparison: [
    /^(?:how to (?:choose|decide|pick) between|choosing between|deciding between|choose between|the (?:choice|difference)s? between|differences? between|comparing|compare|comparison of|comparison between) (?<a>.+?) (?:and|or|vs\.?|versus|with|to) (?<b>.+?)(?<context> (?:for|when|as an?|if you|on a) .+)?$/iu,
    /^(?:comparison|compared)?:? ?(?<a>.+?),? (?:vs\.?|v\.|versus|compared (?:to|with)|as opposed to) (?<b>.+?)(?<context>(?:(?: for| when| as an?| if you| on a|,) .+)|(?:: .+)|(?: ?[(–—-] ?.+))?$/iu,
    /^(?:is|are) (?<a>.{2,40}?) (?:better|worse|healthier|cheaper|faster|safer) than (?<b>.+?)(?<context> (?:for|when|as an?|if you) .+)?$/iu,
    /^(?:should (?:i|we|you)|whether to|better to|is it better to) (?<a>.{2,50}?),? or (?:to )?(?<b>.+?)(?<context> (?:for|when|if you) .+)?$/iu,
  ],
  comparisonLoose: [
    /^(?!(?:is|are|do|does|did|what|why|when|who|can|could|would|will|more|one|two)\b)(?<a>.{2,50}?),? or (?!(?:not|less|more|so|else|later|never)\b)(?<b>.+?)(?<context> (?:for|when|as an?|if you) .+)?$/iu,
  ],
  list: [
    new RegExp(
      `^(?:the |my |our )?(?:top |best )?${COUNT} things (?:you (?:should |need to |must )?|everyone should |to )(?<promise>know|learn|understand|consider|remember|avoid|check|try|do) (?:about|before|when|while|if you are|in case of) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:the |my |our )?(?:top |best )?${COUNT} ${KIND}${TIPS} (?:on )?(?:how )?(?:to avoid (?:when|while|in|for)|of|behind|about|before|when|while) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:the |my |our )?(?:top |best )?${COUNT} ${KIND}${TIPS} (?:on )?(?:how )?(?:to|you can|i|we) (?<action>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:the |my |our )?(?:top |best )?${COUNT} ${KIND}${TIPS} (?:for|on|in|with|from) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(`^(?:the |some |my )?${KIND}${TIPS} (?:on )?(?:how )?to (?<action>.+)$`, 'iu'),
    new RegExp(
      `^(?:the |some |my )?${KIND}(?:tips and tricks|tips|tricks|ideas|hacks|habits|pieces of advice|advice) (?:for|of|about|on|when) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:top )?${COUNT} (?<subject>.+?) (?:tips and tricks|tips|tricks|ideas|hacks|habits|strategies)(?: (?:for|to|in|on) .+)?$`,
      'iu',
    ),
    /^(?<subject>.+?) (?:tips and tricks|tips|tricks|hacks|ideas)(?: (?:for|to|in|on) .+)?$/iu,
  ],
  choice: [
    new RegExp(
      `^(?:the )?(?:top |best )?(?:${COUNT} )?(?:fun |free |cool |great |best )?(?<subject>(?:things to (?:do|see|eat|try|buy)|places to (?:visit|see|stay|eat|go)|(?:books|films|movies|shows|series|games|songs) to (?:read|watch|play|hear)) .+)$`,
      'iu',
    ),
    new RegExp(`^(?:the |my |our )?(?:top|best) ${COUNT} (?<subject>.+)$`, 'iu'),
    new RegExp(
      `^(?:the |my |our )?${COUNT} (?:of the )?(?:best|top|greatest|coolest|cheapest|finest|most \\w+|must-\\w+) (?<subject>.+)$`,
      'iu',
    ),
    /^(?:what (?:is|are) )?(?:the |my |our )?(?:very )?(?:best|top|greatest|coolest|cheapest|finest) (?!(?:practice|practices|way|ways|before|of both|friend|friends|seller|sellers)\b)(?<subject>.+)$/iu,
    /^where to (?:find|get|buy|see) (?:the )?best (?<subject>.+)$/iu,
    new RegExp(
      `^${COUNT} (?<subject>[\\p{L}][\\p{L}'’-]*s|\\p{L}[\\p{L}' ’-]+? (?:that|to|you|for|in|every|worth) .+)$`,
      'iu',
    ),
  ],
  howTo: [
    /^(?:(?:a|the|my|an? [\w-]+|the [\w-]+) guide (?:on|to)|guide)[: ]+(?:how to )?(?<action>(?:choos|us|build|mak|cook|bak|grow|learn|writ|start|buy|sell|plan|runn|brew|clean|fix|sleep|sav|invest|travel|pack|hir|manag|train|design|creat|organiz|organis|paint|play)\p{L}*ing\b.*)$/iu,
    /^(?:learn(?:ing)? |knowing |a guide (?:on|to) |guide: |tutorial: |beginner'?s guide: )?how (?:to|do i|do you|do we|can i|can you|can we|should i|should you|should we|i) (?:best )?(?<action>.+)$/iu,
    /^(?:(?:a|an|the) )?(?:best |right |easiest |simplest |fastest )?(?:way|steps) to (?<action>.+)$/iu,
    /^(?<action>(?:lose|build|make|learn|grow|choose|improve|create|become|avoid|reduce|prepare|organi[sz]e|fix|install|write|bake|boil|sell|buy|declutter|overcome|quit|get|find|earn|start) (?!(?:up|vs|versus|or)\b).+)$/iu,
  ],
  explainer: [
    /^(?:(?:an?|the) )?(?:[\w-]+ )?(?:introduction|intro|primer|guide|beginner['’]?s guide|overview|crash course)(?: to| of| on| for)? (?<subject>.+)$/iu,
    /^(?:what (?:is|are|was|were)|what['’]?s|who (?:is|was)) (?<subject>(?:(?!\b(?:is|are|doing|going)\b).)+)$/iu,
    /^(?:understanding|explaining|introducing|discovering|exploring|everything (?:you need to know )?about|all about|the basics of|basics of|about) (?<subject>.+)$/iu,
    /^(?<subject>.+?)(?: explained| 101| for beginners and experts|: an? (?:introduction|overview|guide|primer))$/iu,
    /^(?<subject>(?:the )?(?:history|origin|origins|story|future|science|art|psychology|philosophy|meaning|importance|benefits|power|role|rise|fall|impact|effects|culture|economics|ethics|beauty) of .+)$/iu,
  ],
  numberWords: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
  },
  smallWords:
    'a an the and or but nor so yet of in on at to for from by with without about into onto over under between after before during as than that which who whom whose when while where if because is are was were be been being am do does did can could will would should may might must have has had this these those it its my your our their his her how what why not no i we you they'.split(
      ' ',
    ),
  keywords: KEYWORDS,
  keywordMatch: 'words',
};
