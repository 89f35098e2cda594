const sampleRatings = [4.7, 4.8, 4.9] as const;
const reviewsOfFirst = 150;
const moreReviews = 25;

/**
 * The figures of a coach whom nobody has rated yet (VC-07, VC-08). They say nothing: the card calls
 * them a sample.
 * @param position - in the list of coaches, from 0
 */
export function sampleFigures(position: number): { rating: number; reviews: number } {
  return {
    rating: sampleRatings[position % sampleRatings.length] ?? sampleRatings[0],
    reviews: reviewsOfFirst + moreReviews * position,
  };
}
