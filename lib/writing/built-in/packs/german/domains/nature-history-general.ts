import type { GermanDomain } from './slots.ts';

export const NATURE: GermanDomain = {
  tools: [
    'ein Fernglas, ein Heft und wetterfeste Schuhe',
    'eine Lupe, einen Bleistift und Zeit',
    'eine Karte, ein Bestimmungsbuch und warme Kleidung',
  ],
  expert: [
    'eine Försterin',
    'jemanden, der dieselbe Wiese seit Jahren besucht',
    'die Leiterin des Naturkundemuseums',
    'einen Gärtner mit Erde an den Händen',
  ],
  trial: [
    'eine Stunde am selben Fleck',
    'eine kleine Beobachtungsreihe',
    'ein Beet von der Größe eines Tisches',
  ],
  record: [
    'Datum, Wetter und Beobachtung',
    'Arten, Orte und Zweifel',
    'die Uhrzeit, das Licht und die Geräusche',
  ],
  result: [
    'eine Beobachtung, die andere nachprüfen können',
    'eine Erklärung, die auch im Regen hält',
    'eine Aufmerksamkeit, der mehr auffällt als gestern',
  ],
  signal: [
    'was bei Regen anders ist',
    'welche Stimme zuerst zu hören ist',
    'was an derselben Stelle letztes Jahr wuchs',
  ],
  sources: [
    'Bestimmungsbücher und Feldnotizen',
    'Berichte von Forschungsstationen',
    'Sammlungen in Museen',
  ],
  detail: ['die Richtung des Windes', 'eine Spur im Schlamm', 'die Form eines Blattrands'],
  exampleSentence: [
    'Setzen Sie sich {an drei Tagen|dreimal} an {dieselbe Stelle|denselben Waldrand} und {zeichnen Sie auf, was sich bewegt|schließen Sie erst einmal die Augen}.',
    'Säen Sie {eine Handvoll Samen|ein paar Körner} in zwei {Töpfe|Schalen}, {ändern Sie nur den Standort|gießen Sie nur einen davon reichlich} und {führen Sie Buch|warten Sie ab}.',
    'Fotografieren Sie {einen Baum|ein Stück Ufer} {in jeder Jahreszeit|jeden Monat} vom gleichen Fleck; {die Reihe erklärt mehr als das schönste Einzelbild|beim Durchblättern wird das Langsame sichtbar}.',
  ],
  firstStepSentence: [
    'Gehen Sie {heute|noch diese Woche} {eine Viertelstunde|zehn Minuten} vor die Tür und {benennen Sie fünf Dinge, die leben|schreiben Sie auf, was Sie nicht benennen können}.',
    'Suchen Sie sich {diese Woche|am Sonntag} ein {kleines |}Stück Hecke, das {Sie leicht erreichen|auf dem Heimweg liegt}, und {kehren Sie wieder|besuchen Sie es bei jedem Wetter}.',
    'Leihen Sie {ein Bestimmungsbuch|einen Sternenatlas} aus und {beginnen Sie mit dem, was vor dem Fenster liegt|schlagen Sie nur nach, was Sie selbst gesehen haben}.',
  ],
  mistakeSentence: [
    'Man {sucht|jagt} das {Seltene|Spektakuläre} und {geht am Häufigen vorbei|übersieht den Spatz}, obwohl sich dort das meiste {lernen|verstehen} ließe.',
    'Viele {schließen|folgern} aus {einem kalten Tag|einer einzelnen Beobachtung} auf {das Ganze|den großen Zusammenhang}; {die Natur verlangt Reihen|dafür braucht es viele Tage}.',
    'Wer {Tieren menschliche Gründe gibt|überall Absicht sieht}, {hört auf zu beobachten|verpasst die bessere Erklärung}.',
  ],
  measureSentence: [
    'Vergleichen Sie {Ihre Notizen|das Heft} {zur selben Woche|im selben Monat} des {nächsten|folgenden} Jahres; {erst dann wird aus Eindrücken ein Muster|früher verrät die Natur wenig}.',
    'Zählen Sie, {wie viele Arten|was alles} Sie {ohne Buch|auf Anhieb} {benennen|erkennen}, {jeden Monat neu|immer auf derselben Runde}.',
    'Prüfen Sie {eine alte Vermutung|Ihre Erklärung} an {einem neuen Ort|anderem Wetter}; {hält sie, wird sie Wissen|bricht sie, haben Sie etwas gelernt}.',
  ],
  sourceSentence: [
    'Fragen Sie bei {jeder Meldung|jedem Bericht}, {wie gemessen wurde|wer gezählt hat} und {wie lange|über welches Gebiet}; {ein einzelner Sommer beweist wenig|Dauer schlägt Lautstärke}.',
    '{Tierfilme|Naturfilme} {raffen|verdichten} {Wochen|Jahre} zu Minuten; {das Warten fehlt|geschnitten wird, was langweilt}, und {gerade das gehört|die Ruhe gehört} zur Sache.',
    'Wo {Fachleute|Forscherinnen} {ihre Zweifel nennen|von Unsicherheit sprechen}, {ist das ein gutes Zeichen|wächst das Vertrauen zu Recht}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, wovon {es lebt|das Ganze lebt}, {wer davon lebt|wem es nützt} und {was geschieht, wenn es fehlt|wer es vermissen würde}.',
    'Woran {würden|könnten} Sie {merken|erkennen}, dass {Ihre Erklärung falsch ist|es anders zusammenhängt}?',
    'Was {sähe|hörte} man {hier|an dieser Stelle} {zu einer anderen Jahreszeit|mitten in der Nacht}?',
  ],
  choiceSentence: [
    'Beobachten Sie {beides|beide} {unter gleichen Bedingungen|am selben Ort}, {zur selben Stunde|bei gleichem Wetter}, {und nicht nur einmal|mehrmals und in Ruhe}.',
    '{Bevorzugen Sie|Wählen Sie} das, was {sich nachprüfen lässt|offen zeigt, wie es entstanden ist}, {auch wenn die andere Geschichte schöner klingt|selbst wenn es nüchterner klingt}.',
    'Fragen Sie bei beiden, {was es an Ort und Stelle verändert|welche Spuren es hinterlässt}, {heute und in zwanzig Jahren|für das Nächste und das Ferne}.',
  ],
};

