import type { RoomLanguage } from "./spoken-language.ts";

/** How a session begins: what the coach says first, and what can be pressed for a first question. */
export type RoomOpening = {
  language: RoomLanguage;
  greeting: string;
  suggestions: readonly string[];
};

/** The specialty of a coach in its own words: `I know speed and paces`. */
export type CoachSubject = {
  field: Record<RoomLanguage, string>;
  opening: Record<RoomLanguage, Omit<RoomOpening, "language">>;
};

/**
 * What the built-in coach has good answers for, by the specialty that it has first. Each suggestion
 * is one that it answers well without a language model.
 */
export const subjects: Readonly<Record<string, CoachSubject>> = {
  "Beginner Running": {
    field: { en: "how to begin running", es: "cómo empezar a correr" },
    opening: {
      en: {
        greeting:
          "We start where you are, and we never run faster than we can talk. Shall I show you a plan for a first 5K?",
        suggestions: [
          "A plan for my first 5K",
          "How slow is easy?",
          "How do I stay motivated?",
          "Which shoes do I need?",
        ],
      },
      es: {
        greeting:
          "Partimos de donde estás, y nunca corremos más rápido de lo que podemos hablar. ¿Te muestro un plan para tus primeros 5K?",
        suggestions: [
          "Un plan para mis primeros 5K",
          "¿A qué ritmo es un trote suave?",
          "¿Cómo mantengo la motivación?",
          "¿Qué zapatillas necesito?",
        ],
      },
    },
  },
  "Trail Running": {
    field: { en: "mountains, altitude and trails", es: "la montaña, la altura y el trail" },
    opening: {
      en: {
        greeting:
          "Up there the watch matters less than the legs and the weather. Ask me about your first trail, about altitude, or let me find you a race in the mountains.",
        suggestions: [
          "How do I start with trail running?",
          "How do I prepare for altitude?",
          "Trail races in Peru",
          "A plan for my first ultra",
        ],
      },
      es: {
        greeting:
          "Allá arriba el reloj importa menos que las piernas y el tiempo que hace. Pregúntame por tu primer trail, por la altura, o te busco una carrera en la montaña.",
        suggestions: [
          "¿Cómo preparo mi primer trail?",
          "¿Cómo corro en altura?",
          "Carreras de trail en Perú",
          "Un plan para mi primer ultra",
        ],
      },
    },
  },
  "Ultra Running": {
    field: { en: "ultras", es: "los ultras" },
    opening: {
      en: {
        greeting:
          "Long days are won with patience and food. Ask me about your first ultra, or tell me where you want to run one.",
        suggestions: [
          "A plan for my first ultra",
          "How many gels do I take?",
          "How do I prepare for altitude?",
          "Ultra races in Peru",
        ],
      },
      es: {
        greeting:
          "Los días largos se ganan con paciencia y comida. Pregúntame por tu primer ultra, o dime dónde quieres correr uno.",
        suggestions: [
          "Un plan para mi primer ultra",
          "¿Cuántos geles tomo?",
          "¿Cómo corro en altura?",
          "Carreras de ultra en Perú",
        ],
      },
    },
  },
  Nutrition: {
    field: { en: "eating, drinking and race day", es: "comer, beber y el día de la carrera" },
    opening: {
      en: {
        greeting:
          "Nothing new on race day: we plan it with food that you know. Ask me about gels, drinking, or the whole morning of the race.",
        suggestions: [
          "What do I eat before a race?",
          "How many gels in a marathon?",
          "How much do I drink?",
          "A race-day checklist",
        ],
      },
      es: {
        greeting:
          "Nada nuevo el día de la carrera: lo planeamos con comida que ya conoces. Pregúntame por los geles, la bebida o toda la mañana de la carrera.",
        suggestions: [
          "¿Qué como antes de la carrera?",
          "¿Cuántos geles en una maratón?",
          "¿Cuánta agua debo tomar?",
          "Lista para el día de la carrera",
        ],
      },
    },
  },
  "Race Strategy": {
    field: { en: "race strategy and race day", es: "la estrategia y el día de la carrera" },
    opening: {
      en: {
        greeting:
          "A good race is planned before the start. We can go through the morning, the first kilometers and your pace.",
        suggestions: [
          "A race-day checklist",
          "How do I pace a race?",
          "What do I eat before a race?",
          "How do I taper before a race?",
        ],
      },
      es: {
        greeting:
          "Una buena carrera se planea antes de la salida. Podemos repasar la mañana, los primeros kilómetros y tu ritmo.",
        suggestions: [
          "Lista para el día de la carrera",
          "¿Cómo reparto el esfuerzo en la carrera?",
          "¿Qué como antes de la carrera?",
          "¿Cómo hago el taper antes de una carrera?",
        ],
      },
    },
  },
  "Strength Training": {
    field: { en: "strength and aches", es: "la fuerza y las molestias" },
    opening: {
      en: {
        greeting:
          "Twenty minutes twice a week keep you running for years. Ask me about strength, or about an ache. I am no doctor, and I tell you when to see one.",
        suggestions: [
          "Strength exercises for runners",
          "My knee hurts when I run",
          "My shins hurt",
          "How do I warm up?",
        ],
      },
      es: {
        greeting:
          "Veinte minutos, dos veces por semana, te mantienen corriendo muchos años. Pregúntame por la fuerza o por una molestia. No soy médico, y te digo cuándo ir a uno.",
        suggestions: [
          "Ejercicios de fuerza para corredores",
          "Me duele la rodilla al correr",
          "Me duele la espinilla",
          "¿Cómo caliento antes de correr?",
        ],
      },
    },
  },
  "Injury Prevention": {
    field: { en: "aches and how to avoid them", es: "las molestias y cómo evitarlas" },
    opening: {
      en: {
        greeting:
          "Listen early, and most aches stay small. Tell me what hurts. I am no doctor, and I tell you when to see one.",
        suggestions: [
          "My knee hurts when I run",
          "My shins hurt",
          "How do I come back after a break?",
          "Strength exercises for runners",
        ],
      },
      es: {
        greeting:
          "Si escuchas a tiempo, casi toda molestia se queda pequeña. Cuéntame qué te duele. No soy médico, y te digo cuándo ir a uno.",
        suggestions: [
          "Me duele la rodilla al correr",
          "Me duele la espinilla",
          "¿Cómo vuelvo a correr después de una pausa?",
          "Ejercicios de fuerza para corredores",
        ],
      },
    },
  },
  "Speed Work": {
    field: { en: "speed and paces", es: "la velocidad y los ritmos" },
    opening: {
      en: {
        greeting:
          "Give me one recent result, and I turn it into paces. For instance: I ran 10 kilometers in 50 minutes.",
        suggestions: [
          "I ran 10K in 50:00, what can I run in a half?",
          "Intervals for beginners",
          "How slow is easy?",
          "A plan for 10K",
        ],
      },
      es: {
        greeting:
          "Dame un resultado reciente y lo convierto en ritmos. Por ejemplo: corrí 10 kilómetros en 50 minutos.",
        suggestions: [
          "Corrí 10K en 50:00, ¿qué puedo hacer en la media?",
          "¿Cómo hago series?",
          "¿A qué ritmo es un trote suave?",
          "Un plan para 10K",
        ],
      },
    },
  },
  "Marathon Training": {
    field: { en: "the marathon and plans", es: "la maratón y los planes" },
    opening: {
      en: {
        greeting:
          "We build the plan backwards from the start line. Which race do you have in mind, and how much do you run now?",
        suggestions: [
          "A marathon plan",
          "How do I taper before a marathon?",
          "Splits for a marathon in 4:00:00",
          "Marathons in Mexico",
        ],
      },
      es: {
        greeting:
          "Armamos el plan hacia atrás, desde la línea de salida. ¿Qué carrera tienes en mente, y cuántos kilómetros corres ahora por semana?",
        suggestions: [
          "Un plan para la maratón",
          "¿Cómo hago el taper antes de una maratón?",
          "Parciales para una maratón en 4:00:00",
          "Maratones en México",
        ],
      },
    },
  },
  "Half Marathon": {
    field: { en: "the half marathon", es: "la media maratón" },
    opening: {
      en: {
        greeting:
          "Twelve weeks are enough for most to run a good half marathon. Shall we look at the plan, or at your pace?",
        suggestions: [
          "A half marathon plan",
          "I ran 10K in 50:00, what can I run in a half?",
          "How do I taper before a race?",
          "Half marathons in Mexico",
        ],
      },
      es: {
        greeting:
          "Doce semanas le bastan a casi todos para correr una buena media maratón. ¿Vemos el plan, o tu ritmo?",
        suggestions: [
          "Un plan para la media maratón",
          "Corrí 10K en 50:00, ¿qué puedo hacer en la media?",
          "¿Cómo hago el taper antes de una carrera?",
          "Medias maratones en México",
        ],
      },
    },
  },
  "Altitude Training": {
    field: { en: "altitude", es: "la altura" },
    opening: {
      en: {
        greeting:
          "High up everything is slower at first, and that is fine. Ask me how to arrive, how to pace, or where to race.",
        suggestions: [
          "How do I prepare for altitude?",
          "Races in Cusco",
          "How much do I drink?",
          "How do I pace a race?",
        ],
      },
      es: {
        greeting:
          "Arriba todo va más lento al principio, y está bien. Pregúntame cómo llegar, a qué ritmo correr o dónde competir.",
        suggestions: [
          "¿Cómo corro en altura?",
          "Carreras en Cusco",
          "¿Cuánta agua debo tomar?",
          "¿Cómo reparto el esfuerzo en la carrera?",
        ],
      },
    },
  },
  Pacing: {
    field: { en: "paces", es: "los ritmos" },
    opening: {
      en: {
        greeting:
          "Tell me a distance and a time, and I work out your paces and what else you could run.",
        suggestions: [
          "I ran 10K in 50:00, what can I run in a half?",
          "How do I pace a race?",
          "How slow is easy?",
          "Splits for a marathon in 4:00:00",
        ],
      },
      es: {
        greeting: "Dime una distancia y un tiempo, y calculo tus ritmos y qué más podrías correr.",
        suggestions: [
          "Corrí 10K en 50:00, ¿qué puedo hacer en la media?",
          "¿Cómo reparto el esfuerzo en la carrera?",
          "¿A qué ritmo es un trote suave?",
          "Parciales para una maratón en 4:00:00",
        ],
      },
    },
  },
};

/** The subject of a coach whose prompt names none of these. */
export const usualSubject: CoachSubject = {
  field: { en: "training, paces and race day", es: "entrenamiento, ritmos y el día de la carrera" },
  opening: {
    en: {
      greeting:
        "I know training, paces, race day and the races on Dorsal. What would you like to talk about?",
      suggestions: [
        "A plan for my first 5K",
        "I ran 10K in 50:00, what can I run in a half?",
        "A race-day checklist",
        "Trail races in Peru",
      ],
    },
    es: {
      greeting:
        "Sé de entrenamiento, de ritmos, del día de la carrera y de las carreras en Dorsal. ¿De qué quieres hablar?",
      suggestions: [
        "Un plan para mis primeros 5K",
        "Corrí 10K en 50:00, ¿qué puedo hacer en la media?",
        "Lista para el día de la carrera",
        "Carreras de trail en Perú",
      ],
    },
  },
};
