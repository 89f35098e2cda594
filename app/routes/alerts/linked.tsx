import { data, Form, href, redirect, useNavigation } from "react-router";
import {
  alertMessages,
  alertName,
  alertProblems,
  filtersOfSearch,
  shownAlert,
} from "#features/alerts/alert.ts";
import { AlertList } from "#features/alerts/alert-list.tsx";
import {
  alertOfToken,
  alertsOf,
  confirmAlert,
  endAlerts,
  findAlert,
  readerOfToken,
  readerToken,
  removeAlert,
} from "#features/alerts/commands.server.ts";
import { removalForm } from "#features/alerts/schema.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf, pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidOnce, seeOtherSaying } from "#values/web/said.ts";
import { homeDay } from "#values/zone.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/linked.ts";

export const handle: Handle = { keepsPages: true };

/**
 * Where the links of the letters lead: to the searches of a reader and, below `confirm`, to the one that is to be
 * confirmed. Only the buttons change anything: programs open links too.
 */
export async function loader(args: Route.LoaderArgs) {
  const own = services(args.context);
  const { token, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const shown = {
    today: homeDay(own.now()),
    unit: lengthUnitOf(args.request.headers.get("cookie")),
    lang: languageOf(args.url),
  };
  if (change === "confirm") {
    const alertId = alertOfToken(own, token);
    if (alertId === null) throw data(deadLink, 404);
    const alert = await findAlert(own, alertId);
    if (alert?.isConfirmed) throw redirect(listPath(args, alert.readerId));
    const filters = alert && filtersOfSearch(alert.search, shown.today);
    const name = filters && alertName(filters, shown.unit, shown.lang);
    return data({ alerts: [], toConfirm: name, said: null });
  }
  const readerId = readerOfToken(own, token);
  if (readerId === null) throw data(deadLink, 404);
  const alerts = await alertsOf(own, readerId);
  const { said, init } = saidOnce(args.request);
  const list = alerts.map((alert) => shownAlert(alert, shown));
  return data({ alerts: list, toConfirm: undefined, said }, init);
}

const deadLink = {
  en: "This link is not complete, or it is too old.",
  es: "Este enlace está incompleto o es muy antiguo.",
};

/** Mail programs post to the address of the list with one click and without a field: that ends the letters. */
export async function action(args: Route.ActionArgs) {
  const { token, change } = args.params;
  if (change !== undefined) return changeOf(changes, change)(args);
  const own = services(args.context);
  const readerId = readerOfToken(own, token);
  if (readerId === null) throw data(deadLink, 404);
  await endAlerts(own, readerId);
  return seeOtherSaying(href("/alerts/:token/:change?", { token }), alertMessages.ended);
}

const changes = { confirm: submitConfirmation, remove: submitRemoval };

async function submitConfirmation(args: Route.ActionArgs) {
  const own = services(args.context);
  const alertId = alertOfToken(own, args.params.token);
  if (alertId === null) throw data(deadLink, 404);
  const confirmed = await confirmAlert(own, alertId);
  if (!confirmed) return redirect(pathOf(args.url), 303);
  const { readerId, problem } = confirmed;
  const said = problem ? alertProblems[problem] : alertMessages.saved;
  const to = href("/alerts/:token/:change?", { token: readerToken(own, readerId) });
  return seeOtherSaying(to, said);
}

async function submitRemoval(args: Route.ActionArgs) {
  const own = services(args.context);
  const { token } = args.params;
  const readerId = readerOfToken(own, token);
  if (readerId === null) throw data(deadLink, 404);
  const { value } = readForm(removalForm, await formOf(args.request));
  if (value) await removeAlert(own, readerId, value.alert);
  return seeOtherSaying(href("/alerts/:token/:change?", { token }), alertMessages.removed);
}

function listPath({ context }: Route.LoaderArgs, readerId: string): string {
  return href("/alerts/:token/:change?", { token: readerToken(services(context), readerId) });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

const title = { en: "Your alerts", es: "Tus alertas" };

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function LinkedAlerts({ loaderData, params }: Route.ComponentProps) {
  const { alerts, toConfirm, said } = loaderData;
  const { token } = params;
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        {toConfirm === undefined ? (
          <Alerts alerts={alerts} said={said} token={token} />
        ) : (
          <Confirmation name={toConfirm} token={token} />
        )}
      </div>
    </Container>
  );
}

function Alerts({
  alerts,
  said,
  token,
}: {
  alerts: Parameters<typeof AlertList>[0]["alerts"];
  said: Sentence | null;
  token: string;
}) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  const hasAlerts = alerts.length > 0;
  return (
    <>
      <PageHeading
        lead={
          hasAlerts
            ? say({
                en: "One email a week says what is new in these searches.",
                es: "Un correo por semana cuenta qué hay de nuevo en estas búsquedas.",
              })
            : say({
                en: "Nothing is saved for your address, and you get no such emails.",
                es: "No hay nada guardado con tu correo y no recibes estos mensajes.",
              })
        }
      >
        {say(title)}
      </PageHeading>
      <div className="mt-8 grid gap-6">
        {said && <Notice>{said}</Notice>}
        <AlertList
          alerts={alerts}
          action={href("/alerts/:token/:change?", { token, change: "remove" })}
        />
      </div>
      {hasAlerts && (
        <Form method="post" action={href("/alerts/:token/:change?", { token })} className="mt-6">
          <Button type="submit" look="plain" busy={isBusy}>
            {say({ en: "Cancel all alerts", es: "Cancelar todas las alertas" })}
          </Button>
        </Form>
      )}
    </>
  );
}

/** @param name - the search in words; `null` where it is deleted */
function Confirmation({ name, token }: { name: string | null; token: string }) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  if (name === null) {
    return (
      <>
        <PageHeading
          lead={say({
            en: "It was deleted because it was not confirmed in time, or you have removed it.",
            es: "Se borró porque no se confirmó a tiempo, o la quitaste.",
          })}
        >
          {say({ en: "This alert is gone", es: "Esta alerta ya no existe" })}
        </PageHeading>
        <p className="mt-8">
          <ButtonLink to={href("/races")}>
            {say({ en: "Find a race", es: "Encuentra una carrera" })}
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <PageHeading
        lead={say({
          en: "Shall we tell you once a week what is new in this search?",
          es: "¿Te contamos una vez por semana qué hay de nuevo en esta búsqueda?",
        })}
      >
        {say({ en: "Confirm your alert", es: "Confirma tu alerta" })}
      </PageHeading>
      <p className="mt-6 border-l-4 border-signal bg-surface px-4 py-3">
        <strong>{name}</strong>
      </p>
      <Form
        method="post"
        action={href("/alerts/:token/:change?", { token, change: "confirm" })}
        className="mt-6"
      >
        <Button type="submit" size="large" busy={isBusy}>
          {say({ en: "Yes, tell me", es: "Sí, avísenme" })}
        </Button>
      </Form>
    </>
  );
}
