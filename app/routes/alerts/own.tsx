import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { alertMessages, shownAlert } from "#features/alerts/alert.ts";
import { AlertList } from "#features/alerts/alert-list.tsx";
import { alertsOf, readerOf, removeAlert } from "#features/alerts/commands.server.ts";
import { removalForm } from "#features/alerts/schema.ts";
import { raceNewsToken } from "#features/recommendations/news/telling.server.ts";
import { services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidOnce, seeOtherSaying } from "#values/web/said.ts";
import { homeDay } from "#values/zone.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/own.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  if (args.params.change !== undefined) changeOf(changes, args.params.change);
  const own = services(args.context);
  const readerId = await readerOf(own, viewer);
  const shown = {
    today: homeDay(own.now()),
    unit: lengthUnitOf(args.request.headers.get("cookie")),
    lang: languageOf(args.url),
  };
  const alerts = readerId === null ? [] : await alertsOf(own, readerId);
  const { said, init } = saidOnce(args.request);
  return data(
    {
      alerts: alerts.map((alert) => shownAlert(alert, shown)),
      newsToken: raceNewsToken(own, viewer),
      hasWhatsApp: own.whatsapp.mode !== "unavailable",
      said,
    },
    init,
  );
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  return changeOf(changes, args.params.change)(args, viewer);
}

const changes = { remove: submitRemoval };

async function submitRemoval(args: Route.ActionArgs, viewer: Viewer) {
  const own = services(args.context);
  const { value } = readForm(removalForm, await formOf(args.request));
  const readerId = await readerOf(own, viewer);
  if (value && readerId) await removeAlert(own, readerId, value.alert);
  return seeOtherSaying(href("/account/alerts/:change?"), alertMessages.removed);
}

const title = { en: "Alerts", es: "Alertas" };

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

/** The searches of which a person with an account is told by mail. */
export default function OwnAlerts({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <PageHeading
        lead={say({
          en: "One email a week says what is new in these searches, and none comes when nothing is.",
          es: "Un correo por semana cuenta qué hay de nuevo en estas búsquedas, y no llega ninguno si no hay novedades.",
        })}
      >
        {say(title)}
      </PageHeading>
      <div className="mt-8 grid gap-6">
        {loaderData.said && <Notice>{loaderData.said}</Notice>}
        <AlertList
          alerts={loaderData.alerts}
          action={href("/account/alerts/:change?", { change: "remove" })}
        />
      </div>
      <h2 className="mt-10 mb-3 text-xl">{say({ en: "Other messages", es: "Otros mensajes" })}</h2>
      <ul className="grid gap-2">
        <li>
          <TextLink to={href("/race-news/:token", { token: loaderData.newsToken })}>
            {say({
              en: "Emails when registration opens or a price rises",
              es: "Correos cuando se abren inscripciones o sube un precio",
            })}
          </TextLink>
        </li>
        {loaderData.hasWhatsApp && (
          <li>
            <TextLink to={href("/dashboard/whatsapp/:change?")}>
              {say({
                en: "WhatsApp messages about your registrations",
                es: "Mensajes de WhatsApp sobre tus inscripciones",
              })}
            </TextLink>
          </li>
        )}
      </ul>
    </>
  );
}
