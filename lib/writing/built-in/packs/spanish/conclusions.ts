import type { Frame, LanguagePack } from '../../language-pack.ts';

const DOING: readonly Frame[] = [
  {
    id: 'conclusion-doing-start',
    paragraphs: [
      [
        [
          'Para {empezar|dar el primer paso} ya no te falta {nada|casi nada}, {salvo una fecha|y menos que nada la perfección}.',
          'Todo está {listo|en su sitio}, [topic], para {probar|hacer} {algo pequeño|un primer intento}.',
        ],
        'Lo demás se {aprende|ajusta} {andando|a fuerza de pruebas}, {cuaderno en mano|paso a paso}.',
        'Ten {la meta|la frase del principio} {a la vista|a mano}, {notas cortas|pocas herramientas} y {un amigo sincero|alguien a quien contárselo}.',
        'El día que {falten ganas|nada salga}, {hazlo más pequeño|reduce}, pero {vuelve|no desaparezcas}.',
        'La primera prueba te {dirá|enseñará} más que {esta página|todo lo anterior}.',
        'Ten {paciencia|indulgencia} con los comienzos: {todo el mundo los tuvo|nadie se libró de ellos}, {también quien hoy lo hace sin mirar|aunque ya no lo cuente}.',
      ],
    ],
  },
  {
    id: 'conclusion-doing-patience',
    paragraphs: [
      [
        [
          'Nada de esto {hace ruido|es espectacular}, y {está bien así|por eso aguanta}.',
          'En el fondo, [topic], la {paciencia|constancia} {cuenta|pesa} más que {el don|el ardor}.',
        ],
        'Una meta {clara|escrita}, {pasos cortos|pruebas pequeñas}, {notas honradas|una mirada franca}: {ahí está lo esencial|con eso se llega}.',
        'Habrá {tropiezos|fallos}; {apúntalos|sonríe}, {corrige un punto|cambia una cosa} y {sigue|vuelve a empezar}.',
        'Nadie te {cronometra|espera}: el buen paso es el que puedas {sostener|mantener} {un mes corriente|sin forzarte}.',
        'Dentro de {unas semanas|un tiempo}, relee la primera página: {verás|se mide} {el camino|la distancia}.',
        '{Cierra esta página|Sal de aquí} con {un solo propósito|una única tarea}.',
      ],
    ],
  },
  {
    id: 'conclusion-doing-own-way',
    paragraphs: [
      [
        [
          'Este método es solo {un andamio|un punto de partida}; {desmóntalo|olvídalo} cuando el tuyo {se tenga en pie|exista}.',
          'Te toca ahora {adaptar|ajustar} todo esto a {tus días|tu vida}, {también|y más que nunca} [topic].',
        ],
        'Toma {lo que te haya sonado|una sola idea}, {pruébala|ponla a prueba} {esta semana|antes del domingo} y {decide|juzga} {por lo que veas|con los hechos}.',
        'Lo que {descubras|notes} por tu cuenta {se quedará|será tuyo}.',
        'Y si alguien te {pregunta|pide consejo}, {cuéntale tus errores|empieza por tus fallos}: no hay {regalo más útil|mejor ayuda}.',
        'Guarda la prudencia para {las grandes promesas|los atajos}, y el atrevimiento para {las pruebas pequeñas|lo que se corrige}.',
      ],
    ],
  },
  {
    id: 'conclusion-doing-one-thing',
    paragraphs: [
      [
        [
          'Si hubiera que {guardar|quedarse con} una {línea|idea}, sería esta: {poco, a menudo y apuntado|empieza pequeño y mira bien}.',
          'Una sola idea {que llevarse|para recordar}, [topic]: {más vale una prueba que un proyecto|un gesto hecho gana a diez previstos}.',
        ],
        'Lo demás, {herramientas|consejos} y {trucos|teorías}, {viene|se añade} {después|encima}.',
        'Elige {una hora|un día}, {prepara|pon a mano} {lo necesario|pocas cosas} y {avisa|cuéntaselo} a {alguien|un amigo}.',
        'Con la costumbre {hecha|en marcha}, tú {elegirás|encontrarás} {el paso siguiente|por dónde seguir}, {cuaderno|notas} en mano.',
        'Y ahora {cierra esta página|deja de leer}: el trabajo {está en otra parte|te espera fuera}, {sin prisa|a ser posible con una sonrisa}.',
        '{Por hoy|De momento}, {con eso sobra|no hace falta más}.',
      ],
    ],
  },
];

