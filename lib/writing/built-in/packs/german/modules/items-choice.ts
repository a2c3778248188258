import type { Module } from '../../../language-pack.ts';

/** Entries for lists of the best of something: ways to choose. */
export const ITEMS_CHOICE: readonly Module[] = [
  {
    id: 'item-borrow',
    role: 'item',
    listKind: 'choice',
    headings: [
      '{Leihen|Borgen}, ehe man {kauft|sich bindet}',
      'Erst {zur Probe|auf Zeit}',
      'Der {geliehene|unverbindliche} Anfang',
    ],
    paragraphs: [
      [
        [
          'Leihen Sie sich, {was Sie interessiert|was sich leihen lässt}, {und leben Sie ein paar Tage damit|bevor es Ihnen gehört}.',
          'Wählen Sie {zuerst|für den Anfang} {die unverbindliche Form|einen Weg mit Rückgabe}: {geliehen, gemietet, auf Probe|für eine Woche und nicht fürs Leben}.',
        ],
        '{Besitz|Eigentum} {macht parteiisch|verändert das Urteil}; {was uns gehört, reden wir uns schön|einmal bezahlt, verteidigt man den Kauf}.',
        'Mit {Geborgtem|Geliehenem} {bleibt der Blick frei|fällt das Urteil ehrlicher aus}, und {zurückgeben darf man ohne Begründung|niemand verlangt Treue}.',
        [
          'Behandeln Sie das Geliehene wie etwas Eigenes, sonst prüfen Sie nur Ihre gute Kinderstube, {und führen Sie kurz Buch|und geben Sie es sauber zurück}.',
          'Benutzen Sie es im ganz normalen Alltag, denn Schonung verfälscht den Eindruck, {und führen Sie kurz Buch|und geben Sie alles sauber zurück}.',
          'Erst im {gewöhnlichen Trubel|Gedränge einer Woche} zeigt sich, {ob man danach greift|was es taugt}.',
        ],
      ],
      [
        [
          'Hören Sie sich {im Bekanntenkreis|in der Nachbarschaft} um, {oft liegt das Gesuchte unbenutzt im Keller|denn vieles steht dort still}.',
          'Meist {genügt|reicht} {eine einzige Frage|ein Aushang} {in der Nachbarschaft|unter Freunden}.',
        ],
        'Nebenbei {erfahren Sie|hören Sie}, {warum es im Keller gelandet ist|wie oft es wirklich gebraucht wurde}, {und das ist die halbe Beratung|und das verrät kein Verkäufer}.',
        '[choiceSentence]',
        [
          'Revanchieren Sie sich mit einer Kleinigkeit, {dann leiht man Ihnen auch beim nächsten Mal gern|denn gute Nachbarschaft ist die beste Leihstelle}.',
          'Bedanken Sie sich mit einem Kuchen, {dann leiht man Ihnen auch beim nächsten Mal gern|denn gute Nachbarschaft ist die beste Leihstelle}.',
          'Bringen Sie {es|das Geborgte} {pünktlich|sauber} zurück und {erzählen Sie, was Sie gelernt haben|sagen Sie, wie es war}.',
        ],
      ],
    ],
  },
  {
    id: 'item-first-hand',
    role: 'item',
    listKind: 'choice',
    headings: [
      '{Hingehen|Anfassen} und {selbst sehen|ausprobieren}',
      'Mit {eigenen Augen|den Händen} prüfen',
      'Vom Bildschirm {weg|zur Sache}',
    ],
    paragraphs: [
      [
        [
          'Gehen Sie hin, {sehen Sie es sich an|fassen Sie es an}, und {lassen Sie Beschreibungen Beschreibungen sein|bleiben Sie länger, als der Verkäufer erwartet}.',
          'Verlassen Sie {für einen Nachmittag|kurz} den Bildschirm und {suchen Sie die Sache dort auf, wo sie gebraucht wird|machen Sie sich ein eigenes Bild}.',
        ],
        'Gewicht, {Geruch|Geräusch}, {Stimmung|Tempo} und {Wege|Handgriffe} {stehen in keiner Liste|lassen sich nicht herunterladen}, {entscheiden aber über den Alltag|doch gerade sie bleiben im Gedächtnis}.',
        'Achten Sie {vor Ort|dabei} darauf, [signal].',
        [
          'Kommen Sie ein zweites Mal, zu einer anderen Stunde, {denn der erste Eindruck ist immer auch ein Zufall|dann erst sehen Sie das Gewöhnliche}.',
          'Gehen Sie noch einmal hin, bei anderem Licht, {denn der erste Eindruck ist immer auch ein Zufall|dann erst sehen Sie das Gewöhnliche}.',
          'Fragen Sie {vor Ort|dort} jemanden, der {ohnehin da ist|nichts verkaufen will}, {wie es sonst zugeht|was ein Gast nie sieht}.',
        ],
      ],
      [
        [
          'Legen Sie sich vorher {zwei Fragen|eine Frage} zurecht, {sonst sieht man nur, was gezeigt wird|auf die der Besuch antworten soll}.',
          'Nehmen Sie {einen Zettel|jemanden} mit, {damit Eindrücke nicht verschwimmen|und schweigen Sie auf dem Hinweg}.',
        ],
        '[exampleSentence]',
        'Auf dem {Heimweg|Rückweg} {notieren Sie das Erste, was Ihnen einfällt|genügt ein Satz}, {denn der erste Gedanke ist oft der unverfälschte|bevor die Vernunft ihn glättet}.',
        [
          'Fotografieren dürfen Sie auch, {doch das Bild ersetzt die Notiz nicht|aber schreiben Sie wenigstens ein Wort dazu}.',
          'Filmen können Sie zur Not, {doch das Bild ersetzt die Notiz nicht|aber schreiben Sie wenigstens ein Wort dazu}.',
          'Bilder {trösten|sammeln} nur; {behalten wird man den aufgeschriebenen Satz|verstanden hat man erst, was man benennen kann}.',
        ],
      ],
    ],
  },
  {
    id: 'item-must-have',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Muss und Kann {trennen|unterscheiden}',
      '{Drei|Wenige} harte {Bedingungen|Kriterien}',
      'Was {unverzichtbar|wirklich nötig} ist',
    ],
    paragraphs: [
      [
        [
          'Notieren Sie {höchstens drei|nur wenige} Dinge, ohne die {eine Wahl nicht infrage kommt|Sie Nein sagen würden}, {und prüfen Sie diese zuerst|bevor Sie Angebote ansehen}.',
          'Trennen Sie {auf einem Blatt|schriftlich} das Unverzichtbare vom Angenehmen, {ehe Ihnen jemand etwas zeigt|und zwar mit einem dicken Strich}.',
        ],
        'Wer {mit leerem Zettel|ohne eigene Bedingungen} {stöbert|vergleicht}, {übernimmt die Wünsche der Verkäufer|lernt lauter Dinge kennen, die er vorher nicht vermisst hat}.',
        'Eine {echte|harte} Bedingung {erkennen Sie|erkennt man} daran, dass {Sie ihretwegen aufstehen und gehen würden|auch ein Rabatt nichts an ihr ändert}.',
        [
          'Lesen Sie die Liste jemandem laut vor, {denn beim Sprechen fallen geborgte Wünsche auf|dann hören Sie, was nur gut klingen soll}.',
          'Sprechen Sie Ihre Bedingungen einmal laut aus, {denn beim Sprechen fallen geborgte Wünsche auf|dann hören Sie, was nur gut klingen soll}.',
          'Ein {Freund|Mithörer} erkennt {sofort|beim ersten Lesen}, welche Zeile {geliehen|nicht von Ihnen} ist.',
        ],
      ],
      [
        [
          '{Alles Weitere|Das Übrige} darf {glänzen|gefallen}, {aber nicht mitstimmen|entscheidet aber erst bei Gleichstand}.',
          'So {schrumpft|sinkt} die Zahl der {Kandidaten|Möglichkeiten} {rasch|von allein}, {und das Vergleichen wird wieder eine Freude|bis man sie an einer Hand abzählt}.',
        ],
        '[questionSentence]',
        'Bleibt {nichts übrig|kein Kandidat stehen}, streichen Sie {die schwächste|die unterste} Zeile und {gehen noch einmal hinein|beginnen von vorn}.',
        [
          'Nehmen Sie den Zettel mit, wenn Sie sich etwas ansehen, denn vor Ort ist die Erinnerung erstaunlich biegsam.',
          'Stecken Sie das Blatt immer in die Tasche, sobald es ernst wird; es ist Ihr bester Verbündeter.',
          'Im {Laden|entscheidenden Augenblick} hilft {kein Gedächtnis|nur Geschriebenes}, {denn dort reden alle zugleich|also halten Sie es in der Hand}.',
        ],
      ],
    ],
  },
  {
    id: 'item-middle-reviews',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Die {mittleren|gemischten} Urteile lesen',
      'Zwischen {Jubel|Lob} und {Verriss|Tadel}',
      'Bewertungen {richtig|mit Verstand} lesen',
    ],
    paragraphs: [
      [
        [
          'Lesen Sie {vor allem|bevorzugt} die mittleren Bewertungen, {denn dort schreiben Menschen, die abwägen|nicht die begeisterten und nicht die wütenden}.',
          'Überspringen Sie {Jubel und Zorn|die Extreme} und {suchen Sie jene Stimmen, die „einerseits“ sagen|halten Sie sich an die Nachdenklichen}.',
        ],
        'Wer {gerade erst gekauft hat|frisch beschenkt ist}, {lobt sich gern ein wenig mit|verteidigt die eigene Wahl}; wer {verärgert ist|wütet}, {hat manchmal nur einen schlechten Tag|meint oft die Lieferung}.',
        'Wertvoll {sind|werden} Berichte {nach längerem Gebrauch|mit Einzelheiten}, {die erzählen, wofür und wie oft|in denen ein Alltag vorkommt}.',
        [
          'Sortieren Sie nach Datum, {denn auch Lob veraltet|weil sich die Sache selbst geändert haben kann}.',
          'Lesen Sie die neuesten zuerst, {denn auch Lob veraltet|weil sich die Sache selbst geändert haben kann}.',
          'Was {vor Jahren galt|früher gelobt wurde}, {kann längst überholt sein|sagt über heute wenig}.',
        ],
      ],
      [
        [
          'Achten Sie auf {Wiederholungen|Gemeinsamkeiten}: {Beklagen|Loben} Fremde {dasselbe|das Gleiche}, {ist etwas dran|verdient es eine Notiz}.',
          'Eine {Klage|Eigenheit}, {die dreimal auftaucht|von der Fremde unabhängig berichten}, {gehört auf Ihren Zettel|sollten Sie ernst nehmen}.',
        ],
        '[sourceSentence]',
        '{Fragen|Überlegen} Sie {schließlich|dann}, ob {der Mensch hinter dem Text|die Schreibende} {ähnlich lebt wie Sie|dasselbe braucht}; {wenn nicht, lesen Sie einfach weiter|sonst hilft das schönste Urteil wenig}.',
        [
          'Drei gründlich gelesene Stimmen sagen mehr als der Durchschnitt aller Sterne.',
          'Fünf nachdenkliche Stimmen wiegen schwerer als hundert überflogene.',
          'Zählen Sie {nicht die Sterne|keine Stimmen}, {wiegen Sie die Gründe|sondern lesen Sie zwei davon zu Ende}.',
        ],
      ],
    ],
  },
  {
    id: 'item-total-cost',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Den {ganzen|wahren} Preis {ausrechnen|kennen}',
      'Mehr als das {Preisschild|Etikett}',
      'Was es {wirklich|am Ende} kostet',
    ],
    paragraphs: [
      [
        [
          'Rechnen Sie {den ganzen Preis|alles} zusammen, {auch Zeit, Platz und Pflege|nicht nur, was auf dem Schild steht}, {bevor Sie vergleichen|und zwar über die ganze Dauer}.',
          'Fragen Sie, was {die Sache|jede Möglichkeit} {im Lauf der Jahre|bis zum Ende} verlangt, {nicht bloß an der Kasse|denn der Kauf ist erst der Anfang}.',
        ],
        'Manches {Günstige|Angebot} {wird teuer|zahlt man später}: {durch Zubehör|mit Ärger}, {durch Wege|mit Platz}, {durch die Stunden, die es verschlingt|mit der Mühe, es wieder loszuwerden}.',
        '{Umgekehrt|Andererseits} {kann|darf} etwas {Schlichtes|Solides} {jahrelang schweigen|lange halten}, {und auch das gehört in die Rechnung|was man selten feiert}.',
        [
          'Schätzen Sie lieber zu hoch; angenehm überrascht wird man selten genug.',
          'Rechnen Sie großzügig, denn vergessen wird immer nur in eine Richtung.',
          'Legen Sie {einen kleinen Aufschlag|etwas Luft} dazu, {irgendetwas kommt immer|denn Unvorhergesehenes gehört zum Preis}.',
        ],
      ],
      [
        [
          'Schreiben Sie {die Posten|alles} {untereinander|in zwei Spalten}, {einmalig und laufend|heute und später}.',
          'Eine {halbe Seite|kurze Aufstellung} {genügt|reicht}, {solange sie ehrlich ist|auch mit geschätzten Werten}.',
        ],
        'Eine Kleinigkeit wie [detail] {gehört|zählt} {mit dazu|auch}, {so albern es scheint|wenn sie jede Woche vorkommt}.',
        'Danach {wirkt|erscheint} {mancher Favorit|der erste Liebling} {blasser|kleiner}, und {ein stiller Kandidat rückt nach vorn|ein unscheinbarer Kandidat gewinnt an Farbe}.',
        [
          'Fragen Sie jemanden, der schon länger damit lebt, welcher Posten ihn überrascht hat.',
          'Befragen Sie eine Person, die es seit Jahren nutzt, und ergänzen Sie, was Sie vergessen hatten.',
          'Wer {es täglich benutzt|schon länger damit lebt}, nennt Ihnen {den versteckten Posten|die wahre Summe} {ohne Zögern|in einem Satz}.',
        ],
      ],
    ],
  },
  {
    id: 'item-shortlist',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Auf {drei|wenige} Kandidaten {kürzen|eindampfen}',
      'Die {kurze|knappe} Liste',
      '{Aussortieren|Auslesen} mit System',
    ],
    paragraphs: [
      [
        [
          'Kürzen Sie {die Auswahl|Ihre Liste} {früh|entschlossen} auf {drei Kandidaten|eine Handvoll}, {denn mehr kann niemand ernsthaft vergleichen|und schauen Sie die übrigen nicht mehr an}.',
          'Werfen Sie {in der ersten Runde|zunächst} alles hinaus, was {an einer einzigen Bedingung scheitert|Sie nur halb überzeugt}.',
        ],
        'Eine {lange|endlose} Liste {beruhigt|wirkt gründlich}, {weil sie die Entscheidung verschiebt|doch sie macht vor allem müde}.',
        'Streichen {fällt leichter|gelingt besser}, wenn {man Gründe gegen etwas sucht|der Stift schneller ist als das Mitleid}; {Lieblinge verteidigen sich schon selbst|für das Gute bleibt in der zweiten Runde Zeit}.',
        [
          'Notieren Sie neben jeden Strich ein Wort, damit Sie nicht in einer Woche dieselbe Runde drehen.',
          'Schreiben Sie den Grund dazu; das beruhigt das schlechte Gewissen.',
          'Ein kurzes {„zu laut“|„zu viel“} daneben {verhindert|erspart} den {zweiten Durchgang|Rückfall in der nächsten Woche}.',
        ],
      ],
      [
        [
          '{Geben|Widmen} Sie {den letzten dreien|jedem, der übrig bleibt,} {einen eigenen Abend|gleich viel Zeit}, {mit denselben Fragen|und immer in anderer Reihenfolge}.',
          'Mit den {Übrigen|letzten Kandidaten} {beschäftigen|befassen} Sie sich {gründlich|ernsthaft}, {einem nach dem anderen|an getrennten Tagen}.',
        ],
        '[choiceSentence]',
        'Und kehren Sie nicht zu {den Gestrichenen|alten Listen} zurück, {sobald es schwierig wird|wenn ein neuer Name auftaucht}: {Irgendwo ist immer noch etwas|Suchen ist leichter als wählen}.',
        [
          'Schreiben Sie danach zu jedem einen ehrlichen Satz auf, der Ihnen {zuerst|ohne Nachdenken} {einfällt|über die Lippen kommt}.',
          'Notieren Sie danach, womit Sie {leben könnten|zufrieden wären} und was Sie {täglich stören würde|bald ärgern würde}.',
        ],
      ],
    ],
  },
  {
    id: 'item-good-enough',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Gut genug {genügen lassen|ist gut genug}',
      'Das {Beste|Perfekte} ist {nicht nötig|eine Falle}',
      'Wann {Suchen|Vergleichen} {sich nicht mehr lohnt|enden darf}',
    ],
    paragraphs: [
      [
        [
          'Nehmen Sie das Erste, was {alle Ihre Bedingungen erfüllt|wirklich passt}, {und hören Sie dann auf zu suchen|auch wenn irgendwo noch etwas Besseres sein könnte}.',
          'Bestimmen Sie {vorher|jetzt}, was {gut genug|ausreichend gut} heißt, {und bleiben Sie dabei, sobald es vor Ihnen steht|sonst sucht man ewig}.',
        ],
        'Das Beste {für alle|überhaupt} {gibt es nicht|kennt niemand}, {es gibt nur das Passende|wohl aber etwas, das zu Ihrem Leben gehört}.',
        'Jede {weitere|zusätzliche} Stunde {bringt weniger, kostet aber dieselbe Zeit|verbessert das Ergebnis kaum, macht aber merklich unzufriedener}.',
        [
          'Erinnern Sie sich daran, wenn die Suche zum Zeitvertreib wird, {denn auch Vergleichen kann eine Ausflucht sein|und stehen Sie dann vom Bildschirm auf}.',
          'Ermahnen Sie sich notfalls laut, sobald Sie zum dritten Mal dasselbe lesen, {denn auch Vergleichen kann eine Ausflucht sein|und stehen Sie dann vom Bildschirm auf}.',
          'Stellen Sie einen Wecker, {der die Suche beendet|und halten Sie sich daran}, {mitten im Vergleich|auch wenn noch drei Reiter offen sind}.',
          'Sobald {Vergleichen zur Unterhaltung wird|Sie nur noch Bestätigung suchen}, {ist die Wahl eigentlich gefallen|dürfen Sie aufhören}.',
        ],
      ],
      [
        [
          'Besiegeln Sie den Entschluss {mit einem Abschied|durch einen Schlussstrich}: {Löschen Sie die Merkzettel|Schließen Sie alle Reiter}, {bestellen Sie Benachrichtigungen ab|räumen Sie die Prospekte weg}.',
          'Ist die Wahl {getroffen|gefallen}, {wird nicht mehr verglichen|gehört die Neugier wieder anderem}.',
        ],
        '[mistakeSentence]',
        'Zufriedenheit {entsteht|wächst} {danach|meist erst danach}, {im Gebrauch|mit den Kratzern}, {nicht im letzten Vergleich|und kein Test kann sie vorhersagen}.',
        [
          'Sagen Sie jemandem, warum Sie so gewählt haben; das festigt den Entschluss mehr als jeder Testbericht.',
          'Erzählen Sie laut, was Ihnen daran gefällt; so bekommt die Wahl eine Geschichte.',
          'Schreiben Sie {sich selbst|dem künftigen Zweifler in Ihnen} {eine Postkarte|zwei Zeilen}: {Darum habe ich so gewählt|Das war mir wichtig}.',
        ],
      ],
    ],
  },
  {
    id: 'item-exit',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Den {Rückweg|Ausgang} {prüfen|kennen}',
      'Für einen {Rückweg|Ausstieg} sorgen',
      '{Umkehrbar|Mit Rückfahrkarte} wählen',
    ],
    paragraphs: [
      [
        [
          'Prüfen Sie {vor der Zusage|zuerst}, {wie Sie wieder herauskommen|was ein Irrtum kosten würde}, {denn eine gute Wahl hat einen Rückweg|und lesen Sie dafür auch das Kleingedruckte}.',
          'Bevorzugen Sie {im Zweifel|bei sonst gleichen Vorzügen}, was sich {leicht zurückgeben, tauschen oder weiterreichen lässt|ohne Drama rückgängig machen lässt}.',
        ],
        'Wer {den Ausgang kennt|zurückkann}, {geht mutiger hinein|wählt gelassener}; die {Angst|Furcht} vor Fehlern {schrumpft mit der Entfernung zur Tür|wird dann überraschend klein}.',
        'Fragen Sie {nach Fristen|nach der Rückgabe}, {nach Ersatzteilen|nach Bindungen} und {nach dem letzten, der gekündigt hat|nach der Dauer}.',
        [
          'Stellen Sie alle Belege sicher, bis die Entscheidung sich bewährt hat.',
          'Heben Sie die Unterlagen gut auf, in einer Mappe, die Sie wiederfinden.',
          'Ein {Umschlag|Ordner} mit {Quittung und Datum|allen Papieren} {beruhigt|kostet nichts} und {wird selten gebraucht|erspart im Ernstfall Ärger}.',
        ],
      ],
      [
        [
          '{Ist|Wäre} der Rückweg {versperrt|teuer}, {muss der Rest umso besser passen|verlangt die Sache mehr Bedenkzeit}.',
          'Bei {allem Endgültigen|Unumkehrbarem} {zählt|gilt} {Gründlichkeit doppelt|die doppelte Zahl der Nächte}.',
        ],
        '[choiceSentence]',
        'Notieren Sie {gleich|am ersten Tag}, {bis wann Sie zurückkönnen|welche Frist läuft}, {und zwar dort, wo Sie es sehen werden|mit einer Erinnerung eine Woche vorher}.',
        [
          'Läuft die Frist ab, dann bitte mit Absicht und nicht aus {Versehen|Bequemlichkeit}.',
          'Verstreicht die Zeit ungenutzt, sollte das eine {Entscheidung|bewusste Wahl} sein und kein Versäumnis.',
          'Eine {verpasste|stille} Frist {bindet genauso|ist auch eine Antwort}, {nur ungefragt|bloß keine gewählte}.',
        ],
      ],
    ],
  },
];
