import type { Module } from '../../../language-pack.ts';

/** Entries for lists of ways to do something. */
export const ITEMS_TIPS: readonly Module[] = [
  {
    id: 'item-habit-hook',
    role: 'item',
    listKind: 'tips',
    headings: [
      'An {Gewohntes|Gewohnheiten} {anknüpfen|anhängen}',
      'Einen {Haken|Anker} im Tag finden',
      '{Nach dem Kaffee|Vor dem Abwasch}: der feste Platz',
    ],
    paragraphs: [
      [
        [
          'Hängen Sie {das Neue|den Vorsatz} an etwas, das Sie {ohnehin jeden Tag tun|nie vergessen}, {etwa an den ersten Kaffee|vielleicht ans Zähneputzen}.',
          'Suchen Sie {eine vorhandene Gewohnheit|eine feste Stelle im Tag}, {auf deren Rücken das Neue mitreiten kann|und stellen Sie das Neue daneben}.',
        ],
        'Ein {fester Auslöser|klarer Moment} {erspart|ersetzt} {die tägliche Verhandlung|das ewige Überlegen}, {ob heute der richtige Tag ist|und Verhandlungen mit sich selbst verliert man oft}.',
        'Wählen Sie {den Haken|die Stelle} so, dass {Ort und Zeit schon stimmen|danach noch ein paar ruhige Minuten folgen}.',
        [
          'Probieren Sie zwei, drei Stellen aus, {bevor Sie sich festlegen|denn nicht jede trägt gleich gut}.',
          'Testen Sie ruhig mehrere Stellen, {bevor Sie sich festlegen|denn nicht jede trägt gleich gut}.',
          'Manche {Stelle|Gewohnheit} sieht {günstig|ideal} aus und {erweist sich als Durchgang|hält doch keine Woche}.',
        ],
      ],
      [
        [
          'Fällt ein Tag aus, {hängt der Haken morgen wieder da|ist morgen derselbe Moment wieder da}.',
          'In den {ersten Wochen|ersten Tagen} {zählt nur das Erscheinen|gilt jede noch so kleine Ausführung}.',
        ],
        '[firstStepSentence]',
        'Nach {einer Weile|einigen Wochen} {fehlt Ihnen etwas, wenn Sie es auslassen|fragt niemand mehr nach Willenskraft}, {und von da an trägt es sich selbst|und genau das war der Zweck}.',
        [
          'Erzählen Sie im Haus, was Sie vorhaben, {dann hilft der Alltag mit|so fragt bald jemand nach}.',
          'Sagen Sie den anderen, warum Sie dort kurz stehen bleiben, {dann hilft der Alltag mit|so fragt bald jemand nach}.',
          'Ein {Zettel an der Tür|Wort beim Frühstück} macht {Mitwisser|aus Mitbewohnern Helfer}.',
        ],
      ],
    ],
  },
  {
    id: 'item-remove-friction',
    role: 'item',
    listKind: 'tips',
    headings: [
      '{Hürden|Hindernisse} aus dem Weg räumen',
      'Es sich {leicht|bequem} machen',
      'Den {Stolperstein|Widerstand} beseitigen',
    ],
    paragraphs: [
      [
        [
          'Räumen Sie {am Vorabend|rechtzeitig} alles weg, was {zwischen Ihnen und dem Anfang steht|den ersten Handgriff erschwert}.',
          'Verkürzen Sie {den Weg zum Anfang|den Anlauf} auf {zwanzig Sekunden|drei Handgriffe}, {indem Sie alles bereitlegen|und verlängern Sie den Weg zur Ablenkung}.',
        ],
        'Legen Sie {schon jetzt|vorher} [tools] bereit.',
        '{Wille|Disziplin} ist {ein launischer Mitarbeiter|knapp}, {aufgeräumte Wege arbeiten täglich|auf einen gedeckten Tisch ist dagegen Verlass}.',
        [
          'Räumen Sie auch den Weg dorthin frei, Schritt für Schritt, als wären Sie schon müde, {denn an solchen Stellen entscheidet sich der Abend|so pedantisch das auch klingt}.',
          'Gehen Sie den Weg dorthin einmal ab, und beseitigen Sie alles, woran man hängen bleibt, {denn an solchen Stellen entscheidet sich der Abend|so pedantisch das auch klingt}.',
          'Hindernisse findet man {barfuß|im Dunkeln} am schnellsten, {also üben Sie müde|darum lohnt der Test am späten Abend}.',
          'Spielen Sie den Ablauf {einmal in Müdigkeit|am Abend probeweise} durch, {dann zeigt sich jeder Stein|und notieren Sie jedes Stocken}.',
        ],
      ],
      [
        [
          'Drehen Sie den Gedanken auch um: {Machen Sie Störendes mühsam|Was Sie abhält, soll Mühe kosten}.',
          'Umgekehrt gehört {die Ablenkung|alles Verlockende} {ein Stockwerk höher|in den Flur}.',
        ],
        'Das {Telefon|Gerät} {im Nebenzimmer|in der Tasche}, {die geschlossene Tür|ein leerer Tisch}, {ein Zettel „Bin gleich da“|eine vereinbarte Stunde}: {mehr Tapferkeit braucht es selten|so sieht die halbe Disziplin aus}.',
        '[mistakeSentence]',
        [
          'Prüfen Sie jede Woche neu, welche Hürde dazugekommen ist, denn Wege wachsen schneller zu, als man denkt.',
          'Fragen Sie ab und zu, wo es inzwischen wieder klemmt; Ordnung ist hier ein laufendes Geschäft.',
          'Hürden {wachsen nach|kommen wieder}, {also räumen Sie öfter|auch im aufgeräumtesten Haus}.',
        ],
      ],
    ],
  },
  {
    id: 'item-rest',
    role: 'item',
    listKind: 'tips',
    headings: [
      '{Pausen|Erholung} einplanen',
      'Aufhören, {solange es gut ist|bevor man muss}',
      'Die {Pause|Ruhe} gehört dazu',
    ],
    paragraphs: [
      [
        [
          'Planen Sie {Pausen|freie Tage} {fest ein|wie Termine}, {ehe die Müdigkeit sie erzwingt|denn im Ruhen setzt sich das Gelernte}.',
          'Hören Sie {jedes Mal|täglich} auf, {solange Sie noch Lust hätten|bevor die Freude verbraucht ist}.',
        ],
        'Wer {sich leer arbeitet|bis zum Umfallen weitermacht}, {zahlt am nächsten Tag, und so enden die meisten Vorsätze|verbindet die Sache mit Erschöpfung statt mit Neugier}.',
        'Eine {Pause|Unterbrechung} ist {keine Schwäche|Teil der Arbeit}, {sofern sie ein Ende hat|wenn Sie wissen, wann es weitergeht}.',
        [
          'Schreiben Sie den freien Abend in den Kalender, sonst nimmt ihn sich jemand anders.',
          'Tragen Sie Pausen mit Tinte ein, dann werden sie ernst genommen, auch von Ihrem Ehrgeiz.',
          'Eine Pause, die {im Kalender steht|einen Namen hat}, {wird seltener gestohlen|muss man niemandem erklären}.',
        ],
      ],
      [
        [
          'Füllen Sie {eine Pause|die freie Zeit} {nicht mit Nachrichten|möglichst mit gar nichts}: {Fenster auf, ein paar Schritte, Wasser|gehen, schauen, atmen}.',
          'Gut sind Pausen, {in denen die Augen in die Ferne dürfen|die nichts von Ihnen wollen}.',
        ],
        'Einfälle {kommen|melden sich} {gern|oft} im Leerlauf, {wenn niemand nach ihnen ruft|etwa auf dem Weg zum Briefkasten}.',
        'Halten Sie Einfälle {kurz|mit einem Stichwort} fest und {kehren Sie zur Ruhe zurück|lassen Sie die Arbeit trotzdem liegen}, {der Rest läuft nicht davon|denn morgen ist auch noch Zeit}.',
        [
          'Am Abend merken Sie, dass nichts verloren ging, {und das schlechte Gewissen wird jedes Mal kleiner|auch wenn Sie es vorher nicht geglaubt hätten}.',
          'Hinterher spüren Sie, wie viel leichter der zweite Teil lief, {und das schlechte Gewissen wird jedes Mal kleiner|auch wenn Sie es vorher nicht geglaubt hätten}.',
          'Meist {kehrt|kommt} die Lust {pünktlicher zurück als erwartet|von allein wieder}, {wenn niemand sie drängt|und bringt Einfälle mit}.',
        ],
      ],
    ],
  },
  {
    id: 'item-repeat-best',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Das {Gelungene|Gute} wiederholen',
      'Von {guten Tagen|Erfolgen} lernen',
      'Was {klappt|geht}, {ausbauen|vermehren}',
    ],
    paragraphs: [
      [
        [
          'Wiederholen Sie {bewusst|mit Absicht}, was {schon einmal gelungen ist|letzte Woche gut lief}, {statt nur an Fehlern zu feilen|und finden Sie heraus, warum}.',
          'Untersuchen Sie {einen guten Tag|einen Erfolg} so {gründlich|streng}, {wie Sie sonst nur Pannen untersuchen|als wäre etwas schiefgegangen}.',
        ],
        'Was {ging voraus|war anders}, wer {war dabei|half mit}, {welche Uhrzeit zeigte die Küche|wie ausgeruht waren Sie}, {was fehlte diesmal|was störte ausnahmsweise nicht}?',
        '{Meist|Oft} {liegt es|hängt es} an {zwei, drei|wenigen} Umständen, {die sich wieder herstellen lassen|an die man nicht dachte}.',
        [
          'Schreiben Sie die Antworten ungefiltert auf, auch das scheinbar Belanglose.',
          'Notieren Sie alles gleich, denn das Entscheidende wirkt oft nebensächlich.',
          'Ein {Wetterbericht|Stundenplan} jenes Tages {verrät manchmal mehr|ist oft aufschlussreicher} als {die Leistung selbst|das Ergebnis}.',
        ],
      ],
      [
        [
          'Stellen Sie {diese Umstände|die Bedingungen} {absichtlich|am nächsten Tag} nach, {so gut es geht|und schauen Sie, was geschieht}.',
          'Geben Sie {dem Guten|dem Gelungenen} {mehr Platz|die beste Stunde der Woche}.',
        ],
        '[measureSentence]',
        'Fehler werden dabei {von selbst|oft ganz nebenher} seltener, {denn sie haben schlicht weniger Raum|ohne dass jemand sie bekämpft hätte}.',
        [
          'Gelingt es wieder, haben Sie etwas gefunden, das Ihnen gehört, {und dürfen vorsichtig darauf bauen|und können es jemandem erklären}.',
          'Klappt es ein zweites Mal, war es kein Zufall, {und Sie dürfen vorsichtig darauf bauen|und Sie können es jemandem erklären}.',
          'Nach dem {dritten|vierten} Gelingen {dürfen Sie von einer Regel sprechen|wird aus Zufall ein Handwerk}.',
        ],
      ],
    ],
  },
  {
    id: 'item-bad-first',
    role: 'item',
    listKind: 'tips',
    headings: [
      'Den {schlechten|missratenen} ersten Versuch {erlauben|wagen}',
      '{Unfertig|Holprig} ist {erlaubt|ein Anfang}',
      'Mut zum {Entwurf|Unfertigen}',
    ],
    paragraphs: [
      [
        [
          'Erlauben Sie sich einen {schlechten|miserablen} ersten Versuch, {den niemand sehen muss|und bringen Sie ihn schnell hinter sich}.',
          'Machen Sie den ersten {Anlauf|Versuch} {absichtlich grob|ohne Anspruch}, {damit es etwas zu verbessern gibt|nur um zu sehen, wo es klemmt}.',
        ],
        'An einem {leeren Blatt|bloßen Vorsatz} {lässt sich nichts ändern|kann man nicht feilen}, an etwas {Missglücktem|Vorhandenem} {schon|sehr wohl}.',
        '{Perfektion|Der Wunsch nach Glanz} {tarnt sich|verkleidet sich} {gern als Sorgfalt|als Gewissenhaftigkeit} und {hält doch nur vom Beginnen ab|ist oft bloß Furcht}.',
        [
          'Setzen Sie sich eine kurze Frist, etwa die Länge eines Abendspaziergangs.',
          'Stellen Sie einen Wecker, und hören Sie auf, wenn er klingelt.',
          'Zehn Minuten {ohne Radiergummi|ohne Pause} {genügen für den Anfang|bringen mehr als ein Nachmittag Zögern}.',
        ],
      ],
      [
        [
          'Sehen Sie das Ergebnis {am nächsten Tag|nach einer Pause} {freundlich|in Ruhe} an und {suchen Sie eine gute Stelle|kreisen Sie ein, was brauchbar ist}.',
          'Der zweite {Versuch|Anlauf} {beginnt|startet} dann {auf festem Grund|weit vor der Startlinie}.',
        ],
        '[exampleSentence]',
        'Nach dem {dritten|vierten} Mal lachen Sie {über den ersten Versuch|über den Anfang}, und {genau so soll es sein|das ist ein gutes Zeichen}.',
        [
          'Zeigen müssen Sie den Versuch nicht; das Blatt gehört Ihnen.',
          'Verstecken brauchen Sie nichts davon; Scham wäre hier ohnehin verschwendet.',
          'Falten Sie {das Blatt|den Entwurf} zusammen, {datieren Sie es|schreiben Sie den Tag darauf}, und {vergessen Sie es|atmen Sie aus}.',
        ],
      ],
    ],
  },
  {
    id: 'item-teach',
    role: 'item',
    listKind: 'tips',
    headings: [
      '{Weitergeben|Erklären}, um zu {behalten|verstehen}',
      'Es {jemandem zeigen|einem Kind erklären}',
      'Lehren {ist lernen|hilft lernen}',
    ],
    paragraphs: [
      [
        [
          'Erklären Sie {jemandem|einem Neuling}, was Sie {herausgefunden haben|gerade lernen}, {so einfach wie möglich|und zwar ohne Unterlagen}.',
          'Geben Sie {früh|gleich} weiter, was Sie wissen, {auch wenn es noch wenig ist|denn beim Erzählen ordnet es sich}.',
        ],
        'Wo Sie {stocken|weit ausholen}, {ist Ihre nächste Aufgabe|liegt die Lücke}; wo {die Augen gegenüber leuchten|genickt wird}, {haben Sie es verstanden|sitzt es}.',
        '{Fragen|Rückfragen} sind {dabei|hier} das {Kostbarste|Beste}, {besonders die naiven|vor allem jene, die Sie ratlos machen}.',
        [
          'Bleiben Sie bei einem Beispiel, denn zwei verwirren mehr, als sie erklären, {und geben Sie zu, was Sie nicht wissen|auch wenn Ihnen noch viel einfiele}.',
          'Halten Sie sich kurz, lassen Sie Platz für Fragen {und geben Sie zu, was Sie nicht wissen|und hören Sie auf, solange noch Neugier da ist}.',
          'Ein Bild, ein Beispiel, {eine Frage zum Schluss|ein ehrliches „weiß ich nicht“}: {mehr braucht kein guter Unterricht|damit kommt man weit}.',
        ],
      ],
      [
        [
          'Es muss {kein großes Publikum sein|kein Vortrag sein}: {eine Nachricht an eine Freundin|fünf Minuten am Küchentisch}, {ein Zettel für später|eine kurze Sprachnachricht}.',
          'Schon {eine Postkarte|ein kurzer Anruf} {zählt|genügt}, {solange ein echter Mensch am anderen Ende ist|wenn jemand zurückfragen darf}.',
        ],
        '[questionSentence]',
        'Und {ganz nebenbei|nicht zuletzt} {macht es Freude|entsteht Gesellschaft}, {denn nun wissen zwei davon|und wer beschenkt wird, bringt beim nächsten Mal etwas mit}.',
        [
          'Notieren Sie sich danach die beste Rückfrage; sie ist der Stoff für Ihre nächste Stunde, {und keine Prüfung hätte sie genauer gestellt|denn gute Worte sind seltener als gute Gedanken}.',
          'Merken Sie sich gleich das Wort, das ankam; Sie werden es wieder brauchen, {und keine Prüfung hätte sie genauer gestellt|denn gute Worte sind seltener als gute Gedanken}.',
          'Danken Sie für {jede Frage|jedes „Warum?“}, {denn sie kosten Mut|auch für die, die wehtut}.',
        ],
      ],
    ],
  },
  {
    id: 'item-trigger',
    role: 'item',
    listKind: 'tips',
    headings: [
      '{Auslöser|Anlässe} beobachten',
      'Den {Moment davor|Anfang} kennen',
      'Auf die {Minute davor|Umstände} achten',
    ],
    paragraphs: [
      [
        [
          'Beobachten Sie {eine Woche lang|ein paar Tage} nur, {was unmittelbar vorher geschieht|wann es gut geht und wann nicht}, {ohne etwas zu ändern|mit einem Strich auf einem Zettel}.',
          'Richten Sie den Blick auf {den Moment davor|die Minute davor}: {Wo sind Sie|Wer ist da}, {wie spät ist es|wie müde sind Sie}, {was liegt in Reichweite|was haben Sie zuletzt getan}?',
        ],
        'Vieles, was {wie ein Charakterfehler aussieht|uns an uns selbst ärgert}, ist in Wahrheit {eine Uhrzeit|eine Stunde}, {zu der man müde ist|in der niemand Kraft hat}.',
        'Achten Sie {dabei|vor allem} darauf, [signal].',
      ],
      [
        [
          'Ändern Sie danach {den Anlass|die Umstände}, {nicht sich selbst|und schonen Sie Ihre Willenskraft}.',
          'Wer den {Auslöser|Anlass} kennt, {muss seltener kämpfen|kann ihm aus dem Weg gehen}.',
        ],
        'Ein {anderer Weg|früherer Abend}, {ein voller Kühlschrank|ein leerer Schreibtisch}, {eine geschlossene Tür|ein ausgeschaltetes Gerät}: {Oft genügt so wenig|Mehr Technik braucht es selten}.',
        ['[mistakeSentence]'],
        'Notieren Sie {nach einer Weile|am Ende der Woche}, {was leichter geworden ist|welche Stunde die ruhigste war}, {und lassen Sie genau diese Änderung stehen|denn dort lohnt der nächste Versuch}.',
      ],
    ],
  },
  {
    id: 'item-forgive',
    role: 'item',
    listKind: 'tips',
    headings: [
      '{Freundlich|Nachsichtig} weitermachen',
      'Nach einem {Rückfall|Ausrutscher} {einfach zurückkehren|wieder einsteigen}',
      'Den {schlechten Tag|Ausfall} {verzeihen|abhaken}',
    ],
    paragraphs: [
      [
        [
          'Kehren Sie nach einem {Ausfall|schlechten Tag} {einfach zurück|ohne Aufhebens zurück}, {statt ihn aufzuholen|als wäre nichts gewesen}.',
          'Verzeihen Sie sich {den verpatzten Tag|die Pause} {schnell|noch am selben Abend}, {denn Vorwürfe kosten mehr Kraft als der Fehler|und planen Sie nur den nächsten}.',
        ],
        'Nicht {der Ausrutscher|das Versäumnis} {beendet|zerstört} ein Vorhaben, sondern {die Geschichte, die man sich darüber erzählt|das beleidigte Schweigen danach}.',
        'Rechnen Sie {von vornherein|ruhig} mit {Lücken|holprigen Wochen}, {dann erschrecken sie nicht|sie gehören zum Weg wie der Regen}.',
        [
          'Ein leerer Tag im {Kalender|Heft} ist {nur ein leerer Tag|kein Urteil}, mehr steht da nicht.',
          'Auch {Geübte|alte Hasen} lassen {manchmal|ab und zu} etwas ausfallen, sie reden nur {weniger darüber|freundlicher davon}.',
        ],
      ],
      [
        [
          'Halten Sie für solche Tage eine {winzige|kleine} Fassung bereit, {die immer geht|die kaum eine Minute braucht}.',
          'Sprechen Sie mit sich {wie mit einer Freundin|so, wie Sie ein Kind ermutigen würden}, {knapp und warm|ohne Predigt}.',
        ],
        '[firstStepSentence]',
        'Fragen Sie {danach|am nächsten Morgen} nur eines: {Was macht den heutigen Tag leichter|Womit fange ich heute an}? {Alles andere war gestern|Der Rest darf ruhen}.',
        'Wer {dreimal|mehrmals} zurückgekehrt ist, {fürchtet die vierte Pause nicht mehr|weiß, dass Pausen nichts beenden}, und {genau das trägt am Ende|gerade diese Gelassenheit hält lange}.',
      ],
    ],
  },
];
