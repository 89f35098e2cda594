import { href, Link } from "react-router";
import { showExperience } from "#features/experts/card/experience.ts";
import { expertUrl } from "#features/experts/expert.ts";
import { portraitSize } from "#features/experts/portrait.ts";
import { Icon } from "#ui/icon.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Container } from "#ui/page/page.tsx";
import type { ExpertData } from "./expert-data.ts";

/** The portrait, and the name, title, place, rating and experience of the expert. */
export function ExpertHead({ page: { expert, origin } }: { page: ExpertData }) {
  const experience = showExperience(expert.experience);
  return (
    <header>
      <div className="expert-band">
        <Container className="py-4">
          <Link to={href("/services")} className="expert-back">
            <Icon name="chevron-left" className="size-4" /> Back to Services
          </Link>
        </Container>
      </div>
      <Container className="expert-title">
        <div className="expert-bib">
          <img
            src={expert.imageUrl}
            alt=""
            width={portraitSize}
            height={portraitSize}
            fetchPriority="high"
          />
        </div>
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl lg:text-4xl">{expert.name}</h1>
          <p className="mt-1.5 text-lg font-semibold">{expert.role}</p>
          <ul className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
            <li>{expert.location}</li>
            {experience && <li className="tabular">{experience}</li>}
            {expert.rating10 !== null && expert.rating10 > 0 && (
              <li>
                <a href="#reviews" className="hover:underline">
                  <Rating
                    average={expert.rating10 / 10}
                    count={expert.reviews}
                    unit={["review", "reviews"]}
                  />
                </a>
              </li>
            )}
          </ul>
        </div>
        <div className="expert-tools">
          <ShareMenu name={`${expert.name}, ${expert.role}`} url={expertUrl(expert, origin)} />
        </div>
      </Container>
    </header>
  );
}
