import type { ReactNode } from "react";
import { href } from "react-router";
import { type GuestReviewPage, subjectPath } from "#features/reviews/review.ts";
import { ReviewQuote } from "#features/reviews/review-quote.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";

/** The page behind a link of the mail about a guest's review. */
export function GuestLink({
  title,
  lead,
  review,
  children,
}: {
  title: string;
  lead: string;
  /** `null` when the review is deleted, or not known. */
  review: GuestReviewPage | null;
  children?: ReactNode;
}) {
  const say = useSay();
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading lead={lead}>{title}</PageHeading>
        {review && <ReviewQuote review={review} subject={review.subject} />}
        <div className="mt-8 flex flex-wrap gap-3">
          {children}
          {review ? (
            <ButtonLink to={`${subjectPath(review.subject)}#reviews`} look="quiet">
              {say({ en: "See all reviews", es: "Ver todas las reseñas" })}
            </ButtonLink>
          ) : (
            <ButtonLink to={href("/races")}>
              {say({ en: "Find a race", es: "Encuentra una carrera" })}
            </ButtonLink>
          )}
        </div>
      </div>
    </Container>
  );
}

/** The page behind a link that is forged or too old. */
export function DeadLink() {
  const say = useSay();
  return (
    <GuestLink
      title={say({ en: "This link does not work", es: "Este enlace no funciona" })}
      lead={say({
        en: "It may be incomplete, or older than 30 days. The links in our emails work for 30 days.",
        es: "Quizá está incompleto o tiene más de 30 días. Los enlaces de nuestros correos funcionan durante 30 días.",
      })}
      review={null}
    />
  );
}
