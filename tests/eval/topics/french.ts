import { TREES_AND_HEAT } from './english-pages.ts';
import type { FixedPage, Topic } from './topic.ts';

const BRUIT: FixedPage = {
  url: 'https://habitat-calme.example/enquete',
  title: 'Le bruit dans les logements anciens : enquête dans 240 appartements',
  text: `L'association Habitat calme a mesuré le bruit dans 240 appartements construits avant 1948 à Saint-Aubry. Dans 6 logements sur 10, les pas du voisin du dessus gênent davantage que la rue. La nuit, le niveau moyen dans les chambres sur cour est de 31 décibels, contre 43 dans les chambres sur rue.

Les fenêtres sont le premier remède. Remplacer le simple vitrage par un double vitrage acoustique a réduit le bruit de la rue de 12 décibels en moyenne, pour un prix de 780 euros par fenêtre pose comprise. Un joint neuf, qui coûte 15 euros, en gagne déjà 4.

Contre les pas, rien ne vaut un sol souple chez le voisin. Une sous-couche de liège de 8 millimètres sous le parquet a diminué le bruit d'impact de 17 décibels dans les 35 logements équipés. L'acousticienne Léa Fontanel rappelle qu'un faux plafond coûte 90 euros le mètre carré et n'apporte que la moitié de cet effet.

Les rideaux épais ne coupent pas le bruit de la rue, mais ils rendent la pièce moins sonore. Parmi les 112 habitants interrogés après un an, 83 disent mieux dormir.`,
};

const ARBRES: FixedPage = {
  url: 'https://ville-ombre.example/bilan-2025',
  title: 'Mille arbres en cinq ans : le bilan de Rivefontaine',
  text: `Entre 2020 et 2025, la ville de Rivefontaine a planté 1 040 arbres dans 73 rues. Le budget s'est élevé à 2,3 millions d'euros, dont 38 % pour l'ouverture des sols et l'agrandissement des fosses. Le taux de reprise atteint 91 % après trois étés.

Les 26 cours d'école ont été traitées en premier. Dans celle de l'école Jules-Arnaud, le sol affichait 54 °C en juillet 2019 ; sous les arbres et les copeaux de bois, il n'en affichait plus que 33 en juillet 2025. Les enseignants peuvent de nouveau y faire cours l'après-midi.

Le choix des espèces a changé. Les platanes ne représentent plus que 12 % des plantations, contre 45 % il y a vingt ans. Le micocoulier, l'érable de Montpellier et le chêne vert supportent mieux la sécheresse, explique Samir Belkadi, responsable des espaces verts.

L'arrosage reste le point faible. Un jeune arbre demande 100 litres d'eau tous les dix jours pendant ses trois premiers étés. Sur 610 riverains volontaires, 470 arrosent encore la deuxième année.`,
};

/** Articles in French. */
export const FRENCH: readonly Topic[] = [
  {
    id: 'fr-small',
    topic: 'Réduire le bruit dans un appartement ancien',
    language: 'french',
    length: 'small',
    pages: [BRUIT],
  },
  {
    id: 'fr-medium',
    topic: 'Comment choisir un vélo cargo pour une famille',
    language: 'french',
    length: 'medium',
    pages: [],
  },
  {
    id: 'fr-large',
    topic: 'Planter des arbres en ville pour lutter contre la chaleur',
    language: 'french',
    length: 'large',
    pages: [ARBRES, TREES_AND_HEAT],
  },
];
