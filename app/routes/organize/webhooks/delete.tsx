import { Form, href, redirect, useNavigation } from "react-router";
import { requireOrganizer } from "#features/organizers/queries.server.ts";
import { deleteEndpoint } from "#features/race-events/webhooks/endpoints.server.ts";
import { services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { DeletionForm } from "#ui/overlay/deletion-form.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/delete.ts";
import { requireOwnWebhook } from "./own-race.server.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  const { race, endpoint } = await requireOwnWebhook(args, organizer);
  return { race, id: endpoint.id, address: endpoint.address };
}

export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { race, place } = await requireOwnWebhook(args, organizer);
  await deleteEndpoint(services(args.context), organizer, place);
  const list = href("/organize/races/:id/webhooks", { id: race.id });
  return redirect(withQuery(list, { notice: "deleted" }), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Delete webhook", es: "Eliminar webhook" }, pageLanguages(matches).lang);

/** Asks for confirmation before an address is deleted. */
export default function DeleteWebhook({ loaderData: { race, id, address } }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  const out = href("/organize/races/:id/webhooks/:webhook", { id: race.id, webhook: id });
  return (
    <>
      <BackLink to={out}>{say({ en: "Back to the webhook", es: "Volver al webhook" })}</BackLink>
      <ToolHeading lead={race.name}>
        {say({ en: "Delete this webhook?", es: "¿Eliminar este webhook?" })}
      </ToolHeading>
      <DeletionForm
        form={Form}
        isBusy={isBusy}
        out={out}
        button={say({ en: "Delete", es: "Eliminar" })}
      >
        <p>
          <Rich
            text={say({
              en: `Nothing more is sent to <0>${address}</0>. Its log and its secret are deleted with it.`,
              es: `Ya no se enviará nada a <0>${address}</0>. Su registro y su secreto se eliminan con él.`,
            })}
            parts={[(words) => <span className="break-all">{words}</span>]}
          />
        </p>
      </DeletionForm>
    </>
  );
}
