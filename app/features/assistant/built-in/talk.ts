import { href } from "react-router";
import { type OtherLanguage, otherLanguageOf } from "../conversation/language.ts";
import { type AnswerEvent, type ChatTurn, lastAsked } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import { type AnswerLanguage, type InEach, written } from "./words/formats.ts";

type TalkIntent = "greeting" | "thanks" | "joke" | "about" | "languages" | "other";

/** Answers what asks for no race and no advice. */
export function* answerTalk(intent: TalkIntent, language: AnswerLanguage): Iterable<AnswerEvent> {
  const { text, options } = talkWords[language][intent];
  yield { kind: "text", text };
  yield { kind: "options", options };
}

/** Says which languages there are, first in the language of the message if that is another one. */
export function* answerLanguages(turn: ChatTurn): Iterable<AnswerEvent> {
  const other = otherLanguageOf(wordsOfName(lastAsked(turn)));
  if (other === null) return yield* answerTalk("languages", turn.plan.language);
  yield { kind: "text", text: `${inOtherLanguages[other]}\n\n${talkWords.en.languages.text}` };
  yield {
    kind: "options",
    options: [
      ...talkWords.en.languages.options.slice(0, 2),
      ...talkWords.es.languages.options.slice(0, 2),
    ],
  };
}

type SiteTopic = Extract<Intent, { kind: "site" }>["subject"];

const pages: Record<SiteTopic, string> = {
  membership: href("/membership"),
  account: href("/account/edit"),
  reviews: href("/races"),
  contact: href("/contact"),
  organizers: href("/organizers"),
};

/** Answers what the site offers besides races. */
export function* answerSite(subject: SiteTopic, language: AnswerLanguage): Iterable<AnswerEvent> {
  const { text, link } = talkWords[language].site[subject];
  yield { kind: "text", text };
  yield { kind: "links", links: [{ label: link, to: pages[subject] }] };
}

/** Takes the blame, and names the people who can help. */
export function* answerComplaint(language: AnswerLanguage): Iterable<AnswerEvent> {
  const { complaint, site } = talkWords[language];
  yield { kind: "text", text: complaint.text };
  yield { kind: "options", options: complaint.options };
  yield { kind: "links", links: [{ label: site.contact.link, to: pages.contact }] };
}

type Talk = {
  text: string;
  options: string[];
};

type BeyondTopic = Extract<Intent, { kind: "beyond" }>["subject"];

type TalkWords = {
  greeting: Talk;
  thanks: Talk;
  joke: Talk;
  about: Talk;
  other: Talk;
  complaint: Talk;
  languages: Talk;
  beyond: Record<BeyondTopic, Talk>;
  /** Before what is not known of a race. */
  ofRace: (name: string) => string;
  site: Record<SiteTopic, { text: string; link: string }>;
};

const examples = {
  en: [
    "Trail races in Peru",
    "A plan for my first 5K",
    "I ran 10K in 50:00, what can I run in a half?",
  ],
  es: [
    "Carreras de trail en Perú",
    "Un plan para mis primeros 5K",
    "Corrí 10K en 50:00, ¿qué puedo hacer en la media?",
  ],
} as const satisfies InEach<readonly string[]>;

/** Tells a reader, in their language, that the assistant answers in English and Spanish only. */
const inOtherLanguages: Record<OtherLanguage, string> = {
  fr: "Désolé, je ne parle que l'anglais et l'espagnol : écrivez-moi dans l'une de ces langues.",
  de: "Leider verstehe ich nur Englisch und Spanisch: Schreib mir bitte in einer dieser Sprachen.",
  pt: "Desculpe, só falo inglês e espanhol: escreva para mim em um desses idiomas.",
  it: "Mi dispiace, parlo solo inglese e spagnolo: scrivimi in una di queste lingue.",
};

