import type { SpanishDomain } from './slots.ts';

export const LEARNING: SpanishDomain = {
  tools: [
    'un cuaderno, {fichas|dos bolígrafos} y un temporizador',
    'un solo manual, elegido {de una vez|con calma}',
    'un trozo de mesa y un lápiz {afilado|nuevo}',
  ],
  expert: [
    'una profesora a la que le gusten {las preguntas simples|los principiantes}',
    'un compañero {apenas más adelantado|de un curso por encima}',
    'una persona que lo aprendió {de adulta|por su cuenta}',
  ],
  trial: [
    'una lección corta, {hecha tres veces|repetida al día siguiente}',
    'una página estudiada y recitada {a libro cerrado|en voz alta}',
    'diez minutos de ejercicios al día {durante una semana|en el mismo sitio}',
  ],
  record: [
    'tus errores y {su corrección|su causa}',
    'lo que sabes repetir {sin notas|de memoria}',
    'las preguntas que quedan {sin respuesta|abiertas}',
  ],
  result: [
    'una lección que sepas explicar a {un niño|un amigo}',
    'un ejercicio resuelto {a libro cerrado|a la primera}',
    'una charla o una página llevada {sin ayuda|hasta el final}',
  ],
  signal: [
    'si sabes repetirlo {al día siguiente|en frío}',
    'si el error {de ayer|de la víspera} vuelve',
    'si se te ocurre una pregunta {nueva|más fina}',
  ],
  sources: [
    'los manuales y sus ejercicios {resueltos|graduados}',
    'los cursos públicos y sus {bibliografías|lecturas}',
    'las bibliotecas y sus {diccionarios|consejos}',
  ],
  detail: [
    'una definición aprendida {sin ejemplo|a medias}',
    'un repaso {saltado|aplazado}',
    'un ejercicio corregido {con prisa|sin releer}',
  ],
  exampleSentence: [
    'Cierra el libro {tras una página|a mitad de capítulo} y {repite|di} {en voz alta|de memoria} lo que {queda|recuerdas}: {el hueco|la laguna} {asoma|se enseña} {enseguida|sin tardar}.',
    '{Explica|Cuenta} la lección {a un niño|al espejo}; donde {la frase tropieza|buscas palabras}, {falta idea|el saber no es firme}.',
    'El mismo {ejercicio|problema}, {repetido|retomado} {tres días después|en frío} {sin soluciones|sin ayuda}, {separa|distingue} lo que sabes de lo que {reconoces|solo te suena}.',
  ],
  firstStepSentence: [
    '{Esta noche|Hoy} copia {cinco palabras|una sola idea}, {cierra|tapa} la página y {escribe|recupera} {todo|lo esencial} {de memoria|sin mirar}.',
    '{Desde mañana|Esta semana}, fija {un cuarto de hora|un rato} {diario|a hora fija} con el {manual|cuaderno}, {aunque sea breve|corto pero seguro}.',
    'Busca {antes del domingo|en estos días} a {alguien|una persona} a quien {explicar|contar} {lo que aprendes|la lección}, {aunque sea por teléfono|diez minutos bastan}.',
  ],
  mistakeSentence: [
    '{Releer|Subrayar} da {la impresión|la sensación} de {saber|aprender}; {recitar|escribir a libro cerrado} {lo comprueba|da la prueba}.',
    '{Cambiamos|Se cambia} de {método|manual} {en cuanto|apenas} {el esfuerzo|la dificultad} {pica|asoma}, y {así no se pasa|nadie pasa así} del primer capítulo.',
    '{Estudiar|Repasar} {la víspera|todo de golpe} {llena|carga} {la cabeza|la memoria} {una noche|hasta la mañana}, {poco más|y poco más}.',
  ],
  measureSentence: [
    'Repite {cada mes|de vez en cuando} {la misma prueba|el primer test}, {sin preparar|en frío}, y {guarda|fecha} {la hoja|los papeles}.',
    'Cuenta {los errores nuevos|las faltas recientes}: {demuestran|dicen} que {avanzas|pisas terreno desconocido}.',
    '{Grábate|Escribe una página} {hoy|al empezar} y {dentro de un mes|más adelante}, {sobre lo mismo|con la misma consigna}: {la diferencia|la distancia} {se oye|se lee}.',
  ],
  sourceSentence: [
    'Un {buen|sólido} manual {trae|propone} ejercicios {y soluciones|con respuesta}; {sin eso|si no}, {nada te dice|es difícil saber} {si entendiste|por dónde vas}.',
    'Desconfía del método que {promete|garantiza} {velocidad|un plazo} sin hablar de {esfuerzo|repasos}.',
    'Compara dos explicaciones {de la misma idea|del mismo punto}: su desacuerdo {abre|trae} {una buena pregunta|el estudio de verdad}.',
  ],
  questionSentence: [
    'Pregúntate qué quieres {poder hacer|saber decir}, y {a quién|delante de quién}, {el día que lo sepas|llegado el momento}.',
    '¿{Sabrías|Podrías} {explicar|resumir} esto {en un minuto|en una postal} a {alguien de tu familia|un amigo con prisa}?',
    '¿Qué {error|confusión} {vuelve|te persigue} {más|desde el principio}, y {de qué lección|de dónde} {sale|viene}?',
  ],
  choiceSentence: [
    'Haz una {lección|clase} entera con cada uno, {ejercicios incluidos|hasta el último ejercicio}, y {examínate|repítela} {al día siguiente|en frío}.',
    'Elige el que te {haga producir|obligue a hablar o a escribir} y deja el que {se mira|se disfruta} {cómodamente|como una película}.',
    'Mira cuál {reabrirás|retomarás} {una tarde de lluvia|un día sin ganas}, {sin avisos|por gusto}.',
  ],
};

