import { raceFactsOf } from "#features/assistant/search/race-lookup.server.ts";
import { shortened } from "#features/assistant/search/shortened.ts";
import { reviewsOf } from "#features/reviews/queries.server.ts";
import type { Review } from "#features/reviews/review.ts";
import { toDay } from "#values/day.ts";
import { nameOf } from "./races.server.ts";
import type { ToolRequest } from "./schema.ts";
import type { ToolContext, ToolFinding } from "./tool-context.ts";

/** Characters of a comment. */
const commentLimit = 1500;

export async function listReviews(
  { services, origin }: ToolContext,
  { race_id, page }: ToolRequest<"list_reviews">,
): Promise<ToolFinding> {
  const [race] = await raceFactsOf(services, [race_id]);
  if (!race) return { problem: "unknown-race" };
  const { reviews, ...paging } = await reviewsOf(services, "race", race.id, { page });
  return {
    found: {
      race: nameOf(race, origin),
      ...(race.rating && { rating: race.rating.average, reviews: race.rating.count }),
      ...paging,
      reviews: reviews.map(reviewLine),
    },
  };
}

function reviewLine({ rating, createdAt, experienceDate, authorName, comment }: Review) {
  return {
    stars: rating,
    written_on: toDay(createdAt),
    ...(experienceDate && { ran_on: experienceDate }),
    ...(authorName && { author: authorName }),
    untrusted_text: comment ? { comment: shortened(comment, commentLimit) } : {},
  };
}
