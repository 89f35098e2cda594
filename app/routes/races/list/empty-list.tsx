import { href } from "react-router";
import { racesAddress, withoutFilters } from "#features/races/filters/filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatCount } from "#values/text/count.ts";
import { alertAddress } from "./ask-link.tsx";
import type { ListData } from "./list-data.ts";

/** Says that nothing was found, and which changes find something. */
export function EmptyList({ list: { filters, relaxations } }: { list: ListData }) {
  const say = useSay();
  return (
    <EmptyState
      icon="search"
      title={say({
        en: "No races found matching your criteria",
        es: "No hay carreras que coincidan con tu búsqueda",
      })}
      action={
        <ButtonLink to={racesAddress(withoutFilters(filters))} look="quiet">
          {say({ en: "Clear All Filters", es: "Quitar todos los filtros" })}
        </ButtonLink>
      }
    >
      <p>
        {say({
          en: "Try adjusting your filters or search terms",
          es: "Prueba con otros filtros u otras palabras",
        })}
      </p>
      <p className="mt-3">
        <TextLink to={alertAddress(filters)}>
          {say({
            en: "Tell me by email when there are some",
            es: "Avísame por correo cuando haya",
          })}
        </TextLink>
        {" · "}
        <TextLink to={href("/suggest")}>
          {say({ en: "A race is missing", es: "Falta una carrera" })}
        </TextLink>
      </p>
      {relaxations.length > 0 && (
        <ul className="mt-5 flex flex-col gap-1.5 text-ink">
          {relaxations.map((relaxation) => (
            <li key={relaxation.label}>
              <TextLink look="strong" to={racesAddress(relaxation.without)}>
                {relaxation.label}
              </TextLink>{" "}
              <span className="text-muted">
                {say(
                  relaxation.total === 1
                    ? { en: "1 race", es: "1 carrera" }
                    : {
                        en: `${formatCount(relaxation.total)} races`,
                        es: `${formatCount(relaxation.total)} carreras`,
                      },
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
