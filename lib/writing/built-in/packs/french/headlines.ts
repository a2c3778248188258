import type { LanguagePack } from '../../language-pack.ts';

/** Title patterns; the visitor's own words come first wherever they can. */
export const HEADLINES: LanguagePack['headlines'] = {
  'how-to': [
    '[headline]',
    '[headline] : {la méthode, pas à pas|une méthode tranquille}',
    '[headline] : par où commencer',
    '[headline] sans {se tromper d’étape|brûler les étapes}',
    '[headline] : le guide {patient|du débutant curieux}',
    '[headline], {étape par étape|du premier essai au bon geste}',
  ],
  comparison: [
    '[headline]',
    '[headline] : {comment choisir|comment trancher}',
    '[headline] : {les questions qui décident|le choix à tête reposée}',
    '[headline] : {une comparaison loyale|le match, sans parti pris}',
    '[headline] : choisir selon votre {usage|vie}',
    '[headline] : de quoi {vous décider|y voir clair}',
  ],
  list: [
    '[headline]',
    '[headline], {à essayer cette semaine|une à la fois}',
    '[headline] : {ce qui tient un jour ordinaire|du simple et du praticable}',
    '[subject] : [n] idées {à essayer|qui changent la semaine}',
    '[subject] : [n] {bons réflexes|pistes concrètes}',
    '[n] {conseils|idées} pour avancer : [subject]',
  ],
  choice: [
    '[subject] : [n] {repères|questions} pour bien choisir',
    '[headline] : comment trouver {le vôtre|ce qui vous convient}',
    '[headline] : {choisir sans regret|l’art de bien choisir}',
    '[subject] : [n] façons de {choisir juste|ne pas se tromper}',
    '[subject] : [n] choses à {vérifier|savoir} avant de choisir',
    'Bien choisir en [n] {étapes|repères} : [subject]',
  ],
  explainer: [
    '[headline]',
    '[headline] : {comprendre l’essentiel|de quoi parle-t-on ?}',
    '[headline] : {par où entrer dans le sujet|une carte pour s’orienter}',
    '[headline] : les bonnes questions',
    '[headline], {pas à pas|pour les curieux}',
    '[headline] : {ce qu’il faut savoir regarder|au-delà des idées reçues}',
  ],
};
