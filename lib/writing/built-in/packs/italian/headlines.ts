import type { LanguagePack } from '../../language-pack.ts';

/** I titoli: prima le parole di chi ha chiesto. */
export const HEADLINES: LanguagePack['headlines'] = {
  'how-to': [
    '[headline]',
    '[headline]: {una guida|un percorso} in piccoli passi',
    '[headline], {senza fretta|un passo alla volta}',
    '[headline]: da dove {cominciare|partire}',
    '[headline]: {che cosa serve|gli errori da evitare} e come procedere',
    '[headline], {con metodo e pazienza|partendo da zero}',
  ],
  comparison: [
    '[headline]',
    '[headline]: come {scegliere|decidere}',
    '[headline]: {le domande giuste|i criteri che contano}',
    '[a] o [b]: {un confronto onesto|come scegliere con calma}',
    '[headline]: due strade, una scelta',
    '[headline], {senza tifo|a conti fatti}',
  ],
  list: [
    '[headline]',
    '[headline], {con calma|da provare subito}',
    '[headline]: {idee|consigli} da {mettere alla prova|provare questa settimana}',

    '[headline]: {un inventario ragionato|piccole prove, grandi differenze}',
    '[topic]: [n] {mosse|idee} {semplici|per la vita vera}',
    '[topic]: [n] {consigli|spunti} da {mettere alla prova|provare subito}',
    '[topic], [n] {consigli|idee} senza {giri di parole|promesse}',
  ],
  choice: [
    '[headline]: come {scegliere|orientarsi}',
    '[topic]: [n] {modi|idee} per scegliere bene',
    '[headline], {oltre le classifiche|con la propria testa}',
    '[topic]: [n] {mosse|consigli} prima di decidere',
    '[topic]: [n] {domande|verifiche} prima di scegliere',
    '[headline]: imparare a {scegliere|riconoscere la qualità}',
  ],
  explainer: [
    '[headline]',
    '[headline]: {una guida|una mappa} per orientarsi',
    '[headline]: {capire|vederci chiaro} {senza fretta|un passo alla volta}',
    '[headline], {con calma|dall’inizio}',
    '[headline]: {le domande giuste|che cosa guardare} e di chi fidarsi',
    '[headline]: {un primo sguardo|da dove cominciare}',
  ],
};

/** Titoli per la sezione che raccoglie tutte le voci di un elenco breve. */
export const ENTRY_HEADINGS: readonly string[] = [
  'Le {idee|proposte}, {una per una|in ordine sparso}',
  '{Che cosa provare|Da dove cominciare}',
  '{Consigli|Spunti} da {tenere a mente|mettere alla prova}',
  '{Poche mosse|Qualche idea}, {tutte da provare|senza giri di parole}',
  '{In breve|In poche righe}: che cosa {fare|conta davvero}',
  'Le {mosse|cose} che {aiutano|contano} {di più|davvero}',
  'Un {promemoria|elenco} da {tenere vicino|spuntare con calma}',
];
