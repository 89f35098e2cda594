import { href, Link } from "react-router";
import { hideReasonWords } from "#features/reviews/hide-reason.ts";
import { experienceOn } from "#features/reviews/section/experience.ts";
import { subjectPath } from "#features/reviews/subject-path.ts";
import { Avatar } from "#ui/list/avatar.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { ModeratedAnswer } from "./moderated-answer.tsx";
import type { ShownReview } from "./moderation.server.ts";
import { ModerationTools } from "./moderation-tools.tsx";

/** A review with its author, its subject and the tools of a moderator. */
export function ModeratedItem({ review, to }: { review: ShownReview; to: string }) {
  const { subject, rating, comment, experienceDate, createdAt, hidden, picture } = review;
  return (
    <li>
      <article className={`card flex gap-4 p-4 sm:p-5 ${hidden ? "border-dashed" : ""}`}>
        <img
          src={picture}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          className="hidden h-18 w-24 shrink-0 rounded-control object-cover sm:block"
        />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
            <OutsideLink look="none" href={subjectPath(subject)} className="py-0.5 hover:underline">
              {subject.name}
            </OutsideLink>
            <Stars value={rating} />
          </h2>
          <p className="text-sm text-muted">
            Written on {formatDay(toDay(createdAt))}
            {experienceDate && ` · ${experienceOn(subject.kind, experienceDate)}`}
          </p>
          <Author author={review.author} />
          {comment ? (
            <p dir="auto" className="mt-3 max-w-text whitespace-pre-line wrap-anywhere">
              {comment}
            </p>
          ) : (
            <p className="mt-3 text-muted">No comment.</p>
          )}
          {hidden && <Hidden hidden={hidden} />}
          <ModeratedAnswer review={review} to={to} />
          <ModerationTools review={review} to={to} />
        </div>
      </article>
    </li>
  );
}

function Author({ author }: { author: ShownReview["author"] }) {
  const name = [author.firstName, author.lastName].filter(Boolean).join(" ") || "No name";
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar name={name} image={author.image} className="size-8 text-xs" />
      <span className="font-semibold">{name}</span>
      <Link
        to={href("/admin/users/:id", { id: author.userId })}
        className="link py-0.5 text-sm wrap-anywhere"
      >
        {author.email}
      </Link>
      {author.isGuest && (
        <Chip title={author.isVerified ? "Confirmed by mail" : "Not confirmed by mail"}>Guest</Chip>
      )}
    </div>
  );
}

function Hidden({ hidden }: { hidden: NonNullable<ShownReview["hidden"]> }) {
  const { reason, note, by, at } = hidden;
  const who = [by && `by ${by}`, at && `on ${formatDay(toDay(at))}`].filter(Boolean).join(" ");
  return (
    <p className="mt-3 border-l-4 border-edge pl-3 text-sm">
      <b className="font-semibold">
        Hidden{reason && `: ${hideReasonWords[reason].toLowerCase()}`}
      </b>{" "}
      {who}
      {note && <span className="block">“{note}”</span>}
    </p>
  );
}
