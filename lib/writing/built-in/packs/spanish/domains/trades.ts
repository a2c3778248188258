import type { SpanishDomain } from './slots.ts';

export const TECHNOLOGY: SpanishDomain = {
  tools: [
    'un entorno de pruebas y una copia {reciente|comprobada}',
    'la documentación, {abierta en la versión buena|a la vista}',
    'un puñado de datos {sin importancia|de mentira}',
  ],
  expert: [
    'una persona que {mantiene|repara} eso {a diario|de verdad}',
    'un compañero que ya {lo rompió todo una vez|perdió datos}',
    'una veterana de los {foros de ayuda|sustos de los viernes}',
  ],
  trial: [
    'un prototipo {de usar y tirar|de una tarde}',
    'una copia {aislada|aparte} donde nada pueda {romperse|salpicar}',
    'una sola función, {de principio a fin|terminada del todo}',
  ],
  record: [
    'la versión, {el comando|el contexto} y el mensaje {exacto|completo}',
    'cada ajuste {cambiado|tocado}, con {su motivo|la hora}',
    'lo que funcionaba {antes del cambio|el día anterior}',
  ],
  result: [
    'un prototipo que aguante {un día entero|con carga}',
    'una herramienta que {se olvide de puro fiable|no dé que hablar}',
    'un ajuste que sepas {repetir de memoria|explicar}',
  ],
  signal: [
    'si sigue en marcha {tras reiniciar|mañana por la mañana}',
    'si un compañero lo usa sin {llamarte|manual}',
    'si puedes dar marcha atrás {en un minuto|sin miedo}',
  ],
  sources: [
    'la documentación oficial y las notas {de versión|de cambios}',
    'los informes de errores y {sus respuestas|su desenlace}',
    'los ejemplos que puedas {ejecutar tú|repetir en casa}',
  ],
  detail: [
    'una versión {casi igual|demasiado vieja}',
    'un valor por defecto {sin revisar|mal entendido}',
    'un permiso {olvidado|de más}',
  ],
  exampleSentence: [
    'Un {pequeño|modesto} prototipo {de pocas líneas|montado en una tarde} {zanja|resuelve} {a menudo|él solo} la discusión que {tres reuniones|diez artículos} {dejaban|habrían dejado} {abierta|a medias}.',
    'Cambia un {solo|único} ajuste, {reinicia|vuelve a lanzar}, {observa|anota} y {deshaz|déjalo como estaba}: {esa lentitud|ese paso} {llega antes|llega más lejos} que una ráfaga de intentos.',
    '{En una copia|En un cajón de arena}, con {datos|archivos} {sin valor|inventados}, {uno se atreve a|se puede} {romperlo todo|equivocarse}, y {ahí|así} se aprende.',
  ],
  firstStepSentence: [
    '{Esta noche|Hoy mismo} {haz|comprueba} una copia de seguridad y {monta|prepara} un {rincón|espacio} de pruebas donde {nada sea grave|todo pueda fallar}.',
    '{Escribe|Redacta} {esta semana|mañana}, {en tres líneas|sin jerga}, qué {debe hacer|te va a ahorrar} la herramienta, {antes|bastante antes} de abrir {los ajustes|un manual}.',
    '{Reproduce|Ejecuta} el ejemplo {oficial|más pequeño} {tal cual|sin cambiar nada} y {solo entonces|después} toca {una línea|un valor}.',
  ],
  mistakeSentence: [
    '{Pegamos|Se copia} {una orden|una solución} {de cualquier sitio|hallada por azar} {sin mirar|antes de mirar} la fecha, y luego hay que {arreglar|reparar} {dos averías|la avería y el remedio}.',
    '{Actualizar|Cambiar} tres {piezas|componentes} {a la vez|de golpe} deja {el fallo|el error} {sin autor|ilocalizable}.',
    '{Automatizar|Mecanizar} {demasiado pronto|antes de entender} {fija|graba} {un error|un malentendido} {en piedra|para años}.',
  ],
  measureSentence: [
    '{Cronometra|Mide} la misma {tarea|operación} {antes y después|con cada cambio}, {en la misma máquina|en iguales condiciones}, {tres veces|varias veces}.',
    'Cuenta {las interrupciones|los atajos forzados} de la semana: la herramienta {mejora|avanza} cuando {esa lista|esa cuenta} {encoge|adelgaza}.',
    'Pide a {un principiante|alguien de fuera} que {siga|repita} tus pasos {sin ayuda|por su cuenta}; cada {pregunta|duda} {señala|descubre} {un hueco|un olvido} en tus notas.',
  ],
  sourceSentence: [
    'Mira {primero|antes de nada} la versión {descrita|de la que habla}: en {informática|tecnología}, un {gran|buen} consejo {caducado|de ayer} es {una trampa|mal consejo}.',
    'Una {prueba|comparativa} {sin método|que no puedas repetir} es {una opinión|una impresión}, {aunque luzca gráficas|por bonitas que sean sus gráficas}.',
    'Lee {los errores abiertos|las quejas de usuarios} {tanto como|antes que} {la portada|el folleto}: {la franqueza|la verdad} {vive|está} ahí.',
  ],
  questionSentence: [
    'Pregúntate {quién|qué persona} {arreglará|sacará adelante} esto {un domingo|el día que faltes}, y {con qué notas|con qué manual}.',
    '¿Qué {pasa|harías} {si la herramienta desaparece|si el servicio cierra} {mañana|el año que viene}, y {dónde están|cómo recuperas} tus datos?',
    '¿Qué {tarea|faena}, {exactamente|en concreto}, {quieres dejar de hacer|te gustaría no repetir} {a mano|cada semana}?',
  ],
  choiceSentence: [
    '{Construye|Monta} el mismo {prototipo|trozo de proyecto} {dos veces|con cada uno} y cuenta {los rodeos|las horas perdidas}.',
    'Mira {cómo se sale|la puerta de salida} {antes de entrar|antes de decidir}: {exportar|recuperar los datos} {separa|juzga} a {muchos candidatos|bastantes herramientas}.',
    'Dale un punto a la herramienta {cuyos errores se entienden|que explica bien sus fallos}; {los leerás a menudo|habrá tardes de leerlos}.',
  ],
};

