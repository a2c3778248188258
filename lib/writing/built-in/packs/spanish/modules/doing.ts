import type { Module } from '../../../language-pack.ts';

/** Practising, avoiding mistakes, measuring. Plans: how-to, list, explainer (practice). */
export const DOING: readonly Module[] = [
  {
    id: 'practice-small',
    role: 'practice',
    headings: [
      '{Pasa|Llega} a la prueba',
      '{Mete las manos|De la página a la práctica}',
      'Una prueba {pequeña|modesta} {vale más que mil avisos|aclara mucho}',
    ],
    paragraphs: [
      [
        [
          'Una {prueba|pequeña prueba} {aclara|enseña} lo que {diez páginas|las mejores páginas} solo {prometen|describen}.',
          'Deja {un rato|por un momento} {la lectura|las explicaciones} y {haz la prueba|inténtalo}, {también|y más que nunca} [topic].',
          'Nada {sustituye|iguala} a lo que uno {ve|comprueba} {con sus propios ojos|por sí mismo}.',
        ],
        '{Piensa en|Elige} algo pequeño; {por ejemplo|digamos}, [trial].',
        '{Baja|Reduce} {lo que está en juego|la apuesta} {casi a nada|al mínimo}: {cuando se puede fallar|sin público ni plazo}, la {atención|cabeza} {trabaja mejor|se suelta}.',
        '[exampleSentence]',
        'Deja {en la puerta|para otro día|en el abrigo} {las grandes ambiciones|las ideas de grandeza|el aplauso soñado}: {hoy|esta vez|de momento} solo toca {mirar|ver cómo va esto|aprender el terreno}.',
      ],
      [
        [
          'Escribe {de antemano|antes} lo que {esperas|crees que pasará}.',
          '{Justo antes|Antes} de empezar, {apuesta|haz un pronóstico}: {basta una línea|con una línea sobra}.',
        ],
        'La {sorpresa|distancia} entre {esa línea|tu apuesta} y {lo que venga|lo que ocurra} {guarda|contiene} {toda la lección|casi toda la lección}.',
        '{Mira|Observa} {después|con atención} [signal].',
        'Si {todo va|las cosas salen} como {pensabas|anunciaste}, {estupendo|bien está}; si no, {tienes entre manos|acabas de ganar} {una pregunta|una pista} {que vale oro|nueva}.',
        '{Sigue atento|Mantén la curiosidad|Aguanta} hasta {el final|el último minuto|que se apague la luz}, {aunque todo vaya torcido|sobre todo si el principio decepciona}: {la sorpresa|lo más útil} suele {esperar|esconderse} ahí.',
      ],
      [
        [
          'Repítelo {otra vez|una segunda vez}, {otro día|en otras condiciones}, antes de {creerte|afirmar} nada.',
          'Una sola vez {prueba|dice} {poco|casi nada}: {repite|vuelve a ello}.',
        ],
        'Cambia entonces {un detalle|una sola cosa}, {nunca dos|y ni una más}, o {la causa|la explicación} se te {escapará|irá de las manos}.',
        'Guarda {los fallos|los intentos malos|los borradores torcidos}: {vistos|releídos|repasados} {más tarde|en frío|con otros ojos}, {cuentan|enseñan|explican} {el camino|lo que el éxito esconde}.',
        '{Tres líneas|Un par de fotos} {por intento|cada vez} {bastarán|servirán} para comparar {más adelante|dentro de un mes}.',
      ],
    ],
  },
  {
    id: 'practice-diary',
    role: 'practice',
    headings: [
      '{Lleva|Abre} un cuaderno',
      '{Observa|Mira} y apunta',
      'Lo que {enseñan|descubren} {las notas|unas pocas líneas}',
    ],
    paragraphs: [
      [
        [
          'La memoria {arregla|adorna}; {el papel|un cuaderno}, {mucho menos|no tanto}.',
          '{Un cuaderno cambia|Unas líneas al día cambian} {la mirada|la manera de ver}, {también|más que nunca} [topic].',
          '{Para entender de verdad|Si quieres avanzar}, {escribe|toma notas}: poco, pero {siempre|a menudo}.',
        ],
        '{Apunta|Anota ahí} [record].',
        'Separa {con una raya|bien} lo que {viste|comprobaste} de lo que {opinas|concluyes}.',
        'Una nota {con fecha|corta y con fecha} {se relee|sirve}; {la gran confesión|el relato largo} {cansa|se abandona} a {los tres días|las pocas páginas}.',
        'Escribe {al momento|en caliente}, {aunque sea de pie|aunque quede torcido}, porque {por la noche|una hora después} {los matices|los detalles} {se han ido|ya no están}.',
      ],
      [
        [
          'Relee {esas páginas|el cuaderno} {una vez por semana|en día fijo}, con {un lápiz de color|un rotulador}.',
          'El cuaderno solo {sirve|vale} si {se relee|lo relees}, {sin prisa|en frío}.',
        ],
        'Lo que {vuelve|se repite} {tres veces|varias veces} ya no es {casualidad|azar}: {rodéalo|subráyalo}.',
        '[measureSentence]',
        'Busca {también|además} lo que {nunca apuntas|no está}: los {huecos|silencios} de un cuaderno {hablan|dicen mucho} de lo que {evitas|incomoda}.',
        '{Presta|Enseña} el cuaderno {de vez en cuando|algún día} a {alguien de confianza|un amigo}: verá {la frase que se repite|lo que tú ya no lees}.',
      ],
      [
        [
          'Saca {cada vez|al final} {una sola decisión|una única decisión}.',
          'Toda relectura debería {acabar|terminar} en {una frase|un propósito}: lo {próximo|siguiente} que vas a {probar|intentar}.',
        ],
        'Nada {grandioso|solemne}: un {retoque|ajuste} tan {leve|modesto} que se pueda {probar|estrenar} {mañana mismo|sin preparativos}.',
        'Ponlo {en letras grandes|a color|con una flecha} {en lo alto|al principio} de la página {siguiente|de mañana|en blanco}, para que te {reciba|espere|salude} {la próxima vez|cuando vuelvas|al abrir}.',
        'Al cabo de {unas páginas|unas semanas} tendrás algo mejor que un método {prestado|de molde}: {el tuyo|uno a tu medida}.',
      ],
    ],
  },
  {
    id: 'practice-explain',
    role: 'practice',
    headings: [
      '{Explícaselo|Cuéntaselo} a {alguien|un amigo}',
      '{En voz alta|Dilo con sencillez}',
      'La {mejor prueba|prueba}: {explicarlo|contarlo}',
    ],
    paragraphs: [
      [
        [
          '{Intenta|Prueba a} explicar lo que {sabes|haces} a quien {no tiene ni idea|nunca oyó hablar de ello}.',
          'Uno cree {saber|entender} hasta que {hay que decirlo|alguien pregunta por qué}.',
          'La prueba más {rápida|segura}, [topic], {dura dos minutos|no pide material}: {cuéntalo|explícalo} {en voz alta|con palabras corrientes}.',
        ],
        '{Prohíbete|Evita} {las palabras del oficio|las palabras sabias}: debajo de ellas hay {a veces|a menudo} un {hueco|borrón}.',
        'Donde {te trabas|la frase se enreda}, {ahí|justo ahí} {falta trabajo|está el punto flojo}.',
        '[questionSentence]',
        'Si no hay nadie {cerca|a mano}, {habla|cuéntaselo} a {una silla vacía|la ventana}: {el ridículo pasa|uno se acostumbra}, el provecho {se queda|dura}.',
      ],
      [
        [
          'Deja que {te interrumpan|pregunten} {sin reparo|cuanto quieran}.',
          'Las {mejores preguntas|preguntas útiles} {vienen|salen} de quien {no sabe nada|empieza}.',
        ],
        'Contesta con {un ejemplo|una imagen}, {nunca|y no} con {una definición|una palabra más larga}.',
        'Si {no te sale el ejemplo|falta el ejemplo}, {dilo|reconócelo} y {búscalo|sal a por él}: será {la tarea de mañana|tu próxima tarea}.',
        'A veces, {con una palabra|en tres palabras}, {el otro resume|quien escucha resume} {todo el asunto|lo que tú rodeabas}; {roba|quédate con} la fórmula.',
        'Las preguntas que te {dejen en blanco|hagan dudar} son {un regalo|oro puro}: {apúntalas|guárdalas} y {vuelve con ellas|llévalas} a {los libros|quien sabe}.',
      ],
      [
        [
          'Repite {la explicación|el relato} {unos días después|a la semana}, en {la mitad de tiempo|dos frases menos}.',
          'La segunda versión, {más corta|más breve}, {irá al grano|hará la criba}.',
        ],
        'Lo que {acortas|abrevias} {sin pérdida|sin perder nada} {está entendido|ya es tuyo}; lo que {engorda|se alarga} {sigue turbio|pide trabajo}.',
        'Una palabra {sencilla|áspera} pero {exacta|justa} {alumbra|llega} {más|más lejos} que {una frase|una imagen} {brillante|prestada}.',
        'Guárdala {por escrito|en una tarjeta}, {cerca|al lado} de {tus notas|tus cosas}, y {enséñala|léela} {algún día|cuando haya ocasión} a quien {sepa más|empiece}.',
      ],
    ],
  },
  {
    id: 'pitfalls-rush',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      '{Las trampas|Los errores} que {acechan|esperan}',
      'Lo que {hace tropezar|sale caro}',
      '{Esquiva|Evita} estos tropiezos',
    ],
    paragraphs: [
      [
        [
          'Los {mismos|grandes} errores {vuelven|aparecen} {en todas partes|de un principiante a otro}, y {es una suerte|mejor así}: se pueden {prever|ver venir}.',
          'Se tropieza, [topic], menos por {ignorancia|torpeza} que por {prisa|precipitación}.',
          'La {mayoría|mayor parte} de los fracasos {tiene|guarda} un {aire de familia|parecido}.',
        ],
        '[mistakeSentence]',
        'Algo como [detail] {basta|puede bastar} para {enturbiar|torcer} {el resultado|todo lo demás}.',
        'No te {castigues|riñas}: {visto a tiempo|cazado pronto}, un error {cuesta poco|es solo un rodeo} y {enseña|deja} {mucho|bastante}.',
        '{Saberlo|Tenerlo presente} no {evita todas las caídas|lo arregla todo}, pero {acorta|ablanda} la mayoría.',
      ],
      [
        [
          'El remedio {es casi siempre el mismo|cambia poco}: {frenar|parar} un minuto.',
          '{Ante la duda|En cuanto asome una duda}, {suéltalo todo|para} y {vuelve|retrocede} {al último punto firme|al paso anterior}.',
        ],
        '{Relee|Repasa} las notas, {compara|comprueba}, y no {sigas|arranques} hasta que la causa {tenga nombre|aparezca}.',
        'Pide ayuda {pronto|antes de agotarte}: {una pregunta a tiempo|una palabra en su momento} {ahorra|evita} {horas|una tarde perdida}.',
        'Superado {el escollo|el tropiezo}, {escribe|guarda} {la solución|el arreglo} en {una frase|pocas palabras}: la ocasión {volverá|se repetirá}, y {ya sabrás qué hacer|ganarás tiempo}.',
        'Y no confundas {el error y la persona|el tropiezo y quien tropieza}: se corrige {un gesto|una mano}, no {un carácter|un talento}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Vigila|Ten presentes} {sobre todo|en especial}:',
        '{Los más corrientes|Entre los más frecuentes}:',
      ],
      items: [
        [
          '{Querer|Pretender} {hacerlo todo|cambiarlo todo} {el mismo día|de golpe} y {no acabar nada|quedarse a medias}.',
        ],
        [
          '{Comprar|Equiparse} {para darse ánimos|antes de saber} y {aplazar|dejar para luego} {el primer gesto|la prueba}.',
        ],
        ['{Tomar|Dar} {un golpe de suerte|un acierto suelto} por {un método|una regla}.'],
        [
          '{Abandonar|Rendirse} {en el primer bache|a la primera decepción}, muchas veces {en vísperas|a un paso} de la mejora.',
        ],
        [
          '{Imitar|Seguir} {al pie de la letra|sin cambiar nada} a quien {vive de otra manera|no comparte tu situación}.',
        ],
      ],
    },
  },
  {
    id: 'pitfalls-perfection',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      '{Cuando|El día que} {se atasca|se tuerce}',
      '{Reconoce|Descubre} los caminos falsos',
      'Maneras de {perderse|extraviarse}',
    ],
    paragraphs: [
      [
        [
          '{Algunos|Muchos} errores {se disfrazan|van vestidos} de {virtud|mérito}, y {esos son los peores|el perfeccionismo va delante}.',
          'Desconfía, [topic], de los defectos que {parecen seriedad|pasan por celo}.',
          'El {perfeccionismo|exceso de celo} {deja|causa} más {bajas|abandonos} que {la pereza|la falta de talento}.',
        ],
        '{Leer más|Comparar más|Preguntar otra vez}, {preparar más|pulir más|ordenar la mesa}: {en cierto punto|pasada la raya}, la prudencia {se vuelve|es} una manera de {no empezar|huir de la prueba}.',
        '[mistakeSentence]',
        'Ponte {una fecha límite|una hora a partir de la cual se actúa}, {con lo que se sepa|pese a las zonas oscuras}.',
      ],
      [
        [
          'La trampa {contraria|opuesta} {se llama|lleva por nombre} {terquedad|obstinación}.',
          'Cabe también {insistir demasiado|empeñarse en vano}, {por orgullo|por simple costumbre}.',
        ],
        '{Repetir|Rehacer} {diez veces|sin descanso} {el mismo gesto|el mismo intento} {esperando|a la espera de} {otro resultado|un milagro} {cansa|desgasta} {sin enseñar|para nada}.',
        'Date una {regla|norma}: {tras tres intentos|al tercer fallo}, {se cambia algo|algo cambia} {o se pide consejo|o se pide ayuda}.',
        '{Algo como|Un descuido como|Una menudencia como} [detail] {puede explicarlo todo|puede estar detrás|tiene a veces la culpa}; {mira|busca|revisa} {cerca|en lo pequeño|debajo del codo} antes de {buscar lejos|tirarlo todo abajo|cambiar de planes}.',
        '{Habla del atasco|Comparte el atasco|Trata del asunto} con {alguien de fuera|una persona sin prejuicios|quien esté fresco}: al {contarlo|explicarlo}, {aparece a veces|suele aparecer} {la salida|lo que ya no veías}.',
      ],
      [
        [
          'Cuida {por último|al final} {la marcha atrás|el camino de vuelta}.',
          'Guarda siempre una {salida|puerta}: {el estado anterior|el punto de partida}, {anotado|descrito} o {en una foto|bien conservado}.',
        ],
        'Uno se {atreve a más|lanza mejor} cuando {nada es definitivo|todo se puede deshacer}.',
        'Cuenta {tus fracasos|tus tropiezos} {a alguien|en buena compañía}: {dichos en voz alta|puestos en palabras}, {dan risa|pierden veneno} y {sueltan|entregan} {su lección|su causa}.',
        '{Quien no tiene|Aquel que no guarda|El que presume de no tener} tropiezos que {contar|confesar|recordar} {quizá|tal vez|a lo mejor} {no ha probado mucho|no lo ha intentado|mira desde la barrera}.',
        '{Una retirada a tiempo|Un paso atrás bien preparado|Volver sobre los pasos} no es {una derrota|huir|rendirse}: es lo que {permite|deja} {atreverse|probar sin temblar} {la próxima vez|más adelante}.',
      ],
    ],
  },
  {
    id: 'measure-signs',
    role: 'measure',
    headings: [
      '¿{Cómo saber|En qué se nota} que {avanzas|mejoras}?',
      '{Mide|Sigue} pocas cosas',
      'Las {señales|pistas} del avance',
    ],
    paragraphs: [
      [
        [
          'El avance {se ve mal|se esconde} {de cerca|en el día a día}; {dale|ponle} {una referencia|una regla}.',
          '¿{Cómo saber|En qué se nota}, [topic], que {se avanza|el esfuerzo da fruto}?',
          'Elige {una sola señal|una única señal} y {síguela|no la sueltes} {un mes entero|varias semanas}.',
        ],
        'Fíjate, {por ejemplo|para empezar}, [signal].',
        '[measureSentence]',
        'Una {buena señal|referencia} {depende|nace} de {ti|tus gestos} y no de {la suerte|el humor ajeno}.',
        'Y que sea {fácil de tomar|cosa de un minuto}, porque lo que {da pereza|cuesta} se {deja de medir|abandona} {a la segunda semana|antes de servir}.',
      ],
      [
        [
          'Apúntala {en día fijo|siempre a la misma hora}, {sin comentarios|con una simple marca}.',
          'La {medida|nota} se toma {a hora fija|el mismo día}, {haga bueno o malo|sea cual sea el humor}.',
        ],
        'Un punto {suelto|solo} no {dice|cuenta} nada; {habla la pendiente|lo que cuenta es la serie}.',
        'Acepta {las semanas llanas|los parones}: {por debajo|sin ruido}, {el gesto|algo} {se va colocando|se asienta}.',
        'Compárate {contigo|con tu página de hace un mes}, {nunca|y no} con {el vecino|el desconocido brillante} cuyos {comienzos|tropiezos} {ignoras|no viste}.',
        'Dibuja {una curva|la línea} {a mano|sencilla}: el ojo {capta|ve} {de golpe|a la primera} {la tendencia|el movimiento}, bastante mejor que en {una tabla|una columna de notas}.',
      ],
      [
        [
          'Escucha {también|además} {a otros|a algún testigo}, {sin soplarles|sin sugerir} la respuesta.',
          'Unos ojos {de fuera|de buena fe} {completan|corrigen} {tus notas|el cuaderno}.',
        ],
        'Pregunta {qué ha cambiado|qué notan}, {y no|en lugar de} {si gusta|si está mejor}.',
        'Ten {presente|a la vista} {la meta|lo que buscabas}, [result], y {mira|mide} {lo que falta|el trecho que queda}.',
        'El día que {esa señal|la referencia} {ya no enseñe nada|no se mueva}, {elige|toma} otra {más exigente|distinta}.',
        'Un {elogio|cumplido} {agrada|reconforta} pero {informa poco|no enseña}; una {descripción|observación precisa}, {aun tibia|aunque sea torpe}, {orienta|vale oro}.',
      ],
    ],
  },
  {
    id: 'measure-review',
    role: 'measure',
    headings: [
      '{Haz|Párate a hacer} balance',
      'Una {cita|revisión} {contigo|al mes}',
      '{Compara|Mira} el antes y el después',
    ],
    paragraphs: [
      [
        [
          'Ponte una cita {mensual|fija} con {tus notas|tu propio trabajo}.',
          'Un balance {honrado|tranquilo}, [topic], {vale más que|sustituye a} {los elogios|las impresiones}.',
          'Sin balance, uno {confunde|mezcla} {el ajetreo|el cansancio} con {el avance|el progreso}.',
        ],
        'Pon {juntos|uno al lado de otro} {el principio|el primer rastro} y {lo de hoy|lo más reciente}, {sin juzgar|sin comentarios} {de entrada|durante un minuto}.',
        '[measureSentence]',
        'Busca {lo que se ha vuelto fácil|lo que ya no cuesta}: {se olvida|uno lo olvida} {enseguida|sin querer}, y {es|suele ser} {la ganancia más clara|el avance de verdad}.',
        'Apunta {también|además} qué te {dio alegría|hizo disfrutar}: un {avance|esfuerzo} {triste|sin gusto} {se para|acaba} {tarde o temprano|en la primera cuesta}.',
      ],
      [
        [
          'Mira {después|luego} lo que {no se ha movido|se resiste}.',
          'Reserva una página para {lo estancado|los puntos muertos}.',
        ],
        'Caben {varias explicaciones|tres explicaciones}: {el método|el gesto} {no encaja|está mal elegido}, la dosis {se queda corta|no alcanza} o la meta ya no es {la tuya|la misma}.',
        'Ninguna es {una vergüenza|un drama}, y cada una {pide|tiene} {su respuesta|un arreglo distinto}.',
        '{Prueba|Elige} la {más sencilla|más barata} de esas {respuestas|salidas} durante {unas semanas|un mes}, antes de {darle la vuelta a todo|cambiar de proyecto}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Las preguntas|Unas preguntas} {del balance|para ese rato}:',
        '{Relee|Repasa} tus notas con estas preguntas {delante|a la vista}:',
      ],
      items: [
        [
          '¿Qué {sale solo|va rodado} {ahora|hoy} que antes {costaba|pedía} {esfuerzo|un buen rato}?',
        ],
        ['¿Qué {error|titubeo} no ha {vuelto|reaparecido} {este mes|desde el último balance}?'],
        ['¿Adónde {se fue|ha ido} {la mayor parte del tiempo|el tiempo}, y {lo valía|hizo falta}?'],
        ['¿Qué has {aprendido|entendido} que ningún {consejo|libro} te {había dicho|avisó}?'],
        [
          '¿Qué {cambiarás|probarás}, {una sola cosa|nada más que una}, {antes del próximo balance|de aquí a la próxima vez}?',
        ],
      ],
    },
  },
];
