import type { GermanDomain } from './slots.ts';

export const HOME: GermanDomain = {
  tools: [
    'einen Zollstock, einen Bleistift und Kreppband',
    'Eimer, Lappen und gutes Licht',
    'Handschuhe, eine Leiter und einen Müllsack',
  ],
  expert: [
    'den Hausmeister',
    'eine Nachbarin, deren Wohnung denselben Grundriss hat',
    'jemanden vom Fach, der nichts verkaufen will',
    'die ältere Dame mit dem schönsten Balkon',
  ],
  trial: [
    'eine einzige Ecke',
    'eine Probefläche hinter dem Schrank',
    'ein Wochenende mit geliehenem Werkzeug',
  ],
  record: [
    'Maße, Farbtöne und Lichtverhältnisse',
    'die Handgriffe und ihre Reihenfolge',
    'Aufwand, Material und Ärger',
  ],
  result: [
    'ein Zimmer, in dem jedes Ding einen Platz hat',
    'eine Wohnung, die sich an einem Vormittag aufräumen lässt',
    'eine Ecke, in der alle gern sitzen',
  ],
  signal: [
    'wo sich die Dinge von selbst stapeln',
    'wie das Licht am Nachmittag fällt',
    'welche Tür immer offen steht',
  ],
  sources: [
    'Bedienungsanleitungen und Pflegehinweise',
    'Grundrisse, Rechnungen und alte Fotos',
    'Hinweise aus dem Baumarkt um die Ecke',
  ],
  detail: ['eine wacklige Steckdose', 'eine klemmende Tür', 'das Licht am Abend'],
  exampleSentence: [
    'Kleben Sie {die Umrisse|den Grundriss} des {neuen|geplanten} Möbels mit {Kreppband|Papier} auf den Boden und {leben Sie eine Woche damit|gehen Sie drei Tage darum herum}.',
    'Streichen Sie {ein Stück Pappe|eine Probefläche}, {stellen Sie|lehnen Sie} sie {morgens und abends|bei Sonne und bei Lampenlicht} an die Wand und {entscheiden Sie dann|schauen Sie noch einmal}.',
    'Räumen Sie {ein Regal|ein Fach} komplett leer und {stellen Sie nur zurück, was fehlt|holen Sie die Dinge einzeln wieder}, {sobald Sie danach greifen|wenn Sie sie wirklich suchen}.',
  ],
  firstStepSentence: [
    'Nehmen Sie sich {heute|noch heute Abend} {eine Schublade|ein Fensterbrett} vor, {nicht das ganze Zimmer|mehr nicht}, und {stellen Sie einen Wecker|hören Sie danach auf}.',
    'Messen Sie {diese Woche|am Samstag} {die Wand|den Raum} aus und {schreiben Sie die Maße innen in den Schrank|fotografieren Sie Zahlen und Ecken}.',
    'Gehen Sie {einmal|heute} mit {Block und Stift|den Augen eines Gastes} durch {die Wohnung|alle Räume} und {notieren Sie, was klemmt|schreiben Sie jedes Ärgernis auf}.',
  ],
  mistakeSentence: [
    'Viele kaufen {Kisten und Körbe|Ordnungssysteme}, {bevor sie aussortieren|ehe etwas weggegeben ist}, und {ordnen dann das Überflüssige|haben danach mehr Dinge als zuvor}.',
    'Man {misst einmal|verlässt sich aufs Augenmaß}, {sägt zweimal|kauft sofort} und {lernt die Wand erst danach kennen|steht mit dem Regal vor der schiefen Ecke}.',
    'Wer {alle Räume|mehrere Baustellen} zugleich beginnt, {wohnt lange im Staub|findet am Ende den Hammer nicht mehr}.',
  ],
  measureSentence: [
    'Fotografieren Sie {die Ecke|den Raum} {jeden Sonntag|einmal im Monat} vom {gleichen Punkt|selben Stuhl} aus; {das Bild beschönigt nichts|Fotos haben keine Gewohnheit}.',
    'Stoppen Sie, {wie lange|wie viele Minuten} {das Aufräumen|der Abendgang durch die Räume} dauert; {weniger ist hier Fortschritt|die Zeit darf schrumpfen}.',
    'Zählen Sie {einen Monat lang|ab heute}, was {das Haus verlässt|Sie abgeben}, {nicht was hereinkommt|und vergleichen Sie es mit den Einkäufen}.',
  ],
  sourceSentence: [
    '{Schöne Bilder|Hochglanzfotos} zeigen {den ersten Tag|den Moment nach dem Wischen}; {fragen Sie nach dem dritten Winter|interessant ist der Zustand ein Jahr später}.',
    'Eine Anleitung, die {keinen Untergrund nennt|nichts über das Material sagt}, {war für eine andere Wand gedacht|hat Ihre Wohnung nie gesehen}.',
    'Bei {Strom, Gas und Statik|allem, was gefährlich werden kann,} {endet das Lesen|hört der Rat aus dem Netz auf}, und {die Fachkraft beginnt|jemand vom Fach gehört ins Haus}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, wer {das putzt|es pflegt}, {auch im Februar|wenn die Freude am Neuen vorbei ist}.',
    'Was {tun|suchen} Sie in {diesem Raum|dieser Ecke} wirklich, {an einem Werktag um sieben|wenn niemand zu Besuch ist}?',
    'Müssen Sie das {besitzen|kaufen}, oder {genügt es, es zu leihen|hat es der Nachbar längst im Keller}?',
  ],
  choiceSentence: [
    'Leihen oder {borgen|basteln} Sie {beide Lösungen|jede Variante} für {ein paar Tage|eine Woche} und {wohnen Sie damit|achten Sie darauf, woran Sie sich stoßen}.',
    '{Wählen Sie|Nehmen Sie}, was sich {reparieren|auseinandernehmen} lässt; {das Auge gewöhnt sich an vieles|Schönheit ohne Schrauben altert schnell}.',
    'Stellen Sie sich {beides|beide Stücke} {nach einem Umzug|in einer anderen Wohnung} vor: {Was käme mit|Was würden Sie noch tragen}?',
  ],
};

