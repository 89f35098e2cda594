import { useState } from "react";
import { href, useHref } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import type { Review, SubjectReviews } from "#features/reviews/review.ts";
import { ReviewsSection } from "#features/reviews/section/reviews-section.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { useFlagInAddress } from "#ui/navigation/address-flag.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";
import type { ExpertData } from "./expert-data.ts";

/** What clients say, with the expert's answers. Only signed-in viewers get buttons. */
export function ExpertReviews({ page: { expert, reviews } }: { page: ExpertData }) {
  const say = useSay();
  const { name, firstName, isActive, isOwn } = expert;
  const { isGuest, mustSignIn, failure, path } = reviews;
  return (
    <>
      <ReviewsSection
        shown={reviews}
        title={say({ en: "Client Reviews", es: "Reseñas de clientes" })}
        empty={say({
          en: `Nobody has said yet what it is like to work with ${firstName}.`,
          es: `Todavía nadie ha contado cómo es trabajar con ${firstName}.`,
        })}
        ownLabel={say({ en: "Your Review", es: "Tu reseña" })}
        mayWrite={!isGuest && isActive && !isOwn}
        below={(review) => <ReviewAnswer review={review} name={name} isOwn={isOwn} />}
      />
      {isGuest && (
        <p className="mt-6 text-muted">
          <Rich
            text={say({
              en: `Have you worked with ${firstName}? <0>Log in</0> to say how it went.`,
              es: `¿Trabajaste con ${firstName}? <0>Inicia sesión</0> para contar cómo te fue.`,
            })}
            parts={[(words) => <TextLink to={loginPath(`${path}?review=true`)}>{words}</TextLink>]}
          />
        </p>
      )}
      {isGuest && !mustSignIn && !failure && <GuestReview on={reviews} />}
    </>
  );
}

const load = () => import("#features/reviews/review-dialog.tsx");

type Loaded = Awaited<ReturnType<typeof load>>;

/** The form of a visitor, which no button opens: letters lead to it with `?review=true`. */
function GuestReview({ on: { subject, path, today } }: { on: SubjectReviews }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const page = useHref(`${path}/review`);
  const open = () => {
    load().then(setLoaded, () => window.location.assign(page));
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

/** What the expert answers to a review, and the way to answer for the expert. */
function ReviewAnswer({
  review: { id, answer },
  name,
  isOwn,
}: {
  review: Pick<Review, "id" | "answer">;
  /** Of the expert. */
  name: string;
  /** Whether the viewer keeps the page. */
  isOwn: boolean;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      {answer && (
        <div className="mt-3 max-w-text rounded-control border-l-4 border-pine bg-sunken px-4 py-3">
          <h4 className="font-sans text-base font-semibold tracking-normal">
            {say({ en: `Answer from ${name}`, es: `Respuesta de ${name}` })}
          </h4>
          <p className="text-sm text-muted">{formatDay(toDay(answer.createdAt), lang)}</p>
          <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
            {answer.body}
          </p>
        </div>
      )}
      {isOwn && (
        <p className="mt-2">
          <TextLink to={href("/reviews/:id/answer", { id })} className="text-sm">
            {answer
              ? say({ en: "Edit your answer", es: "Editar tu respuesta" })
              : say({ en: "Answer this review", es: "Responder esta reseña" })}
          </TextLink>
        </p>
      )}
    </>
  );
}
