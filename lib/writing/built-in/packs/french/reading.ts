import type { TopicRules } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const COUNT =
  '(?<count>\\d{1,4}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente)';
const KIND =
  '(?:(?:bonnes?|bons?|petite?s?|grande?s?|meilleure?s|principale?s?|nouvelles|nouveaux|vraies|vrais|autres|précieux) )*';
const TIPS =
  '(?:façons|manières|conseils|astuces|idées|étapes|habitudes|stratégies|techniques|méthodes|règles|secrets|raisons|erreurs|choses|questions|principes|exercices|activités|clés|trucs|gestes|réflexes|moyens|recommandations|bonnes pratiques|pistes|leçons)';
const TRAIT = '(?: [\\p{L}-]+){0,2}?';
/** An infinitive, with what may stand in front of it. */
const INFINITIVE =
  "(?:(?:ne pas|ne plus|bien|mieux|enfin|vraiment|rapidement|facilement) )*(?:(?:se|me|te|vous|nous|le|la|les|y|en) |s['’]|m['’]|l['’])?(?:(?:bien|mieux|y|en) )?\\p{L}+(?:er|ir|re|oir)\\b";

/** How topics look in French. */
export const READING: TopicRules = {
  requests: [
    /^(?:bonjour|salut|coucou|hello)[,!. ]+/iu,
    /^(?:s['’]il (?:te|vous) plaît|svp|stp|merci de|veuillez)[ ,]+/iu,
    /^(?:(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|tu peux|vous pouvez|merci de)? ?(?:m['’]|me |nous )?(?:écri(?:s|re|vez)|rédige[rz]?|crée[rz]?|génère[rz]?|générer|fais|faites|faire|prépare[rz]?|propose[rz]?|compose[rz]?|donne[rz]?)(?:-moi|-nous)? (?:un|une|le|des|l['’])? ?(?:[\p{L}-]+ ){0,3}?(?:article|billet|post|texte|guide|dossier|chronique|contenu|blog)s?(?: de blog| de blogue)?(?: [\p{L}-]+){0,2}?(?: sur| à propos (?:de |du |des |d['’])| au sujet (?:de |du |des |d['’])| concernant| qui explique| expliquant| pour expliquer| :|:) ?/iu,
    /^(?:je (?:veux|voudrais|souhaite|souhaiterais|cherche)|j['’](?:aimerais|ai besoin d['’])|nous (?:voulons|aimerions)) ?(?:(?:lire|avoir|publier|écrire) )?(?:un |une |l['’])?(?:[\p{L}-]+ ){0,2}?(?:article|billet|post|texte|guide|dossier)(?: de blog)?(?: sur| à propos de| au sujet de| qui explique|:) ?/iu,
    /^(?:un |une |mon |notre )?(?:article|billet|post|texte|dossier)(?: de blog)? (?:sur|à propos de|au sujet de|: ?)\s?/iu,
    /^(?:sujet|thème|titre|article) ?: ?/iu,
    /^(?:parle|parlez|parle-moi|parlez-moi|explique|expliquez|explique-moi|expliquez-moi|parlons) (?:de |du |des |d['’])?/iu,
  ],
  comparison: [
    /^(?:(?:comment )?(?:choisir|trancher|décider|hésiter)|(?:le |quel )?choix|(?:la |les |quelles? (?:est la |sont les )?)?différences?|(?:la )?comparaison|(?:le )?comparatif|(?:le )?match|(?:le )?duel) entre (?<a>.+?) (?:et|ou) (?<b>.+?)(?<context> (?:pour|quand|selon|en \d|si|chez) .+)?$/iu,
    /^(?:compar(?:er|aison de|atif)|comparaison|comparatif)[: ]+(?<a>.+?) (?:et|ou|avec|à|vs\.?|versus|contre) (?<b>.+?)(?<context> (?:pour|quand|selon|si|chez) .+)?$/iu,
    /^(?<a>.+?),? (?:vs\.?|versus|v\.|contre|par rapport (?:à|au|aux)|face (?:à|au|aux)|comparée?s? (?:à|au|aux)) (?<b>.+?)(?<context>(?:,? (?:pour|quand|selon|si|chez) .+)|(?: ?: .+)|(?: ?[(–—] ?.+))?$/iu,
    /^(?:faut-il|vaut-il mieux|mieux vaut|doit-on|dois-je|devrais-je|est-il préférable de|préférer|préférez-vous) (?:(?:choisir|prendre|préférer|opter pour) )?(?<a>.{2,50}?),? ou (?:plutôt )?(?<b>.+?)(?<context> (?:pour|quand|selon|si|chez) .+)?$/iu,
    /^(?<a>.{2,45}?),? ou (?:bien |plutôt )?(?<b>.+?)(?:,| ?:)? (?:lequel|laquelle|que|quoi|comment) (?:est |sont )?(?:choisir|préférer|prendre|(?:le |la )?meilleure?)(?<context> .+)?$/iu,
  ],
  comparisonLoose: [
    /^(?!(?:est-ce|que|qu['’]|quoi|pourquoi|quand|qui|comment|où|plus|moins|un|une fois)\b(?! .+ ou (?:un|une) ))(?<a>.{2,50}?),? ou (?:bien )?(?!(?:pas|non|moins|plus|presque|autre|jamais|comment)\b)(?<b>.+?)(?<context> (?:pour|quand|selon|si|chez) .+)?$/iu,
  ],
  list: [
    new RegExp(
      `^(?:les |mes |nos |top )?${COUNT} ${KIND}${TIPS} à (?:ne pas )?(?:éviter|commettre|faire|connaître|savoir|essayer|adopter) (?:pour|quand on veut) (?<action>${INFINITIVE}.*)$`,
      'iu',
    ),
    new RegExp(
      `^(?:les |mes |nos |top )?(?:${COUNT} )?${KIND}${TIPS} à (?:ne pas )?(?:éviter|commettre|faire|connaître|savoir|essayer|adopter) (?:en|dans|sur|avec|chez|pour|au|à|de) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:les |mes |nos |top )?${COUNT} ${KIND}${TIPS}${TRAIT} (?:pour|de|d['’]) ?(?<action>${INFINITIVE}.*)$`,
      'iu',
    ),
    new RegExp(
      `^(?:les |mes |nos |top )?${COUNT} ${KIND}${TIPS}${TRAIT} (?:pour|sur|en|à propos de|de|du|des|d['’]|à|au|aux) ?(?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:les |mes |nos |quelques |des |nos )?${KIND}${TIPS}${TRAIT} (?:pour|afin de) (?<action>${INFINITIVE}.*)$`,
      'iu',
    ),
    new RegExp(
      `^(?:les |mes |nos |quelques |des )?${KIND}(?:conseils|astuces|idées|trucs et astuces|trucs|bonnes pratiques|erreurs)${TRAIT} (?:pour|sur|en|de|d['’]|du|des) ?(?<subject>.+)$`,
      'iu',
    ),
    /^(?<subject>.+?) ?: (?:nos |mes |les |\d+ )?(?:conseils|astuces|idées|bonnes pratiques|trucs)(?: .+)?$/iu,
  ],
  choice: [
    new RegExp(
      `^(?:les |mes |nos |le )?${COUNT} (?:des )?(?:meilleure?s|plus (?:beaux|belles|grands|grandes|bons|bonnes)) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^(?:le |mon |notre )?top ${COUNT}(?: des?| du| d['’])? ?(?:(?:meilleure?s|plus beaux|plus belles) )?(?<subject>.+)$`,
      'iu',
    ),
    /^(?:quels? (?:est|sont) |quelles? (?:est|sont) |où trouver |où manger |choisir )?(?:les |le |la |l['’]|mes |nos )?(?:meilleure?s?|plus (?:beaux|belles|beau|belle|grands|grandes)) (?!(?:façon|manière|moyen|méthode|façons|manières|moyens|moment)\b)(?<subject>.+)$/iu,
    /^(?:comment )?(?:bien )?choisir (?:un |une |son |sa |ses |des |le |la |l['’])(?<subject>.+)$/iu,
    new RegExp(
      `^(?:les )?${COUNT} (?<subject>(?!(?:ans|mois|jours|semaines|heures|minutes|euros|kilos?)\\b)\\p{L}+[sx] .+)$`,
      'iu',
    ),
  ],
  howTo: [
    new RegExp(
      `^(?:(?:apprendre|savoir)(?: à)? |guide ?: |tutoriel ?: |tuto ?: )?comment (?:faire pour |peut-on |puis-je |dois-je |je peux |on peut |réussir à )?(?<action>${INFINITIVE}.*)$`,
      'iu',
    ),
    new RegExp(
      `^(?:guide|méthode|tutoriel|tuto|mode d['’]emploi|étapes|le guide|la méthode|la (?:meilleure )?façon|la (?:meilleure )?manière|le (?:meilleur )?moyen|marche à suivre)(?: complète?| pratique| simple)? (?:pour|de|d['’]) ?(?<action>${INFINITIVE}.*)$`,
      'iu',
    ),
    /^(?<action>(?:apprendre|apprivoiser|cuisiner|préparer|faire|réussir|organiser|créer|construire|fabriquer|planter|cultiver|entretenir|réparer|installer|lancer|monter|gérer|économiser|épargner|investir|voyager|visiter|dormir|courir|arrêter|commencer|devenir|écrire|rédiger|dessiner|jouer|élever|nettoyer|ranger|rénover|trouver|vendre|acheter|négocier|mieux|bien|se|s['’])\b ?.+)$/iu,
  ],
  explainer: [
    /^comment (?:fonctionnent?|marchent?|se forment?|naissent?|se passent?) (?<subject>.+)$/iu,
    /^(?:qu['’]est-ce qu(?:e |['’])(?:c['’]est )?(?:que )?|c['’]est quoi ?,? |que (?:sont|signifie|veut dire) |qui (?:est|était|sont) |quel(?:le)?s? (?:est|sont) )(?<subject>.+)$/iu,
    /^(?:comprendre|découvrir|connaître|introduction (?:à|au|aux)|initiation (?:à|au|aux)|tout savoir sur|tout sur|l['’]essentiel sur|le b\.?a\.?-?ba (?:de|du|des)|les bases (?:de|du|des)|zoom sur|focus sur|présentation (?:de|du|des)|guide (?:de|du|des|sur)|aperçu (?:de|du|des)|à propos (?:de|du|des)|à quoi sert|à quoi servent) (?<subject>.+)$/iu,
    /^(?<subject>.+?)(?: expliquée?s?(?: simplement| aux débutants| aux enfants)?| pour (?:les )?(?:débutants|nuls)| ?: (?:introduction|l['’]essentiel|définition|présentation|guide)(?: .+)?)$/iu,
    /^(?<subject>(?:l['’]|la |le |les )?(?:histoire|origine|origines|avenir|futur|science|art|psychologie|philosophie|importance|bienfaits|avantages|pouvoir|rôle|essor|chute|impact|effets|culture|économie|éthique|beauté|fonctionnement) (?:de|du|des|d['’]) ?.+)$/iu,
  ],
  numberWords: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
  },
  smallWords:
    'le la les un une des du de d l à au aux en et ou ni mais donc or car que qui quoi dont où si ne pas plus moins très sur sous dans par pour avec sans entre vers chez depuis pendant avant après contre comme quand lorsque afin ainsi ce cet cette ces son sa ses mon ma mes ton ta tes notre nos votre vos leur leurs je tu il elle on nous vous ils elles se y est sont être avoir a ont comment pourquoi quel quelle quels quelles'.split(
      ' ',
    ),
  keywords: KEYWORDS,
  keywordMatch: 'words',
};