export const FAMILY: GermanDomain = {
  tools: [
    'einen Küchentisch, eine Kanne Tee und genügend Zeit',
    'einen Familienkalender, Stifte und Geduld',
    'Decken, etwas zu essen und ein Spiel',
  ],
  expert: [
    'eine Großmutter, die fragt, bevor sie rät',
    'die Erzieherin Ihres Kindes',
    'einen Vater, der über eigene Fehler lachen kann',
    'die Kinder selbst',
  ],
  trial: [
    'ein einziges Wochenende',
    'eine Woche mit neuer Regel',
    'ein gemeinsames Abendbrot ohne Telefon',
  ],
  record: [
    'gute Momente und Streitpunkte',
    'die Uhrzeit, den Anlass und den Ausgang',
    'Sätze, die gewirkt haben',
  ],
  result: [
    'ein Abendessen, bei dem alle sitzen bleiben',
    'eine Abmachung, an die sich auch die Großen halten',
    'eine Umarmung nach dem Streit',
  ],
  signal: ['wer zuerst lacht', 'wann die Stimmen lauter werden', 'wer im Gespräch schweigt'],
  sources: [
    'Gespräche mit anderen Eltern',
    'Hefte von Beratungsstellen',
    'die eigenen Erinnerungen',
  ],
  detail: [
    'eine verpasste Zwischenmahlzeit',
    'der Ton der ersten Frage',
    'eine halbe Stunde Schlaf zu wenig',
  ],
  exampleSentence: [
    'Führen Sie {eine Regel|eine Abmachung} nur {für sieben Tage|bis zum nächsten Sonntag} ein und {stimmen Sie dann am Tisch ab|lassen Sie die Jüngsten zuerst urteilen}.',
    'Stellen Sie {dieselbe Frage|die Frage nach dem Tag} einmal {am Tisch|von Angesicht zu Angesicht} und einmal {beim Gehen|im Auto}; {die zweite Antwort wird länger|nebeneinander redet es sich leichter}.',
    'Lassen Sie {ein Kind|die Jüngste} {den Samstag|einen Nachmittag} planen, {halten Sie sich zurück|greifen Sie nicht ein} und {beobachten Sie, was entsteht|staunen Sie über die Reihenfolge}.',
  ],
  firstStepSentence: [
    'Setzen Sie sich {heute Abend|noch diese Woche} {zehn Minuten|eine Tasse Tee lang} dazu, {ohne Auftrag|ohne Ratschlag im Gepäck}, und {hören Sie nur zu|warten Sie, was kommt}.',
    'Hängen Sie {einen Zettel|ein Blatt} an {den Kühlschrank|die Tür}, auf den {alle|Groß und Klein} {schreiben|malen} dürfen, {was sie sich wünschen|was diese Woche gut war}.',
    'Nennen Sie {heute|beim Abendessen} {einer Person|jedem am Tisch} eine Sache, die {Ihnen gutgetan hat|Ihnen aufgefallen ist}.',
  ],
  mistakeSentence: [
    'Man {klärt Grundsätzliches|verhandelt} {zwischen Tür und Angel|spätabends}, wenn {alle müde sind|niemand mehr zuhören kann}, und {nennt das Ergebnis Trotz|wundert sich über den Ton}.',
    'Viele {vergleichen|messen} {ihr Kind|ihr Zuhause} mit {fremden Fotos|dem, was andere zeigen}, {und die Nähe leidet|statt hinzuschauen, wer da vor ihnen steht}.',
    'Wer {jede Woche|ständig} {neue Regeln|andere Strafen} erfindet, {lehrt vor allem das Abwarten|wird bald nicht mehr ernst genommen}.',
  ],
  measureSentence: [
    'Fragen Sie {alle|jeden im Haus} {am Sonntag|nach einem Monat} nach {dem besten Augenblick|einer Note für die Woche}, und {widersprechen Sie nicht|schreiben Sie die Antworten auf}.',
    'Achten Sie darauf, wie {schnell|leicht} {ein Streit endet|Sie wieder zueinanderfinden}; {die Zahl der Streite sagt weniger|das zählt mehr als die Stille davor}.',
    '{Zählen Sie|Merken Sie sich} die {Mahlzeiten|Abende}, an denen {alle dabei waren|niemand auf ein Display sah}.',
  ],
  sourceSentence: [
    'Erziehungsrat {kommt oft|stammt meist} von Menschen mit {anderen Kindern|anderen Nächten}; {nehmen Sie die Frage mit, nicht das Rezept|prüfen Sie ihn an Ihrem Flur}.',
    '{Studien|Fachtexte} sprechen von {vielen Familien|Gruppen}, {an Ihrem Tisch sitzt genau eine|Sie leben mit Einzelnen}.',
    'Wenn {ein Ratgeber|jemand} {Schuld verteilt|Angst macht}, {legen Sie ihn weg|ist Vorsicht angebracht}; {guter Rat macht handlungsfähig|Hilfe klingt freundlicher}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, woran sich {die Kinder|alle} {in zehn Jahren|später} {erinnern sollen|erinnern werden}.',
    'Wessen {Bedürfnis|Wunsch} {ist das gerade|steht hier im Raum}: {Ihres|Ihr eigenes}, das der {anderen|Jüngeren} oder das der {Nachbarn|Verwandten}?',
    'Was {brauchen|wünschen sich} die {Leisen|Stillen} am Tisch, die {nie zuerst reden|selten fordern}?',
  ],
  choiceSentence: [
    'Lassen Sie {alle Betroffenen|Groß und Klein} {beides|beide Wege} {eine Woche erleben|ausprobieren}, und {stimmen Sie erst danach ab|reden Sie erst am Sonntag darüber}.',
    'Nehmen Sie das, was auch {an müden Abenden|mit Fieber im Haus} {funktioniert|durchzuhalten ist}; {gute Tage brauchen keine Regel|der Ernstfall ist der Alltag}.',
    'Fragen Sie, {welche Wahl|was davon} {später noch zu ändern ist|sich leichter zurücknehmen lässt}, und {beginnen Sie damit|geben Sie diesem Weg den Vorzug}.',
  ],
};

