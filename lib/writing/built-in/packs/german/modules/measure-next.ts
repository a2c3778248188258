import type { Module } from '../../../language-pack.ts';

/** Seeing progress, and going on. Plans: measure: how-to, list; next: how-to, explainer, list. */
export const MEASURE_NEXT: readonly Module[] = [
  {
    id: 'measure-traces',
    role: 'measure',
    headings: [
      'Woran Sie {Fortschritt|Erfolg} erkennen',
      '{Spuren|Zeichen} des Fortschritts',
      'Messen, was {zählt|wirklich zählt}',
    ],
    paragraphs: [
      [
        [
          'Fortschritt {ist leise|macht selten Lärm}, und wer {nicht hinsieht|nur auf das Ziel starrt}, {hält ihn für Stillstand|bemerkt ihn zuletzt}.',
          'Ohne {ein Maß|festes Maß} {urteilt|bewertet} man nach {Laune|Tagesform}, {und die ist eine schlechte Buchhalterin|und die schwankt wie das Wetter}.',
          'Ob sich {die Mühe|der Aufwand} beim Thema [topic] {auszahlt|lohnt}, {sagt Ihnen kein Gefühl|verrät selten das Gefühl}, {dazu braucht es Spuren|wohl aber eine kleine Reihe von Notizen}.',
        ],
        'Wählen Sie {ein einziges Maß, das Sie ohne Mühe ablesen|genau eine Größe, die jeder sehen kann}, und {bleiben Sie einige Wochen dabei|wechseln Sie nicht beim ersten Rückschlag}.',
        '[measureSentence]',
        '{Zwei|Mehrere} Maße {zugleich|auf einmal} {verführen dazu|laden dazu ein}, jeweils das {schönere|gerade freundlichere} zu {zitieren|glauben}.',
        [
          'Schreiben Sie den Anfangswert heute noch auf, {denn später lässt er sich nicht nachholen|auch wenn er Ihnen peinlich ist}.',
          'Notieren Sie den ersten Stand sofort, {denn später lässt er sich nicht nachholen|auch wenn er Ihnen peinlich ist}.',
          'Ohne {Ausgangspunkt|ersten Wert} {bleibt jeder Fortschritt Gefühl|lässt sich nichts vergleichen}, {also beginnen Sie damit|so schlicht er sein mag}.',
        ],
      ],
      [
        [
          'Zu {jeder Zahl|jedem Wert} gehört {ein Wort|ein Satz}, {denn Zahlen kennen keine Gründe|sonst versteht man später nichts mehr}.',
          'Eine {nackte|einsame} Zahl {sagt|erzählt} {wenig|nur die Hälfte}.',
        ],
        'Notieren Sie [record].',
        'So {lässt sich|kann man} {nach Wochen|später} unterscheiden, was {an Ihnen lag|Können war} und was {nur Wetter war|bloß die Umstände taten}.',
        'Achten Sie {zudem|ferner} darauf, [signal].',
        [
          'Drei Zeilen in der Woche genügen, wenn sie ehrlich sind; der Rest ergibt sich beim Zurückblättern.',
          'Ein paar Striche alle paar Tage reichen, solange keiner fehlt; mehr macht die Sache nur schwer.',
          'Ein {Wandkalender|Bleistiftstrich} {genügt vollkommen|reicht als Buchhaltung}, {solange er im Blick bleibt|wenn die Hand ihn findet}.',
        ],
      ],
      [
        [
          'Vereinbaren Sie {einen Termin|ein Datum} für die {Durchsicht|Bilanz}, {an dem Sie alles nebeneinanderlegen|und zwar nicht zu früh}.',
          'Eine {Bilanz|Durchsicht} {braucht|verdient} {Abstand|einen ruhigen Abend}, {sonst bewertet man das Wetter|mitten im Tun gelingt sie nicht}.',
        ],
        'Dann {gibt es|bleiben} drei {Möglichkeiten|Antworten}: {weitermachen|fortfahren}, {ändern|nachstellen} oder {aufhören|beenden}, und {jede davon ist ehrenhaft|alle drei sind ein Ergebnis}.',
        '{Nur eines|Bloß eines} ist {nutzlos|vergebens}: {weiterzumessen, ohne etwas zu entscheiden|Zahlen zu sammeln, denen nie etwas folgt}.',
        'Feiern Sie {schließlich|ruhig} {das Kleine|auch Geringes}, {das vor einem Monat noch schwerfiel|denn daraus besteht der Rest}.',
        [
          'Laden Sie jemanden dazu, der Ihre Ausreden kennt, {denn zu zweit wird aus einem Eindruck leichter ein Urteil|und kochen Sie ihm dafür etwas Gutes}.',
          'Bitten Sie einen Zeugen hinzu, der gern nachfragt, {denn zu zweit wird aus einem Eindruck leichter ein Urteil|und kochen Sie ihm dafür etwas Gutes}.',
          'Ein {zweites|unbestechliches} Augenpaar {bemerkt|sieht}, was Ihnen {längst selbstverständlich|vor Gewöhnung unsichtbar} ist.',
        ],
      ],
    ],
  },
  {
    id: 'measure-honest',
    role: 'measure',
    theme: 'notes',
    headings: [
      '{Ehrlich|Nüchtern} Bilanz ziehen',
      'Ein {Rückblick|Blick zurück}, der {nützt|weiterhilft}',
      'Was der erste Monat {zeigt|verrät}',
    ],
    paragraphs: [
      [
        [
          'Setzen Sie sich {nach einiger Zeit|an einem ruhigen Abend} mit {Tee und Stift|dem Heft} hin und {fragen Sie, was sich bewegt hat|gehen Sie die Wochen durch}.',
          'Eine {gute|ehrliche} Bilanz beginnt mit dem, was {nicht geklappt hat|schiefging}, {denn dort liegt das Material|und endet mit einem Vorsatz}.',
          'Was hat Sie das Thema [topic] {bisher|in diesen Wochen} gelehrt?',
        ],
        'Lassen Sie {Ausflüchte|Erklärungen} {vorerst|zunächst} weg und {schreiben Sie nur hin, was war|zählen Sie nur Tatsachen auf}, {knapp wie ein Protokoll|als ginge es um jemand anderen}.',
        'Zwischen {Tun|Handeln} und {Wirkung|Ergebnis} {liegt|vergeht} oft {mehr Zeit, als man glaubt|eine lange Stille}; {urteilen Sie nicht zu früh|haben Sie Geduld mit späten Früchten}.',
        '[questionSentence]',
        [
          'Loben dürfen Sie sich danach; jetzt geht es nur ums Hinschauen.',
          'Tadeln können Sie sich später; für beides ist am Ende noch Platz.',
          'Für {Stolz und Ärger|Lob und Tadel} {ist später Zeit|kommt der Nachmittag}; {zuerst nur, was war|erst das Protokoll, dann die Gefühle}.',
        ],
        [
          'Legen Sie das Telefon {in ein anderes Zimmer|weit weg}, denn ein Rückblick verträgt {keine Unterbrechung|keine halbe Aufmerksamkeit}.',
          'Eine halbe Stunde {genügt|reicht}, wenn niemand {dazwischenruft|an die Tür klopft}.',
        ],
      ],
      [
        [
          '{Halten Sie fest|Notieren Sie}, was {bleiben soll|Sie behalten wollen}, {bevor Sie ändern|ehe Sie etwas verbessern}.',
          'Nicht {alles|jede Gewohnheit} gehört auf den Prüfstand.',
        ],
        'Eine Sache {streichen|beenden} Sie {dann|danach}, {so klein sie sein mag|und zwar ohne Ersatz}, denn {Platz entsteht nur durch Weglassen|mehr Zeit wird es nicht geben}.',
        'Und eine {neue|andere} fügen Sie hinzu, {aber erst in der folgenden Woche|jedoch nur zur Probe}.',
        [
          'Schließen Sie das Treffen mit dem nächsten Termin, {bevor der Alltag wieder lauter wird|denn eine einzige Bilanz ist noch keine Gewohnheit}.',
          'Beenden Sie den Rückblick mit einem Datum, {bevor der Alltag wieder lauter wird|denn eine einzige Bilanz ist noch keine Gewohnheit}.',
          'Ein {Kreuz im Kalender|Versprechen an jemanden} {hält die Sache wach|sorgt für das nächste Mal}.',
        ],
        [
          'Mehr als diese zwei Beschlüsse {verträgt|braucht} kein Monat, und schon sie wollen {getragen sein|geübt werden}.',
          'Bleiben Sie bei diesen {beiden|zwei} Entscheidungen, so verlockend ein {großer Umbau|ganz neuer Plan} auch scheint.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Hilfreich|Ergiebig} sind {dabei|hier} {Fragen wie diese|die folgenden Fragen}:',
        'Diese {Fragen|Anstöße} {bringen Sie weiter|führen zum Kern}:',
      ],
      items: [
        'Was {gelingt|geht} heute {nebenbei|ohne Nachdenken}, das {anfangs|zu Beginn} {Mühe machte|Überwindung kostete}?',
        'Welche {Stunde|Woche} war {die beste|besonders gut}, und {was war an ihr anders|wer hatte daran Anteil}?',
        'Was haben Sie {dreimal|immer wieder} {aufgeschoben|vertagt}, und {muss es überhaupt sein|was steckt dahinter}?',
        'Wem {haben Sie unterwegs geholfen|nützt es schon}, {vielleicht ganz ungeplant|außer Ihnen selbst}?',
        'Was würden Sie {einem Anfänger|jemandem} {heute|nach allem} {als Erstes|vor allem} sagen?',
      ],
    },
  },
  {
    id: 'next-small',
    role: 'next',
    headings: [
      '{Und jetzt|Wie weiter}?',
      'Der {nächste|erste} Schritt, {heute noch|noch diese Woche}',
      'Was Sie {morgen|als Nächstes} tun {können|könnten}',
    ],
    paragraphs: [
      [
        [
          'Ein Text {verändert|bewegt} {nichts|wenig}, solange {kein Termin daneben steht|danach nichts geschieht}; {wählen Sie also einen Schritt|darum steht hier der nächste Handgriff}.',
          '{Jetzt|Nun} ist der {Augenblick|Moment}, in dem Lesen {in Tun übergeht|zur Tat wird}.',
          'Wenn Sie vom Thema [topic] nur {einen Satz|einen Gedanken} mitnehmen, dann {diesen|bitte diesen}: {Fangen Sie klein an|Beginnen Sie, ehe Sie bereit sind}.',
        ],
        '[firstStepSentence]',
        '{Machen Sie|Halten Sie} den {Schritt|Anfang} so {klein|bescheiden}, dass {keine Ausrede hineinpasst|er auch an einem müden Abend gelingt}.',
        '{Das Gefühl, bereit zu sein|Der Mut anzufangen}, stellt sich {ohnehin|gewöhnlich} erst {unterwegs|danach} ein.',
        [
          'Suchen Sie dafür einen Ort und eine Uhrzeit, nicht bloß einen Vorsatz, {und legen Sie heute schon bereit, was Sie brauchen|und räumen Sie jetzt schon weg, was stört}.',
          '{Wo und wann|Wann genau}? {Erst wenn beides feststeht|Sobald das entschieden ist}, {ist aus der Idee ein Termin geworden|kann es losgehen}.',
          'Wählen Sie also eine feste Stunde, denn eine Stunde lässt sich eintragen, {und legen Sie heute schon bereit, was Sie brauchen|und räumen Sie jetzt schon weg, was stört}.',
          'Fragen Sie sich {dann noch|gleich}, was {dazwischenkommen könnte|Sie abhalten wird}, und {räumen Sie es beiseite|nehmen Sie ihm den Schrecken}.',
        ],
      ],
      [
        [
          '{Erzählen|Sagen} Sie {einer einzigen Person|genau einem Menschen}, was Sie {vorhaben|vorhaben und bis wann}.',
          '{Verbindlich|Ernst} wird es, {sobald ein anderer davon weiß|wenn jemand nachfragen darf}.',
        ],
        'Es geht {dabei|hier} nicht um {Beifall|Druck}, sondern um {einen Zeugen|jemanden, der nächste Woche fragt}.',
        'Tragen Sie {außerdem|auch} {ein Datum|einen Abend} ein, an dem Sie {zurückblicken|Bilanz ziehen}, {etwa in drei Wochen|nicht später als in einem Monat}.',
        'Bis dahin {gilt|hilft} eine {einfache|milde} Regel: {Ein ausgefallener Tag ist nichts|Einmal aussetzen schadet nicht}, {zwei hintereinander sind ein Zeichen|erst beim zweiten Mal fragt man nach dem Grund}.',
        [
          'Danach entscheiden Sie neu, {mit dem Wissen aus diesen Wochen|und zwar ohne schlechtes Gewissen}.',
          'Später darf alles anders werden, {mit dem Wissen aus diesen Wochen|und zwar ohne schlechtes Gewissen}.',
          'Vielleicht {wollen Sie dann mehr|wird es etwas ganz anderes}, {vielleicht auch weniger|und das wäre ebenso recht}.',
        ],
      ],
      [
        [
          'Heben Sie {die wichtigsten Sätze|Ihre liebsten Sätze} auf und lesen Sie sie {bald wieder|in Ruhe noch einmal}.',
          '{Manches|Einiges hiervon} leuchtet erst beim {zweiten|nächsten} Lesen ein.',
        ],
        'Mit {eigener Erfahrung|etwas Praxis} {liest sich|klingt} {alles anders|manches vernünftiger}, {und einiges werden Sie dann streichen|und Sie werden widersprechen wollen}.',
        '{Genau so|So} {soll es sein|ist es gedacht}: {Der Rat hat seinen Dienst getan, sobald Sie Ihren eigenen Weg kennen|Ein Geländer braucht man nur auf der Treppe}.',
        [
          'Bis dahin genügt ein Lesezeichen, griffbereit und ohne Ehrgeiz.',
          'Einstweilen reicht ein Blatt mit drei Stichworten, damit Sie die Stelle wiederfinden.',
          'Ein {Satz genügt|Stichwort reicht}, wenn er {an der richtigen Wand hängt|Ihnen beim Kaffee begegnet}.',
        ],
      ],
    ],
  },
  {
    id: 'next-month',
    role: 'next',
    headings: [
      'Ein Plan für die {kommenden Wochen|nächsten vier Wochen}',
      'Vom {Vorsatz|Gelesenen} zum {Kalender|Tun}',
      'Wie es {weitergeht|weitergehen kann}',
    ],
    paragraphs: [
      [
        [
          '{Geben|Gönnen} Sie sich {einen Monat|vier Wochen} und gehen Sie {in kleinen Portionen|Woche für Woche} vor.',
          'Ein Monat {genügt|reicht}, um aus {Neugier|Interesse} {etwas Eigenes|eine Gewohnheit} zu machen, {vorausgesetzt, er ist nicht überladen|wenn jede Woche nur eine Aufgabe hat}.',
          'Für das Thema [topic] {lohnt sich|genügt} ein {loser|leichter} Monatsplan, {mit Bleistift geschrieben|den man verschieben darf}.',
        ],
        'Verstehen Sie das als {Geländer|Vorschlag}, nicht als {Zaun|Vertrag}: {Wer eine Woche länger braucht, hat nichts versäumt|Wiederholen ist erlaubt, Überspringen auch}.',
        '{Wichtig|Entscheidend} ist {nur|allein}, dass am Ende jeder Woche etwas {Sichtbares|Greifbares} {übrig bleibt|vorliegt}, {und sei es ein Zettel|so unscheinbar es ist}.',
        [
          'Hängen Sie das Blatt neben den Kalender, sodass andere im Haus danach fragen können.',
          '{Erzählen|Sagen} Sie {am Frühstückstisch|einem Freund} davon, {dann fragt am Freitag jemand|so gibt es einen Zeugen}.',
          'Legen Sie den Plan in Sichtweite, und zwar nicht in eine Schublade.',
          'Ein Plan, den {man sieht|niemand verstecken muss}, {wird eher gelebt|erinnert ohne Worte}.',
        ],
      ],
      [
        [
          'Nach {dieser Zeit|vier Wochen} {wissen Sie mehr als jeder Ratgeber|kennen Sie Ihre Antwort besser}, {weil Sie es an sich selbst erfahren haben|denn nun sprechen Sie aus Anschauung}.',
          'Ist der Monat um, {fragen Sie nicht, ob alles gelang|zählt nicht die Vollständigkeit}.',
        ],
        '{Fragen|Überlegen} Sie, was {Sie neugierig gemacht hat|Sie freiwillig fortsetzen}, und {geben Sie dem den nächsten Monat|streichen Sie das Übrige ohne Bedauern}.',
        'Wenn {gar nichts|überhaupt nichts} {haften blieb|hängen blieb}, {war es trotzdem keine verlorene Zeit|ist auch das ein Ergebnis}; {nun ist Platz für anderes|niemand muss alles mögen}.',
        '[measureSentence]',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        'So {könnte|kann} {die Zeit|das Ganze} {aussehen|verlaufen}:',
        '{Ein Vorschlag|Eine mögliche Folge}, {der Reihe nach|Schritt um Schritt}:',
      ],
      items: [
        'Sehen Sie sich {um|gründlich um}, {ohne etwas zu ändern|mit Stift und ohne Urteil}.',
        'Wählen Sie eine {einzige |}Frage, die Sie {nicht mehr loslässt|seit Langem begleitet}.',
        'Machen Sie {einen kleinen Versuch|eine bescheidene Probe} und {schreiben Sie auf, was geschah|erzählen Sie jemandem davon}.',
        'Suchen Sie {das Gespräch mit|Rat bei} {jemandem|einem Menschen}, der {anderer Meinung ist|schon weiter ist}.',
        'Wiederholen Sie {den Versuch|die Probe}, {diesmal mit einer Änderung|nun etwas sorgfältiger}.',
        'Ziehen Sie {Bilanz|einen Strich} und {entscheiden Sie über den nächsten Monat|legen Sie das Blatt zu den anderen}.',
      ],
    },
  },
  {
    id: 'next-keep',
    role: 'next',
    headings: [
      '{Dranbleiben|Weitermachen}, ohne sich zu {zwingen|verbiegen}',
      'Was {bleibt|übrig bleiben soll}',
      'Die Sache {am Leben halten|lebendig halten}',
    ],
    paragraphs: [
      [
        [
          '{Anfangen|Beginnen} können viele, {das Wiederkommen ist die eigentliche Kunst|schwer ist der zweite Monat}.',
          'Ob {etwas bleibt|daraus mehr wird}, {entscheidet sich|zeigt sich} {nicht heute|selten in der ersten Woche}, sondern {an einem grauen Tag|dann, wenn niemand mehr fragt}.',
          'Damit das Thema [topic] {nicht versandet|Sie weiter begleitet}, braucht es {wenig|nur eine Kleinigkeit}: {einen festen Platz im Kalender|eine Gewohnheit, an der es hängt}.',
        ],
        'Legen Sie {sich|für später} {einen Anker|ein Zeichen} bereit: {ein Buch auf dem Nachttisch|einen Zettel am Spiegel}, {eine Verabredung|einen Namen im Telefon}, {ein Lesezeichen|ein Foto}.',
        '[firstStepSentence]',
        'Was {sichtbar ist|im Weg liegt}, {wird getan|bleibt im Sinn}; {was in der Schublade liegt, muss auf Willenskraft warten|alles Verstaute gerät in Vergessenheit}.',
        [
          'Ein einziger solcher Anker hält mehr aus als ein guter Vorsatz, {weil er nicht müde wird|solange er dort bleibt, wo Sie vorbeikommen}.',
          'Schon ein Anker genügt für viele Wochen, {weil er nicht müde wird|solange er dort bleibt, wo Sie vorbeikommen}.',
          'Wechseln Sie {den Anker|das Zeichen}, sobald {Sie daran vorbeisehen|es unsichtbar geworden ist}.',
        ],
      ],
      [
        [
          'Planen Sie {Rückfälle|Pausen} mit ein, {und zwar freundlich|als gehörten sie zum Weg}.',
          'Es {wird|kann} {Wochen|Zeiten} geben, in denen {nichts geschieht|alles andere wichtiger ist}.',
        ],
        'Entscheidend ist {der Tag danach|die Rückkehr}: Steigen Sie {ohne Vorwurf|ohne Aufholjagd} wieder ein, {mit der kleinsten Portion|dort, wo es leichtfällt}.',
        'Wer {die Lücke|das Versäumte} {nachholen|ausgleichen} will, {überlastet sich|nimmt sich zu viel vor} und {gibt dann ganz auf|verliert die Lust endgültig}.',
        'Fragen Sie {lieber|stattdessen}, {wovon Sie mehr haben möchten|was Ihnen gefehlt hat}, und {beginnen Sie dort|knüpfen Sie daran an}.',
        [
          'Schreiben Sie zur Rückkehr nur einen Satz ins Heft, etwa „wieder da“, und machen Sie weiter, als sei nichts gewesen.',
          'Schreiben Sie an diesem Tag ein Wort ins Heft, mehr verlangt niemand; das Übrige findet sich.',
          'Zurückkommen darf {leise|unspektakulär} sein: {hinsetzen, anfangen, fertig|eine Minute genügt für die Rückkehr}.',
        ],
      ],
      [
        [
          'Geben Sie {bei Gelegenheit|irgendwann} {etwas|ein Stück} davon weiter.',
          'Nichts {hält|bewahrt} {Wissen|eine Fertigkeit} {länger frisch|besser} als {das Weitergeben|ein Schüler mit Fragen}.',
        ],
        '{Zeigen|Erklären} Sie {jemandem|einem Neuling} die eine Einsicht, {die Ihnen am meisten geholfen hat|auf die Sie selbst lange gewartet haben}.',
        [
          '{Dabei|Beim Erklären} {merken Sie|fällt Ihnen auf}, {wie weit der Weg schon war|was Sie längst wissen}, und {es kommen Fragen zurück, auf die Sie nie gekommen wären|oft kommt eine neue Frage zurück}.',
          'Und {mit etwas Glück|nicht selten} fragt Sie {jemand etwas, das Sie selbst weiterbringt|der Neuling etwas, worauf nur Neulinge kommen}.',
        ],
        [
          'So schließt sich der Kreis, {und Sie beginnen noch einmal, diesmal eine Stufe höher|ohne dass jemand einen Lehrplan dafür schreiben musste}.',
          'Auf diese Weise geht die Sache weiter, {und Sie beginnen noch einmal, diesmal eine Stufe höher|ohne dass jemand einen Lehrplan dafür schreiben musste}.',
          'Wer {weitergibt|anderen hilft}, {lernt noch einmal|sieht die Anfänge mit neuen Augen}, und {das hält jung|die Sache bleibt in Bewegung}.',
        ],
      ],
    ],
  },
];
