import { data, Form, href, useNavigation } from "react-router";
import { requireOrganizer } from "#features/organizers/queries.server.ts";
import { changeSecret } from "#features/race-events/webhooks/endpoints.server.ts";
import { overlapHours } from "#features/race-events/webhooks/webhook.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/secret.ts";
import { NewSecret } from "./endpoint-parts.tsx";
import { requireOwnWebhook } from "./own-race.server.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  const { race, endpoint } = await requireOwnWebhook(args, organizer);
  return { race, id: endpoint.id, address: endpoint.address };
}

/** Makes a new secret. The answer is the page itself, because the secret is shown only now. */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { place } = await requireOwnWebhook(args, organizer);
  await requireWithinLimit(args.context, "webhookAddress");
  const changed = await changeSecret(services(args.context), organizer, place);
  if (!changed) throw data("We could not find this webhook among yours.", 404);
  return changed;
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Change the secret", es: "Cambiar el secreto" }, pageLanguages(matches).lang);

/** Asks for confirmation before a secret is replaced, and shows the new one. */
export default function ChangeSecret({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { race, id, address } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const out = href("/organize/races/:id/webhooks/:webhook", { id: race.id, webhook: id });
  return (
    <>
      <BackLink to={out}>{say({ en: "Back to the webhook", es: "Volver al webhook" })}</BackLink>
      <ToolHeading lead={<span className="break-all">{address}</span>}>
        {actionData
          ? say({ en: "The secret is changed", es: "El secreto cambió" })
          : say({ en: "Change the secret?", es: "¿Cambiar el secreto?" })}
      </ToolHeading>
      {actionData ? (
        <div className="grid max-w-text gap-5">
          <NewSecret secret={actionData.secret} />
          <p>
            {say({
              en: `For ${overlapHours} hours each message has two signatures, one of the old secret too. Your server finds the one that it knows.`,
              es: `Durante ${overlapHours} horas, cada mensaje lleva dos firmas, también la del secreto anterior. Tu servidor encuentra la que conoce.`,
            })}
          </p>
        </div>
      ) : (
        <Form method="post" className="grid max-w-text gap-5">
          <p>
            {say({
              en: `You get a new secret. The old one goes on signing beside it for ${overlapHours} hours, so that no message is lost while your server learns the new one.`,
              es: `Recibes un secreto nuevo. El anterior sigue firmando a la par durante ${overlapHours} horas, para que no se pierda ningún mensaje mientras configuras el nuevo en tu servidor.`,
            })}
          </p>
          <FormWays out={out} busy={isBusy}>
            {say({ en: "Change the secret", es: "Cambiar el secreto" })}
          </FormWays>
        </Form>
      )}
    </>
  );
}
