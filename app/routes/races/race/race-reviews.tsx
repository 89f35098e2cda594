import { href } from "react-router";
import { ReviewsSection } from "#features/reviews/section/reviews-section.tsx";
import type { RaceData } from "./race-data.ts";

export function RaceReviews({
  page: { race, reviewed, personal, takesGuests, today },
}: {
  page: RaceData;
}) {
  const { id, name, rating } = race;
  return (
    <ReviewsSection
      page={{
        subject: { kind: "race", id, name },
        path: href("/races/:id", { id }),
        own: personal?.review ?? null,
        isGuest: !personal,
        takesGuests,
        today,
      }}
      title="Reviews"
      rating={rating}
      reviewed={reviewed}
      empty="Nobody has told yet how it was to run here."
    />
  );
}