export const NATURE: SpanishDomain = {
  tools: [
    'unos prismáticos, {un cuaderno|una silla plegable} y paciencia',
    'una lupa y una guía {de campo|de la región}',
    'ropa {discreta|de abrigo} y un termo',
  ],
  expert: [
    'una naturalista {de la zona|aficionada y terca}',
    'un guarda {forestal|de la reserva}',
    'una monitora de un {museo de ciencias|club de observación}',
  ],
  trial: [
    'una hora de observación {en el mismo sitio|sin moverte}',
    'una salida {corta|en silencio} al amanecer',
    'una sola especie, {una sola estación|un solo lugar}',
  ],
  record: [
    'la hora, {el tiempo|la luz} y el lugar {exacto|preciso}',
    'lo que viste, {separado|bien distinto} de lo que supones',
    'las ausencias {igual que|como} las presencias',
  ],
  result: [
    'una observación que se pueda {comprobar|repetir}',
    'un fenómeno que sepas {reconocer|describir}',
    'una pregunta más precisa {que la de ayer|que al empezar}',
  ],
  signal: [
    'si el mismo fenómeno vuelve {a la misma hora|con el mismo tiempo}',
    'si tu dibujo {basta para reconocerlo|le dice algo a otro}',
    'si la explicación aguanta {con lluvia|en la estación siguiente}',
  ],
  sources: [
    'las guías de campo y los {atlas|libros de identificación}',
    'las publicaciones de museos y {observatorios|sociedades científicas}',
    'los cuadernos de observadores {pacientes|de otro tiempo}',
  ],
  detail: [
    'un cambio de {viento|luz}',
    'una hora {tardía|mal elegida}',
    'una sombra tomada por {una forma|un animal}',
  ],
  exampleSentence: [
    'Quédate {una hora|un buen rato} al pie del mismo {árbol|muro}: {la primera mitad|el principio} es {del ruido|de tus pensamientos}, {el resto|lo demás} es de lo vivo.',
    'Dibuja lo que ves, {aunque sea mal|sin talento}: {el lápiz|la mano} {obliga|fuerza} a {contar|mirar} lo que el ojo {se salta|inventa}.',
    'El mismo {rincón|estanque}, {visitado|mirado} {al alba|temprano} y {al mediodía|a pleno sol}, {ofrece|tiene} dos {mundos|escenas} que {apenas se cruzan|se ignoran}.',
  ],
  firstStepSentence: [
    '{Mañana|Esta semana} {elige|adopta} {una ventana|un árbol} y {anota|escribe} {cada día|mañana y tarde} {una línea|tres palabras} sobre {lo que pasa ahí|lo que cambia}.',
    'Sal {esta tarde|mañana} {diez minutos|un rato} sin {rumbo|teléfono} y {trae|apunta} {tres observaciones|tres preguntas}, {ninguna explicación|nada más}.',
    'Pasa {este mes|pronto} por {un museo|la biblioteca} {de tu ciudad|de la zona} con una {sola pregunta|pregunta precisa} {en el bolsillo|ya escrita}.',
  ],
  mistakeSentence: [
    '{Prestamos|Atribuimos} {demasiado deprisa|con gusto} {a los animales y las plantas|a lo vivo} {intenciones humanas|nuestros humores}, y {la mirada|la observación} {se cierra|acaba} ahí.',
    'Una {sola|única} observación {llamativa|espectacular} pesa {demasiado|más de la cuenta} frente a las {horas|jornadas} en que {no pasa nada|nada ocurre}.',
    '{Concluir|Explicar} {antes de describir|demasiado pronto} {cierra|tapa} {los ojos|la vista} ante {lo que estorba|los detalles incómodos}.',
  ],
  measureSentence: [
    'Vuelve {al mismo lugar|al mismo punto}, {a la misma hora|en la misma época}, y {cuenta|anota} {igual|sin cambiar de método}.',
    'Relee tus {primeras notas|dibujos viejos}: lo que {hoy|ahora} te parece {borroso|ingenuo} {mide|da} {el camino|lo avanzado}.',
    'Da a reconocer {tu dibujo|tu nota} {sin una palabra|sin pistas}: si {lo adivinan|aciertan}, {tu mirada|el ojo} {se afina|se ha vuelto preciso}.',
  ],
  sourceSentence: [
    'Separa {lo observado|lo que se vio} y {lo supuesto|lo que se cree}: {un texto honrado|un buen autor} {deja ver|marca} {la costura|la frontera}.',
    '{Busca|Pregunta} {dónde|en qué medio}, {cuándo|en qué época} y {con qué medios|cómo} se {miró|midió}.',
    'Las {imágenes|grabaciones} {espectaculares|que circulan} pierden {a menudo|por el camino} {el lugar|su pie de foto}; sin contexto, {prudencia|mejor no concluir}.',
  ],
  questionSentence: [
    'Pregúntate qué observación te haría {cambiar de idea|abandonar la tuya}.',
    '¿Qué {vería|anotaría} {aquí|en este mismo sitio} {un niño|alguien} que no supiera {ningún nombre|ni nombres ni teorías}?',
    '¿A qué {escala|distancia} {miras|ocurre esto}: {el minuto o la estación|el insecto o el bosque}, {el detalle|la parte} o {el conjunto|el todo}?',
  ],
  choiceSentence: [
    'Mira los dos {en la misma época|a la misma hora}, {con la misma paciencia|el mismo rato}: {a veces uno parece|solemos creer a uno} {más rico|superior} solo porque lo miramos mejor.',
    'Apunta {qué los separa|sus diferencias} {con tus ojos|sobre el terreno} y {abre después|solo luego abre} {la guía|el libro}.',
    'Busca {el medio|la circunstancia} en que cada uno {lleva ventaja|se defiende mejor}: {rara vez|casi nunca} gana el mismo en todo.',
  ],
};