export const WORK: SpanishDomain = {
  tools: [
    'una agenda {abierta|al día} y una hoja en blanco',
    'una hora {reservada|protegida}, con el teléfono {lejos|apagado}',
    'la lista de tus {compromisos|promesas} en marcha',
  ],
  expert: [
    'una compañera cuya {calma|claridad} admires',
    'un veterano {de la casa|del equipo}',
    'una persona que cambió de puesto {hace poco|sin arrepentirse}',
  ],
  trial: [
    'una semana de prueba {anunciada al equipo|pactada con un compañero}',
    'una sola reunión llevada {de otra manera|de pie}',
    'una mañana por semana, {protegida|sin correo}',
  ],
  record: [
    'las interrupciones y {su hora|su causa}',
    'las decisiones tomadas, con {su motivo|su fecha}',
    'lo que seguía pendiente {el viernes|al cerrar la semana}',
  ],
  result: [
    'una tarde en la que {no quede nada olvidado|cierres con la cabeza libre}',
    'un expediente que otra persona pueda retomar {sin ti|a la primera}',
    'una semana de la que sepas decir {para qué sirvió|el hilo}',
  ],
  signal: [
    'si te preguntan dos veces {lo mismo|algo ya resuelto}',
    'si la reunión acaba {antes de hora|sin otra reunión}',
    'si sales sin {volver a abrir el correo|mirar atrás}',
  ],
  sources: [
    'las actas y las carpetas {viejas|de otros años}',
    'las ofertas de empleo {de tu ramo|vecinas}, leídas {entre líneas|con lupa}',
    'las opiniones {escritas|sinceras} de tus compañeros',
  ],
  detail: [
    'un aviso {encendido|de más}',
    'un acta enviada {tarde|sin decisiones}',
    'un encargo dado {en el pasillo|con prisa}',
  ],
  exampleSentence: [
    '{Suprime|Anula} una {reunión|reunión fija} durante {dos semanas|quince días}, {cámbiala por|pon en su lugar} {una nota|una página compartida}, y {mira|escucha} quién {la reclama|la echa de menos}.',
    'La {misma tarea|misma faena} {por la mañana|con la cabeza fresca} y {a última hora|entre dos llamadas} no {cuesta|pide} {lo mismo|las mismas fuerzas}; {la agenda|tu horario} {lo ignora|no lo dice}.',
    '{Una página|Una simple página} {enviada|puesta sobre la mesa} {la víspera|antes} {acorta|aligera} {casi siempre|a menudo} {la reunión|la discusión}.',
  ],
  firstStepSentence: [
    '{Mañana|El lunes} {bloquea|reserva} {un hueco|un rato tranquilo} en la agenda y {defiéndelo|cuídalo} como una cita con {un cliente|el médico}.',
    '{Esta semana|Antes del viernes}, apunta cada {interrupción|corte}: {una raya|un palito} por vez, {sin comentarios|nada más}.',
    '{Escribe|Manda} {hoy mismo|esta tarde} {tres líneas|un mensaje corto} a {quien le afecte|tu equipo} para {contar|avisar de} lo que vas a probar.',
  ],
  mistakeSentence: [
    '{Ordenamos|Repintamos} {la lista|las carpetas} {para no empezar|con tal de no abrir} la {única tarea|tarea} que {asusta|importa}.',
    '{Decir que sí|Aceptar} {deprisa|por cortesía} le roba {tiempo|horas} a {lo ya prometido|las promesas de ayer}.',
    '{Imponer|Anunciar} un método {a todo el equipo|a todos} {sin haberlo vivido|antes de sostenerlo} {una semana|en carne propia} {gasta|daña} {la confianza|el crédito}.',
  ],
  measureSentence: [
    '{El viernes|Al cerrar la semana}, {relee|compara} {el plan del lunes|la lista de salida} y {la agenda vivida|lo que pasó}; {la diferencia|esa distancia} {habla|basta}.',
    'Cuenta {las tardes|los días} en que {cierras|te vas} {con la cabeza libre|sin cola}: {ese número|esa cuenta} {no miente|es tuya}.',
    'Pregunta a {dos compañeros|alguien cercano} {qué ha cambiado|qué notan} {este mes|últimamente}, {sin decir|antes de explicar} lo que pruebas.',
  ],
  sourceSentence: [
    'Los {relatos|cuentos} de {éxito profesional|grandes carreras} {callan|olvidan} {la suerte|a los suplentes}, {el equipo|la ayuda} y {el contexto|el momento}.',
    'Antes de {copiar|adoptar} un método, {pregunta|mira} {el tamaño|la forma} del equipo {que lo presume|donde nació} y {qué dejó de hacer|qué abandonó} para sostenerlo.',
    'Un consejo de {un puesto|un oficio} muy distinto {merece|pide} {una traducción|un ajuste} antes de {probarlo|entrar en tu día}.',
  ],
  questionSentence: [
    'Pregúntate qué {parte|hora} de tu semana {echarías en falta|te dolería perder} si {desapareciera|te la quitaran}.',
    '¿Quién, {a tu lado|en el equipo}, {notará|verá} el cambio {primero|antes que tú}, y {en qué|por qué señal}?',
    '¿Qué te {gasta|come} {más energía|las mejores horas}: {la tarea|el trabajo}, {la espera|la duda} o {los cortes|el ruido}?',
  ],
  choiceSentence: [
    'Cuenta en voz alta {un martes cualquiera|un día gris} con {cada uno|cada opción}: {la voz|el tono} {elige|decide} {antes que tú|quizá}.',
    'Mira {qué vas a aprender con cada uno|qué sabrás hacer} {dentro de un año|más adelante}, no {solo|únicamente} lo que {alivia|facilita} {este mes|ahora}.',
    '{Pregunta|Escucha} a quien vive {los días grises|el lado feo} de cada {camino|opción}, no {su escaparate|sus días de fiesta}.',
  ],
};

