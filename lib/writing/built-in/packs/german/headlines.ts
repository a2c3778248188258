import type { LanguagePack } from '../../language-pack.ts';

/** Title patterns; the visitor's own words come first wherever they can. */
export const HEADLINES: LanguagePack['headlines'] = {
  'how-to': [
    '[headline]',
    '[headline]: ein {ruhiger|klarer} Fahrplan',
    '[headline]: {Schritt für Schritt|der Reihe nach}',
    '[headline]: {womit man beginnt|wie der Anfang gelingt}',
    '[headline]: {ein Leitfaden|Handgriffe} für den Alltag',
    '[headline]: {vom Vorsatz zum Tun|klein anfangen, dranbleiben}',
    '[headline]: ohne {Umwege|Hast} ans Ziel',
  ],
  comparison: [
    '[headline]',
    '[headline]: {so treffen Sie Ihre Wahl|wie man klug wählt}',
    '[headline]: {Fragen|Maßstäbe}, die weiterhelfen',
    '[a] oder [b]: ein {fairer|ruhiger} Vergleich',
    '[headline]: {abwägen und entscheiden|zwei Wege, eine Entscheidung}',
    '[a] oder [b]? Was {zu Ihnen|zum eigenen Alltag} passt',
    '[headline]: {nüchtern|in Ruhe} verglichen',
  ],
  list: [
    '[headline]',
    '[headline]: {Anregungen|Kleinigkeiten}, die {tragen|im Alltag bestehen}',
    '[headline]: {eins nach dem anderen|klein, aber wirksam}',
    'Zum Thema [topic]: [n] {Anregungen|Ideen} für {den Alltag|diese Woche}',
    '[n] {kluge|brauchbare} Ansätze zum Thema [topic]',
    '[topic]: [n] {Anregungen|Vorschläge} zum Ausprobieren',
    '[topic]: [n] {kleine Schritte|Gewohnheiten mit Wirkung}',
  ],
  choice: [
    '[topic]: [n] {Fragen|Prüfsteine} vor der Wahl',
    '[headline]: {mit Verstand auswählen|wie man gut auswählt}',
    '[headline]: [n] Wege zu einer guten Wahl',
    '[topic]: [n] {Wege|Schritte} zur passenden Wahl',
    '[headline]: [n] {Prüfsteine|Überlegungen} vorab',
    '[topic]: [n] Dinge, die man vorher {klären|wissen} sollte',
    '[n] {Ratschläge|Prüfsteine} für die Wahl: [topic]',
  ],
  explainer: [
    '[headline]',
    '[headline]: {ein guter Anfang|ein erster Rundgang}',
    '[headline]: {worum es wirklich geht|was dahintersteckt}',
    '[headline]: {Fragen|Wege}, die weiterführen',
    '[headline]: {eine Einladung zum Nachdenken|verstehen, Schicht um Schicht}',
    '[headline]: {für Neugierige|von Grund auf}',
    '[headline]: {eine Landkarte|Orientierung} für {Einsteiger|Neugierige}',
  ],
};

/** Headings for a section that holds all entries of a list. */
export const ENTRY_HEADINGS: LanguagePack['entryHeadings'] = [
  'Zum {Ausprobieren|Mitnehmen}',
  'Punkt für Punkt',
  '{Anregungen|Vorschläge} für den Alltag',
  'Eins nach dem anderen',
  'Was sich {bewährt|lohnt}',
  'Die Liste {in Kürze|im Einzelnen}',
  'Womit Sie {anfangen|beginnen} können',
];
