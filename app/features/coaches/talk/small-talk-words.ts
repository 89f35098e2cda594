import type { RoomLanguage } from "../room/spoken-language.ts";

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
