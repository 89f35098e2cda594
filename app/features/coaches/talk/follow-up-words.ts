import type { RoomLanguage } from "../room/spoken-language.ts";

type InBoth = Record<RoomLanguage, string>;

/** Why, by the topic that was spoken of before. */
export const reasons: readonly (readonly [topics: RegExp, reason: InBoth])[] = [
  [
    /^(easy-pace|plan-5k|breathing|cannot-run-yet)$/,
    {
      en: "Because slow running trains the heart and the small vessels nearly as well as fast running, and you can do much more of it. The heart adapts in weeks; tendons and bones need months. Slow gives them that time.",
      es: "Porque correr lento entrena el corazón y los vasos pequeños casi igual que correr rápido, y puedes hacer mucho más. El corazón se adapta en semanas; tendones y huesos necesitan meses. Lo lento les da ese tiempo.",
    },
  ],
  [
    /^(plan-|base|week|choosing-plan|first-ultra|every-day|long-run)/,
    {
      en: "Because the body gets stronger between the runs, not during them. Easy days make room for the two that count, the long one and the fast one. And small steps let tendons and bones keep up, which are slower than heart and lungs.",
      es: "Porque el cuerpo se fortalece entre las salidas, no durante ellas. Los días suaves dejan lugar para los dos que cuentan, el largo y el rápido. Y los pasos pequeños dejan que acompañen los tendones y los huesos, que son más lentos que el corazón.",
    },
  ],
  [
    /^(intervals|stuck)$/,
    {
      en: "Because short fast parts with rests let you spend more minutes near your limit than one fast run does, and that is what raises it. More than two such days a week only adds tiredness, not fitness.",
      es: "Porque las partes rápidas con pausas te dejan pasar más minutos cerca de tu límite que una sola salida rápida, y eso es lo que lo sube. Más de dos días así por semana suman cansancio, no forma.",
    },
  ],
  [
    /^taper$/,
    {
      en: "Because training makes you fit and tired at the same time. In two weeks of less running the tiredness goes and the fitness stays; that is worth a few percent on race day.",
      es: "Porque entrenar te pone en forma y te cansa a la vez. Con dos semanas de correr menos el cansancio se va y la forma se queda; eso vale algunos por ciento el día de la carrera.",
    },
  ],
  [
    /^(strength|routine|repetitions)$/,
    {
      en: "Because stronger muscles and tendons hold the same step with less effort, and take the load that would otherwise go to the joints. It shows after six to ten weeks.",
      es: "Porque músculos y tendones más fuertes sostienen el mismo paso con menos esfuerzo, y toman la carga que si no iría a las articulaciones. Se nota después de seis a diez semanas.",
    },
  ],
  [
    /^altitude/,
    {
      en: "Because the air is thinner: with every breath less oxygen reaches the blood. The body breathes more at once, and makes more red blood cells only over weeks.",
      es: "Porque el aire es más fino: con cada respiración llega menos oxígeno a la sangre. El cuerpo respira más de inmediato, y solo en semanas forma más glóbulos rojos.",
    },
  ],
  [
    /^(heat|hydration)$/,
    {
      en: "Because in the heat the blood has two tasks, the muscles and the skin, and sweat takes water and salt with it. The heart beats faster for the same pace. Too much water is no better: it thins the salt in the blood.",
      es: "Porque con calor la sangre tiene dos tareas, los músculos y la piel, y el sudor se lleva agua y sal. El corazón late más rápido al mismo ritmo. Demasiada agua tampoco: diluye la sal de la sangre.",
    },
  ],
  [
    /^(fuel|gels|stomach|breakfast|coffee)$/,
    {
      en: "Because the body stores carbohydrate for about ninety minutes of hard running. What you take on the way spares the stores, and a stomach that does not know it gets upset.",
      es: "Porque el cuerpo guarda carbohidratos para unos noventa minutos de correr fuerte. Lo que tomas en el camino cuida esa reserva, y un estómago que no lo conoce se revuelve.",
    },
  ],
  [
    /^(first-trail|uphill|downhill|poles|mountain-gear)$/,
    {
      en: "Because on steep ground the heart decides, not the watch: the same pace can be a walk or a sprint. By effort and time you still have legs when you come down.",
      es: "Porque en terreno empinado manda el corazón, no el reloj: el mismo ritmo puede ser un paseo o un sprint. Por esfuerzo y tiempo todavía te quedan piernas cuando bajas.",
    },
  ],
  [
    /^(shin-splints|runners-knee|it-band|plantar-fasciitis|achilles|stress-fracture|run-with-pain|pain)/,
    {
      en: "Mostly because the load grew faster than the tissue could: more kilometers, more speed, other ground or other shoes. Which of these it is in your case I cannot see; a physiotherapist can.",
      es: "Casi siempre porque la carga creció más rápido que el tejido: más kilómetros, más velocidad, otro suelo u otras zapatillas. Cuál es en tu caso no lo puedo ver; un fisioterapeuta sí.",
    },
  ],
];

export const noReason: InBoth = {
  en: "More than what I said I do not know: I am a program with fixed texts, and the sources stand below the longer answers. Ask me about one thing in a few words.",
  es: "Más de lo que dije no sé: soy un programa con textos fijos, y las fuentes están debajo de las respuestas largas. Pregúntame una cosa en pocas palabras.",
};

/** How often, by the topic that was spoken of before. */
export const frequencies: readonly (readonly [topics: RegExp, often: InBoth])[] = [
  [
    /^(intervals|uphill|stuck)$/,
    {
      en: "Once a week to begin with, twice at most, with an easy day between. All other runs stay easy.",
      es: "Una vez por semana para empezar, dos como mucho, con un día suave entre ellas. Todo lo demás es suave.",
    },
  ],
  [
    /^(strength|routine|repetitions)$/,
    {
      en: "Twice a week, twenty to thirty minutes, after an easy run or on a day without one. Never on the day before a hard session.",
      es: "Dos veces por semana, veinte a treinta minutos, después de una salida suave o un día sin correr. Nunca el día antes de algo duro.",
    },
  ],
  [
    /^(downhill|first-trail|poles)$/,
    {
      en: "Once every week or two is enough: a few short descents at the end of an easy run.",
      es: "Basta una vez cada una o dos semanas: algunas bajadas cortas al final de una salida suave.",
    },
  ],
  [
    /^(plan-5k|breathing|motivation|cannot-run-yet|no-time|weight|lose-fast)$/,
    {
      en: "Three times a week, with a day off between the runs. More often comes later.",
      es: "Tres veces por semana, con un día libre entre salidas. Más seguido viene después.",
    },
  ],
  [
    /^(plan-|base|easy-pace|week)/,
    {
      en: "Three days a week are enough to begin, four or five to get better. The long run comes once a week.",
      es: "Tres días por semana bastan para empezar, cuatro o cinco para mejorar. El fondo largo va una vez por semana.",
    },
  ],
  [
    /^(gels|stomach|hydration|fuel)$/,
    {
      en: "In a race beyond seventy-five minutes: a gel every 25 to 40 minutes from the first half hour on, and water when you are thirsty.",
      es: "En una carrera de más de setenta y cinco minutos: un gel cada 25 a 40 minutos desde la primera media hora, y agua cuando tengas sed.",
    },
  ],
  [
    /^(warm-up)$/,
    {
      en: "Before each fast run and each race. Before an easy run the first slow kilometer is enough.",
      es: "Antes de cada salida rápida y de cada carrera. Antes de un trote suave basta el primer kilómetro lento.",
    },
  ],
];
