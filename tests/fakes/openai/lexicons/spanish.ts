import { type Lexicon, phrases } from './lexicon.ts';

/** Spanish. */
export const spanish: Lexicon = {
  tag: 'es',
  slots: {
    s: phrases(
      'un principiante paciente|el mercado del barrio|cada cocinera atenta|un taller pequeño|la vecina mayor|un padre cansado|el primer cliente|una buena maestra|la escuela del pueblo|una oficina tranquila|el turno de noche|una cocina animada|toda la familia|un ingeniero joven|la cuadrilla de la mañana|una visitante curiosa|la tienda de la esquina|un jardinero con experiencia|el equipo de reparación|un presupuesto modesto|el segundo intento|una rutina sencilla|la reunión semanal|una herramienta prestada',
    ),
    v: phrases(
      'guarda|cambia|necesita|encuentra|mejora|revisa|repara|moldea|lleva|sustituye|protege|explica|prueba|comparte|salva|mide|abre|sigue|limpia|sostiene|vigila|encarga',
    ),
    o: phrases(
      'el sendero estrecho|una pieza de repuesto|la puerta pesada|una respuesta honesta|el plan entero|una costumbre mejor|el marco de madera|una nota clara|el último paso|una comida caliente|la lista vieja|una segunda opinión|el rincón tranquilo|un boceto rápido|la llave principal|un descanso más largo|el pan de cada día|un precio justo|el estante vacío|un puñado de semillas|la lámpara rota|una pregunta nueva|el huerto pequeño|un ritmo constante',
    ),
    p: phrases(
      'antes de que salga el sol|sin mucho esfuerzo|durante la época de lluvias|en una tarde tranquila|después del primer invierno|en una sala llena|con las dos manos|desde hace varias semanas|al final del día|cerca del viejo puente|cuando nadie mira|junto a la ventana de la cocina|entre dos llamadas largas|desde el comienzo de la primavera|bajo un cielo despejado|a lo largo del río|contra los buenos consejos|por primera vez',
    ),
  },
  templates: [
    '{s} {v} {o} {p}.',
    '{p}, {s} {v} {o}.',
    'cuando {s} {v} {o}, {s} {v} {o}.',
    '{s} {v} {o}, porque {s} {v} {o}.',
    '{s} {v} {o} {p}, y {s} {v} {o}.',
    '{p}, {s} {v} {o}, mientras {s} {v} {o}.',
    'si {s} {v} {o} {p}, {s} {v} {o}.',
    '{s} {v} {o}, pero {s} {v} {o} {p}.',
    'aunque {s} {v} {o}, {s} {v} {o} {p}.',
    '{s} {v} {o}, así que {s} {v} {o}.',
  ],
  headings: ['cómo {s} {v} {o}', 'por qué {s} {v} {o}', 'cuándo {s} {v} {o}', 'lo que {v} {o} {p}'],
  enumeration: {
    lead: 'hace falta ',
    separator: ', ',
    end: '.',
    words: phrases(
      'paciencia|papel|agua|luz|confianza|sal|madera|cuerda|valor|cola|sueño|lluvia|pan|miel|tiza|lana|tiempo|jabón|arena|música|aceite|práctica|silencio|suerte|aire',
    ),
  },
  space: ' ',
};
