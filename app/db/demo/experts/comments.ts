import type { DemoLanguage } from "../people.ts";

export type ExpertComment = { text: string; tone: ExpertTone; language: DemoLanguage };
export type ExpertTone = "good" | "mixed" | "low";

/** Comments of invented clients: about plans, sessions and answers, never about results that a body promises. */
export const expertComments: ExpertComment[] = [
  ...list("good", "en", [
    "Asked about my week before asking about my goals. The plan fits around my shifts, and I have kept it for four months.",
    "Explained every session in two sentences, so I know why I am doing it.",
    "Patient, punctual and funny. I look forward to Tuesdays now.",
    "I came with a long list of questions and left with three things to change. That was what I needed.",
    "Answered my message the evening before the race and calmed me down.",
    "We talked more about sleep than about speed, and it helped.",
    "Honest: told me to choose the shorter race this year. I am glad I listened.",
    "Clear plan, kept up to date, no shouting.",
    "The video of my own stride was worth the session alone.",
    "Made room for my bad weeks without making me feel bad about them.",
    "First coach who wrote down what I said and remembered it a month later.",
    "Good value. The notes after each session are short and useful.",
    "I had never run further than the bus stop. Ten weeks later we ran around the lake.",
    "Knows when to push and when to send you home.",
    "Small group, nobody is forgotten.",
    "Practical advice with things I have in my kitchen.",
    "Taught me to run downhill without braking. I still smile about it.",
  ]),
  ...list("good", "es", [
    "Me preguntó por mi horario antes que por mis marcas. El plan se puede cumplir.",
    "Explica con paciencia y con ejemplos. Salí con tareas claras.",
    "Muy puntual y atenta. Responde los mensajes el mismo día.",
    "Me enseñó a comer bien con lo que venden en mi mercado.",
    "Volví a correr después de una lesión, poco a poco y sin miedo.",
    "Los entrenamientos son variados y el grupo es una familia.",
    "Me dijo con sinceridad que era pronto para un maratón. Se lo agradezco.",
    "Buen trato, buen precio y buen humor.",
    "Aprendí a bajar por el cerro sin frenar a cada paso.",
    "Corrigió una sola cosa de mi zancada y ya no me duele la rodilla.",
    "El plan cambia cuando mi semana cambia. Eso vale mucho.",
  ]),
  ...list("good", "fr", [
    "À l'écoute, précise et toujours de bonne humeur.",
    "Un plan réaliste pour une mère de trois enfants. Merci !",
    "Des conseils simples, que j'applique encore aujourd'hui.",
    "Séances bien préparées, même par moins quinze degrés.",
  ]),
  ...list("mixed", "en", [
    "Good advice, though it took three days to get an answer.",
    "Helpful, but I would have liked the plan in writing.",
    "Nice sessions. The meeting point changed twice at short notice.",
    "Fine for beginners; I was looking for something more advanced.",
    "Solid, a little expensive for half an hour.",
  ]),
  ...list("mixed", "es", [
    "Buenos consejos, pero la sesión empezó tarde.",
    "Me gustó, aunque el grupo era grande ese día.",
    "Bien, pero esperaba un plan por escrito.",
  ]),
  ...list("low", "en", [
    "We did not find a time that suited both of us, and I gave up.",
    "The plan was more than I could do with my job, and it stayed that way.",
  ]),
  ...list("low", "es", ["No nos entendimos con los horarios. Quizás en otro momento."]),
];

function list(tone: ExpertTone, language: DemoLanguage, texts: string[]): ExpertComment[] {
  return texts.map((text) => ({ text, tone, language }));
}
