import type { Module } from '../../../language-pack.ts';

/** What something is, and why it matters. Plan: explainer. */
export const WHAT_WHY: readonly Module[] = [
  {
    id: 'what-core',
    role: 'what',
    headings: [
      'Worum es {eigentlich|im Kern} geht',
      'Den Kern {freilegen|finden}',
      '{Ein Begriff|Das Thema}, {genauer|näher} betrachtet',
    ],
    paragraphs: [
      [
        [
          'Bevor man über {etwas|eine Sache} {urteilt|streitet}, {sollte man sagen können|lohnt es sich zu klären}, {was damit gemeint ist|wovon eigentlich die Rede ist}.',
          'Wer vom Thema [topic] {spricht|redet}, meint {nicht immer|selten ganz} {dasselbe wie sein Gegenüber|das, was der Nachbar meint}, und {die meisten Missverständnisse|viele Debatten} {wohnen|beginnen} in diesem Abstand.',
          'Manche {Wörter|Begriffe} {gehen uns leicht von der Zunge|klingen vertraut}, {bis jemand fragt, was sie bedeuten|solange niemand nachhakt}.',
        ],
        [
          '{Versuchen Sie|Wagen Sie} deshalb eine {eigene|vorläufige} Erklärung, {ohne nachzuschlagen|aus dem Kopf}, {so schlicht, dass ein Kind sie verstünde|ganz ohne Fachwörter}.',
          'Wie würden Sie es {einem Gast|einem Kind} sagen, {in einem Atemzug|ohne ein Fremdwort}?',
        ],
        [
          'Was dabei {wackelt|holpert}, ist kein {Mangel|Unglück}, sondern der Punkt, {an dem es spannend wird|von dem aus Sie weiterfragen}.',
          '{Stockt|Hakt} es, {umso besser|ist das willkommen}: {Genau dort beginnt das Nachdenken|An dieser Stelle lohnt die nächste Frage}.',
        ],
        'Lassen Sie {Randfälle|Ausnahmen} {zunächst|fürs Erste} beiseite und {suchen Sie das Gewöhnliche|bleiben Sie beim typischen Fall}.',
        [
          'Heben Sie diese erste Fassung auf, {denn am Ende werden Sie vergleichen wollen|auch wenn sie Ihnen später naiv vorkommt}.',
          'Bewahren Sie den Satz gut auf, {denn am Ende werden Sie vergleichen wollen|auch wenn er Ihnen später naiv vorkommt}.',
          'Kleben Sie {ihn|den Entwurf} {vorn ins Heft|auf die erste Seite}, und {streichen Sie nichts durch|verbessern Sie ihn erst später}.',
        ],
      ],
      [
        [
          'Es hilft {auch|sehr}, die {Grenze|Grenzlinie} zu {ziehen|suchen}: Was gehört {nicht mehr|gerade nicht} {dazu|in dieses Feld}?',
          '{Umrisse|Konturen} {gewinnt|bekommt} eine Sache erst {durch ihre Nachbarn|an ihren Rändern}.',
        ],
        'Nennen Sie {zwei|drei} Dinge, die {ähnlich aussehen|gern damit verwechselt werden}, und {sagen Sie, worin der Unterschied liegt|beschreiben Sie den Abstand}.',
        '[exampleSentence]',
        'So {wird aus|entsteht aus} einem {Schlagwort|vagen Begriff} {ein Gegenstand, um den man herumgehen kann|etwas, das sich drehen und wenden lässt}.',
        [
          'Fragen Sie dabei, welches Merkmal Sie zuletzt aufgeben würden; das ist vermutlich der Kern.',
          'Prüfen Sie auch, was man wegnehmen könnte, ohne dass die Sache verschwindet; dort liegt meist das Wesentliche.',
          'Spielen Sie {ein wenig|ruhig}: Was {bliebe übrig|änderte sich}, wenn {ein Teil fehlte|man das Wichtigste weglässt}?',
        ],
      ],
      [
        [
          'Und {fragen Sie|prüfen Sie}, wer den Begriff {gebraucht|im Munde führt} und {wozu|mit welcher Absicht}.',
          '{Begriffe|Wörter} {haben|besitzen} {Besitzer|Freunde}, {und die verfolgen Absichten|die etwas mit ihnen vorhaben}.',
        ],
        'Im {Verkaufsgespräch|Prospekt} bedeutet {dasselbe Wort|das gleiche Wort} {oft|gern} etwas anderes {als in der Werkstatt|als in einem Lehrbuch}.',
        'Notieren Sie {die Lesarten|die Bedeutungen}, {die Ihnen begegnen|auf die Sie stoßen}, {mit Fundort|jede mit ihrer Quelle}; {die Sammlung klärt mehr als jede Definition|nach der fünften sehen Sie das Muster}.',
        [
          'Am Schluss wählen Sie bewusst, in welchem Sinn Sie selbst das Wort gebrauchen, und sagen es im Gespräch gleich dazu.',
          'Zuletzt entscheiden Sie für sich, welche Lesart Sie meinen; das erspart manche Runde im Kreis.',
          'Sagen Sie im Gespräch {gleich zu Beginn|lieber einmal zu oft}, was Sie {damit meinen|unter dem Wort verstehen}.',
        ],
      ],
    ],
  },
  {
    id: 'what-parts',
    role: 'what',
    headings: [
      '{Aus welchen Teilen|Woraus} es {besteht|gemacht ist}',
      'Ein {Rundgang|erster Rundgang}',
      '{Das Ganze|Alles} und seine Teile',
    ],
    paragraphs: [
      [
        [
          '{Was groß wirkt|Was unübersichtlich scheint}, wird {handlicher|freundlicher}, {sobald man es zerlegt|wenn man die Teile einzeln anschaut}.',
          'Stellen Sie sich das Thema [topic] als ein Haus {mit mehreren Zimmern|mit vielen Türen} vor, {durch das man in Ruhe geht|in dem noch nicht überall Licht brennt}.',
          'Ein {Ganzes|schwieriges Ganzes} {versteht|begreift} man {selten am Stück|am besten in Portionen}.',
        ],
        'Nehmen Sie ein {leeres|großes} Blatt, {schreiben Sie den Begriff in die Mitte|setzen Sie das Wort ins Zentrum} und {ringsum|außen herum} alles, was {Ihnen dazu einfällt|dazugehören könnte}.',
        'Dann {verbinden|ordnen} Sie: {Was bedingt was|Was kommt zuerst}, {was wirkt zurück|was hängt nur lose daran}?',
        'Leere {Stellen|Flecken} {sind erlaubt|bleiben sichtbar stehen}; {sie zeigen, wo die nächste Frage wohnt|aus ihnen wird später ein Lernplan}.',
        [
          'Arbeiten Sie mit Bleistift, {denn beim zweiten Hinsehen rückt manches zusammen|und lassen Sie am Rand Platz für später}.',
          'Zeichnen Sie großzügig, {denn beim zweiten Hinsehen rückt manches zusammen|und lassen Sie am Rand Platz für später}.',
          'Das Blatt darf {voll|schief} werden, denn {Ordnung kommt später|aufgeräumt wird erst am Schluss}.',
        ],
      ],
      [
        [
          'Greifen Sie danach einen {einzigen|einzelnen} Teil heraus, {der Sie neugierig macht|der Ihnen am nächsten liegt}.',
          'Nicht {jedes Zimmer|jeder Teil} {verdient|braucht} {heute|sofort} {Ihre Aufmerksamkeit|einen Besuch}.',
        ],
        'Wer {einen Winkel|eine Ecke} {gut|wirklich} kennt, {versteht auch die übrigen schneller|findet sich bald überall zurecht}.',
        '[questionSentence]',
        'Kehren Sie {erst dann|danach} zum Ganzen zurück, und {zeichnen Sie das Blatt neu|sehen Sie, wie es sich verändert hat}.',
        [
          'So wächst das Bild von innen, {ohne dass Sie je alles auf einmal im Kopf haben müssten|und jede neue Auskunft findet gleich ihren Haken}.',
          'Auf diesem Weg entsteht der Überblick Zimmer um Zimmer, {ohne dass Sie je alles auf einmal im Kopf haben müssten|und jede neue Auskunft findet gleich ihren Haken}.',
          'Mit jedem {Raum|Stück} wird {die Karte|das Ganze} {verlässlicher|heller}, {auch wenn Flecken bleiben|ganz ohne Eile}.',
        ],
        [
          'Erst wenn ein Teil {vertraut|klar} ist, lohnt sich der Blick {in den nächsten Raum|über die Schwelle}.',
          'Bleiben Sie {ein paar Tage|eine Woche} bei diesem einen Stück, auch wenn nebenan {Licht brennt|schon etwas lockt}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Diese|Folgende} Fragen {führen|leiten} durch die Räume:',
        '{Fragen Sie|Erkundigen Sie sich} {bei jedem Teil|Stück für Stück}:',
      ],
      items: [
        'Wozu {ist es da|dient es}, und {was fehlte ohne es|wer würde es vermissen}?',
        'Wer {hat damit zu tun|ist beteiligt}, {sichtbar oder im Hintergrund|vorne wie hinten}?',
        'Was {muss vorausgehen|braucht es vorher}, und {was folgt daraus|was löst es aus}?',
        'Was {ändert sich|bewegt sich} {schnell|leicht}, und {was bleibt jahrelang gleich|was rührt sich kaum}?',
        'Wo {streiten|zweifeln} {selbst Kenner|auch Fachleute}, und {worum genau|aus welchem Grund}?',
      ],
    },
  },
  {
    id: 'why-life',
    role: 'why',
    headings: [
      'Warum es {uns angeht|Sie betrifft}',
      '{Weshalb|Wozu} sich die Mühe {lohnt|auszahlt}',
      'Was das {mit Ihnen|mit dem Alltag} zu tun hat',
    ],
    paragraphs: [
      [
        [
          '{Wozu|Warum} sich mit etwas {befassen|beschäftigen}, {das ohnehin seinen Gang geht|solange das Leben auch so läuft}?',
          'In das Thema [topic] {spielen|ragen} mehr Entscheidungen hinein, als {man auf den ersten Blick meint|an einem gewöhnlichen Tag auffällt}.',
          'Manche {Fragen|Themen} {klopfen nicht an, sie sitzen längst mit am Tisch|drängen sich nicht auf und bestimmen doch den Tag}.',
        ],
        [
          'Denken Sie an {die letzte Woche|gestern}: {Wo kam es vor|Wann hatten Sie damit zu tun}, {ohne dass jemand es beim Namen nannte|ganz nebenbei}?',
          '{Gestern|Heute früh} {kam es vermutlich auch vor|war es wahrscheinlich dabei}, {bloß hat es niemand bemerkt|versteckt in einer Kleinigkeit}.',
        ],
        '[questionSentence]',
        'Wer {hier|an dieser Stelle} {genauer hinsieht|etwas versteht}, {lässt sich weniger einreden|trifft ruhigere Entscheidungen} und {fragt besser nach|hört anders zu}.',
        [
          'Schreiben Sie zwei, drei solcher Momente auf, so konkret wie möglich; sie sind die beste Antwort auf die Frage nach dem Sinn.',
          'Nur {ein Beispiel|eine Szene}, {aber mit Namen und Uhrzeit|dafür so genau wie im Film}: {Das überzeugt auch Zweifler|Daran hängt später vieles}.',
          'Notieren Sie eine solche Szene, mit Ort und Uhrzeit; daran lässt sich alles Weitere prüfen.',
          'Ein einziges {Beispiel|Erlebnis} aus {Ihrer Küche|Ihrem Alltag} {sagt mehr als|überzeugt eher als} {jede Begründung|ein kluges Vorwort}.',
        ],
      ],
      [
        [
          '{Der Nutzen|Der Gewinn} ist {selten sofort zu greifen|eher ein langsamer}.',
          '{Verstehen|Wissen} wirft {spät|leise} Zinsen ab.',
        ],
        'Bemerkbar {macht es sich|macht sich das} {in Gesprächen|beim Einkaufen}, {in Verträgen|vor Formularen}, {am Küchentisch|beim Blättern in der Zeitung}, überall dort, wo {jemand|einer} {rasch eine Antwort verlangt|sehr sicher klingt}.',
        'Dann {gewinnen|haben} Sie {ein paar Sekunden|einen Atemzug} {Vorsprung|Ruhe}, und {die genügen oft|mehr braucht ein guter Einwand nicht}.',
        '[exampleSentence]',
        [
          'Rechnen lässt sich dieser Ertrag kaum, spüren dagegen schon.',
          'Zählen lässt sich das schlecht, doch wer es einmal hatte, gibt es nicht mehr her.',
          'Messen lässt sich {so etwas|das} {nicht|nur schwer}, aber man {merkt es am ruhigeren Ton|hört es an den eigenen Fragen}.',
        ],
      ],
      [
        [
          'Und es gibt einen {zweiten|stilleren} Grund: {Freude|das Vergnügen}.',
          'Nicht {alles|jede Einsicht} muss {sich lohnen|nützlich sein}.',
        ],
        'Wer {die Zusammenhänge|das Muster} {erkennt|sieht}, {geht durch dieselbe Straße anders|langweilt sich seltener}; {das Gewöhnliche bekommt Tiefe|plötzlich hat jedes Ding eine Vorgeschichte}.',
        '{Kinder|Neugierige Kinder} {wissen das|fragen aus genau diesem Grund}, {ohne einen Zweck zu nennen|lange bevor sie rechnen können}, und {man darf es von ihnen lernen|niemand verbietet es Erwachsenen}.',
        [
          'Gönnen Sie sich deshalb auch die nutzlosen Fragen; sie sind häufig die, an die man sich erinnert.',
          '{Staunen|Sich wundern} {ist erlaubt|darf man auch ohne Grund}, {sogar an Werktagen|und oft beginnt damit alles Weitere}.',
          'Erlauben Sie sich also gelegentlich einen Umweg, denn auf ihm liegt oft das Schönste.',
          'Umwege {gehören dazu|sind ausdrücklich erlaubt}, {solange sie Freude machen|denn Neugier hält sich an keinen Plan}.',
        ],
      ],
    ],
  },
  {
    id: 'why-stakes',
    role: 'why',
    headings: [
      'Was auf dem {Spiel|Tisch} steht',
      'Wer {gewinnt, wer verliert|Nutzen hat, wer Mühe}',
      '{Folgen|Wirkungen}, nah und fern',
    ],
    paragraphs: [
      [
        [
          '{Hinter|Unter} {fast|beinahe} jeder Sache, über die {viel geredet|gestritten} wird, {liegt|steht} die Frage, {wer etwas davon hat|wem sie nützt}.',
          'Ob man das Thema [topic] {wichtig findet|für dringlich hält}, {hängt davon ab|richtet sich danach}, {wo man steht|von welcher Seite man hinsieht}.',
          'Wichtig {ist|wird} etwas {nie an sich|nicht von allein}, {sondern immer für jemanden|sondern dadurch, dass es Menschen trifft}.',
        ],
        'Zeichnen Sie {drei Kreise|drei Ringe}: {innen Sie selbst|in der Mitte Ihr Alltag}, {dann die Menschen um Sie herum|ringsum Ihre Nächsten}, {außen alle übrigen|zuletzt das große Ganze}.',
        'Tragen Sie ein, was {sich verbessern|besser werden} und was {Schaden nehmen|leiden} könnte, {jeweils in Bleistift|ohne gleich zu werten}.',
        '{Auffällig|Aufschlussreich} sind die Felder, {zu denen Ihnen nichts einfällt|die leer bleiben}: {Dort fehlt eine Stimme|Da wissen Sie noch zu wenig}.',
        [
          'Fragen Sie für diese Stellen gezielt nach, bevor Sie etwas für nebensächlich erklären.',
          'Holen Sie dort Rat ein, am besten bei Menschen, die näher dran sind.',
          'Ein Anruf bei {Betroffenen|Menschen mit Erfahrung} füllt {die Lücke|das leere Feld} {schneller als jede Vermutung|an einem Nachmittag}.',
        ],
      ],
      [
        [
          '{Manche|Etliche} Folgen {treten sofort ein|sieht man gleich}, andere {lassen sich Zeit|erst, wenn niemand mehr hinschaut}.',
          'Unterscheiden Sie {das Schnelle vom Langsamen|die Welle von der Strömung}.',
        ],
        'Das {Laute|Sichtbare} {füllt|beherrscht} die {Gespräche|Schlagzeilen}, das {Langsame|Stille} {verändert die Gewohnheiten|sitzt am Ende fester}.',
        '[sourceSentence]',
        'Fragen Sie {darum|immer} nach {der zweiten Folge|dem, was danach kommt}: {Und was geschieht dann|Wer reagiert darauf, und womit}?',
        [
          'Schreiben Sie beide Listen getrennt, {und lesen Sie die zweite zuerst|so kommt das Leise zu seinem Recht}.',
          'Notieren Sie die raschen und die späten Folgen auf zwei Blätter, {und lesen Sie die zweite zuerst|so kommt das Leise zu seinem Recht}.',
          'Legen Sie {die zweite|die langsame} Liste {obenauf|an die Wand}, sonst {gerät sie in Vergessenheit|gewinnt immer das Laute}.',
        ],
      ],
      [
        [
          'Am Ende steht eine {persönliche|sehr persönliche} Frage: {Was sind Sie bereit zu ändern|Wie viel ist Ihnen die Sache wert}?',
          '{Abschließend|Schließlich} {zählt|bleibt} etwas sehr Persönliches: {Was sind Sie bereit zu ändern|Was wäre Ihnen die Sache wert}?',
        ],
        '{Wenn|Falls} die Antwort „{gar nichts|nichts}“ lautet, {dürfen Sie die Sache mit gutem Gewissen liegen lassen|ist das keine Schande}; {man kann nicht alles tragen|auch Gleichgültigkeit darf gewählt sein}.',
        [
          'Fällt Ihnen {aber|dagegen} {sofort|rasch} etwas ein, {dann lesen Sie mit anderen Augen weiter|haben Sie einen Grund, der trägt}, und {das ist der beste Lehrer|der Rest folgt leichter}.',
          'Kommt {rasch|ohne Zögern} eine Antwort, {ist die Sache Ihre|dann hat das Lesen einen Sinn}, {und zwar unabhängig von den Schlagzeilen|was immer andere davon halten}.',
        ],
        [
          'Beides darf sich ändern, {mit den Jahren und mit den Menschen um Sie herum|denn auch Wichtigkeit hat ihre Zeiten}.',
          'Jede der Antworten gilt nur für heute, {mit den Jahren und mit den Menschen um Sie herum|denn auch Wichtigkeit hat ihre Zeiten}.',
          'Morgen dürfen Sie es {anders sehen|neu bewerten}, {ohne sich zu rechtfertigen|und übermorgen noch einmal}.',
        ],
      ],
    ],
  },
];
