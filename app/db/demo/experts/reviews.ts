import { addDays, type Day } from "#values/day.ts";
import type { reviewAnswers, reviews } from "../../schema.ts";
import {
  type DemoLanguage,
  type DemoPerson,
  demoId,
  leastUsed,
  reviewersOf,
  seededChance,
} from "../people/people.ts";
import { type DemoExpertOf, expertId } from "./expert.ts";
import { demoExperts, linkedExperts } from "./experts.ts";

export type DemoExpertReview = {
  expert: DemoExpertOf;
  author: DemoPerson;
  rating: number;
  comment: string | null;
  experienceDate: Day;
  writtenOn: Day;
  isHidden: boolean;
};

const longestAgo = 280;

/** The same reviews for every run on the same day; only their dates move with the calendar. */
export function demoExpertReviews(today: Day): DemoExpertReview[] {
  const used = new Map<string, number>();
  return demoExperts.flatMap((expert) => reviewsOf(expert, today, used));
}

function reviewsOf(expert: DemoExpertOf, today: Day, used: Map<string, number>) {
  const chance = seededChance(`reviews of ${expert.firstName} ${expert.lastName}`);
  const said = new Set<string>();
  return authorsFor(expert, chance).map((author): DemoExpertReview => {
    const rating = ratingBy(chance);
    const comment = chance() < 0.12 ? null : commentFor({ author, rating }, chance, used, said);
    const writtenOn = addDays(today, -2 - Math.floor(chance() * longestAgo));
    return {
      expert,
      author,
      rating,
      comment,
      experienceDate: addDays(writtenOn, -1 - Math.floor(chance() * 12)),
      writtenOn,
      isHidden: chance() < 0.07,
    };
  });
}

function authorsFor(expert: DemoExpertOf, chance: () => number): DemoPerson[] {
  if (expert.known === "not") return [];
  const count =
    expert.known === "well" ? 5 + Math.floor(chance() * 3) : 1 + Math.floor(chance() * 3);
  return reviewersOf(expert, { count, neighborly: 0.8 }, chance);
}

function ratingBy(chance: () => number): number {
  const roll = chance();
  if (roll < 0.55) return 5;
  if (roll < 0.86) return 4;
  return roll < 0.96 ? 3 : 2;
}

/** The least used comment that suits the rating and the author's language. */
function commentFor(
  { author, rating }: { author: DemoPerson; rating: number },
  chance: () => number,
  used: Map<string, number>,
  said: Set<string>,
): string {
  const tone: ExpertTone = rating >= 4 ? "good" : rating === 3 ? "mixed" : "low";
  const language = chance() < 0.6 ? author.language : "en";
  const suits = expertComments.filter((each) => each.tone === tone && !said.has(each.text));
  const inLanguage = suits.filter((each) => each.language === language);
  const candidates = inLanguage.length > 0 ? inLanguage : suits;
  const text = leastUsed(candidates, used, chance);
  said.add(text);
  return text;
}

/** The rows of demo reviews of experts, as `demoExpertReviews` gives them. */
export function expertReviewRows(written: DemoExpertReview[]): (typeof reviews.$inferInsert)[] {
  return written.map((review) => {
    const createdAt = new Date(`${review.writtenOn}T17:10:00Z`);
    return {
      id: expertReviewId(review),
      userId: review.author.id,
      entityId: expertId(review.expert),
      entityType: "expert",
      rating: review.rating,
      comment: review.comment,
      experienceDate: review.experienceDate,
      isHidden: review.isHidden,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

const answers = [
  "Thank you for the kind words, and for every early morning. See you on Tuesday.",
  "That is good to read. Keep the easy days easy, and write when the next race is set.",
  "Thank you. I have taken your point to heart: plans now come in writing, a day after we meet.",
  "Gracias por confiar en mí. Seguimos paso a paso.",
  "It was a pleasure. The credit is yours: you did the work.",
];

/** Answers of the linked experts to their visible reviews with words, the newest first. */
export function expertAnswerRows(
  written: DemoExpertReview[],
): (typeof reviewAnswers.$inferInsert)[] {
  const answered = linkedExperts.flatMap(({ expert, account }) =>
    written
      .filter(
        (review) => expertId(review.expert) === expert.id && !review.isHidden && review.comment,
      )
      .sort((one, other) => other.writtenOn.localeCompare(one.writtenOn))
      .slice(0, 3)
      .map((review) => ({ review, account })),
  );
  return answered.slice(0, answers.length).map(({ review, account }, place) => {
    const createdAt = new Date(`${addDays(review.writtenOn, 1)}T08:20:00Z`);
    return {
      reviewId: expertReviewId(review),
      userId: account.id,
      body: answers[place] ?? "Thank you.",
      createdAt,
      updatedAt: createdAt,
    };
  });
}

function expertReviewId({ author, expert }: DemoExpertReview): string {
  return demoId("review", `${author.email} on ${expertId(expert)}`);
}

type ExpertComment = { text: string; tone: ExpertTone; language: DemoLanguage };
type ExpertTone = "good" | "mixed" | "low";

/** Comments of invented clients: about plans, sessions and answers, never about results that a body promises. */
const expertComments: ExpertComment[] = [
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