export const BUSINESS: SpanishDomain = {
  tools: [
    'los últimos mensajes de clientes y {un cuaderno|dos rotuladores}',
    'una oferta {escrita|que quepa} en una página',
    'una tabla sencilla que {todos sepan leer|mantengas al día}',
  ],
  expert: [
    'una clienta que se atreva a {quejarse|decir que no}',
    'un comerciante {de toda la vida|de la misma calle}',
    'una colega {de un oficio vecino|de otra ciudad}',
  ],
  trial: [
    'una oferta para {un puñado de clientes|unos pocos habituales}',
    'un día de venta {en un puesto pequeño|tras el mostrador}',
    'un anuncio escrito {de dos maneras|y vuelto a escribir}',
  ],
  record: [
    'las objeciones, {palabra por palabra|sin suavizarlas}',
    'lo que los clientes {piden|buscan} y no tienes',
    'el tiempo que se lleva cada {pedido|respuesta}',
  ],
  result: [
    'un cliente que vuelva {sin que lo llames|por su cuenta}',
    'una oferta que cualquiera repita {sin torcerla|con sus palabras}',
    'un mes del que {entiendas cada línea|sepas contar las cuentas}',
  ],
  signal: [
    'si un cliente te recomienda {por su cuenta|a un amigo}',
    'si la oferta se entiende {sin explicarla|de un vistazo}',
    'si las mismas objeciones {vuelven|se repiten}',
  ],
  sources: [
    'los mensajes de tus {propios|verdaderos} clientes',
    'los registros públicos y los {anuncios|escaparates} de la competencia',
    'las opiniones {descontentas|tibias} de tu sector',
  ],
  detail: [
    'una respuesta {un día tarde|a medias}',
    'una palabra {oscura|de más} en la oferta',
    'una factura {difícil de leer|sin teléfono}',
  ],
  exampleSentence: [
    '{Presenta|Ofrece} lo mismo {con dos frases|con dos títulos} a {unos cuantos clientes|clientes de verdad}: sus {preguntas|cejas} {dirán|enseñan} cuál {está clara|se entiende}.',
    '{Pasa|Quédate} {una mañana|un día} {en el mostrador|atendiendo el teléfono}: {las palabras del cliente|las frases que oigas} son {mejor plan|mejor estudio} que {muchas tablas|las suposiciones}.',
    'Una {pequeña|diminuta} tirada vendida {a mano|a gente con cara} {enseña|descubre} lo que {el mejor plan|la hoja de cálculo} {supone|adivina}.',
  ],
  firstStepSentence: [
    '{Llama|Visita} {esta semana|mañana} a un cliente {perdido|que se fue} y {escúchalo|déjalo hablar} {sin vender nada|hasta el final}.',
    '{Esta noche|Hoy} {resume|escribe} tu oferta {en dos frases|en una tarjeta} y {léesela|enséñasela} a {alguien|un familiar} {ajeno al oficio|de fuera}.',
    '{Relee|Repasa} {mañana|antes del viernes} los {últimos|veinte últimos} mensajes y {subraya|apunta} {la pregunta que vuelve|las palabras que se repiten}.',
  ],
  mistakeSentence: [
    '{Hablamos de nosotros|Se presume del producto} mientras el cliente {espera|busca} {una respuesta|la frase que le toca}.',
    '{Bajar|Rebajar} la oferta {sin entender|antes de entender} el rechazo {alivia|trata} {el síntoma|la fiebre} y {deja|guarda} {la causa|el mal}.',
    '{Crecer|Extenderse} {antes de tiempo|sin estar listo} {multiplica|reparte} {los defectos|los fallos pequeños} {tanto como|junto con} las ventas.',
  ],
  measureSentence: [
    'Sigue {una sola cifra|una sola medida} {que dependa de ti|al alcance de la mano} {cada semana|los lunes}, {por ejemplo|como} los clientes que {vuelven solos|repiten}.',
    'Compara lo que {te compran|se llevan los clientes} con lo que {crees vender|pones delante}.',
    'Anota {cuánto pasa|los días} entre {la pregunta|la consulta} y {tu respuesta|tu primera respuesta}: es {un buen termómetro|muy revelador}.',
  ],
  sourceSentence: [
    'Las {historias|leyendas} de empresas {triunfantes|de éxito} se {cuentan|escriben} {cuando ya ganaron|a toro pasado}; {busca|pregunta por} las que {cerraron|no llegaron}.',
    '{Pregunta|Averigua} {siempre|primero} quién {pagó|encargó} el estudio, {quién contestó|cómo preguntaron} y {qué vende|qué ofrece} quien lo firma.',
    'Un cliente {que habla|enfadado} {pesa|enseña} {a menudo|a veces} más que un {informe|experto} {bien encuadernado|muy seguro}.',
  ],
  questionSentence: [
    'Pregúntate qué {apuro concreto|molestia de cada día} contaría tu cliente {a un amigo|en la cena}.',
    '¿Qué {perdería|echaría en falta} {de verdad|en concreto} {alguien|un cliente} si {cerraras|pararas} {mañana|este mes}?',
    '¿Quién {decide|dice que sí}, quién {paga|saca la cartera} y quién lo {usa|disfruta}? {Puede que no sea|A veces no es} la misma persona.',
  ],
  choiceSentence: [
    'Prueba cada uno con {unos pocos clientes|un puñado de clientes} {reales|de carne y hueso}, {la misma semana|a la vez} y con {el mismo cuidado|la misma sonrisa}.',
    '{Elige|Quédate con} el que {puedas parar|sepas deshacer} {sin drama|por poco}, mientras {haya dudas|no esté claro}.',
    '{Calcula|Pesa} el {tiempo|cuidado} que pide cada uno {pasada la ilusión|en un mes corriente}, no {el día del estreno|al principio}.',
  ],
};

