import type { Module } from '../../../language-pack.ts';

/** Setting up a comparison. Plan: comparison. */
export const FRAME_CRITERIA: readonly Module[] = [
  {
    id: 'frame-question',
    role: 'frame',
    headings: [
      'Die Frage {hinter der Frage|vor der Antwort}',
      'Worum es bei der Wahl {wirklich|eigentlich} geht',
      '{Zuerst|Vorab}: Was soll {sich ändern|besser werden}?',
    ],
    paragraphs: [
      [
        [
          '{Hinter|Unter} jedem „entweder – oder“ {steckt|liegt} eine {ältere|schlichtere} Frage: {Was soll sich danach ändern|Wozu das Ganze}?',
          'Zwischen [a] und [b] lässt sich {erst|überhaupt erst} {vernünftig|mit Ruhe} wählen, wenn {klar ist, wofür|der Zweck feststeht}.',
          'Wer {zwei Dinge|zwei Wege} vergleicht, {vergleicht immer auch|betrachtet nebenbei} {zwei Vorstellungen vom eigenen Leben|die eigenen Wünsche}.',
        ],
        'Formulieren Sie {den Zweck|Ihr Anliegen} in einem Satz, {in dem keine der beiden Seiten vorkommt|ohne einen der Namen zu nennen}.',
        '[questionSentence]',
        'Gelingt {dieser Satz|das} nicht, {ist es zum Vergleichen noch zu früh|fehlt kein Testbericht, sondern ein Gespräch mit sich selbst}.',
        [
          'Lesen Sie ihn jemandem vor, der beide Möglichkeiten nicht kennt, und achten Sie auf die erste Nachfrage.',
          'Sagen Sie diesen Satz einer Freundin, ohne weitere Erklärung; ihr Stirnrunzeln ist eine Auskunft.',
          'Wer beim {Zuhören|Vorlesen} die Stirn runzelt, zeigt Ihnen {die schwache Stelle|das unklare Wort}.',
        ],
      ],
      [
        [
          '{Klären|Prüfen} Sie auch, {wer mitredet|wen die Wahl trifft}.',
          'Eine {solche|derartige} Wahl {trifft|betrifft} {selten|fast nie} nur {einen Menschen|Sie allein}.',
        ],
        'Wer {täglich damit lebt|die Folgen trägt}, {sollte|muss} {mehr Gewicht haben|öfter gehört werden} als der, der {am lautesten rät|die Prospekte liest}.',
        'Bitten Sie {alle Beteiligten|jede betroffene Person} um {zwei Zeilen|einen einzigen Satz}: {was sie hofft und was sie fürchtet|das Wichtigste und das Schlimmste}.',
        '{Widersprüche|Gegensätze} dürfen {stehen bleiben|sichtbar sein}; {sie sind der eigentliche Stoff der Entscheidung|so weiß man wenigstens, worüber zu reden ist}.',
        [
          'Kinder und Gäste zählen mit, auch wenn sie kein Stimmrecht haben, denn sie stolpern über das Ergebnis.',
          'Laden Sie {auch Skeptiker|die Bedenkenträger} dazu, {ihr Nein kostet jetzt am wenigsten|später wäre ihr Einwand teurer}.',
          'Abwesende und künftige Mitbewohner gehören ebenso dazu, selbst wenn man sie leicht vergisst; sie werden das Ergebnis nämlich benutzen.',
          'Fragen Sie auch die {Stillen|Jüngsten} im Haus, denn gerade sie {leben am längsten damit|werden gern übergangen}.',
        ],
      ],
      [
        [
          'Setzen Sie {der Suche|dem Abwägen} zuletzt {ein Ende|eine Grenze}.',
          'Auch {das Abwägen|ein Vergleich} {braucht|verdient} {einen Schlusspunkt|Grenzen}.',
        ],
        'Legen Sie {jetzt|im Voraus} fest, {bis wann entschieden wird|an welchem Tag Sie wählen} und {wie viel Mühe die Sache wert ist|wie viele Abende das kosten darf}.',
        'Bei {Kleinigkeiten|leicht umkehrbaren Dingen} {genügt eine Viertelstunde|reicht das Bauchgefühl}; {was jahrelang bindet, darf Wochen dauern|bei langen Bindungen ist Eile der teuerste Ratgeber}.',
        [
          'Schreiben Sie diese Frist in den Kalender, und zwar jetzt, solange niemand drängt, {denn unter Druck setzt man Grenzen schlecht|dann kann die Suche gar nicht erst ausufern}.',
          'Schreiben Sie Datum und Aufwand auf dasselbe Blatt, neben den Satz vom Anfang, {denn unter Druck setzt man Grenzen schlecht|dann kann die Suche gar nicht erst ausufern}.',
          'Ein Datum am {Kühlschrank|Bildschirmrand} {genügt|erinnert Sie täglich}, und das Grübeln bekommt ein Ende.',
        ],
      ],
    ],
  },
  {
    id: 'frame-common',
    role: 'frame',
    headings: [
      '{Erst das Gemeinsame|Was beide verbindet}',
      'Zwei Wege, {ein Ziel|ein Zweck}',
      'Den Vergleich {vorbereiten|sauber aufstellen}',
    ],
    paragraphs: [
      [
        [
          'Bevor man {Unterschiede|Gegensätze} {sucht|zählt}, {lohnt ein Blick auf das Gemeinsame|fragt man besser nach den Ähnlichkeiten}.',
          'Dass {Sie|Menschen} zwischen [a] und [b] {schwanken|zögern}, {hat einen Grund|kommt nicht von ungefähr}: {Beides erfüllt wohl denselben Wunsch|Irgendetwas haben die beiden gemeinsam}.',
          'Ein {fairer|sauberer} Vergleich {beginnt|startet} {auf gemeinsamem Boden|mit dem, was niemand bestreitet}.',
        ],
        'Schreiben Sie {oben aufs Blatt|als Überschrift}, was {beide leisten müssen|unverzichtbar ist}, {ganz gleich, wie die Wahl ausgeht|ohne das keine von beiden infrage kommt}.',
        'Was {beide gleich gut können|auf beiden Seiten steht}, {scheidet aus|dürfen Sie getrost streichen}, {so wichtig es sonst ist|denn es hilft nicht beim Entscheiden}.',
        'Übrig bleibt {meist|am Ende} eine {erstaunlich kurze|kurze} Liste, und {um die geht es|diese verdient Ihre ganze Aufmerksamkeit}.',
        [
          'Auf diesem Boden lässt sich streiten, ohne sich zu verlaufen, allein oder zu zweit.',
          'Mit dieser Grundlage kann man in Ruhe weiterfragen, und zwar über das, was wirklich verschieden ist.',
          'Von dort aus wird {jeder Streit|jede Debatte} kürzer, weil {nur noch das Verschiedene zählt|niemand mehr Offensichtliches verteidigt}.',
        ],
      ],
      [
        [
          'Achten Sie {ferner|auch} auf {die Ebene|den Maßstab}.',
          '{Manchmal|Mitunter} {hinkt|scheitert} der Vergleich {schon|bereits} am Maßstab.',
        ],
        [
          'Wenn das eine {bloß ein|ein} Werkzeug ist und das andere eine {Lebensweise|Haltung}, {lassen sich beide vielleicht verbinden|ist das Oder womöglich ein Und}.',
          'Vielleicht {schließen sie einander gar nicht aus|passt sogar beides in eine Woche}, {und Sie suchen bloß die Grenze|dann geht es nur um die Anteile}.',
        ],
        '[exampleSentence]',
        'Fragen Sie deshalb {früh|gleich zu Beginn}, ob {eine Mischung denkbar wäre|sich die Wege kreuzen}: {das eine für Werktage, das andere für Feste|heute so und morgen anders}.',
        [
          'Schreiben Sie die Mischung als dritte Möglichkeit auf, {selbst wenn Sie sie später verwerfen|auch wenn sie zunächst nach Ausrede klingt}.',
          'Notieren Sie jede Zwischenform, {selbst wenn Sie sie später verwerfen|auch wenn sie zunächst nach Ausrede klingt}.',
          'Selbst ein {fauler|halber} Kompromiss gehört {aufs Papier|auf den Tisch}, ehe man ihn {verwirft|belächelt}.',
        ],
      ],
      [
        [
          '{Und noch etwas|Ein letzter Punkt}: {Tauschen|Vertauschen} Sie {probeweise|zwischendurch} die Reihenfolge.',
          'Was {zuerst genannt wird|vorne steht}, {gewinnt|siegt} {leicht|oft}, {ohne besser zu sein|allein durch seinen Platz}.',
        ],
        '{Erzählen|Schildern} Sie {jemandem|einer Freundin} {die Frage|das Für und Wider} {einmal so und einmal andersherum|in beiden Richtungen}, und {hören Sie auf die eigene Stimme|achten Sie auf Ihr Tempo}.',
        [
          'So {bemerken Sie|fällt auf}, {wo Sie werben|an welcher Stelle Sie verkaufen}, {statt zu beschreiben|obwohl niemand etwas kaufen will}.',
          'Achten Sie auf {jedes „natürlich“|das Wort „nur“}, {dahinter steht meist eine Vorliebe|es verrät den heimlichen Favoriten}.',
        ],
        [
          'Nehmen Sie das nicht als Beweis, aber schreiben Sie es auf, denn Vorlieben, die man kennt, richten weniger Schaden an.',
          'Halten Sie diese Beobachtung für einen Hinweis, und prüfen Sie ihn später; Vorlieben sind erlaubt, solange sie sichtbar sind.',
          'Lächeln Sie ruhig {darüber|über sich}: Wer {seine Schwäche|den eigenen Liebling} kennt, urteilt {milder und genauer|am Ende gerechter}.',
        ],
      ],
    ],
  },
  {
    id: 'criteria-few',
    role: 'criteria',
    headings: [
      '{Wenige Maßstäbe|Drei Maßstäbe} genügen',
      'Woran Sie {messen|messen wollen}',
      'Was {zählt|zählen soll}, und {was nicht|wie viel}',
    ],
    paragraphs: [
      [
        [
          '{Gute|Brauchbare} Maßstäbe erkennt man daran, dass es {wenige|nur wenige} sind, {dass man sie selbst gewählt hat|dass sie zum eigenen Leben passen} und {dass sie vorher feststehen|dass sie früh notiert wurden}.',
          'Womit {messen|vergleichen} Sie [a] und [b], {mit dem eigenen Meter oder mit einem geliehenen|und wer hat die Messlatte gebaut}?',
          'Zehn {Kriterien|Maßstäbe} {klingen gründlich|wirken sorgfältig}, {drei entscheiden|doch am Ende tragen drei davon die Wahl}.',
        ],
        '{Stammen|Kommen} Ihre Kriterien aus {dem Prospekt|einer fremden Liste}, {gewinnt|siegt} {meist|zuverlässig} der, der {den Prospekt gedruckt|die Liste geschrieben} hat.',
        'Notieren Sie {deshalb|also} {zuerst|vor allem}, was {im Alltag|an einem Werktag} {stören|fehlen} würde, und {erst dann, was glänzen soll|danach die schönen Extras}.',
        'Von {allem, was dasteht|der Sammlung}, {bleiben|überleben} {drei Zeilen|höchstens vier Zeilen}, {alles Weitere ist Zugabe|mehr kann niemand gleichzeitig abwägen}.',
        [
          'Zeigen Sie die kurze Liste jemandem, der Ihre Gewohnheiten kennt, {und fragen Sie, was fehlt|dann zeigt sich schnell, was Wunschdenken ist}.',
          'Lesen Sie diese Zeilen einer Freundin vor, die Sie gut kennt, {und fragen Sie, was fehlt|dann zeigt sich schnell, was Wunschdenken ist}.',
          'Ein {fremder|nüchterner} Blick auf das Blatt {erspart|verhindert} {manche Selbsttäuschung|fromme Wünsche}.',
        ],
      ],
      [
        [
          'Eine Kleinigkeit wie [detail] wiegt {mitunter|manchmal} {schwerer|mehr} als {jedes Prunkstück|die ganze Ausstattung}.',
          '{Unterschätzen|Übergehen} Sie {dabei|auch} {das Unscheinbare|die kleinen Dinge} nicht.',
        ],
        'Fragen Sie {nach der Pflege|nach dem zweiten Jahr}, {nach dem Ausstieg|nach der Reparatur} und nach {dem schlechtesten Tag|der Hilfe im Notfall}, {nicht nur nach dem Kauf|auch wenn das keiner anspricht}.',
        '[choiceSentence]',
        '{Ordnen|Reihen} Sie {das Ganze|die Punkte} {nach Gewicht|der Wichtigkeit nach} und {widerstehen Sie der Versuchung, später umzustellen|lassen Sie es so stehen}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Diese|Folgende} Maßstäbe {passen|eignen sich} {fast|beinahe} überall:',
        '{Zur Auswahl|Als Vorrat} {stehen|dienen} {etwa|zum Beispiel}:',
      ],
      items: [
        'Wie {leicht|rasch} {kommt man hinein|gelingt der Anfang}, und {wie gut wieder heraus|was kostet der Abschied}?',
        'Was bleibt {an einem gewöhnlichen Tag|im Alltag} davon {übrig|spürbar}, {wenn der Reiz des Neuen vergangen ist|wenn die ersten Wochen vorbei sind}?',
        'Wie viel {Aufmerksamkeit|Pflege} {verlangt es|braucht es}, und {wer bringt sie auf|von wem}?',
        'Was {geschieht|passiert}, wenn {etwas schiefgeht|der Ernstfall eintritt}, und {wer hilft dann|an wen wendet man sich}?',
        'Passt es zu {dem, was schon da ist|vorhandenen Gewohnheiten}, {oder müsste sich alles andere biegen|ohne dass Sie sich verstellen}?',
      ],
    },
  },
  {
    id: 'criteria-life',
    role: 'criteria',
    headings: [
      '{Maßstäbe|Kriterien} aus dem {eigenen Leben|Alltag}',
      'Ein {Montag|Werktag} als Prüfstein',
      'Vom {Wunsch|Gefühl} zum {Maßstab|Kriterium}',
    ],
    paragraphs: [
      [
        [
          'Die {besten|ehrlichsten} Maßstäbe {liefert|kennt} {ein gewöhnlicher Montag|Ihr Kalender}, {keine Rangliste|nicht die Werbung}.',
          'Gehen Sie {einen Werktag|den gestrigen Tag} {in Gedanken|Stunde für Stunde} durch und {fragen Sie, wo die Wahl überhaupt spürbar wäre|markieren Sie die Berührungspunkte}.',
          'Ob [a] oder [b] {besser|geeigneter} {ist|wäre}, {weiß kein Tester|kann niemand sagen}, {der Ihren Montag nicht kennt|ohne Ihren Alltag zu sehen}.',
          'Was {im Prospekt|in Rankings} oben steht, {kann bei Ihnen ganz unten landen|weiß nichts von Ihrem Kalender}, {und umgekehrt|denn nur Sie kennen Ihre Tage}.',
        ],
        'Vielleicht taucht die Wahl {morgens|am Morgen} auf, wenn {alles schnell gehen muss|es eilt}, {vielleicht|oder} erst {abends|am Abend}.',
        [
          'Wo {immer sie spürbar wird|sie spürbar wird}, notieren Sie, was {dort|in diesem Moment} {zählt|hilft}: {Tempo|Ruhe}, {Einfachheit|Verlässlichkeit}, {Freude|ein gutes Gefühl}.',
          'Streichen Sie diese {Stellen|Augenblicke} an und {fragen Sie, was dort fehlt|denken Sie an Ihre Hände}.',
        ],
        'Aus {diesen Augenblicken|den Notizen} {werden|entstehen} {Maßstäbe|Kriterien}, {die Ihnen niemand ausreden kann|in denen Ihr Leben steckt}.',
        [
          'Zwei gewöhnliche Tage genügen dafür; einer davon sollte ein schlechter sein.',
          'Drei solche Rundgänge reichen vollkommen, möglichst ein früher und ein später.',
          'Ein {Rundgang|Protokoll} von {gestern|heute} {sagt mehr|ist genauer} als {jede Schätzung|ein Jahr voller Absichten}.',
          'Auch ein {Feiertag|Regentag} darf dabei sein, {wenn er in Ihrem Leben vorkommt|solange die Werktage überwiegen}.',
        ],
      ],
      [
        [
          'Trennen Sie {dann|danach} {Muss und Kann|das Nötige vom Netten}.',
          'Nicht {jeder|jeder einzelne} Wunsch verdient {das gleiche Gewicht|eine eigene Zeile}.',
        ],
        'Ein {Muss|hartes Kriterium} erkennen Sie daran, dass {ein Nein die Sache beendet|Sie ohne es nicht zusagen würden}.',
        '[choiceSentence]',
        'Alles {Übrige|andere} {heißt|ist} Kann und {bricht höchstens einen Gleichstand|darf nur am Ende den Ausschlag geben}.',
        [
          'Fragen Sie bei jedem Punkt, wann Sie zuletzt daran gescheitert sind, denn echte Bedingungen haben eine Geschichte.',
          'Überlegen Sie dabei, woher dieser Anspruch eigentlich stammt; fremde Wünsche verraten sich so am schnellsten.',
          'Wer hat {das verlangt|diese Latte aufgehängt}: {Sie selbst|Ihr Alltag} oder {ein Katalog|die Schwägerin}?',
          'Manches Muss {schrumpft|zerfällt}, sobald man {laut fragt|ehrlich fragt}, wer es einem {aufgetragen hat|eingeredet hat}.',
        ],
      ],
      [
        [
          '{Prüfen|Testen} Sie {die Maßstäbe selbst|Ihre Liste}, {ehe Sie sie anwenden|bevor es losgeht}.',
          '{Zuletzt|Am Schluss} {kommt|gehört} {der Maßstab selbst|die Liste} auf den Prüfstand.',
        ],
        'Würde {eine gute Freundin|Ihre Schwester} {beim Lesen|angesichts dieser Liste} {nicken|lächeln}, oder {steht da ein Mensch, der Sie gern wären|hätte sie Fragen}?',
        [
          'Streichen Sie den Punkt, {den Sie nur aus Pflichtgefühl aufgeschrieben haben|der bloß gut klingt}, und {schon wird die Sache leichter|sehen Sie, wie viel klarer alles ist}.',
          'Ein {Maßstab|Wunsch}, den {niemand prüfen kann|Sie sich selbst nicht glauben}, {hat hier nichts zu suchen|darf gehen}.',
        ],
        [
          'Danach darf verglichen werden, und zwar in dieser Reihenfolge und in keiner anderen, {so streng das klingt|auch wenn ein Angebot lockt}.',
          'Erst dann kann gerechnet werden, denn wer die Liste beim Vergleichen ändert, vergleicht nicht mehr, {so streng das klingt|auch wenn ein Angebot lockt}.',
          'Von nun an {ruht der Stift|bleibt die Liste zu}, und {verglichen wird nur noch mit diesem Maß|der Vergleich darf beginnen}.',
        ],
      ],
    ],
  },
];
