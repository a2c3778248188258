import type { Module } from '../../../language-pack.ts';

/** What goes wrong when comparing, and deciding. Plan: comparison. */
export const DECIDING: readonly Module[] = [
  {
    id: 'pitfalls-comparing',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      '{Las trampas|Los vicios} de la comparación',
      'Lo que {tuerce|inclina} la balanza',
      '{Comparar|Elegir} sin engañarse',
    ],
    paragraphs: [
      [
        [
          'La balanza {se inclina|se tuerce} {a menudo|con gusto} antes de {poner nada en ella|oír el primer argumento}.',
          'Entre [both], el tropiezo viene {menos de los datos|menos de la falta de opiniones} que de {nuestras prisas|las preferencias}.',
          'Uno se {miente|engaña} {bastante|un poco} cuando {compara|duda}, {sin malicia|casi siempre de buena fe}.',
        ],
        'Se enfrenta {el mejor día de uno|el escaparate de uno} con {el peor día|la trastienda} del otro.',
        '[mistakeSentence]',
        'Se olvida también {lo que no se ve|lo ordinario}: {la espera|el recoger}, {el aprendizaje|el ruido}, {el hartazgo|el servicio de después}.',
        'Y nos fiamos de {la primera impresión|quien llega primero}, como si {el orden de llegada|la prisa por presentarse} {mereciera el mejor sitio|diera derecho a la corona}.',
      ],
      [
        [
          'Existe {también|luego} {el exceso de celo|la trampa contraria}.',
          'A fuerza de {comparar|pesar}, uno {ya no ve nada|pierde el gusto por elegir}.',
        ],
        'Una {diferencia|finura} que {solo nota un experto|nunca vas a notar} no {vale|merece} {una tarde|tu sueño}.',
        'Cuando los argumentos se {repiten|muerden la cola}, {la cosecha está hecha|ya basta de buscar}: {para|pasa a elegir}.',
        'Ponte un tope: {tantas páginas|tantas opiniones}, {tantas tardes|tantas charlas}, y luego {la decisión|a elegir}, {con|a pesar de} {lo que quede borroso|las últimas dudas}.',
      ],
      [
        [
          'Contra {todo esto|esos vicios} hay un antídoto {sencillo|probado}: {cambiar de papel|defender al otro}.',
          'El mejor remedio es {un juego|un ejercicio}: {argumenta|habla} {contra ti|a favor del perdedor}.',
        ],
        'Si {lo consigues|encuentras palabras}, la decisión gana {firmeza|calma}; si no, {repite el examen|falta mirar mejor}.',
        'El ejercicio {lleva diez minutos|pide poco rato} y {hace dos servicios|renta mucho}: {prueba|templa} tus razones y {enseña|descubre} {las de enfrente|qué le gusta al otro bando}.',
        'Pide a {alguien indiferente|una persona sin preferencia} que {relea|resuma} {tus razones|la tabla}.',
        'Tampoco hace falta {ganar el debate|convencer a nadie}: {basta con|se trata de} {oír|entender} {lo que se pierde|la otra mitad} antes de {elegir|firmar}.',
      ],
    ],
  },
  {
    id: 'pitfalls-after-choice',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      '{Arrepentimientos|Errores} {evitables|que se ven venir}',
      'Las {malas|falsas} razones para elegir',
      'Lo que se {lamenta|entiende tarde}',
    ],
    paragraphs: [
      [
        [
          'Las malas elecciones {se parecen|tienen un aire de familia}: {con prisa|a empujones}, {a solas|por influencia de otros}, {lejos del uso|por una imagen}.',
          'Uno lamenta menos la elección que {el motivo|la razón} que la {dictó|inclinó}.',
          'Antes de {firmar|decidir} entre [both], repasa las {falsas razones|tentaciones} {de siempre|habituales}.',
        ],
        'La {novedad|moda} {atrae|halaga}; la {costumbre|rutina} {tranquiliza|retiene}: ninguna de las dos es {una prueba|un argumento}.',
        '[mistakeSentence]',
        'El {tiempo|trabajo} {ya gastado|puesto} en un lado no {obliga|compromete} a nada: {se fue|no vuelve}, {elijas lo que elijas|en ambos casos}.',
        'Una promesa que {brilla|seduce} más que {su uso|los hechos} {merece|pide} {otra pregunta|una segunda lectura}.',
      ],
      [
        [
          'Si la duda {se alarga|crece}, busca {de qué se alimenta|de dónde viene}.',
          'Una indecisión {terca|que dura} esconde {a menudo|a veces} una causa {más vieja|sin relación}.',
        ],
        'Quizá {esperas|aguardas} {un permiso|una señal}, quizá {temes|te asusta} {decepcionar|la opinión de alguien}.',
        'Nombra {ese temor|esa espera} {en una frase|con todas las letras}: se trata {aparte|por su cuenta}, y {mucho mejor|con menos trabajo} que {disfrazado de comparación|con la máscara de una elección}.',
        '{Duerme|Camina} un rato, {habla|charla} con {alguien tranquilo|un amigo sin interés} y {solo entonces|luego} abre otra vez {la tabla|tus criterios}.',
        '{Casi nada|Muy poco} {se pierde|caduca} de verdad {en una noche|por esperar a mañana}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Frases|Señales} que {deben alertar|avisan}:',
        '{Frena|Para un momento} si te oyes {pensar|decir} algo así:',
      ],
      items: [
        ['«{Todo el mundo|El vecino} {lo tiene|eligió ese}, {será bueno|haré lo mismo}».'],
        ['«Hay que decidir {esta noche|ya}, {o se pierde|luego será tarde}».'],
        ['«He {metido|puesto} {demasiado tiempo|demasiado esfuerzo} para {cambiar|volver atrás}».'],
        ['«No he mirado {el otro|la otra opción}, {para qué|ya lo sé}».'],
        ['«{Este|El primero} tiene {más funciones|más promesas}, así que es {mejor|más seguro}».'],
      ],
    },
  },
  {
    id: 'decide-plain',
    role: 'decide',
    headings: [
      '{Decide|Elige} y {sigue|adelante}',
      'El momento de {elegir|concluir}',
      '{Toma|Firma} la decisión',
    ],
    paragraphs: [
      [
        [
          'Llega {la hora|un punto} en que {comparar más|buscar más} ya no {enseña|añade} nada.',
          'Entre [both], {ya sabes|ya has visto} {bastante|lo que hacía falta}: {elige|decide} {hoy|en voz alta}.',
          'Una decisión {cabe|debe caber} en {una frase|dos líneas}, {con su porqué|razón incluida}.',
        ],
        'Escríbela {a mano|entera}, con {su motivo|la razón} y {la fecha|el día}.',
        '[choiceSentence]',
        'Si la mano {duda|se resiste}, {apunta por qué|pregúntale}: quizá sea {el argumento que falta|lo que callabas}.',
        'Fírmala {como un contrato|con una sonrisa} y {guárdala|métela} {donde aparezca|en un cajón que abras} {el día de la duda|dentro de unos meses}.',
        'Nada obliga a que sea {perfecta|brillante}; {basta con que|alcanza con que} sea {tuya|clara} y {quepa en la memoria|la entienda un niño}.',
      ],
      [
        [
          'Fija {luego|enseguida} {una fecha de revisión|el día en que harás balance}.',
          'Decidir no es {jurar|encadenarse}: pon un {balance|repaso} {no muy cerca|dentro de unas semanas}.',
        ],
        'Hasta entonces, {cierra la comparación|no abras esa puerta}, {no leas más opiniones|deja en paz los foros} y {da tiempo|concede una oportunidad} a {tu elección|la decisión}.',
        '{Un mal día|Una molestia pasajera|Una mañana torcida} no {basta|cuenta}; un mes {malo|incómodo}, en cambio, {merece otra charla|pide reabrir la cuestión}.',
        'El día {señalado|del balance}, relee {la frase|tu razón}: ¿sigue {siendo verdad|en pie}?',
        'Apunta {entretanto|mientras} {lo bueno y lo malo|las alegrías y los fastidios|lo que sorprenda}, {sin hacer de ello un juicio|pero no saques conclusiones}.',
      ],
      [
        [
          'Cuenta {por fin|sin más} la decisión {a quien le afecte|a los tuyos}.',
          'Di {qué has elegido|tu elección} {a alguien|en casa}, {sin defenderla|en pocas palabras}.',
        ],
        '{Una decisión dicha|Lo que se anuncia} {pesa menos|toma cuerpo}; {enseguida|desde entonces}, {todo se ordena alrededor|la vida se acomoda}.',
        'Empieza {el mismo día|sin demora} con {un gesto visible|algo pequeño} que {la haga real|se note}.',
        'Y despide {con cariño|sin rencor} la opción descartada: {ayudó|sirvió} a {entender|saber} qué {querías|buscabas}.',
        '{Lo que venga|Lo demás} será {aprender|acostumbrarse}, y eso {se hace|llega} {andando|con los días}.',
      ],
    ],
  },
  {
    id: 'decide-rule',
    role: 'decide',
    headings: [
      'Una regla para {acabar|decidir}',
      '{Sal|Cómo salir} de la duda',
      '{Elegir|Decidir} sin remordimientos',
    ],
    paragraphs: [
      [
        [
          'Cuando {los platos se igualan|los argumentos empatan}, {busca una regla|cambia de método} en vez de {una lupa|otra opinión}.',
          '¿Sigues {dudando|sin saber} entre [both]? Será que {los dos valen|ambos convienen}, o {casi|poco falta}.',
          'La duda {es útil|tiene algo bueno} con tal de que {se acabe|termine}; una {regla|buena regla} {le pone fin|la corta}.',
        ],
        'La más {sensata|segura}: {a igual mérito|si nada los separa}, {quédate con|elige} lo que {se deshaga|se corrija} {más fácilmente|sin daño}.',
        '[choiceSentence]',
        'Otra, {más juguetona|menos seria}: lanza una moneda y {escucha|vigila} {tu decepción|lo que deseabas} {mientras gira|antes de que caiga}.',
        'Y {ninguna regla|un método} {decide por ti|sustituye a las ganas}: solo {acorta|ordena} {la espera|el titubeo}.',
      ],
      [
        [
          'Prepara {luego|entonces} {los primeros días|la entrada}.',
          'Una buena elección se {estropea|tuerce} {a veces|a menudo} {por un mal comienzo|en los primeros días}.',
        ],
        '[firstStepSentence]',
        'Aparta {de la vista|de la mesa} lo que recuerde {la otra opción|lo que dejaste}, {por un tiempo|unas semanas al menos}.',
        'Di {la fecha|el día} del próximo {balance|repaso} y {vive|disfruta}: lo elegido pide {algo de paz|un poco de aire} para {dar|enseñar} lo que {vale|promete}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Última comprobación|Un último vistazo} antes de {cerrar|concluir}:',
        'La decisión está {madura|lista} si puedes contestar a esto:',
      ],
      items: [
        ['¿{Puedo|Sabría} decir {en una frase|sin jerga} {por qué esto|mi razón}?'],
        ['¿{Sé a qué renuncio|He medido la renuncia}, y {se puede soportar|puedo vivir sin ello}?'],
        [
          '¿Lo he {probado|visto de cerca} {siquiera una vez|aunque fuera un rato}, o lo he hablado {con un habitual|con quien lo conoce}?',
        ],
        ['¿Puedo prometerme {no mirar atrás|dejar quieto el debate} {un mes|hasta el balance}?'],
        [
          '¿{En qué notaré|Por qué señal sabré} {que me equivoqué|que toca cambiar}, y {qué haré|cuál sería la salida}?',
        ],
      ],
    },
  },
  {
    id: 'decide-letter',
    role: 'decide',
    headings: [
      '{Escribe la carta|La carta} de la decisión',
      '{Pregunta|Dale voz} a quien serás',
      '{Concluye|Termina} por escrito',
    ],
    paragraphs: [
      [
        [
          'Toma {una hoja limpia|diez minutos} y {escribe una carta|escribe} a la persona que serás dentro de {seis meses|un año}.',
          'Para {desempatar|decidir} entre [both], {imagina|inventa} dos cartas {del futuro|fechadas el año que viene}.',
          'Una decisión madura se puede contar {en pasado|como un recuerdo}: {haz la prueba|inténtalo} {esta noche|en el papel}.',
        ],
        'En {una|la primera}, {elegiste un lado|la moneda cayó a la izquierda}; {cuenta|describe} {un lunes|un día de lluvia}, {los gestos|la gente}, {lo que pesa|lo que alegra}.',
        'En la otra, {haz lo mismo|pon igual cariño} con {el rival|la elección contraria}, {sin venganzas|a igual longitud}.',
        'Léelas {en voz alta|a la mañana siguiente}: una de las dos {suena más cierta|respira mejor}, y {el oído lo sabe|se nota casi siempre}.',
        'No {adornes|endulces}: un futuro sin {pegas|fastidios} {huele a folleto|no informa a nadie}, y un fastidio pequeño {bien visto|bien contado} {alumbra lo demás|vale una página de notas}.',
      ],
      [
        [
          'Dale {entonces|luego} {la última palabra|un minuto} a {la razón|tus criterios}.',
          'Comprueba {al final|después} que {el corazón|el impulso} no {pise|contradiga} {tus condiciones|lo que rechazabas}.',
        ],
        '[choiceSentence]',
        'Si {el corazón y la tabla|las ganas y las notas} {van a una|se ponen de acuerdo}, {no esperes más|asunto resuelto}; si no, {falta un criterio|queda una pregunta}.',
        'Date {una noche más|el tiempo de un paseo}, con {las comparativas cerradas|los foros apagados} y {el teléfono en otra habitación|la cabeza en otra cosa}.',
      ],
      [
        [
          'Guarda {esas páginas|los dos relatos} {para más adelante|hasta el balance}.',
          'Cierra la carta y {déjala|guárdala} {en un libro|en manos de un amigo}.',
        ],
        '{El día que la abras|Dentro de unos meses}, {con curiosidad|sonriendo}, verás que se {predice mal|adivina poco}, pero {se recuerda|se entiende} {por qué elegiste|la buena razón}.',
        'Y si {todo cambió|la vida giró}, sabrás {qué se movió|desde dónde pensar}: cambiar de camino {no es deshonra|entra en el juego} cuando se sabe {de dónde se sale|qué se deja}.',
      ],
    ],
  },
];
