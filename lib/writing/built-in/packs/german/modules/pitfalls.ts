import type { Module } from '../../../language-pack.ts';

/** The usual mistakes. Plans: how-to, list, comparison. */
export const PITFALLS: readonly Module[] = [
  {
    id: 'pitfalls-start',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      '{Stolpersteine|Wo man gern stolpert}',
      'Woran es {meistens|gewöhnlich} scheitert',
      'Die {üblichen|beliebtesten} Fehler',
    ],
    paragraphs: [
      [
        [
          'Die {meisten|häufigsten} Fehler sind {keine Dummheiten|nicht dumm}, sondern {gute Absichten|vernünftige Regungen} {am falschen Ort|zur falschen Zeit}.',
          'Gescheitert wird {selten am Können|kaum je am Talent}, {sondern meist am ungeduldigen Anfang|viel öfter am Zuviel}.',
          'Beim Thema [topic] {wiederholen sich|gleichen sich} die {Missgeschicke|Fehler}, {und das ist tröstlich|was sie vermeidbar macht}.',
        ],
        '[mistakeSentence]',
        '{Schuld|Daran schuld} ist {selten Faulheit|nicht der Charakter}, sondern der Wunsch, {möglichst bald|sofort} {etwas vorzuzeigen|am Ziel zu sein}.',
        'Erkennen lässt sich {so etwas|die Falle} {früh|rechtzeitig}, {wenn man die Zeichen kennt|sofern jemand darauf achtet}.',
      ],
      [
        [
          'Geschieht es {trotzdem|dennoch}, {hilft|genügt} {meist|fast immer} ein {Schritt zurück|kleiner Rückzug}.',
          '{Der Ausweg|Das Gegenmittel} ist {unspektakulär|meist dasselbe}: {einen Schritt zurück|kleiner werden}.',
        ],
        'Kehren Sie zum letzten Punkt zurück, an dem {alles noch stimmte|die Sache noch Freude machte}, und {gehen Sie von dort langsamer weiter|ändern Sie diesmal nur eines}.',
        'Eine {Pause|Unterbrechung} ist {dabei|hier} {kein Versagen|nichts Schlimmes}, {sofern sie ein Datum hat, an dem sie endet|wenn Sie vorher sagen, bis wann}.',
        [
          'Und sprechen Sie {offen|ruhig} von der Panne: {Fast jeder kennt sie|Sie werden hören, wie verbreitet sie ist}, {und jemand kennt den Weg heraus|das nimmt ihr das Gewicht}.',
          'Ein {ehrlicher Satz|Eingeständnis} {beim Abendessen|unter Freunden} {entspannt|lockert} mehr als {jede Verteidigung|drei Rechtfertigungen}.',
        ],
        [
          'Notieren Sie sich anschließend das Zeichen, das Sie übersehen haben, und hängen Sie es an eine sichtbare Stelle.',
          'Merken Sie sich zuletzt den Tag, an dem es kippte; beim nächsten Mal kommen Sie früher darauf.',
          'Ein {Zettel mit dem Satz|Vermerk}: {Hier bin ich abgebogen|Ab da wurde es zäh} {hilft beim nächsten Anlauf|ist mehr wert als Reue}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Warnzeichen|Frühe Zeichen} sind {etwa diese|unter anderem}:',
        '{Werden Sie hellhörig|Halten Sie inne}, wenn {Ihnen dies begegnet|Sie sich dabei ertappen}:',
      ],
      items: [
        'Sie {lesen|planen} {seit Wochen|immer weiter} und haben {noch nichts|kein einziges Mal etwas} {angefasst|ausprobiert}.',
        'Sie {ändern|verschieben} {jeden zweiten Tag|dauernd} den Plan, {statt ihn auszuprobieren|ohne ihm eine Chance zu geben}.',
        'Sie {kaufen|bestellen} {Ausrüstung|Zubehör}, {um die Lust zurückzuholen|wenn es mühsam wird}.',
        'Sie {messen|vergleichen} sich mit {Menschen|Leuten}, {die seit Jahren dabei sind|deren Anfang Sie nie gesehen haben}.',
        'Sie {sagen|denken} {immer öfter|auffallend oft} „eigentlich müsste ich“ und {tun etwas anderes|schauen dabei aufs Telefon}.',
        'Sie {verschweigen|verstecken} {Zwischenstände|Halbfertiges}, {weil alles gleich glänzen soll|bis niemand mehr helfen kann}.',
      ],
    },
  },
  {
    id: 'pitfalls-middle',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      '{Wenn es zäh wird|Die zähe Mitte}',
      'Die Fehler der {Fortgeschrittenen|zweiten Woche}',
      'Was {unterwegs|mittendrin} {schiefgeht|schiefgehen kann}',
    ],
    paragraphs: [
      [
        [
          '{Gefährlicher|Heikler} als der {Anfang|Start} ist {oft|meist} die Mitte, wenn {der Reiz verflogen|das Neue verbraucht} und das Ziel {noch fern|nicht zu sehen} ist.',
          'Nach dem {ersten|frischen} Schwung {kommt|beginnt} der Teil, {von dem niemand erzählt|der in keinem Ratgeber glänzt}.',
          'Auch beim Thema [topic] gibt es einen Punkt, {an dem es langweilig wird|an dem nichts zu gelingen scheint}.',
          'Eines Tages {fragt man sich|zweifelt man}, {wozu das alles gut sein soll|ob sich die Mühe noch lohnt}.',
        ],
        'Jetzt {schleichen|mogeln} sich {Abkürzungen|kleine Nachlässigkeiten} ein, {jede für sich vernünftig, zusammen aber teuer|die einzeln kaum auffallen und zusammen den Boden wegspülen}.',
        '[mistakeSentence]',
        'Achten Sie {deshalb|gerade jetzt} {besonders|wieder} auf {das Einfache|die Grundlagen}: {Meist ist dort etwas locker geworden|Dort rutscht es zuerst}.',
        [
          'Ein Blick in die ersten Notizen wirkt hier oft Wunder.',
          'Zehn Minuten mit dem ursprünglichen Plan wirken jetzt besser als jeder neue Vorsatz.',
          'Lesen Sie {die erste Seite|Ihre Anfänge} noch einmal, {sie klingt oft klüger als gestern|dort steht, worum es ging}.',
        ],
      ],
      [
        [
          'Auch {der Ehrgeiz|das Perfekte} {stellt Fallen|hat seine Tücken}.',
          '{Eine andere|Die vornehmste} Falle heißt {Perfektion|Gründlichkeit}.',
        ],
        'Wer {jede Kleinigkeit|alles} {glattzieht|dreimal prüft}, {kommt nicht an|verliert das Ganze} und übersieht {am Ende|womöglich} eine Winzigkeit wie [detail].',
        'Unterscheiden Sie {also|darum} {streng|ehrlich} zwischen Mängeln, die {jemand merkt|schaden}, und {solchen|anderen}, die {nur Sie sehen|bloß kränken}.',
        'Für {die zweite Sorte|alles Übrige} reicht ein Zettel, {den Sie erst am Ende wieder lesen|der warten kann}.',
        [
          'Zeigen Sie das Unfertige ruhig herum, {denn fremde Augen stören sich an anderem als Sie|bevor Sie weiter feilen}.',
          'Reichen Sie den Zwischenstand getrost jemandem, {denn fremde Augen stören sich an anderem als Sie|bevor Sie weiter feilen}.',
          'Bitten Sie um {ein Urteil über das Rohe|einen Blick, bevor es glänzt}, {denn Fertiges kritisiert niemand gern|solange Änderungen leichtfallen}.',
        ],
      ],
      [
        [
          '{Manchmal|Bisweilen} ist {Aufhören|ein Abbruch} {das Klügste|vernünftig}, {nur bitte nicht im Zorn|aber nie an einem schlechten Abend}.',
          'Wollen Sie {aufgeben|hinwerfen}, {schlafen Sie darüber|warten Sie drei Tage}.',
        ],
        'Fragen Sie sich {am Morgen|bei Tageslicht}, ob {Sie heute wieder beginnen würden|die Gründe vom Anfang noch gelten}, {mit allem, was Sie inzwischen wissen|wenn niemand zusähe}.',
        'Ein {klares|ruhiges} Nein {schafft Platz|ist eine Entscheidung}, ein {halbes|zähes} Ja {kostet jeden Tag|verdirbt auch das Nächste}.',
        'Fällt {die Antwort|das Urteil} {für das Weitermachen|zugunsten der Sache} aus, {verkleinern Sie den nächsten Schritt|kürzen Sie den nächsten Schritt}, bis {er nicht mehr droht|er fast von allein geht}.',
        [
          'Beides, das Bleiben wie das Gehen, verdient einen Satz im Kalender, damit Sie später wissen, warum.',
          'Die Fortsetzung sollte wie der Abschied einen Grund haben, den Sie noch im nächsten Jahr unterschreiben.',
          'Ein {Schlussstrich|Weitermachen} {ohne Grund|aus Trägheit} {rächt sich|nagt}, {also nehmen Sie sich die fünf Minuten|darum gehört ein Satz dazu}.',
        ],
      ],
    ],
  },
  {
    id: 'pitfalls-choice-noise',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      'Was den Vergleich {verzerrt|schief macht}',
      '{Fallen|Stolperfallen} beim Abwägen',
      'Wo der {Vergleich|Blick} {trügt|täuscht}',
    ],
    paragraphs: [
      [
        [
          'Ein Vergleich {täuscht|trügt} am {leichtesten|ehesten}, wenn {er längst entschieden ist|die Entscheidung heimlich schon gefallen ist}.',
          'Wer zwischen [a] und [b] wählt, {hat|trägt} {meist|oft} {schon|bereits} einen Liebling {im Ärmel|in der Tasche}.',
          '{Kaum etwas|Wenig} {verführt|verleitet} so sehr wie eine Tabelle, die {genau das|ebendas} {bestätigt|ausspuckt}, was man {hören|lesen} wollte.',
        ],
        'Prüfen Sie {deshalb|also}, ob Sie bei {der einen Seite|der einen Möglichkeit} {die Schwächen entschuldigen|großzügig sind} und bei {der anderen|der zweiten} {jede Kleinigkeit zählen|kleinlich werden}.',
        '[mistakeSentence]',
        'Bitten Sie {dann|zur Probe} {jemanden|eine unbeteiligte Person}, {die Spalten zu vertauschen|Ihre Gründe vorzulesen}, und {hören Sie zu, was sich sträubt|achten Sie auf Ihr Gesicht}.',
        [
          'Auch die Reihenfolge einer Liste lenkt unmerklich, deshalb lohnt ein zweiter Durchgang von unten nach oben.',
          'Selbst die Schriftgröße auf dem Bildschirm schiebt leise, also drehen Sie das Blatt ruhig einmal um.',
          'Lesen Sie die Tabelle {einmal von rechts|mit vertauschten Köpfen}, {manches Urteil wackelt dann|und spüren Sie nach, was sich ändert}.',
        ],
      ],
      [
        [
          '{Ebenso|Genauso} {beliebt|verbreitet} ist {der|jener} Fehler, {das Beste der einen mit dem Schlechtesten der anderen zu vergleichen|einen Sonntag neben einen Montag zu stellen}.',
          'Vergleichen Sie {nur|stets} {Gleiches mit Gleichem|Alltag mit Alltag}, {nicht das Schaufenster mit dem Lager|nie den Prospekt mit der Erfahrung}.',
        ],
        'Zwei {Vorzüge|Nachteile}, die {auf dem Papier|in der Liste} {gleich lang|gleich schwer} wirken, {wiegen im Leben verschieden|können im Leben weit auseinanderliegen}.',
        'Ordnen Sie die Punkte {darum|vorher}, {ehe|bevor} Sie {zusammenzählen|einen Sieger ausrufen}, und {ändern Sie die Gewichte danach nicht mehr|lassen Sie die Reihenfolge dann stehen}.',
        'Was {sich leicht zählen lässt|in Zahlen vorliegt}, {drängt sich vor|nimmt zu viel Platz ein}; {das Wichtigste|manches Entscheidende} {hat gar keine Zahl|steht in keiner Spalte}.',
      ],
      [
        [
          '{Schließlich|Am Ende} {vergisst|übersieht} man {gern|leicht} die {dritte|stille} Möglichkeit: {es vorerst zu lassen|gar nicht zu wählen}.',
          '{Nicht immer|Keineswegs immer} muss es {eines von beiden|ein Entweder-oder} sein.',
        ],
        'Fragen Sie, {was geschieht|was verloren ginge}, wenn Sie {ein halbes Jahr|vorerst} {nichts tun|warten}; {mitunter wird die Frage kleiner|manche Dringlichkeit stammt von anderen}.',
        'Warten ist {allerdings|freilich} nur dann {eine Wahl|klug}, wenn {ein Datum daneben steht|Sie wissen, worauf}; sonst {ist es bloßer Aufschub|entscheidet der Zufall}.',
        [
          'Auch eine {Zwischenlösung|kleine Fassung} kann genügen, bis {mehr Ruhe|mehr Wissen} da ist.',
          'Oft zeigt ein {Vierteljahr|Monat} ohne Entscheidung, wie {dringend|wichtig} sie wirklich war.',
        ],
      ],
    ],
  },
  {
    id: 'pitfalls-choice-regret',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      'Warum wir uns {vertun|falsch entscheiden}',
      'Die {Angst|Furcht} vor der {falschen|verkehrten} Wahl',
      '{Fehler|Irrtümer}, die erst {später|nach dem Kauf} auffallen',
    ],
    paragraphs: [
      [
        [
          '{Schlechte|Unglückliche} Entscheidungen {entstehen|fallen} {selten aus Unwissen|nicht, weil Auskünfte fehlten}, sondern {aus Müdigkeit|unter Druck}.',
          'Wer {spät am Abend|erschöpft} wählt, nimmt meist, was {zuletzt genannt wurde|am lautesten war}.',
          'Die Wahl zwischen [a] und [b] {misslingt|scheitert} {weniger am Wissen|kaum an fehlenden Tests} als {an der Stunde, in der sie fällt|an der Ungeduld davor}.',
        ],
        '{Vertagen|Verschieben} Sie {den Entschluss|die Sache} {deshalb|ruhig} auf {einen Vormittag|den Morgen}, {satt und ausgeschlafen|mit Stift und klarem Kopf}.',
        'Misstrauen Sie jeder Frist, {die jemand anders gesetzt hat|die nicht von Ihnen kommt}, {denn sie dient meist dem, der sie setzt|besonders, wenn ein Rabatt daran hängt}.',
        '[mistakeSentence]',
        [
          'Essen Sie vorher etwas, gehen Sie um den Block, und stellen Sie die Frage dann noch einmal.',
          'Trinken Sie erst einmal einen Tee, öffnen Sie das Fenster; die Gründe sehen danach oft anders aus.',
          'Rufen Sie {vorher noch|zuerst} jemanden an und {reden Sie über das Wetter|sprechen Sie von etwas anderem}.',
          'Ein {ausgeschlafener|satter} Mensch {wählt anders|braucht weniger Argumente}, {und meist besser|auch das ist eine Auskunft}.',
        ],
      ],
      [
        [
          'Ein {zweiter|anderer} Irrtum ist unser Hang zum {Mehr|Überfluss}.',
          '{Auch|Ebenso} verführt {das Mehr|die längere Liste}: {Wer mehr bietet, scheint zu siegen|Zwanzig Vorzüge wirken stärker als drei}.',
        ],
        [
          'Was Sie {nie nutzen werden|nicht brauchen}, ist {kein Vorteil|freilich kein Pluspunkt}, {sondern etwas, das gepflegt, bezahlt und verstanden werden will|auch wenn es nichts zu kosten scheint}.',
          'Ungenutztes {steht im Weg|altert mit}, {und bezahlt wird es trotzdem|so schön es im Prospekt aussah}.',
        ],
        'Streichen Sie {auf beiden Seiten|links wie rechts} alles, {worauf Sie ohne Kummer verzichten|was im Alltag nie vorkommt}, und {vergleichen Sie den Rest|schauen Sie, was stehen bleibt}.',
        'Häufig {bleiben|stehen} danach {zwei, drei Zeilen|wenige Zeilen}, und {die sind entscheidend|über die lohnt es sich zu streiten}.',
        [
          'Fragen Sie bei jeder davon, wie oft im Monat sie vorkommt, {und sortieren Sie danach|denn Häufigkeit schlägt Glanz}.',
          'Überlegen Sie dann, wer im Haus sie bemerken würde, {und sortieren Sie danach|denn Häufigkeit schlägt Glanz}.',
          'Was {täglich vorkommt|oft gebraucht wird}, {steht oben|gewinnt}, {der Rest rutscht nach unten|so schlicht es aussieht}.',
        ],
      ],
      [
        [
          'Und {fürchten Sie|überschätzen Sie} die Reue {nicht zu sehr|nicht}.',
          'Zu bedenken bleibt die Angst, {das Bessere zu verpassen|sich festzulegen}.',
        ],
        'Liegen {beide Seiten|zwei Möglichkeiten} {so dicht beieinander|fast gleichauf}, dass {Sie seit Wochen schwanken|keine gewinnt}, dann ist {der Fehler höchstens klein|auch die falsche Wahl noch ordentlich}.',
        [
          'Was {nach der Entscheidung|danach} geschieht, {wiegt mehr|macht den größeren Unterschied}: {sich einrichten|pflegen, üben, anpassen} und {das andere ziehen lassen|nicht ständig zurückblicken}.',
          '{Gepflegt|Liebevoll behandelt} wird {manche zweitbeste|auch die mittelmäßige} Wahl {zur besten|nachträglich richtig}.',
        ],
        'Notieren Sie {Ihre Gründe|heute, warum Sie so wählen}; später schützt {das Blatt|die Notiz} {vor ungerechter Reue|vor nachträglicher Klugheit}.',
      ],
    ],
  },
];
