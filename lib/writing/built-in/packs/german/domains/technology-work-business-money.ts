import type { GermanDomain } from './slots.ts';

export const TECHNOLOGY: GermanDomain = {
  tools: [
    'eine Testumgebung, eine Sicherung und einen Editor',
    'ein zweites Konto, Beispieldaten und einen Notizblock',
    'die Dokumentation, eine Liste der Anforderungen und etwas Geduld',
  ],
  expert: [
    'jemanden, der das System nachts schon reparieren musste',
    'eine Kollegin aus dem Betrieb',
    'jemanden, der den Umstieg hinter sich hat',
    'die Person, die sonst den Fehlerbericht schreibt',
  ],
  trial: [
    'eine kleine Machbarkeitsprobe',
    'eine Testfassung mit Spieldaten',
    'ein Versuchsprojekt ohne echte Nutzer',
  ],
  record: [
    'Versionen, Einstellungen und Fehlermeldungen',
    'jede Änderung mit ihrem Grund',
    'Ladezeiten, Abstürze und Umwege',
  ],
  result: [
    'eine Lösung, die auch ohne Sie weiterläuft',
    'eine Einrichtung, die neue Leute in einer Stunde verstehen',
    'eine Oberfläche, zu der niemand Fragen stellt',
  ],
  signal: [
    'ob Sie die Anleitung noch brauchen',
    'an welcher Stelle Nutzer zögern',
    'was geschieht, wenn die Verbindung abreißt',
  ],
  sources: [
    'Änderungsprotokolle und offene Fehlerlisten',
    'Dokumentationen aus erster Hand',
    'Erfahrungsberichte aus dem laufenden Betrieb',
  ],
  detail: ['eine fehlende Sicherung', 'eine unklare Fehlermeldung', 'ein nie getesteter Export'],
  exampleSentence: [
    'Bauen Sie {zuerst|einmal} den {kleinsten|schlichtesten} Prototyp, der {eine einzige Frage beantwortet|einen echten Ablauf durchspielt}, und {werfen Sie ihn danach weg|verlieben Sie sich nicht in ihn}.',
    'Drehen Sie {jeweils|stets} nur an einer {einzigen Einstellung|Schraube}, {messen Sie|starten Sie neu} und {stellen Sie sie zurück|notieren Sie das Ergebnis}, bevor {die nächste drankommt|Sie die nächste anfassen}.',
    'Lassen Sie {jemanden|eine Kollegin} die {ersten Schritte|Einrichtung} allein {durchgehen|versuchen}, {schweigen Sie dabei|setzen Sie sich auf Ihre Hände} und {schreiben Sie jedes Zögern auf|zählen Sie die Rückfragen}.',
  ],
  firstStepSentence: [
    'Legen Sie {heute|noch heute} eine Sicherung an und {spielen Sie sie einmal probeweise zurück|prüfen Sie, ob sie sich öffnen lässt}.',
    'Notieren Sie {heute|zuerst} in drei Zeilen, was das System {können muss|leisten soll} und {was es ausdrücklich nicht können muss|worauf Sie verzichten}.',
    'Richten Sie {diese Woche|heute} ein {Testkonto|Übungsprojekt} ein, in dem {nichts Schaden nehmen kann|Fehler keine Folgen haben}.',
  ],
  mistakeSentence: [
    'Man {wählt|kauft} das {mächtigste|umfangreichste} Werkzeug und {benutzt dann drei Knöpfe|verbringt das Jahr mit der Einrichtung}.',
    'Viele {testen|prüfen} nur den {glatten|idealen} Ablauf, {nie den Ausfall|bloß nicht die langsame Leitung}, und {lernen das System erst in der Störung kennen|werden vom ersten Fehler überrascht}.',
    'Wer {den Export|den Ausstieg} erst {am letzten Tag|beim Wechsel} ausprobiert, {erfährt zu spät|merkt erst dann}, {wem die Daten gehören|wie fest die Tür zu ist}.',
  ],
  measureSentence: [
    'Zählen Sie {die Handgriffe|die Klicks} für {eine wiederkehrende Aufgabe|denselben Ablauf}, {heute und in einem Monat|vor und nach der Umstellung}.',
    '{Gut|Aussagekräftig} ist auch {die Zahl der Rückfragen|die Länge der Anleitung}: Je {kleiner|geringer} sie wird, desto {reifer ist die Lösung|näher sind Sie dem Ziel}.',
    'Schauen Sie {einmal im Monat|regelmäßig} ins {Protokoll|Fehlerarchiv} und {fragen Sie|prüfen Sie}, {welche Störung wiederkehrt|was still verschwunden ist}.',
  ],
  sourceSentence: [
    'Prüfen Sie {zuerst|immer}, für welche {Version|Ausgabe} eine Anleitung {geschrieben wurde|gilt}; {Software altert schnell|nach einem Update stimmt manches nicht mehr}.',
    'Eine {Vorführung|Demo} zeigt, was {geht|gelingt}; {die Liste offener Fehler|das Forum der Nutzer} zeigt, {was nicht geht|womit andere kämpfen}.',
    'Bei {Vergleichstests|Leistungsmessungen} zählt {vor allem|zuerst}, {was gemessen wurde|wessen Daten verwendet wurden}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Klären Sie}, wer {das System pflegt|die Updates einspielt}, wenn {die Begeisterung verflogen ist|alle im Urlaub sind}.',
    'Was {geschieht|passiert}, wenn {der Anbieter verschwindet|der Dienst morgen abgeschaltet wird}?',
    'Welches {Problem|Ärgernis} {löst|behebt} das eigentlich, und {hätte ein Blatt Papier gereicht|wer hat danach gefragt}?',
  ],
  choiceSentence: [
    'Bauen Sie {dieselbe|die gleiche} kleine Aufgabe mit {beiden|jedem der zwei Kandidaten} nach und {zählen Sie die Umwege|stoppen Sie nicht die Zeit, sondern die Flüche}.',
    '{Wählen Sie|Bevorzugen Sie}, was {sich leichter wieder verlassen lässt|einen sauberen Ausgang hat}; {Reue ist bei Software teuer|der Rückweg gehört zum Preis}.',
    'Fragen Sie{, wer| zuerst, wer} im {Ernstfall|Notfall} {hilft|ans Telefon geht}, und {bewerten Sie erst danach|vergleichen Sie später} die {Funktionen|Oberfläche}.',
  ],
};