export const HISTORY: SpanishDomain = {
  tools: [
    'una línea del tiempo {a mano|a lápiz} y dos libros',
    'un mapa {antiguo|de época} junto a uno de hoy',
    'un cuaderno para separar {hechos y relatos|lo seguro de lo demás}',
  ],
  expert: [
    'una archivera {de la ciudad|entusiasta}',
    'un profesor al que se pueda {interrumpir|llevar la contraria}',
    'una {guía|vigilante} de museo',
  ],
  trial: [
    'un solo documento, {leído despacio|releído tres veces}',
    'una visita a una sala, {nada más|sin reloj}',
    'una década, un lugar, {una pregunta|un personaje}',
  ],
  record: [
    'quién habla, {cuándo|desde dónde} y para quién',
    'las palabras cuyo sentido {ha cambiado|se nos escapa}',
    'los puntos en que los relatos {se contradicen|se separan}',
  ],
  result: [
    'un relato que sepas {matizar|contar sin notas}',
    'una cronología que traces {de memoria|de un tirón}',
    'una opinión capaz de {citar sus fuentes|cambiar}',
  ],
  signal: [
    'si sabes decir de dónde sale {cada afirmación|cada frase}',
    'si otra versión te parece {posible|defendible}',
    'si las fechas dejan de {flotar|mezclarse}',
  ],
  sources: [
    'los archivos y los museos {locales|de la región}',
    'los libros que citan {sus documentos|sus pruebas}',
    'los testimonios, con {su fecha|su autor}',
  ],
  detail: [
    'una palabra fuera de {su época|su sentido}',
    'una fecha {aproximada|mal copiada}',
    'un mapa con fronteras {de hoy|demasiado recientes}',
  ],
  exampleSentence: [
    '{Lee|Pon} dos relatos {del mismo hecho|del mismo día} {uno junto a otro|seguidos}: {sus silencios|lo que callan} {dicen|enseñan} tanto como {sus frases|sus certezas}.',
    'Toma {un objeto|un simple objeto} del pasado y pregunta {quién lo pagó|quién lo usaba}, {quién lo guardó|quién lo tiró} y {por qué|para qué}.',
    'Traza {una línea del tiempo|una cronología} {a mano alzada|de memoria}, {sin libros|sin consultar}, y {corrígela|compárala}: {los huecos|tus errores} {delatan|enseñan} {lo que suponías|tus ideas hechas}.',
  ],
  firstStepSentence: [
    '{Esta semana|Pronto} {visita|redescubre} un lugar {cercano|del barrio} que {creas conocer|mires sin ver}, y {lee|copia} {cada placa|lo que esté escrito}.',
    '{Esta noche|Hoy} escribe {en diez líneas|en pocas frases} lo que {crees saber|piensas que sabes}, y {subraya|marca} lo que no {podrías|sabrías} probar.',
    'Pide a {un mayor|una persona anciana} que te cuente {un día corriente|una jornada normal} de antes, y {guarda|anota} {sus palabras|sus giros}.',
  ],
  mistakeSentence: [
    '{Juzgamos|Se condena} {el ayer|el pasado} {con palabras de hoy|con las evidencias del presente}, y {luego sorprende|extraña} {no entender nada|ver solo necios}.',
    '{Buscar|Querer} {una causa única|un solo culpable} {simplifica|ordena} {el relato|la historia} y {pierde|extravía} {la realidad|al lector}.',
    '{Tomar|Dar} {la versión más bella|la más elocuente} por {la más segura|la verdadera} {seduce|engaña} hasta a los {eruditos|buenos lectores}.',
  ],
  measureSentence: [
    '{Cuenta|Expón} el tema {en tres minutos|sin notas} y {añade|afronta} {el punto de vista contrario|una objeción seria}: {si lo logras|si aguanta}, {avanzas|el saber está ahí}.',
    'Cuenta las afirmaciones {de tus notas|que repites} {sin fuente|sin apoyo}: {su número|la lista} debe {bajar|encoger}.',
    'Vuelve a trazar {la cronología|tu línea del tiempo} {un mes después|de memoria} y {compárala con la primera|ponla junto a la vieja}.',
  ],
  sourceSentence: [
    'Pregunta {siempre|primero} quién {habla|escribe}, {cuándo|en qué fecha}, {para quién|ante qué público} y {con qué interés|con qué fin}.',
    'Un {libro|relato} {sin notas|que no cita nada} puede ser {acertado|apasionante}; {sigue|queda} {por comprobar|sin verificar}.',
    'Desconfía de las citas {célebres|demasiado redondas}: {muchas|las más bonitas} {viajan|circulan} {sin autor seguro|sueltas de su fuente}.',
  ],
  questionSentence: [
    'Pregúntate {quién falta|qué voz falta} {en el relato|en la foto}: {las mujeres|los vencidos}, {los vecinos|los niños}, {quienes no escribían|aquellos a los que nadie preguntó}.',
    '¿Qué {sabía|podía saber} {la gente de entonces|quien lo vivió}, y qué ignoraba que nosotros {sabemos|conocemos} {de sobra|a toro pasado}?',
    '¿A quién le {sirve|conviene} {hoy|en estos días} {ese relato|esa versión}?',
  ],
  choiceSentence: [
    'Compara sus {fuentes|pruebas} antes que {sus conclusiones|su elocuencia}: puede que uno {cite|muestre} y el otro {suponga|afirme}.',
    'Pon a cada uno en {su época|su contexto} antes de {juzgar|decidir}.',
    'Busca {qué explica bien cada uno|a qué pregunta responde cada cual}, y no cuál {tiene razón|ganó}.',
  ],
};

