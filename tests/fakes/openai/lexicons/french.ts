import { type Lexicon, phrases } from './lexicon.ts';

/** French. Conjunctions that elide before a vowel are left out. */
export const french: Lexicon = {
  tag: 'fr',
  slots: {
    s: phrases(
      'un débutant patient|le marché du quartier|chaque cuisinier attentif|un petit atelier|la voisine âgée|un parent fatigué|le premier client|une bonne institutrice|la vieille école|un bureau tranquille|la fine équipe du soir|une cuisine animée|la famille entière|un jeune ingénieur|le chef de chantier|une visiteuse curieuse|la boutique du coin|un jardinier expérimenté|le service de réparation|un budget modeste|la seconde tentative|une habitude simple|la réunion du lundi|un outil prêté',
    ),
    v: phrases(
      'garde|change|cherche|trouve|améliore|vérifie|répare|façonne|porte|remplace|protège|explique|essaie|partage|sauve|mesure|ouvre|suit|nettoie|tient|surveille|commande',
    ),
    o: phrases(
      'le sentier étroit|une pièce de rechange|la lourde porte|une réponse honnête|le plan entier|une meilleure habitude|le cadre en bois|une note claire|la dernière étape|un repas chaud|la vieille liste|un deuxième avis|le coin calme|une esquisse rapide|la vanne principale|une pause plus longue|le pain quotidien|un prix juste|une étagère vide|une poignée de graines|la lampe cassée|une nouvelle question|le petit jardin|un rythme régulier',
    ),
    p: phrases(
      'avant le lever du soleil|sans grand effort|pendant la saison des pluies|par un après-midi calme|après le premier hiver|dans une salle bondée|avec les deux mains|depuis plusieurs semaines|à la fin de la journée|près du vieux pont|loin des regards|devant la fenêtre de la cuisine|entre deux longs appels|dès le début du printemps|sous un ciel clair|le long de la rivière|malgré les bons conseils|pour la première fois',
    ),
  },
  templates: [
    '{s} {v} {o} {p}.',
    '{p}, {s} {v} {o}.',
    'quand {s} {v} {o}, {s} {v} {o}.',
    '{s} {v} {o}, car {s} {v} {o}.',
    '{s} {v} {o} {p}, et {s} {v} {o}.',
    '{p}, {s} {v} {o}, mais {s} {v} {o}.',
    'si {s} {v} {o} {p}, {s} {v} {o}.',
    '{s} {v} {o}, puis {s} {v} {o} {p}.',
    'quand {s} {v} {o} {p}, {s} {v} {o}.',
    '{s} {v} {o}, donc {s} {v} {o}.',
  ],
  headings: ['comment {s} {v} {o}', 'pourquoi {s} {v} {o}', 'quand {s} {v} {o}', 'ce qui {v} {o} {p}'],
  enumeration: {
    lead: 'il faut ',
    separator: ', ',
    end: '.',
    words: phrases(
      'patience|papier|lumière|confiance|sel|bois|ficelle|courage|colle|sommeil|pluie|pain|miel|craie|laine|temps|savon|sable|musique|huile|pratique|silence|chance|air|verre',
    ),
  },
  space: ' ',
};
