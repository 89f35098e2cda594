import { href, Link } from "react-router";
import { closedBecause } from "#features/races/standing.ts";
import { obstacles } from "#features/registrations/obstacle.ts";
import { useLang } from "#ui/language/language.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { sayIn, type Words } from "#values/say.ts";
import type { RaceData } from "./race-data.ts";

/** Of an edition that was prepared from the one before. */
const unopened: { title: Words; words: Words } = {
  title: { en: "Registration is not open yet.", es: "Las inscripciones aún no están abiertas." },
  words: {
    en: "Save the race to find it again.",
    es: "Guarda la carrera para volver a encontrarla.",
  },
};

/** To the page of another edition, with its day. */
export function EditionLink({
  edition: { id, startDate },
  children,
}: {
  edition: { id: string; startDate: Day };
  children: string;
}) {
  const lang = useLang();
  return (
    <Link to={href("/races/:id", { id })} className="link-strong">
      {children}: <span className="tabular">{formatDay(startDate, lang)}</span>
    </Link>
  );
}

/** When the page was last checked, and where to say what is wrong with it. */
export function Checked({ page: { race, checked } }: { page: Pick<RaceData, "race" | "checked"> }) {
  const lang = useLang();
  const say = sayIn(lang);
  const day = checked && formatDay(checked, lang);
  return (
    <span className="mt-2 block">
      {day && say({ en: `Last checked on ${day}. `, es: `Última revisión: ${day}. ` })}
      <Link to={`${href("/suggest")}?race=${race.id}`} className="link inline-block py-0.5">
        {say({ en: "Suggest a correction", es: "Sugiere una corrección" })}
      </Link>
    </span>
  );
}

/** Why a race takes no registrations, and where to go instead. The page says it here only. */
export function StandingNotice({
  page: {
    race,
    today,
    editions: { previous, next, isUntouched },
    similar,
  },
}: {
  page: Pick<RaceData, "race" | "today" | "editions" | "similar">;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const reason = closedBecause(race, today);
  if (!reason) return null;
  const isClosed = reason === "closed" || reason === "deadline";
  const isToOpen = isClosed && previous !== null && isUntouched;
  const hasOpen = similar.some((one) => !one.isClosed && !one.isCancelled);
  const lastDay = formatDay(race.registrationDeadline ?? race.startDate, lang);
  const words = isToOpen
    ? unopened.words
    : reason === "deadline" && {
        en: `The last day was ${lastDay}.`,
        es: `El último día fue el ${lastDay}.`,
      };
  return (
    <p className="race-notice">
      <strong>{say(isToOpen ? unopened.title : obstacles[reason])}</strong>{" "}
      {words && <span>{say(words)}</span>}{" "}
      {next && (
        <EditionLink edition={next}>
          {say({ en: "Next edition", es: "Próxima edición" })}
        </EditionLink>
      )}{" "}
      {hasOpen && (
        <a href="#similar" className="link-strong">
          {say({
            en: "See similar races that are open",
            es: "Ver carreras similares con inscripciones abiertas",
          })}
        </a>
      )}
    </p>
  );
}
