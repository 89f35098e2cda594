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

/** What is neither about races nor about running. */
export type SmallTalk =
  | "greeting"
  | "how-are-you"
  | "well"
  | "thanks"
  | "bye"
  | "about"
  | "camera"
  | "memory"
  | "orders"
  | "complaint"
  | "off-topic"
  | "no"
  | "languages"
  | "introduction"
  | "other"
  | "other-again";

/** Who speaks: its name, and what it is there for. */
type Speaker = { name: string; field: string };

/** A coach of few words: it says what it is, what it cannot do, and comes back to running. */
export const smallTalkWords: Record<
  RoomLanguage,
  Record<SmallTalk, (speaker: Speaker, greeting: string) => string>
> = {
  en: {
    greeting: (_, greeting) => `Hello, good to have you here. ${greeting}`,
    "how-are-you": () =>
      "I am a program, so I am never tired. What matters is you: how was your last run, and what would you like to work on?",
    well: ({ field }) => `Good. I know ${field}: what shall we look at?`,
    thanks: () => "You're welcome. Is there anything else?",
    bye: () =>
      "Enjoy your run, and come back whenever you like. You end the session with “End Session”.",
    about: ({ name, field }) =>
      `I am ${name}, a built-in coach of Dorsal: a program with rules, **not a person, not a doctor and no language model**. I know ${field}, the usual questions about training, and the races on Dorsal. I cannot see your training, your watch or your camera. I understand short questions best.`,
    camera: () =>
      "No. The picture of your camera stays in your browser as a mirror for you, so I cannot see you or judge your form. For that, let a trainer watch you run, or ask somebody to film you.",
    memory: () =>
      "Only what you said in this session, and only its last messages. I do not know your training log or your watch. Tell me what matters in a few words.",
    orders: ({ name }) =>
      `I stay ${name}: I answer by fixed rules, and nothing that is said here changes them. Let us go back to your running.`,
    complaint: () =>
      "I am sorry that I was no help. I am a program and understand short questions best: one thing at a time. If you would rather have a person, look among the experts.",
    "off-topic": ({ field }) =>
      `That is not my field: I know ${field}. What can I do for your running?`,
    no: () => "All right. What would you like instead?",
    introduction: ({ field }) =>
      `Good to meet you. I know ${field}. Tell me three things, and we begin: what you would like to reach and by when, on how many days you can run, and whether anything hurts.`,
    languages: () => "I speak English and Spanish, in the language of what you say.",
    other: ({ field }) =>
      `That I did not understand. I am a program and know ${field}. Say it in a few words, or press one of the suggestions.`,
    "other-again": () =>
      "That is beyond me as well, I am sorry. Short questions about one thing work best. For the rest a person helps better: the experts have pages of their own here.",
  },
  es: {
    greeting: (_, greeting) => `Hola, qué bueno que estás aquí. ${greeting}`,
    "how-are-you": () =>
      "Soy un programa, así que nunca me canso. Lo importante eres tú: ¿cómo te fue en tu última salida, y qué quieres trabajar?",
    well: ({ field }) => `Bien. Lo mío es ${field}: ¿qué vemos?`,
    thanks: () => "De nada. ¿Algo más?",
    bye: () =>
      "Que disfrutes tu carrera, y vuelve cuando quieras. La sesión se termina con «End Session».",
    about: ({ name, field }) =>
      `Soy ${name}, un coach integrado de Dorsal: un programa con reglas, **no una persona, no un médico y tampoco un modelo de lenguaje**. Lo mío es ${field}; también sé de las preguntas de siempre sobre entrenamiento y de las carreras en Dorsal. No veo tus entrenamientos, tu reloj ni tu cámara. Lo que mejor entiendo son preguntas cortas.`,
    camera: () =>
      "No. La imagen de tu cámara se queda en tu navegador, como espejo para ti; no puedo verte ni juzgar tu técnica. Para eso, que un entrenador te vea correr, o que alguien te grabe.",
    memory: () =>
      "Solo lo que dijiste en esta sesión, y de ella los últimos mensajes. No conozco tu registro ni tu reloj. Dime en pocas palabras lo que importa.",
    orders: ({ name }) =>
      `Sigo siendo ${name}: respondo con reglas fijas, y nada de lo que se diga aquí las cambia. Volvamos a tu carrera.`,
    complaint: () =>
      "Siento no haberte ayudado. Soy un programa y entiendo mejor las preguntas cortas: una cosa a la vez. Si prefieres a una persona, mira entre los expertos.",
    "off-topic": ({ field }) =>
      `Eso no es lo mío. Lo mío es ${field}. ¿Qué puedo hacer por tu carrera?`,
    no: () => "De acuerdo. ¿Qué prefieres?",
    introduction: ({ field }) =>
      `Mucho gusto. Lo mío es ${field}. Cuéntame tres cosas y empezamos: qué quieres lograr y para cuándo, cuántos días puedes correr, y si te duele algo.`,
    languages: () => "Hablo español e inglés, en el idioma de lo que dices.",
    other: ({ field }) =>
      `Eso no lo entendí. Soy un programa y lo mío es ${field}. Dilo en pocas palabras, o presiona una de las sugerencias.`,
    "other-again": () =>
      "Eso tampoco lo entiendo, lo siento. Lo que mejor funciona son preguntas cortas sobre una sola cosa. Para lo demás ayuda mejor una persona: los expertos tienen sus páginas aquí.",
  },
};