/** Everything that is neither about races nor about running. */
export const talkWords: InEach<TalkWords> = {
  en: {
    greeting: {
      text: "Hello! I find races, compare them, work out paces, and answer the usual questions about training. What are you looking for?",
      options: [...examples.en],
    },
    thanks: {
      text: "You're welcome. Enjoy your run!",
      options: ["Find another race", "How do I taper before a race?"],
    },
    joke: {
      text: "Why did the marathoner bring a pencil? To draw even splits.\n\nThat was my best one. I am better at finding races.",
      options: ["Find a race", "Make me a training plan"],
    },
    about: {
      text: `I am Dorsal's built-in assistant: a program with rules, **not a language model and not a person**. Everything I say about a race comes from its page on Dorsal; what I say about training comes from a small library with its sources named.

**I can**
- find races by place, date, distance, type, price and rating, and narrow them down as you go on
- answer questions about one race, compare two or three, and tell you how to register
- predict times, work out paces and splits
- answer usual questions: plans from 5K to the marathon, tapering, heat, altitude, food and drink, common pains

**I cannot**
- give a diagnosis or medical advice: for that see a professional
- see the weather, traffic, results or anything outside Dorsal
- register you, change an entry or see your account
- follow long, complicated questions: short ones work best`,
      options: [...examples.en],
    },
    other: {
      text: "I'm sorry, I did not understand that. I am a program with rules and know races, paces and training. Try a short question, for instance one of these:",
      options: [...examples.en],
    },
    complaint: {
      text: "I'm sorry, I got that wrong. I am a program with rules, and a few words work best. **What did you want to know?** For anything that I cannot do, people answer through the contact form.",
      options: ["Find a race for me", "What can you do?"],
    },
    languages: {
      text: "I answer in English and in Spanish, in the language of your message. Other languages I do not know.",
      options: [...examples.en],
    },
    ofRace: (name) =>
      `I have nothing on that for **${written(name)}**: its page leads to the organizer, who may tell you.`,
    beyond: {
      weather: {
        text: "I cannot see the weather: look at a forecast a few days before the start. I can tell you how to run in the heat, in the cold and at altitude.",
        options: ["How do I run in the heat?", "What do I wear when it is cold?"],
      },
      results: {
        text: "I cannot see results, winners or records in this chat. They stand under **Results** on the race's page once the organizer has published them here, otherwise on the organizer's site.",
        options: ["Races next month", "Find a race for me"],
      },
      travel: {
        text: "I know no hotels, flights or ways to get there. The place of the start is on each race's page, with a map where the organizer gives one.",
        options: ["How do I travel to a race?", "Races next month"],
      },
      elsewhere: {
        text: "That is outside of what I know: I am made for races, paces, training and this site. Ask me one of these, or name a place and a distance:",
        options: ["Races next month", "A plan for my first 5K", "What pace is a 4:00 marathon?"],
      },
    },
    site: {
      membership: {
        text: "Dorsal has three plans, Pacer, Sprinter and Elite, paid by the month or by the year. What each one includes and costs is on the membership page; you can change or cancel it in your dashboard.",
        link: "See the plans",
      },
      account: {
        text: "Your name, photo, e-mail address and password are in your account. If you cannot sign in, choose “Forgot your password” on the login page. I cannot see or change accounts myself.",
        link: "Go to your account",
      },
      reviews: {
        text: "You can review every race on its own page, with one to five stars and a comment, also as a guest. Find the race first, then choose the review button there.",
        link: "Find the race",
      },
      contact: {
        text: "People answer through the contact form. Say which race or page it is about, and add an address where they can reach you.",
        link: "Write to us",
      },
      organizers: {
        text: "If you organize a race: look whether it is listed already and choose “Claim this Race” on its page, or tell us about it and we add it. What we offer to organizers has a page of its own.",
        link: "For race organizers",
      },
    },
  },
  es: {
    greeting: {
      text: "¡Hola! Busco carreras, las comparo, calculo ritmos y respondo las preguntas de siempre sobre entrenamiento. ¿Qué estás buscando?",
      options: [...examples.es],
    },
    thanks: {
      text: "¡De nada! Que disfrutes tu carrera.",
      options: ["Busca otra carrera", "¿Cómo hago el taper antes de una carrera?"],
    },
    joke: {
      text: "—Corrí una maratón en tres horas.\n\n—¿Y qué tal?\n\n—Bien, pero cuando llegué todavía me faltaba la mitad.\n\nEse era el mejor que tengo. Soy mejor buscando carreras.",
      options: ["Busca una carrera", "Hazme un plan de entrenamiento"],
    },
    about: {
      text: `Soy el asistente integrado de Dorsal: un programa con reglas, **ni un modelo de lenguaje ni una persona**. Todo lo que digo de una carrera sale de su página en Dorsal; lo que digo de entrenamiento sale de una pequeña biblioteca con sus fuentes.

**Puedo**
- buscar carreras por lugar, fecha, distancia, tipo, precio y calificación, y afinar la búsqueda contigo
- responder preguntas sobre una carrera, comparar dos o tres y decirte cómo inscribirte
- predecir tiempos y calcular ritmos y parciales
- responder las preguntas habituales: planes de 5K a maratón, taper, calor, altura, comida y bebida, molestias comunes

**No puedo**
- dar diagnósticos ni consejo médico: para eso visita a un profesional
- ver el clima, el tráfico, los resultados ni nada fuera de Dorsal
- inscribirte, cambiar una inscripción ni ver tu cuenta
- seguir preguntas largas y complicadas: las cortas funcionan mejor`,
      options: [...examples.es],
    },
    other: {
      text: "Lo siento, no entendí eso. Soy un programa con reglas y sé de carreras, ritmos y entrenamiento. Prueba con una pregunta corta, por ejemplo una de estas:",
      options: [...examples.es],
    },
    complaint: {
      text: "Perdón, te entendí mal. Soy un programa con reglas y me va mejor con pocas palabras. **¿Qué querías saber?** Para lo que no puedo hacer, en el formulario de contacto responden personas.",
      options: ["Búscame una carrera", "¿Qué puedes hacer?"],
    },
    languages: {
      text: "Respondo en español y en inglés, en el idioma de tu mensaje. Otros idiomas no sé.",
      options: [...examples.es],
    },
    ofRace: (name) =>
      `De eso no tengo nada sobre **${written(name)}**: su página lleva al organizador, que te lo puede decir.`,
    beyond: {
      weather: {
        text: "No puedo ver el clima: mira un pronóstico unos días antes de la salida. Sí te puedo decir cómo correr con calor, con frío y en altura.",
        options: ["¿Cómo corro con calor?", "¿Qué me pongo cuando hace frío?"],
      },
      results: {
        text: "En este chat no puedo ver resultados, ganadores ni récords. Están en **Resultados**, en la página de la carrera, cuando el organizador los publica aquí; si no, en su sitio.",
        options: ["Carreras el próximo mes", "Búscame una carrera"],
      },
      travel: {
        text: "No sé de hoteles, vuelos ni de cómo llegar. El lugar de la salida está en la página de cada carrera, con un mapa si el organizador lo da.",
        options: ["¿Cómo viajo a una carrera?", "Carreras el próximo mes"],
      },
      elsewhere: {
        text: "Eso está fuera de lo que sé: estoy hecho para carreras, ritmos, entrenamiento y este sitio. Pregúntame algo de esto, o dime un lugar y una distancia:",
        options: [
          "Carreras el próximo mes",
          "Un plan para mis primeros 5K",
          "¿A qué ritmo es una maratón en 4:00?",
        ],
      },
    },
    site: {
      membership: {
        text: "Dorsal tiene tres planes, Pacer, Sprinter y Elite, que se pagan por mes o por año. Lo que incluye y cuesta cada uno está en la página de membresía; puedes cambiarlo o cancelarlo en tu panel.",
        link: "Ver los planes",
      },
      account: {
        text: "Tu nombre, foto, correo y contraseña están en tu cuenta. Si no puedes entrar, elige “Forgot your password” en la página de inicio de sesión. Yo no puedo ver ni cambiar cuentas.",
        link: "Ir a tu cuenta",
      },
      reviews: {
        text: "Puedes reseñar cada carrera en su propia página, con una a cinco estrellas y un comentario, también como invitado. Busca primero la carrera y elige ahí el botón de reseña.",
        link: "Buscar la carrera",
      },
      contact: {
        text: "En el formulario de contacto responden personas. Di de qué carrera o página se trata y deja una dirección donde puedan responderte.",
        link: "Escríbenos",
      },
      organizers: {
        text: "Si organizas una carrera: mira si ya está en la lista y elige “Claim this Race” en su página, o cuéntanos de ella y la agregamos. Lo que ofrecemos a organizadores tiene su propia página.",
        link: "Para organizadores",
      },
    },
  },
};