export const WORK: GermanDomain = {
  tools: [
    'einen Kalender, einen Block und eine ruhige Stunde',
    'eine Liste der Aufgaben, einen Stift und zwei Farben',
    'das Protokoll, die Termine und ein leeres Blatt',
  ],
  expert: [
    'eine Kollegin, die pünktlich nach Hause geht',
    'jemanden, der die Stelle vor Ihnen hatte',
    'eine Vorgesetzte, die zuhört',
    'jemanden aus der Nachbarabteilung',
  ],
  trial: [
    'eine einzige Woche nach neuem Plan',
    'eine Stunde ohne Besprechungen',
    'ein kleines Projekt mit Freiwilligen',
  ],
  record: [
    'Unterbrechungen, Pausen und fertige Dinge',
    'den Beginn, das Ende und die Stimmung',
    'Zusagen und Fristen',
  ],
  result: [
    'ein Arbeitsende ohne Nachgrübeln',
    'eine Woche, in der das Wichtige vor Mittwoch geschieht',
    'eine Besprechung, aus der alle mit Klarheit gehen',
  ],
  signal: [
    'wann am Tag Ihnen die Arbeit leicht von der Hand geht',
    'welche Aufgabe immer wieder liegen bleibt',
    'wer in der Runde noch nichts gesagt hat',
  ],
  sources: [
    'Protokolle und alte Projektpläne',
    'Stellenanzeigen zwischen den Zeilen',
    'Gespräche mit ehemaligen Kollegen',
  ],
  detail: [
    'eine Besprechung ohne Ziel',
    'eine unbeantwortete Rückfrage',
    'das Telefon neben der Tastatur',
  ],
  exampleSentence: [
    'Legen Sie {die schwierigste Aufgabe|das, wovor Sie sich drücken,} an {zwei Tagen|zwei verschiedenen Morgen} auf die {erste Stunde|Zeit vor dem Posteingang} und {vergleichen Sie, wie der Nachmittag verläuft|sehen Sie, was sich ändert}.',
    'Eine Besprechung, {im Stehen gehalten|auf die Hälfte gekürzt}, {verliert selten etwas|kommt meist schneller zum Punkt}, und {den Rest erledigt ein kurzer Text|niemand vermisst die zweite Hälfte}.',
    '{Streichen|Verschieben} Sie probeweise einen Bericht und {warten Sie ab|beobachten Sie}, {ob sich jemand meldet|wer ihn vermisst}.',
  ],
  firstStepSentence: [
    'Blocken Sie {heute|noch heute} für {morgen|diese Woche} eine Stunde im Kalender, und {verteidigen Sie sie wie einen Arzttermin|sagen Sie niemandem, wofür}.',
    'Notieren Sie {zum Feierabend|heute Abend} die drei {Dinge|Aufgaben}, mit denen {der Morgen|der nächste Tag} beginnen soll.',
    'Bitten Sie {eine Person|einen Menschen im Team} um {fünf Minuten|ein kurzes Gespräch} und fragen Sie, {was an Ihrer Arbeit hilft|was Sie lassen sollten}.',
  ],
  mistakeSentence: [
    'Viele {verwechseln|vertauschen} einen {vollen|dichten} Kalender mit {Fortschritt|Wirkung} und {merken es erst am Freitag|wundern sich am Monatsende}.',
    'Man {sagt aus Höflichkeit zu|übernimmt es eben schnell}, und {der eigene Tag|das Wichtige} {rutscht nach hinten|wandert in den Abend}.',
    'Wer {jede Nachricht sofort beantwortet|immer erreichbar ist}, {arbeitet am Plan der anderen|erzieht die anderen zum Unterbrechen}.',
  ],
  measureSentence: [
    'Zählen Sie {freitags|am Ende der Woche} nicht die Stunden, sondern die {abgeschlossenen|fertigen} Dinge, {die jemand benutzt|auf die jemand gewartet hat}.',
    '{Notieren Sie|Halten Sie fest}, wann Sie {wirklich aufhören|den Rechner schließen}; {die Uhrzeit|diese eine Zahl} {lügt nicht|ist schwer zu beschönigen}.',
    'Fragen Sie {nach vier Wochen|einmal im Monat} {die Kollegen|das Team}, {was leichter geworden ist|worauf sie sich bei Ihnen verlassen}.',
  ],
  sourceSentence: [
    'Ratschläge von {Leuten mit Assistenz|oben} {klingen leicht|lesen sich gut}, {passen aber nicht in jeden Kalender|setzen aber Freiheiten voraus}; {prüfen Sie sie an Ihrem Dienstag|fragen Sie, wer den Rest erledigt}.',
    'Was in {einer Agentur|einem Büro} {funktioniert|trägt}, kann {im Schichtdienst|in der Werkstatt} {scheitern|fehl am Platz sein}; {achten Sie auf den Ort|fragen Sie nach den Umständen}.',
    '{Erfolgsgeschichten|Lebensläufe} werden {rückwärts|im Nachhinein} erzählt, und {das Glück fällt dabei unter den Tisch|die Umwege fehlen}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, was {in einer Woche|am Freitag} {anders|besser} sein müsste, damit {die Mühe sich gelohnt hat|Sie zufrieden gehen}.',
    'Wer wartet eigentlich auf {das Ergebnis|diese Arbeit}, und {weiß diese Person, dass sie wartet|haben Sie mit ihr gesprochen}?',
    'Welche {Aufgabe|Pflicht} würde {niemand vermissen|keiner bemerken}, wenn Sie sie {einfach ließen|einen Monat aussetzten}?',
  ],
  choiceSentence: [
    'Denken Sie {beide Wege|beide Möglichkeiten} bis zu einem {gewöhnlichen Dienstag|grauen Werktag} durch: {Wo sitzen Sie|Mit wem reden Sie}, {und wann gehen Sie heim|und was liegt auf dem Tisch}?',
    '{Wählen Sie|Nehmen Sie} das, was {Sie mehr lernen lässt|Ihnen mehr Ruhe gibt}, {solange Sie sich beides leisten können|wenn der Rest gleichauf liegt}.',
    'Bitten Sie {jemanden von dort|eine Person, die es kennt,} um den {ehrlichen Nachteil|schlechtesten Tag}, {einmal für jede Seite|bei beiden Varianten}.',
  ],
};

