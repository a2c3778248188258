import type { Frame, LanguagePack } from '../../language-pack.ts';

const HOW_TO: readonly Frame[] = [
  {
    id: 'intro-how-to-first-step',
    paragraphs: [
      [
        [
          'Lo más {difícil|duro} casi nunca es el gesto: es {saber por dónde empezar|el primer paso}, {también|y más todavía} [topic].',
          'Todo {empieza|comienza}, [topic], con {una duda|un titubeo}: ¿por dónde se {entra|empieza}?',
        ],
        'Consejos {sobran|hay a montones}; {se contradicen|hablan muy alto}, y ninguno {conoce tu semana|vive tus días}.',
        '[exampleSentence]',
        'Estas páginas proponen {un camino|un método} {sin promesas|más que una receta}: {decidir|elegir}, {preparar|reunir}, {probar|intentar}, {corregir|mirar} y {repetir|seguir}.',
        'Toma {lo que te sirva|tu parte}, {en orden|a tu ritmo}, y {deja|olvida} {lo demás|lo que no se te parezca}.',
      ],
    ],
  },
  {
    id: 'intro-how-to-beginner',
    paragraphs: [
      [
        [
          'Admiramos a quien lo hace {sin pensar|con soltura} y olvidamos {sus comienzos|sus diez borradores}.',
          'Nadie nace {enseñado|con el gesto aprendido}, {tampoco|y menos} [topic]; {por suerte|es un consuelo}.',
        ],
        'Lo que {separa|distingue} al veterano del {novato|principiante} son {pocas costumbres|unas cuantas costumbres}: {una intención clara|una meta nítida}, {pasos pequeños|pruebas modestas}, {notas honradas|una mirada franca}.',
        '[questionSentence]',
        'Iremos {de la meta|de las ganas} {al primer gesto|a la prueba}, y de ahí {a los errores|a las trampas} y a {la manera de medir|cómo se ve} {el avance|el camino hecho}.',
        'Con un {cuaderno|lápiz} y {una hora tranquila|algo de paciencia} {basta|hay de sobra} para {empezar|ponerse en marcha}.',
      ],
    ],
  },
  {
    id: 'intro-how-to-promise',
    paragraphs: [
      [
        [
          'Aquí tienes {un plan|con qué ponerte}, [topic], sin {recetas|promesas} {milagrosas|de mago}.',
          'Ningún método {vale|sirve} para todos, [topic]; {algunas preguntas|ciertas preguntas}, sí.',
        ],
        'Las preguntas útiles hablan de {la meta|lo que quieres}, de {los medios|el tiempo} que tienes y de {quién puede ayudarte|la gente que te rodea}.',
        'Lo demás {se aprende|llega} {por el camino|haciendo}, a {pruebas pequeñas|pasos cortos}, {fallos incluidos|sin prisa}.',
        '[firstStepSentence]',
        'Lee {de un tirón|una primera vez} y {vuelve después a la parte que te toca|elige luego tu punto de partida}, {lápiz en mano|con la semana delante}.',
      ],
    ],
  },
  {
    id: 'intro-how-to-slow',
    paragraphs: [
      [
        [
          'Hay una manera {deprisa|con prisas} y otra que {dura|se sostiene}.',
          '{Correr|Saltarse etapas}, [topic], sale {casi siempre|a menudo} {caro|más lento de lo que se creía}.',
        ],
        'La manera buena {pide|exige} {menos talento|menos esfuerzo} del que {se dice|se cree}, y {algo de orden|cierta constancia}.',
        '[mistakeSentence]',
        'Por eso esta guía {avanza|camina} {a pasos cortos|por etapas breves}, {cada una comprobable|con un descanso en cada una}, {sin material raro|sin grandes medios}.',
        'Podrás {parar|descansar} {cuando quieras|donde te apetezca} y {retomar|seguir} {sin perder nada|desde el mismo sitio}; nada {corre prisa|quema}, {salvo empezar|excepto el primer paso}.',
      ],
    ],
  },
];

