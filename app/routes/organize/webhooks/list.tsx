import { data, Form, href, useNavigation } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import { requireOrganizer } from "#features/organizers/queries.server.ts";
import { raceEventKinds } from "#features/race-events/race-event.ts";
import { addEndpoint, endpointsOf } from "#features/race-events/webhooks/endpoints.server.ts";
import {
  eventWords,
  webhookNotices,
  webhookProblems,
} from "#features/race-events/webhooks/messages.ts";
import { endpointForm } from "#features/race-events/webhooks/schema.ts";
import { mostEndpoints, type WebhookEndpoint } from "#features/race-events/webhooks/webhook.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Say } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/list.ts";
import { EventChoices, NewSecret, StateBadge } from "./endpoint-parts.tsx";
import { requireOwnRace } from "./own-race.server.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  const { race } = await requireOwnRace(args, organizer);
  return {
    race,
    endpoints: await endpointsOf(services(args.context), organizer, race.id),
    notice: sentenceOf(webhookNotices, args.url.searchParams.get("notice")),
  };
}

/** Adds an address. The answer is the page itself, because the secret is shown only now. */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { race } = await requireOwnRace(args, organizer);
  const form = await formOf(args.request);
  const { value, errors } = readForm(endpointForm, form);
  const chosen = raceEventKinds.filter((kind) => form.getAll("events").includes(kind));
  if (errors) return data({ errors, chosen, made: null }, 400);
  await requireWithinLimit(args.context, "webhookAddress");
  const made = await addEndpoint(services(args.context), organizer, race.id, value);
  if (!made) throw data("We could not find this race among yours.", 404);
  if (made.problem === null) return { errors: null, chosen: null, made };
  const field = made.problem === "too-many" ? null : "address";
  const refused = formErrors(webhookProblems[made.problem], form, field);
  return data({ errors: refused, chosen, made: null }, 400);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Webhooks", es: "Webhooks" }, pageLanguages(matches).lang);

/** The addresses to which the events of a race are sent. */
export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { race, endpoints, notice } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const errors = actionData?.errors;
  const form = useFirstInvalid(errors);
  return (
    <>
      <BackLink to={href("/organize/races/:id", { id: race.id })}>{race.name}</BackLink>
      <ToolHeading
        lead={
          <Rich
            text={say({
              en: "Your own server is told when runners register, change or cancel, and when a review appears. <0>Read how messages are checked</0>.",
              es: "Tu propio servidor recibe un aviso cuando alguien se inscribe, cambia o cancela, y cuando aparece una reseña. <0>Lee cómo se verifican los mensajes</0>.",
            })}
            parts={[(words) => <TextLink to={href("/developers")}>{words}</TextLink>]}
          />
        }
      >
        {say({ en: "Webhooks", es: "Webhooks" })}
      </ToolHeading>
      <div className="grid max-w-200 gap-8">
        {actionData?.made && <NewSecret secret={actionData.made.secret} />}
        {notice && !actionData && <Notice kind="success">{notice}</Notice>}
        {endpoints.length === 0 ? (
          <EmptyState
            title={say({ en: "No addresses yet", es: "Todavía no hay direcciones" })}
            icon="external"
          >
            <p>
              {say({
                en: "Add the address of your server below. Nothing is sent until then.",
                es: "Agrega abajo la dirección de tu servidor. Hasta entonces no se envía nada.",
              })}
            </p>
          </EmptyState>
        ) : (
          <Records
            caption={say({ en: "Addresses", es: "Direcciones" })}
            columns={endpointColumnsOf(race.id, say)}
            rows={endpoints}
            keyOf={({ id }) => id}
          />
        )}
        {endpoints.length >= mostEndpoints ? (
          <p className="text-muted">{say(webhookProblems["too-many"])}</p>
        ) : (
          <section aria-labelledby="new-webhook">
            <h2 id="new-webhook" className="mb-4 text-xl">
              {say({ en: "Add an address", es: "Agregar una dirección" })}
            </h2>
            <Form
              ref={form}
              key={actionData?.made?.id}
              method="post"
              noValidate
              className="grid gap-5"
            >
              {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
              <TextField
                label={say({ en: "Address", es: "Dirección" })}
                name="address"
                type="url"
                required
                placeholder="https://example.com/dorsal"
                hint={say({
                  en: "It begins with https:// and is reached from the internet.",
                  es: "Empieza con https:// y se puede abrir desde internet.",
                })}
                defaultValue={errors?.typed.address}
                error={errors?.fields.address}
              />
              <EventChoices
                chosen={actionData?.chosen ?? raceEventKinds}
                error={errors?.fields.events}
              />
              <div>
                <Button type="submit" busy={isBusy}>
                  {say({ en: "Add address", es: "Agregar dirección" })}
                </Button>
              </div>
            </Form>
          </section>
        )}
      </div>
    </>
  );
}

/** One address in the list, with its events and its state. */
const endpointColumnsOf = (raceId: string, say: Say): RecordColumn<WebhookEndpoint>[] => [
  {
    title: say({ en: "Address", es: "Dirección" }),
    room: 100,
    cell: ({ id, address, events }) => (
      <>
        <RecordLink to={href("/organize/races/:id/webhooks/:webhook", { id: raceId, webhook: id })}>
          {address}
        </RecordLink>
        <RecordLine isQuiet>{events.map((event) => say(eventWords[event])).join(" · ")}</RecordLine>
      </>
    ),
  },
  {
    title: say({ en: "State", es: "Estado" }),
    room: "whole",
    isPlain: true,
    cell: (endpoint) => <StateBadge endpoint={endpoint} />,
  },
];
