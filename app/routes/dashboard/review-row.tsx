import type { MouseEvent } from "react";
import { href, Link } from "react-router";
import type { MyReview } from "#features/reviews/review.ts";
import { subjectPath } from "#features/reviews/subject-path.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Stars } from "#ui/stars.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";

/**
 * A review with what it is about. Edit and delete open a dialog; without a script they lead to a page
 * of their own.
 */
export function ReviewRow({
  review,
  open,
}: {
  review: MyReview;
  open: (what: "edit" | "delete") => void;
}) {
  const { id, subject, rating, comment, experienceDate, createdAt, isHidden } = review;
  const instead = (what: "edit" | "delete") => (event: MouseEvent) => {
    event.preventDefault();
    open(what);
  };
  return (
    <li className="flex gap-4 px-5 py-5">
      {subject.image ? (
        <img
          src={subject.image}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          className="hidden h-18 w-24 shrink-0 rounded-control object-cover sm:block"
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
          {experienceDate ? `Ran it on ${formatDay(experienceDate)}` : formatDay(toDay(createdAt))}
          {isHidden && " · Hidden by an administrator: only you see this review"}
        </p>
        {comment && (
          <p dir="auto" className="mt-2 max-w-text whitespace-pre-line">
            {comment}
          </p>
        )}
        <div className="mt-3 flex gap-5 text-sm">
          {subject.kind === "race" && (
            <Link
              to={href("/races/:id/review", { id: subject.id })}
              onClick={instead("edit")}
              aria-label={`Edit review of ${subject.name}`}
              className="link py-0.5"
            >
              Edit
            </Link>
          )}
          <Link
            to={href("/reviews/:id/delete", { id })}
            onClick={instead("delete")}
            aria-label={`Delete review of ${subject.name}`}
            className="link py-0.5"
          >
            Delete
          </Link>
        </div>
      </article>
    </li>
  );
}
