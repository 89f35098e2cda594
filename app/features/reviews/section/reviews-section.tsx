import { type ReactNode, useState } from "react";
import { href, useFetcher } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Rating, Stars } from "#ui/list/stars.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import type { FormOutcome } from "#values/form/form.ts";
import type { Say } from "#values/say.ts";
import {
  experienceOn,
  type OwnReview,
  type Review,
  type ReviewSubject,
  type SubjectReviews,
} from "../review.ts";

/** The reviews of a race or an expert, newest first, with the tools of an author. */
export function ReviewsSection({
  shown,
  title,
  empty,
  ownLabel,
  mayWrite = true,
  below,
}: {
  shown: SubjectReviews;
  title: string;
  /** What it says while there are no reviews. */
  empty: string;
  /** Marks the viewer's own review. */
  ownLabel?: string;
  mayWrite?: boolean;
  /** What follows the text of a review. */
  below?: (review: Review) => ReactNode;
}) {
  const say = useSay();
  const { subject, path, own, rating, failure } = shown;
  const [isSaved, setSaved] = useState(false);
  const deletion = `delete the review of ${subject.id}`;
  const isDeleted = useFetcher<FormOutcome>({ key: deletion }).data === "done";
  const onSaved = () => setSaved(true);
  const tools = own && (
    <div className="mt-2 flex gap-5">
      {mayWrite && (
        <WriteReview on={shown} onSaved={onSaved} className="link text-sm">
          {say({ en: "Edit", es: "Editar" })}
        </WriteReview>
      )}
      <DeleteReview reviewId={own.id} kind={subject.kind} fetcherKey={deletion} />
    </div>
  );
  return (
    <Section
      title={title}
      id="reviews"
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {rating && (
            <Rating
              {...rating}
              unit={[say({ en: "review", es: "reseña" }), say({ en: "reviews", es: "reseñas" })]}
            />
          )}
          {mayWrite && !failure && (
            <WriteReview
              on={shown}
              onSaved={onSaved}
              flag="review"
              className="button button-quiet button-small"
            >
              {own
                ? say({ en: "Edit Your Review", es: "Edita tu reseña" })
                : say({ en: "Write a Review", es: "Escribe una reseña" })}
            </WriteReview>
          )}
        </div>
      }
    >
      <div className="has-[div_div]:mb-6">
        <LiveMessage>
          {own
            ? isSaved && say({ en: "Your review is saved.", es: "Tu reseña quedó guardada." })
            : isDeleted && say({ en: "Your review is deleted.", es: "Tu reseña fue eliminada." })}
        </LiveMessage>
      </div>
      {own?.isHidden && (
        <HiddenReview own={own} kind={subject.kind} label={ownLabel}>
          {tools}
        </HiddenReview>
      )}
      {failure ? (
        <Notice kind="problem">{failure}</Notice>
      ) : shown.reviews.length === 0 ? (
        <EmptyState
          title={say({ en: "No reviews yet", es: "Todavía no hay reseñas" })}
          icon="star"
          heading="h3"
        >
          <p>{empty}</p>
        </EmptyState>
      ) : (
        <ul>
          {shown.reviews.map((review) => (
            <li key={review.id} className="border-t border-line py-5">
              <ReviewItem
                review={review}
                kind={subject.kind}
                label={review.id === own?.id ? ownLabel : labelOf(review, say)}
              >
                {review.id === own?.id && tools}
                {below?.(review)}
              </ReviewItem>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          label={say({ en: "Pages of reviews", es: "Páginas de reseñas" })}
          page={shown.page}
          pages={shown.pages}
          addressOf={(number) => `${path}?reviews=${number}#reviews`}
        />
      </div>
    </Section>
  );
}

/** The viewer's review, which an administrator has hidden from all others. */
function HiddenReview({
  own,
  kind,
  label,
  children,
}: {
  own: OwnReview;
  kind: ReviewSubject;
  label: string | undefined;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <div className="border-t border-line py-5">
      <p className="mb-1.5 inline-block rounded-control bg-sunken px-2.5 py-0.5 text-sm font-semibold">
        {say({
          en: "Hidden by an administrator: only you see this review",
          es: "Oculta por un administrador: solo tú ves esta reseña",
        })}
      </p>
      <ReviewItem
        review={{
          ...own,
          authorName: say({ en: "You", es: "Tú" }),
          authorImage: null,
          isGuest: false,
          isFinisher: false,
          answer: null,
        }}
        kind={kind}
        label={label}
      >
        {children}
      </ReviewItem>
    </div>
  );
}

function labelOf({ isGuest, isFinisher }: Review, say: Say): string | undefined {
  if (isGuest) return say({ en: "Guest", es: "Invitado" });
  return isFinisher ? say({ en: "Finisher", es: "Finalista" }) : undefined;
}

const loadReviewDialog = () => import("../review-dialog.tsx");

/** Opens the review form: as a dialog, or as a page of its own without scripts. */
function WriteReview({
  on: { subject, path, own, isGuest, mustSignIn, today },
  onSaved,
  flag,
  className,
  children,
}: {
  on: SubjectReviews;
  onSaved: () => void;
  flag?: string;
  className: string;
  children: ReactNode;
}) {
  const from = `${path}?review=true`;
  if (mustSignIn) {
    return (
      <TextLink look="none" to={loginPath(from)} className={className}>
        {children}
      </TextLink>
    );
  }
  return (
    <DialogLink
      to={`${path}/review`}
      load={loadReviewDialog}
      flag={flag}
      className={className}
      dialog={({ ReviewDialog }, close) => (
        <ReviewDialog
          subject={subject}
          name={subject.name}
          from={from}
          today={today}
          own={own}
          isGuest={isGuest}
          onClose={(isSaved) => {
            close();
            if (isSaved) onSaved();
          }}
        />
      )}
    >
      {children}
    </DialogLink>
  );
}

/** The author, the stars, the date and the text of a review. */
function ReviewItem({
  review,
  kind,
  label,
  children,
}: {
  review: Review;
  /** What the review is about. */
  kind: ReviewSubject;
  /** Beside the name of the author. */
  label?: string | false;
  /** Below the text. */
  children?: ReactNode;
}) {
  const say = useSay();
  const lang = useLang();
  const name =
    review.authorName ??
    (kind === "race"
      ? say({ en: "Anonymous runner", es: "Corredor anónimo" })
      : say({ en: "Anonymous Client", es: "Cliente anónimo" }));
  return (
    <article className="grid grid-cols-[2.75rem_1fr] gap-x-4">
      <Avatar name={name} image={review.authorImage} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 font-sans text-base tracking-normal">
          <bdi>{name}</bdi>
          {label && <span className="chip font-normal">{label}</span>}
          <Stars value={review.rating} />
        </h3>
        <p className="text-sm text-muted">
          {review.experienceDate
            ? experienceOn(kind, review.experienceDate, lang)
            : formatDay(toDay(review.createdAt), lang)}
        </p>
        {review.comment && (
          <p dir="auto" className="mt-1.5 max-w-text whitespace-pre-line">
            {review.comment}
          </p>
        )}
        {children}
      </div>
    </article>
  );
}

const loadDeletionDialog = () => import("../delete-review-dialog.tsx");

/** Deletes the viewer's own review after a question: in a dialog, or on a page without scripts. */
function DeleteReview({
  reviewId,
  ...dialog
}: {
  reviewId: string;
  kind: ReviewSubject;
  fetcherKey: string;
}) {
  const say = useSay();
  return (
    <DialogLink
      to={href("/reviews/:id/delete", { id: reviewId })}
      load={loadDeletionDialog}
      className="link text-sm"
      dialog={({ DeleteReviewDialog }, close) => (
        <DeleteReviewDialog reviewId={reviewId} {...dialog} onClose={close} />
      )}
    >
      {say({ en: "Delete", es: "Eliminar" })}
    </DialogLink>
  );
}
