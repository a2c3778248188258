import type { Module } from '../../../language-pack.ts';

/** How something works, and what is wrongly believed. Plan: explainer. */
export const EXPLAINING_HOW: readonly Module[] = [
  {
    id: 'how-parts',
    role: 'how',
    headings: [
      'Cómo {funciona|orientarse}',
      '{Abre|Desmonta} el mecanismo',
      'Las piezas, {una a una|de cerca}',
    ],
    paragraphs: [
      [
        [
          'Para entender algo {complicado|enmarañado} hay que {desmontarlo|deshacerlo} {en la cabeza|sobre el papel}.',
          '¿Qué {sostiene|mantiene en pie} todo esto, [topic]? {Mira|Toma} las piezas {una a una|antes que el conjunto}.',
          'Debajo {del conjunto|de la apariencia} hay {piezas|partes}, y {entre ellas|de una a otra}, {lazos|hilos}.',
        ],
        'Nombra {unas pocas partes|cinco partes}, {no más|sin pasarte}, y {escribe|di} {qué hace cada una|para qué sirve cada una}.',
        'Luego {quita|retira} una, {mentalmente|con la imaginación}: ¿qué {se para|deja de andar}, qué {sigue|queda}?',
        'La pieza cuya falta {lo detiene todo|bloquea el conjunto} {merece|reclama} {tus primeras lecturas|más atención}.',
        '{No cedas a|Resiste} {la tentación del detalle|las ganas de afinar}: {más vale|ayuda más|sirve mejor} {un dibujo simple|un croquis tosco|una chapuza clara} que un mapa {ilegible|donde uno se pierde|hermoso y mudo}.',
      ],
      [
        [
          'Mira {ahora|después} {los lazos|lo que circula de una a otra}.',
          'Lo más {interesante|importante} {vive|se esconde} {entre las piezas|en las juntas}.',
        ],
        '¿Qué parte {empuja|pone en marcha} a {otra|la siguiente}, {cuándo|en qué orden} y {con qué retraso|con qué condición}?',
        'Dibuja flechas, {aunque sea a lápiz|por inseguras que salgan}; una flecha {de ida y vuelta|que vuelve atrás} {avisa de|señala} un punto {delicado|enredado}.',
        '[exampleSentence]',
        'Busca también lo que {frena|limita}: saber qué {impide|retiene} {alumbra|enseña} tanto como saber qué {empuja|pone en marcha}.',
      ],
      [
        [
          'Prueba {por último|al final} {el esquema|tu dibujo} con {un caso real|un ejemplo}.',
          'Un esquema es {solo una hipótesis|una suposición}: hay que {probarlo|ponerlo a trabajar}.',
        ],
        '{Toma|Elige|Rescata} {un ejemplo concreto|un caso vivido|una escena que recuerdes} y {avanza|camina} {de flecha en flecha|paso a paso|sin saltos} {hasta el final|de punta a punta}.',
        'Donde {el dedo se pare|el ejemplo descarrile}, {falta|olvidaste} {una pieza|un lazo}.',
        'Algo como [detail] puede {explicarlo todo|torcer el dibujo entero}.',
        'Corrige {entonces|después} {el trazo|el esquema} {de buena gana|sin pena}, y {guarda|conserva} la versión {equivocada|vieja}, que {recuerda|enseña} cómo {pensabas|empezaste}.',
      ],
    ],
  },
  {
    id: 'how-story',
    role: 'how',
    headings: [
      '{Sigue|Cuenta} el hilo',
      '{De principio a fin|La historia de un ejemplo}',
      '{Antes, durante y después|Un relato para entender}',
    ],
    paragraphs: [
      [
        [
          'Lo que uno {sabe contar|puede contar} está {medio|casi} entendido.',
          'Toma, [topic], un solo {caso|ejemplo} y {cuéntalo|síguelo} {de cabo a rabo|del primer al último minuto}.',
          'Deja {a un lado|por un rato} la teoría y {prueba con|date} {un relato|una historia}: ¿{quién|qué}, {cuándo|en qué orden}, {y luego qué|con qué efecto}?',
        ],
        '{Empieza|Abre|Arranca} {justo antes|un poco antes|la víspera} de que {todo comience|se mueva algo|suene el timbre}: la calma {de antes|previa|del principio} {explica|contiene|anuncia} {mucho|lo que viene}.',
        '{Avanza|Sigue|Camina} {por escenas|paso a paso|sin saltos} y {di|anota|señala} cada vez {qué cambia|qué se mueve} y {por qué|qué lo provocó|de dónde vino el empujón}.',
        '{Termina|Para|Corta} cuando {nada se mueva|vuelva la quietud|ya no pase nada} o cuando {todo recomience|se cierre el círculo|la historia se muerda la cola}.',
        'Quédate cerca de {los gestos|las cosas}, lejos de las grandes palabras: un relato {se estropea|se congela} si {se comenta|quiere demostrar} {demasiado pronto|en cada frase}.',
      ],
      [
        [
          'Repite {el relato|la historia} con {otro ejemplo|un caso vecino}.',
          'Un solo relato {engaña|puede engañar}; {hace falta|añade} {otro|un segundo}.',
        ],
        'Lo que {aparece|se encuentra} en los dos {forma|dibuja} {el mecanismo|el esqueleto}; {lo demás|el resto} es {azar|circunstancia}.',
        '[sourceSentence]',
        'Elige {a propósito|adrede} un caso que {salió mal|extrañe}: {las excepciones|los fallos} {enseñan|hablan} {más claro|más} que {los modelos|la regla}.',
        'Pon los dos {lado a lado|en columnas}, {escena por escena|etapa por etapa}, y {marca|rodea} {dónde|el momento en que} {se separan|dejan de parecerse}.',
      ],
      [
        [
          'Después {resume|condensa} {todo|el asunto} en {tres frases|una fábula breve}.',
          'Deja al final {la historia|el relato} en {los huesos|tres frases}.',
        ],
        '{Al principio|Primero}, {luego|después}, {de modo que|y entonces}: {esas palabras|esos tornillos} {obligan|invitan} a {elegir|ir derecho}.',
        'Lee eso a {alguien|un vecino} y {mira|espera} {dónde frunce el ceño|qué pregunta}.',
        'Guarda la versión que {mejor pase|haga asentir}: te servirá de {apoyo|brújula}.',
      ],
    ],
  },
  {
    id: 'how-questions',
    role: 'how',
    headings: [
      'Las preguntas que {abren|alumbran} todo',
      '{Entra|Avanza} por las preguntas',
      '{Entender|Aprender}: modo de empleo',
    ],
    paragraphs: [
      [
        [
          'Una buena pregunta es {media respuesta|medio camino}.',
          'Para entrar en {un tema|una materia}, {también|sobre todo} [topic], las preguntas {ingenuas|sencillas} son {las mejores llaves|buenos picaportes}.',
          '{Entender|Aprender} consiste menos en {acumular|amontonar} que en {preguntar|hacer preguntas} {en buen orden|con método}.',
        ],
        'Empieza por {las de un niño|las más simples}: {para qué sirve|de qué está hecho}, {qué pasa si se quita|quién lo quiso así}.',
        'No aceptes {como respuesta|a cambio} {una palabra|un nombre}: {nombrar|poner nombre} no es {explicar|entender}.',
        '[questionSentence]',
        'Los que saben {se las hacen|vuelven a ellas} {todavía|toda la vida}, cosa que debería {animar|tranquilizar} {a quien empieza|al recién llegado}.',
      ],
      [
        [
          'Cada respuesta {abre|trae} otra pregunta; {elige la tuya|sigue sin prisa}.',
          'Sigue {luego|entonces} {un solo hilo|una sola pista}, {hasta la tercera pregunta|bastante lejos}.',
        ],
        '{Las lecturas|Los libros|Las páginas} {rinden|contestan|dan} más cuando se les {pide|pregunta|reclama} {algo concreto|un punto preciso|una sola cosa}.',
        'Escribe {al lado|enfrente} de cada respuesta {de dónde sale|su procedencia} y {cuánto te la crees|tu grado de confianza}.',
        'Una pregunta {sin respuesta|abierta} no es {tiempo perdido|un fracaso}: {ponla|guárdala} {en una esquina|aparte}, que {atraerá|acabará atrayendo} {buenas lecturas|los ejemplos que faltan}.',
        'Cambia {a veces|de vez en cuando} de {fuente|voz}: {un libro|una película}, {una visita|una charla} y {un dibujo|un intento} no {contestan|hablan} {igual|de la misma manera}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Preguntas {de bolsillo|para llevar encima}:',
        'Lee o escucha, {lápiz en mano|con atención}, pensando en esto:',
      ],
      items: [
        ['¿Qué se ha {observado|visto} y qué se ha {deducido|supuesto}?'],
        ['¿Qué {va antes|llega primero}, y qué {depende de ello|viene detrás}?'],
        ['¿{En qué caso|Con qué condición} {pasaría lo contrario|sería al revés}?'],
        ['¿Quién lo {vería|contaría} {de otra manera|distinto}, y {desde qué lugar|por qué}?'],
        [
          '¿Qué {habría que ver|prueba haría falta} para {cambiar de idea|abandonar la explicación}?',
        ],
      ],
    },
  },
  {
    id: 'myths-ready-made',
    role: 'myths',
    headings: [
      '{Las ideas hechas|Lo que creemos saber}',
      '{Sacude|Empuja} las evidencias',
      '{Verdades a medias|Tópicos y matices}',
    ],
    paragraphs: [
      [
        [
          'Una idea {hecha|de segunda mano} rara vez es {falsa|tonta} del todo: es {demasiado corta|una frase cortada antes de tiempo}.',
          'Hay frases que {circulan|viajan}, [topic], {desde hace tanto|tan a gusto} que nadie {las abre|les pide los papeles}.',
          'Para aprender {hace falta|conviene} {a veces|a menudo} {desaprender|vaciar los bolsillos}.',
        ],
        'Una fórmula {así|de ese tipo} gusta porque es {simple|cómoda}, se {repite|recuerda} {sin esfuerzo|bien} y {ahorra|evita} {mirar|el examen}.',
        '[mistakeSentence]',
        'No te {rías|burles}: {todos llevamos|cada cual lleva} {alguna|unas cuantas}, {sobre todo|y más} donde nos creemos {sabios|a salvo}.',
        'Muchas frases {hechas|de molde} {prestaron servicio|fueron útiles} {en otro tiempo|en otra casa}, antes de {endurecerse|perder los matices} {como refranes|a fuerza de rodar}.',
      ],
      [
        [
          'Cuando {atrapes|tengas} una, {dale la vuelta|ponla del revés}.',
          '¿Cómo {librarse|desmontarlas}? {Con suavidad|Sin violencia}, con {una pregunta|un ejemplo}.',
        ],
        'Averigua {de dónde viene la fórmula|quién la dijo primero}, {cuándo era cierta|en qué época servía} y {qué ha cambiado|qué se ha movido} {desde entonces|después}.',
        'Un solo contraejemplo no {tumba|hunde} una regla, pero la deja {más modesta|menos segura}.',
        'Escribe {por fin|en su lugar} una frase {más larga|con matices} y {más verdadera|mejor ajustada}, donde un {«a menudo»|«depende»} {encuentre|guarde} su sitio.',
        '{Sé amable|Ten paciencia} con quien {repite la fórmula|se agarra a una}: {todos heredamos|cada cual hereda} frases {sin abrirlas|con el polvo puesto}.',
      ],
      [
        [
          'Guárdate, {eso sí|con todo}, de {la moda de negarlo todo|lo contrario}.',
          '{Contradecir|Negar} {por principio|a cada paso} no es {pensar|tener ideas}.',
        ],
        'Lo contrario de {un error|una tontería} suele ser una tontería nueva, {mejor vestida|más elegante}.',
        'Elige {la medida|el matiz}, aunque {haga menos gracia|se aplauda menos}, y {di|reconoce} {dónde dudas|tus dudas}.',
        'Con paciencia {se llega lejos|todo se ablanda}: uno {suelta|deja} {mejor|antes} una idea cuando {no le humillan|le dan tiempo}.',
      ],
    ],
  },
  {
    id: 'myths-shortcuts',
    role: 'myths',
    headings: [
      '{Los malentendidos|Malentendidos} {de siempre|por deshacer}',
      'Lo que {enreda|nubla} las ideas',
      'Cuidado con los {atajos|resúmenes}',
    ],
    paragraphs: [
      [
        [
          'Nos equivocamos {pocas veces|menos} al azar: {las confusiones|los malentendidos} {siguen|toman} {caminos conocidos|siempre las mismas cuestas}.',
          'Las confusiones {enseñan|dicen mucho}, [topic], con tal de {reconocerlas|ponerles nombre}.',
          'Hay {atajos|resúmenes} que {ayudan|alumbran} y otros que {extravían|ciegan}.',
        ],
        'El más {corriente|frecuente} consiste en {tomar la parte por el todo|confundir un ejemplo con la regla}.',
        '[mistakeSentence]',
        'Fíjate {también|sobre todo} en las frases que {cierran|paran} {la conversación|el examen}: «es {evidente|sabido}», «{todo el mundo lo sabe|siempre se hizo así}».',
        'Nada {vergonzoso|tonto} hay en ello: la cabeza {va|corre} {por lo más corto|hacia lo simple}, y {casi siempre|a menudo} {basta|sale bien}.',
        '{Verlas|Reconocerlas} de lejos {ahorra|evita} {media discusión|muchas lecturas inútiles}.',
      ],
      [
        [
          'Hay un remedio {sencillo|a mano}: {pedir|exigir} {un ejemplo|un caso} y luego {otro en contra|un segundo}.',
          'Ante una frase {maciza|sin bordes}, {frena|para} y {despliégala|ábrela}.',
        ],
        'Di {con tus palabras|de otro modo} lo que {acabas de leer|se afirma} y {comprueba|pregunta} si {es eso|nada se ha perdido}.',
        '{La mitad|Una buena parte|La mejor parte} de las {peleas|discusiones|confusiones} {se deshace|desaparece|se queda en nada} {ahí|en ese ejercicio|al hacerlo}.',
        'Si la duda {sigue|dura}, {escríbela|dila} {tal cual|sin vergüenza}, con {lo que la resolvería|lo que faltaría saber}: {eso ya es|es también} una forma de {saber|respuesta}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Las cuestas {más resbaladizas|que conviene conocer}:',
        'Aprende a {reconocer|cazar} {estos trucos|estas maneras de errar}:',
      ],
      items: [
        [
          '{Creer|Pensar} que lo que viene después {nace siempre|sale sin más} de lo {anterior|que pasó antes}.',
        ],
        ['{Juzgar|Medir} {el conjunto|todo} por {el caso más ruidoso|el ejemplo más vistoso}.'],
        ['{Enfrentar|Oponer} dos bandos donde {hay diez matices|la realidad es un degradado}.'],
        ['{Tomar|Dar} la tradición por {prueba|argumento}, o la novedad por {mejora|verdad}.'],
        ['{Confundir|Mezclar} «{no veo cómo|no lo entiendo}» con «{es imposible|es falso}».'],
      ],
    },
  },
];