export const HISTORY: GermanDomain = {
  tools: [
    'eine Zeitleiste, einen Stift und eine Karte',
    'ein Notizheft, Klebezettel und einen Bibliotheksausweis',
    'alte Fotos, ein Lexikon und gutes Licht',
  ],
  expert: [
    'die Archivarin',
    'jemanden, der dabei war',
    'einen Lehrer, der Quellen laut vorliest',
    'die Führerin im Heimatmuseum',
  ],
  trial: ['eine einzige Urkunde', 'eine Stunde im Museum', 'ein Gespräch mit Zeitzeugen'],
  record: [
    'Jahr, Ort und Blickwinkel',
    'Widersprüche zwischen den Quellen',
    'Namen, Begriffe und offene Fragen',
  ],
  result: [
    'eine Erzählung, in der auch die Verlierer vorkommen',
    'eine Antwort, die ihre Quelle nennt',
    'ein Urteil, das Zweifel aushält',
  ],
  signal: [
    'wer in der Quelle nicht zu Wort kommt',
    'welche Wörter später dazukamen',
    'wem die Erzählung nützt',
  ],
  sources: ['Briefe, Akten und Tagebücher', 'Zeitungen aus jenen Tagen', 'Karten und Grabsteine'],
  detail: [
    'das Datum auf der Rückseite',
    'eine durchgestrichene Zeile',
    'eine leere Stelle im Album',
  ],
  exampleSentence: [
    'Lesen Sie {zwei Zeitungen|zwei Berichte} {vom selben Tag|über denselben Vorgang}, {unterstreichen Sie, was nur in einem steht|streichen Sie die Adjektive}, und {sehen Sie, was bleibt|vergleichen Sie}.',
    'Legen Sie eine {alte|vergilbte} Karte neben {eine heutige|die heutige} und {folgen Sie einer einzigen Straße|suchen Sie, was verschwunden ist}.',
    'Fragen Sie {drei Generationen|zwei Verwandte} nach {demselben Jahr|demselben Ereignis}, {einzeln und in Ruhe|getrennt voneinander}; {aus den Lücken wird ein Bild|die Abweichungen erzählen am meisten}.',
  ],
  firstStepSentence: [
    'Zeichnen Sie {heute|zuerst} eine Zeitleiste auf {Packpapier|ein langes Blatt} und {tragen Sie nur ein, was Sie auswendig wissen|lassen Sie die Lücken stehen}.',
    'Besuchen Sie {diese Woche|am Wochenende} {ein Denkmal|eine Gedenktafel} in der Nähe und {fragen Sie, wer das Geld dafür gab|überlegen Sie, was dort nicht steht}.',
    'Bitten Sie {heute|beim nächsten Besuch} {einen älteren Menschen|jemanden aus der Familie}, {ein Foto zu erklären|von einem gewöhnlichen Tag zu erzählen}.',
  ],
  mistakeSentence: [
    'Man {urteilt|richtet} {vom Ende her|mit heutigem Wissen} und {vergisst|übersieht}, dass {die Beteiligten den Ausgang nicht kannten|damals alles offen war}.',
    'Viele {lesen|kennen} nur {die Sieger|eine Seite} und {halten deren Briefe für das Ganze|wundern sich, wie glatt alles klingt}.',
    'Wer {eine einzige Ursache|den einen Schuldigen} sucht, {findet sie auch|wird fündig} und {hört zu früh auf zu fragen|verliert den Rest aus dem Blick}.',
  ],
  measureSentence: [
    'Erzählen Sie {dieselbe Episode|das Ganze} {einmal im Monat|nach einigen Wochen} {neu|ohne Notizen}; {sie wird genauer und vorsichtiger|achten Sie auf jedes „angeblich“, das dazukommt}.',
    'Zählen Sie {die Stimmen|die Quellen}, die {Sie kennen|in Ihrem Bild vorkommen}, {nicht die Seiten|und fragen Sie, wer fehlt}.',
    'Prüfen Sie, ob Sie {die Gegenseite|eine fremde Sicht} {so darstellen können|so erzählen}, dass {sie sich wiedererkennt|auch deren Nachfahren nickten}.',
  ],
  sourceSentence: [
    'Fragen Sie {jede Quelle|jedes Schriftstück}, {wer hier spricht|wem es antwortet}, {zu wem und mit welcher Absicht|wann es entstand und wofür}.',
    '{Erinnerungen|Memoiren} sind {ehrlich und trotzdem ungenau|nachträglich geordnet}; {stellen Sie ein zeitgleiches Papier daneben|gleichen Sie sie mit Akten ab}.',
    'Wo {alle Texte|viele Seiten} denselben {Satz|Wortlaut} haben, {gibt es vermutlich nur eine Quelle|wurde abgeschrieben, nicht geprüft}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, wer {diese Geschichte|davon} {nie erzählt hat|anders erzählen würde} und {warum|was ihn daran hinderte}.',
    'Was hielten die Menschen {damals|jener Zeit} für {selbstverständlich|unabänderlich}, {das uns fremd ist|was heute niemand mehr bemerkt}?',
    'Welche {Entscheidung|Stunde} hätte anders {ausgehen|enden} können, und {wer wusste das|woran hing es}?',
  ],
  choiceSentence: [
    'Stellen Sie {beide|die zwei} {Deutungen|Sichtweisen} vor dieselben {Quellen|Zeugnisse} und {sehen Sie, welche mehr erklärt|fragen Sie, welche weniger verschweigt}.',
    '{Bevorzugen Sie|Wählen Sie} die Seite, {die ihre Belege offenlegt|auf der man nachschlagen kann}, {auch wenn sie trockener klingt|so spröde sie klingt}.',
    'Fragen Sie bei beiden, {was ein Zeitgenosse dazu gesagt hätte|wem sie damals geholfen hätten}, {und hören Sie die Antwort zu Ende|ohne gleich zu urteilen}.',
  ],
};

