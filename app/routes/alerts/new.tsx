import { data, Form, href, redirect } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import {
  alertMessages,
  alertName,
  alertProblems,
  filtersOfSearch,
  searchOf,
} from "#features/alerts/alert.ts";
import { askForAlert, saveAlert } from "#features/alerts/commands.server.ts";
import { alertForm } from "#features/alerts/schema.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import { config } from "#services/config.ts";
import { clientAddress, publicOrigin, requestId, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { Trap } from "#ui/form/trap.tsx";
import { Said, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { homeDay } from "#values/zone.ts";
import type { Handle } from "../handle.ts";
import { OutboxLink } from "../outbox-link.tsx";
import type { Route } from "./+types/new.ts";

export const handle: Handle = { plain: true, keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { now, mail } = services(args.context);
  const viewer = await findViewer(args);
  const filters = filtersOfSearch(args.url.search, homeDay(now()));
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  return {
    isAsked: args.url.searchParams.has("asked"),
    name: alertName(filters, unit, languageOf(args.url)),
    search: searchOf(filters),
    list: racesAddress(filters),
    own: viewer?.email ?? null,
    hasMail: mail.mode !== "unavailable",
    showsOutbox: mail.mode === "sandbox" && !config().isReachable,
  };
}

/** Saves the search of the address: at once for a person with an account, after a confirmation for others. */
export async function action(args: Route.ActionArgs) {
  const { context, request, url } = args;
  const own = services(context);
  const form = await formOf(request);
  const viewer = await findViewer(args);
  const search = searchOf(filtersOfSearch(url.search, homeDay(own.now())));
  const site = { origin: publicOrigin(request), lang: languageOf(url) };
  if (own.mail.mode === "unavailable") return data(formErrors(alertMessages.noMail, form), 503);
  if (!(await own.limits.allow("alert", viewer?.userId ?? clientAddress(context)))) {
    return data(formErrors(alertMessages.tooOften, form), 429);
  }
  try {
    if (viewer) {
      const { problem, isNew } = await saveAlert(own, viewer, search, site);
      if (problem) return data(formErrors(alertProblems[problem], form), 409);
      const said = isNew ? alertMessages.saved : alertMessages.known;
      return seeOtherSaying(href("/account/alerts/:change?"), said);
    }
    const { value, errors } = readForm(alertForm, form);
    if (errors) return data<FormErrors>(errors, 400);
    const { email, company_url } = value;
    // A robot gets the same answer as people, so that it learns nothing.
    if (!company_url) {
      if (!(await own.limits.allow("alertTo", email.toLowerCase()))) {
        return data(formErrors(alertMessages.tooManyTo, form), 429);
      }
      await askForAlert(own, { email, search }, site);
    }
    return redirect(`${href("/alerts")}?asked${search && `&${search}`}`, 303);
  } catch (error) {
    own.log.error({ error, id: requestId(context) }, "an alert could not be saved");
    return data(formErrors(alertMessages.notSaved, form), 500);
  }
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Tell me by email", es: "Avísame por correo" }, pageLanguages(matches).lang);

/** Where a search is saved. The page needs no script. */
export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { isAsked, name, search, list, own, hasMail, showsOutbox } = loaderData;
  const errors = actionData ?? null;
  if (isAsked && !errors) return <Asked list={list} showsOutbox={showsOutbox} />;
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading
          lead={say({
            en: "Once a week we tell you which of these races are new, open for registration, close soon or have become cheaper. No news, no email.",
            es: "Una vez por semana te contamos cuáles de estas carreras son nuevas, abrieron inscripciones, cierran pronto o bajaron de precio. Sin novedades, no hay correo.",
          })}
        >
          {say({ en: "Tell me by email", es: "Avísame por correo" })}
        </PageHeading>
        <p className="mt-6 border-l-4 border-signal bg-surface px-4 py-3">
          <span className="block text-sm text-muted">
            {say({ en: "Your search", es: "Tu búsqueda" })}
          </span>
          <strong>{name}</strong>
        </p>
        {hasMail ? (
          <Form
            method="post"
            action={href("/alerts") + (search && `?${search}`)}
            reloadDocument
            noValidate
            className="mt-6 grid gap-5"
          >
            {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
            {own === null ? (
              <EmailField
                maxLength={254}
                defaultValue={errors?.typed.email}
                error={errors?.fields.email}
                hint={say({
                  en: "We send you a link to confirm it. Each email has a link that ends them.",
                  es: "Te enviamos un enlace para confirmarlo. Cada correo trae un enlace para dejar de recibirlos.",
                })}
              />
            ) : (
              <p>
                {say({
                  en: `The emails go to ${own}. Each has a link that ends them.`,
                  es: `Los correos llegan a ${own}. Cada uno trae un enlace para dejar de recibirlos.`,
                })}
              </p>
            )}
            {own === null && <Trap />}
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button type="submit" size="large">
                {say({ en: "Save this alert", es: "Guardar esta alerta" })}
              </Button>
              <TextLink to={list}>
                {say({ en: "Back to the races", es: "Volver a las carreras" })}
              </TextLink>
            </p>
          </Form>
        ) : (
          <div className="mt-6">
            <Notice kind="problem">
              <Said>{alertMessages.noMail}</Said>
            </Notice>
          </div>
        )}
      </div>
    </Container>
  );
}

/** After the form of a visitor. */
function Asked({ list, showsOutbox }: { list: string; showsOutbox: boolean }) {
  const say = useSay();
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading
          lead={say({
            en: "We sent you a link. Once you have followed it, the first email comes with the next news.",
            es: "Te enviamos un enlace. Cuando lo abras, el primer correo llegará con las próximas novedades.",
          })}
        >
          {say({ en: "Check your inbox", es: "Revisa tu correo" })}
        </PageHeading>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to={list}>
            {say({ en: "Back to the races", es: "Volver a las carreras" })}
          </ButtonLink>
          {showsOutbox && <OutboxLink />}
        </p>
      </div>
    </Container>
  );
}
