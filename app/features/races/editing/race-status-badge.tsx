import { useSay } from "#ui/language/language.tsx";
import type { Words } from "#values/say.ts";
import type { RaceStatus } from "../race.ts";

const colors: Partial<Record<string, string>> = {
  upcoming: "border-sky text-sky",
  active: "border-pine text-pine",
  completed: "border-edge text-muted",
};

export const statusWords: Record<RaceStatus, Words> = {
  upcoming: { en: "Upcoming", es: "Próxima" },
  active: { en: "Active", es: "Activa" },
  completed: { en: "Completed", es: "Finalizada" },
  cancelled: { en: "Cancelled", es: "Cancelada" },
};

/** The status of a race: upcoming is blue, active green, completed grey, anything else red. */
export function RaceStatusBadge({ status }: { status: RaceStatus }) {
  const say = useSay();
  return (
    <span className={`chip font-medium ${colors[status] ?? "border-danger text-danger"}`}>
      {say(statusWords[status] ?? status)}
    </span>
  );
}
