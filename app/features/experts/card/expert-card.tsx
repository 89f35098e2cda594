import { href, Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { placeIn } from "#values/countries.ts";
import {
  type ExpertCard as Card,
  reviewUnits,
  serviceIn,
  showExperience,
  showRate,
} from "../expert.ts";

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
  const say = useSay();
  const lang = useLang();
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
          <p className="expert-card-place">{placeIn(expert.location, lang)}</p>
          {expert.rating10 !== null && expert.rating10 > 0 && (
            <Rating
              average={expert.rating10 / 10}
              count={expert.reviews}
              unit={reviewUnits[lang]}
            />
          )}
        </div>
      </div>
      {expert.bio && <p className="expert-card-bio">{expert.bio}</p>}
      {expert.specialties.length > 0 && (
        <ul
          className="expert-card-specialties"
          aria-label={say({ en: "Specialties", es: "Especialidades" })}
        >
          {expert.specialties.slice(0, specialtyLimit).map((specialty) => (
            <li key={specialty} className="chip expert-card-specialty">
              {serviceIn(specialty, lang)}
            </li>
          ))}
          {more > 0 && <li className="text-sm text-muted">{`+${more}`}</li>}
        </ul>
      )}
      <div className="expert-card-foot">
        <strong className="expert-card-rate">{showRate(expert, lang)}</strong>
        {experience && <span>{say(experience)}</span>}
        <Link
          to={href("/experts/:id", { id: expert.id })}
          prefetch="intent"
          aria-label={say({
            en: `View Details of ${expert.name}`,
            es: `Ver detalles de ${expert.name}`,
          })}
          className={buttonClass({ look: "quiet", className: "expert-card-link" })}
        >
          {say({ en: "View Details", es: "Ver detalles" })}
        </Link>
      </div>
    </article>
  );
}
