import { href } from "react-router";
import { fold } from "#values/text/fold.ts";
import { helplines } from "../danger/signs/mind.ts";
import { type SignId, shortNumbers } from "../danger/signs/sign.ts";
import type { MessageKind } from "../intents/kinds.ts";
import { topics } from "../knowledge/topics.ts";
import { type AnswerEvent, type ChatTurn, lastAsked } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import type { AnswerLanguage, InEach } from "./words/formats.ts";

type UnsureIntent = Extract<
  Intent,
  { kind: "caution" | "which-race" | "which-topic" | "unsure" | "site-pages" | "chat" }
>;

/** Answers what only the classifier has recognized: with a question, or with ways to go on. */
export function* answerUnsure(turn: ChatTurn, intent: UnsureIntent): Iterable<AnswerEvent> {
  const { language } = turn.plan;
  const words = unsureWords[language];
  switch (intent.kind) {
    case "caution":
      // After a danger the reminder of it stands before, and says it all.
      if (turn.plan.afterDanger === undefined) yield { kind: "text", text: words.caution };
      return;
    case "which-race":
      yield { kind: "text", text: intent.isComparison ? words.whichRaces : words.whichRace };
      return yield { kind: "options", options: words.raceOptions };
    case "which-topic":
      return yield* askWhichTopic(intent.topics, language);
    case "unsure":
      return yield* askWhatIsMeant(turn, intent);
    case "site-pages":
      yield { kind: "text", text: words.site };
      return yield { kind: "links", links: sitePages(language) };
    case "chat":
      return yield* chat(turn);
  }
}

/** Comfort, a fact for those who want to hear one, else a friendly word with ways to go on. */
function* chat(turn: ChatTurn): Iterable<AnswerEvent> {
  const words = unsureWords[turn.plan.language];
  if (isSad(turn)) yield { kind: "text", text: words.comfort };
  else if (asksForFact.test(fold(lastAsked(turn)))) {
    const told = turn.conversation.map(({ text }) => text).join("\n");
    const fact = words.facts.find((one) => !told.includes(one)) ?? words.facts[0];
    yield { kind: "text", text: fact };
    return yield { kind: "options", options: [words.anotherFact, ...words.usualOptions] };
  } else yield { kind: "text", text: words.chat };
  yield { kind: "options", options: words.usualOptions };
}

const asksForFact =
  /\b(?:(?:tell|teach) me something|fun facts?|another (?:fact|one)|entertain me|im bored|(?:cuentame|dime|ensename) algo|datos? curiosos?|otro dato|estoy aburrid[oa])\b/;

const sad =
  /\b(?:sad|lonely|alone|down|heartbroken|crying|bad day|rough day|awful day|triste|sol[oa]|decaid[oa]|bajonead[oa]|lloran\w*|mal dia|dia horrible|deprimid[oa])\b/;

function isSad(turn: ChatTurn): boolean {
  return sad.test(fold(lastAsked(turn)));
}

/**
 * The line that goes before an answer to a message that may speak of a danger.
 * @param after - the danger that a message before spoke of
 */
export function cautionLine(language: AnswerLanguage, after?: SignId): string {
  const { cautionLine: line, afterDanger, afterSelfHarm } = unsureWords[language];
  if (after === "self-harm") return `${afterSelfHarm}\n${helplines[language]}\n\n`;
  return `${after ? afterDanger : line}\n\n`;
}

function* askWhichTopic(ids: readonly string[], language: AnswerLanguage): Iterable<AnswerEvent> {
  const words = unsureWords[language];
  const titles = titlesOf(ids, language);
  yield { kind: "text", text: titles.length > 0 ? words.whichTopic : words.noTopic };
  yield { kind: "options", options: titles.length > 0 ? titles : words.usualOptions };
}

/** Asks with the likeliest meanings as buttons; a second time in a row in other words. */
function* askWhatIsMeant(
  { conversation, plan: { language } }: ChatTurn,
  { kinds, topics: ids }: Extract<Intent, { kind: "unsure" }>,
): Iterable<AnswerEvent> {
  const words = unsureWords[language];
  const last = conversation.findLast(({ author }) => author === "assistant");
  const isAgain = last?.text.startsWith(words.whatIsMeant) ?? false;
  const [topic] = titlesOf(ids, language);
  const optionFor = (kind: MessageKind) =>
    kind === "advice" && topic ? topic : (words.ways[kind] ?? null);
  const ways = kinds.map(optionFor).filter((option) => option !== null);
  yield { kind: "text", text: isAgain ? words.whatIsMeantAgain : words.whatIsMeant };
  yield { kind: "options", options: isAgain ? [...ways, words.people] : ways };
}

