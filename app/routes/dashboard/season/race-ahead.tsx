import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { bibEdge, DistanceBib } from "#features/races/card/distance-bib.tsx";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { photoClass } from "#features/races/pictures/picture.ts";
import { countdownWords } from "#features/registrations/season/messages.ts";
import type { RaceOnCover } from "#features/registrations/season/season.ts";
import { formatFullDay, formatShortDay } from "#values/day.ts";

/** A race that is coming: a bib on its cover, the days until then, and what is left to do below. */
export function RaceAhead({
  race,
  days,
  eyebrow,
  number,
  name,
  facts,
  also,
  children,
}: {
  race: RaceOnCover;
  days: number;
  eyebrow: string;
  /** Of the bib. */
  number: string;
  /** Below the number. */
  name: string;
  facts: string;
  /** What else there is on the day. */
  also?: ReactNode;
  children: ReactNode;
}) {
  const { figure, words } = countdownWords(days);
  return (
    <section className="season-next card" aria-labelledby="next-race">
      <div className={`season-cover${race.photo ? photoClass(race.photo, race.type) : ""}`}>
        <img
          src={race.photo ?? coverAddress(race, "hero")}
          alt=""
          width={1600}
          height={420}
          fetchPriority="high"
        />
      </div>
      <div className="season-body">
        <div className="season-bib">
          <DistanceBib
            edge={bibEdge(race.city, formatShortDay(race.startDate))}
            number={number}
            name={name}
          />
        </div>
        <p className={days === 0 ? "season-count season-count-today" : "season-count"}>
          <strong>{figure}</strong>
          <span>{words}</span>
        </p>
        <div className="season-head">
          <p className="season-eyebrow">{eyebrow}</p>
          <h2 id="next-race">
            <Link to={href("/races/:id", { id: race.id })}>{race.name}</Link>
          </h2>
          <p>
            <time dateTime={race.startDate}>{formatFullDay(race.startDate)}</time>
          </p>
          <p className="season-muted">{facts}</p>
          {also}
        </div>
      </div>
      {children}
    </section>
  );
}
