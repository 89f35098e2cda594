import { data, Form, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { beginFromEntry } from "#features/registrations/companions.server.ts";
import {
  creditOf,
  type EntryChangeKind,
  feeWords,
  kindWords,
} from "#features/registrations/orders/changes/change.ts";
import {
  beginExchange,
  beginTransfer,
  deferEntry,
  withdrawChange,
} from "#features/registrations/orders/changes/commands.server.ts";
import {
  changeProblems,
  type EntryChangeProblem,
} from "#features/registrations/orders/changes/messages.ts";
import {
  type ChangeableEntry,
  findChangeable,
} from "#features/registrations/orders/changes/queries.server.ts";
import { exchangeForm, transferForm } from "#features/registrations/orders/changes/schema.ts";
import { deadlineWords } from "#features/registrations/orders/words.ts";
import { moneyWords } from "#features/registrations/prices/words.ts";
import { offerFreed } from "#features/registrations/waiting/offering.server.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/change.ts";
import { missingRegistration } from "./missing.ts";

const changes = { transfer, distance, deferral, form, withdraw };

/** `/registrations/:id/change`: what the runner of an entry may do with it, or is doing. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const found = await findChangeable(services(args.context), viewer, id);
  if (!found) throw data("Registration not found", 404);
  const said = saidBefore(args.request.headers.get("Cookie"));
  return data({ ...found, said }, said ? { headers: { "Set-Cookie": saidNow() } } : {});
}

/** A place that is free afterwards is shown by pages. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const answer = await changeOf(changes, args.params.change)(args, viewer);
  dropPages(args.context);
  return answer;
}

async function transfer({ request, context, params: { id } }: Route.ActionArgs, viewer: Viewer) {
  const form = await formOf(request);
  const { value, errors } = readForm(transferForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const all = services(context);
  const mayAsk =
    (await all.limits.allow("transfer", viewer.userId)) &&
    (await all.limits.allow("letterTo", value.email));
  if (!mayAsk) return refused("too-often", form);
  const about = { registrationId: id, email: value.email, origin: publicOrigin(request) };
  const begun = await beginTransfer(all, viewer, about);
  if (begun.problem) return refused(begun.problem, form);
  if (begun.orderId) return redirect(href("/orders/:id/:change?", { id: begun.orderId }), 303);
  return said(id, {
    en: `We have written to ${value.email}.`,
    es: `Escribimos a ${value.email}.`,
  });
}

async function distance({ request, context, params: { id } }: Route.ActionArgs, viewer: Viewer) {
  const sent = await formOf(request);
  const { value, errors } = readForm(exchangeForm, sent);
  if (errors) return data<FormErrors>(errors, 400);
  const all = services(context);
  const found = await findChangeable(all, viewer, id);
  const about = {
    registrationId: id,
    distanceId: value.distance,
    origin: publicOrigin(request),
  };
  const begun = await beginExchange(all, viewer, about);
  if (begun.problem) return refused(begun.problem, sent);
  return redirect(await formOfExchange(all, viewer, found, value.distance), 303);
}

/** Goes on with the form of the other distance: of somebody else, it begins with the data of their entry. */
async function form({ context, params: { id } }: Route.ActionArgs, viewer: Viewer) {
  const all = services(context);
  const found = await findChangeable(all, viewer, id);
  const { kind, state, distanceId } = found?.change ?? {};
  const isOpen = kind === "distance" && state === "open" && distanceId;
  if (!isOpen) return redirect(href("/registrations/:id/change/:change?", { id }), 303);
  return redirect(await formOfExchange(all, viewer, found, distanceId), 303);
}

async function formOfExchange(
  all: ReturnType<typeof services>,
  viewer: Viewer,
  found: ChangeableEntry | null,
  distanceId: string,
): Promise<string> {
  const registrationId = found?.entry.id ?? "";
  const own = found?.companionId
    ? await beginFromEntry(all, viewer, { registrationId, distanceId })
    : null;
  if (own) return wizardPath({ ...own, step: 1 });
  return wizardPath({ raceId: found?.entry.race.id ?? "", distanceId });
}

async function deferral({ request, context, params: { id } }: Route.ActionArgs, viewer: Viewer) {
  const all = services(context);
  const about = { registrationId: id, origin: publicOrigin(request) };
  const begun = await deferEntry(all, viewer, about);
  if (begun.problem) return refused(begun.problem, await formOf(request));
  const found = await findChangeable(all, viewer, id);
  if (found) await offerFreed(all, found.entry.race.id);
  return said(id, {
    en: "Your entry waits for the next edition.",
    es: "Tu inscripción pasa a la próxima edición.",
  });
}

async function withdraw({ request, context, params: { id } }: Route.ActionArgs, viewer: Viewer) {
  const { problem } = await withdrawChange(services(context), viewer, id);
  if (problem) return refused(problem, await formOf(request));
  return said(id, { en: "Your entry stays as it is.", es: "Tu inscripción sigue como está." });
}

function said(id: string, sentence: Words) {
  return seeOtherSaying(href("/registrations/:id/change/:change?", { id }), sentence);
}

function refused(problem: EntryChangeProblem, form: FormData) {
  const field = problem === "own-address" ? "email" : null;
  const status = problem === "too-often" ? 429 : field ? 400 : 409;
  return data<FormErrors>(formErrors(changeProblems[problem], form, field), status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), changeProblems.failed);

/** Also after a refusal: the entry may have changed meanwhile. */
export const shouldRevalidate = isServerReached;

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta(
        { en: "Change your entry", es: "Cambia tu inscripción" },
        pageLanguages(matches).lang,
      )
    : missingRegistration(matches, error);

export default function ChangeEntry({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { entry, rules, change } = loaderData;
  const errors = actionData ?? null;
  const isOpen =
    change !== null &&
    (change.state === "unpaid" || change.state === "open") &&
    change.kind !== "deferral" &&
    entry.status !== "cancelled";
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-8">
        <PageHeading lead={[entry.race.name, entry.distance].filter(Boolean).join(", ")}>
          {say({ en: "Change your entry", es: "Cambia tu inscripción" })}
        </PageHeading>
        {loaderData.said && <LiveMessage>{say(loaderData.said)}</LiveMessage>}
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {isOpen && change ? (
          <OpenChange found={loaderData} change={change} />
        ) : entry.status === "cancelled" ? (
          <p>
            {say({
              en: "This registration is cancelled, so there is nothing to change.",
              es: "Esta inscripción está cancelada, así que no hay nada que cambiar.",
            })}
          </p>
        ) : rules.length === 0 ? (
          <p>{say(changeProblems["not-allowed"])}</p>
        ) : (
          rules.map((rule) => (
            <Way key={rule.kind} found={loaderData} rule={rule} errors={errors} />
          ))
        )}
        <div>
          <ButtonLink look="quiet" to={href("/registrations/:id", { id: entry.id })}>
            {say({ en: "Back to your registration", es: "Volver a tu inscripción" })}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}

/** The change that is open, with the way on and the way back. */
function OpenChange({
  found: { entry },
  change,
}: {
  found: ChangeableEntry;
  change: NonNullable<ChangeableEntry["change"]>;
}) {
  const say = useSay();
  const action = href("/registrations/:id/change/:change?", { id: entry.id, change: "withdraw" });
  const isBusy = useIsSending(action);
  const { kind, state, toEmail, target, endsAt, isAccepted, orderId } = change;
  const until = endsAt ? deadlineWords(endsAt, entry.race.timeZone) : { en: "", es: "" };
  const words: Words =
    kind === "distance"
      ? {
          en: `You are changing to ${target}. Your entry stays as it is until the form of that distance is complete and paid, by ${until.en}.`,
          es: `Estás cambiando a ${target}. Tu inscripción sigue como está hasta que completes y pagues el formulario de esa distancia, hasta el ${until.es}.`,
        }
      : state === "unpaid"
        ? {
            en: `You pass your entry on to ${toEmail}. We write there once the fee is paid.`,
            es: `Traspasas tu inscripción a ${toEmail}. Le escribiremos cuando pagues el costo.`,
          }
        : isAccepted
          ? {
              en: "The other runner has accepted, and fills in the form. Your entry stays yours until then.",
              es: "La otra persona aceptó y está completando el formulario. La inscripción sigue siendo tuya hasta entonces.",
            }
          : {
              en: `You pass your entry on to ${toEmail}, who has until ${until.en} to take it over. Your entry stays yours until then.`,
              es: `Traspasas tu inscripción a ${toEmail}, que tiene hasta el ${until.es} para recibirla. Sigue siendo tuya hasta entonces.`,
            };
  return (
    <section className="grid gap-4">
      <p className="max-w-text">{say(words)}</p>
      <div className="flex flex-wrap items-center gap-3">
        {orderId ? (
          <ButtonLink to={href("/orders/:id/:change?", { id: orderId })}>
            {say({ en: "See your order", es: "Ver tu pedido" })}
          </ButtonLink>
        ) : (
          kind === "distance" && (
            <Form
              method="post"
              action={href("/registrations/:id/change/:change?", { id: entry.id, change: "form" })}
            >
              <Button type="submit">
                {say({ en: "Fill in the form", es: "Completar el formulario" })}
              </Button>
            </Form>
          )
        )}
        <Form method="post" action={action}>
          <Button type="submit" look="quiet" busy={isBusy}>
            {say({ en: "Keep my entry as it is", es: "Dejar mi inscripción como está" })}
          </Button>
        </Form>
      </div>
    </section>
  );
}

const about: Record<EntryChangeKind, Words> = {
  transfer: {
    en: "We write to the other runner, who accepts and fills in their own data. Then your registration is cancelled, and your data is off the start list.",
    es: "Le escribimos a la otra persona, que acepta y completa sus propios datos. Entonces tu inscripción se cancela y tus datos salen de la lista de salida.",
  },
  distance: {
    en: "You fill in the form of the other distance, if it has places; your entry stays as it is until then. Your bib number changes.",
    es: "Completas el formulario de la otra distancia, si tiene cupos; tu inscripción sigue como está hasta entonces. Tu número de dorsal cambia.",
  },
  deferral: {
    en: "Your registration is cancelled, and your place is free for others. This cannot be taken back.",
    es: "Tu inscripción se cancela y tu cupo queda libre para otras personas. No se puede deshacer.",
  },
};

/** Of a race that sells its entries. */
const aboutMoney: Record<EntryChangeKind, Words> = {
  transfer: {
    en: "What you paid stays with the entry: if the other runner is to pay you, agree on it between you.",
    es: "Lo que pagaste se queda con la inscripción: si la otra persona debe pagarte, acuérdenlo entre ustedes.",
  },
  distance: {
    en: "You pay what the other distance costs more today. If it costs less, nothing is sent back.",
    es: "Pagas lo que la otra distancia cuesta hoy de más. Si cuesta menos, no se te devuelve nada.",
  },
  deferral: { en: "", es: "" },
};

const paysBack: Words = {
  en: "You pay what the other distance costs more today. If it costs less, the organizer sends the rest back.",
  es: "Pagas lo que la otra distancia cuesta hoy de más. Si cuesta menos, el organizador te devuelve la diferencia.",
};

const feeOfTransfer: Words = {
  en: "You pay the fee first. If the other runner does not take the entry over, the organizer settles it with you.",
  es: "El costo se paga primero. Si la otra persona no recibe la inscripción, el organizador lo resuelve contigo.",
};

function Way({
  found,
  rule,
  errors,
}: {
  found: ChangeableEntry;
  rule: ChangeableEntry["rules"][number];
  errors: FormErrors | null;
}) {
  const say = useSay();
  const { entry, currency, distances } = found;
  const { kind, feeMinor, until } = rule;
  const action = href("/registrations/:id/change/:change?", { id: entry.id, change: kind });
  const isBusy = useIsSending(action);
  const form = useFirstInvalid(errors);
  const credit = moneyWords(creditOf({ ...found, feeMinor }), currency ?? "USD");
  return (
    <section aria-labelledby={kind} className="grid gap-3">
      <h2 id={kind} className="text-xl">
        {say(kindWords[kind])}
      </h2>
      <p className="max-w-text">{say(about[kind])}</p>
      <p className="max-w-text">
        {currency !== null && say(rule.paysBack ? paysBack : aboutMoney[kind])}{" "}
        {say(feeWords(feeMinor, currency))}{" "}
        {kind === "transfer" && feeMinor > 0 && say(feeOfTransfer)}{" "}
        {kind === "deferral" &&
          say({
            en: `${credit.en} count for your entry in the next edition. If that costs less, the organizer settles the rest with you.`,
            es: `${credit.es} cuentan para tu inscripción en la próxima edición. Si cuesta menos, el organizador resuelve contigo lo que sobre.`,
          })}{" "}
        {say({
          en: `Last day: ${formatDay(until, "en")}.`,
          es: `Último día: ${formatDay(until, "es")}.`,
        })}
      </p>
      <Form ref={form} method="post" action={action} className="grid max-w-100 gap-4">
        {kind === "transfer" && (
          <TextField
            name="email"
            type="email"
            label={say({ en: "Email of the other runner", es: "Correo de la otra persona" })}
            autoComplete="off"
            defaultValue={errors?.typed.email}
            error={errors?.fields.email}
          />
        )}
        {kind === "distance" && (
          <Select
            name="distance"
            label={say({ en: "Other distance", es: "Otra distancia" })}
            options={distances.map(({ id, distance: name }) => ({ value: id, label: name }))}
            defaultValue={errors?.typed.distance ?? distances[0]?.id ?? ""}
            error={errors?.fields.distance}
          />
        )}
        <Button
          type="submit"
          busy={isBusy}
          look={kind === "deferral" ? "danger" : "primary"}
          className="justify-self-start"
        >
          {say(buttons[kind])}
        </Button>
      </Form>
    </section>
  );
}

const buttons: Record<EntryChangeKind, Words> = {
  transfer: { en: "Invite the other runner", es: "Invitar a la otra persona" },
  distance: { en: "Go to the form", es: "Ir al formulario" },
  deferral: { en: "Keep it for the next edition", es: "Pasarla a la próxima edición" },
};
