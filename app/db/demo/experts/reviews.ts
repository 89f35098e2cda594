import { addDays, type Day } from "#values/day.ts";
import type { reviewAnswers, reviews } from "../../schema.ts";
import { seededChance } from "../chance.ts";
import { demoId } from "../id.ts";
import type { DemoPerson } from "../people.ts";
import { leastUsed, reviewersOf } from "../reviewing.ts";
import { type ExpertTone, expertComments } from "./comments.ts";
import type { DemoExpertOf } from "./expert.ts";
import { expertId } from "./expert.ts";
import { demoExperts } from "./experts.ts";
import { linkedExperts } from "./linked.ts";

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
