import type { Module } from '../../../language-pack.ts';

/** Framing a choice and setting criteria. Plan: comparison. */
export const FRAMING: readonly Module[] = [
  {
    id: 'frame-question',
    role: 'frame',
    headings: [
      '{Plantea|Formula} primero la pregunta',
      'Lo que {eliges de verdad|decides en el fondo}',
      '{Antes de comparar|La elección que hay detrás}',
    ],
    paragraphs: [
      [
        [
          'Una elección {mal planteada|planteada con prisa} no tiene {buena respuesta|solución}, {solo partidarios|por muchas vueltas que se le den}.',
          'Entre [both], la {primera|verdadera} pregunta no es cuál, sino {para qué|para quién}.',
          'Antes de {comparar|pesar} nada, {di|escribe} para qué {ha de servir la decisión|quieres al ganador}.',
        ],
        'Los {debates|duelos} sin {contexto|circunstancias} {dan vueltas|no se acaban nunca}: cada cual {defiende|describe} su propia {vida|semana}.',
        '[questionSentence]',
        'Escribe {una frase|dos líneas} que {nombre|precise} el uso, {el momento|la duración} y {a quién afecta|la gente a la que toca}.',
        'Una frase así {descarta|elimina} {ella sola|de entrada} {la mitad de los argumentos|buena parte del ruido}, {empezando por el más gritón|sobre todo el que habla de otra vida}.',
      ],
      [
        [
          'Comprueba {luego|además} que {el duelo sea limpio|se comparen cosas comparables}.',
          'No todos los {rivales|candidatos} {juegan|compiten} {en la misma liga|al mismo juego}.',
        ],
        'A veces {uno completa al otro|caben los dos, por turnos}, o {una tercera vía merece sitio|lo mejor es no cambiar nada}.',
        'Pregúntate {también|sin rodeos} qué {costaría|te haría} equivocarte: si {tiene arreglo fácil|se puede deshacer}, {decide pronto|con una tarde sobra}.',
        'Lo que {compromete|cuesta deshacer}, en cambio, {pide|merece} {más cuidado|unos días y una prueba}.',
        'Mira {por último|además} {el calendario|la temporada}: lo que {acierta|vale} {hoy|este año} quizá {no valga|pierda sentido} {si tu vida cambia|el día que cambien las cosas}.',
      ],
      [
        [
          'Fija {por último|al final} el día de {la decisión|la respuesta}.',
          'Una {comparación|búsqueda} sin {fecha|final} {crece|se estira} {sin acercarte a nada|hasta el hartazgo}.',
        ],
        'Hasta entonces, {recoge|apunta} {todo lo que cuente|observaciones}; {ese día|llegada la fecha}, {decide|elige} con lo que {tengas|sepas}.',
        'La duda que {quede|sobre} {va incluida en el precio|no es motivo para esperar}: ninguna elección llega {completa|sin ella}.',
        '{Avisa|Advierte} {a los consejeros|a los tuyos|a los entusiastas} de que ese día {se cierra la puerta|habrá respuesta}: así irán {al grano|a lo importante}.',
      ],
    ],
  },
  {
    id: 'frame-habits',
    role: 'frame',
    headings: [
      '¿Un {duelo|combate}? {Sin prisa|No tan deprisa}',
      'Parte de {tu vida|tus días}',
      'Primero {el uso|la costumbre}, después las virtudes',
    ],
    paragraphs: [
      [
        [
          'Los {partidarios|defensores} de cada bando suelen {tener razón|estar en lo cierto}, {cada cual en su casa|pero no viven tus días}.',
          'Para elegir entre [both], {mira|observa} {primero|antes que nada} {la vida que llevas|una semana tuya}.',
          'La {buena|mejor} respuesta depende menos de {las virtudes|los méritos} de cada uno que de {tus costumbres|lo que vayas a hacer}.',
        ],
        'Cuenta un día {corriente|cualquiera}: {los ratos muertos|las prisas}, {la gente alrededor|los límites}, {lo que te cansa|lo que te gusta}.',
        '[exampleSentence]',
        'Es {en ese decorado|ahí en medio} donde la elección tendrá que {vivir|hacerse sitio}.',
        'Las costumbres {pesan|mandan} más que {los buenos propósitos|los principios}: {más vale|mejor} {invitarlas|sentarlas a la mesa} desde {ahora|el principio}.',
        '{La pereza|El cansancio} también {vota|opina}, y {más vale|conviene} {contar con su voto|escuchar a tiempo}.',
      ],
      [
        [
          'Confiesa {luego|ahora} tus {preferencias secretas|inclinaciones}.',
          'Quizá {te inclines|tires} ya {hacia un lado|por uno}; {dilo|reconócelo}.',
        ],
        'Una {inclinación|preferencia} {confesada|escrita} {pesa menos|tuerce menos la balanza} que un {capricho|gusto} {disfrazado de argumento|vestido de razones}.',
        'Busca entonces {la mejor razón|el argumento más fuerte} {del otro lado|para cambiar de idea}.',
        'Si nada te {mueve|hace dudar}, quizá {ya has elegido|tengas la respuesta}, y {lo que sigue|esta lectura} {servirá para|ayudará a} {comprobarlo|confirmarlo} con calma.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Para {encuadrar|plantear} la elección, {apunta|contesta a} esto:',
        '{Un cuestionario breve|Unas líneas por rellenar} antes de comparar:',
      ],
      items: [
        ['El uso {principal|más frecuente}, {el de un día normal|no el más raro}.'],
        ['El tiempo {que debe durar|que vivirás con} esta elección.'],
        ['La gente a la que {toca|afecta}, {aun de lejos|incluida la que calla}.'],
        [
          'Lo que no {aceptarías|admites}, {sea cual sea la opción|ni a cambio de una gran ventaja}.',
        ],
        ['La manera de {volver atrás|cambiar de idea}, y {lo que costaría|el plazo}.'],
      ],
    },
  },
  {
    id: 'criteria-few',
    role: 'criteria',
    headings: [
      '{Pocos criterios|Unos pocos criterios}, pero tuyos',
      '{Elige|Fija} tus criterios',
      'Lo que {contará|pesará} de verdad',
    ],
    paragraphs: [
      [
        [
          'Demasiados criterios {ahogan|tapan} la elección; {quédate con unos pocos|basta un puñado}.',
          'Antes de {puntuar|juzgar} [a] y [b], {decide|escribe} qué vas a {mirar|medir}.',
          'Un criterio {útil|digno de ese nombre} {separa|desempata}; {lo que ambos comparten|aquello en que empatan} puede {salir|desaparecer} de la lista.',
        ],
        'Ordénalos {de más a menos|por importancia} antes de {mirar a los candidatos|leer una sola opinión}.',
        'Sin ese orden, uno {descubre|inventa} {sobre la marcha|después} que {la ventaja del favorito|el punto fuerte del preferido} era lo {esencial|decisivo}.',
        '[choiceSentence]',
        'Dos o tres criterios {bien pesados|elegidos con cuidado} {dan|llevan a} mejores {respuestas|decisiones} que {veinte casillas|treinta líneas} {a medio marcar|rellenadas con prisa}.',
        '{Vuelve a leer|Repasa} el orden {mañana|en frío}: si te {sorprende|incomoda}, quizá algún criterio {hable por otra persona|venga prestado}.',
      ],
      [
        [
          'Dale {después|luego} a cada uno {una prueba|una pregunta} {concreta|que se conteste con un gesto}.',
          'Una palabra como «{práctico|sencillo}» no {desempata|decide} nada; {una escena|una prueba}, sí.',
        ],
        'Pregunta, por ejemplo, {qué pasa|cómo se porta cada uno} {un día con prisas|cuando todo va mal}.',
        'Si la prueba te {aburre|parece ociosa}, el criterio {no importa tanto|puede irse}.',
        'Describe {la escena|la respuesta} con tanto detalle que {un amigo|otra persona} pudiera {juzgarla por ti|reconocer tu vida en ella}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Criterios que {hablan claro|suelen olvidarse}:',
        '{Elige|Pica} entre estas {pistas|ideas}:',
      ],
      items: [
        [
          'El esfuerzo {de los primeros días|de entrada}, {aprendizaje incluido|con la instalación}.',
        ],
        [
          'El cuidado que pide {pasada la ilusión|a los seis meses}: {tiempo|dinero}, {atención|paciencia}.',
        ],
        ['Lo que pasa {en caso de error|si te equivocas}, y {cómo se arregla|por dónde se sale}.'],
        ['Lo bien que {se lleva|casa} con lo que {ya tienes|ya haces}.'],
        [
          'El {gusto|placer} {de usarlo|diario}, porque lo que {aburre|cuesta} {acaba en un cajón|no dura}.',
        ],
        ['{Las consecuencias|Lo que cambia} para {los demás|tu gente}.'],
      ],
    },
  },
  {
    id: 'criteria-weights',
    role: 'criteria',
    headings: [
      '{Pesa|Mide} sin hacer trampas',
      'La balanza {antes que|y no} el flechazo',
      '{Dale|Pon} un peso a cada cosa',
    ],
    paragraphs: [
      [
        [
          'Una tabla de {tres columnas|pocas líneas} {basta|es suficiente}, si se rellena {con honradez|sin mirar el total}.',
          'Pon [a] y [b] en {lo alto de una hoja|dos columnas} y, {a la izquierda|al margen}, lo que te {importa|duele}.',
          'Comparar es {ante todo|sobre todo} {renunciar|elegir lo que no tendrás}: {un peso|una prioridad} cada vez.',
        ],
        '{Reparte|Distribuye|Coloca} {diez puntos|diez piedras|diez garbanzos} entre {tus criterios|las líneas|lo que has escrito}: {la tacañería forzosa|el jueguecito} {descubre|enseña} {lo que defiendes|las prioridades de verdad}.',
        'Puntúa {una línea cada vez|criterio a criterio}, nunca {un candidato entero|columna a columna}, para {desarmar|burlar} {al favorito|tu preferencia}.',
        'Deja en blanco las casillas donde {no sepas|dudes}: {dicen|enseñan} {qué probar|dónde mirar}.',
        'Usa {otro color|un color distinto} cuando la nota venga de {tu experiencia|una prueba tuya}: {de un vistazo|desde lejos} {sabrás|se verá} {qué es firme|en qué se apoya todo}.',
      ],
      [
        [
          '{Busca luego|Marca ahora|Traza después} las {líneas rojas|condiciones sin rebaja|rayas que nadie cruza}.',
          'Hay {exigencias|condiciones} que no se {compensan|regatean}.',
        ],
        'Con una sola {línea roja|raya} {cruzada|pasada}, {la suma de lo demás|el total} {ya no importa|no arregla nada}.',
        'Que sean {pocas|dos como mucho}: {si hay demasiadas|más allá}, {nadie pasa|pides lo imposible}.',
        '[questionSentence]',
        'Una preferencia no es {una exigencia|una condición}: se puede {vivir sin ella|negociar}, aunque {merezca|tenga} {un par de puntos|su sitio en la balanza}.',
      ],
      [
        [
          'Mira {por fin|al final} {el total|el resultado} y, {sobre todo|más aún}, {tu reacción|lo que te hace sentir}.',
          'El total no es {una orden|una sentencia}: {hace de espejo|míralo como un espejo}.',
        ],
        'Un {pellizco|disgusto} {delata|señala} un criterio {olvidado|que no te atrevías a escribir}; {añádelo|dale su línea} {sin vergüenza|con su peso}.',
        'Un {alivio|suspiro}, {al contrario|en cambio}, {confirma|dice} que {la tabla habla por ti|ya tienes respuesta}.',
        '{Enseña|Lee|Presta} {la hoja|esas notas|la tabla} a {alguien|una persona|un vecino} que no {gane nada|tenga nada en juego|vaya a vivir con ello}.',
        '{Duerme|Deja pasar una noche} antes de {tocar los números|cambiar nada}; {la mano|el favorito} {empuja|tira} {cuando nadie mira|sin que se note}.',
      ],
    ],
  },
  {
    id: 'criteria-scenes',
    role: 'criteria',
    headings: [
      '{Escenas|Tres escenas} en vez de notas',
      '{Pon en escena|Rueda} tus criterios',
      'Cada criterio, una {situación|escena}',
    ],
    paragraphs: [
      [
        [
          'Las {notas sobre diez|estrellas} {fingen|aparentan} {medir|saber}; una escena {vivida|de verdad} {enseña|decide}.',
          'En vez de puntuar [a] y [b], {mételos|colócalos} en {unas cuantas escenas|tres momentos} de {tu vida|tu semana}.',
          'Un buen criterio {se representa|sale a escena}: tiene {un lugar|un decorado}, {una hora|un humor} y {testigos|un imprevisto}.',
        ],
        'Empieza por {la escena más frecuente|el momento más corriente}, {sin público|sin hazañas}.',
        'Sigue con {la temida|el mal rato}: {una avería|un retraso}, {una discusión|un cansancio}, {un invitado de más|una cartera vacía}.',
        'Deja para el final {el día bonito|la escena feliz}, porque {adula|favorece} a {todos los candidatos|cualquiera}.',
      ],
      [
        [
          'Representa {luego|después} {cada escena|todas} {dos veces|con uno y con otro}.',
          'Ahora, {función|a escena}: {el mismo decorado|las mismas circunstancias}, {dos actores|dos repartos}.',
        ],
        'Describe {qué hacen las manos|los gestos}, {quién se impacienta|qué espera}, {cuántos pasos hacen falta|qué esfuerzo cuesta}.',
        '[choiceSentence]',
        'La diferencia {salta a la vista|aparece} en los verbos: de un lado se {busca y se repara|espera y se explica}, del otro se {disfruta|pasa a otra cosa}.',
        'Invita a {un testigo|alguien} que {conozca tus manías|te haya visto un mal día}: {añadirá|encontrará} {la réplica|el detalle} que {callabas|habías cortado}.',
        'Y {no repitas la toma|no te saltes las malas} hasta que {salga bonita|gane el de siempre}: {se trata de ver|interesa ver}, no de {lucirse|convencer}.',
      ],
      [
        [
          'Queda {pesar|dar su peso a} esas escenas, {cada una según se repita|calendario en mano}.',
          'Dale {al final|por último} a cada una el sitio que {ocupa|tiene} {en el año|en tu vida real}.',
        ],
        'Una victoria {anual|de día de fiesta} {compensa mal|no borra} una molestia {diaria|de cada mañana}.',
        'Si te {falta|falla} una escena, {ve a vivirla|provócala}, {aunque sea en pequeño|siquiera una hora}: se imagina mal lo que {nunca se ha vivido|aún no ha pasado}.',
        'Lee {el guion|esas páginas} a {quienes actúan|los tuyos} y deja que corrijan {su papel|lo que suena falso}.',
      ],
    ],
  },
];
