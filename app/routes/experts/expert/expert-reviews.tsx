import { loginPath } from "#features/accounts/login-path.ts";
import { ReviewsSection } from "#features/reviews/section/reviews-section.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { ExpertData } from "./expert-data.ts";
import { GuestReview } from "./guest-review.tsx";
import { ReviewAnswer } from "./review-answer.tsx";

/** What clients say, with the expert's answers. Only signed-in viewers get buttons. */
export function ExpertReviews({ page: { expert, reviews } }: { page: ExpertData }) {
  const { name, firstName, isActive, isOwn } = expert;
  const { isGuest, mustSignIn, failure, path } = reviews;
  return (
    <>
      <ReviewsSection
        shown={reviews}
        title="Client Reviews"
        empty={`Nobody has said yet what it is like to work with ${firstName}.`}
        ownLabel="Your Review"
        mayWrite={!isGuest && isActive && !isOwn}
        below={(review) => <ReviewAnswer review={review} name={name} isOwn={isOwn} />}
      />
      {isGuest && (
        <p className="mt-6 text-muted">
          Have you worked with {firstName}?{" "}
          <TextLink to={loginPath(`${path}?review=true`)}>Log in</TextLink> to say how it went.
        </p>
      )}
      {isGuest && !mustSignIn && !failure && <GuestReview on={reviews} />}
    </>
  );
}
