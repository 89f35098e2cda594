import { href, Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { type ExpertCard as Card, showExperience } from "../expert.ts";
import { showRate } from "./rate.ts";

/** How many specialties a card names before it counts the rest. */
const specialtyLimit = 4;

/** An expert as lists show it. The whole card leads to the expert's page, by its button. */
export function ExpertCard({
  expert,
  heading: Heading = "h3",
  eager = false,
}: {
  expert: Card;
  heading?: "h2" | "h3" | "h4";
  /** For cards that are visible without scrolling: their pictures are fetched at once. */
  eager?: boolean;
}) {
  const experience = showExperience(expert.experience);
  const more = expert.specialties.length - specialtyLimit;
  return (
    <article className="expert-card card">
      <div className="expert-card-head">
        <img
          src={expert.imageUrl}
          alt=""
          width={112}
          height={112}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          className="expert-card-portrait"
        />
        <div className="expert-card-who">
          <Heading className="expert-card-name">{expert.name}</Heading>
          <p className="expert-card-role">{expert.role}</p>
          <p className="expert-card-place">{expert.location}</p>
          {expert.rating10 !== null && expert.rating10 > 0 && (
            <Rating
              average={expert.rating10 / 10}
              count={expert.reviews}
              unit={["review", "reviews"]}
            />
          )}
        </div>
      </div>
      {expert.bio && <p className="expert-card-bio">{expert.bio}</p>}
      {expert.specialties.length > 0 && (
        <ul className="expert-card-specialties" aria-label="Specialties">
          {expert.specialties.slice(0, specialtyLimit).map((specialty) => (
            <li key={specialty} className="chip expert-card-specialty">
              {specialty}
            </li>
          ))}
          {more > 0 && <li className="text-sm text-muted">{`+${more}`}</li>}
        </ul>
      )}
      <div className="expert-card-foot">
        <strong className="expert-card-rate">{showRate(expert)}</strong>
        {experience && <span>{experience}</span>}
        <Link
          to={href("/experts/:id", { id: expert.id })}
          prefetch="intent"
          aria-label={`View Details of ${expert.name}`}
          className={buttonClass({ look: "quiet", className: "expert-card-link" })}
        >
          View Details
        </Link>
      </div>
    </article>
  );
}