const EXPLAINER: readonly Frame[] = [
  {
    id: 'conclusion-explainer-questions',
    paragraphs: [
      [
        [
          'Entender no tiene {meta|última página}, {solo|sino} preguntas {mejores|más finas}.',
          'No tienes {todas las respuestas|la última palabra}, [topic], pero sabes {dónde mirar|cómo buscar}.',
        ],
        'Describir, {relacionar|desmontar}, {dudar|comprobar}, {probar|contar}: {esos gestos|esos verbos} {valen|sirven} {en todas partes|mucho más allá de esta página}.',
        'Cuando una explicación te parezca demasiado {simple|redonda}, busca {un contraejemplo|una excepción}.',
        'Encontrarás gente {más sabia|mejor informada}; pregúntale {cómo lo sabe|de dónde lo saca}, no solo {qué sabe|la respuesta}.',
        'Y guarda {lo que aún te extrañe|tu mayor sorpresa}: {por ahí se sigue|ese es el hilo}.',
        'Nadie obliga a {correr|concluir}; {el tema|la curiosidad} {no se enfría|espera}.',
      ],
    ],
  },
  {
    id: 'conclusion-explainer-map',
    paragraphs: [
      [
        [
          'Ya tienes un {mapa|croquis}; {pide que lo camines|solo falta usarlo}.',
          'El mapa está {trazado|en la mesa}, [topic]; {le quedan huecos|tiene blancos}, y así son los buenos mapas.',
        ],
        'Las {palabras|definiciones}, {los lazos|las piezas}, {las trampas|los tópicos}: podrás {reconocer todo eso|volver a verlo todo} {al paso|en tus lecturas}.',
        'Corrígelo {a lápiz|sin apuro} cada vez que {aprendas|el terreno lo desmienta}.',
        'Un dato {nuevo|inesperado} encontrará {su sitio|un rincón} o te hará {redibujar|retocar} {un borde|el conjunto}.',
        'Y {enséñalo|préstalo} a {alguien curioso|quien quiera}: sus preguntas {llenarán|alumbrarán} {algún hueco|un rincón en blanco}.',
        'Date {el gusto|permiso} de {perderte un poco|pasear por las orillas} {de vez en cuando|sin buscar nada}.',
      ],
    ],
  },
  {
    id: 'conclusion-explainer-conversation',
    paragraphs: [
      [
        [
          'Un amigo {curioso|exigente} puede {ahora|ya} preguntarte: sabrás {qué contestar|por dónde empezar}.',
          'Que te {pregunten|interroguen}, [topic], y tendrás {un punto de partida|algo que decir}.',
        ],
        'No con una {fórmula|definición aprendida}, sino con {un ejemplo|una historia}, {una distinción|una duda bien puesta} y {otra pregunta|ganas de buscar}.',
        'Decir «{no lo sé|depende}» ya no es {una derrota|rendirse}: es {una precisión|el comienzo de una búsqueda}.',
        'Escucha {sobre todo|también} {a quien te contradiga|las objeciones}, {con calma|sin defenderte}.',
        'Y sigue {en voz alta|en compañía}: las ideas se {aclaran|prueban} {al hablar|pasando de boca en boca}.',
        'Es {poca cosa|un poder pequeño}, y {sirve|vale} {en la mesa y en el trabajo|casi en cualquier parte}.',
      ],
    ],
  },
  {
    id: 'conclusion-explainer-look-again',
    paragraphs: [
      [
        [
          'Mira otra vez tu idea {del principio|primera}: ¿no ha {cambiado|crecido} {un poco|algo}?',
          'Algo {se ha movido|ha cambiado}, [topic], si una certeza te parece {menos segura|más interesante}.',
        ],
        'Es {poco|modesto} y es {mucho|como se aprende}: una palabra mejor entendida {alumbra|cambia} {una lectura entera|muchas charlas}.',
        'Ve {despacio|con cuidado} ante las {promesas|grandes frases} y {con paciencia|sin prisa} ante los {matices|casos raros}.',
        'Vuelve {dentro de un mes|más adelante}, {sin notas|cuaderno en mano}: lo que {quede|flote} {es tuyo|está entendido}, y lo que falte {puede releerse|te espera}.',
        'El mundo {paga bien|agradece} {la atención|el tiempo} que se le {presta|da}.',
      ],
    ],
  },
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'conclusion-comparison-sentence',
    paragraphs: [
      [
        [
          'Elegir es, {al cabo|en resumidas cuentas}, {escribir|firmar} una frase y {sostenerla un tiempo|vivir con ella un rato}.',
          'Entre [both], la última palabra {es tuya|te toca}; {cabe|puede caber} en una frase.',
        ],
        'Si nombra {tu uso|tu semana}, {tu razón|lo que te importa} y {lo que dejas|la renuncia}, es {buena|firme}.',
        'La duda que quede es {normal|inofensiva}: acompaña a todas las elecciones {que cuentan|serias}.',
        'Dale {tiempo|unas semanas} a {la decisión|lo elegido} y {mira|juzga} luego {sin rencor|con la cabeza libre}.',
        'Y {cuéntalo|ponlo en palabras}: al {explicarla|decirla}, una elección {se afirma|enseña su hueso}, {sin convencer a nadie|aunque sea ante un solo amigo}.',
      ],
    ],
  },
  {
    id: 'conclusion-comparison-no-winner',
    paragraphs: [
      [
        [
          'No hay, {pues|al final}, {ganador|campeón}, sino un buen {acuerdo|encaje} entre una elección y {una vida|un uso}.',
          'Si estas páginas no coronan {a nadie|ningún bando} entre [both], {es por honradez|es adrede}: lo demás depende de ti.',
        ],
        'Tus {criterios|prioridades}, {pruebas|notas} y {límites|líneas rojas} {hablan|deciden} mejor que {cualquier lista|todos los palmarés}.',
        'Si {cambia tu vida|cae un argumento|se mueve una pieza}, la respuesta puede {cambiar|moverse} también, y {no es desdecirse|nadie te lo echará en cara}.',
        'Hasta entonces, {disfruta|usa} lo que hayas {elegido|escogido}, {del todo|sin mirar atrás}.',
        'Es {menos glorioso|más tranquilo} que un {triunfo|podio}, y {bastante más útil|mucho más duradero}.',
      ],
    ],
  },
  {
    id: 'conclusion-comparison-try',
    paragraphs: [
      [
        [
          'Si queda {una duda|un titubeo}, {no leas más|suelta esta página}: {prueba|baja a la calle}.',
          'Basta de comparar [both] {sobre el papel|en teoría}: {toca probar|hay que vivirlo}.',
        ],
        'Una prueba {limpia|de pocos días}, {notas cortas|dos páginas}, {una noche de sueño|una charla}, y la respuesta {asoma|aparece} {casi siempre|a menudo}.',
        'Si {no se mueve nada|los dos valen}, quédate con {lo más fácil de dejar|lo que mejor se corrija}.',
        'Una elección {corriente|imperfecta} que se {vive|habita} {vale más|da más alegría} que una {ideal|perfecta} que se {espera|aplaza}.',
        'Sea cual sea {el final|la respuesta}, habrás aprendido {qué te importa|cómo eliges}.',
        '{Y eso|Saber eso} {sirve|vale} para {la próxima duda|otras elecciones}.',
      ],
    ],
  },
  {
    id: 'conclusion-comparison-calm',
    paragraphs: [
      [
        [
          '¿La mejor señal de una elección {madura|acertada}? Uno deja de {hablar|acordarse} de ella.',
          'Un día, la pregunta «¿[either]?» te hará {sonreír|gracia}: {tendrás algo mejor que hacer|estarás viviendo la respuesta}.',
        ],
        'El camino {hasta ahí|hacia esa calma} es {corto|sencillo}: {un marco|una pregunta clara}, {pocos criterios|unos pocos criterios}, {una prueba|un ensayo} y {una fecha|un día fijado}.',
        'Guarda las notas: te {recordarán|dirán} {tus razones|por qué}, {cuando te lleven la contraria|las noches de duda}.',
        'Y desea {buen viaje|suerte} a quien {eligió lo contrario|va por otro lado}; su vida {no es la tuya|tiene otras horas}.',
        'Lo demás es cosa del uso, que {arregla|cura} muchas {dudas|vacilaciones}.',
      ],
    ],
  },
];

