import { href } from "react-router";
import { loginPath } from "#features/accounts/sign-in/login-path.ts";
import { ReviewsSection } from "#features/reviews/section/reviews-section.tsx";
import type { ReviewedPage } from "#features/reviews/section/write-review.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { ExpertData } from "./expert-data.ts";
import { GuestReview } from "./guest-review.tsx";
import { ReviewAnswer } from "./review-answer.tsx";

/** What clients say, with the expert's answers. Only signed-in viewers get buttons. */
export function ExpertReviews({ page }: { page: ExpertData }) {
  const { expert, reviewed, personal, takesGuests, today } = page;
  const { id, name, firstName, rating10, isActive, isOwn } = expert;
  const path = href("/experts/:id", { id });
  const reviewedPage: ReviewedPage = {
    subject: { kind: "expert", id, name },
    path,
    own: personal?.review ?? null,
    isGuest: !personal,
    takesGuests,
    today,
  };
  return (
    <>
      <ReviewsSection
        page={reviewedPage}
        title="Client Reviews"
        rating={rating10 === null ? null : { average: rating10 / 10, count: expert.reviews }}
        reviewed={reviewed}
        empty={`Nobody has told yet how it was to work with ${firstName}.`}
        ownLabel="Your Review"
        mayWrite={personal !== null && isActive && !isOwn}
        below={(review) => <ReviewAnswer review={review} name={name} isOwn={isOwn} />}
      />
      {!personal && (
        <p className="mt-6 text-muted">
          Have you worked with {firstName}?{" "}
          <TextLink to={loginPath(`${path}?review=true`)}>Log in</TextLink> to tell how it was.
        </p>
      )}
      {!personal && takesGuests && <GuestReview page={reviewedPage} />}
    </>
  );
}
