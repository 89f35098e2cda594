import { useEffect, useRef } from "react";
import { href, Link, useLocation, useParams } from "react-router";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { useSay } from "#ui/language/language.tsx";
import type { Say } from "#values/say.ts";
import type { MenuRace } from "./organizer.ts";

/** A screen of a race, with the screens that its own navigation leads to. */
type RaceScreen = { to: string; label: string; parts?: readonly string[] };

/**
 * The screens of a race that both workplaces have, in the order of an organizer's work: the entries, race
 * day, the settings.
 */
export function raceScreens(at: Workplace, { id, registersHere }: MenuRace, say: Say) {
  const inside = (screens: RaceScreen[]) => (registersHere ? screens : []);
  return [
    { to: at.dashboard(id), label: say({ en: "Dashboard", es: "Panel" }) },
    { to: at.registrations(id), label: say({ en: "Registrations", es: "Inscripciones" }) },
    ...inside([
      { to: at.payments(id), label: say({ en: "Payments", es: "Pagos" }) },
      { to: at.teams(id), label: say({ en: "Teams", es: "Equipos" }) },
      { to: at.waitingList(id), label: say({ en: "Waiting list", es: "Lista de espera" }) },
    ]),
    { to: at.messages(id), label: say({ en: "Messages", es: "Mensajes" }) },
    ...inside([
      {
        to: at.guide(id),
        label: say({ en: "Race day", es: "Día de la carrera" }),
        parts: [at.kits(id), at.kitDesk(id), at.starts(id)],
      },
      { to: at.checkIn(id), label: say({ en: "Check-in", es: "Mesas de entrega" }) },
      { to: at.startList(id), label: say({ en: "Start list", es: "Lista de salida" }) },
    ]),
    { to: at.results(id), label: say({ en: "Results", es: "Resultados" }) },
    { to: at.setup(id), label: say({ en: "Checklist", es: "Pendientes" }) },
    ...inside([
      { to: at.entryForm(id), label: say({ en: "Entry form", es: "Formulario" }) },
      { to: at.categories(id), label: say({ en: "Categories", es: "Categorías" }) },
      { to: at.questions(id), label: say({ en: "Questions", es: "Preguntas" }) },
      { to: at.prices(id), label: say({ en: "Prices", es: "Precios" }) },
      { to: at.extras(id), label: say({ en: "Extras", es: "Adicionales" }) },
      { to: at.codes(id), label: say({ en: "Codes", es: "Códigos" }) },
      {
        to: at.changes(id),
        label: say({ en: "Changes of entries", es: "Cambios de inscripciones" }),
      },
    ]),
    { to: at.nextEdition(id), label: say({ en: "Next edition", es: "Próxima edición" }) },
    { to: at.place(id), label: say({ en: "Position", es: "Ubicación" }) },
  ] satisfies RaceScreen[] as RaceScreen[];
}

/** The race that an organizer works on, with all of its screens. */
export function RaceMenu({ at, race }: { at: Workplace; race: MenuRace }) {
  const say = useSay();
  const { pathname } = useLocation();
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen moves the mark
  useEffect(() => {
    const mark = element.current?.querySelector("[aria-current]");
    mark?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  const shown = useParams().id ?? "";
  const { id } = race;
  const screens: RaceScreen[] = [
    ...raceScreens(at, race, say),
    {
      to: href("/organize/races/:id/webhooks", { id }),
      label: say({ en: "Webhooks", es: "Webhooks" }),
    },
  ];
  const edit = at.race(id);
  // The address of an entry does not name its race.
  const isOfEntry = pathname.startsWith(at.registration(shown));
  const here = isOfEntry ? at.registrations(id) : pathname;
  const isBelow = (path: string) => here === path || here.startsWith(`${path}/`);
  const current = screens.find(({ to, parts = [] }) => [to, ...parts].some(isBelow));
  return (
    <nav ref={element} aria-label={race.name} className="office-race">
      <p>{race.name}</p>
      <Link to={edit} aria-current={!current && isBelow(edit) ? "page" : undefined}>
        {say({ en: "Edit the race", es: "Editar la carrera" })}
      </Link>
      {screens.map((screen) => (
        <Link key={screen.to} to={screen.to} aria-current={screen === current ? "page" : undefined}>
          {screen.label}
        </Link>
      ))}
    </nav>
  );
}