const EXPLAINER: readonly Frame[] = [
  {
    id: 'intro-explainer-familiar',
    paragraphs: [
      [
        [
          'Uno cree {saber|entender} hasta que {llega|aparece} la primera pregunta {de un niño|sencilla}.',
          'Basta, [topic], una pregunta {de niño|ingenua} para {dejarnos sin palabras|que todo se tambalee}.',
        ],
        'La palabra es {conocida|de casa}; lo que {nombra|hay debajo}, {bastante menos|no tanto}, y {entre una cosa y otra|en medio} {crecen|se cuelan} {los malentendidos|los tópicos}.',
        '[questionSentence]',
        'Este artículo no {recita|da} {cifras|fechas}: propone una manera de {mirar|preguntar}, {cribar|leer} y {comprobar|probar}.',
        'Te llevarás {un hilo|un mapa}, {unas cuantas preguntas|preguntas precisas} y {ganas de seguir|el gusto de ir a ver}.',
      ],
    ],
  },
  {
    id: 'intro-explainer-map',
    paragraphs: [
      [
        [
          'Entrar en un tema es {llegar de noche|bajarse del tren} en una ciudad {desconocida|sin plano}.',
          '¿Por qué {puerta|calle} entrar, [topic], cuando {todo parece importante|cada página esconde diez}?',
        ],
        'Más vale {primero|de entrada} {aprender|localizar} las {avenidas|calles grandes}, {preguntar el camino|hablar con un vecino} y {pasear|perderse un poco}.',
        'Aquí se tratará de {definir|poner límites}, de {entender|desmontar} {el mecanismo|lo que va unido} y de {juzgar|pesar} lo que se {lee|oye}.',
        '[exampleSentence]',
        'No hace falta {saberlo todo|salir experto}: basta con {saber buscar|dejar de perderse}.',
      ],
    ],
  },
  {
    id: 'intro-explainer-doubt',
    paragraphs: [
      [
        [
          'Entender pide menos {memoria|saber} que {curiosidad|método}.',
          'Explicaciones no faltan, [topic]; lo que escasea son {las buenas preguntas|las preguntas justas}.',
        ],
        'Una respuesta {aprendida|prestada} {se olvida|se borra}; una pregunta {trabaja|vuelve} {durante días|mucho tiempo}.',
        'Empezaremos por {describir|mirar}, {sin concluir|con los ojos abiertos}, antes de {explicar|atar cabos} y de separar {lo firme de lo dudoso|lo que aguanta de lo que brilla}.',
        '[sourceSentence]',
        'Ten {una hoja|un lápiz} {a mano|cerca}: tus {objeciones|preguntas} son parte del {viaje|camino}, y el gusto de entender {llega andando|viene por sorpresa}.',
      ],
    ],
  },
  {
    id: 'intro-explainer-conversation',
    paragraphs: [
      [
        [
          'Imagina que un amigo {curioso|terco} te {pregunta|acorrala}: ¿qué {dirías|contestarías}, {sin diccionario|de memoria}?',
          '¿Qué {decirle|contestar}, [topic], a un amigo que {no sabe nada|siente curiosidad}? La pregunta {parece fácil|suena inocente}.',
        ],
        'Uno {titubea|se traba} {enseguida|pronto}, y {es una suerte|mejor así}: {en ese titubeo|ahí} hay {algo que aprender|una lección}.',
        'Este texto sigue {el orden|el camino} de esa charla: {las palabras|de qué hablamos}, {las razones|por qué importa}, {el mecanismo|cómo se sostiene} y {los tropiezos|lo que se cree sin razón}.',
        'No pide {títulos|nada previo}: con {ganas|un poco de paciencia} {basta|se abre la puerta}.',
        'Lee {despacio|a tu paso}, {párate|detente} {en las preguntas|donde algo enganche} y {contesta|apunta algo} {antes de seguir|aunque sea provisional}.',
      ],
    ],
  },
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'intro-comparison-camps',
    paragraphs: [
      [
        [
          'Entre [both], {opiniones|consejos} {llueven|no faltan}; las razones {que valen para ti|de peso} {escasean|hay que buscarlas}.',
          '¿[either]? Cada {elección|bando} tiene sus {fieles|abogados}, {a menudo ruidosos|dispuestos a hablar horas}.',
        ],
        'Te dirán que la respuesta es {evidente|sencillísima}, {sin preguntar|olvidando} {cómo vives|qué quieres hacer}.',
        '[questionSentence]',
        'Este artículo no {corona|señala} a ningún {campeón|ganador}: {da|propone} {un método|un orden} para que {encuentres el tuyo|decidas tú}.',
        '{Plantearemos|Encuadraremos} la pregunta, {elegiremos criterios|pesaremos}, {miraremos|examinaremos} cada lado y {luego decidiremos|al final habrá que elegir}.',
        '{Al final|Con eso}, tu elección se podrá {contar|decir} {en una frase|sin titubeos}.',
      ],
    ],
  },
  {
    id: 'intro-comparison-life',
    paragraphs: [
      [
        [
          'Elegir bien {empieza|se decide} lejos de {los escaparates|las tablas}: {en una semana corriente|en casa}.',
          '¿Cómo {elegir|decidir}, {sin remordimientos|con honradez}, entre [both]? Empieza por {ti|tu propio uso}.',
        ],
        'Lo que es {excelente|perfecto} para un {vecino|amigo} puede {estorbarte|no darte nada}, y {lo contrario|al revés} {también|pasa cada día}.',
        '[choiceSentence]',
        'Las páginas que siguen ofrecen {preguntas|una tabla}, {una prueba limpia|un ensayo} y {una manera|un modo} de {concluir|acabar} sin {darle vueltas todo el invierno|rumiar}.',
        'Toma {un lápiz|una hoja}: {el veredicto|la decisión} {saldrá de tu mano|es cosa tuya}, y una buena respuesta {aguanta|soporta} {un día de lluvia|la costumbre}.',
      ],
    ],
  },
  {
    id: 'intro-comparison-doubt',
    paragraphs: [
      [
        [
          'Una duda {honrada|que dura} no es una debilidad: esconde una pregunta {mal planteada|por afinar}.',
          'Si dudas entre [both], {seguramente|casi seguro} {los dos tienen mérito|cada uno guarda algo bueno}.',
        ],
        'Queda por saber {cuál te irá mejor|de qué lado cae la balanza}, {para qué uso|en qué vida}, {y por cuánto tiempo|un día como los demás}.',
        'Dejaremos {los lemas|los superlativos} para {mirar|pesar} {gestos|el uso}, {consecuencias|costumbres} y {posibles arrepentimientos|lo que se deja}.',
        '[exampleSentence]',
        'Al final, {una frase bastará|dos líneas bastarán} para {decir|explicar} qué eliges {y por qué|sin titubear}.',
      ],
    ],
  },
  {
    id: 'intro-comparison-fair',
    paragraphs: [
      [
        [
          '{Enfrentar|Comparar} [a] y [b] lleva un minuto; {mirarlos con justicia|hacerlo limpiamente} {pide|exige} {algo más|cierto cuidado}.',
          'Una buena comparación empieza por {una confesión|una precaución}: {todos tenemos favorito|cada cual tiene preferencia}.',
        ],
        'El favorito {habla|susurra} {por nosotros|a nuestra espalda}, {elige los criterios|agranda las virtudes} y {perdona|encoge} {los defectos|lo que estorba}.',
        'Para {frenar|callar} {las preferencias|esas inclinaciones}, {lo más seguro es escribir|conviene fijar} las reglas {antes de la carrera|por adelantado}.',
        '[sourceSentence]',
        'Ese será el orden: {el marco|la pregunta}, {los criterios|los pesos}, {dos retratos|un examen de cada lado}, {una prueba|un ensayo} y {la decisión|la elección}.',
      ],
    ],
  },
];