export const LEARNING: GermanDomain = {
  tools: [
    'Karteikarten, einen Stift und eine stille Ecke',
    'ein Heft, ein Wörterbuch und eine Uhr',
    'ein Lehrbuch, leere Blätter und zwei Farben',
  ],
  expert: [
    'eine Lehrerin, die gern Umwege erklärt',
    'jemanden, der gerade ein Jahr weiter ist',
    'einen Mitschüler, der gute Fragen stellt',
    'die Bibliothekarin',
  ],
  trial: ['eine einzige Lektion', 'eine kleine Probeprüfung', 'ein Gespräch von fünf Minuten'],
  record: [
    'Fehler, Aha-Momente und offene Fragen',
    'die Dauer, den Stoff und die Müdigkeit',
    'Wörter, die nicht hängen bleiben',
  ],
  result: [
    'ein Gespräch, in dem Sie nicht mehr übersetzen',
    'eine Seite, die Sie ohne Nachschlagen verstehen',
    'eine Prüfung ohne schlaflose Nacht',
  ],
  signal: [
    'was Sie ohne Buch wiedergeben können',
    'an welcher Stelle die Gedanken wandern',
    'welchen Fehler Sie zum dritten Mal machen',
  ],
  sources: [
    'Lehrbücher älterer Auflagen',
    'Vorlesungen, Skripte und Übungsblätter',
    'Bücher mit guten Registern',
  ],
  detail: ['ein Telefon in Sichtweite', 'die Tageszeit', 'eine Pause zur rechten Zeit'],
  exampleSentence: [
    'Lernen Sie {zehn Wörter|einen Absatz} {am Morgen|vor dem Frühstück} und {zehn weitere|einen anderen} {am Abend|vor dem Schlafen}, und {prüfen Sie beide am Sonntag|sehen Sie, was hängen bleibt}.',
    'Klappen Sie das Buch {nach jeder Seite|alle paar Minuten} zu und {erzählen Sie laut, was da stand|schreiben Sie drei Sätze aus dem Kopf}.',
    'Erklären Sie {eine Regel|einen Begriff} {einem Kind|der Zimmerpflanze}; {wo Sie stocken, beginnt die nächste Lektion|die Stelle, an der Sie stocken, ist Ihr Stoff}.',
  ],
  firstStepSentence: [
    'Schlagen Sie {heute|noch heute} {das Buch|ein Heft} auf, {arbeiten Sie zehn Minuten|lesen Sie eine Seite} und {hören Sie mitten im Satz auf|legen Sie es offen auf den Tisch}.',
    'Suchen Sie sich {diese Woche|bis Sonntag} {einen Menschen|eine Partnerin}, {dem Sie|der Sie} davon erzählen, {auch wenn es holpert|ohne Angst vor Fehlern}.',
    'Schreiben Sie {vor der ersten Seite|jetzt} auf, was Sie {schon wissen|vermuten}; {der Vergleich am Ende ist Gold wert|später werden Sie lächeln}.',
  ],
  mistakeSentence: [
    'Viele {lesen|markieren} {dieselbe Seite|alles} {dreimal|in Gelb} und {halten das Wiedererkennen für Wissen|verwechseln Vertrautheit mit Können}.',
    'Man {sammelt|kauft} {Kurse|Lehrbücher}, {statt einen zu beenden|bis das Regal voll ist}, und {fängt jedes Mal bei der ersten Lektion an|bleibt ewig Anfänger}.',
    'Wer {Fehler vermeidet|nur übt, was er kann}, {kommt gut durch die Stunde|fühlt sich sicher} und {lernt wenig Neues|tritt auf der Stelle}.',
  ],
  measureSentence: [
    'Machen Sie {alle vier Wochen|einmal im Monat} {dieselbe kleine Prüfung|die gleiche Übung} und {heben Sie die Bögen auf|legen Sie die Ergebnisse nebeneinander}.',
    'Nehmen Sie sich {am ersten Tag|jetzt} {mit dem Telefon auf|beim Sprechen auf} und {hören Sie im nächsten Quartal hinein|vergleichen Sie nach drei Monaten}.',
    'Achten Sie darauf, {welche Fragen Sie stellen|wonach Sie fragen}: {Sie werden genauer|Gute Fragen sind der sicherste Fortschritt}.',
  ],
  sourceSentence: [
    'Ein {guter|brauchbarer} Lehrtext {nennt seine Grenzen|sagt, was er weglässt}; {wer alles verspricht, übt wenig|Versprechen ohne Übungen sind Werbung}.',
    '{Vergleichen Sie|Lesen Sie} zu {jeder schwierigen Stelle|einem Kapitel} ein zweites Buch; {wo beide gleich erklären, ist Grund|die Unterschiede lehren am meisten}.',
    'Prüfen Sie, {für wen|für welche Stufe} {ein Kurs|das Material} {gedacht ist|geschrieben wurde}, {bevor Sie an sich zweifeln|ehe Sie das Tempo beklagen}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, mit wem Sie {darüber reden|das Gelernte teilen} wollen, und {lernen Sie für dieses Gespräch|stellen Sie sich diesen Menschen vor}.',
    'Was {könnten|möchten} Sie {in drei Monaten|am Jahresende} {tun|zeigen}, {das heute nicht geht|wovor Sie heute zurückschrecken}?',
    'Welche {Frage|Lücke} {stört|verfolgt} Sie am meisten, und {warum gerade die|seit wann}?',
  ],
  choiceSentence: [
    'Nehmen Sie {beide|die zwei} Lehrwege {je drei Abende|eine Woche} zur Probe, {mit demselben Stoff|zum selben Thema}, und {prüfen Sie sich danach ohne Buch|sehen Sie, wo Sie freiwillig weitermachen}.',
    '{Wählen Sie|Bevorzugen Sie} den Weg, auf dem Sie {mehr selbst tun|öfter korrigiert werden}; {Zuhören allein täuscht|Bequemlichkeit lehrt langsam}.',
    'Fragen Sie {jemanden, der beides kennt,|eine Lehrkraft} nach {dem Punkt, an dem die meisten aufgeben|der mühsamsten Woche}, {bei beiden Wegen|einmal hier und einmal dort}.',
  ],
};

