import type { FrenchDomain } from './slots.ts';

export const TECHNOLOGY: FrenchDomain = {
  tools: [
    'un environnement d’essai et une sauvegarde {récente|vérifiée}',
    'la documentation, {ouverte à la bonne version|sous les yeux}',
    'un petit jeu de données {sans importance|factice}',
  ],
  expert: [
    'une personne qui {maintient|répare} cela {au quotidien|pour de vrai}',
    'un collègue qui a déjà {tout cassé une fois|perdu des données}',
    'une habituée des {forums d’entraide|pannes du samedi}',
  ],
  trial: [
    'un petit prototype {jetable|d’une soirée}',
    'une copie {isolée|à part} où rien ne peut {casser|déborder}',
    'une seule fonction, {du début à la fin|menée à terme}',
  ],
  record: [
    'la version, {la commande|le contexte} et le message {exact|complet}',
    'chaque réglage {modifié|touché}, avec {sa raison|l’heure}',
    'ce qui marchait {avant le changement|la veille}',
  ],
  result: [
    'un petit prototype qui tient {une journée entière|sous la charge}',
    'un outil que l’on oublie {tant il est fiable|une fois en place}',
    'un réglage que vous savez {refaire de mémoire|expliquer}',
  ],
  signal: [
    'si cela marche encore {après un redémarrage|demain matin}',
    'si un collègue s’en sert sans {vous appeler|notice}',
    'si vous pouvez revenir en arrière {en une minute|sans peur}',
  ],
  sources: [
    'la documentation officielle et les notes {de version|de mise à jour}',
    'les rapports d’anomalies et {leurs réponses|leur suite}',
    'les exemples que vous pouvez {exécuter vous-même|relancer}',
  ],
  detail: [
    'une version {légèrement différente|trop ancienne}',
    'un réglage par défaut {jamais relu|mal compris}',
    'un droit d’accès {oublié|trop large}',
  ],
  exampleSentence: [
    'Un {petit|modeste} prototype {de quelques lignes|bricolé en une soirée} {tranche|règle} {souvent|à lui seul} un débat que {trois réunions|dix articles} {laissaient|auraient laissé} {ouvert|en suspens}.',
    '{Changez|Modifiez} un {seul|unique} réglage, {relancez|redémarrez}, {observez|notez}, puis {revenez en arrière|remettez-le} : {cette lenteur|ce rythme} {va|mène} {plus vite|plus loin} qu’une rafale d’essais.',
    '{Sur une copie|Dans un bac à sable}, {avec des données|sur des fichiers} {sans valeur|factices}, on {ose|peut} {tout casser|se tromper}, et {c’est là|c’est ainsi} qu’on {apprend|comprend}.',
  ],
  firstStepSentence: [
    '{Ce soir|Dès aujourd’hui}, {faites|vérifiez} une sauvegarde, puis {montez|préparez} un {coin d’essai|espace de test} où {rien n’est grave|tout peut casser}.',
    '{Écrivez|Rédigez} {cette semaine|dès demain}, {en trois lignes|sans jargon}, ce que l’outil {doit faire|vous épargnera}, {avant|bien avant} {d’ouvrir|de lire} la moindre page {de réglages|de documentation}.',
    '{Reproduisez|Lancez} {l’exemple officiel|le plus petit exemple} {à l’identique|sans rien changer}, {puis|et seulement après} {touchez|modifiez} une {ligne|valeur}.',
  ],
  mistakeSentence: [
    'On {colle|recopie} une {commande|solution} {trouvée au hasard|venue d’ailleurs} {sans lire|avant de lire} {sa date|sa version}, et {l’on répare|l’on corrige} ensuite {deux pannes|la panne et le remède}.',
    '{Mettre à jour|Changer} trois {briques|composants} {à la fois|d’un coup} {rend|laisse} {la panne|l’erreur} {introuvable|sans auteur}.',
    '{Automatiser|Industrialiser} {trop tôt|avant de comprendre} {fige|grave} {une erreur|un malentendu} {dans le marbre|pour longtemps}.',
  ],
  measureSentence: [
    '{Chronométrez|Mesurez} la même {tâche|opération} {avant et après|à chaque changement}, {sur la même machine|dans les mêmes conditions}, {trois fois|plusieurs fois de suite}.',
    '{Comptez|Notez} les {interruptions|contournements} de la semaine : un outil {progresse|s’améliore} quand {cette liste|ce compte} {raccourcit|fond}.',
    '{Demandez|Proposez} à {un débutant|quelqu’un d’extérieur} de {refaire|suivre} vos étapes {sans aide|seul} ; chaque {question|hésitation} {signale|montre} {un trou|un oubli} dans vos notes.',
  ],
  sourceSentence: [
    '{Vérifiez|Regardez} {d’abord|avant tout} la version {décrite|visée} : en {informatique|technique}, un {excellent|bon} conseil {périmé|d’hier} {devient|fait} {un mauvais|un piège}.',
    'Un {test|comparatif} {sans protocole|que vous ne pouvez pas refaire} {vaut|reste} {une opinion|une simple impression}, {même avec|malgré} de {jolies courbes|beaux graphiques}.',
    '{Lisez|Parcourez} les {anomalies ouvertes|plaintes des utilisateurs} {autant que|avant} la {page d’accueil|brochure} : {la franchise|la vérité} {s’y cache|est là}.',
  ],
  questionSentence: [
    'Demandez-vous {qui|quelle personne} {dépannera|réparera} cela {un dimanche|le jour où vous serez absent}, et {avec quelle documentation|sur la foi de quelles notes}.',
    'Que se {passe-t-il|produira-t-il} {si l’outil disparaît|si le service ferme} {demain|l’an prochain}, et {où sont|comment récupérez-vous} vos données ?',
    'Quelle {tâche|corvée}, {précisément|au juste}, {voulez-vous|souhaitez-vous} {ne plus faire|voir disparaître} {à la main|de vos journées} ?',
  ],
  choiceSentence: [
    '{Construisez|Montez} le même {petit prototype|bout de projet} {deux fois|avec chacun des deux}, puis {comptez|regardez} {les détours|les heures perdues}.',
    '{Regardez|Vérifiez} {comment on en sort|la porte de sortie} {avant d’entrer|avant de choisir} : {l’export|la récupération des données} {départage|juge} {bien des outils|les candidats}.',
    '{Donnez|Accordez} un point {à celui|à l’outil} {dont les messages d’erreur vous aident|qui explique clairement ses pannes} ; {vous les lirez souvent|ce sont eux que vous fréquenterez}.',
  ],
};