export const BUSINESS: GermanDomain = {
  tools: [
    'eine Liste der Kunden, einen Stift und das Telefon',
    'die Rechnungen, den Kalender und ein leeres Blatt',
    'ein einfaches Angebot, Muster und ein Notizbuch',
  ],
  expert: [
    'jemanden, der seit Jahren verkauft, ohne zu drängen',
    'eine Kundin, die geblieben ist',
    'jemanden, der Ihnen abgesagt hat',
    'eine Händlerin aus der Straße',
  ],
  trial: [
    'ein Angebot für fünf Stammkunden',
    'eine kleine Probelieferung',
    'eine einfache Seite mit einer Telefonnummer',
  ],
  record: [
    'Anfragen, Absagen und ihre Gründe',
    'die Worte der Kunden',
    'Kosten, Erlöse und Stunden',
  ],
  result: [
    'ein Geschäft, bei dem beide Seiten wiederkommen',
    'eine Kundin, die Sie weiterempfiehlt',
    'ein Angebot, das sich in einem Satz erklären lässt',
  ],
  signal: [
    'welche Frage Kunden zweimal stellen',
    'an welcher Stelle Gespräche abbrechen',
    'wer ohne Erinnerung wiederkommt',
  ],
  sources: [
    'Reklamationen und Dankesbriefe',
    'Angebote der Mitbewerber',
    'Branchenberichte mit offener Methode',
  ],
  detail: [
    'eine unklare Lieferzeit',
    'eine missverständliche Rechnung',
    'das erste Wort am Telefon',
  ],
  exampleSentence: [
    'Bieten Sie {dieselbe Leistung|das Gleiche} {einer Handvoll|fünf} Kunden in zwei Fassungen an und {hören Sie zu, wo nachgefragt wird|notieren Sie, welche Fassung Fragen erspart}.',
    'Ein {handgeschriebenes|schlichtes} Schild {über eine Woche|an der Tür} {ersetzt|spart} manche {Umfrage|Marktstudie}, denn {hier entscheidet der Geldbeutel|wer kauft, meint es ernst}.',
    '{Verkaufen Sie|Zeigen Sie} zuerst {eine Handvoll Stücke|eine kleine Auflage}, {fragen Sie jede Käuferin nach dem Grund|rufen Sie danach alle an} und {fertigen Sie dann erst weiter|ändern Sie dann eine einzige Sache}.',
  ],
  firstStepSentence: [
    'Rufen Sie {heute|diese Woche} {eine Kundin|einen Kunden} an, ohne etwas {verkaufen zu wollen|anzubieten}, und {fragen Sie, was zuletzt gestört hat|hören Sie zehn Minuten zu}.',
    'Fassen Sie Ihr Angebot in {einem|einem einzigen} Satz zusammen, den {Ihre Großmutter|ein Fremder} {versteht|weitersagen könnte}.',
    'Suchen Sie {heute|noch heute} drei {alte Absagen|verlorene Anfragen} heraus und {lesen Sie sie ohne Groll|suchen Sie das gemeinsame Wort darin}.',
  ],
  mistakeSentence: [
    'Man {gestaltet|entwirft} erst {das Logo|die Visitenkarte} und {spricht dann|redet zuletzt} mit {Kunden|denen, die zahlen sollen}.',
    'Viele {senken|drücken} den Preis, {bevor jemand danach gefragt hat|sobald es still wird}, und {sprechen so über Geld statt über Nutzen|gewinnen Kunden, die nur den Preis lieben}.',
    'Wer {allen|jedem} etwas {bieten|verkaufen} will, {klingt bald wie alle|bleibt niemandem im Gedächtnis}.',
  ],
  measureSentence: [
    'Zählen Sie, {wer wiederkommt|wie viele ein zweites Mal kaufen}; {Neugier kauft einmal|der erste Kauf ist Neugier}, {Vertrauen öfter|der zweite ein Urteil}.',
    'Führen Sie eine {schlichte|kurze} Liste {der Absagegründe|aller Absagen} und {lesen Sie sie monatlich|gehen Sie sie vierteljährlich durch}.',
    'Stellen Sie {am Monatsende|regelmäßig} {Stunden und Ertrag|Mühe und Erlös} {nebeneinander|in zwei Spalten}, {je Kunde und ohne Ausreden|Auftrag für Auftrag}.',
  ],
  sourceSentence: [
    '{Erfolgsberichte|Fallstudien} stammen oft {vom Anbieter selbst|von denen, die daran verdienen}; {suchen Sie die stillen Abbrecher|fragen Sie nach den Fällen ohne Foto}.',
    'Was {Kunden sagen|in Umfragen steht} und was sie {tun|kaufen}, sind {zwei Dinge|zwei Auskünfte}; {trauen Sie im Zweifel der Kasse|das Verhalten wiegt schwerer}.',
    'Prüfen Sie bei jedem {Rat|Vorschlag}, ob er {wirklich|überhaupt} zu {Ihrer Größe|einem Betrieb wie Ihrem} passt.',
  ],
  questionSentence: [
    '{Fragen Sie|Überlegen Sie}, welche {Sorge|Mühe} Sie {dem Kunden|den Leuten} {abnehmen|ersparen}, und {was sie ohne Sie täten|wie sie bisher damit zurechtkamen}.',
    'Würden Sie {selbst|an deren Stelle} {dafür bezahlen|das kaufen}, {morgen und mit eigenem Geld|auch beim zweiten Mal}?',
    'Wer {hat|hätte} einen Nachteil davon, {dass Sie Erfolg haben|wenn es gelingt}, und {was wird diese Person tun|weiß sie schon davon}?',
  ],
  choiceSentence: [
    'Bieten Sie {beides|beide Varianten} {einer Handvoll|wenigen} Kunden an und {schweigen Sie, während sie wählen|achten Sie auf die erste Bewegung}.',
    '{Rechnen Sie|Denken Sie} beide Wege mit {der halben Kundschaft|dem schlechtesten Monat} durch; {was dann noch trägt, ist gut gewählt|so sehen Sie, welcher Ihnen den Schlaf lässt}.',
    'Nehmen Sie {im Zweifel|bei Gleichstand} das, was sich {leichter erklären|in einem Satz verkaufen} lässt, {denn Erklären kostet jeden Tag|weil Kunden wenig Zeit haben}.',
  ],
};