export const ARTS: GermanDomain = {
  tools: [
    'einen Skizzenblock, einen weichen Stift und Tageslicht',
    'das Instrument, ein Metronom und eine geschlossene Tür',
    'Papier, Klebeband und mehr Material als nötig',
  ],
  expert: [
    'jemanden, der seit Jahren im Verborgenen arbeitet',
    'eine Musikerin, die Anfänger unterrichtet',
    'einen Freund mit ehrlichem Blick',
    'die Frau vom Atelier nebenan',
  ],
  trial: [
    'eine schnelle Skizze',
    'ein Stück von einer Minute',
    'ein Heft voller schlechter Entwürfe',
  ],
  record: [
    'Einfälle, Fehlversuche und Vorbilder',
    'die Dauer, das Material und die Stimmung',
    'Farben, Klänge und erste Sätze',
  ],
  result: [
    'ein Bild, vor dem jemand stehen bleibt',
    'eine Melodie, die am nächsten Morgen noch da ist',
    'ein fertiges Stück statt zehn begonnener',
  ],
  signal: [
    'wo der Blick zuerst hingeht',
    'an welcher Stelle Sie schneller werden',
    'wann Sie die Uhr vergessen',
  ],
  sources: [
    'Skizzenbücher und Briefe von Künstlern',
    'Ausstellungskataloge und Partituren',
    'Werkstattgespräche und Interviews',
  ],
  detail: ['ein falsches Licht', 'die Stille vor dem ersten Ton', 'der Rand eines Bildes'],
  exampleSentence: [
    'Zeichnen Sie {dieselbe Tasse|denselben Stuhl} {fünfmal|an fünf Abenden}, {jedes Mal in einer Minute|ohne zu radieren}, und {legen Sie die Blätter nebeneinander|hängen Sie alle auf}.',
    'Spielen Sie {eine schwierige Stelle|einen Takt} {halb so schnell|im Flüsterton}, {dann mit geschlossenen Augen|dann nur mit einer Hand} und {hören Sie, was sich ändert|nehmen Sie beides auf}.',
    'Kopieren Sie {ein Vorbild|eine Seite}, {so genau Sie können|Strich für Strich}, und {werfen Sie die Kopie weg|beginnen Sie danach Ihr Eigenes}.',
  ],
  firstStepSentence: [
    'Verderben Sie {heute|noch heute} {absichtlich|mit Vergnügen} ein Blatt, damit {das zweite|das nächste} {keine Angst mehr macht|leichter fällt}.',
    'Stellen Sie Ihr Arbeitsgerät {offen|sichtbar} ins Zimmer, {wo man darüber stolpert|nicht in die Ecke}, und {berühren Sie es jeden Tag|geben Sie ihm zehn Minuten}.',
    'Sehen Sie sich {diese Woche|am Wochenende} ein {einziges|einzelnes} Werk {eine Viertelstunde lang|so lange wie einen Kurzfilm} an, {ohne Begleittext|ohne etwas darüber zu lesen}.',
  ],
  mistakeSentence: [
    'Man {wartet|hofft} auf {Eingebung|die richtige Stimmung} und {verpasst die Stunde, in der man hätte üben können|nennt das Warten Arbeit}.',
    'Viele {zeigen|veröffentlichen} {zu früh|den ersten Versuch} und {verlieren am Urteil der anderen die Lust|gestalten dann nur noch fürs Publikum}.',
    'Wer {ständig|dauernd} {neues Material|bessere Geräte} kauft, {schiebt den Anfang vor sich her|übt vor allem das Auspacken}.',
  ],
  measureSentence: [
    'Heben Sie {jeden Monat|regelmäßig} {ein Stück|eine Arbeit} auf, {ob gelungen oder nicht|auch eine missratene}, und {sehen Sie die Reihe am Jahresende durch|datieren Sie sie auf der Rückseite}.',
    'Zählen Sie {die fertigen Stücke|das Beendete}, {nicht die gelungenen|egal wie es geriet}; {Fertigwerden ist ein eigenes Können|aus Menge wird mit der Zeit Güte}.',
    'Bitten Sie {eine Freundin|jemanden}, {ältere und neuere Arbeiten|zwei Aufnahmen} {ohne Datum|blind} zu ordnen, und {lachen Sie über das Ergebnis|hören Sie auf die Begründung}.',
  ],
  sourceSentence: [
    'Künstler {erzählen|schreiben} gern {vom Einfall|von der Muse} und {selten vom Üben|wenig von den Körben voller Entwürfe}; {fragen Sie nach den Entwürfen|lesen Sie zwischen den Zeilen}.',
    'Kritiken {verraten|zeigen} {viel über den Kritiker|einen Geschmack}; {lesen Sie zwei gegensätzliche|suchen Sie die, die Ihnen widerspricht}.',
    'Ein Lehrvideo schneidet das {Misslingen|Zögern} heraus, {das dazugehört|aus dem man lernt}; {rechnen Sie es wieder hinein|gönnen Sie sich die dreifache Zeit}.',
  ],
  questionSentence: [
    '{Fragen Sie sich|Überlegen Sie}, für wen Sie {das machen|arbeiten}, {wenn niemand zuhört|auch ohne Publikum}.',
    'Welches Werk {hätten|möchten} Sie {gern selbst gemacht|selbst schaffen können}, und {was genau daran|welche Stelle hält Sie fest}?',
    'Was {passiert|bleibt übrig}, wenn Sie {das Schönste streichen|die Hälfte weglassen}?',
  ],
  choiceSentence: [
    'Schaffen Sie {mit beiden Mitteln|auf beide Arten} {eine Kleinigkeit|dasselbe Motiv} und {fragen Sie Ihre Hände, nicht die Kritik|sehen Sie, welches Stück Sie behalten}.',
    '{Nehmen Sie|Wählen Sie} das, wozu Sie {abends um zehn|nach einem langen Tag} noch {greifen würden|Lust hätten}.',
    'Leben Sie {ein paar Tage|eine Woche} mit {beidem|beiden Eindrücken} im Ohr oder vor Augen; {was nachklingt, hat gewonnen|eines davon verblasst schneller}.',
  ],
};
