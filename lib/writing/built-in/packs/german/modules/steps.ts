import type { Module } from '../../../language-pack.ts';

/** The work itself, in an order. Plan: how-to. */
export const STEPS: readonly Module[] = [
  {
    id: 'steps-rounds',
    role: 'steps',
    headings: [
      'In {kleinen Runden|kurzen Runden} zum Ziel',
      'Schritt für Schritt, {Runde für Runde|ohne Hast}',
      'Der Ablauf {im Überblick|in der Praxis}',
    ],
    paragraphs: [
      [
        [
          'Gehen Sie in {Runden|kleinen Schleifen} vor, {nicht in einem Zug|statt alles auf einmal zu wollen}: {versuchen, ansehen, nachbessern|ausprobieren, prüfen, ändern}.',
          'Wer beim Thema [topic] {vorankommen|weiterkommen} will, {fährt mit kurzen Runden am besten|teilt den Weg am besten in kurze Runden}, {jede mit einem eigenen Ergebnis|von denen jede etwas Fertiges liefert}.',
          'Der {sicherste|ruhigste} Weg führt über {kleine|kurze} Runden, {an deren Ende etwas auf dem Tisch liegt|die jeweils etwas Sichtbares ergeben}.',
        ],
        'Jede {Runde|davon} darf {höchstens|ruhig nur} {einen Abend|ein paar Stunden} dauern, {denn kurze Strecken verzeihen Irrtümer|damit ein Irrtum nicht teuer wird}.',
        'Es ist {besser|klüger}, {dreimal|mehrmals} etwas {Bescheidenes|Unfertiges} {zu Ende zu bringen|abzuschließen}, als {einmal|ein einziges Mal} {im Großen stecken zu bleiben|am großen Wurf zu scheitern}.',
        'Halten Sie {zwischendurch|nach jeder Etappe} {inne|kurz an} und {achten Sie darauf|fragen Sie sich}, [signal].',
      ],
      [
        [
          '{Widerstehen Sie|Widerstehen Sie bitte} der Versuchung, mehrere Dinge {zugleich|auf einmal} zu ändern.',
          'Ändern Sie {von Runde zu Runde|jedes Mal} {nur eines|eine einzige Sache}, {so schwer es fällt|auch wenn die Hände jucken}.',
        ],
        'Nur so {wissen Sie hinterher|lässt sich später sagen}, {was den Unterschied gemacht hat|woran es lag}, {und was bloß Zufall war|statt zu raten}.',
        '[exampleSentence]',
        'Schreiben Sie {nach jeder Runde|am Ende} {einen Satz|zwei Zeilen} auf, {so knapp wie ein Telegramm|bevor die Erinnerung alles glättet}: {was Sie taten und was geschah|Absicht, Ergebnis, Vermutung}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        'Eine {Runde|solche Runde} {sieht so aus|läuft in dieser Ordnung ab}:',
        '{So|In dieser Reihenfolge} {lässt sich|kann man} eine Runde {gestalten|aufbauen}:',
      ],
      items: [
        '{Wählen Sie|Greifen Sie sich} das kleinste Stück, {das für sich einen Sinn hat|an dem sich etwas zeigen lässt}.',
        'Sagen Sie {vorher|laut}, was Sie {erwarten|vermuten}, {damit Sie sich nachher nicht herausreden|und schreiben Sie es hin}.',
        'Führen Sie es aus, {ohne zwischendrin zu verbessern|zügig und ohne Schönheitspreis}.',
        'Betrachten Sie das Ergebnis {mit etwas Abstand|nach einer Pause}, {am liebsten bei Tageslicht|als hätte es jemand anders gemacht}.',
        'Zeigen Sie es einer Person, {die nicht höflich sein muss|deren Urteil Sie aushalten}.',
        'Entscheiden Sie, {was bleibt|was Sie behalten}, {was sich ändert|was anders wird} und {was wegfällt|worauf Sie künftig verzichten}.',
      ],
    },
  },
  {
    id: 'steps-backwards',
    role: 'steps',
    headings: [
      '{Rückwärts|Vom Schluss her} planen, {vorwärts gehen|nach vorn arbeiten}',
      'Den Weg {vom Ende her|rückwärts} {abstecken|aufrollen}',
      'Die {richtige|passende} Reihenfolge finden',
    ],
    paragraphs: [
      [
        [
          'Stellen Sie sich ans Ende des Weges und {fragen Sie|überlegen Sie}, was {unmittelbar davor|einen Schritt früher} {geschehen sein muss|da sein musste}.',
          'Pläne {gelingen|geraten} besser, wenn man sie {von hinten|rückwärts} {schreibt|aufzieht}: {vom Ergebnis|vom letzten Tag} {bis zu heute Abend|zurück zum nächsten Handgriff}.',
          'Beim Thema [topic] {verrät|zeigt} der letzte Schritt {am deutlichsten|meist}, wie der erste {aussehen muss|zu wählen ist}.',
        ],
        'Wiederholen Sie {die Frage|das}, bis Sie bei etwas {ankommen|landen}, das {heute noch möglich ist|in eine halbe Stunde passt}.',
        '{So entsteht|Heraus kommt} eine Kette {kleiner|überschaubarer} {Etappen|Stationen}, von denen jede {einen Grund hat|die nächste vorbereitet}.',
        '{Etappen ohne Grund|Glieder, die nichts tragen,} {fallen dabei von selbst heraus|dürfen Sie ohne Reue streichen}, und {das spart mehr Zeit als jede Eile|der Plan wird kürzer als gedacht}.',
        [
          'Schreiben Sie diese Kette auf einzelne Zettel, die sich verschieben lassen, {denn die erste Ordnung ist selten die letzte|bis die Reihenfolge einleuchtet}.',
          'Malen Sie die Stationen auf kleine Karten, die man umlegen kann, {denn die erste Ordnung ist selten die letzte|bis die Reihenfolge einleuchtet}.',
          'Mit {Klebezetteln|Kärtchen} auf dem {Küchentisch|Fußboden} {wird aus der Kette ein Bild|sieht man Lücken sofort}.',
        ],
      ],
      [
        [
          'Beginnen Sie {dann|schließlich} mit dem {Riskantesten|Ungewissesten}, {nicht mit dem Angenehmen|solange noch wenig investiert ist}.',
          'Das {Unsicherste|heikelste Stück} {gehört|kommt} {nach vorn|an den Anfang}, {so unbequem das ist|auch wenn das Bequeme lockt}.',
        ],
        'Was {schiefgehen|scheitern} kann, soll {früh|bald} {schiefgehen|scheitern}, {wenn es noch wenig kostet|solange ein Umweg billig ist}.',
        [
          'Für die {Probe|erste Prüfung} {eignet sich|genügt} etwas {Kleines|Überschaubares}, {zum Beispiel|etwa} dies: [trial].',
          'Wagen Sie sich {zuerst|als Erstes} an [trial].',
        ],
        'Danach wird das Übrige {leichter|ruhiger}, weil {die größte Frage beantwortet ist|Sie wissen, dass der Boden trägt}.',
        [
          'Misslingt die Probe, so wissen Sie es, bevor es teuer wird, {und gelingt sie, beginnt der Rest mit gutem Wind|denn noch ist fast nichts verbaut}.',
          'Scheitert der Versuch, dann ändern Sie den Plan und nicht Ihre Laune, {und gelingt er, beginnt der Rest mit gutem Wind|denn noch ist fast nichts verbaut}.',
          'Ein früher {Fehlschlag|Irrtum} ist {billig|ein Geschenk}, {er spart den späteren|und er kommt zur rechten Zeit}.',
        ],
      ],
      [
        [
          'Lassen Sie zwischen den {Etappen|Stationen} {Luft|etwas Leerlauf}.',
          'Ein {guter|belastbarer} Plan hat {Lücken|Pausen}, {und zwar absichtlich|die niemand füllen darf}.',
        ],
        '{Krankheit|Besuch}, {Müdigkeit|schlechtes Wetter} und {gute Einfälle|neue Ideen} {halten sich an keinen Kalender|kommen ungefragt}, {und alle drei brauchen Platz|dafür ist der Platz gedacht}.',
        'Verschiebt sich {etwas|eine Etappe}, {ändern Sie das Datum|rücken Sie den Termin}, {nicht die Reihenfolge|aber lassen Sie die Ordnung stehen}; {sie war der eigentliche Gewinn|in ihr steckt die meiste Überlegung}.',
        [
          'Sehen Sie jeden Sonntag auf die Karten, streichen Sie Erledigtes durch und lassen Sie das Übrige in Ruhe.',
          'Schauen Sie einmal in der Woche auf den Plan, rücken Sie das Nächste nach vorn und freuen Sie sich über jede leere Stelle.',
          'Ein {kurzer|wöchentlicher} Blick {hält den Plan lebendig|genügt}, {mehr Verwaltung braucht er nicht|alles andere wäre Beschäftigung}.',
        ],
      ],
    ],
  },
  {
    id: 'steps-first-week',
    role: 'steps',
    theme: 'first-week',
    headings: [
      'Die erste Woche, {Tag für Tag|ohne Überforderung}',
      'Wie die {erste|erste echte} Woche {aussehen kann|gelingt}',
      '{Sieben Tage|Eine Woche} für den Anfang',
    ],
    paragraphs: [
      [
        [
          'Nehmen Sie sich {eine Woche|sieben Tage}, {nicht mehr|das genügt}, und {behandeln Sie sie wie eine Probezeit|versprechen Sie sich nichts darüber hinaus}.',
          '{Eine Woche ist|Sieben Tage sind} lang genug, um {etwas zu spüren|Gewohnheiten zu erschüttern}, und {kurz genug, um durchzuhalten|zu kurz, um sich zu verrennen}.',
          'Für den Einstieg in das Thema [topic] {reicht|genügt} {zunächst|fürs Erste} {eine einzige Woche|eine Arbeitswoche mit Wochenende}.',
        ],
        'In {dieser Zeit|diesen Tagen} geht es {um Regelmäßigkeit|darum, überhaupt anzufangen}, {noch nicht um Können|das Können kommt später}; {ein paar Minuten am Tag|kleine Portionen} {schlagen|besiegen} den {großen|einen heroischen} Samstag.',
        '{Hängen|Knüpfen} Sie das Neue an etwas {Vertrautes|Bestehendes}: {den Kaffee am Morgen|den Heimweg}, {das Zähneputzen|das Ende der Nachrichten}, {die Runde mit dem Hund|den Abwasch}.',
        'Und {sagen Sie|erzählen Sie} {niemandem|nicht allen} davon, {ehe|bevor} die Woche um ist; {Applaus vor der Arbeit macht satt|verfrühtes Lob nimmt den Schwung}.',
      ],
      [
        [
          '{Am Ende|Am siebten Tag} {setzen Sie sich hin|nehmen Sie sich eine Viertelstunde} und {ziehen Bilanz|lesen nach, was war}.',
          'Der {letzte|siebte} Tag gehört {der Rückschau|dem Rückblick}, {nicht der Leistung|und zwar mit Stift}.',
        ],
        [
          'Notieren Sie [record].',
          '{Ein paar Stichworte genügen|Stichworte reichen}; notieren Sie also [record].',
        ],
        'Fragen Sie {dann|sich}, was {leichter war als befürchtet|Ihnen Freude gemacht hat} und was {Sie ausgelassen haben|nie stattgefunden hat}; {das Ausgelassene ist die bessere Auskunft|beides gehört ins nächste Wochenblatt}.',
        'Verlängern Sie erst {danach|dann} um {eine weitere|die nächste} Woche, {mit einer einzigen Änderung|wenn Sie das wirklich wollen}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{Ein möglicher|Ein denkbarer} Verlauf:',
        'Die Tage {könnten|dürfen} {so aussehen|diesem Muster folgen}:',
      ],
      items: [
        '{Zuerst|Am ersten Tag} {schauen Sie nur zu|nehmen Sie nur den Ist-Zustand auf}, {ohne etwas zu verbessern|ganz ohne Vorsätze}.',
        'Machen Sie {einen Versuch|eine kurze Übung}, {so klein, dass Scheitern kaum möglich ist|die fast lächerlich klein ist}.',
        'Wiederholen Sie das Ganze {zur selben Stunde|unter gleichen Umständen}, {und achten Sie auf das, was klemmt|diesmal etwas langsamer}.',
        'Legen Sie {einen Ruhetag|eine Pause} ein, {denn vieles setzt sich im Schlaf|und zwar ohne schlechtes Gewissen}.',
        'Beseitigen Sie ein Hindernis, {über das Sie zweimal gestolpert sind|das Ihnen die Lust genommen hat}.',
        'Zeigen Sie {jemandem|einem Menschen}, {was Sie tun|wie weit Sie sind}, und {hören Sie zu|stellen Sie eine Frage}.',
      ],
    },
  },
];
