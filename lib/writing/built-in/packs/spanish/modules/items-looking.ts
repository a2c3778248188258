import type { Module } from '../../../language-pack.ts';

/** List entries about wanting, asking and looking. Plan: list, both kinds. */
export const ITEMS_LOOKING: readonly Module[] = [
  {
    id: 'item-one-sentence',
    role: 'item',
    headings: [
      '{Escribe|Di} lo que quieres en una frase',
      '{Nombra|Precisa} lo que buscas',
      'Una frase {antes que nada|primero}',
    ],
    paragraphs: [
      [
        [
          '{Escribe|Anota} en una sola frase lo que {buscas|quieres conseguir} y {tenla|déjala} {a la vista|delante}.',
          'Antes {que nada|de seguir}, pon {por escrito|en el papel} qué {esperas|quieres} exactamente.',
        ],
        'Un deseo {vago|borroso} {acepta cualquier cosa|dice que sí a todo} y no se {contenta|conforma} con nada.',
        'La frase {lograda|útil} nombra {un momento|una escena}, {a una persona|un lugar} y algo como esto: [result].',
        'Si {tres líneas|dos líneas} no {alcanzan|bastan}, el deseo esconde {seguramente|quizá} otro; {sepáralos|tómalos uno a uno}.',
      ],
      [
        [
          'Léela {en voz alta|al día siguiente}: la palabra que {suene falsa|chirríe} {señala|marca} {qué hay que retocar|el punto flojo}.',
          'Dásela a leer a {un amigo|unos ojos nuevos}: debería {adivinar|entender} {sin más|sin ayuda} qué {quieres|buscas}.',
        ],
        'Esa frase {hará de filtro|separará el grano}: todo consejo que no la {toque|roce} puede {esperar|pasar de largo}.',
        'Vuelve a ella {cada cierto tiempo|cuando dudes}, porque los deseos {cambian|crecen} {sin avisar|por el camino} y {conviene|es bueno} {ponerlos al día|reconocerlo}.',
      ],
    ],
  },
  {
    id: 'item-inventory',
    role: 'item',
    headings: [
      'Parte de lo que {tienes|ya hay}',
      '{Haz|Levanta} inventario',
      '{Mira|Busca} primero en casa',
    ],
    paragraphs: [
      [
        [
          'Haz {la lista|un inventario} de lo que {tienes|sabes} antes de {añadir|comprar} nada.',
          'El mejor punto de partida suele estar {a mano|en casa}: {abre los armarios|haz inventario}.',
        ],
        'Se {olvidan|desprecian} {con facilidad|deprisa} los {tesoros|recursos} {del cajón de al lado|de casa}: [tools], {por ejemplo|quizá}.',
        'Rodea lo que {ya funciona|ya te gusta}, aunque sea {un poco|a medias}, y {pregúntate|busca} por qué.',
        'Lo que {duerme|cría polvo} también {habla|cuenta cosas}: una compra {para otra persona|para una vida soñada}, una idea {demasiado temprana|a medio camino}.',
      ],
      [
        [
          'Completa {después|luego} solo {lo que falta|el hueco visible}, {pieza a pieza|de una en una}, {empezando|y empieza} por lo más {útil|modesto}.',
          'Añade {entonces|al final} {una sola pieza|una cosa cada vez}, {la más humilde|la que más falta haga}.',
        ],
        'Ganarás {tiempo|sitio} y una idea más {clara|firme} de {lo que viene|lo que vale la pena}.',
        'Guarda {la lista|el inventario} para {la próxima vez|el año que viene}: al releer verás {qué te sobraba|en qué te has vuelto mejor}.',
      ],
    ],
  },
  {
    id: 'item-ask-regret',
    role: 'item',
    headings: [
      '{Pregunta|Haz que te cuenten} los arrepentimientos',
      '{Habla con|Escucha a} quien ya lo probó',
      'Un arrepentimiento {vale|enseña} más que {diez elogios|un aplauso}',
    ],
    paragraphs: [
      [
        [
          'Pregunta a alguien {con experiencia|que lo haya probado} qué {no repetiría|lamenta}, {en vez de|mejor que} qué {recomienda|le gusta}.',
          'Busca a quien te hable {sin adornos|claro} y {pregunta una sola cosa|haz una pregunta}: {qué le habría gustado saber|qué error evitaría}.',
        ],
        'Los elogios {se parecen|salen gratis}; los arrepentimientos {tienen detalles|son precisos}, y {en el detalle|ahí} se aprende.',
        'Deja {silencio|unos segundos} después de {la respuesta|la primera frase}: la {buena|más sincera} suele llegar {en segundo lugar|tras una risa}.',
        'Una persona indicada puede ser [expert].',
      ],
      [
        [
          'Compara {dos testigos|dos voces} que {no coincidan|se lleven la contraria}: {valen|enseñan} más que un {coro|acuerdo perfecto}.',
          'Apunta {las palabras exactas|cómo lo dicen}, sin {corregir|adornar}.',
        ],
        '{Pregúntate|Averigua|Piensa} qué, {en la vida|en el caso|en las costumbres} de cada cual, {explica la diferencia|es distinto|los separa}.',
        'Y {cuenta después|vuelve a contar} {cómo acabó|qué hiciste}; {casi nadie lo hace|es tan raro}, y {la puerta queda abierta|te contestarán otra vez}.',
        '{A veces|Más de una vez} {una llamada|un café|un mensaje} {ahorra|evita|resume} {semanas|una larga serie|un mes} de {vueltas|tanteos|pruebas a ciegas}.',
      ],
    ],
  },
  {
    id: 'item-check-date',
    role: 'item',
    headings: [
      '{Mira|Comprueba} la fecha y la firma',
      '{Lee|Pesa} las opiniones de otra manera',
      'Una opinión {se comprueba|no es una prueba}',
    ],
    paragraphs: [
      [
        [
          'Antes de {creer|seguir} un consejo, mira quién lo {escribió|firma}, cuándo y {para quién|con qué fin}.',
          'Lee las {opiniones|recomendaciones} empezando por {la fecha|la firma} y por {lo que gana|el interés de} quien escribe.',
        ],
        '[sourceSentence]',
        'Las opiniones {tibias|medianas} {informan|enseñan} más que los {gritos de amor|enfados}: {traen|contienen} {circunstancias|condiciones}.',
        'Busca {la frase|el párrafo} donde quien escribe {duda|se contradice}; {ahí|en ese punto} {miró de verdad|habla en serio}.',
        '{Lo nuevo|Una fecha reciente} {no siempre acierta|tampoco garantiza nada}, pero {lo viejo|un texto sin fecha} {obliga|invita} a {comprobar|preguntar}.',
      ],
      [
        [
          'Consulta {también|luego} [sources].',
          'Completa {con calma|después} lo leído; {para eso están|conviene abrir} [sources].',
        ],
        'Si {varios textos|tres páginas} usan {las mismas palabras|la misma fórmula}, {cuéntalos por uno|oyes una sola voz}: alguien {copió|tomó prestado}.',
        'Quédate con lo que puedas {comprobar|probar} {tú|por tu cuenta}, y {guarda la página|apunta dónde estaba} para volver {después de la prueba|con mejores preguntas}.',
      ],
    ],
  },
  {
    id: 'item-limit',
    role: 'item',
    headings: [
      '{Ponte|Fija} un límite',
      '{Date|Elige} un marco',
      'Menos {sitio|tiempo}, {más ideas|mejores elecciones}',
    ],
    paragraphs: [
      [
        [
          'Decide {de antemano|antes de empezar} cuánto {gastarás|pondrás} en {tiempo|tardes}, en {dinero|medios} y en {paciencia|energía}.',
          'Un límite {claro|escrito} {libera|ayuda}: {ponlo|elígelo} {antes del primer paso|al principio}.',
        ],
        'Sin {marco|bordes}, cualquier opción {parece|suena} {razonable|al alcance}, y {la criba|elegir} {no se acaba|se vuelve imposible}.',
        'Mídelo con {una semana corriente|tus horarios reales}, {no con las vacaciones|nunca con los sueños}.',
        'Guarda {una parte|una décima parte} de reserva: {siempre pasa algo|cuenta con un imprevisto}.',
        'Un tope {elegido|puesto} {con calma|de buen humor} {pesa|molesta} bastante menos que uno {impuesto|descubierto} {al final|por sorpresa}.',
      ],
      [
        [
          'Al llegar al {límite|tope}, {para|haz balance} en vez de {estirarlo|negociar} {a escondidas|en silencio}.',
          'Díselo {a alguien|en voz alta}, porque un tope que nadie {conoce|ha oído} {se mueve|se olvida} {al primer capricho|a la primera tentación}.',
        ],
        'Lo que {no quepa|sobre} irá a {otra página|una lista de espera}, {para dentro de un mes|que se abre con calma}.',
        'La estrechez {aguza el ingenio|da ideas}: uno {empieza a mirar|mira de otro modo} lo que {tiene|hay} {a mano|en casa}.',
      ],
    ],
  },
  {
    id: 'item-whom',
    role: 'item',
    headings: [
      '{Piensa|Pregúntate} a quién afecta',
      '¿Para quién {es|será}, exactamente?',
      '{Cuenta|Haz la cuenta} con los demás',
    ],
    paragraphs: [
      [
        [
          'Pregúntate para quién {haces esto|buscas} y quién más {vivirá|notará} {los efectos|las consecuencias}.',
          'Una elección {solitaria|para uno} casi siempre {roza|toca} a {otra persona|toda la casa}: {haz la lista|piénsalo pronto}.',
        ],
        '[questionSentence]',
        'Consulta {primero|antes que a nadie} a {los callados|quien no dice nada}: los {charlatanes|demás} ya se {harán oír|oirán}.',
        'Una pega {dicha a tiempo|oída pronto} se {arregla|rodea} {con una frase|sin esfuerzo}; {dicha tarde|oída después}, {pesa|cuesta} {mucho|el doble}.',
        'Un minuto {de preguntas|de conversación} {evita|ahorra} {caras largas|un mes de explicaciones}.',
      ],
      [
        [
          'No hace falta {contentar a todos|gustar a cualquiera}, sino saber {qué gana cada cual|quién necesita qué}.',
          'Apunta {las respuestas|lo que diga cada cual} {sin discutir|antes de contestar} y busca la versión que {moleste|estorbe} menos.',
        ],
        'Y si no afecta a {nadie más|ninguna otra persona}, {date el gusto|elige por ti}, {sin excusas|con franqueza}.',
        'Vuelve a preguntar {al cabo de un tiempo|pasadas unas semanas}, porque la gente {cambia de idea|se acostumbra} {sin decirlo|más deprisa de lo que cree}.',
      ],
    ],
  },
  {
    id: 'item-observe',
    role: 'item',
    headings: [
      '{Observa|Mira} antes de actuar',
      '{Date|Concédete} un rato de observación',
      '{No toques nada|Espera un poco}',
    ],
    paragraphs: [
      [
        [
          '{Observa|Mira} unos días sin {cambiar|decidir} nada, y {apunta|anota} lo que {pase|se repita}.',
          'El primer paso consiste en {no hacer nada|mirar}: {tres días|una semana} de observación, {cuaderno en mano|sin conclusiones}.',
        ],
        '{Pon por escrito|Recoge en una página} [record].',
        'Lo que uno {cree saber|supone} de {sus costumbres|sí mismo} {aguanta mal|soporta a duras penas} {una página de notas|unas líneas honradas}.',
        'Verás {aparecer|asomar} {una hora|un momento} en que todo se {atasca|tuerce}, y {muchas veces|a menudo} es antes de lo que {pensabas|creías}.',
      ],
      [
        [
          'Ahí es donde un {pequeño cambio|esfuerzo mínimo} {rinde|sirve} {más|de verdad}.',
          'Resiste {si te entra|cuando llegue} la {prisa|impaciencia}: cada día de atención {ahorra|evita} {una compra|un error} {inútil|más}.',
        ],
        'Si {no se dibuja nada|no salta nada}, {sigue|repite} {una semana|unos días} {cambiando|variando} {la hora|el punto de vista}.',
        'Alguien {de casa|cercano} puede {llevar|rellenar} {la misma cuenta|otro cuaderno} {por su lado|sin ver el tuyo}; {comparar|la diferencia} {divierte|sorprende} y {corrige|enseña}.',
      ],
    ],
  },
  {
    id: 'item-ordinary-day',
    role: 'item',
    headings: [
      '{Juzga|Elige} para un día corriente',
      'El {martes|día gris} antes que la fiesta',
      '{Imagina|Cuenta con} un día sin ganas',
    ],
    paragraphs: [
      [
        [
          'Piensa en el día más {gris|corriente} de la semana y {elige|juzga} {para él|según él}.',
          'Lo que {aguanta|resiste} un {martes de lluvia|día de cansancio} {aguantará|servirá} {siempre|el resto del tiempo}: que esa sea {la prueba|tu medida}.',
        ],
        'Las grandes ocasiones lo {perdonan|adulan} todo; son {pocas|demasiado raras para guiarte}.',
        'Cuenta {hora por hora|con detalle} ese día, {imprevistos incluidos|con su mal humor}, y {mete en él|coloca ahí} {la idea|lo que tienes pensado}.',
        '¿Dónde {roza|habría que forzar}, y qué {podría|debería} {ceder|esperar}?',
        '{La fiesta se arregla sola|El domingo perdona mucho}; {el lunes|un día torcido}, {casi nunca|no}.',
      ],
      [
        [
          'Encoge {la ambición|el formato} hasta que {quepa|el día lo acepte} {sin heroísmos|sin esfuerzo}.',
          'Una buena idea {entra|se acomoda} en {el día|tus horas} sin {mover todos los muebles|mudanza}.',
        ],
        'Ya {crecerás|irás a más} {después|más tarde}, si {las ganas duran|la costumbre lo pide}.',
        'Habla con gente que {viva con ello|lo practique} desde hace {años|tiempo}: te {describirá|contará} {gestos|lo ordinario}, {no proezas|que es lo que buscas}.',
        '{Eso|Una elección así} {no luce|brilla poco} en {las fotos|la sobremesa}, y {da|regala} {mucha paz|tardes libres}.',
      ],
    ],
  },
  {
    id: 'item-compare-two',
    role: 'item',
    headings: [
      '{Compara|Prueba} dos cosas, no diez',
      'Pon dos ideas {cara a cara|juntas}',
      '{Reduce|Deja} la elección en dos',
    ],
    paragraphs: [
      [
        [
          '{Reduce|Deja} la lista en dos {candidatos|finalistas} y {compáralos|ponlos} {lado a lado|cara a cara}.',
          'Ante {un montón|una multitud} de posibilidades, {quédate con|saca} las dos {primeras|mejores} y {olvida|deja dormir} {las demás|el resto} {un rato|por ahora}.',
        ],
        'El ojo {compara|juzga} {bien|con gusto} dos cosas, y {mal|a duras penas} {cinco|una docena}.',
        '[choiceSentence]',
        'Anota {una diferencia|lo que las separa} cada vez, {empezando por|sobre todo} la que {te molesta|notarás a diario}.',
        'Haz la comparación {el mismo día|en la misma hora}, {con el mismo ánimo|sin cambiar nada más}.',
      ],
      [
        [
          'La perdedora {deja su sitio|se va}, y la ganadora {se mide con|recibe a} la siguiente: {en pocas vueltas|sin fatiga} {queda una|la elección está hecha}.',
          '{Detente|Déjalo} {en cuanto|cuando} dos finalistas {empaten|se parezcan demasiado}: {la más sencilla basta|quédate con la más sencilla}.',
        ],
        'Guarda {el motivo|la razón} de cada {descarte|no} en {tres palabras|una línea}, para cuando cambie tu {situación|gusto}.',
        'Este {juego|sistema} {cansa|gasta} menos que {una tabla enorme|veinte pestañas abiertas}, y {se recuerda|deja huella} {mejor|más tiempo}.',
      ],
    ],
  },
  {
    id: 'item-mistake-first',
    role: 'item',
    headings: [
      '{Aprende|Conoce} el error clásico',
      '{Esquiva|Rodea} la trampa más común',
      '{Busca|Localiza} primero lo que falla',
    ],
    paragraphs: [
      [
        [
          'Infórmate {primero|antes que nada} del error que {casi todos|los principiantes} {cometen|repiten}.',
          '{Antes de acertar|En vez de apuntar al éxito}, {aprende|mira} cómo {se equivoca la gente|suele torcerse}.',
        ],
        '[mistakeSentence]',
        '{Escribe|Prepara} {el remedio|qué harías} {en una línea|en una tarjeta}, {antes de necesitarlo|mientras todo va bien}.',
        'Algo como [detail] {cuesta|puede costar} más que {una gran decisión|un desacuerdo serio}.',
        '{Saber|Conocer} por dónde {cede el hielo|se rompe la cuerda} {permite|deja} {andar|ir} {con más alegría|más deprisa}.',
      ],
      [
        [
          'Si el error {llega|aparece} {pese a todo|igualmente}, mira qué {pasó justo antes|lo precedió}.',
          'Repasa esa {línea|tarjeta} {antes de cada intento|al empezar}: {diez segundos cuestan|un recordatorio cuesta} menos que {volver a empezar|una tarde de arreglos}.',
        ],
        'Los veteranos lo {cuentan|describen} {con gusto|entre risas}, si se pregunta {sin ironía|con precisión}.',
        '{Así|De ese modo}, la lección ajena te {aprovecha|ahorra un rodeo}, y {la tuya|tu propia lección} {saldrá más barata|pesará menos}.',
      ],
    ],
  },
  {
    id: 'item-why-not',
    role: 'item',
    headings: [
      '{Busca|Escucha} la opinión contraria',
      '{Pregunta|Mira} qué dicen los desengañados',
      '{Argumenta|Habla} contra ti',
    ],
    paragraphs: [
      [
        [
          'Busca la opinión más {opuesta|contraria} a la tuya, {y la mejor defendida|en su mejor versión}.',
          '{Antes de lanzarte|Antes de concluir}, da la palabra {a quien renunció|a los desengañados}.',
        ],
        'No para {desanimarte|cambiar de bando}, sino para {saber|aprender} {por dónde se rompe|en qué caso falla}.',
        'Pregúntate {luego|entonces} si {su situación|lo que esperaban} se parece {a lo tuyo|en algo}.',
        'Una crítica que {irrita|pica} {merece|pide} {otra lectura|que te detengas}: quizá {acierta|toca un punto flojo}.',
        '{Ponte|Siéntate} {un rato|diez minutos} {en su sitio|al otro lado de la mesa} y {mira desde ahí|defiende su parte} {con honradez|sin burlas}.',
      ],
      [
        [
          'Si ninguna te {hace dudar|mueve}, tu elección sale {más firme|reforzada}.',
          'Lee {hasta el final|con calma}, {sin preparar|antes de preparar} la réplica, y {apunta|rescata} {el hecho|la circunstancia} que se repita.',
        ],
        'Si {algo|alguna} {da en el blanco|te frena}, {corrige|ajusta} {ahora|el plan}, {mientras sea fácil|que aún estás a tiempo}.',
        'Quien {conoce|sabe} las razones {de enfrente|del otro bando} {decide|elige} {antes|con más calma}, y {lamenta|se queja} menos {después|luego}.',
      ],
    ],
  },
  {
    id: 'item-season',
    role: 'item',
    headings: [
      '{Elige|Espera} el buen momento',
      '{Cuenta|Juega} con el calendario',
      'El momento {cuenta|hace medio trabajo}',
    ],
    paragraphs: [
      [
        [
          'Pregúntate cuándo, {además de|tanto como} cómo: {la hora|el momento} {cambia|decide} {mucho|bastantes cosas}.',
          'Coloca la idea en un calendario antes de {juzgar|decir} {si es buena|que no vale}.',
        ],
        'Una buena idea {a destiempo|mal colocada} {fracasa|se apaga} {sin tener la culpa|por malas razones}.',
        'Marca tus {horas claras|ratos de energía} y {tus bajones|las épocas cargadas}, {mes a mes|en una semana tipo}.',
        'Deja {aire|margen} {antes y después|alrededor}: los {principios|estrenos} {se alargan|desbordan} {siempre|casi sin falta}.',
        '{Hay semanas|Existen épocas} en que {todo cuesta el doble|nada arraiga}, y {conviene|no es cobardía} {reconocerlo|dejarlas pasar}.',
      ],
      [
        [
          'Si no hay {hueco|sitio}, {quita|aparca} algo {primero|antes}; {añadir sin quitar|amontonar} no {dura|se sostiene}.',
          'Fija una fecha {exacta|escrita}, {aunque quede lejos|por modesta que sea}: {convierte|vuelve} {el deseo|las ganas} en {cita|promesa}.',
        ],
        'Mira qué {ofrece|regala} {el momento|la temporada}: {gente disponible|ayuda}, {un lugar tranquilo|silencio}, {un pretexto|una ocasión} {más|que aprovechar}.',
        'Empezar {un poco antes de tiempo|sin estar del todo listo} {suele|puede} {valer más|dar más fruto} que esperar {el momento perfecto|a que se alineen los astros}.',
      ],
    ],
  },
  {
    id: 'item-crowd',
    role: 'item',
    headings: [
      '{Aléjate|Sal} del camino trillado',
      '{Mira a un lado|Da un paso a un lado}',
      '¿Y si la multitud {se equivoca|mira a otra parte}?',
    ],
    paragraphs: [
      [
        [
          'Mira {al lado|más allá} de lo que {todos eligen|la mayoría recomienda}: {la sorpresa|el mejor encaje} suele estar {ahí|cerca}.',
          'El {primer resultado|más citado} es solo {el más visible|el mejor iluminado}: {sigue|camina} {un poco más|hasta la calle siguiente}.',
        ],
        'La popularidad {vive|se alimenta} {de sí misma|de su propio rumor}: se {elige|imita} lo que {se vio elegir|otros imitaron}.',
        'Pregunta {a un veterano|a alguien del oficio} {qué se guarda para sí|adónde va cuando nadie mira}.',
        'Abre {por curiosidad|de paso} [sources].',
      ],
      [
        [
          'Desconfía, {con todo|eso sí}, de {la originalidad a toda costa|lo raro por lo raro}.',
          'El exceso contrario {existe|acecha}: querer algo {porque es raro|para distinguirse}.',
        ],
        'Lo que {gusta a muchos|es corriente} tiene {a veces|muchas veces} buenas razones para {gustar|durar}; {búscalas|sé justo}.',
        'Se trata de {elegir con los ojos abiertos|saber por qué}, {en la avenida|entre la gente} o {por el sendero|en tu rincón}.',
        'Guarda {tus hallazgos|esas direcciones e ideas} {en un cuaderno aparte|lejos de las listas ajenas}: {cuentan|dicen} mejor que nadie {lo que te gusta|quién eres}.',
      ],
    ],
  },
];