function titlesOf(ids: readonly string[], language: AnswerLanguage): string[] {
  return ids.flatMap((id) => topics.find((topic) => topic.id === id)?.title[language] ?? []);
}

function sitePages(language: AnswerLanguage) {
  const { account, membership, organizers, contact } = unsureWords[language].pages;
  return [
    { label: account, to: href("/account/edit") },
    { label: membership, to: href("/membership") },
    { label: organizers, to: href("/organizers") },
    { label: contact, to: href("/contact") },
  ];
}

type UnsureWords = {
  caution: string;
  cautionLine: string;
  /** Before an article about an everyday complaint. */
  everydayLine: string;
  /** The same after a danger, and after a wish to die, before the helplines. */
  afterDanger: string;
  afterSelfHarm: string;
  whichRace: string;
  whichRaces: string;
  raceOptions: string[];
  whichTopic: string;
  noTopic: string;
  whatIsMeant: string;
  whatIsMeantAgain: string;
  /** What a button says for a kind of message, as a runner would type it. */
  ways: Partial<Record<MessageKind, string>>;
  people: string;
  site: string;
  pages: Record<"account" | "membership" | "organizers" | "contact", string>;
  chat: string;
  /** To somebody who is sad or alone, without any sign of danger. */
  comfort: string;
  /** What is good to know of running, one at a time; each is in an article with its source. */
  facts: readonly [string, ...string[]];
  anotherFact: string;
  usualOptions: string[];
};