const LIST: readonly Frame[] = [
  {
    id: 'intro-list-pick',
    paragraphs: [
      [
        [
          'Una lista solo {sirve|vale} si {se hace algo con ella|uno elige}.',
          'Aquí tienes de dónde {elegir|picar}, [topic], {sin obligación|sin llevártelo todo}.',
        ],
        'No intentes {todo|cada idea}: toma dos o tres {entradas|ideas}, y dales {una oportunidad de verdad|unas semanas}.',
        'Cada idea se {lee|sostiene} {aparte|sola}, {en el orden que quieras|según el humor}.',
        '[questionSentence]',
        'Basta {un lápiz|un marcapáginas}: {señala|apunta} lo que te {hable|llame} y {tacha|salta} {sin pena|sin remordimiento} lo demás.',
        'Ninguna entrada {pide|exige} {grandes medios|talento especial}: {tiempo|curiosidad} y ganas de {mirar|ver por ti}.',
      ],
    ],
  },
  {
    id: 'intro-list-honest',
    paragraphs: [
      [
        [
          'Ninguna idea de esta lista es {mágica|milagrosa}, y {es a propósito|mejor así}.',
          'Se promete {mucho|el oro y el moro}, [topic]; lo que sigue {prefiere|busca} {lo posible|lo que se puede probar}.',
        ],
        'Son {gestos|pasos} {modestos|corrientes}, {fáciles de deshacer|comprobables}, que se pueden {probar|empezar} {sin medios|cualquier tarde}.',
        '[exampleSentence]',
        'Algunas ideas te parecerán {evidentes|demasiado simples}: {pregúntate|mira} {cuáles cumples|si las sigues} {de verdad|a diario}.',
        'Empieza {por donde quieras|por el medio si te apetece}, con tal de que {sea pronto|empieces}.',
        'Una sola que {se quede|arraigue} {ya paga|habrá pagado} {la lectura|el rato}.',
      ],
    ],
  },
  {
    id: 'intro-list-choose',
    paragraphs: [
      [
        [
          'La mejor elección no existe {en general|en abstracto}; {la tuya, sí|existe para alguien}.',
          '¿Cómo {aclararse|cribar}, [topic], cuando cada cual {recomienda|elogia} una cosa?',
        ],
        'Un palmarés {dice|cuenta} sobre todo {los gustos|las costumbres} de {su autor|quien lo firma}.',
        'Por eso esta lista da {señales|pruebas}: con qué {mirar|preguntar}, {probar|comparar}, {quedarse|descartar}.',
        '[choiceSentence]',
        'Una lista no {conoce|ve} ni {tu casa|tu semana} ni {tus gustos|tus medios}; {tú sí|tú los conoces}, y {eso decide|con eso basta}.',
        'Al final sabrás {decir que sí|elegir} y {explicar por qué|decir que no sin pena}.',
      ],
    ],
  },
  {
    id: 'intro-list-small',
    paragraphs: [
      [
        [
          'Los grandes cambios {hacen frases bonitas|impresionan}; los pequeños {hacen|cambian} {las semanas|la vida}.',
          'Rara vez hacen falta grandes medios, [topic]: una idea {bien elegida|sostenida} {basta|hace el resto}.',
        ],
        'Cada entrada {cabe|se prueba} {en una tarde|en poco tiempo}, se {adapta|pliega} a {tus medios|tu semana} y se {deja|deshace} {sin pena|sin esfuerzo}.',
        '[firstStepSentence]',
        'Lee {en diagonal|todo primero} y vuelve {después|luego} a la idea que {te paró|te ronda la cabeza}.',
        'Es {quizá|seguramente} por {esa|esa idea} por donde {conviene|hay que} {empezar|abrir el baile}.',
      ],
    ],
  },
];

/** Openings for every shape. */
export const INTROS: LanguagePack['intros'] = {
  'how-to': HOW_TO,
  comparison: COMPARISON,
  list: LIST,
  explainer: EXPLAINER,
};
