import { data, Form, href, useNavigation } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import { requireOrganizer } from "#features/organizers/queries.server.ts";
import { deliveriesTo } from "#features/race-events/webhooks/deliveries.server.ts";
import { chooseEvents } from "#features/race-events/webhooks/endpoints.server.ts";
import {
  deliveryFacts,
  eventWords,
  pauseWords,
  webhookNotices,
} from "#features/race-events/webhooks/messages.ts";
import { eventsForm } from "#features/race-events/webhooks/schema.ts";
import type { Delivery } from "#features/race-events/webhooks/webhook.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatFullMoment } from "#values/day.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/endpoint.ts";
import { EventChoices, StateBadge } from "./endpoint-parts.tsx";
import { backToWebhook, requireOwnWebhook } from "./own-race.server.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  const { race, endpoint } = await requireOwnWebhook(args, organizer);
  return {
    race,
    endpoint,
    deliveries: await deliveriesTo(services(args.context), endpoint.id),
    notice: sentenceOf(webhookNotices, args.url.searchParams.get("notice")),
  };
}

/** Chooses other events. */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { place } = await requireOwnWebhook(args, organizer);
  const { value, errors } = readForm(eventsForm, await formOf(args.request));
  if (errors) return data(errors, 400);
  const isThere = await chooseEvents(services(args.context), organizer, place, value.events);
  return backToWebhook(place, isThere ? "saved" : "gone");
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Webhook", es: "Webhook" }, pageLanguages(matches).lang);

/** One address: its events, its state, and what was sent there. */
export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { race, endpoint, deliveries, notice } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const place = { id: race.id, webhook: endpoint.id };
  const turn = endpoint.paused
    ? { change: "resume", words: say({ en: "Resume", es: "Reanudar" }) }
    : { change: "pause", words: say({ en: "Pause", es: "Pausar" }) };
  return (
    <>
      <BackLink to={href("/organize/races/:id/webhooks", { id: race.id })}>
        {say({ en: "Webhooks", es: "Webhooks" })}
      </BackLink>
      <ToolHeading
        lead={<span className="break-all">{endpoint.address}</span>}
        actions={
          <>
            <Form
              method="post"
              action={href("/organize/races/:id/webhooks/:webhook/:change", {
                ...place,
                change: turn.change,
              })}
            >
              <Button type="submit" look="quiet" size="small">
                {turn.words}
              </Button>
            </Form>
            <ButtonLink
              look="danger"
              size="small"
              to={href("/organize/races/:id/webhooks/:webhook/delete", place)}
            >
              {say({ en: "Delete", es: "Eliminar" })}
            </ButtonLink>
          </>
        }
      >
        {say({ en: "Webhook", es: "Webhook" })}
      </ToolHeading>
      <div className="grid max-w-text gap-8">
        {notice && !actionData && <Notice>{notice}</Notice>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <StateBadge endpoint={endpoint} />
          {endpoint.paused && <span>{say(pauseWords[endpoint.paused.by])}</span>}
          {!endpoint.paused && endpoint.failingSince && (
            <span>
              {say({
                en: `Every try has failed since ${formatFullMoment(endpoint.failingSince, "en")}.`,
                es: `Todos los intentos fallan desde el ${formatFullMoment(endpoint.failingSince, "es")}.`,
              })}
            </span>
          )}
        </p>
        <Form method="post" className="grid gap-5">
          <EventChoices chosen={endpoint.events} error={actionData?.fields.events} />
          <div>
            <Button type="submit" look="quiet" busy={isBusy}>
              {say({ en: "Save events", es: "Guardar eventos" })}
            </Button>
          </div>
        </Form>
        <section aria-labelledby="secret">
          <h2 id="secret" className="text-xl">
            {say({ en: "Secret", es: "Secreto" })}
          </h2>
          <p className="mt-1 mb-4 text-muted">
            {say({
              en: "Messages are signed with it. It was shown once, and can be replaced by a new one.",
              es: "Con él se firman los mensajes. Se mostró una sola vez y puedes reemplazarlo por otro.",
            })}
          </p>
          <ButtonLink look="quiet" to={href("/organize/races/:id/webhooks/:webhook/secret", place)}>
            {say({ en: "Change the secret", es: "Cambiar el secreto" })}
          </ButtonLink>
        </section>
        <section aria-labelledby="deliveries">
          <h2 id="deliveries" className="mb-4 text-xl">
            {say({ en: "What was sent", es: "Lo que se envió" })}
          </h2>
          {deliveries.length === 0 ? (
            <EmptyState
              heading="h3"
              title={say({ en: "Nothing yet", es: "Todavía nada" })}
              icon="external"
            >
              <p>
                {say({
                  en: "Events are listed for 30 days, with the answers of your server.",
                  es: "Los eventos se muestran durante 30 días, con las respuestas de tu servidor.",
                })}
              </p>
            </EmptyState>
          ) : (
            <ul className="card divide-y divide-line">
              {deliveries.map((delivery) => (
                <DeliveryItem
                  key={delivery.id}
                  place={place}
                  delivery={delivery}
                  isPaused={endpoint.paused !== null}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}

/** One delivery of an event: its state, the answer of the server, and the button that sends it again. */
function DeliveryItem({
  place,
  delivery,
  isPaused,
}: {
  place: { id: string; webhook: string };
  delivery: Delivery;
  isPaused: boolean;
}) {
  const say = useSay();
  const lang = useLang();
  const { id, event, createdAt, answer } = delivery;
  const when = formatFullMoment(createdAt, lang);
  return (
    <li className="grid gap-2 px-5 py-4 md:flex md:items-start md:justify-between md:gap-6">
      <div className="min-w-0">
        <h3 className="text-base font-semibold">{say(eventWords[event])}</h3>
        <p className="text-sm text-muted">
          {[when, ...deliveryFacts(delivery, isPaused, lang)].join(" · ")}
        </p>
        {answer && (
          <details className="mt-2">
            <summary className="disclosure">
              {say({ en: "The answer", es: "La respuesta" })}
            </summary>
            <pre className="mt-1 text-sm break-all whitespace-pre-wrap">{answer}</pre>
          </details>
        )}
      </div>
      <Form
        method="post"
        action={href("/organize/races/:id/webhooks/:webhook/deliveries/:delivery/replay", {
          ...place,
          delivery: id,
        })}
      >
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-label={say({
            en: `Send again: ${eventWords[event].en}, ${when}`,
            es: `Enviar de nuevo: ${eventWords[event].es}, ${when}`,
          })}
        >
          {say({ en: "Send again", es: "Enviar de nuevo" })}
        </Button>
      </Form>
    </li>
  );
}
