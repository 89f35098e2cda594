import { useState } from "react";
import type { SubjectReviews } from "#features/reviews/review.ts";
import { useFlagInAddress } from "#ui/navigation/address-flag.ts";

const load = () => import("#features/reviews/review-dialog.tsx");

type Loaded = Awaited<ReturnType<typeof load>>;

/** The form of a visitor, which no button opens: letters lead to it with `?review=true`. */
export function GuestReview({ on: { subject, path, today } }: { on: SubjectReviews }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const open = () => {
    load().then(setLoaded, () => window.location.assign(`${path}/review`));
  };
  useFlagInAddress("review", open);
  if (!loaded) return null;
  return (
    <loaded.ReviewDialog
      subject={subject}
      name={subject.name}
      from={`${path}?review=true`}
      today={today}
      own={null}
      isGuest
      onClose={() => setLoaded(null)}
    />
  );
}
