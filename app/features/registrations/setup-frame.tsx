import type { ReactNode } from "react";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { type Day, formatDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";

type SetupScreen =
  | "setup"
  | "entry-form"
  | "categories"
  | "questions"
  | "prices"
  | "extras"
  | "codes"
  | "payments"
  | "changes"
  | "teams"
  | "waiting-list";

const titles: Record<SetupScreen, { title: Words; link: Words }> = {
  setup: {
    title: { en: "Registration checklist", es: "Pendientes de la inscripción" },
    link: { en: "Checklist", es: "Pendientes" },
  },
  "entry-form": {
    title: { en: "Entry form", es: "Formulario de inscripción" },
    link: { en: "Entry form", es: "Formulario" },
  },
  categories: {
    title: { en: "Categories", es: "Categorías" },
    link: { en: "Categories", es: "Categorías" },
  },
  questions: {
    title: { en: "Questions", es: "Preguntas" },
    link: { en: "Questions", es: "Preguntas" },
  },
  prices: {
    title: { en: "Prices and ways to pay", es: "Precios y formas de pago" },
    link: { en: "Prices", es: "Precios" },
  },
  extras: {
    title: { en: "Extras", es: "Adicionales" },
    link: { en: "Extras", es: "Adicionales" },
  },
  codes: {
    title: { en: "Codes", es: "Códigos" },
    link: { en: "Codes", es: "Códigos" },
  },
  payments: { title: { en: "Payments", es: "Pagos" }, link: { en: "Payments", es: "Pagos" } },
  changes: {
    title: { en: "Changes of entries", es: "Cambios de inscripciones" },
    link: { en: "Changes", es: "Cambios" },
  },
  teams: { title: { en: "Teams", es: "Equipos" }, link: { en: "Teams", es: "Equipos" } },
  "waiting-list": {
    title: { en: "Waiting list", es: "Lista de espera" },
    link: { en: "Waiting list", es: "Lista de espera" },
  },
};

/** A screen on which the registration for a race is set up, with links to the others. */
export function SetupFrame({
  race,
  screen,
  isInternal = true,
  children,
}: {
  race: { id: string; name: string; startDate: Day };
  screen: SetupScreen;
  /** Whether runners register here: the other screens are of no use to a race whose runners do not. */
  isInternal?: boolean;
  children: ReactNode;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { id } = race;
  const screens: [SetupScreen, string][] = [
    ["setup", at.setup(id)],
    ["entry-form", at.entryForm(id)],
    ["categories", at.categories(id)],
    ["questions", at.questions(id)],
    ["prices", at.prices(id)],
    ["extras", at.extras(id)],
    ["codes", at.codes(id)],
    ["payments", at.payments(id)],
    ["changes", at.changes(id)],
    ["teams", at.teams(id)],
    ["waiting-list", at.waitingList(id)],
  ];
  return (
    <>
      <BackLink to={at.race(id)}>
        {say({ en: "Back to the race", es: "Volver a la carrera" })}
      </BackLink>
      <ToolHeading lead={`${race.name}, ${formatDay(race.startDate, lang)}`}>
        {say(titles[screen].title)}
      </ToolHeading>
      {/* The workspace of organizers has these in its menu. */}
      {isInternal && at.isOffice && (
        <nav
          aria-label={say({ en: "Registration setup", es: "Configuración de la inscripción" })}
          className="mb-6 flex flex-wrap gap-x-5 gap-y-2 print:hidden"
        >
          {screens.map(([name, to]) =>
            name === screen ? (
              <span key={name} aria-current="page" className="font-semibold">
                {say(titles[name].link)}
              </span>
            ) : (
              <TextLink key={name} to={to}>
                {say(titles[name].link)}
              </TextLink>
            ),
          )}
        </nav>
      )}
      {children}
    </>
  );
}
