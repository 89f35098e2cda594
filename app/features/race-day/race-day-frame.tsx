import type { ReactNode } from "react";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { type Day, formatDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";

export const raceDayTitles = {
  guide: { en: "Before the race", es: "Antes de la carrera" },
  kits: { en: "Places and times for kits", es: "Lugares y horarios de kits" },
  "kit-desk": { en: "Hand over kits", es: "Entregar kits" },
  starts: { en: "Waves and bibs", es: "Oleadas y dorsales" },
  "check-in": { en: "Check-in desks", es: "Mesas de entrega" },
} as const satisfies Record<string, Words>;

/** A screen on which race day is prepared, with links to the others. */
export function RaceDayFrame({
  race: { id, name, startDate },
  screen,
  children,
}: {
  race: { id: string; name: string; startDate: Day };
  screen: keyof typeof raceDayTitles;
  children: ReactNode;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const screens: [keyof typeof raceDayTitles, string][] = [
    ["guide", at.guide(id)],
    ["kits", at.kits(id)],
    ["kit-desk", at.kitDesk(id)],
    ["starts", at.starts(id)],
    ["check-in", at.checkIn(id)],
  ];
  return (
    <>
      <BackLink to={at.race(id)}>
        {say({ en: "Back to the race", es: "Volver a la carrera" })}
      </BackLink>
      <ToolHeading lead={`${name}, ${formatDay(startDate, lang)}`}>
        {say(raceDayTitles[screen])}
      </ToolHeading>
      <nav
        aria-label={say({ en: "Race day", es: "Día de la carrera" })}
        className="mb-6 flex flex-wrap gap-x-5 gap-y-2 print:hidden"
      >
        {screens.map(([key, to]) =>
          key === screen ? (
            <span key={key} aria-current="page" className="font-semibold">
              {say(raceDayTitles[key])}
            </span>
          ) : (
            <TextLink key={key} to={to}>
              {say(raceDayTitles[key])}
            </TextLink>
          ),
        )}
        <TextLink to={at.startList(id)}>
          {say({ en: "Start list", es: "Lista de salida" })}
        </TextLink>
        <TextLink to={at.registrations(id)}>
          {say({ en: "Registrations", es: "Inscripciones" })}
        </TextLink>
      </nav>
      {children}
    </>
  );
}
