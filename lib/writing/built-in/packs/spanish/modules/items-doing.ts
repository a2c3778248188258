import type { Module } from '../../../language-pack.ts';

/** List entries about trying, noting, sharing and going on. Plan: list, both kinds. */
export const ITEMS_DOING: readonly Module[] = [
  {
    id: 'item-small-trial',
    role: 'item',
    headings: [
      '{Prueba|Inténtalo} en pequeño',
      '{Empieza|Piensa} en pequeño',
      'Primero, una {prueba modesta|prueba pequeña}',
    ],
    paragraphs: [
      [
        [
          'Prueba {primero|antes} en {pequeño|miniatura}, {sin nada en juego|sin público}.',
          '{Encoge|Reduce} la idea hasta poder {probarla|intentarla} {esta semana|sin arriesgar nada}.',
        ],
        'Puede servir, {por ejemplo|para empezar}, [trial].',
        'Una prueba {modesta|fallida} {cuesta|lleva} {poco|una hora} y {contesta|enseña} {a menudo|a veces} más que una {larga encuesta|tarde de lecturas}.',
        'Escribe {de antemano|antes} lo que {esperas|crees que verás} y {compara|mide la distancia} {después|al final}.',
        '{Busca|Elige} {un sitio|un rato} en que {nadie te espere|nada apriete}, y guarda {unos minutos|un momento} para {mirar qué quedó|escribir lo que viste}.',
      ],
      [
        [
          'Si {gusta|convence}, {agranda|sube} {un peldaño|un poco}, {nunca tres|sin quemar etapas}.',
          'Repite {la prueba|el intento} {otra vez|otro día} antes de {juzgar|concluir}: la primera vez {debe mucho|se lo debe casi todo} {a la sorpresa|al azar}.',
        ],
        'Si {no gusta|decepciona}, {te has ahorrado|acabas de evitar} {lo demás|un rodeo largo}, y {eso es un éxito|ha sido una buena prueba}.',
        'El miedo {encoge|se deshace} ante lo que ya se ha hecho, {siquiera una vez|aunque fuera mal}.',
      ],
    ],
  },
  {
    id: 'item-notebook',
    role: 'item',
    headings: [
      '{Lleva|Abre} un cuaderno',
      '{Apunta|Escribe} al momento',
      'Tres líneas {cada vez|y nada más}',
    ],
    paragraphs: [
      [
        [
          'Apunta en caliente, {en tres líneas|con pocas palabras}, qué {probaste|viste} y qué {salió|quedó}.',
          'Ten un cuaderno {a mano|en el bolsillo} y {escribe|rellénalo} {al momento|antes de olvidar}.',
        ],
        'Merece la pena anotar, {sobre todo|de preferencia}, [record].',
        'La memoria {adorna|elige}; {el papel|la tinta} {guarda|conserva} también {los fallos|las dudas}.',
        'Añade {un dibujo|una foto}, {un recibo|una etiqueta}, {una frase oída|un olor}: {esas migas|esos rastros} {devuelven|traen} {la escena entera|más que las frases}.',
        '{No hace falta|Tampoco se pide} {buena letra|estilo}: {basta|alcanza} con que {se entienda|lo entiendas} {dentro de un mes|más adelante}.',
      ],
      [
        [
          'Relee {una vez por semana|en día fijo}, {sin corregir|con cariño}, y {subraya|rodea} lo que {vuelve|se repite}.',
          'Pon fecha {a todo|a cada entrada}: una nota sin fecha {pierde|olvida} {medio sentido|pronto lo que quería decir}.',
        ],
        'Al cabo de {unas páginas|pocas semanas} {asoma|aparece} {una preferencia|una pauta} que ningún consejo {podía|sabría} {darte|soplarte}.',
        'Enséñale {el cuaderno|esas páginas} a {un amigo|alguien de confianza}: un lector nuevo {ve|descubre} {la frase que vuelve|lo que tú ya no ves}.',
      ],
    ],
  },
  {
    id: 'item-one-change',
    role: 'item',
    headings: [
      '{Cambia|Toca} una cosa cada vez',
      'Un solo {cambio|retoque}',
      '{Resiste|No cedas} a la gran limpieza',
    ],
    paragraphs: [
      [
        [
          'Cambia una sola cosa cada vez y dale {tiempo para actuar|una semana entera}.',
          '{Cambiarlo todo|Ponerlo todo patas arriba} {de golpe|el mismo día} {alivia|emborracha}, pero {no enseña nada|lo enturbia todo}: elige un {solo|único} punto.',
        ],
        'Con {dos|tres} novedades, {imposible saber|nadie sabe} cuál {ayuda|estorba}.',
        '[exampleSentence]',
        'Apunta {el día|la fecha} del {cambio|ajuste} y {cómo estaba todo|qué pasaba} antes, o {la comparación|el recuerdo} {te engañará|se embellecerá}.',
        '{Lo demás|El resto de tus ideas} {puede esperar|aguardará} {en una lista|sin estropearse}.',
      ],
      [
        [
          'Espera {unos días|a que se asiente}, {juzga|anota} y luego {conserva|descarta} {con franqueza|sin medias tintas}.',
          'Cuando {todo va bien|nada aprieta}, {no toques nada|deja las cosas en paz}: también es {una decisión|un talento}.',
        ],
        'Esa lentitud {parece|se hace} {excesiva|pesada}; {llega antes|lleva más lejos} que {diez comienzos|volver a empezar}.',
        'Al {tercer|segundo} cambio {tendrás|habrá} {una cadena|una historia} que se puede {contar|explicar}, y {eso|lo que se cuenta} se {repite|mejora} {sin miedo|a voluntad}.',
      ],
    ],
  },
  {
    id: 'item-remove',
    role: 'item',
    headings: [
      '{Quita|Retira} antes de añadir',
      '{Aligera|Haz sitio}',
      'Menos, {pero mejor|y de mejor humor}',
    ],
    paragraphs: [
      [
        [
          'Piensa {primero|antes} qué podrías {quitar|retirar} antes de {añadir|inventar} nada.',
          'La mejora {más sencilla|mejor} consiste {a veces|a menudo} en {quitar|retirar}: {un objeto|un paso}, {una regla|una costumbre}, {un duplicado|un rodeo}.',
        ],
        'Cada añadido pide atención, {incluso en silencio|hasta en reposo}.',
        'Quita una cosa, {vive así|espera} {una semana|unos días} y {mira|anota} si alguien {protesta|la reclama}.',
        'Guarda lo que {salga|se vaya} {aparte|lejos}, {sin tirarlo|durante un mes}: se {corta|decide} {mejor|con mano ligera} cuando {nada es definitivo|se puede volver}.',
        '{Lo que sobra|Un estorbo} {rara vez|casi nunca} {hace ruido|protesta}: {hay que ir a buscarlo|se deja ver solo si se mira}.',
      ],
      [
        [
          'Lo que queda {respira|gana}: {se usa|se ve} por fin {de verdad|como merece}.',
          'Empieza por {el cajón|el rincón} {más fácil|que más te irrita}: el alivio {da|presta} fuerzas {para lo que sigue|para decisiones más duras}.',
        ],
        'Añade solo {después|más tarde}, y {cuenta|pesa} {lo que costará|el sitio que pedirá}.',
        'Hazte siempre la misma pregunta: si {faltara|no lo tuviera}, ¿{iría a buscarlo|lo echaría de menos} {hoy|de buena gana}?',
      ],
    ],
  },
  {
    id: 'item-show',
    role: 'item',
    headings: [
      '{Enseña|Muestra} la idea pronto',
      '{Cuéntaselo|Dilo} a alguien',
      'Una mirada {de fuera|nueva}',
    ],
    paragraphs: [
      [
        [
          'Enseña la idea a alguien {antes de que esté lista|más pronto de lo que querrías}.',
          'Elige a una persona {sincera|de confianza} y cuéntale {el plan|lo que piensas hacer} en {dos minutos|pocas palabras}.',
        ],
        'A mitad de {la frase|la explicación} {oirás|notarás} {tú|ya} lo que {cojea|falta}.',
        'Pregunta {qué no se entiende|qué recordarán}, nunca si {está bien|gusta}.',
        'No {defiendas|justifiques} nada {durante cinco minutos|hasta el final}: {apunta|escucha}, {agradece|asiente} y {criba luego|consúltalo con la almohada}.',
        '{Lleva|Ten listo} {un dibujo|un ejemplo} por si {las palabras se enredan|la idea es rara}.',
      ],
      [
        [
          'Un buen oído puede ser [expert].',
          'Mejor alguien {que no gane nada|que ya te llevó la contraria con cariño} que {tu mayor admirador|quien dice siempre que sí}.',
        ],
        'Quizá te quedes con una sola observación, y {valdrá|pagará} {de sobra|ella sola} {la charla|el rato}.',
        'Una idea {contada|compartida} {demasiado tarde|ya terminada} solo {recibe|cosecha} {cumplidos|cortesía}.',
        '{Vuelve luego|Regresa} a {contar|decir} {qué hiciste con su consejo|en qué quedó todo}: {así|de ese modo} {habrá segunda vez|se hacen los aliados}.',
      ],
    ],
  },
  {
    id: 'item-habit-hook',
    role: 'item',
    headings: [
      '{Engancha la idea|Ata la novedad} a una costumbre',
      '{Aprovecha|Usa} un gesto que ya existe',
      '{Facilita|Acorta} el arranque',
    ],
    paragraphs: [
      [
        [
          'Engancha la novedad a un gesto {que ya haces|diario}: {el café|el trayecto} de la mañana, por ejemplo.',
          '{Prepara|Facilita} el arranque {la víspera|de antemano}: cuanto más corto {sea|resulte} el primer paso, {antes se da|mejor aguanta}.',
        ],
        'La voluntad {se cansa|se gasta}; una {vieja costumbre|buena rutina} tira {sola|sin quejarse}.',
        'Deja {a la vista|en la mesa} lo que {sirve|invita} y {aparta|esconde} lo que {distrae|tienta}.',
        '[firstStepSentence]',
      ],
      [
        [
          'Empieza {ridículamente pequeño|por debajo de tus fuerzas}, para que negarse {suene absurdo|dé risa}.',
          'Un día {perdido|olvidado} no es {un drama|nada}; {sigue|vuelve} {al siguiente|mañana}, {sin recuperar|sin castigos}.',
        ],
        'Cuéntalo {en casa|a alguien}, {sin solemnidad|de pasada}: se olvida menos {lo dicho|una promesa oída}.',
        'Espera {varias semanas|un buen mes} antes de {añadir|apilar} {otra novedad|más}: las costumbres {echan raíces|agarran} {despacio|con calma}.',
        '{La constancia|Repetir} {tiene mala fama|suena gris} hasta que {un día|sin avisar} {empieza a dar fruto|sale sola}.',
      ],
    ],
  },
  {
    id: 'item-signal',
    role: 'item',
    headings: [
      '{Elige|Fija} una señal de éxito',
      '{Decide|Ten claro} cuándo estará bien',
      '¿En qué {notarás que funciona|se verá el acierto}?',
    ],
    paragraphs: [
      [
        [
          'Decide {de antemano|al empezar} por qué señal {verás|sabrás} que {funciona|acertaste}.',
          'El acierto se {nota|mide} en una señal {elegida antes|sencilla}: {fíjala|búscala} {pronto|sin demora}.',
        ],
        'Mira, {por ejemplo|digamos}, [signal].',
        '[measureSentence]',
        'Con una sola {señal|referencia} {basta|es suficiente}, si {se ve sin esfuerzo|puedes tomarla sin pereza}.',
        '{Mejor|Vale más} una señal {tosca y segura|humilde} que {tres finas y caprichosas|una cifra elegante que nadie entiende}.',
      ],
      [
        [
          'Deja pasar {unas semanas|varias notas} antes de {concluir|juzgar}: los {comienzos|primeros días} {exageran|mienten} {en los dos sentidos|con gusto}.',
          'Prefiere algo {que se pueda comprobar|que otros puedan ver} a {un estado de ánimo|una impresión}, que {cambia demasiado|varía sin aviso} para {guiar a nadie|servir de guía}.',
        ],
        'Escríbela {en la primera página|en algún sitio}, {con la fecha|fechada}, y {no la toques|déjala quieta} {por el camino|hasta el balance}.',
        'El día que {aparezca|la veas}, deja de {mejorar|pulir} y {disfruta|saboréalo}.',
      ],
    ],
  },
  {
    id: 'item-way-back',
    role: 'item',
    headings: [
      '{Guarda|Prepara} una salida',
      '{Prevé|Deja lista} la vuelta',
      'El derecho {a equivocarse|a cambiar de idea}',
    ],
    paragraphs: [
      [
        [
          'Prepara desde el principio la manera de {volver atrás|cambiar de idea}.',
          'Antes de {comprometerte|dar el paso}, {pregúntate|mira} cómo se {sale|deshace}.',
        ],
        'Se prueba con más {libertad|ganas} cuando {la vuelta está señalada|hay puerta}.',
        'Anota {el estado de partida|cómo estaban las cosas}, {guarda|conserva} lo viejo y {ponle fecha|archiva las notas}.',
        'A igual mérito, prefiere {el camino que se corrige|la vía que se puede dejar} {sin daño|por poco}.',
        '{Saber|Tener claro} {cómo se deshace|por dónde se vuelve} {no quita ganas|no enfría nada}: {quita miedo|suelta las manos}.',
        '{Una nota|Una línea} {hoy|ahora} ahorra {sudores|discusiones} {mañana|más adelante}.',
      ],
      [
        [
          'Fija {además|también} {un día|una fecha} para {hacer balance|decidir si sigues}, {sin drama|con la cabeza fría}.',
          'Habla {claro|sin apuro} de esa salida con {quien te acompañe|la gente implicada}: se {avanza|anda} mejor {sabiendo dónde está la puerta|con las reglas sabidas}.',
        ],
        'Renunciar {a tiempo|en buen momento} no es {un fracaso|una derrota}: es {una prueba que contestó|una pregunta resuelta}.',
        'Hay elecciones {sin vuelta|irreversibles}, {claro|por supuesto}; {piden|merecen} más {noches|consejo} que {todas las demás|el resto}.',
      ],
    ],
  },
];
