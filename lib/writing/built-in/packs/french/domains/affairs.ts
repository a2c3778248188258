import type { FrenchDomain } from './slots.ts';

export const BUSINESS: FrenchDomain = {
  tools: [
    'les derniers messages de clients et {un cahier|deux surligneurs}',
    'une offre {rédigée|tenue} en une page',
    'un tableau simple que {tout le monde sait lire|vous tenez à jour}',
  ],
  expert: [
    'une cliente qui ose {se plaindre|dire non}',
    'un commerçant installé {depuis longtemps|dans la même rue}',
    'une consœur {d’un métier voisin|d’une autre ville}',
  ],
  trial: [
    'une offre proposée à {une poignée de clients|quelques habitués}',
    'une journée de vente {sur un petit étal|au comptoir}',
    'une annonce rédigée {de deux façons|puis récrite}',
  ],
  record: [
    'les objections, {mot pour mot|sans les adoucir}',
    'ce que les clients {demandent|cherchent} et que vous n’avez pas',
    'le temps passé sur chaque {commande|réponse}',
  ],
  result: [
    'un client qui revient {sans qu’on le relance|de lui-même}',
    'une offre que chacun répète {sans la déformer|avec ses mots}',
    'un mois dont vous {comprenez chaque ligne|savez raconter les comptes}',
  ],
  signal: [
    'si un client vous recommande {de lui-même|à un ami}',
    'si l’on comprend l’offre {sans explication|d’un regard}',
    'si les mêmes objections {reviennent|se répètent}',
  ],
  sources: [
    'les messages de vos {propres|vrais} clients',
    'les registres publics et les {annonces|vitrines} des concurrents',
    'les avis {mécontents|tièdes} de votre secteur',
  ],
  detail: [
    'une réponse envoyée {un jour trop tard|à côté}',
    'un mot {obscur|de trop} dans l’offre',
    'une facture {difficile à lire|sans contact}',
  ],
  exampleSentence: [
    '{Proposez|Présentez} la même offre {avec deux phrases d’accueil|sous deux titres} à {quelques clients|de vrais clients} : leurs {questions|sourcils} {diront|montrent} laquelle {est claire|se comprend}.',
    '{Passez|Restez} une {journée|matinée} {au comptoir|à répondre au téléphone} : les {mots des clients|phrases entendues} {font|valent} {un meilleur plan|une meilleure étude} que {bien des tableaux|les suppositions}.',
    'Une {petite|toute petite} série {vendue|écoulée} {à la main|à des gens que l’on voit} {enseigne|apprend} ce que le {plus beau plan|meilleur tableur} {suppose|devine}.',
  ],
  firstStepSentence: [
    '{Appelez|Rencontrez} {cette semaine|dès demain} un client {perdu|parti} et {écoutez-le|laissez-le parler} {sans rien vendre|jusqu’au bout}.',
    '{Ce soir|Aujourd’hui}, {résumez|écrivez} votre offre {en deux phrases|sur une carte} et {lisez-la|montrez-la} à {quelqu’un|un proche} {du dehors|qui ignore tout du métier}.',
    '{Relisez|Reprenez} {dès demain|avant vendredi} les {derniers|vingt derniers} messages reçus et {soulignez|relevez} {chaque question qui revient|les mots qui reviennent}.',
  ],
  mistakeSentence: [
    'On {parle|se vante} {de soi|de son produit} {pendant que|alors que} le client {attend|cherche} {une réponse|le bout de phrase qui le concerne}.',
    '{Baisser|Brader} l’offre {avant d’avoir compris|sans comprendre} le refus {soigne|traite} {le symptôme|la fièvre} et {laisse|garde} {la cause|le mal}.',
    '{Grandir|S’étendre} {trop tôt|avant d’être prêt} {multiplie|répand} {les défauts|les petites erreurs} {autant que|avec} les ventes.',
  ],
  measureSentence: [
    '{Suivez|Tenez} {un seul chiffre|une seule mesure} {qui vous appartient|à votre main} {par semaine|chaque semaine}, {par exemple|comme} les clients {revenus|qui reviennent} {d’eux-mêmes|sans relance}.',
    '{Comparez|Mettez côte à côte} ce que {l’on vous achète|les clients prennent} et ce que vous {croyez vendre|mettez en avant}.',
    '{Notez|Relevez} {le délai|le temps} entre {la question|la demande} et {votre réponse|votre première réponse} : {il en dit long|c’est un bon thermomètre}.',
  ],
  sourceSentence: [
    'Les {histoires|récits} d’entreprises {triomphantes|à succès} {se racontent|s’écrivent} {après coup|une fois gagnées} ; {cherchez|demandez} aussi celles qui {ont fermé|n’ont pas tenu}.',
    '{Demandez|Regardez} {toujours|d’abord} qui {a payé|finance} l’étude, {qui a répondu|comment on a interrogé} et {ce que|quel produit} l’auteur {vend|propose} {en bas de page|à la fin}.',
    'Un client {qui parle|mécontent} {vaut|pèse} {souvent|parfois} {davantage|plus lourd} qu’un {rapport|expert} {bien relié|sûr de lui}.',
  ],
  questionSentence: [
    'Demandez-vous {quel souci précis|quelle gêne quotidienne} votre client {raconterait|avouerait} {à un ami|au dîner}.',
    'Que {perdrait|regretterait} {vraiment|concrètement} {quelqu’un|un client} si vous {fermiez|arrêtiez} {demain|ce mois-ci} ?',
    'Qui {décide|dit oui}, qui {paie|règle} et qui {utilise|s’en sert} : {est-ce|s’agit-il bien de} la même personne ?',
  ],
  choiceSentence: [
    '{Essayez|Testez} chacun {sur quelques clients|auprès d’une poignée de clients} {réels|en chair et en os}, {la même semaine|au même moment}, avec le même {soin|sourire}.',
    '{Choisissez|Gardez} celui que vous {pourrez arrêter|saurez défaire} {sans drame|à peu de frais}, {tant que|aussi longtemps que} {rien n’est sûr|vous doutez}.',
    '{Calculez|Pesez} le {temps|soin} que chacun {réclame|demande} {une fois l’élan passé|dans un mois ordinaire}, et {non|pas} {le jour du lancement|le premier jour}.',
  ],
};