export const MONEY: SpanishDomain = {
  tools: [
    'los extractos {de los últimos meses|de la temporada} y un {rotulador|lápiz}',
    'una tabla de {tres|cuatro} columnas',
    'los contratos {vigentes|firmados} y su letra pequeña',
  ],
  expert: [
    'una asesora que no {te venda nada|gane con tu sí}',
    'un familiar que lleve sus cuentas {de siempre|al céntimo}',
    'una asociación {de consumidores|del barrio}',
  ],
  trial: [
    'un mes de prueba con una cantidad {pequeña|modesta}',
    'una simulación {en papel|sin dinero}',
    'un solo gasto {seguido de cerca|puesto aparte}',
  ],
  record: [
    'cada gasto, {el mismo día|sin excepción}',
    'las comisiones, {aunque sean mínimas|una por una}',
    'el motivo de cada compra {importante|lamentada}',
  ],
  result: [
    'una cuenta que abras {sin encogerte|con tranquilidad}',
    'un colchón que no {toques|mires}',
    'un presupuesto que sobreviva a {un imprevisto|una avería}',
  ],
  signal: [
    'si el fin de mes {aún|ya no} te sorprende',
    'si sabes decir adónde fue {el último billete|el dinero del mes}',
    'si la decisión te deja {dormir|en paz}',
  ],
  sources: [
    'los documentos oficiales y las condiciones {completas|generales}',
    'tus propios {extractos|contratos}',
    'las fichas de {organismos públicos|asociaciones de consumidores}',
  ],
  detail: [
    'una suscripción {olvidada|repetida}',
    'una comisión cobrada {cada mes|en silencio}',
    'un vencimiento {mal apuntado|adelantado}',
  ],
  exampleSentence: [
    'Sigue {un solo|un único} gasto {durante un mes|de un extracto a otro}: {su cara verdadera|el total} {sorprende|asombra} {siempre|casi siempre}.',
    '{En papel|En una tabla}, haz como si la decisión estuviera {tomada|ya tomada} y vive {tres meses|una temporada} {línea a línea|con ella}, {imprevistos incluidos|sin trampas}.',
    'Una cantidad {pequeña|modesta}, {puesta a prueba|comprometida} {sin riesgo|por ver}, {enseña|descubre} {tus nervios|tu paciencia} mejor que {un cálculo largo|la teoría}.',
  ],
  firstStepSentence: [
    '{Esta noche|Hoy mismo} {subraya|rodea} en {un solo extracto|el último extracto} lo que {habías olvidado|no reconoces}.',
    '{Abre|Saca} {esta semana|mañana} {un contrato|el contrato más viejo} y {lee|busca} {cómo se sale|la línea de comisiones}, {nada más|sin prisa}.',
    'Apunta durante {siete días|una semana} cada gasto {al momento|el mismo día}, {sin cambiar nada|sin reñirte}.',
  ],
  mistakeSentence: [
    '{Comparamos|Se comparan} {promesas|ganancias} y {se olvidan|quedan fuera} {las comisiones|las líneas pequeñas} que {corren|caen} {cada mes|en silencio}.',
    '{Decidir|Firmar} {con prisas|bajo presión}: {una buena oportunidad|una oferta honrada} {aguanta|acepta} {una noche de sueño|esperar a mañana}.',
    'Un presupuesto {perfecto|sin holgura} se {rompe|quiebra} {al primer|con el primer} {imprevisto|pinchazo}, y {se abandona entero|llega el desánimo}.',
  ],
  measureSentence: [
    'Mira {en fecha fija|el mismo día del mes} lo que {queda|sobra}, {en una línea|en un cuaderno}, y deja que {la curva|la serie} {hable|se dibuje}.',
    'Compara lo que {pensabas|esperabas} gastar y {el extracto|la realidad}; {la diferencia|la distancia} {debe|tiene que} {encoger|menguar}.',
    '{Tu sueño|Tu humor} {al abrir el correo|ante el extracto} {también cuenta|también habla}: {apúntalo|no te rías de eso}.',
  ],
  sourceSentence: [
    '{Pregunta|Averigua} {siempre|antes de nada} cómo {cobra|gana} quien te aconseja; {lo demás|el consejo} {se lee|se entiende} {de otro modo|a esa luz}.',
    'Los {rendimientos|resultados} {pasados|de ayer} no {prometen|garantizan} nada, y {el folleto|la publicidad} {lo admite|lo dice} en letra {pequeña|menuda}.',
    'Lee el documento {oficial|completo} {antes que|y no solo} {el resumen|el anuncio}: {las excepciones|las exclusiones} {están|aparecen} ahí.',
  ],
  questionSentence: [
    'Pregúntate {cuánto tiempo|hasta cuándo} {podrías|sabrías} {esperar|aguantar} si las cosas {fueran peor|se torcieran}.',
    '¿Para qué {servirá|es} ese dinero, y {en qué fecha|cuándo} lo {necesitas|vas a necesitar} {de verdad|realmente}?',
    '¿Qué {elegirías|harías} si {nadie|ningún amigo} {fuera a enterarse|pudiera saberlo}?',
  ],
  choiceSentence: [
    'Suma lo que cuesta cada uno {en un año|de la entrada a la salida}, {comisiones incluidas|sin olvidar nada}, y {solo después|luego} mira {las ventajas|lo demás}.',
    'Quédate con el que {sepas explicar|puedas resumir} {en la mesa|a un adolescente} {en tres frases|sin folleto}.',
    'Imagínale a cada uno {un mal año|un golpe}: {ahí|entonces} {se ven|asoman} {las diferencias|los defectos}.',
  ],
};