export const GENERAL: SpanishDomain = {
  tools: [
    'un cuaderno, {un lápiz|un reloj} y una hora {tranquila|para ti}',
    'con qué escribir y con qué {comparar|medir}',
    'una hoja en blanco y lo que ya {tienes|sabes}',
  ],
  expert: [
    'una persona que se dedica a ello {desde hace tiempo|con gusto}',
    'un amigo {sincero|exigente}',
    'alguien que ya {hizo el camino|lo intentó dos veces}',
  ],
  trial: [
    'un intento {corto|discreto}, sin público',
    'una versión reducida, fácil de {abandonar|corregir}',
    'una primera vez {de mentira|sin nada en juego}',
  ],
  record: [
    'la fecha, {lo que hiciste|el gesto} y lo que {viste|notaste}',
    'tus sorpresas, {buenas y malas|aun pequeñas}',
    'lo que harías {de otro modo|la próxima vez}',
  ],
  result: [
    'un resultado que reconozcas {de un vistazo|entre mil}',
    'un avance que los demás {noten|adivinen}',
    'una rutina que funcione {sin pensarla|sola}',
  ],
  signal: [
    'si vuelves {sin obligarte|con ganas}',
    'si alguien te pide {consejo|que le cuentes cómo}',
    'si la dificultad de ayer parece {pequeña|lejana}',
  ],
  sources: [
    'los libros y los sitios que {fechan sus páginas|firman sus textos}',
    'los relatos de intentos, {logrados o no|fallos incluidos}',
    'los testimonios que explican {sus condiciones|su contexto}',
  ],
  detail: [
    'un paso {saltado|hecho a medias}',
    'una instrucción {mal entendida|leída con prisa}',
    'un momento {mal elegido|demasiado apurado}',
  ],
  exampleSentence: [
    'Haz dos intentos {seguidos|uno junto a otro}, {idénticos|iguales} salvo {un detalle|una cosa}: {ese detalle|la diferencia} te {dirá|enseñará} más que {una teoría|un largo debate}.',
    'Un {ensayo|intento} {de un cuarto de hora|de pocos minutos}, {anotado|contado} {en tres líneas|al momento}, {aclara|vale} {a veces|a menudo} más que una tarde {de lectura|comparando opiniones}.',
    '{Cuenta|Explica} {en voz alta|a un amigo} lo que {acabas de hacer|has probado}, {paso a paso|desde el principio}: {el oído|la palabra} {caza|descubre} lo que {el ojo|la mano} {se salta|dejó atrás}.',
  ],
  firstStepSentence: [
    '{Esta noche|Hoy mismo} toma {diez minutos|un cuarto de hora}, {una hoja|un lápiz}, y {escribe|anota} {lo que ya sabes|la pregunta que te ronda}.',
    '{Esta semana|Antes del domingo} haz {un solo intento|un ensayo pequeño}, {tan modesto|tan breve} que {quepa|entre} en {un descanso|una tarde}.',
    'Llama {mañana|estos días} a una persona {con experiencia|que conozca el asunto} y {hazle|plantéale} {una sola pregunta|la pregunta que más te cuesta}, {nada más|sin rodeos}.',
  ],
  mistakeSentence: [
    '{Buscamos|Se espera} {el método ideal|el momento perfecto}, y {las semanas|las ocasiones} {pasan|se van} {sin un solo intento|entretanto}.',
    '{Cambiar|Mover} {varias cosas|todo} {a la vez|de golpe} impide {saber|aprender} qué {sirvió|contó}.',
    '{Escuchamos|Se sigue} a quien habla {más alto|con más aplomo}, y {muy poco|rara vez} a quien {lo intentó|duda en voz alta}.',
  ],
  measureSentence: [
    'Repite {el mismo ejercicio|la misma tarea} {dentro de un mes|más adelante}, {en iguales condiciones|sin preparar}, y {compara|relee} {las notas|los dos rastros}.',
    'Pide a {alguien|un familiar} que diga qué {ha cambiado|ve distinto} {sin soplarle|antes de darle} {la respuesta|tu opinión}.',
    'Cuenta {las veces|los días} en que todo salió {sin esfuerzo|como esperabas}: {esa racha|la serie} debe {alargarse|crecer}.',
  ],
  sourceSentence: [
    '{Busca|Pregunta} {cuándo|en qué fecha}, {quién|qué mano} y {para quién|para qué lector} {escribió|redactó} ese {consejo|texto}.',
    'Una opinión {útil|seria} {dice|aclara} en qué {condiciones|casos} {vale|se sostiene}, y {reconoce|admite} {cuándo falla|sus límites}.',
    'Cruza {dos o tres|varias} {voces|versiones} {que no se conozcan|de mundos distintos}: el punto {común|en que coinciden} merece {crédito|atención}.',
  ],
  questionSentence: [
    'Pregúntate qué te gustaría {poder decir|contar} {dentro de seis meses|el año que viene} a {alguien que te conozca|un viejo amigo}.',
    '¿Qué te {frena|detiene} {de verdad|en el fondo}: {el tiempo|no saber}, {las ganas|el miedo a hacerlo mal} o {el primer gesto|la mirada ajena}?',
    'Si {todo fuera fácil|no hubiera obstáculo}, ¿{qué harías|por dónde empezarías} {mañana|en primer lugar}?',
  ],
  choiceSentence: [
    'Vive {un día|unos días} como si {ganara uno|ya hubieras elegido}, y luego {cambia|haz lo mismo con el otro}: {el alivio|la pena} {habla|contesta} {pronto|claro}.',
    'Quédate con el que {puedas corregir|sepas deshacer} {si te equivocas|en caso de error}.',
    'Mira cuál {aguantará|será cómodo} {un día corriente|un martes de lluvia}, y no {el primer día|bajo los focos}.',
  ],
};
