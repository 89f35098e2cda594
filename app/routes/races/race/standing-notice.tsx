import { href, Link } from "react-router";
import type { EditionLinks } from "#features/editions/queries.server.ts";
import type { Standing } from "#features/races/standing.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { sayIn, type Words } from "#values/say.ts";
import type { RaceData } from "./race-data.ts";

const notices = {
  closed: {
    title: { en: "Registration closed", es: "Inscripciones cerradas" },
    words: {
      en: "No more entries are taken for this edition.",
      es: "Ya no se reciben inscripciones para esta edición.",
    },
  },
  over: { title: { en: "This edition is over", es: "Esta edición ya terminó" }, words: null },
  cancelled: {
    title: { en: "Cancelled", es: "Cancelada" },
    words: { en: "This edition does not take place.", es: "Esta edición no se realizará." },
  },
} as const satisfies Record<Exclude<Standing, "open">, { title: Words; words: Words | null }>;

/** Of an edition that was prepared from the one before. */
const unopened: { title: Words; words: Words } = {
  title: { en: "Registration is not open yet", es: "Las inscripciones aún no están abiertas" },
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

/** The first thing to know about a race that takes no registrations, and where to go instead. */
export function StandingNotice({
  standing,
  editions: { previous, next, isUntouched },
  hasOpen,
}: {
  standing: Exclude<Standing, "open">;
  editions: EditionLinks;
  hasOpen: boolean;
}) {
  const say = useSay();
  const isToOpen = standing === "closed" && previous !== null && isUntouched;
  const { title, words } = isToOpen ? unopened : notices[standing];
  return (
    <p className="race-notice">
      <strong>{say(title)}</strong> {words && <span>{say(words)}</span>}{" "}
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
