import type { Module } from '../../../language-pack.ts';

/** More entries that suit both kinds of list. */
export const ITEMS_BOTH_MORE: readonly Module[] = [
  {
    id: 'item-counterexample',
    role: 'item',
    headings: [
      'Das {Gegenbeispiel|Gegenargument} suchen',
      'Nach {Gegenstimmen|Einwänden} fragen',
      '{Widerspruch|Gegenwind} {einholen|suchen}',
    ],
    paragraphs: [
      [
        [
          'Suchen Sie {gezielt|mit Absicht} nach {dem besten Einwand|jemandem, der abrät}, {bevor Sie sich freuen|und hören Sie ihn zu Ende an}.',
          'Lesen Sie zu {jedem Lob|jeder Empfehlung} {eine ernsthafte Klage|auch die Gegenstimme}, {ehe Sie sich eine Meinung bilden|und zwar mit demselben Wohlwollen}.',
        ],
        'Wir {finden|sammeln} {leicht|von selbst}, was {uns recht gibt|wir hören wollen}; {das andere muss man holen gehen|für den Rest braucht es Absicht}.',
        '[sourceSentence]',
        [
          'Notieren Sie den stärksten Einwand in fremden Worten, ohne sofort zu antworten.',
          'Schreiben Sie den Einwand ungekürzt auf, als müssten Sie ihn selbst vertreten.',
          'Geben Sie ihm {den Platz oben auf der Seite|die erste Zeile}, {damit Sie ihn nicht überlesen|höflich und in voller Länge}.',
        ],
      ],
      [
        [
          '{Ein guter Einwand|Fundierte Kritik} nimmt Ihnen {selten|kaum je} die Freude, {erspart aber Überraschungen|wohl aber die böse Überraschung}.',
          '{Fragen|Prüfen} Sie dann, {ob der Einwand Sie überhaupt betrifft|unter welchen Umständen er gilt}.',
        ],
        'Trifft {so etwas|dergleichen} auf Sie zu, {passen Sie den Plan an|haben Sie Ärger gespart}; wenn nicht, {gehen Sie mit besserem Gewissen weiter|ist Ihre Wahl nun fester begründet}.',
        'Ziehen Sie {zum Abgleich|als Quellen} {auch Ungewohntes heran, etwa|gern Folgendes heran:} [sources].',
        [
          'Danken Sie der Kritikerin freundlich, {auch wenn Sie bei Ihrer Meinung bleiben|denn sie hat Ihnen eine Überraschung erspart}.',
          'Antworten Sie dem Zweifler in Gedanken, {auch wenn Sie bei Ihrer Meinung bleiben|denn er hat Ihnen eine Überraschung erspart}.',
          'Wer {widerspricht|zweifelt}, {hat hingesehen|nimmt die Sache ernst}, und {das verdient Respekt|darauf lässt sich bauen}.',
        ],
      ],
    ],
  },
  {
    id: 'item-subtract',
    role: 'item',
    headings: [
      '{Erst weglassen|Weglassen}, dann {ergänzen|hinzufügen}',
      'Weniger, {aber besser|und das richtig}',
      'Die Kunst des {Streichens|Weglassens}',
    ],
    paragraphs: [
      [
        [
          'Streichen Sie {etwas|eine Sache}, {bevor Sie etwas Neues hinzunehmen|ehe Sie weitersuchen}, {denn Platz ist knapper als Ideen|und beobachten Sie, ob es fehlt}.',
          'Fragen Sie zuerst, was {wegkann|entbehrlich ist}, {nicht was noch dazukommen könnte|so ungewohnt das klingt}.',
        ],
        'Fast {jedes Problem|jede Verlegenheit} {lockt uns zum Hinzufügen|ruft nach Zubehör}: {noch ein Werkzeug|ein weiterer Tipp}, {noch eine Regel|eine zusätzliche Liste}, {noch ein Versprechen|ein neuer Vorsatz}.',
        'Dabei {wird|ist} {vieles einfacher|die Lösung oft leiser}, {sobald man das Überflüssige sieht|wenn man die Bremse löst, statt Gas zu geben}.',
        [
          'Beginnen Sie mit etwas, das Ihnen jedes Mal ein wenig Mühe macht, {und sei es noch so klein|denn Kleines lässt sich leicht zurückholen}.',
          'Fangen Sie dort an, wo es jedes Mal ein wenig klemmt, {und sei es noch so klein|denn Kleines lässt sich leicht zurückholen}.',
          'Suchen Sie {nicht das Größte|etwas Kleines}, sondern {das Nächstliegende|das, was täglich stört}.',
        ],
      ],
      [
        [
          '{Machen|Probieren} Sie es {auf Zeit|für eine Woche}, {dann fällt der Abschied leicht|so bleibt der Rückweg offen}.',
          'Legen Sie {das Gestrichene|den Kandidaten} {für vierzehn Tage|vorerst} {außer Sicht|in eine Kiste}.',
        ],
        'Was {niemand vermisst|Ihnen nicht fehlt}, {war Gewohnheit|darf gehen}; {wonach Sie greifen|was Sie wieder hervorholen}, {hat sich seinen Platz verdient|gehört zum Kern}.',
        '[questionSentence]',
        [
          'Schreiben Sie dazu einen Satz auf, {bevor die Kiste in den Keller wandert|damit Sie nicht im Frühjahr dasselbe wieder anschaffen}.',
          'Notieren Sie am Ende ein Urteil, {bevor die Kiste in den Keller wandert|damit Sie nicht im Frühjahr dasselbe wieder anschaffen}.',
          'Ein {Foto vorher, ein Foto nachher|Strich im Kalender} {hilft beim Urteilen|hält fest, was sich geändert hat}.',
        ],
      ],
    ],
  },
  {
    id: 'item-use-existing',
    role: 'item',
    headings: [
      'Mit dem {arbeiten|beginnen}, was {da ist|schon da ist}',
      '{Vorhandenes|Das Naheliegende} zuerst',
      'Im {eigenen Schrank|Bestand} suchen',
    ],
    paragraphs: [
      [
        [
          'Sehen Sie {zuerst|gründlich} nach, was {schon vorhanden ist|Sie bereits haben und können}, {ehe Sie etwas Neues besorgen|denn es ist oft mehr als vermutet}.',
          'Beginnen Sie mit {dem, was auf dem Tisch liegt|vorhandenen Mitteln}, {auch wenn es nicht ideal ist|und lernen Sie daran, was wirklich fehlt}.',
        ],
        '{Für den Anfang|Für den ersten Versuch} {genügt meist das Naheliegende|braucht es nicht mehr als dies}: [tools].',
        'Erst {beim Gebrauch|nach einigen Versuchen} {zeigt sich|wissen Sie}, {welche Lücke echt ist|was fehlt und was bloß verlockt}.',
        [
          'Gehen Sie einmal mit offenen Augen durch die Schränke, als sähen Sie alles zum ersten Mal.',
          'Wandern Sie heute durch das, was Sie haben, mit einem Zettel in der Hand.',
          'Manches {Vergessene|Alte} {passt auf einmal|ist wieder brauchbar}, {sobald man anders fragt|wenn man es ans Licht holt}.',
        ],
      ],
      [
        [
          '{Beschränkung|Wenig Auswahl} macht {erfinderisch|aufmerksam}, {nicht ärmer|und das gilt für Anfänger wie für Könner}.',
          'Wer {mit wenig|aus Vorhandenem} {etwas zustande bringt|arbeitet}, {versteht die Sache besser|lernt schneller} als jemand {mit vollem Schrank|in einem Laden voller Möglichkeiten}.',
        ],
        '{Fehlt etwas|Vermissen Sie etwas} Bestimmtes, {schreiben Sie genau auf, wann|führen Sie darüber Liste}, und {kaufen Sie erst nach dem dritten Mal|entscheiden Sie am Monatsende}.',
        'So {wird aus|entsteht aus} {einem Bauchgefühl|einer Laune} {eine gute Beschreibung dessen, was Sie suchen|ein begründeter Wunsch}.',
        [
          'Staunen Sie ruhig, wie weit man mit {Bordmitteln|dem Alten} kommt, bevor {Neues wirklich nötig ist|der Gang ins Geschäft lohnt}.',
          'Leihen lässt sich {das Fehlende|der Rest} meist {in der Nachbarschaft|für ein paar Tage}, und auch das ist eine Auskunft.',
        ],
      ],
    ],
  },
  {
    id: 'item-after-care',
    role: 'item',
    headings: [
      'An {die Pflege|das Danach} denken',
      'Was {danach|im zweiten Jahr} kommt',
      '{Aufwand|Pflege} mitrechnen',
    ],
    paragraphs: [
      [
        [
          'Rechnen Sie {die Pflege|das Danach} mit, {bevor Sie Ja sagen|und zwar in Stunden}: {Wer hält die Sache am Leben|Wer kümmert sich, wenn es alltäglich wird}?',
          'Fragen Sie, was {im zweiten Jahr|nach dem ersten Monat} {zu tun ist|anfällt}, {nicht nur, was der Anfang verlangt|denn der Beginn ist der kleinere Teil}.',
        ],
        '{Anfänge|Neue Dinge} {bekommen|genießen} viel {Aufmerksamkeit|Liebe}, {das Weiterführen selten|die spätere Sorge bleibt im Prospekt unerwähnt}.',
        'Schätzen Sie {ehrlich|großzügig}, wie oft {geputzt, geübt, erneuert oder nachgefragt|nachgestellt, gelernt oder erinnert} werden muss.',
        [
          'Fragen Sie Leute, die längst über den Anfang hinaus sind, was am meisten Zeit frisst.',
          '{Alte Hasen|Langjährige Nutzer} {seufzen|lächeln} an {bestimmten|immer denselben} Stellen, {hören Sie genau hin|fragen Sie dort nach}.',
          'Erkundigen Sie sich bei Menschen, die schon lange damit leben, woran sie nie gedacht hätten.',
          'Wer {lange dabei ist|den dritten Winter kennt}, {weiß, was die Anleitung verschweigt|nennt Ihnen die stillen Pflichten}.',
        ],
      ],
      [
        [
          '{Erscheint|Wirkt} die Summe {zu hoch|erschreckend}, {suchen Sie eine schlichtere Form|ist eine kleinere Fassung klüger}.',
          'Was {wenig Pflege braucht|sich leicht erhalten lässt}, {bleibt länger schön|wird länger benutzt}.',
        ],
        '[mistakeSentence]',
        'Und {verteilen|klären} Sie {die Zuständigkeit|die Aufgaben}, {solange alle noch begeistert sind|ehe der Alltag zurückkehrt}; {später will es keiner gewesen sein|danach wird das Gespräch zäher}.',
        [
          'Ein Eintrag im Kalender hilft, denn was keinen Termin hat, wird vergessen, {so gut die Absichten auch waren|und kostet keine Minute}.',
          'Eine Erinnerung einmal im Monat tut gute Dienste, bis die Pflege zur Gewohnheit geworden ist, {so gut die Absichten auch waren|und kostet keine Minute}.',
          'Teilen Sie {die Mühe|das Lästige} in {winzige Portionen|kleine, feste Termine}, {dann bleibt es erträglich|so fällt es kaum auf}.',
        ],
      ],
    ],
  },
  {
    id: 'item-today',
    role: 'item',
    headings: [
      '{Heute|Noch heute} {anfangen|beginnen}',
      'Den {ersten Handgriff|Anfang} nicht {vertagen|aufschieben}',
      '{Jetzt|Sofort}: ein {winziger|kleiner} Schritt',
    ],
    paragraphs: [
      [
        [
          'Tun Sie {heute noch|in der nächsten Stunde} {einen einzigen Handgriff|einen winzigen Schritt}, {der die Sache ins Rollen bringt|der sich nicht mehr ungeschehen machen lässt}.',
          'Warten Sie {nicht auf den Monatsersten|auf keinen besonderen Tag}, {denn ein gewöhnlicher Abend genügt|und nehmen Sie den nächsten freien Augenblick}.',
        ],
        '[firstStepSentence]',
        'Das {Gewicht|Unbehagen} {liegt|steckt} {fast ganz|vor allem} im Anfang, {danach trägt die Neugier|und es schwindet mit der ersten Bewegung}.',
        [
          'Suchen Sie etwas, das in {zehn Minuten|einer Viertelstunde} erledigt ist und {ein Ergebnis hinterlässt|morgen noch zu sehen ist}.',
          'Ein Anruf, ein Zettel, ein {leer geräumter|freier} Tisch: So {bescheiden|unscheinbar} darf der Anfang sein.',
        ],
      ],
      [
        [
          'Mehr {muss|soll} {an diesem Tag|heute} {nicht geschehen|gar nicht sein}, {im Gegenteil|so sehr es Sie auch juckt}.',
          'Dann {legen Sie alles hin|hören Sie auf} und {freuen sich auf morgen|lassen es über Nacht ruhen}.',
        ],
        'Wer {angefangen hat|einen Fuß in der Tür hat}, {denkt anders|sammelt ganz nebenbei}: {Plötzlich fallen Ihnen Beispiele auf|Der Alltag liefert auf einmal Stoff}, {wo vorher nur Vorsatz war|ohne dass Sie suchen müssten}.',
        'Halten Sie {am Abend|vor dem Schlafen} fest, {was sich bewegt hat|wie es war}, {in einem Satz und mit Datum|so unscheinbar es auch sein mag}.',
        [
          'Morgen genügt derselbe kleine Schritt, {nicht mehr|und erst danach ein größerer}.',
          'Beim nächsten Mal reicht noch ein solcher Handgriff, {nicht mehr|und erst danach ein größerer}.',
          'Den zweiten Schritt {suchen Sie morgen aus|überlassen Sie dem nächsten Tag}, {mit ausgeruhtem Kopf|denn heute zählt nur der Anfang}.',
        ],
      ],
    ],
  },
  {
    id: 'item-better-question',
    role: 'item',
    headings: [
      'Die {bessere|genauere} Frage stellen',
      'Anders {fragen|suchen}',
      '{Genau|Schärfer} fragen',
    ],
    paragraphs: [
      [
        [
          'Verwandeln Sie {die große Frage|das Ungefähre} in {eine kleine Frage, die sich beantworten lässt|eine Frage, auf die man mit Ja oder Nein antworten kann}.',
          'Fragen Sie {genauer|enger}, {als Ihnen lieb ist|und Sie bekommen bessere Antworten}: {für wen, wann und unter welchen Umständen|nicht ob, sondern wofür}.',
        ],
        '[questionSentence]',
        'Wer {vage|ins Blaue} fragt, {erhält Werbung|bekommt Allgemeines}; wer {genau|mit einem Beispiel} fragt, {erfährt etwas|hört plötzlich Erfahrungen}.',
        [
          'Stellen Sie die Frage einem Bekannten: Wenn er zurückfragt, ist sie noch zu weit.',
          'Testen Sie Ihre Frage am Telefon: Kommt die Antwort rasch, war die Frage gut.',
          'Lesen Sie die Frage {einem Kind|jemandem im Zug} vor; {versteht es sie, ist sie fertig|die Gegenfrage verrät, was fehlt}.',
        ],
      ],
      [
        [
          'Schreiben Sie {drei Fassungen|mehrere Varianten} {untereinander|auf} und {wählen Sie die unbequemste|streichen Sie die höflichste}.',
          'Prüfen Sie {jede Frage|Ihre Frage} daran, {ob die Antwort etwas ändern würde|was Sie bei einem Nein täten}.',
        ],
        'Bliebe {ohnehin|so oder so} alles {beim Alten|gleich}, {sparen Sie sich das Suchen|ist das Fragen bloße Unterhaltung}.',
        [
          'Mit der {richtigen|passenden} Frage {in der Tasche|auf dem Zettel} {hören Sie anders zu|liest sich jede Seite schneller}, und {das Unwichtige geht von selbst vorbei|die Antwort kommt oft von unerwarteter Seite}.',
          '{Gut gefragt|Klug gefragt} ist {halb gefunden|schon viel erledigt}, {auch wenn die Antwort auf sich warten lässt|denn nun erkennen Sie die Antwort, wenn sie kommt}.',
        ],
        [
          'Heben Sie die verworfenen Fassungen auf, denn im nächsten Monat passt vielleicht eine davon.',
          'Bewahren Sie die anderen Fassungen trotzdem auf; sie erzählen, wie sich Ihr Blick verändert.',
          'Auch {verworfene|missglückte} Fragen {zeigen eine Richtung|führen oft zur richtigen}, {also weg damit erst zum Schluss|wenn man sie nebeneinanderlegt}.',
        ],
      ],
    ],
  },
  {
    id: 'item-source-check',
    role: 'item',
    headings: [
      '{Absender|Quelle} prüfen',
      'Erst {den Absender|die Quelle}, dann den Rat prüfen',
      'Ratschläge {sieben|wiegen}',
    ],
    paragraphs: [
      [
        [
          'Prüfen Sie bei {jedem Tipp|jedem Rat} {zuerst den Absender, erst danach den Inhalt|als Erstes, wer ihn gibt und wovon diese Person lebt}.',
          'Fragen Sie {vor dem Weiterlesen|gleich zu Beginn}, {wer hier schreibt und für wen|was der Schreibende gewinnt}.',
        ],
        'Ein {gut gemeinter|lauter} Rat {kann trotzdem|darf ruhig} {für ein anderes Leben bestimmt sein|an Ihnen vorbeigehen}: {anderes Budget|andere Wohnung}, {anderes Alter|andere Gewohnheiten}, {anderer Montag|anderes Wetter}.',
        '[sourceSentence]',
        [
          'Sehen Sie danach auf das Datum, denn auch guter Rat läuft ab.',
          'Fragen Sie dann nach einer zweiten Stimme, die mit der ersten nichts zu tun hat.',
          'Ein Rat wird {besser|glaubwürdiger}, wenn {zwei Fremde ihn unabhängig geben|auch sein Preis genannt wird}.',
        ],
      ],
      [
        [
          'Lassen Sie {Uneinigkeit|Widersprüche} {ruhig|eine Weile} stehen.',
          'Wo {zwei Quellen|zwei Stimmen} {einander widersprechen|uneins sind}, {beginnt Ihr eigenes Nachdenken|haben Sie etwas gefunden, das zu prüfen lohnt}.',
        ],
        'Nützlich {als Gegengewicht|zum Vergleichen} sind {etwa|zum Beispiel} diese: [sources].',
        [
          'Und heben Sie {von jedem Rat|immer} nur das auf, {was Sie erklären können|was Sie selbst nachprüfen konnten}; {der Rest ist Dekoration|mehr trägt man ohnehin nicht mit sich}.',
          'Behalten Sie {wenig|das Geprüfte}, {aber dieses genau|und zwar mit Fundort}; {Halbwissen wiegt mehr, als es nützt|der Rest darf vergessen werden}.',
        ],
        [
          'Schreiben Sie neben jeden Fund, wo er herkommt; das macht Sie beim nächsten Mal schneller.',
          'Notieren Sie jedes Mal dazu, wem Sie ihn verdanken, sonst verschwimmt bald alles zu einem Gerücht.',
          'Ohne {Herkunft|Namen und Datum} wird aus {Rat|einem Fund} bald {Hörensagen|ein bloßes Echo}.',
        ],
      ],
    ],
  },
  {
    id: 'item-review-date',
    role: 'item',
    headings: [
      'Einen {Termin|Tag} für den {Rückblick|Zwischenstand} setzen',
      'Das {Datum|Ende} gleich {mitplanen|festlegen}',
      '{Nachsehen|Prüfen}, ob es {trägt|hält}',
    ],
    paragraphs: [
      [
        [
          'Setzen Sie {heute schon|gleich am Anfang} ein Datum, an dem Sie {nüchtern zurückblicken|über Bleiben oder Gehen entscheiden}.',
          'Schreiben Sie {in den Kalender|auf die nächste Seite}, wann {Bilanz gezogen wird|Sie das Ganze noch einmal prüfen}, {und laden Sie jemanden dazu ein|sonst geschieht es nie}.',
        ],
        'Ohne {diesen Tag|Termin} {läuft vieles weiter, weil es läuft|gewinnt stets die Gewohnheit}, {mit ihm|mit einem Datum} {wird jede Entscheidung leichter, denn sie ist vorläufig|darf man mutiger beginnen}.',
        '[measureSentence]',
        [
          'Nehmen Sie einen ruhigen Tag, {nicht zu früh und nicht zu weit weg|damit Eindrücke sich setzen können}.',
          'Wählen Sie einen Sonntag, {nicht zu früh und nicht zu weit weg|damit Eindrücke sich setzen können}.',
          'Ein {stiller|freier} Nachmittag im {nächsten Monat|nächsten Quartal} {eignet sich gut|ist früh genug}.',
        ],
      ],
      [
        [
          '{Drei|Wenige} Fragen {genügen|reichen} für {den Rückblick|das Treffen mit sich selbst}: {Was war gut|Was hat gefehlt}, {was war mühsam|was blieb liegen}, {was bleibt|was ändert sich}?',
          'Nehmen Sie {an jenem Tag|dann} {Ihre erste Notiz|den alten Wunsch} zur Hand und {vergleichen Sie|lesen Sie laut}.',
        ],
        '{Antworten|Urteilen} Sie {schriftlich|in ganzen Sätzen}, {bevor Sie mit anderen reden|noch vor dem ersten Kaffee}.',
        'Fällt das Urteil {milde|gemischt} aus, {genügt eine kleine Änderung|ist das der Normalfall}, {und der nächste Termin steht schon fest|und ein neues Datum kommt ins Buch}.',
        [
          'Heben Sie das Blatt auf, denn in der Reihe erzählen diese Zettel mehr als jeder für sich.',
          'Legen Sie die Antworten zu den Akten; Sie werden beim übernächsten Mal staunen.',
          'Datum drauf, {Umschlag zu|ab in die Mappe}: {Beim nächsten Rückblick lesen Sie es neu|So entsteht eine kleine Chronik}.',
        ],
      ],
    ],
  },
  {
    id: 'item-with-someone',
    role: 'item',
    headings: [
      '{Zu zweit|Gemeinsam} {geht es besser|denken}',
      'Sich {Gesellschaft|Verbündete} suchen',
      'Jemanden {mitnehmen|einweihen}',
    ],
    paragraphs: [
      [
        [
          'Holen Sie sich {einen zweiten Menschen dazu, der mitdenkt und Fragen stellt|Gesellschaft dazu, und sei es nur fürs Telefonat am Sonntag}.',
          'Verabreden Sie sich {mit jemandem, dem die Sache ebenfalls am Herzen liegt|zu zweit, und machen Sie daraus einen festen Termin}.',
        ],
        'Wer {laut denkt|sich erklären muss}, {hört die eigenen Lücken|merkt schneller, wo es hakt}.',
        'Es muss {keine Fachfrau|nicht die beste Kennerin} sein; {Neugier genügt|ein wacher Laie fragt oft klüger}.',
        [
          'Wechseln Sie sich ab: einmal fragen, einmal erzählen, {und niemand muss dabei recht behalten|und am Ende hat jeder etwas auf dem Zettel}.',
          'Tauschen Sie die Rollen: mal denkt die eine laut, mal die andere, {und niemand muss dabei recht behalten|und am Ende hat jeder etwas auf dem Zettel}.',
          'Einer {stellt Fragen|hört zu}, der andere {ordnet|denkt laut}, {danach wird getauscht|und beide schreiben mit}.',
        ],
        [
          'Wählen Sie jemanden, bei dem Sie {sich nicht verstellen|auch ratlos sein dürfen}.',
          'Ein {Kollege|Nachbar}, eine {Schwester|Freundin}: Hauptsache, die Chemie {stimmt|erlaubt Schweigen}.',
        ],
      ],
      [
        [
          'Vereinbaren Sie {etwas Kleines|ein kurzes Treffen}, {das regelmäßig stattfindet|an einem festen Tag}, {nichts Feierliches|gern beim Gehen}.',
          '{Teilen|Tauschen} Sie {auch das Misslungene|Pannen}, {nicht nur die Erfolge|denn daraus lernt man zu zweit am meisten}.',
        ],
        '[questionSentence]',
        'Und {feiern|würdigen} Sie {gemeinsam|miteinander}, was {klein und gelungen ist|sich bewegt hat}: {Allein übersieht man es leicht|Ein Zeuge macht es wirklich}.',
        [
          'Achten Sie darauf, dass es leicht bleibt, {denn Verabredungen sterben am Aufwand|sonst fällt bald das erste Treffen aus}.',
          'Sehen Sie gemeinsam darauf, dass keine Pflicht daraus wird, {denn Verabredungen sterben am Aufwand|sonst fällt bald das erste Treffen aus}.',
          'Halten Sie {den Aufwand|das Treffen} klein, {ein Spaziergang genügt|Kaffee reicht als Bewirtung}.',
        ],
      ],
    ],
  },
];
