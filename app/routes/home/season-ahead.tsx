import type { CSSProperties } from "react";
import { Link } from "react-router";
import { noFilters, racesAddress } from "#features/races/filters/filters.ts";
import type { Season } from "#features/races/home/home.server.ts";
import { useLang } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { countryIn } from "#values/countries.ts";
import { addMonths, endOfMonth, formatMonth } from "#values/day.ts";
import { sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";

/** Where the names of the countries stand on the picture, in percent. */
const spots: Record<string, { left: number; top: number }> = {
  Canada: { left: 52, top: 10 },
  "United States": { left: 54, top: 27 },
  Mexico: { left: 47, top: 47 },
  Peru: { left: 62, top: 87 },
};

/** Where and when the races of the next year are: each country and each month leads to its own. */
export function SeasonAhead({ season: { land, first, months, countries } }: { season: Season }) {
  const lang = useLang();
  const say = sayIn(lang);
  if (countries.length === 0) return null;
  const most = Math.max(1, ...months);
  const inWords = (races: number) =>
    say(
      races === 1
        ? { en: "1 race", es: "1 carrera" }
        : { en: `${formatCount(races)} races`, es: `${formatCount(races)} carreras` },
    );
  return (
    <Section
      title={say({ en: "The next twelve months", es: "Los próximos doce meses" })}
      action={
        <TextLink
          to={racesAddress({ ...noFilters, view: "map" })}
          look="strong"
          className="text-sm"
        >
          {say({ en: "Open the map", es: "Abrir el mapa" })}
        </TextLink>
      }
    >
      <div className="home-season card">
        <div className="home-land">
          <img src={land} alt="" width={320} height={336} loading="lazy" decoding="async" />
          {countries.map(({ name, races }) => (
            <Link
              key={name}
              to={racesAddress({ ...noFilters, countries: [name] })}
              aria-label={`${countryIn(name, lang)} ${inWords(races)}`}
              className="home-country"
              style={{ left: `${spots[name]?.left}%`, top: `${spots[name]?.top}%` }}
            >
              {countryIn(name, lang)} <b>{formatCount(races)}</b>
            </Link>
          ))}
        </div>
        <ol className="home-months">
          {months.map((races, at) => {
            const month = addMonths(first, at);
            return (
              <li key={month}>
                <Link
                  to={racesAddress({ ...noFilters, dates: { from: month, to: endOfMonth(month) } })}
                  style={{ "--share": (races / most).toFixed(2) } as CSSProperties}
                >
                  <b>{formatCount(races)}</b>
                  <span className="sr-only">{inWords(races).replace(/^\S+/, "")}, </span>
                  <span>{formatMonth(month, lang)}</span>
                </Link>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
