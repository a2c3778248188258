import type { Module } from '../../../language-pack.ts';

/** Going on. Plans: how-to, explainer, list. */
export const NEXT: readonly Module[] = [
  {
    id: 'next-week',
    role: 'next',
    headings: [
      '¿Y {ahora|mañana} qué?',
      'Tu semana {que viene|por delante}',
      '{Por dónde|Cómo} seguir',
    ],
    paragraphs: [
      [
        [
          'Una lectura {vale|pesa} por {lo que viene después|el gesto que la sigue}.',
          'Queda dar un paso, [topic]: uno {pequeño|modesto}, y {pronto|sin esperar a las ganas}.',
          'Decide {ahora mismo|antes de cerrar esta página} qué harás {con todo esto|a continuación}.',
        ],
        '[firstStepSentence]',
        '{Pequeño|Modesto|Breve} no quiere decir {inútil|poca cosa|de juguete}: {lo hecho|un gesto cumplido} {mueve|cambia|corre} ya {un poco la mirada|el punto de vista|la línea de salida}.',
        'Ponlo {en la agenda, con su hora|a una hora concreta}, y no en una lista de {deseos|buenas intenciones}.',
        '{Cuéntaselo a alguien|Dilo en casa|Anúncialo} {hoy mismo|sin tardar|esta noche}: una intención {compartida|dicha en voz alta|con testigos} {dura|aguanta|vive} más que una {secreta|muda|a escondidas}.',
      ],
      [
        [
          '{A la semana siguiente|Siete días después}, {abre otra vez|retoma} {las notas|esa página} y {sube|añade} un peldaño.',
          'Reserva {ya|también} {una segunda cita|un rato la semana que viene}.',
        ],
        '{El segundo paso|Ese segundo rato|Volver una vez} {importa|cuenta|pesa} más que {el primero|el impulso inicial|todo el entusiasmo del estreno}, porque {hace costumbre|trae los demás|abre camino}.',
        'Si {no ha pasado nada|todo sigue igual}, {parte la tarea por la mitad|hazla más pequeña} {en vez de|antes que} {reñirte|dejarlo todo}.',
        'Y celebra {a tu manera|sin ruido} lo que se haya hecho, {por poco que sea|aunque sea mínimo}: la alegría es {el mejor recordatorio|lo que te hará volver}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        'Un plan {sin pretensiones|que cabe en un marcapáginas}:',
        '{Este es|Toma} un camino {posible|razonable}:',
      ],
      items: [
        ['{Apunta|Escribe} {hoy|esta noche} la {pregunta|duda} que más te {importa|pica}.'],
        [
          '{Busca|Localiza} {mañana|en la semana} {a una persona o un libro|una voz o una página} que {pueda responderla|sepa más}.',
        ],
        [
          'Haz {una prueba|una observación} pequeña, {de un cuarto de hora|sin nada en juego}, y {escribe|anota} {qué salió|la sorpresa}.',
        ],
        [
          '{Cuenta|Explica} {todo|el hallazgo} a {alguien|un oído amigo} en {dos minutos|pocas frases}.',
        ],
        [
          'Decide {entonces|por fin} {si sigues|cuál es el próximo peldaño}, {calendario en mano|con toda libertad}.',
        ],
      ],
    },
  },
  {
    id: 'next-deeper',
    role: 'next',
    headings: [
      '{Ir|Para ir} más lejos',
      '{Ahonda|Profundiza} sin perderte',
      '{Lo que sigue|Más allá}, a tu ritmo',
    ],
    paragraphs: [
      [
        [
          'Ya tienes {con qué empezar|lo esencial}; lo que viene es {cuestión de gusto|cosa tuya}.',
          'Si te ha picado la curiosidad, [topic], {resiste las ganas de leerlo todo|no quieras saberlo todo}.',
          'Se llega más hondo por {una puerta estrecha|un detalle bien elegido} que {por la fachada|abarcándolo todo}.',
        ],
        'Quédate con una pregunta que {te persiga|vuelva} y {síguela|no la sueltes} {tres semanas|un mes}.',
        'Explora [sources].',
        'Haz {la lista|el inventario} de lo que {no entiendes|aún ignoras}: {vale por|es} {un programa|la mejor guía}.',
        'Busca además {la discusión|la pelea} que {divide|anima} a los {entendidos|apasionados}: se aprende {mucho|de verdad} donde {no se ponen de acuerdo|las opiniones se separan}.',
        '{Ve sin prisa|No corras}: lo que se {aprende|mira} {despacio|con gusto} {se queda|tarda más en irse}.',
      ],
      [
        [
          'Alterna {los caminos|las maneras}: {leer|escuchar}, {hacer|probar}, {enseñar|hablar de ello}.',
          'Un interés {alimentado|cuidado} {siempre igual|de una sola forma} {se aburre|se apaga}.',
        ],
        'Cada {semana|temporada}, dale un rato {a la práctica|a las manos}, {por torpe que sea|aunque sea breve}.',
        '[exampleSentence]',
        'Deja {huecos|silencio} entre {lecturas|sesiones}, porque las ideas {se ordenan|encuentran sitio} {cuando uno las olvida|mientras se hace otra cosa}.',
      ],
      [
        [
          'Regálate {por fin|al final} un {pequeño proyecto|proyecto} {que se vea|para enseñar}.',
          'Una meta {concreta|modesta} {reúne|junta} {lo aprendido|los pedazos}.',
        ],
        'Piensa en algo así: [result].',
        'Ponle {límites|medidas} para {acabarlo|verle el final}: {terminado|una vez hecho}, aunque {modesto|imperfecto}, te {enseñará|dará} más que {tres grandes obras|mil proyectos} {a medias|en el aire}.',
        'Anúncialo a {alguien|una persona}, {con fecha|para un día concreto}, sin {grandes palabras|bombo}.',
        'El día {señalado|de enseñarlo}, {celébralo|para un rato} y {solo después|luego} {abre otra puerta|elige la pregunta siguiente}.',
      ],
    ],
  },
  {
    id: 'next-keep',
    role: 'next',
    headings: [
      '{Mantén|Cuida} la llama',
      '{Para que dure|Que no se apague}',
      '{Mete|Encaja} esto en {tus días|la vida}',
    ],
    paragraphs: [
      [
        [
          'El impulso {se gasta|baja}; {prepara|ve pensando} {quién lo releva|el relevo}.',
          '¿Cómo {conservar|guardar}, [topic], {la curiosidad|las ganas} {del primer día|intactas}?',
          'Lo que dura {se agarra|se cose} a {una costumbre|un gesto} {de antes|que ya existe}.',
        ],
        'Ata {la nueva práctica|esta cita} a {un momento fijo|una hora conocida}: {el café|el trayecto} de la mañana, {la sobremesa|la vuelta a casa}.',
        '[firstStepSentence]',
        'Deja {a la vista|a mano} {algo que te lo recuerde|un objeto testigo}: {un libro abierto|un cuaderno}, {una herramienta|una foto}.',
        'Cuantos menos {gestos|pasos} pida el comienzo, más fácil será que {aguante|pase el invierno}.',
        '{Nadie|Ni el más terco} {vive de impulsos|tira siempre con ganas}, y {no hace falta|tampoco se espera}.',
      ],
      [
        [
          'Habrá {olvidos|apagones}; {perdónalos|no te juzgues}.',
          'Un olvido no {estropea|borra} nada; {dos seguidos|dos}, {ojo|hay que reaccionar}.',
        ],
        'Vuelve {por lo más fácil|un peldaño más abajo}, {el mismo día|sin recuperar}, y {olvida|da por perdidos} {los días en blanco|los atrasos}.',
        'Relee {a veces|una vez al mes} {las primeras páginas|las notas del principio}: {desde ahí|de golpe} se {ve|mide} {el camino|la distancia}.',
        'Apunta {de paso|ya puestos} [record].',
        '{Nadie|Ninguna costumbre} {avanza|crece} en línea recta; {se duda|se afloja}, {se vuelve|se retoma}, y {desde lejos|con el tiempo} {parece|acaba siendo} {un camino|constancia}.',
      ],
      [
        [
          'Renueva {de vez en cuando|cada temporada} {la pregunta|el reto}.',
          'Si {llega el aburrimiento|se instala la rutina}, busca {algo nuevo|un rodeo}.',
        ],
        'Cambia de {compañía|interlocutor}, de {lugar|libro} o de {hora|método}; {una cosa cada vez|lo demás, quieto}.',
        'Enseña {a alguien|a quien quiera} {un trozo|una parte} de lo que {sabes|te gusta}: {sus preguntas|las preguntas ajenas} te {despertarán|devolverán el interés}.',
        'Y si {las ganas se van|un día ya no apetece}, {déjalo|para} {sin culpa|en paz}: {haberlo entendido|haberlo intentado} {también cuenta|basta}.',
      ],
    ],
  },
];
