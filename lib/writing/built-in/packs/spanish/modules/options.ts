import type { Module } from '../../../language-pack.ts';

/** Looking at one side, and trying both. Plan: comparison. */
export const OPTIONS: readonly Module[] = [
  {
    id: 'option-fair-look',
    role: 'option',
    headings: [
      '[option]: {de cerca|un examen justo}',
      '{Lo que pide|El expediente}: [option]',
      '[option], {sin prejuicios|con lupa}',
    ],
    paragraphs: [
      [
        [
          'Mira [option] con una atención {justa|entera}, como si {el rival|la otra opción} no existiera.',
          '¿Cómo {sería|iría} una {semana|jornada} con [option]? {Cuéntala|Imagínala} {hora por hora|sin adornos}.',
          'Empieza por {defender|elogiar} [option], {aunque tu corazón esté en otra parte|con los mejores argumentos que encuentres}.',
        ],
        'Apunta {lo que te atrae|el mayor atractivo} y {pregúntate|comprueba} si aguantará {la rutina|el uso diario}.',
        'Busca a quién le {viene|sienta} {de maravilla|bien}, y {mide|mira} {lo que te separa|la distancia contigo}.',
        '[sourceSentence]',
        'Guarda {esas notas|esas páginas} aparte de {todo juicio|cualquier comparación} {una tarde entera|hasta mañana}: {se ve mejor|el ojo es más justo} antes de {clasificar|poner notas}.',
        '{Tómate|Date} {un rato|tiempo} para {buscarle|encontrarle} {tres virtudes|una virtud rara}, de las que no {vienen|salen} en {los folletos|la primera página}.',
      ],
      [
        [
          'Pasa {luego|ahora} {a los costes escondidos|al reverso}.',
          'El precio suele {aparecer|cobrarse} {más tarde|hecha la elección}.',
        ],
        'Está {el tiempo|el dinero}, {claro|por supuesto}, y también {la atención|el sitio en la cabeza} y {las renuncias|todo lo que habrá que dejar}.',
        'Pregunta a {quien lo dejó|un antiguo partidario} qué {acabó pesando|le hizo marcharse}.',
        'Algo como [detail] puede {estropear|volcar} {la experiencia|una buena elección}.',
        '{Mira también|Averigua además|No olvides mirar} cómo {se sale|se deja|se deshace}, {cuánto tarda|qué se pierde por el camino|con qué gasto} y {a quién habría que avisar|quién te ayudaría|qué quedaría después}.',
      ],
      [
        [
          'Acaba con {una frase|una línea} que {empiece por|contenga} {«bueno si»|«para cuando»} y {una sola condición|la condición que cuenta}.',
          'Resume {el expediente|lo visto} en {una condición|dos condiciones}: {qué tiene que ser cierto|qué hace falta} para que {merezca la pena|compense}.',
        ],
        'Después {cierra|guarda} {la página|el expediente} y {reserva|da} {la misma atención|un rato igual} para [other].',
        '{La justicia|Ser justo|Un examen limpio} no {es frialdad|quita el calor|obliga a la tibieza}: {podrás preferir|nadie te impedirá inclinarte|te queda el derecho a preferir} {al final|vistos los dos|cuando acabe}.',
        '{Una reserva bien dicha|Un «pero» escrito a tiempo|La pega honrada} {sirve|vale|pesa} más que {un elogio|diez alabanzas|un aplauso}: {ahí se lee|de ella se aprende|avisa} {cuándo frenar|en qué momento desconfiar|dónde mirar dos veces}.',
      ],
    ],
  },
  {
    id: 'option-day-with',
    role: 'option',
    headings: [
      'Vivir con [option]',
      '[option] {en el día a día|un martes cualquiera}',
      '[option]: {días buenos y días malos|pros y contras}',
    ],
    paragraphs: [
      [
        [
          'Olvida {los escaparates|los lemas} y {mete|coloca} [option] en {un día gris|tu vida de verdad}.',
          'Las virtudes {anunciadas|de folleto} cuentan {poco|menos}; {mira|prueba} en qué {queda|se convierte} la vida con [option] {un mal día|cuando nada sale}.',
          'Para juzgar [option], {elige|toma} {un momento corriente|el momento menos lucido} antes que {una demostración|un día de fiesta}.',
        ],
        '¿Quién {se ocupa|pone el esfuerzo}, {a qué hora|cuántas veces} y {con qué humor|a costa de qué}?',
        'Lo que {parece poca cosa|es una menudencia} {el primer día|al principio} {se vuelve|acaba siendo} {una china en el zapato|una molestia} {a la larga|al cabo de cien veces}.',
        '[exampleSentence]',
        'Cuenta también {los buenos ratos|las pequeñas alegrías}, {por breves que sean|aun discretas}: {de ellas|de eso} depende {muchas veces|a menudo} {que dure|lo demás}.',
      ],
      [
        [
          'Compara {luego|ahora} {la promesa|lo prometido} con {lo que se cuenta|lo vivido}.',
          'Una cosa es {la promesa|lo que se dice}, y otra {la experiencia|lo que se hace}.',
        ],
        'Habla, {si puedes|sin prisa}, con [expert].',
        'Pregunta {qué decepcionó|cuál fue la primera decepción}, {qué sorprendió para bien|cuál fue la alegría} y {qué cambiaría|qué repetiría}.',
        'Desconfía de los {primeros días|estrenos}, demasiado {rosados|halagadores} o demasiado {duros|negros}: el relato que {vale|cuenta} {llega después|viene cuando ya hay costumbre}.',
        '{Apunta|Recuerda} también {las palabras|el tono} con que {lo cuentan|hablan}: {el cariño|el cansancio} se {nota|oye} {antes que los argumentos|en la segunda frase}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Comprueba {punto por punto|con calma}:',
        'Contesta a esto {antes de juzgar|sin mirar la otra opción}:',
      ],
      items: [
        ['¿Qué se vuelve {más fácil|más ligero} {desde el primer día|enseguida}?'],
        ['¿Qué {pesa más|pide más}, y {podrías con ello|por cuánto tiempo}?'],
        ['¿De qué {tendrías que prescindir|habría que despedirse}?'],
        ['¿En qué {caso|situación} {echarías de menos la otra|preferirías lo contrario}?'],
        ['¿Qué {diría|aconsejaría} {un amigo que te conoce|quien va a convivir contigo}?'],
      ],
    },
  },
  {
    id: 'option-strengths',
    role: 'option',
    headings: [
      '[option]: {fuerzas y límites|qué esperar}',
      'Cuándo {inclinarse|votar} por [option]',
      '{Escucha|Oye} al abogado: [option]',
    ],
    paragraphs: [
      [
        [
          'Toda elección tiene {su terreno|un terreno} donde {nadie la iguala|gana sin esfuerzo}; {búscalo|encuéntralo} para [option].',
          '¿En qué {circunstancias|caso} elegirías [option] {con los ojos cerrados|sin dudar}? {Parte de ahí|Todo empieza por esa respuesta}.',
          'Haz de abogado {un momento|para empezar}: {dos minutos|una página} para defender [option].',
        ],
        'Calcula {luego cada cuánto se da ese caso|cuántas veces por temporada te verás ahí}, {agenda en mano|sin inflarlo}.',
        '{Una ventaja deslumbrante pero rara|Una hazaña que sirve dos veces al año} {pesa|vale} menos que una comodidad {pequeña|de todas las mañanas}.',
        'Mira {también|además} {qué se estropea|cómo envejece} y {qué mejora con el uso|qué arregla la costumbre}.',
        'Piensa en {cuánto ocupa ese terreno|el tamaño de ese terreno} en {tus días de verdad|la vida tal como es}, no en {la que imaginas|tus proyectos}.',
      ],
      [
        [
          'Da {después|ahora} la palabra {al fiscal|a la acusación}.',
          'Llega {entonces|luego} {la acusación|la parte contraria}.',
        ],
        '¿Qué {queja|crítica} {se repite|vuelve} {más|de boca en boca}, y {te molestaría a ti|sería grave en tu caso}?',
        '[mistakeSentence]',
        'Hay defectos que se {domestican|rodean} {en una semana|con algo de método}; otros {se quedan|van en la naturaleza de la cosa}.',
        'Sepáralos {con una raya|sin demora}: a un lado {lo que tiene arreglo|lo reparable}, al otro {lo que habrá que aceptar|lo que se queda}.',
      ],
      [
        [
          'Dicta {por fin|al final} un veredicto {a lápiz|provisional}.',
          'Solo falta {un juicio|un veredicto}, {revisable|todavía abierto}.',
        ],
        'Escribe {la circunstancia|el hecho nuevo} que te haría {preferir|elegir} [other]: si {puede ocurrir pronto|es probable}, {guarda una reserva|deja la puerta entreabierta}.',
        'Y si {no se te ocurre ninguna|nada te aleja}, {ya es|eso es} {una respuesta|un buen indicio}.',
        'Guarda {el veredicto|la página} {hasta mañana|una noche} y {relee|repasa} {la frase|las palabras} {en voz alta|con ojos ajenos}.',
        '{Una condición|Una duda} {bien escrita|clara} {deja dormir|pesa poco}; lo que {inquieta|quita el sueño} es {lo que no se nombra|la niebla}.',
      ],
    ],
  },
  {
    id: 'option-witnesses',
    role: 'option',
    headings: [
      '[option] {por dentro|contado por otros}',
      '{Que pasen|Llama a} los testigos: [option]',
      '[option]: {escuchar antes de juzgar|lo que dicen los habituales}',
    ],
    paragraphs: [
      [
        [
          'Nadie conoce mejor [option] que {quien convive con ello|la gente que vive así} {a diario|sin pensarlo}.',
          'Para [option], los {buenos testigos|verdaderos expertos} suelen {hablar poco|ser discretos}: {ve a buscarlos|búscalos}.',
          'Antes de {pronunciarte|todo veredicto} sobre [option], presta oído a quien {lo eligió|lo dejó}.',
        ],
        'Huye de {los recién conversos|los fieles de ayer}: {el entusiasmo|la novedad} {habla más alto|lo tapa todo} {las primeras semanas|al principio}.',
        'Pide que te describan {un día normal|una jornada cualquiera}, {de la mañana a la noche|hora por hora}, {con sus enfados|con sus gestos}, y compara con {lo tuyo|tu vida}.',
        'La mitad de la respuesta {está|vive} en {lo que no se les ocurre decir|los gestos, más que en las frases}.',
      ],
      [
        [
          'Pasa {luego|entonces} a {tus propias manos|tu propia prueba}.',
          'Nada {impide|prohíbe}, {después de eso|luego}, hacer {una cata|una prueba} por tu cuenta.',
        ],
        '[exampleSentence]',
        'Una {hora vivida|tarde de prueba} {pone en su sitio|desinfla o confirma} {muchos elogios|los mejores discursos}.',
        'Date permiso para {fallar una vez|empezar de nuevo}: la torpeza {del principio|de estreno} es cosa {tuya|de novatos}, y se va con {el uso|los días}.',
        'Vigila {la pequeña molestia|el gesto torpe} que se {perdona|olvida} {la primera vez|al principio} y luego {se queda|cansa}.',
      ],
      [
        [
          'Cierra {la investigación|el expediente} con {tres columnas|un balance corto}: lo {seguro|firme}, lo {dudoso|que falta por ver} y lo {imperdonable|que te haría huir}.',
          'Para {concluir|terminar}, resume {lo que has oído|esos testimonios} en {tres líneas|pocas palabras}.',
        ],
        'Si {la lista negra|la última columna} está {vacía|casi vacía}, {hay candidato|merece una prueba más larga}.',
        'Guarda {las mismas preguntas|el mismo cuestionario} para [other], {en el mismo orden|con igual paciencia}.',
        'Deja pasar {una noche|un día} antes de {releer|corregir} {esas líneas|el balance} y tacha todo lo que {repita un lema|no salga de un hecho}.',
      ],
    ],
  },
  {
    id: 'trial-side-by-side',
    role: 'trial',
    headings: [
      '{Prueba|Pon a prueba} los dos',
      'Una prueba {justa|en igualdad}',
      '{Que compitan|Hazlos correr}',
    ],
    paragraphs: [
      [
        [
          'Una hora de prueba {vale|sustituye a} {una tarde|muchas horas} de {lecturas|comparativas}, {si las reglas son las mismas|con tal de que todo sea igual}.',
          'Organiza {una carrera|una prueba limpia} entre [both], {con las mismas reglas|en el mismo terreno}.',
          'Nada {desempata|aclara} tanto como una prueba {corta|modesta}, {con tus manos|en tu casa}.',
        ],
        'Prepara, {para cada uno|de los dos lados}, algo así: [trial].',
        'No cambies {nada más|el resto}: {el lugar|la hora}, {la duración|el esfuerzo}, {el humor|el público}, {si se puede|hasta donde se pueda}.',
        'Empieza por {el que menos te tienta|tu menos favorito}: recibirá {toda tu frescura|la atención de los comienzos|unos ojos nuevos}.',
        'Elige una tarea {corriente|sin brillo}, {de las que se repiten|de cada semana}: la proeza {divierte|seduce} y {prueba|dice} {poco|bien poco}.',
        'Invita a {alguien sin preferencia|un testigo neutral} a {mirar|apuntar} por su lado: dos cuadernos se {corrigen|completan}.',
      ],
      [
        [
          'Escribe {de antemano|antes de probar} qué te haría {cambiar de idea|pasarte de bando}.',
          'Fija {el veredicto|las reglas} {antes|por adelantado}, {nunca después|para no hacer trampas}.',
        ],
        'Apunta {luego|durante la prueba} [record].',
        'Mira {sobre todo|además} [signal].',
        '{Espera a mañana|Deja reposar todo} antes de {concluir|leer las notas}: {el entusiasmo|el cansancio} {del día|de la víspera} {se evapora|baja}.',
        'Repite {otro día|si puedes} {en el orden contrario|cambiando el orden}, para quitarle {al cansancio|a la práctica} su parte de {culpa|mérito}.',
      ],
      [
        [
          'Si {la prueba|la carrera} {no dice nada|acaba en tablas}, {también es respuesta|alégrate}: {valen los dos|apenas puedes equivocarte}.',
          'Un empate es una {buena noticia|lección}: {ninguna elección será grave|ambos servirán}.',
        ],
        'Quédate entonces con {el más fácil de dejar|el que menos pida} y {pasa a otra cosa|no lo pienses más}.',
        'Si {una prueba completa|probar de verdad} {no es posible|está fuera de tu alcance}, {pide prestado|observa}, {alquila|visita} o {mira cómo lo hacen|acompaña a alguien}.',
        'Habla con gente que {convive con cada opción|conoce las dos} desde hace {mucho|años}, y pide ver {un día sin brillo|una sesión corriente}.',
      ],
    ],
  },
  {
    id: 'trial-live-it',
    role: 'trial',
    headings: [
      '{Vive|Juega} cada elección',
      'Una {semana|temporada} de prueba',
      '{Del papel a la vida|Pasa a lo concreto}',
    ],
    paragraphs: [
      [
        [
          'Durante {unos días|tres días}, {haz como si|vive como si} {la decisión estuviera tomada|todo estuviera decidido}, y {luego|después} {cambia de bando|dale la vuelta}.',
          'Prueba [a] {sin mirar al lado|de buena fe} y {luego|después} [b] {con el mismo celo|igual de en serio}.',
          'El cuerpo {sabe|entiende} cosas que {la tabla|la cabeza} {ignora|niega}; {dale|regálale} {una prueba|unos días}.',
        ],
        '[firstStepSentence]',
        'Observa {tus excusas|lo que aplazas}: uno {esquiva|evita} {sin decirlo|por instinto} lo que {no encaja|pesa}.',
        'Pregunta a {los de casa|alguien cercano} {qué día|en qué versión} tu humor {era mejor|parecía más ligero}.',
        'Juega {limpio|hasta el final}, {sin trampas|aunque sea a regañadientes}: una prueba {a medias|cortada a la primera molestia} le da la razón {a la pereza|a la costumbre}.',
      ],
      [
        [
          'La prueba {pide|agradece} {un poco de orden|unas precauciones}.',
          'Para que la prueba {hable|sirva}, {bastan unas reglas|con un par de reglas alcanza}.',
        ],
        'Lleva {un diario mínimo|una página}, {tres líneas por la noche|a hora fija}, {sin releer|sin concluir} hasta {el final|el último día}.',
        '[measureSentence]',
        'Deja {un día|una tarde} {de descanso|en blanco} entre {una y otra|los dos tramos}, o {la primera|lo primero} {manchará|teñirá} lo que viene después.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: ['Un {guion|plan} {sin adornos|sencillo}:', '{Procede|Ve} {así|en este orden}:'],
      items: [
        [
          'Elige {una situación corriente|una escena habitual} {que se repita|de las que vuelven} {cada semana|a menudo}.',
        ],
        [
          '{Prueba la primera opción|Empieza por uno de los dos}, {varias veces|al menos dos veces}, {sin juzgar|tomando notas}.',
        ],
        ['Haz {una pausa|un alto}, lo justo para {olvidar|borrar} {los reflejos|las impresiones}.'],
        [
          'Repite con {la segunda|lo otro}, {en las mismas condiciones|en el mismo sitio y a la misma hora}.',
        ],
        [
          'Relee las notas {en voz alta|con alguien} y {busca|subraya} {lo que se repite|las palabras que vuelven}.',
        ],
      ],
    },
  },
];