export const MONEY: FrenchDomain = {
  tools: [
    'les relevés {des derniers mois|de la saison} et un {surligneur|crayon}',
    'un tableau à {trois|quatre} colonnes',
    'les contrats {en cours|signés} et leurs petites lignes',
  ],
  expert: [
    'une conseillère qui n’a rien {à vous vendre|à gagner}',
    'un proche qui tient ses comptes {depuis toujours|au cordeau}',
    'une association {d’aide aux consommateurs|de quartier}',
  ],
  trial: [
    'un mois d’essai avec une {petite|modeste} somme',
    'une simulation {sur papier|à blanc}',
    'une seule dépense {suivie de près|mise à part}',
  ],
  record: [
    'chaque dépense, {le jour même|sans exception}',
    'les frais, {même minuscules|un par un}',
    'la raison de chaque achat {important|regretté}',
  ],
  result: [
    'un compte que vous ouvrez {sans appréhension|le sourire aux lèvres}',
    'une réserve à laquelle vous ne {touchez|pensez} pas',
    'un budget qui survit à {un imprévu|une panne de voiture}',
  ],
  signal: [
    'si la fin du mois vous surprend {encore|moins}',
    'si vous savez dire où est passé {le dernier billet|l’argent du mois}',
    'si la décision vous laisse {dormir|tranquille}',
  ],
  sources: [
    'les documents officiels et les conditions {complètes|générales}',
    'vos propres {relevés|contrats}',
    'les fiches des {organismes publics|associations de consommateurs}',
  ],
  detail: [
    'un abonnement {oublié|en double}',
    'un frais prélevé {chaque mois|en silence}',
    'une échéance {mal notée|avancée d’un jour}',
  ],
  exampleSentence: [
    '{Suivez|Observez} {une seule|une unique} dépense {pendant un mois|d’un relevé à l’autre} : {son vrai visage|son total} {étonne|surprend} {toujours|presque à chaque fois}.',
    '{Sur papier|Dans un simple tableau}, faites comme si la décision était {prise|déjà prise}, puis {vivez|déroulez} {trois mois|une saison} {ligne à ligne|avec elle}, {imprévu compris|sans tricher}.',
    'Une {petite|modeste} somme, {mise à l’épreuve|engagée} {sans risque|pour voir}, {enseigne|apprend} {vos réactions|votre patience} mieux qu’{un long calcul|une belle théorie}.',
  ],
  firstStepSentence: [
    '{Ce soir|Dès aujourd’hui}, {surlignez|entourez} sur {un seul relevé|le dernier relevé} ce que vous {aviez oublié|ne reconnaissez pas}.',
    '{Ouvrez|Prenez} {cette semaine|demain} {un contrat|le contrat le plus ancien} et {lisez|cherchez} {les conditions de sortie|la ligne des frais}, {rien d’autre|tranquillement}.',
    '{Notez|Écrivez} pendant {sept jours|une semaine} chaque dépense {le jour même|au moment où elle part}, {sans rien changer|sans vous gronder} {à vos habitudes|pour autant}.',
  ],
  mistakeSentence: [
    'On {compare|regarde} {les promesses|les gains promis} et l’on {oublie|néglige} {les frais|les lignes minuscules} qui {courent|tombent} {chaque mois|en silence}.',
    '{Décider|Signer} {dans l’urgence|sous la pression} : {une bonne affaire|une offre honnête} {supporte|accepte} {toujours|volontiers} {une nuit de réflexion|d’attendre demain}.',
    '{Un budget|Un plan} {parfait|sans aucune marge} {casse|cède} {au premier|dès le premier} {imprévu|pneu crevé}, et {l’on jette tout|le découragement suit}.',
  ],
  measureSentence: [
    '{Regardez|Relevez} {à date fixe|le même jour du mois} ce qui {reste|demeure}, {sur une seule ligne|dans un cahier}, et {laissez|voyez} {la courbe|la suite} {se dessiner|parler}.',
    '{Comparez|Confrontez} ce que vous {pensiez|comptiez} dépenser et {le relevé|la réalité} ; {l’écart|la différence} {doit|peut} {fondre|rétrécir}.',
    '{Votre sommeil|Votre humeur} {à l’ouverture du courrier|devant le relevé} {compte aussi|parle aussi} : {prenez-en note|n’en riez pas}.',
  ],
  sourceSentence: [
    '{Demandez|Cherchez} {toujours|d’abord} {comment|par qui} {celui qui conseille|votre conseiller} est {payé|rémunéré} ; {le reste|le conseil} {se lit|s’éclaire} {autrement|à cette lumière}.',
    'Les {performances|résultats} {passées|d’hier} ne {promettent|garantissent} rien, et {la brochure|le dépliant} {l’écrit|le reconnaît} {d’ailleurs|souvent}, en {petit|bas de page}.',
    '{Lisez|Commencez par} le document {officiel|complet} {avant|plutôt que} {le résumé|la publicité} : {les exceptions|les exclusions} {s’y lisent|s’y trouvent} {en entier|noir sur blanc}.',
  ],
  questionSentence: [
    'Demandez-vous {combien de temps|jusqu’à quand} vous {pourriez|sauriez} {attendre|tenir} si {tout allait|les choses allaient} {de travers|moins bien que prévu}.',
    'À quoi {servira|doit servir} cet argent, et {à quelle date|quand} en {aurez-vous|aura-t-on} {vraiment|réellement} besoin ?',
    'Que {choisiriez-vous|feriez-vous} si {personne|aucun de vos amis} ne {devait|pouvait} {jamais l’apprendre|le savoir} ?',
  ],
  choiceSentence: [
    '{Additionnez|Comptez} tout ce que chacun {coûte|prélève} {sur une année|de l’ouverture à la clôture}, {frais compris|sans rien oublier}, {avant de regarder|puis comparez} {les avantages|le reste}.',
    '{Préférez|Gardez} celui que vous {savez expliquer|pouvez résumer} {à table|à un adolescent} {en trois phrases|sans brochure}.',
    '{Imaginez|Faites vivre} à chacun {une mauvaise année|un coup dur} : {c’est là|à ce moment-là} que {les différences|leurs défauts} {paraissent|se montrent}.',
  ],
};
