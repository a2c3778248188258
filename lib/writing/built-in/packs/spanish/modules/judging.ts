import type { Module } from '../../../language-pack.ts';

/** Judging what one reads and hears. Plans: all shapes. */
export const JUDGING: readonly Module[] = [
  {
    id: 'judge-reading',
    role: 'judge',
    headings: [
      '{Leer|Escuchar} con una pizca de desconfianza',
      '¿De quién {fiarse|hacer caso}?',
      '{Criba|Pesa} los consejos',
    ],
    paragraphs: [
      [
        [
          'Consejos {no faltan|hay de sobra}; lo que {escasea|hace falta} es {la criba|un buen cedazo}.',
          '{Todo el mundo|Cada cual} tiene una opinión, {también|y más aún} [topic]; {queda por saber|falta decidir} cuál {pesa|conservar}.',
          'Un consejo no es {una prueba|una verdad}, por {bien escrito|rotundo} que {venga|suene}.',
        ],
        '[sourceSentence]',
        'Pregunta primero {desde dónde habla|qué se juega} {el autor|quien aconseja}: ¿{experiencia|prueba}, {oficio|estudio}, {negocio|puro rumor}?',
        'Consulta, {mejor que|antes que} {el primer resultado|las opiniones de moda}, [sources].',
        '{Quien paga|El que vende|Un interesado} también {escribe|aconseja|opina}, y {no por eso miente|a veces acierta|puede tener razón}; {solo conviene|basta con|hay que} {saberlo|tenerlo presente|recordarlo} al leer.',
      ],
      [
        [
          'Cruza {luego|siempre} {dos voces|al menos dos voces} que no se {conozcan|copien}.',
          'Una idea leída diez veces {puede salir|sale a veces} de {una sola página|la misma boca}.',
        ],
        '{El acuerdo|Que coincidan} solo {vale|pesa|sirve} si {cada cual miró por su cuenta|lo comprobaron por separado|ninguno copió}.',
        '{Cuando|Si|Allí donde} dos opiniones {chocan|se contradicen|no casan}, {busca qué cambia|mira en qué difieren|pregunta qué las separa}: {el lugar|el momento}, {el fin|el público}, {los medios|la manera de medir}.',
        '{Date tiempo para|Ten la paciencia de} {llegar al final|acabar la página|leer las notas}: {el matiz decisivo|lo que lo cambia todo|el pero} suele {dormir|esconderse|ir} en {el último párrafo|la letra pequeña|un paréntesis}.',
        'Y deja sitio {a la duda|al «depende»}, que {a menudo|muchas veces} es {lo más honrado|señal de seriedad}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Un texto {merece|gana} tu confianza si {cumple|supera} {varias|algunas} de estas condiciones:',
        'Somete {cada consejo|cada página} a {estas preguntas|este examen}:',
      ],
      items: [
        ['¿Dice {cómo lo sabe|de dónde sale lo que afirma} {quien escribe|su autor}?'],
        ['¿Aclara {cuándo|en qué casos} {no funciona|falla} {lo que propone|el consejo}?'],
        ['¿Lleva fecha, y {importa|estorba} {esa fecha|su edad} {en este asunto|aquí}?'],
        ['¿Gana {alguien|su autor} {dinero|algo} {con que lo creas|si le haces caso}?'],
        [
          '¿Podrías {comprobarlo|probarlo} {tú|con tus manos}, {aunque sea en pequeño|al menos en parte}?',
        ],
      ],
    },
  },
  {
    id: 'judge-claims',
    role: 'judge',
    headings: [
      '{Separa|Distingue} el hecho de la opinión',
      '{Hazle|Ponle} preguntas al texto',
      'Lo que {valen|pesan} las opiniones',
    ],
    paragraphs: [
      [
        [
          'Toma una frase {que leíste ayer|que te llamó la atención} y {pídele los papeles|pregúntale de dónde viene}.',
          'Leer bien, [topic], es {sobre todo|antes que nada} {separar|cortar}: {aquí un hecho, allí un gusto|a un lado lo visto, al otro lo opinado}.',
          'Debajo de las {grandes|bonitas} afirmaciones hay {a veces|a menudo} {una sola experiencia|una costumbre sin comprobar}.',
        ],
        'Un hecho {se enseña|se puede mostrar}, una opinión {se discute|se defiende}, una promesa {se vigila|se pone a prueba}: tres {especies|naturalezas}, tres {lecturas|cautelas}.',
        '[sourceSentence]',
        'Las palabras {absolutas|sin matices}, como «siempre» o «nunca», {piden|merecen} {una ceja levantada|una comprobación}.',
        'Una frase {honrada|sólida} {admite|soporta} que le pregunten {de dónde viene|en qué casos vale} sin {enfadarse|cambiar de tema}.',
      ],
      [
        [
          'Sube {después|entonces} {hasta la fuente|río arriba}.',
          '{Sigue el hilo|Tira del hilo} {hasta el final|hacia atrás}: ¿quién lo {dijo|escribió} {primero|antes que nadie}?',
        ],
        'Puedes {abrir|mirar}, {por ejemplo|para empezar}, [sources].',
        '{Muchas veces|Más de una vez}, {el matiz|la reserva} {del principio|original} se {perdió|quedó} {por el camino|de copia en copia}.',
        'Si el hilo se {rompe|corta}, {no tires la idea|guarda la idea}: {ponla|clasifícala} {entre las hipótesis|con las cosas por probar}.',
        'Apunta {de paso|por el camino} quién cita a quién: con {un dibujo|unas flechas} se ve {pronto|de golpe} de dónde {bebe todo el mundo|sale el agua}.',
      ],
      [
        [
          'Vuelve {por último|al final} {la lámpara|el espejo} hacia {ti|quien lee}.',
          'Quien lee tiene, {él también|por su parte}, {sus debilidades|sus inclinaciones}.',
        ],
        'Se cree {con más gusto|antes} lo que {halaga|conviene} y lo que {ya se pensaba|se esperaba}.',
        'Busca, pues, {a propósito|de buena gana} {la objeción|la opinión contraria}, {en su mejor versión|bien defendida}.',
        'Si te {hace dudar|incomoda}, {enhorabuena|buena noticia}: estás {aprendiendo|avanzando}.',
        '{Apunta|Confiesa} {qué esperabas leer|tu preferencia} {antes de abrir la página|en lo alto de las notas}: {pesará menos|hará menos trampas} {a la vista|escrita} que {escondida|callada}.',
      ],
    ],
  },
  {
    id: 'judge-own-test',
    role: 'judge',
    headings: [
      '{No te creas nada|Compruébalo}, ni {siquiera|aun} esta página',
      '{Creer|Saber} o comprobar',
      'Una {prueba|comprobación} a tu alcance',
    ],
    paragraphs: [
      [
        [
          'Muchas más cosas {se comprueban|pueden comprobarse} {en casa|sin laboratorio} {de lo que parece|si se achica la pregunta}.',
          'Antes de {seguir|adoptar} un consejo, [topic], piensa {en qué se notaría|qué señal diría} que {se equivoca|es falso}.',
          'Una afirmación {sólida|útil} {aguanta|admite} {el examen|que la pongan a prueba}.',
        ],
        'Convierte la idea en {pregunta|apuesta}: si fuera {cierta|verdad}, ¿qué {debería ver|tendría que pasar} {mañana|delante de mis ojos}?',
        '[exampleSentence]',
        'Una {buena prueba|prueba útil} dice {de antemano|antes de empezar} qué {contaría|valdría} como {fracaso|desmentido}; {si no|de lo contrario}, uno {acaba|termina} siempre {dándose la razón|teniendo razón}.',
      ],
      [
        [
          'Cuidado {luego|sobre todo} con {la bonita historia|la anécdota}.',
          'Una {anécdota|buena historia} {convence|arrastra} más deprisa que un {registro|cuaderno} {paciente|honrado}.',
        ],
        'Puede ser {cierta|exacta} y no decir nada de {tu caso|lo que te espera}.',
        'Busca a quienes lo {intentaron|probaron} {y callaron|sin contarlo}: {su silencio|su ausencia} también {cuenta|pesa}.',
        'Mira, para {equilibrar|compensar}, [sources].',
        'El contrapeso es {sencillo|conocido}: pedir {toda la serie|los demás casos}, también {los intentos|los días} de los que nadie {hizo una foto|guardó recuerdo}.',
      ],
      [
        [
          'Reparte {al final|por último} las opiniones en tres {montones|cajas}.',
          'Termina con una criba {sencilla|de tres cajones}.',
        ],
        'Lo comprobado, lo {creíble|probable}, lo {dudoso|frágil}: cada cosa {a su sitio|en su página}.',
        'Apuesta {fuerte|de verdad} solo por {lo primero|lo comprobado}; {prueba|cata} lo {creíble|probable} {en pequeño|gastando poco}.',
        'Lo demás {puede esperar|se queda en la nevera}, {sin creerlo ni burlarse|con un signo de interrogación}.',
        'Revisa {esos montones|ese reparto} {de vez en cuando|cada temporada}: una certeza {puede bajar|cambia} de {cajón|sitio}, y no {pasa nada|es deshonra}.',
      ],
    ],
  },
];