/** What the assistant says when it is not sure what a message means. */
export const unsureWords: InEach<UnsureWords> = {
  en: {
    caution: `That may be a sign that something is wrong, and I cannot judge it. **Do not run until you have seen a doctor.** If it is strong, sudden or getting worse, or if someone cannot breathe, speak or stay awake, call your local emergency number now: ${shortNumbers.en}.`,
    cautionLine:
      "**If this is about your body:** I cannot judge it. See a doctor before you run, and call your local emergency number if it is strong or sudden.",
    everydayLine:
      "I cannot judge your body. **See a doctor first** if it is strong, swollen, numb or getting worse, or if it stays for more than a week.",
    afterDanger:
      "**Because of what you wrote before:** no running until a doctor has seen you. If it is still there or comes back, call your local emergency number.",
    afterSelfHarm:
      "**What you wrote before matters more than any race.** People listen, free of charge, day and night:",
    whichRace: "Which race do you mean? Tell me its name, or a city and a month.",
    whichRaces: "Which races do you want to compare? Tell me their names.",
    raceOptions: ["Find a race", "Races next month"],
    whichTopic: "I have no checked answer to exactly that. Is it one of these?",
    noTopic:
      "I have no article on that. I know the usual questions about training, race day, food, pains and gear, and an expert can answer the rest. Do you want to ask it in other words, or look for a race or a pace?",
    whatIsMeant: "I am not sure what you are looking for. Is it one of these?",
    whatIsMeantAgain:
      "Let me ask in another way: what do you need? Choose one, or tell me a place, a distance or the name of a race.",
    ways: {
      search: "Find a race",
      "race-facts": "I have a question about a race",
      compare: "Compare two races",
      "registration-help": "How do I register for a race?",
      advice: "Training advice",
      pace: "Calculate my pace",
      plan: "Make me a training plan",
      "site-help": "Help with my account",
    },
    people: "How do I contact you?",
    site: "I cannot do that here in the chat, but one of these pages can help. If not, people answer through the contact form.",
    pages: {
      account: "Your account",
      membership: "Membership",
      organizers: "For race organizers",
      contact: "Write to us",
    },
    chat: "I'm here whenever you need a race, a pace or advice on training.",
    comfort:
      "I'm sorry that today is hard. I am only a program, but two things help many people: a short easy run or walk outside, best with somebody, and telling one person who is close to you. If it stays dark for more than two weeks, a doctor or psychologist can help; running does not replace that.",
    facts: [
      "Did you know? The best preparation for the last two weeks is to run less: in 27 studies runners were fastest after cutting the distance by 41 to 60 percent and keeping the fast parts. Ask me about the **taper**.",
      "Did you know? Hills make you faster on the flat: in a study of twenty trained runners six weeks of uphill intervals improved the time over 5 km by 2 percent. Ask me about **hills**.",
      "Did you know? A habit takes time: in a well-known study a new daily behavior took about two months on average to run by itself, and one missed day did not spoil it. Ask me about **motivation**.",
      "Did you know? Of all that is done for sore legs, massage had the largest effect in a review of 99 studies, and sleep costs nothing. Ask me about **soreness**.",
    ],
    anotherFact: "Tell me something else about running",
    usualOptions: ["Find a race", "Make me a training plan", "What can you do?"],
  },
  es: {
    caution: `Eso puede ser señal de que algo anda mal, y yo no puedo evaluarlo. **No corras hasta que te vea un médico.** Si es fuerte, repentino o empeora, o si alguien no puede respirar, hablar o mantenerse despierto, llama ya a tu número local de emergencias: ${shortNumbers.es}.`,
    cautionLine:
      "**Si se trata de tu cuerpo:** yo no puedo evaluarlo. Consulta a un médico antes de correr, y llama a tu número local de emergencias si es fuerte o repentino.",
    everydayLine:
      "Yo no puedo evaluar tu cuerpo. **Ve primero a un médico** si es fuerte, está hinchado o dormido, empeora o dura más de una semana.",
    afterDanger:
      "**Por lo que escribiste antes:** no corras hasta que te vea un médico. Si sigue o vuelve, llama a tu número local de emergencias.",
    afterSelfHarm:
      "**Lo que escribiste antes importa más que cualquier carrera.** Hay personas que escuchan, gratis, de día y de noche:",
    whichRace: "¿Qué carrera? Dime su nombre, o una ciudad y un mes.",
    whichRaces: "¿Qué carreras quieres comparar? Dime sus nombres.",
    raceOptions: ["Busca una carrera", "Carreras el próximo mes"],
    whichTopic: "No tengo una respuesta comprobada justo a eso. ¿Es algo de esto?",
    noTopic:
      "Sobre eso no tengo un artículo. Sé de las preguntas habituales sobre entrenamiento, día de carrera, comida, molestias y equipo, y lo demás lo puede responder un experto. ¿Quieres preguntarlo con otras palabras, o buscar una carrera o un ritmo?",
    whatIsMeant: "No estoy seguro de qué buscas. ¿Es algo de esto?",
    whatIsMeantAgain:
      "Te pregunto de otra manera: ¿qué necesitas? Elige una opción, o dime un lugar, una distancia o el nombre de una carrera.",
    ways: {
      search: "Busca una carrera",
      "race-facts": "Tengo una pregunta sobre una carrera",
      compare: "Compara dos carreras",
      "registration-help": "¿Cómo me inscribo a una carrera?",
      advice: "Consejos de entrenamiento",
      pace: "Calcula mi ritmo",
      plan: "Hazme un plan de entrenamiento",
      "site-help": "Ayuda con mi cuenta",
    },
    people: "¿Cómo los contacto?",
    site: "Eso no lo puedo hacer aquí en el chat, pero una de estas páginas te puede ayudar. Si no, en el formulario de contacto responden personas.",
    pages: {
      account: "Tu cuenta",
      membership: "Membresía",
      organizers: "Para organizadores",
      contact: "Escríbenos",
    },
    chat: "Aquí estoy para cuando necesites una carrera, un ritmo o un consejo de entrenamiento.",
    comfort:
      "Siento que hoy sea un día difícil. Soy solo un programa, pero dos cosas ayudan a mucha gente: un trote o una caminata corta al aire libre, mejor con alguien, y contárselo a una persona cercana. Si sigue así por más de dos semanas, un médico o psicólogo puede ayudar; correr no lo reemplaza.",
    facts: [
      "¿Sabías? La mejor preparación de las dos últimas semanas es correr menos: en 27 estudios rindieron más quienes bajaron la distancia entre 41 y 60 por ciento y mantuvieron lo rápido. Pregúntame por el **taper**.",
      "¿Sabías? Las cuestas te hacen más rápido en llano: en un estudio con veinte corredores entrenados, seis semanas de series cuesta arriba mejoraron el tiempo en 5 km un 2 por ciento. Pregúntame por las **cuestas**.",
      "¿Sabías? Un hábito toma tiempo: en un estudio conocido, una conducta diaria nueva tardó unos dos meses en promedio en salir sola, y fallar un día no la arruinó. Pregúntame por la **motivación**.",
      "¿Sabías? De todo lo que se hace por las piernas adoloridas, el masaje tuvo el mayor efecto en una revisión de 99 estudios, y dormir no cuesta nada. Pregúntame por las **agujetas**.",
    ],
    anotherFact: "Cuéntame algo más sobre correr",
    usualOptions: ["Busca una carrera", "Hazme un plan de entrenamiento", "¿Qué puedes hacer?"],
  },
};
