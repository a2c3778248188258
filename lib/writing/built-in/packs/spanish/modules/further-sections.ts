import type { Module } from '../../../language-pack.ts';

/** Further sections for explainers and comparisons. */
export const FURTHER_SECTIONS: readonly Module[] = [
  {
    id: 'what-three-answers',
    role: 'what',
    headings: [
      'Tres {respuestas|maneras de responder} a una pregunta',
      '{Según quién|Depende de quién} lo cuente',
      '{De lejos, de cerca|A tres distancias}',
    ],
    paragraphs: [
      [
        [
          'La {misma|vieja} pregunta admite tres respuestas: {la de un niño|una de patio}, {la de un vecino|una de mesa} y {la de un experto|una de taller}.',
          '¿Qué {contestarías|dirías}, [topic], a {tres personas distintas|un niño, a un vecino y a un experto}? {Prueba con las tres|Ahí hay tarea}.',
          '{Nadie|Ninguna persona sensata} define {igual|del mismo modo} para {todos los públicos|un niño y para un colega}, y {conviene aprovecharlo|eso da pistas}.',
        ],
        'La primera {cabe en una mano|usa palabras de cocina}: {tamaño, uso y ruido|qué hace, dónde está, para qué se quiere}, {y nada de historia|sin una sola fecha}.',
        'La segunda {añade|pone} {consecuencias|un ejemplo del barrio}: {qué pasaría sin ello|a quién le cambia el día}, {quién lo paga|quién se queja}.',
        'La tercera {se permite|trae} {el matiz|la excepción}, {los límites|la letra pequeña} y {alguna duda sincera|lo que aún se discute}.',
        '[questionSentence]',
        '{Ninguna es la buena|Las tres valen}: {cada una|la de turno} {deja algo fuera|hace su trabajo} y {guarda algo|esconde otra cosa}, {como los mapas|igual que las fotos}.',
      ],
      [
        [
          'Escribe las tres {seguidas|en una hoja} y {busca|subraya} {la costura|lo que se contradice}.',
          '{Compáralas después|Ponlas luego en fila}: {las costuras|los saltos} {enseñan|señalan} {lo que no sabes|por dónde tirar}.',
        ],
        'Si la del niño {te cuesta|no sale}, {falta entender|aún no lo tienes}; si la del experto {se queda corta|cabe en dos líneas}, {falta leer|toca biblioteca}.',
        'Cuando {un lector|alguien} {pasa de una a otra|las recorre} sin {tropezar|perderse}, {el tema está en casa|ya se puede seguir}.',
        'Pásaselas a {quien no conozca el tema|un lector nuevo} y {mira|apunta} {en cuál se despierta|por dónde empieza a preguntar}.',
      ],
      [
        [
          'Deja {para el final|como postre} {el nombre|la etiqueta}.',
          '{Solo entonces|Al cabo} {importa|toca mirar} cómo {se llama|lo nombran}.',
        ],
        'Hay cosas con {varios nombres|un nombre para cada oficio} y nombres que {sirven|valen} para {varias cosas|todo}: {anótalos juntos|reúnelos en una línea}.',
        '{Media confusión|Buena parte del lío} {nace|viene} {de ahí|de llamar igual a lo distinto}, {no de la cosa|y se cura con un ejemplo}.',
        '{Un glosario corto|Una página de definiciones propias} {rinde|cunde} más que {diez horas|una semana} {de lectura distraída|con prisa}.',
      ],
    ],
  },
  {
    id: 'why-own-thread',
    role: 'why',
    headings: [
      '{Un hilo propio|Tu hilo} para entrar',
      '{Qué tiene que ver contigo|Dónde te toca}',
      'Del {interés ajeno|bostezo} a la {curiosidad|pregunta propia}',
    ],
    paragraphs: [
      [
        [
          'La importancia {prestada|de segunda mano} {aburre|dura poco}; {hay que|conviene} {encontrar la propia|dar con la tuya}.',
          '¿Dónde te {roza|toca} esto, [topic], {un día cualquiera|entre el desayuno y la cena}? {Empieza por ese punto|Ahí está la entrada}.',
          'A nadie le {interesa|importa} {todo|cualquier cosa}, y {no hay que fingirlo|está bien así}: {basta con un hilo|un hilo es suficiente}.',
        ],
        'Puede ser {una molestia|un enfado}, {un recuerdo|una canción}, {una factura|un titular}, {una conversación a medias|lo que preguntó un niño}.',
        'Tira {de ese cabo|del hilo} {tres veces|con paciencia}: {y eso por qué|de dónde sale}, {quién lo decidió|qué lo sostiene}, {qué pasaría al revés|a quién más le ocurre}.',
        '[exampleSentence]',
        'A la {tercera|cuarta} vuelta {asoma|aparece} {algo grande|lo que parecía lejano}, {sin solemnidad|como si siempre hubiera estado ahí}.',
      ],
      [
        [
          '{Luego|Después} {cambia de hilo|presta el tuyo}: pregunta a {otra persona|quien tengas cerca} por {el suyo|dónde le toca}.',
          'Los hilos {ajenos|de los demás} {llevan|conducen} {a otras puertas|al mismo edificio por otra calle}.',
        ],
        'El jardinero {y la contable|y el músico} no {entran|llaman} {por la misma puerta|igual}, y {los dos|ambos} {salen con algo|vuelven a casa con una idea}.',
        'Junta {dos o tres caminos|varios de esos relatos} y {tendrás|habrá} {un mapa de razones|más razones} que {cualquier prólogo|la mejor introducción}.',
        '{Ninguno|Ni el mejor} {sirve para todos|abre todas las puertas}, y {ahí está la gracia|eso anima la charla}.',
      ],
      [
        [
          'Queda {decidir|saber} cuánto {te interesa|quieres dar}, {sin culpa|con franqueza}.',
          'No todo {merece|pide} {años|una biblioteca}: {fija|elige} {la dosis|hasta dónde}.',
        ],
        'Hay temas de {una tarde|un paseo}, de {un invierno|una temporada} y de {toda la vida|media vida}; {acertar con la medida|saberlo pronto} {ahorra|evita} {aburrimiento|mala conciencia}.',
        'Y si {mañana|dentro de un año} {cambia el hambre|crecen las ganas}, {se vuelve|las páginas esperan}.',
        '{Lo mismo|Igual} pasa con {los libros|las amistades}: {unos son de paso|hay de un verano} y {otros se quedan|de media vida}, y {todos cuentan|nadie lo decide de antemano}.',
      ],
    ],
  },
  {
    id: 'myths-both-sides',
    role: 'myths',
    headings: [
      '{Entusiastas y escépticos|Dos exageraciones}',
      '{Ni milagro ni fraude|Entre el milagro y el fraude}',
      'Lo que {exageran unos y otros|se infla}',
    ],
    paragraphs: [
      [
        [
          'Casi todo tema {tiene|cría} {sus devotos|entusiastas} y {sus enemigos|aguafiestas}, y {los dos bandos|ambos} {redondean|estiran}.',
          'Quien {busca|pregunta}, [topic], {se topa|tropieza} con {dos coros|dos exageraciones}: {la promesa|el milagro} y {la burla|el fraude}.',
          '{La verdad|Lo cierto} rara vez {grita|hace propaganda}; {suele quedarse|vive} {en medio y con peros|en las condiciones}.',
        ],
        'El devoto {calla|olvida} {el coste|los fracasos}; el enemigo, {los aciertos|las mejoras}: {lee a los dos|escúchalos} {con el mismo lápiz|y réstales a ambos}.',
        '[mistakeSentence]',
        'Desconfía {del adjetivo|de los superlativos} y {busca|quédate con} {el verbo|la circunstancia}: {qué hace|cuándo}, {a quién|dónde}, {durante cuánto|con qué ayuda}.',
        '{Un «a veces»|Un «según»} {bien puesto|a tiempo} {limpia|aclara} {más que|mejor que} {tres desmentidos|una pelea}.',
        '{Busca además|Interesa} a quien {cambió de bando|estuvo en los dos}: {suele contar|trae} {los detalles|las condiciones} que {la fe|el enfado} {borra|se salta}.',
      ],
      [
        [
          'Haz {la prueba|el juego} de {cambiar los papeles|defender lo contrario} {cinco minutos|en voz alta}.',
          'Para {medir|pesar} {una exageración|tanto ruido}, lee {la frase|el titular} del revés.',
        ],
        'Si {del revés|al contrario} {suena igual de convincente|convence lo mismo}, {era música|había poco dentro}; si {chirría|resulta absurdo}, {algo firme hay|merece otra lectura}.',
        'Pide {siempre|además} {un caso en contra|la excepción}: {quien sabe, lo tiene|al que sabe no le molesta}; {quien vende, cambia de tema|el vendedor mira el reloj}.',
        'Una explicación {firme|honrada} {aguanta|soporta} {preguntas tontas|un mal día}; {la propaganda, no|los lemas se ofenden}.',
      ],
      [
        [
          '{Y guarda|Conserva} {tu propia exageración|la tuya} {para el final|en la lista}.',
          'Tú también {redondeas|adornas}, {sin mala idea|como todos}.',
        ],
        'Apunta {qué te gustaría que fuera verdad|a qué bando tiendes}: {escrito|a la luz}, {tira menos de la manga|estorba poco}.',
        'Reconocer {el propio deseo|una simpatía} {no quita razón|es higiene}, y {vuelve|deja} {más limpia|mejor plantada} {cualquier conclusión|la lectura que venga}.',
        '{Una duda declarada|El «no estoy seguro»} {da|presta} más {crédito|peso} que {tres afirmaciones redondas|un tono firme}, {en la mesa y por escrito|sobre todo entre amigos}.',
      ],
    ],
  },
  {
    id: 'frame-third-party',
    role: 'frame',
    headings: [
      '¿Y si {no fueran dos|hubiera más caminos}?',
      '{Abre|Ensancha} la pregunta',
      'Antes {del duelo|de enfrentarlos}',
    ],
    paragraphs: [
      [
        [
          '{Dos opciones|Un duelo} {caben|queda bien} {en un titular|en el título}; {la vida|un martes} {suele traer|trae} {alguna más|otras puertas}.',
          'Antes de {encerrarte|quedarte} entre [both], {mira si hay|busca} {una tercera puerta|otra salida}.',
          'La palabra «o» {aprieta|estrecha}: {comprueba|pregúntate} si no cabría un «{y luego|según el día}».',
        ],
        '{A veces se empieza por uno|Hay quien empieza por uno} y {se acaba|termina} en el otro, {sin traición|y tan contento}.',
        'Otras veces {conviene esperar|lo sabio es no elegir}, {alquilar|pedir prestado} o {quedarse como se está|dejar las cosas quietas} {una temporada|hasta tener más datos}.',
        '[questionSentence]',
        'Si {después de abrirla|con la puerta abierta} {siguen siendo dos|solo quedan esos}, {mejor|tanto mejor}: {ahora es una elección|ya no es una trampa}.',
      ],
      [
        [
          'Di {también|ahora} {qué te trajo aquí|qué ha pasado} para que {toque elegir|haya duda}.',
          '{Toda duda|Una duda así} tiene {fecha de nacimiento|un comienzo}: {búscalo|acuérdate}.',
        ],
        '{Una avería|Un cambio de casa}, {una oferta|un comentario}, {un cansancio viejo|el ejemplo de un amigo}: el origen {pesa|se cuela} en {la respuesta|los criterios}.',
        'Si {el motivo|la urgencia} {era de otro|ya pasó}, {quizá|puede que} {no haga falta decidir|la pregunta se deshaga sola}.',
        '{Contarlo|Decirlo} {en voz alta|a alguien de fuera} {ayuda|alivia}, y {a veces basta|de vez en cuando resuelve}: {la niebla se va|el nudo se afloja} al {decirlo|ponerle palabras}.',
      ],
      [
        [
          '{Por último|Y además}, {mide|calcula} el tamaño {del asunto|de la apuesta}.',
          'Dale a la decisión {el tiempo|la mesa} que {merece|le toca}, {ni más ni menos|sin propina}.',
        ],
        'Para {poca cosa|lo que se deshace}, {una moneda|diez minutos}; para lo {caro|largo}, {dos semanas|una prueba} y {un buen consejo|una noche de sueño}.',
        '{Confundir las tallas|Equivocarse de talla} {cansa|sale caro}: se {sufre|duda} por {un enchufe|nimiedades} y se {firma|salta} {deprisa|en un rato} lo que {dura años|pesa de verdad}.',
        '{Escribe el tamaño|Pon la talla} {arriba del todo|junto a la fecha}: te {frenará|protegerá} {cuando la comparación engorde|el día que quieras leer la opinión cien}.',
      ],
    ],
  },
  {
    id: 'trial-stranger',
    role: 'trial',
    headings: [
      '{Deja elegir|Que pruebe} un extraño',
      '{Con otros ojos|Prueba a ciegas}',
      '{Trampas|Trucos} para no engañarte',
    ],
    paragraphs: [
      [
        [
          'El peor juez {de una prueba|de la carrera} eres tú: {ya tienes favorito|llegas con el corazón puesto}.',
          'Para {comparar|medir} [both] sin {cariño|trampas}, {tapa los nombres|pide manos ajenas}.',
          'Una prueba {a ciegas|con los nombres tapados} {dura poco|cuesta poco} y {baja humos|quita vendas}.',
        ],
        'Pide a {alguien|un amigo} que {prepare|ordene} los dos {sin decirte cuál es cuál|a escondidas}, {si el asunto lo permite|hasta donde se pueda}.',
        'Si no {hay manera|se puede}, {deja que pruebe él|presta los ojos}: {mira|observa} {dónde duda|qué gesto hace}, {sin explicarle nada|mordiéndote la lengua}.',
        'Sirve {casi cualquier cosa|un ensayo menudo}: [trial].',
        '{Una mueca|El primer suspiro} {vale|dice} más que {diez opiniones|un formulario}, y {no se ensaya|sale sin permiso}.',
      ],
      [
        [
          '{Cambia luego|Invierte después} {el orden|los papeles}, porque {el segundo|el último} {juega con ventaja|ya te encuentra despierto}.',
          'Repite {otro día|con otro humor}: {lo que solo gusta una vez|el capricho} {no vuelve|se delata}.',
        ],
        'Apunta {en el acto|sin adornos} [record].',
        'Si {los dos días|ambas pruebas} {cuentan lo mismo|coinciden}, {hay suelo firme|puedes fiarte}; si se {desmienten|contradicen}, {mandaba el humor|era cansancio, hambre o lluvia}.',
        '{Dos vueltas|Un par de tardes} {bastan|alcanzan} casi siempre, y {la tercera|insistir} solo {entretiene|retrasa}, {salvo en lo que dura años|fuera de las grandes apuestas}.',
        '{Da las gracias|Invita luego} al {ayudante|cómplice}, y {pregúntale|que te diga} {qué habría elegido|qué vio en tu cara}: {esa respuesta|su relato} {cierra|redondea} la prueba.',
      ],
      [
        [
          '{Al destapar|Cuando se quite la venda}, {resiste|aguanta} {la tentación|las ganas} de {corregir|explicar} {el resultado|lo que salió}.',
          '{Y llega|Viene} {el momento feo|la hora de la verdad}: {ver|leer} los nombres.',
        ],
        '{La sorpresa|El chasco} {enseña|cuenta} {qué pesaba|cuánto mandaba} {el prestigio|la costumbre}, {el envoltorio|la fama}, {lo que diría la gente|el precio que imaginabas}.',
        '{Nadie obliga|No estás obligado} a {obedecer|seguir} {la prueba|al extraño}; {solo|al menos} {sabrás|quedará claro} {qué pagas de más|por qué eliges}.',
        '{Ríete|Cuéntalo}: {todos pagamos algo|nadie se libra de pagar} por {un nombre|la etiqueta}, y {saberlo|verlo escrito} {abarata el capricho|pone precio a la próxima compra}.',
      ],
    ],
  },
  {
    id: 'pitfalls-wrong-question',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      '{Elegir por otros|Elegir contra alguien}',
      '{Errores|Tropiezos} con {buena intención|cara de sensatez}',
      'Lo que {no se debe preguntar|la comparación esconde}',
    ],
    paragraphs: [
      [
        [
          'Hay elecciones que {no son nuestras|vienen heredadas}: {se elige contra un hermano|las firma un viejo enfado}, {a favor de un amigo|para dar la razón a alguien}.',
          '{Curioso|Es curioso}: entre [both], {muchos discuten|a veces se discute} {de otra cosa|de quién manda}.',
          '{El error más caro|La trampa fina} no es {elegir mal|fallar}, sino {contestar|resolver} {la pregunta de otro|un problema que no tienes}.',
        ],
        '[mistakeSentence]',
        '{Pregunta|Comprueba} {de quién es la prisa|quién gana si decides hoy}, {quién puso los dos nombres|de dónde salió la lista} y {qué falta en ella|a quién no se invitó}.',
        '{Ojo|Cuidado} también con {el desempate barato|los decimales}: {una diferencia mínima|un punto de más} {parece ciencia|luce mucho} y {no cambia|apenas mueve} {nada|una sola tarde}.',
        '{Vuelve|Regresa} a {tu frase del principio|lo que querías}: si {los argumentos|las razones de hoy} no la {tocan|nombran}, {están de visita|son ruido}.',
      ],
      [
        [
          '{Otra rareza|Un vicio más}: {sumar virtudes que no usarás|pagar por lo posible}.',
          'Se compra {mucho|a menudo} {para la persona que querríamos ser|con la vida de un anuncio en la cabeza}.',
        ],
        'Esa persona {madruga|viaja ligera}, {repara cosas|nunca se cansa}, y {no ha pasado por casa|todavía no vive aquí}.',
        '{Elige|Decide} para {quien friega hoy los platos|quien eres un jueves}; {si el otro llega|cuando aparezca el héroe}, {ya cambiará él|que elija lo suyo}.',
        'Algo como [detail] {pertenece|toca} a {tu vida real|la de ahora}, y por eso {pesa|merece línea propia}.',
      ],
      [
        [
          'Queda {el error contrario|la trampa de los prudentes}: {no elegir nunca|vivir en la sala de espera}.',
          '{Aplazar|Dejarlo para luego} {también es elegir|tiene precio}, {solo que en voz baja|aunque no llegue factura}.',
        ],
        'Calcula {qué se pierde|cuánto cuesta} {cada mes|por semana} de {duda|espera}: {sueño|ratos}, {ganas|conversaciones}, {ocasiones|paciencia ajena}.',
        'Si {la espera|dudar} {sale más cara|pesa más} que {el error|equivocarse}, {ya tienes|ahí va} {la respuesta|el empujón}: {cualquiera de los dos|el que sea}, pero {pronto|esta semana}.',
        '{Nadie|Ningún amigo} te {recordará|reprochará} {el tiempo que dudaste|la comparación perfecta}; {tú|tus domingos}, {quizá|tal vez} sí.',
      ],
    ],
  },
  {
    id: 'item-backwards',
    role: 'item',
    headings: [
      '{Empieza|Piensa} por el final',
      '{Del final al principio|Camina hacia atrás}',
      '{Imagina|Mira} el último día',
    ],
    paragraphs: [
      [
        [
          '{Imagina|Dibuja} el {último día|final} y {retrocede|camina hacia atrás} {paso a paso|hasta hoy}.',
          'En vez de {preguntar cómo se empieza|mirar el primer escalón}, {mira|pregunta} {cómo se acaba|qué habrá al terminar}.',
        ],
        '¿Qué {estará hecho|habrá sobre la mesa}, {quién estará contento|quién lo celebra}, {qué ya no molesta|qué silencio habrá}?',
        'Justo antes de {eso|ese cuadro}, {algo tuvo que ocurrir|hubo un gesto}; {escríbelo|apúntalo}, y {antes de eso, otro|luego el anterior}.',
        'A las {cuatro o cinco|pocas} líneas {llegarás|habrás vuelto} {a esta semana|al día de hoy}, con un encargo {pequeño y claro|que cabe en la mano}.',
      ],
      [
        [
          '{La cadena|Ese camino al revés} {enseña|descubre} {lo que sobra|qué pasos eran de adorno}.',
          'Los pasos {de adorno|que sobran} {se caen solos|quedan fuera}, porque {ninguno los necesita|nada cuelga de ellos}.',
        ],
        'Si {un eslabón|un paso} {depende de otra persona|no está en tu mano}, {avisa pronto|prepara un rodeo}.',
        'Y {si el final no apetece|cuando el cuadro deja frío}, {mejor saberlo|qué suerte enterarse} {antes de salir|con los zapatos aún limpios}.',
        '{Guarda el dibujo|Conserva esa escena}: {los días torcidos|cuando te pierdas}, {recordará|dirá} {adónde ibas|por qué saliste}, {mejor que una lista|sin reñirte}.',
      ],
    ],
  },
  {
    id: 'item-neighbour-field',
    role: 'item',
    headings: [
      '{Copia|Roba} de otro oficio',
      '{Mira|Asómate} a la casa de al lado',
      '¿Cómo lo haría {un jardinero|una cocinera}?',
    ],
    paragraphs: [
      [
        [
          'Pregúntate cómo lo {haría|resolvería} {alguien de otro oficio|quien trabaja en lo contrario}: {un jardinero|una cocinera}, {un bibliotecario|una pescadera}.',
          '{Cruza la calle|Sal de tu mundo}: {los problemas|las dudas} {se repiten|riman} {de un oficio a otro|en casas muy distintas}.',
        ],
        'El que {cultiva|poda} sabe {esperar|quitar}; {quien atiende un mostrador|la que despacha}, {escuchar|despedir con gracia}; {quien afina|el músico}, {oír lo que falta|repetir sin aburrirse}.',
        'Toma una costumbre {prestada|de fuera} y {pruébala|póntela} {una semana|varios días}, {aunque parezca un disfraz|sin contarlo}.',
        'Habla {a ser posible|de paso} con [expert].',
      ],
      [
        [
          'Lo {traído de lejos|ajeno} {obliga|ayuda} a {mirar de nuevo|ver} lo {que ya no veías|de siempre}.',
          '{No hace falta|Ni falta hace} {que encaje del todo|copiarlo entero}: {basta el gesto|con la idea sobra}.',
        ],
        'Si {encaja|funciona}, {quédatelo|adóptalo} {con su historia|y da las gracias}; si no, {habrás pasado|te llevas} {un buen rato|una anécdota}.',
        '{Las mejores mejoras|Muchos inventos caseros} {nacen|salen} {así|de esas visitas}, {sin genio|a fuerza de curiosidad} y {con descaro|con las manos en los bolsillos}.',
        '{Apunta|Di} {de dónde vino|a quién se lo debes}, {por gratitud|por si toca volver} y {para contarlo|para no creerte inventor}.',
      ],
    ],
  },
];
