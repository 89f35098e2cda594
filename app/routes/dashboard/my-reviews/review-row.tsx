import { portraitAddress } from "#features/experts/portrait.ts";
import { hideReasonWords } from "#features/reviews/hide-reason.ts";
import { experienceOn, type MyReview, subjectPath } from "#features/reviews/review.ts";
import { Avatar } from "#ui/list/avatar.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, formatDay, toDay } from "#values/day.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { ReviewTools } from "./review-tools.tsx";

/** A review of the viewer, with its subject. */
export function ReviewRow({
  review,
  ...tools
}: {
  review: MyReview;
  today: Day;
  onSaved: () => void;
}) {
  const { subject, rating, comment, experienceDate, createdAt, isHidden, hiddenReason } = review;
  const because = hiddenReason ? ` (${hideReasonWords[hiddenReason].toLowerCase()})` : "";
  const when = experienceDate
    ? experienceOn(subject.kind, experienceDate)
    : formatDay(toDay(createdAt));
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
          {isHidden && ` · Hidden by an administrator${because}: only you see this review`}
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