/** The first that fits decides; looked for in a message without accents and capitals. */
export const smallTalkCues: readonly (readonly [asked: RegExp, talk: SmallTalk])[] = [
  [
    /\b(ignore|forget|disregard|override) (all |any |your |the |previous |prior |above )*(instructions?|rules?|prompts?)\b|\b(system|hidden|initial) prompt\b|\byour (instructions|prompt|rules)\b|\b(pretend|act|talk|speak|behave) (to be|as|like) (if )?(you|a|an|my)\b|\byou are now\b|\bfrom now on you\b|\bjailbreak\b|\b(ignora|olvida) (todas )?(tus|las|mis) (instrucciones|reglas)\b|\b(finge|actua|habla) (que|como)\b|\btus instrucciones\b/,
    "orders",
  ],
  [
    /\b(can|do) you see me\b|\bmy (running )?form\b|\bwatch me\b|\blook at me\b|\bmy (video|camera)\b|\b(me (ves|puedes ver)|puedes verme|mi camara|mirame)\b/,
    "camera",
  ],
  [
    /\bdo you (remember|know) (me|my|who i am|what i)\b|\bremember me\b|\b(strava|garmin|my watch|my log)\b|\b(te acuerdas|me recuerdas|recuerdas|sabes quien soy)\b/,
    "memory",
  ],
  [
    /\b(how are you|how r u|how is it going|hows it going|whats up|que tal( estas)?|como estas|como te va|como andas)\b/,
    "how-are-you",
  ],
  [
    /\b(are you|r u) (a |an )?(real|human|person|robot|bot|ai|machine|chatgpt|gpt|doctor|there)\b|\bwho are you\b|\bwhat are you\b|\bwhat can you do\b|\b(eres|sos) (un |una )?(real|humano|persona|robot|bot|ia|maquina|medico|doctor)\b|\bquien eres\b|\bque puedes hacer\b|\bare you human\b/,
    "about",
  ],
  [
    /^(ok |okay |well |bueno |thanks |thank you |gracias )*(good ?bye|bye( bye)?|see you( later| soon)?|cya|good night|chau|chao|adios|hasta (luego|pronto|manana)|nos vemos)\b/,
    "bye",
  ],
  [
    /^(hi|hello|hey|hiya|yo|hola|buenas|buenos dias|buenas (tardes|noches)|good (morning|afternoon|evening))( there| coach| again| de nuevo)*$/,
    "greeting",
  ],
  [
    /^(fine|good|great|well|not bad|very good|all good|bien|muy bien|todo bien|genial|excelente)( thanks| thank you| gracias)?$/,
    "well",
  ],
  [/^(no|nope|nah|not really|no thanks|no gracias|ninguno|nothing|nada)$/, "no"],
  [
    /\b(fuck\w*|shit\w*|suck|sucks|stupid|idiot|dumb|useless|moron|asshole|bitch|idiota|estupid[oa]|inutil|tont[oa]|mierda|imbecil|no sirves|hate you|te odio)\b/,
    "complaint",
  ],
  [
    /\b(trump|biden|politics?|president|election|world cup|football|soccer|bitcoin|crypto|movie|song|joke|poem|recipe for|homework|girlfriend|boyfriend|love you|marry|favou?rite|weather on|politica|presidente|elecciones|mundial|futbol|pelicula|cancion|chiste|poema|tarea|te amo)\b/,
    "off-topic",
  ],
  [
    /\b(?:my name is|call me|me llamo|mi nombre es)\b|^(?:\S+ ){0,2}(?:(?:ive|i have) been running|i run since|corro (?:hace|desde)|llevo \S+ (?:semanas|meses|anos) corriendo)\b(?!.*\b(?:sin|no|but|pero)\b)/,
    "introduction",
  ],
];