export const GENERAL: GermanDomain = {
  tools: [
    'ein Heft, einen Stift und eine ungestörte Stunde',
    'Papier, einen Kalender und etwas Neugier',
    'alles Nötige, gutes Licht und einen freien Tisch',
  ],
  expert: [
    'jemanden, der ein Jahr weiter ist',
    'eine Bekannte, die kein Blatt vor den Mund nimmt',
    'jemanden, der es aufgegeben hat',
    'eine Person, die davon lebt',
  ],
  trial: ['eine kleine Probe', 'ein bescheidenes Probestück', 'eine erste Runde ohne Zuschauer'],
  record: [
    'Zeit, Aufwand und Ergebnis',
    'Fragen, Fehler und Fortschritte',
    'das Datum und einen ehrlichen Satz',
  ],
  result: [
    'ein Ergebnis, das Sie gern herzeigen',
    'eine Lösung, die auch nächste Woche hält',
    'eine Sache, die Sie ohne Zögern wiederholen würden',
  ],
  signal: [
    'was Ihnen leichter fällt als erwartet',
    'wo Sie ins Stocken geraten',
    'wann die Lust nachlässt',
  ],
  sources: [
    'Erfahrungsberichte mit Datum',
    'Bücher aus der Bibliothek',
    'Stimmen von Befürwortern und Gegnern',
  ],
  detail: ['der falsche Zeitpunkt', 'eine ungeklärte Zuständigkeit', 'eine Stunde mehr Schlaf'],
  exampleSentence: [
    'Machen Sie {dasselbe|die gleiche Sache} zweimal, {ändern Sie dabei eine Kleinigkeit|einmal schnell und einmal langsam}, und {schreiben Sie den Unterschied auf|vergleichen Sie in Ruhe}.',
    'Eine {bescheidene|kleine} Probe {am Dienstagabend|an einem gewöhnlichen Tag} {sagt mehr|verrät mehr} als {jedes Gedankenspiel|ein Monat Nachdenken}.',
    'Stellen Sie {zwei Ergebnisse|zwei Versuche} {nebeneinander|auf denselben Tisch}, {bitten Sie jemanden um ein Urteil|verraten Sie nicht, welches zuerst da war}, und {hören Sie zu|schweigen Sie}.',
  ],
  firstStepSentence: [
    'Reservieren Sie {heute|noch heute} {eine Stunde|einen halben Abend} im Kalender, {bevor Sie weiterlesen|ohne Ausrede}, und {halten Sie den Termin ein|sagen Sie es jemandem}.',
    'Schreiben Sie {drei Sätze|eine halbe Seite} darüber, {was Sie erreichen wollen|wo Sie gerade stehen}, und {lesen Sie sie in einer Woche|legen Sie das Blatt in Sichtweite}.',
    'Rufen Sie {diese Woche|morgen} {einen Menschen|jemanden} an, der {sich auskennt|es schon versucht hat}, und {stellen Sie eine einzige Frage|bitten Sie um zehn Minuten}.',
  ],
  mistakeSentence: [
    'Man {liest|sammelt} {zu lange|immer weiter}, weil {Vorbereiten sich wie Fortschritt anfühlt|der Anfang Mut kostet}.',
    'Viele {ahmen|machen} {ein Ergebnis|das Ende} nach, {ohne den Weg dorthin zu kennen|und überspringen die Mitte}.',
    'Wer {alles zugleich|zu viel auf einmal} ändert, {kann am Ende nichts daraus schließen|weiß später nicht, was geholfen hat}.',
  ],
  measureSentence: [
    'Halten Sie {am selben Wochentag|jeden Sonntag} {einen Satz|eine Zeile} fest und {lesen Sie die Reihe nach einem Vierteljahr|urteilen Sie erst nach zehn Einträgen}.',
    'Fragen Sie {jemanden, der Sie oft sieht,|einmal im Monat einen Freund,} {was sich verändert hat|ob ein Unterschied zu merken ist}.',
    'Wiederholen Sie {den ersten Versuch|die Anfangsaufgabe} {nach einigen Wochen|im nächsten Monat} und {achten Sie auf die Mühe, nicht nur auf das Ergebnis|vergleichen Sie beides ehrlich}.',
  ],
  sourceSentence: [
    'Fragen Sie bei jedem {Rat|Hinweis}, {wer davon lebt|wem er nützt}, {und lesen Sie dann erst weiter|erst dann zählt der Inhalt}.',
    'Ein {guter|ehrlicher} Text {nennt|zeigt} auch die Gegenseite; {fehlt sie, suchen Sie weiter|ohne sie bleibt er Werbung}.',
    'Was {überall gleich klingt|in jedem Text wortgleich steht}, {wurde oft nur weitergereicht|verdient einen zweiten Blick}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, was {sich ändert|anders wäre}, wenn es {gelingt|klappt}, und {wer es zuerst merkt|was Sie dann als Nächstes täten}.',
    'Was {wissen|glauben} Sie {schon|bereits}, und {woher eigentlich|wer hat Ihnen das gesagt}?',
    'Wovor {scheuen|drücken} Sie sich {dabei|am meisten}, und {was steckt dahinter|seit wann}?',
  ],
  choiceSentence: [
    'Proben Sie {beides|beide Wege} im {Kleinen|Alltag}, {unter gleichen Bedingungen|an zwei ähnlichen Tagen}, und {vergleichen Sie, was Sie danach tun wollen|entscheiden Sie erst danach}.',
    '{Nehmen Sie|Wählen Sie} das, was sich {leichter rückgängig machen|später noch ändern} lässt, {solange der Rest gleichauf liegt|wenn Sie ratlos sind}.',
    'Erklären Sie {beide Möglichkeiten|beide Seiten} {einem Unbeteiligten|jemandem am Telefon}; {Ihre Stimme verrät die Neigung|bei einer von beiden werden Sie lebhafter}.',
  ],
};
