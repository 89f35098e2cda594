import { href, Link } from "react-router";
import { Bib } from "#features/races/card/bib.tsx";
import { choose } from "#features/races/comparing/chosen-races.tsx";
import { comparisonPath } from "#features/races/comparing/comparison.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { comparedFacts, type RaceColumn } from "./race-column.ts";

/** A column for each race and a row for each fact that one of them has. */
export function ComparedRaces({
  races,
  ids,
}: {
  races: readonly RaceColumn[];
  ids: readonly string[];
}) {
  const shown = comparedFacts.filter(({ fact }) => races.some((race) => race.facts[fact] !== null));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Races side by side" tabIndex={0} className="compared card">
      <table>
        <thead>
          <tr>
            <td />
            {races.map((race) => (
              <th key={race.id} scope="col" data-standing={race.standing}>
                <div className="compared-picture">
                  <img src={race.picture} alt="" width={640} height={376} />
                  <Bib day={race.day} type={race.type} silent />
                  {race.standing === "cancelled" && (
                    <span className="compared-flag">Cancelled</span>
                  )}
                </div>
                <Link to={href("/races/:id", { id: race.id })} className="compared-name">
                  {race.name}
                </Link>
                {races.length > 1 && (
                  <TextLink
                    to={comparisonPath(ids.filter((id) => id !== race.id))}
                    preventScrollReset
                    className="compared-removal"
                    onClick={() => choose(race, false)}
                  >
                    Remove<span className="sr-only"> {race.name}</span>
                  </TextLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ fact, label }) => (
            <tr key={fact}>
              <th scope="row">{label}</th>
              {races.map((race) => (
                <td key={race.id}>{race.facts[fact] ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
