import { href, Link } from "react-router";
import type { Ranking } from "#features/figures/figure.ts";
import { raceType } from "#features/races/race-type.ts";
import { formatCount } from "#values/text/count.ts";
import { Definition } from "./definition.tsx";

/** A ranking, with a bar behind each number. */
export function RankingPanel({ ranking: { id, title, definition, rows } }: { ranking: Ranking }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section aria-label={title} className="card figure-panel">
      <h2>
        <Definition of={title}>{definition}</Definition>
      </h2>
      {rows.length === 0 && <p className="py-6 text-center text-muted">Nothing in this period</p>}
      <ol className="ranking">
        {rows.map(({ name, value, raceId }) => (
          <li key={raceId ?? name}>
            {raceId ? (
              <Link to={href("/races/:id", { id: raceId })} className="ranking-name">
                {name}
              </Link>
            ) : (
              <span className="ranking-name">{id === "types" ? raceType(name).label : name}</span>
            )}{" "}
            <span className="ranking-value">{formatCount(value)}</span>
            <span
              aria-hidden="true"
              className="ranking-bar"
              style={{ width: `${(value / largest) * 100}%` }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