const LIST: readonly Frame[] = [
  {
    id: 'conclusion-list-pick-one',
    paragraphs: [
      [
        [
          'Llévate una sola idea de esta lista, {pero de verdad|y dale su oportunidad}.',
          'Guardarlo todo, [topic], sería no {hacer|guardar} nada: {elige una entrada|con una basta}.',
        ],
        'La que te {hizo parar|hizo sonreír}, {sin buscar más|aunque parezca demasiado simple}.',
        'Apúntala {en la agenda|con su fecha}, reducida a un gesto {fácil|que no dé miedo}.',
        'Las demás {esperarán|no se moverán}: {el papel es paciente|no se gastan}, y tú {sabrás más|verás más claro} {tras la primera prueba|después}.',
        'Dentro de {quince días|unas semanas}, {vuelve|abre otra vez} y decide {cuál toca ahora|cómo seguir}; {no hay prisa|nadie corre}.',
        '{Lo importante|Lo único serio} es que {algo empiece|haya un primer paso}.',
      ],
    ],
  },
  {
    id: 'conclusion-list-make-own',
    paragraphs: [
      [
        [
          'La lista {más útil|mejor} será {la tuya|la que escribas tú}.',
          'Esta lista {acaba|termina} aquí; {la tuya|la que saques de ella}, [topic], {empieza|está por escribir}.',
        ],
        'Copia {lo que te sirva|tres líneas}, {tacha|tira} {el resto|lo que no se te parezca} y añade {tus hallazgos|lo que te sople la experiencia}.',
        'Una hoja {propia|manchada y tachada} {vale más|sirve mejor} que {diez listas perfectas|cualquier lista pulcra}.',
        'Ponle fecha, {reléela|sácala} {de temporada en temporada|cuando bajen las ganas} y deja que {envejezca contigo|cambie sin escrúpulos}.',
        'Y {enséñala|préstala}: te {darán|devolverán} {otra|unas líneas a cambio}, {a veces las mejores|que no se te habrían ocurrido}.',
        '{Unas líneas|Cuatro palabras} {al mes|por temporada} {bastan|alcanzan} para {mantenerla viva|no perderla de vista}.',
      ],
    ],
  },
  {
    id: 'conclusion-list-thread',
    paragraphs: [
      [
        [
          'Un mismo hilo {corre|pasa} {por debajo de todas las entradas|de punta a punta}: {mirar|probar} antes de {concluir|creer}.',
          'El hilo {común|de esta lista}, [topic], cabe en {pocas palabras|tres verbos}: {mirar, probar, apuntar|preguntar, intentar, guardar}.',
        ],
        'Con él en la mano, {el orden|la herramienta} {importa poco|es lo de menos}.',
        'Sin él, {el mejor truco|el consejo más fino} {no lleva a ninguna parte|se queda en frase}.',
        'En medio, {tus días|tus costumbres}, {tus gustos|tus medios} y {unos amigos sinceros|un cuaderno} {harán la criba|guiarán la mano}.',
        'Empieza {esta noche|esta semana}, {con modestia|por lo que menos cueste}, y {deja|mira} {que venga lo demás|cómo sigue}.',
        'No hay {examen|juez} al final, {solo|apenas} {semanas|días} algo {mejor elegidos|más a tu gusto}.',
      ],
    ],
  },
  {
    id: 'conclusion-list-light',
    paragraphs: [
      [
        [
          'Tómate estas ideas {con ligereza|como un juego}: {nada es obligatorio|ninguna es un deber}.',
          'Aquí no hay {notas|concursos}, [topic]: {quédate con lo que te divierta|ve con alegría} y {deja|olvida} {lo demás|lo que pese}.',
        ],
        'Una idea que {falla|no funciona} {informa|enseña} {casi tanto|tanto} como una que {acierta|sale}; {apúntala|recuérdalo} y {sigue|pasa a otra}.',
        'Lo que {te va bien|te funciona} no necesita {permiso|aplausos}.',
        'Ríete {por el camino|de tus pruebas}: uno vuelve {antes|con más ganas} a lo que {hizo gracia|fue alegre}, y la constancia {llega sola|viene detrás}.',
        'Si {dentro de un mes|con el uso} {queda|sobrevive} una sola de estas líneas, {la apuesta está ganada|la lectura valió la pena}.',
      ],
    ],
  },
];

/** Conclusions for every shape. */
export const CONCLUSIONS: LanguagePack['conclusions'] = {
  'how-to': DOING,
  comparison: COMPARISON,
  list: LIST,
  explainer: EXPLAINER,
};
