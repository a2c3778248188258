import { type Lexicon, phrases } from './lexicon.ts';

/** German: the verb stands second, and last in subordinate clauses. */
export const german: Lexicon = {
  tag: 'de',
  slots: {
    s: phrases(
      'ein geduldiger Anfänger|der Markt im Viertel|jede aufmerksame Köchin|eine kleine Werkstatt|die ältere Nachbarin|ein müder Vater|der erste Kunde|eine gute Lehrerin|die Schule im Dorf|ein ruhiges Büro|die späte Schicht|eine volle Küche|die ganze Familie|ein junger Ingenieur|die frühe Mannschaft|eine neugierige Besucherin|der Laden an der Ecke|ein erfahrener Gärtner|der Trupp aus der Werft|ein knapper Haushalt|der zweite Versuch|eine einfache Gewohnheit|das wöchentliche Treffen|ein geliehenes Werkzeug',
    ),
    v: phrases(
      'behält|ändert|braucht|findet|verbessert|prüft|repariert|formt|trägt|ersetzt|schützt|erklärt|testet|teilt|rettet|misst|öffnet|verfolgt|reinigt|hält|beobachtet|bestellt',
    ),
    o: phrases(
      'den schmalen Weg|ein passendes Ersatzteil|die schwere Tür|eine ehrliche Antwort|den ganzen Plan|eine bessere Gewohnheit|den hölzernen Rahmen|einen klaren Hinweis|den letzten Schritt|eine warme Mahlzeit|die alte Liste|eine zweite Meinung|die ruhige Ecke|eine grobe Skizze|das große Ventil|eine längere Pause|das tägliche Brot|einen fairen Preis|das leere Regal|eine Handvoll Samen|die kaputte Lampe|eine neue Frage|den kleinen Garten|einen gleichmäßigen Takt',
    ),
    p: phrases(
      'vor dem Sonnenaufgang|ohne große Mühe|während der Regenzeit|an einem stillen Nachmittag|nach dem ersten Winter|in einem vollen Raum|mit beiden Händen|seit mehreren Wochen|am Ende des Tages|neben der alten Brücke|in aller Ruhe|am Fenster der Küche|zwischen zwei langen Gesprächen|seit dem frühen Frühling|unter klarem Himmel|entlang des Flusses|von Anfang an|gegen jeden guten Rat',
    ),
  },
  templates: [
    '{s} {v} {o} {p}.',
    '{p} {v} {s} {o}.',
    'wenn {s} {o} {v}, {v} {s} {o}.',
    '{s} {v} {o}, weil {s} {o} {v}.',
    '{s} {v} {o} {p}, und {s} {v} {o}.',
    '{p} {v} {s} {o}, während {s} {o} {v}.',
    'sobald {s} {p} {o} {v}, {v} {s} {o}.',
    '{s} {v} {o}, aber {s} {v} {o} {p}.',
    'obwohl {s} {o} {v}, {v} {s} {o} {p}.',
    '{s} {v} {o}, denn {s} {v} {o}.',
  ],
  headings: ['wie {s} {o} {v}', 'warum {s} {o} {v}', 'wann {s} {o} {v}', 'was {p} {o} {v}'],
  enumeration: {
    lead: 'es braucht ',
    separator: ', ',
    end: '.',
    words: phrases(
      'Geduld|Papier|Wasser|Licht|Vertrauen|Salz|Holz|Schnur|Mut|Leim|Schlaf|Regen|Brot|Honig|Kreide|Wolle|Zeit|Seife|Sand|Musik|Öl|Übung|Stille|Glück|Luft',
    ),
  },
  space: ' ',
};
