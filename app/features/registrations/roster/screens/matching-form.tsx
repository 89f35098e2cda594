import { Form } from "react-router";
import { type GivenStatus, givenStatuses } from "#features/registrations/roster/given-status.ts";
import { Button } from "#ui/button.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";

const labels: Record<GivenStatus, (count: string) => Words> = {
  confirmed: (count) => ({ en: `Confirm all ${count}`, es: `Confirmar las ${count}` }),
  completed: (count) => ({
    en: `Mark all ${count} completed`,
    es: `Marcar las ${count} como completadas`,
  }),
  cancelled: (count) => ({
    en: `Cancel all ${count} registrations`,
    es: `Cancelar las ${count} inscripciones`,
  }),
};

/** Asks what is done with all registrations that match, also with those on other pages. */
export function MatchingForm({ count }: { count: number }) {
  const say = useSay();
  const shown = useShown<HTMLDivElement>(count);
  const number = formatCount(count);
  if (count === 0) {
    return (
      <Notice kind="problem">
        {say({
          en: "No registration matches any more.",
          es: "Ya no hay inscripciones que coincidan.",
        })}
      </Notice>
    );
  }
  return (
    <div ref={shown}>
      <Notice kind="problem">
        <p className="font-semibold">
          {count === 1
            ? say({ en: "Change 1 registration?", es: "¿Cambiar 1 inscripción?" })
            : say({
                en: `Change ${number} registrations?`,
                es: `¿Cambiar ${number} inscripciones?`,
              })}
        </p>
        <p>
          {say({
            en: "These are all that match, also on the other pages. Each runner gets an email.",
            es: "Son todas las que coinciden, también las de otras páginas. Cada corredor recibe un correo.",
          })}
        </p>
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          <input type="hidden" name="matching" value={count} />
          {givenStatuses.map((status) => (
            <Button
              key={status}
              type="submit"
              name="status"
              value={status}
              look={status === "cancelled" ? "danger" : "quiet"}
              size="small"
            >
              {say(labels[status](number))}
            </Button>
          ))}
        </Form>
      </Notice>
    </div>
  );
}
