import { data, Form, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { companionsOf, deleteCompanion } from "#features/registrations/companions.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, parseDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/companions.ts";

export const handle: Handle = { keepsPages: true };

const changes = { delete: deleteCompanion };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const people = await companionsOf(services(args.context), viewer);
  const said = saidBefore(args.request.headers.get("Cookie"));
  return data({ people, said }, said ? { headers: { "Set-Cookie": saidNow() } } : {});
}

/** `POST /account/companions/delete`: somebody is no longer saved. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const change = changeOf(changes, args.params.change);
  const form = await formOf(args.request);
  await change(services(args.context), viewer, String(form.get("companion")));
  return redirect(href("/account/companions/:change?"), 303);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "People you enter", es: "Personas que inscribes" }, pageLanguages(matches).lang);

/** The people whom the viewer has saved while entering them for a race. */
export default function Companions({ loaderData: { people, said } }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const born = (day: string | null) => {
    const read = day === null ? null : parseDay(day);
    return read && formatDay(read, lang);
  };
  return (
    <section className="grid gap-5">
      <h1 className="text-2xl">{say({ en: "People you enter", es: "Personas que inscribes" })}</h1>
      <p className="max-w-text text-muted">
        {say({
          en: "Their details fill in the form of the next race. Nobody else sees them, and they are deleted with your account. Entries that you have made stay as they are.",
          es: "Sus datos llenan el formulario de la próxima carrera. Nadie más los ve y se borran con tu cuenta. Las inscripciones que hiciste quedan como están.",
        })}
      </p>
      {said && <LiveMessage>{say(said)}</LiveMessage>}
      {people.length === 0 ? (
        <EmptyState
          icon="people"
          title={say({ en: "Nobody saved yet", es: "Todavía no guardaste a nadie" })}
        >
          <p>
            {say({
              en: "When you enter somebody else for a race, you can save them here.",
              es: "Cuando inscribas a otra persona en una carrera, la puedes guardar aquí.",
            })}
          </p>
        </EmptyState>
      ) : (
        <ul className="card divide-y divide-line">
          {people.map(({ id, name, dateOfBirth }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <span className="min-w-0 wrap-anywhere">
                <b>{name}</b>
                {born(dateOfBirth) && (
                  <span className="block text-sm text-muted">{born(dateOfBirth)}</span>
                )}
              </span>
              <span className="flex flex-wrap items-center gap-3">
                <TextLink to={href("/account/companions/:id/edit", { id })}>
                  {say({ en: "Edit", es: "Editar" })}
                  <span className="sr-only"> {name}</span>
                </TextLink>
                <Form
                  method="post"
                  action={href("/account/companions/:change?", { change: "delete" })}
                >
                  <input type="hidden" name="companion" value={id} />
                  <Button type="submit" look="quiet" size="small">
                    {say({ en: "Delete", es: "Eliminar" })}
                    <span className="sr-only"> {name}</span>
                  </Button>
                </Form>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
