import { Form, href, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import type { ShownAlert } from "./alert.ts";

/** The searches that are told by mail, each with the list that it finds and a button that removes it. */
export function AlertList({ alerts, action }: { alerts: ShownAlert[]; action: string }) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  if (alerts.length === 0) {
    return (
      <EmptyState
        title={say({ en: "No alerts", es: "No hay alertas" })}
        action={
          <ButtonLink to={href("/races")}>
            {say({ en: "Find a race", es: "Encuentra una carrera" })}
          </ButtonLink>
        }
      >
        <p>
          {say({
            en: "Search for races, and choose “Tell me by email” below the list.",
            es: "Busca carreras y elige “Avísame por correo” al final de la lista.",
          })}
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {alerts.map(({ id, name, to }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <Link to={to} className="link-strong min-w-0 py-1">
            {name}
          </Link>
          <Form method="post" action={action}>
            <input type="hidden" name="alert" value={id} />
            <Button type="submit" look="quiet" size="small" busy={isBusy}>
              {say({ en: "Remove", es: "Quitar" })} <span className="sr-only">{name}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