export const MONEY: GermanDomain = {
  tools: [
    'die Kontoauszüge, einen Stift und eine ruhige Stunde',
    'die Verträge, einen Taschenrechner und zwei Mappen',
    'ein Haushaltsbuch, die letzten Rechnungen und eine Tasse Tee',
  ],
  expert: [
    'jemanden, der an Ihrer Entscheidung nichts verdient',
    'die Verbraucherberatung',
    'eine Freundin, die ihr Budget im Griff hat',
    'jemanden, der gern Kleingedrucktes liest',
  ],
  trial: [
    'eine Monatshälfte mit festem Wochengeld',
    'eine Woche ohne spontane Käufe',
    'eine kleine Summe, deren Verlust Sie verschmerzen',
  ],
  record: [
    'Ausgaben, Anlass und Laune beim Kauf',
    'laufende Abbuchungen',
    'Einnahmen, Fixkosten und den Rest',
  ],
  result: [
    'ein Monatsende ohne Herzklopfen',
    'eine Reserve, an die Sie nicht denken müssen',
    'eine Übersicht, die auf eine Seite passt',
  ],
  signal: [
    'an welchem Tag das Konto leer wird',
    'welche Ausgabe Sie zweimal bereuen',
    'ob Sie Briefe noch ungeöffnet liegen lassen',
  ],
  sources: [
    'Vertragsbedingungen und Jahresabrechnungen',
    'Auskünfte unabhängiger Beratungsstellen',
    'die eigenen Kontoauszüge',
  ],
  detail: [
    'eine vergessene Abbuchung',
    'die Kündigungsfrist im Kleingedruckten',
    'eine stille Vertragsverlängerung',
  ],
  exampleSentence: [
    'Schreiben Sie {vierzehn Tage|zwei Wochen} lang jede {Ausgabe|kleine Zahlung} auf, {ohne etwas zu ändern|ohne sich zu tadeln}; {das bloße Hinsehen spart|allein das Mitschreiben bremst}.',
    'Stecken Sie das {Wochengeld|Haushaltsgeld} einen Monat lang in {Umschläge|beschriftete Umschläge}, und {Sie sehen den Engpass, bevor er kommt|das Ausgeben wird wieder fühlbar}.',
    'Rechnen Sie {einen Kauf|eine Anschaffung} in {Arbeitsstunden|Stunden Ihrer Woche} um und {fragen Sie sich, ob der Tausch gefällt|schlafen Sie dann eine Nacht darüber}.',
  ],
  firstStepSentence: [
    'Drucken Sie {heute|noch heute} {einen Kontoauszug|den letzten Monat} aus und {markieren Sie alles, was sich wiederholt|streichen Sie an, was Sie vergessen hatten}.',
    'Richten Sie einen kleinen Dauerauftrag {jetzt|heute} ein, der {am Zahltag|gleich nach dem Gehalt} beiseitelegt, was {übrig bleiben soll|Sie nicht vermissen}.',
    'Kündigen Sie {diese Woche|noch heute} ein {einziges |}Abonnement, das Sie nicht {nutzen|vermissen würden}.',
  ],
  mistakeSentence: [
    'Viele {sparen|knausern} beim {Kaffee|Kleinen} und {übersehen|vergessen} {den Vertrag, der jeden Monat zehrt|die großen Posten, die still weiterlaufen}.',
    'Man {spart|legt zurück}, was {am Monatsende|zuletzt} {übrig bleibt|noch da ist}, und {dann bleibt eben nichts|wundert sich über die Leere}.',
    'Wer {aus Angst|unter Zeitdruck} {unterschreibt|zusagt}, {kauft|bezahlt} vor allem das {Ende der Unruhe|gute Gefühl des Verkäufers}.',
  ],
  measureSentence: [
    'Notieren Sie {an jedem Monatsersten|immer am selben Tag} {eine einzige Zahl|den Stand} und {schauen Sie nur auf die Richtung|vergleichen Sie erst nach einem Vierteljahr}.',
    'Ein {feines|gutes} Maß ist der Tag, an dem Sie {im Monat zum ersten Mal rechnen müssen|im Monat nervös werden}: Er {sollte später kommen|darf nach hinten rücken}.',
    'Fragen Sie sich {nach jedem Quartal|alle paar Monate}, welche {Ausgabe|Anschaffung} {sich gelohnt hat|Sie wieder tätigen würden}.',
  ],
  sourceSentence: [
    '{Fragen Sie|Prüfen Sie} bei jedem Geldrat zuerst, {wer daran verdient|wovon der Ratgeber lebt}, {und lesen Sie dann weiter|erst danach zählt das Argument}.',
    'Wo {ein sicherer Gewinn|viel Ertrag ohne Risiko} versprochen wird, {endet das Gespräch am besten|fehlt der zweite Teil der Rechnung}.',
    'Achten Sie auf {Land und Jahr|den Stand der Angaben}: {Regeln und Abgaben ändern sich|Was anderswo gilt, hilft hier wenig}, {und alte Texte bleiben stehen|auch wenn der Text gut klingt}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, wofür {das Geld|die Ersparnis} am Ende da {ist|sein soll}, und {sagen Sie es in einem Satz|geben Sie dem Zweck einen Namen}.',
    'Was würden Sie {tun|ändern}, wenn {die Einnahmen drei Monate ausblieben|eine große Rechnung käme}?',
    'Würden Sie Ihren wichtigsten Vertrag heute {noch einmal|wieder} unterschreiben, wenn er {neu auf dem Tisch läge|morgen ausliefe}?',
  ],
  choiceSentence: [
    'Rechnen Sie beides {über die ganze Laufzeit|bis zum Ende}, {mit allen Nebenkosten|Gebühren eingeschlossen}, und {erst dann|danach} pro Monat.',
    '{Vergleichen Sie|Betrachten Sie} nicht nur {den Gewinn|das beste Ergebnis}, sondern {den Tag, an dem es schiefgeht|den schlimmsten Verlauf}; {dort unterscheiden sich die Wege|da zeigt sich, was Sie aushalten}.',
    'Bei {Gleichstand|ähnlichem Ertrag} nehmen Sie, {was sich leichter kündigen lässt|was Sie einem Freund in zwei Sätzen erklären können}.',
  ],
};
