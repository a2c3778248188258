import type { Module } from '../../../language-pack.ts';

/** Trying both sides, and deciding. Plan: comparison. */
export const TRIAL_DECIDE: readonly Module[] = [
  {
    id: 'trial-week',
    role: 'trial',
    headings: [
      '{Probe|Ein Versuch} statt {Grübeln|langer Debatte}',
      '{Ausprobieren|Testen}, ohne sich {festzulegen|zu binden}',
      'Die {Woche|Probe} der Wahrheit',
    ],
    paragraphs: [
      [
        [
          'Kein Text {ersetzt|erspart Ihnen} {einen eigenen Versuch|den eigenen Versuch}, {und oft ist er einfacher als gedacht|so klein er auch ausfällt}.',
          'Statt die Frage nach [a] und [b] {weiter|noch länger} {im Kopf zu wiegen|zu zergrübeln}, {geben Sie beiden eine Probezeit|probieren Sie beides im Kleinen aus}.',
          'Wo {Argumente|Gründe} {einander aufheben|nicht weiterhelfen}, {hilft|entscheidet} {die Hand|der Gebrauch}.',
        ],
        'Wagen Sie sich {als Erstes|zunächst} an {etwas Überschaubares, nämlich|eine Kleinigkeit, etwa} [trial].',
        [
          '{Leihen|Borgen} Sie, {was geht|was sich leihen lässt}, vereinbaren Sie {eine Rückgabe|ein Rückgaberecht} und {versprechen Sie niemandem etwas|unterschreiben Sie vorerst nichts}.',
          'Fangen Sie {unverbindlich|mit Geborgtem} an, {ohne Vertrag und ohne Ansage|und merken Sie sich den Rückgabetag}.',
          'Machen Sie {keine großen Anschaffungen|vorerst keine Versprechen}: {Ein Wochenende auf Probe|Eine geliehene Woche} genügt {fürs Erste|vollkommen}.',
        ],
        'Wichtig {ist|bleibt}, dass {beide dieselbe Chance bekommen|die Bedingungen gleich sind}: {gleiche Aufgabe|dieselbe Woche}, {gleiche Laune|gleicher Aufwand}, {gleiche Strenge|gleich viel Geduld}.',
        [
          'Behalten Sie dabei Ihren Alltag bei, {denn ein Versuch unter Festtagsbedingungen verrät nur den Festtag|damit sich zeigt, was davon übrig bleibt}.',
          'Führen Sie währenddessen Ihren Alltag weiter, {denn ein Versuch unter Festtagsbedingungen verrät nur den Festtag|damit sich zeigt, was davon übrig bleibt}.',
          'Schonen Sie {keine der beiden Seiten|keinen der Kandidaten}, {denn der Alltag tut es auch nicht|sonst prüfen Sie nur die Vorfreude}.',
        ],
      ],
      [
        [
          'Werten Sie erst {am Schluss|ganz am Ende} aus, {nach einer Nacht Abstand|und lassen Sie sich Zeit}.',
          'Die {Auswertung|Bilanz} {verdient|braucht} {eine eigene Stunde|einen frischen Kopf}.',
        ],
        'Fragen Sie {zuerst|vor allem}, was Sie {vermissen würden|sofort wieder täten}, {denn Vermissen lügt seltener als Begeisterung|und erst danach, was besser war}.',
        '[choiceSentence]',
        'Bleibt {das Bild|der Eindruck} {unscharf|gleich}, {ist auch das eine Auskunft|haben Sie etwas gelernt}: {Dann ist der Unterschied kleiner als der Streit darum|Die Wahl ist weniger wichtig als vermutet}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{So|In dieser Folge} {bleibt|wird} die Probe {fair|ehrlich}:',
        '{Folgende|Diese} Ordnung {hat sich bewährt|hilft dabei}:',
      ],
      items: [
        'Schreiben Sie {vorher|am ersten Tag} auf, {was Sie vermuten|wen Sie vorn sehen}.',
        'Stellen Sie {beiden|jeder Seite} {dieselbe|die gleiche} Aufgabe, {und zwar eine alltägliche|nicht zu leicht und nicht festlich}.',
        'Notieren Sie {jeden Abend|nach jedem Gebrauch} {ein Wort|eine Zeile}, {ohne zu rechnen|bevor Sie nachdenken}.',
        'Tauschen Sie {zur Halbzeit|in der Mitte} {die Reihenfolge|die Plätze}, {damit Gewöhnung nicht den Ausschlag gibt|sonst gewinnt das Vertraute}.',
        'Lassen Sie {eine zweite Person|jemanden aus dem Haus} {mitprobieren|urteilen}, {ohne Ihre Meinung zu verraten|möglichst ahnungslos}.',
      ],
    },
  },
  {
    id: 'trial-thought',
    role: 'trial',
    headings: [
      'Die Probe {im Kopf|auf dem Papier}',
      'Wenn {Ausprobieren|ein Versuch} nicht {möglich ist|geht}',
      '{Vorspiel|Generalprobe} einer Entscheidung',
    ],
    paragraphs: [
      [
        [
          'Nicht {alles|jede Wahl} {lässt sich ausleihen|kann man testen}, {aber vieles lässt sich durchspielen|doch ein Gedankenversuch ist immer möglich}.',
          'Tun Sie {einen Tag lang|bis morgen Abend} so, als wäre die Wahl auf [a] gefallen, und {am Tag danach|tags darauf} so, als wäre es [b].',
          'Eine {Entscheidung|Wahl} lässt sich anprobieren wie {ein Mantel|ein Kleidungsstück}: {ein paar Schritte, ein Blick in den Spiegel|einmal durchs Zimmer gehen}.',
        ],
        'Erzählen Sie {einem Menschen|jemandem} davon, {als sei es beschlossen|in der Gegenwart, nicht im Konjunktiv}, und {achten Sie auf die Erleichterung|merken Sie sich das erste Gefühl}.',
        '{Körper|Bauch} und {Stimme|Schlaf} {reagieren|antworten} {schneller|oft eher} als der Verstand, {wenn auch nicht immer klüger|nur überstimmen sollten sie ihn nicht}.',
        '[choiceSentence]',
        [
          'Notieren Sie sich beide Male den ersten Gedanken, {ohne ihn zu begründen|bevor die Vernunft ihn zurechtrückt}.',
          'Merken Sie sich an beiden Abenden ein einziges Wort, {ohne es zu begründen|bevor die Vernunft es zurechtrückt}.',
          'Was Ihnen {morgens unter der Dusche|beim Abwaschen} dazu einfällt, {verdient eine Zeile|gehört ebenfalls ins Protokoll}.',
        ],
      ],
      [
        [
          '{Schreiben|Verfassen} Sie {dann|danach} {zwei kurze Briefe|zwei Postkarten} {aus der Zukunft|an sich selbst}.',
          'Noch eine Übung, {die mehr verrät, als man glaubt|so verspielt sie klingt}: {zwei Briefe aus der Zukunft|Post von morgen}.',
        ],
        [
          'In {jedem|beiden} erzählen Sie, {wie es nach einem Jahr aussieht|was aus der Wahl geworden ist}: {was gut war|worüber Sie froh sind}, {was nervt|was Sie stört}, {was Sie jetzt wissen|was Sie gern früher gewusst hätten}.',
          'Erzählen Sie {von Kleinigkeiten|vom Wetter jenes Tages}, {sie verraten mehr als Bilanzen|nicht von Vor- und Nachteilen}.',
        ],
        [
          'Der Brief, der {leichter|schneller} {von der Hand geht|fertig wird}, {muss nicht recht haben|gewinnt nicht automatisch}, {aber er kennt Ihre Wünsche|er zeigt jedoch, wohin es Sie zieht}.',
          'Einer der {Texte|Briefe} {wird länger|klingt wärmer}, {und das ist kein Zufall|nehmen Sie es als leisen Hinweis}.',
        ],
        'Lesen Sie {beide|die zwei} {laut|einer Vertrauten} vor und {bitten Sie um Einspruch|fragen Sie, welcher nach Ihnen klingt}.',
      ],
      [
        [
          '{Suchen|Wählen} Sie {außerdem|dazu} {eine Zwischenlösung|die kleinste Verpflichtung}, {die beide Wege offen lässt|von der man zurückkann}.',
          'Manchmal findet sich {doch|am Ende doch} {eine kleine Tür|ein halber Schritt}, {bevor alles entschieden ist|ehe es ernst wird}.',
        ],
        'Eine {Führung|Besichtigung}, {ein Probetag|eine Schnupperstunde}, {ein Telefonat|ein Mittagessen} mit jemandem vor Ort: {Auch das ist Erfahrung|So wird aus Meinung ein wenig Wissen}, {und es kostet fast nichts|und das an einem Nachmittag}.',
        '{Entscheidend|Wichtig} ist, {vorher zu sagen, was Sie überzeugen würde|die Frage schriftlich mitzubringen}, {sonst bestätigt jeder Besuch die alte Meinung|damit nicht bloß die gute Stimmung wirkt}.',
        [
          'Danach schlafen Sie darüber und fragen sich, was Ihnen als Erstes wieder einfällt.',
          'Anschließend lassen Sie einen Tag vergehen und sehen nach, welches Detail geblieben ist.',
          'Was {nach einer Woche|hinterher} noch {nachklingt|im Ohr ist}, wiegt {mehr|schwerer} als der {erste Eindruck|schöne Augenblick}.',
        ],
      ],
    ],
  },
  {
    id: 'decide-rule',
    role: 'decide',
    headings: [
      '{Wie Sie sich entscheiden|Die Entscheidung}',
      '{Zum Schluss|Am Ende}: wählen',
      'Eine {Regel|Faustregel} für die Wahl',
    ],
    paragraphs: [
      [
        [
          'Irgendwann ist {genug|lange genug} {abgewogen|geprüft}, und {dann hilft eine schlichte Regel|es bleibt nur noch, sich zu trauen}.',
          'Entscheiden Sie zwischen [a] und [b] nicht nach {Punkten|Stimmung}, sondern nach {dem, was täglich zählt|Ihrem wichtigsten Maßstab}.',
          'Die Punkte sind {verteilt|gezählt}; {jetzt kommt es auf Sie an|nun zählt, womit Sie leben wollen}.',
          '{Wählen|Entscheiden} heißt, {auf etwas zu verzichten|eine Tür zu schließen}, {und das darf kurz wehtun|auch bei der besten Lösung}.',
        ],
        'Nehmen Sie {Ihr wichtigstes Kriterium|Ihren obersten Maßstab}, {decken Sie alles Übrige ab|vergessen Sie den Rest}, und {fragen Sie, wer dort vorn liegt|lesen Sie nur diese eine Zeile}.',
        'Ist {der Abstand|der Unterschied} {deutlich|groß}, {sind Sie fertig|haben Sie Ihre Antwort}; {wenn nicht|falls nicht}, {geht es zur nächsten Zeile|nehmen Sie den zweiten Maßstab dazu}.',
        '[choiceSentence]',
        [
          'Wiederholen Sie das höchstens dreimal, danach wird aus Abwägen bloßes Zählen.',
          'Machen Sie das nicht öfter als dreimal, denn die vierte Zeile entscheidet nie etwas.',
          'Nach der {dritten|nächsten} Zeile {legen Sie den Stift weg|ist Schluss}, {so ungern das geschieht|und zwar endgültig}.',
        ],
      ],
      [
        [
          'Bei {echtem|völligem} Gleichstand {gilt|hilft} {eine alte Klugheit|ein einfacher Grundsatz}.',
          '{Stehen|Liegen} am Ende {beide|wirklich beide} {gleich|gleichauf}, {gibt es zwei gute Auswege|ist das keine Katastrophe}.',
        ],
        [
          'Nehmen Sie, {was sich leichter rückgängig machen lässt|wovon man besser zurückkann}, oder {werfen Sie eine Münze und achten Sie auf Ihr Gesicht|lassen Sie das Los sprechen und hören Sie auf den ersten Seufzer}.',
          'Wählen Sie {den Weg|die Seite} mit der {kürzeren Rückfahrt|offenen Hintertür}, {oder losen Sie und beobachten Sie Ihre Schultern|im Zweifel auch per Münze}.',
        ],
        'Wenn {der Zufall Sie ärgert|Sie nachwerfen wollen}, {wissen Sie Bescheid|hat die Münze ihren Dienst getan}.',
        [
          'Wer {dann immer noch|danach weiter} {zaudert|zögert}, {sollte das Datum prüfen, nicht die Argumente|braucht vermutlich Schlaf und keine weiteren Tests}.',
          'Bleibt {der Zweifel|ein Rest Unruhe}, {gehen Sie spazieren|legen Sie alles weg}: {Neue Gründe wachsen ohnehin nicht mehr nach|Ausgeruht sieht dieselbe Liste anders aus}.',
        ],
        [
          'Fragen Sie zur Not eine Person, die Sie schon einmal gut beraten hat, um ein einziges Wort ohne Begründung.',
          'Schlafen Sie {noch einmal|eine letzte Nacht} darüber, {mit der Frage auf dem Nachttisch|und nehmen Sie den ersten Gedanken des Morgens}.',
          'Bitten Sie in diesem Fall jemanden, der nichts davon hat, um ein Wort, und nehmen Sie die Antwort als Probe Ihrer eigenen.',
          'Manchmal {hilft|genügt} schon die {Stimme|Miene} eines Menschen, der {Sie lange kennt|nichts zu gewinnen hat}.',
        ],
      ],
      [
        [
          'Halten Sie {den Entschluss|die Wahl} {mit Datum|in zwei Sätzen} fest.',
          '{Zum Entschluss|Zur Wahl} {gehört|kommt} {ein kleines Protokoll|eine Notiz}.',
        ],
        '{Darin|Dort} steht, {was Sie wussten und was Sie hofften|warum Sie so entschieden haben}, damit Sie {später|in einem Jahr} {gerecht urteilen|nicht klüger tun, als Sie waren}.',
        'Dann {räumen|legen} Sie {die Vergleiche|alle Listen} weg und {richten sich ein|schenken der Wahl eine faire Zeit}; {gut wird manches erst durch die Treue danach|zufrieden macht weniger die Wahl als das, was Sie daraus machen}.',
        [
          'Wer so abschließt, muss die Frage nicht jeden Morgen neu öffnen, und das ist ein Gewinn, der in keiner Tabelle steht.',
          'Wer auf diese Weise entscheidet, hat abends den Kopf frei, und das merkt man oft erst später.',
          'Ein {abgeschlossener|ruhiger} Fall {schafft Platz|macht Kräfte frei} für {Wichtigeres|alles, was inzwischen liegen blieb}.',
        ],
      ],
    ],
  },
  {
    id: 'decide-profiles',
    role: 'decide',
    headings: [
      'Welche {Seite|Wahl} zu Ihnen passt',
      '{Vom Vergleich|Vom Abwägen} zum Entschluss',
      'Ihr {Fall|Urteil}',
    ],
    paragraphs: [
      [
        [
          'Es gibt {keinen Sieger für alle|kein Urteil, das für jeden gilt}, {wohl aber eine Antwort für Ihren Fall|aber es gibt eines, das zu Ihnen passt}.',
          'Die Frage nach [a] und [b] lässt sich {nicht|kaum} {allgemein|im Allgemeinen} {beantworten|klären}, {persönlich dagegen schon|für eine einzelne Person jedoch recht gut}.',
          'Legen Sie die Frage, was besser sei, {beiseite|zu den Akten}, und {fragen|überlegen} Sie, {was besser zu Ihnen passt|womit Sie besser leben}.',
        ],
        'Nehmen Sie Ihre {Notizen|Sätze} {noch einmal|wieder} zur Hand und {suchen Sie, was zweimal vorkommt|unterstreichen Sie alles, was sich wiederholt}.',
        'Was {immer wiederkehrt|mehrfach dasteht}, {ist Ihr eigentliches Anliegen|hat für Sie Gewicht}, {ob es vernünftig klingt oder nicht|auch wenn Sie anderes vorgeben}.',
        '[questionSentence]',
        [
          'Legen Sie daneben die Einwände, die Ihnen gleichgültig geblieben sind, und streichen Sie sie ohne Bedauern.',
          'Notieren Sie {zum Schluss|auch} einen {Widerspruch|Sinneswandel}, {denn dort hat sich Ihre Meinung bewegt|er gehört zu den ehrlichsten Zeilen}.',
          'Stellen Sie dazu jene Punkte, über die Sie nie gestolpert sind; sie gehören offenbar in ein anderes Leben.',
          'Was Sie {nie gestört|kaum beschäftigt} hat, {darf weg|scheidet aus}, {so wichtig es anderen ist|und zwar ohne Begründung}.',
        ],
      ],
      [
        [
          'Treffen Sie die Entscheidung {danach|dann} {in Ruhe|an einem guten Tag}, {aber in einem Zug|und ohne Publikum}.',
          'Ist {die Antwort|das Urteil} {gefunden|gereift}, {zögern Sie den letzten Schritt nicht hinaus|sprechen Sie es laut aus}.',
        ],
        [
          'Teilen Sie {es|das Ergebnis} {zuerst|persönlich} {den Betroffenen|allen Beteiligten} mit, {mit dem Grund und ohne Entschuldigung|bevor es sich herumspricht}.',
          'Sagen Sie {kurz|einfach}, wie Sie {entschieden haben|gewählt haben}, {Rechtfertigungen braucht es nicht|am besten bei einem Kaffee}.',
        ],
        'Geben Sie {sich|der Wahl} {danach|dann} {eine Schonzeit, in der nicht mehr verglichen wird|einige Wochen, ohne neue Tests zu lesen}; {Zweifel nach einem Entschluss sind so normal wie Muskelkater|anfangs zwickt jeder neue Schuh}.',
        [
          'Nach dieser Frist dürfen Sie zurückblicken, neugierig und ohne Reue, {denn dann wissen Sie etwas, das vorher niemand wissen konnte|und vielleicht mit einem Lächeln}.',
          'Nach einigen Monaten ist ein ehrlicher Rückblick erlaubt, mit den alten Notizen in der Hand, {denn dann wissen Sie etwas, das vorher niemand wissen konnte|und vielleicht mit einem Lächeln}.',
          'Schauen Sie erst zurück, wenn {der Alltag eingezogen|das Neue gewöhnlich geworden} ist; {vorher urteilt nur die Aufregung|früher wäre es ungerecht}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Diese|Folgende} {Sätze|Fragen} {helfen|dienen} {als Kompass|auf den letzten Metern}:',
        'Fragen Sie sich {ehrlich|in Ruhe}:',
      ],
      items: [
        'Was {vermissen|bedauern} Sie {mehr|eher}, wenn {es wegfällt|Sie darauf verzichten}?',
        'Womit {übersteht|bewältigt} man den {müden|schlechten} Tag {leichter|besser}, {nicht nur den schönen|wenn die Laune im Keller ist}?',
        'Welche Wahl können Sie {einem Kind|in einem Satz} {erklären|begründen}, {ohne rot zu werden|ganz ohne Tabelle}?',
        'Was {bleibt offen|können Sie später noch ändern}, wenn {Sie sich geirrt haben|es anders kommt}?',
        'Wessen {Stimme|Beifall} {hören|fürchten} Sie {gerade|dabei}, {und gehört sie an diesen Tisch|und muss diese Person damit leben}?',
      ],
    },
  },
];