export const WORK: FrenchDomain = {
  tools: [
    'un agenda {ouvert|à jour} et une feuille blanche',
    'une heure {réservée|protégée}, téléphone {coupé|au loin}',
    'la liste de vos {engagements|promesses} en cours',
  ],
  expert: [
    'une collègue dont vous admirez {le calme|la clarté}',
    'un ancien {du service|de la maison}',
    'une personne qui a changé de poste {récemment|sans regret}',
  ],
  trial: [
    'une semaine d’essai {annoncée à l’équipe|convenue avec un collègue}',
    'une seule réunion menée {autrement|debout}',
    'une matinée par semaine, {protégée|sans courrier}',
  ],
  record: [
    'les interruptions et {leur heure|leur cause}',
    'les décisions prises, avec {leur raison|leur date}',
    'ce qui traînait encore {le vendredi|en fin de semaine}',
  ],
  result: [
    'une fin de journée {sans rien d’oublié|l’esprit léger}',
    'un dossier que l’on peut reprendre {sans vous|du premier coup}',
    'une semaine dont vous savez dire {à quoi elle a servi|le fil}',
  ],
  signal: [
    'si l’on vous pose deux fois {la même question|une question réglée}',
    'si la réunion finit {avant l’heure|sans suite à prévoir}',
    'si vous partez sans {rouvrir votre messagerie|regarder en arrière}',
  ],
  sources: [
    'les comptes rendus et les {vieux|anciens} dossiers',
    'les offres d’emploi {de votre domaine|voisines}, lues {entre les lignes|de près}',
    'les retours {écrits|francs} de vos collègues',
  ],
  detail: [
    'une notification {laissée active|de trop}',
    'un compte rendu {envoyé trop tard|sans décision}',
    'une consigne donnée {dans un couloir|à la hâte}',
  ],
  exampleSentence: [
    '{Supprimez|Annulez} une {réunion|réunion récurrente} pendant {deux semaines|quinze jours}, {remplacez-la|mettez à sa place} {par une note écrite|une page partagée}, et {voyez|écoutez} qui {la réclame|s’en plaint}.',
    'Une {même tâche|même besogne} {faite le matin|prise à froid} puis {en fin de journée|entre deux appels} ne {demande|coûte} pas {la même peine|les mêmes forces} ; {l’agenda|votre emploi du temps} {l’ignore|n’en dit rien}.',
    '{Une page|Une simple page} {posée|envoyée} {la veille|avant la séance} {raccourcit|allège} {souvent|presque toujours} {la discussion|la réunion} du lendemain.',
  ],
  firstStepSentence: [
    '{Demain matin|Dès lundi}, {bloquez|réservez} {une heure|un créneau} {dans l’agenda|au calme} et {défendez-la|gardez ce moment} comme un {rendez-vous|engagement} {avec un client|extérieur}.',
    '{Cette semaine|Avant vendredi}, {notez|relevez} chaque {interruption|coupure} : {un trait|un bâton} par fois, {sans commentaire|rien de plus}.',
    '{Écrivez|Envoyez} {dès aujourd’hui|ce soir} {trois lignes|un court message} à {la personne concernée|votre équipe} pour {dire|annoncer} ce que vous {allez essayer|essayez}.',
  ],
  mistakeSentence: [
    'On {réorganise|repeint} {sa liste|ses dossiers} {pour éviter|au lieu d’entamer} la {seule tâche|tâche} qui {fait peur|compte}.',
    '{Dire oui|Accepter} {trop vite|par politesse} {vole|prend} {du temps|des heures} {à ce que l’on a déjà promis|aux promesses déjà faites}.',
    '{Imposer|Annoncer} une méthode {à toute l’équipe|à tous} {avant de l’avoir tenue|sans l’avoir vécue} {une semaine|soi-même} {use|abîme} {la confiance|le crédit}.',
  ],
  measureSentence: [
    '{Le vendredi|En fin de semaine}, {relisez|comparez} {la liste du lundi|le plan de départ} et {l’agenda vécu|ce qui s’est passé} ; {l’écart|la différence} {parle|suffit}.',
    '{Comptez|Relevez} les {soirs|jours} où vous {partez|fermez l’ordinateur} {l’esprit libre|sans reste} : {ce chiffre-là|ce compte} {ne ment pas|vous appartient}.',
    '{Demandez|Faites dire} à {deux collègues|un proche collègue} {ce qui a changé|ce qu’ils remarquent} {depuis un mois|ces temps-ci}, {sans préciser|avant d’expliquer} ce que vous essayez.',
  ],
  sourceSentence: [
    'Les {récits|histoires} de {réussite professionnelle|carrière} {taisent|oublient} {volontiers|souvent} {la chance|les remplaçants}, {l’équipe|les secours} et {le contexte|les circonstances}.',
    '{Avant d’adopter|Avant de copier} une méthode, {demandez|regardez} {la taille|la forme} de l’équipe {qui la vante|où elle est née} et {ce que|les tâches que} celle-ci {ne faisait plus|avait abandonnées}.',
    'Un conseil {venu d’un poste|donné par quelqu’un} {très différent|au métier éloigné} {mérite|demande} {une traduction|un ajustement} avant {l’essai|d’entrer dans votre journée}.',
  ],
  questionSentence: [
    'Demandez-vous {quelle part|quelle heure} de votre semaine {vous manquerait|vous ferait défaut} si {elle disparaissait|on vous en privait}.',
    'Qui, {autour de vous|dans l’équipe}, {verra|sentira} la différence {en premier|avant vous}, et {à quel signe|comment} ?',
    'Qu’est-ce qui {vous prend|mange} {le plus d’énergie|vos meilleures heures} : {la tâche|le travail}, {l’attente|l’incertitude} ou {les interruptions|le bruit} ?',
  ],
  choiceSentence: [
    '{Racontez|Décrivez} à {voix haute|un ami} un {mardi ordinaire|jour banal} avec chacun {des deux|d’eux} : {votre voix|le ton} {choisira|tranchera} {avant vous|peut-être}.',
    '{Regardez|Pesez} {ce que chacun vous fera apprendre|ce que vous saurez faire} {dans un an|plus tard}, {pas seulement|et pas uniquement} ce qu’il {rapporte|facilite} {ce mois-ci|tout de suite}.',
    '{Interrogez|Écoutez} {quelqu’un|une personne} qui {vit|connaît} {le quotidien|les jours gris} de chaque {choix|voie}, {pas seulement|et non} {les jours de fête|sa vitrine}.',
  ],
};
