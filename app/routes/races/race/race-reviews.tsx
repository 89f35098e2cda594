import { href } from "react-router";
import { EmptyState } from "#ui/empty-state.tsx";
import { Section } from "#ui/page.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Rating } from "#ui/stars.tsx";
import type { RaceData } from "./race-data.ts";
import { ReviewItem } from "./review-item.tsx";

export function RaceReviews({ page: { race, reviewed } }: { page: RaceData }) {
  const summary = race.rating && <Rating {...race.rating} unit={["review", "reviews"]} />;
  return (
    <Section title="Reviews" id="reviews" action={summary}>
      {reviewed.reviews.length === 0 ? (
        <EmptyState title="No reviews yet" icon="star" heading="h3">
          <p>Nobody has told yet how it was to run here.</p>
        </EmptyState>
      ) : (
        <ul>
          {reviewed.reviews.map((review) => (
            <li key={review.id} className="border-t border-line py-5">
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          label="Pages of reviews"
          page={reviewed.page}
          pages={reviewed.pages}
          addressOf={(page) => `${href("/races/:id", { id: race.id })}?reviews=${page}#reviews`}
        />
      </div>
    </Section>
  );
}
