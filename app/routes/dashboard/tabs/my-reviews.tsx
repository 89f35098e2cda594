import { useState } from "react";
import { href } from "react-router";
import { portraitAddress } from "#features/experts/portrait.ts";
import {
  experienceOn,
  hideReasonWords,
  type MyReview,
  subjectPath,
} from "#features/reviews/review.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { type Day, formatDay, toDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { tabPath } from "../tab.ts";
import { MorePages } from "./favorite-races.tsx";

/** All reviews of the viewer, with the tools of an author. */
export function MyReviews({ reviews, today }: { reviews: Page<MyReview>; today: Day }) {
  const say = useSay();
  const [isSaved, setSaved] = useState(false);
  const [before] = useState(reviews.total);
  const isDeleted = reviews.total < before;
  return (
    <Section title={say({ en: "My Reviews", es: "Mis reseñas" })} className="">
      <LiveMessage>
        {(isSaved && say({ en: "Your review is saved.", es: "Tu reseña quedó guardada." })) ||
          (isDeleted && say({ en: "Your review is deleted.", es: "Tu reseña se eliminó." }))}
      </LiveMessage>
      {reviews.total === 0 ? (
        <EmptyState
          title={say({
            en: "You haven't written any reviews yet.",
            es: "Aún no has escrito reseñas.",
          })}
          icon="star"
          heading="h3"
          action={
            <ButtonLink to={href("/races")}>
              {say({ en: "Find a race that you ran", es: "Busca una carrera que corriste" })}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="card divide-y divide-line">
          {reviews.rows.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              today={today}
              onSaved={() => setSaved(true)}
            />
          ))}
        </ul>
      )}
      <MorePages tab="reviews" {...reviews} />
    </Section>
  );
}

/** A review of the viewer, with its subject. */
function ReviewRow({ review, ...tools }: { review: MyReview; today: Day; onSaved: () => void }) {
  const lang = useLang();
  const say = useSay();
  const { subject, rating, comment, experienceDate, createdAt, isHidden, hiddenReason } = review;
  const because = hiddenReason ? ` (${say(hideReasonWords[hiddenReason]).toLowerCase()})` : "";
  const when = experienceDate
    ? experienceOn(subject.kind, experienceDate, lang)
    : formatDay(toDay(createdAt), lang);
  const isExpert = subject.kind === "expert";
  const picture =
    shownPicture(subject.image) ?? (isExpert ? portraitAddress("expert", subject.id) : null);
  return (
    <li className="flex gap-4 px-5 py-5">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={isExpert ? 72 : 96}
          height={72}
          loading="lazy"
          className={`hidden h-18 shrink-0 rounded-control object-cover sm:block ${isExpert ? "mx-3 w-18" : "w-24"}`}
        />
      ) : (
        <Avatar name={subject.name} className="hidden size-14 text-lg sm:inline-grid" />
      )}
      <article className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <TextLink look="none" to={subjectPath(subject)} className="hover:underline">
            {subject.name}
          </TextLink>
          <Stars value={rating} />
        </h3>
        <p className="text-sm text-muted">
          {when}
          {isHidden &&
            say({
              en: ` · Hidden by an administrator${because}: only you see this review`,
              es: ` · La ocultó un administrador${because}: solo tú ves esta reseña`,
            })}
        </p>
        {comment && (
          <p dir="auto" className="mt-2 max-w-text whitespace-pre-line">
            {comment}
          </p>
        )}
        <ReviewTools review={review} {...tools} />
      </article>
    </li>
  );
}

const loadEdit = () => import("#features/reviews/review-dialog.tsx");
const loadDelete = () => import("#features/reviews/delete-review-dialog.tsx");

/** Edits and deletes a review in a dialog, or on a separate page without scripts. */
function ReviewTools({
  review,
  today,
  onSaved,
}: {
  review: MyReview;
  today: Day;
  onSaved: () => void;
}) {
  const say = useSay();
  const { id, subject } = review;
  return (
    <div className="mt-3 flex gap-5">
      <DialogLink
        to={`${subjectPath(subject)}/review`}
        load={loadEdit}
        className="link-strong text-sm"
        dialog={({ ReviewDialog }, close) => (
          <ReviewDialog
            name={subject.name}
            from={tabPath("reviews")}
            subject={subject}
            today={today}
            own={review}
            isGuest={false}
            onClose={(isSaved) => {
              close();
              if (isSaved) onSaved();
            }}
          />
        )}
      >
        <Rich
          text={say({
            en: "Edit <0>the review of <1/></0>",
            es: "Editar <0>la reseña de <1/></0>",
          })}
          parts={[(words) => <span className="sr-only">{words}</span>, () => subject.name]}
        />
      </DialogLink>
      <DialogLink
        to={href("/reviews/:id/delete", { id })}
        load={loadDelete}
        className="link-strong text-sm"
        dialog={({ DeleteReviewDialog }, close) => (
          <DeleteReviewDialog
            reviewId={id}
            // Here a failure says the same of every review.
            kind="race"
            fetcherKey={`delete ${id}`}
            onClose={close}
          />
        )}
      >
        <Rich
          text={say({
            en: "Delete <0>the review of <1/></0>",
            es: "Eliminar <0>la reseña de <1/></0>",
          })}
          parts={[(words) => <span className="sr-only">{words}</span>, () => subject.name]}
        />
      </DialogLink>
    </div>
  );
}
