import { data, Form, useRevalidator } from "react-router";
import { timeAt } from "#features/check-in/check-in.ts";
import {
  deleteMessage,
  orderMessage,
  retryMessage,
  sendTest,
  stopMessage,
  unscheduleMessage,
} from "#features/race-mail/commands.server.ts";
import { smsOfMessage } from "#features/race-mail/emails.tsx";
import {
  deliveryWords,
  kindWords,
  paymentChoices,
  type RaceMessageProblem,
  raceMessageProblems,
  resultChoices,
  smsDeliveryWords,
  stateWords,
  statusChoices,
  whatsAppDeliveryWords,
} from "#features/race-mail/messages.ts";
import { factsOfRace, fillIn, isPersonal } from "#features/race-mail/placeholders.ts";
import {
  type FailedDelivery,
  failuresOf,
  findAudience,
  findMessage,
  findMessagesRace,
  type MessagesRace,
  previewOf,
} from "#features/race-mail/queries.server.ts";
import {
  type Audience,
  mostRetries,
  statusesOf,
  textFor,
  writtenDown,
} from "#features/race-mail/race-message.ts";
import { scheduleForm, testForm } from "#features/race-mail/schema.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { raceUrl } from "#features/races/race.ts";
import { editsRace } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { Segments } from "#ui/form/segments.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { LetterPreview } from "#ui/letter/letter-preview.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DeletionForm } from "#ui/overlay/deletion-form.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { useRepeat } from "#ui/timer.ts";
import { addDays, formatDay } from "#values/day.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { langs, ownNames, type Say, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/message.ts";
import { WhatsAppLink } from "./whatsapp-link.tsx";

export const handle: Handle = { keepsPages: true };

/** Why something was not done, and what was typed into the form of the schedule. */
type MessageAnswer = { problem: Words; typed: Record<string, string> };

type Editor = Awaited<ReturnType<typeof requireEditor>>["editor"];
type Key = { raceId: string; messageId: string };

type Change = (
  args: Route.ActionArgs,
  by: { editor: Editor; at: Workplace; key: Key; form: FormData },
) => Promise<Response | ReturnType<typeof refused>>;

const changes: Record<string, Change> = {
  async send(args, { editor, at, key }) {
    const { problem } = await orderMessage(services(args.context), editor, key, "now");
    if (problem !== null) return refused(problem);
    return seeOtherSaying(at.message(key.raceId, key.messageId), {
      en: "The message is being sent.",
      es: "El mensaje se está enviando.",
    });
  },
  async schedule(args, { editor, at, key, form }) {
    const { value } = readForm(scheduleForm, form);
    if (!value) return refused("no-time", form);
    const { problem } = await orderMessage(services(args.context), editor, key, value);
    if (problem !== null) return refused(problem, form);
    return seeOtherSaying(at.message(key.raceId, key.messageId), {
      en: "The message is scheduled.",
      es: "El mensaje está programado.",
    });
  },
  async unschedule(args, { editor, at, key }) {
    const { problem } = await unscheduleMessage(services(args.context), editor, key);
    if (problem !== null) return refused(problem);
    return seeOtherSaying(at.message(key.raceId, key.messageId), {
      en: "The message is a draft again.",
      es: "El mensaje es un borrador otra vez.",
    });
  },
  async stop(args, { editor, at, key }) {
    const { problem } = await stopMessage(services(args.context), editor, key);
    if (problem !== null) return refused(problem);
    return seeOtherSaying(at.message(key.raceId, key.messageId), {
      en: "The sending was stopped.",
      es: "Se detuvo el envío.",
    });
  },
  async test(args, { editor, at, key, form }) {
    const lang = readForm(testForm, form).value?.lang ?? "en";
    const place = { lang, origin: publicOrigin(args.request) };
    const { problem } = await sendTest(services(args.context), editor, key, place);
    if (problem !== null) return refused(problem);
    return seeOtherSaying(at.message(key.raceId, key.messageId), {
      en: `A test is on its way to ${editor.email}.`,
      es: `Una prueba está en camino a ${editor.email}.`,
    });
  },
  async retry(args, { editor, at, key }) {
    const tried = await retryMessage(services(args.context), editor, key);
    if (tried.problem !== null) return refused(tried.problem);
    return seeOtherSaying(at.message(key.raceId, key.messageId), {
      en: "The failed deliveries are tried again.",
      es: "Se intentarán otra vez las entregas fallidas.",
    });
  },
  async delete(args, { editor, at, key }) {
    const { problem } = await deleteMessage(services(args.context), editor, key);
    if (problem !== null) return refused(problem);
    return seeOtherSaying(at.messages(key.raceId), {
      en: "The draft is deleted.",
      es: "El borrador fue eliminado.",
    });
  },
};

/** What is asked for confirmation at its address first, because it cannot be undone. */
const questions = ["delete", "send"] as const;

function refused(problem: RaceMessageProblem, form: FormData | null = null) {
  if (problem === "no-race") throw raceMissing();
  const typed = Object.fromEntries(
    [...(form ?? [])].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
  const status = problem === "gone" ? 409 : 400;
  return data<MessageAnswer>({ problem: raceMessageProblems[problem], typed }, status);
}

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, message: messageId, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const known = services(args.context);
  const race = await findMessagesRace(known, editor, id);
  const message = race && (await findMessage(known.db, race.id, messageId));
  if (!race || !message) throw data(raceMessageProblems.gone, 404);
  const asked = args.url.searchParams.get("in");
  const lang = langs.find((each) => each === asked) ?? languageOf(args.url);
  const { count, onWhatsApp, reader } = await findAudience(known.db, race.id, message);
  return {
    race,
    message,
    count,
    onWhatsApp,
    lang: textFor(message.texts, lang)?.lang ?? lang,
    preview: previewOf(message, race, reader, lang),
    phoneText:
      message.alsoSms || message.alsoWhatsApp
        ? smsOfMessage({ race, texts: message.texts, reader, origin: message.origin })(lang)
        : null,
    failures: message.counts.failed > 0 ? await failuresOf(known, message.id) : [],
    asks: questions.find((each) => each === change && message.state === "draft") ?? null,
    email: editor.email,
    isDue:
      message.state === "scheduled" && message.sendAt !== null && message.sendAt <= known.now(),
    tomorrow: addDays(todayAt(race, known.now()), 1),
    url: raceUrl(race, publicOrigin(args.request)),
  };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  const change = changeOf(changes, args.params.change);
  const form = await formOf(args.request);
  return change(args, { editor, at, key: { raceId, messageId: args.params.message }, form });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(
    serverAction(),
    (): MessageAnswer => ({ problem: raceMessageProblems.failed, typed: {} }),
  );

/** Also after a refusal: the message may have left meanwhile. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Message", es: "Mensaje" }, pageLanguages(matches).lang);

const refreshEveryMs = 5000;

/** One message: as its readers see it, who they are, and how its deliveries stand. */
export default function MessageScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { race, message, count, preview, failures, asks } = loaderData;
  const { state, kind, sendAt, counts } = message;
  const problem = actionData?.problem ?? null;
  const shown = useShown<HTMLDivElement>(actionData);
  const { revalidate, state: loading } = useRevalidator();
  const isMoving =
    loaderData.isDue ||
    state === "sending" ||
    (state === "sent" && counts.waiting + counts.sms.waiting + counts.whatsapp.waiting > 0);
  useRepeat(isMoving ? refreshEveryMs : null, () => {
    if (!document.hidden && loading === "idle") void revalidate();
  });
  if (asks === "delete") return <Deletion {...loaderData} problem={problem} />;
  if (asks === "send") return <Sending {...loaderData} problem={problem} />;
  const subject = textFor(message.texts, lang)?.subject;
  const title = subject ? fillIn(subject, factsOfRace(race, lang)) : say(kindWords[kind]);
  return (
    <>
      <BackLink to={at.messages(race.id)}>
        {say({ en: "Back to the messages", es: "Volver a los mensajes" })}
      </BackLink>
      <ToolHeading
        lead={
          <>
            <TextLink to={at.race(race.id)}>{race.name}</TextLink>
            {`, ${formatDay(race.startDate, lang)}`}
          </>
        }
        actions={
          state === "draft" &&
          kind !== "thanks" && (
            <>
              <ButtonLink to={at.editMessage(race.id, message.id)} look="quiet" size="small">
                {say({ en: "Edit", es: "Editar" })}
              </ButtonLink>
              <ButtonLink to={at.message(race.id, message.id, "delete")} look="plain" size="small">
                {say({ en: "Delete", es: "Eliminar" })}
              </ButtonLink>
            </>
          )
        }
      >
        {title}
      </ToolHeading>
      <div ref={shown} className="grid gap-8">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <Facts
          items={[
            { label: say({ en: "State", es: "Estado" }), value: say(stateWords[state]) },
            {
              label:
                state === "scheduled"
                  ? say({ en: "Leaves", es: "Sale" })
                  : say({ en: "Sent", es: "Enviado" }),
              value: sendAt && timeAt(race.timeZone, sendAt, lang, "day"),
            },
            { label: say({ en: "About", es: "De qué trata" }), value: say(kindWords[kind]) },
            {
              label: say({ en: "To", es: "Para" }),
              value: kind === "thanks" ? null : audienceText(message.audience, race, say),
            },
            {
              label: say({ en: "Runners", es: "Corredores" }),
              value: formatCount(counts.total > 0 ? counts.total : count),
            },
          ]}
        />
        {kind !== "thanks" && state === "sending" && <Stop {...loaderData} />}
        {counts.total > 0 && <Deliveries {...loaderData} failures={failures} />}
        {kind !== "thanks" && state === "draft" && (
          <Ways {...loaderData} typed={actionData?.typed ?? {}} />
        )}
        {kind !== "thanks" && state === "scheduled" && <Unschedule {...loaderData} />}
        {preview && <Preview {...loaderData} preview={preview} />}
        {kind !== "thanks" && (
          <section aria-labelledby="share" className="grid justify-items-start gap-3">
            <h2 id="share" className="text-xl">
              {say({ en: "In your groups", es: "En tus grupos" })}
            </h2>
            <WhatsAppLink text={sharedText(loaderData, lang)} />
          </section>
        )}
      </div>
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** Who gets the message, in words. */
function audienceText(audience: Audience, race: MessagesRace, say: Say): string {
  const { distances, categories, payment, result } = audience;
  if (distances.includes(writtenDown)) {
    return say({ en: "runners for whom this changed", es: "corredores para los que esto cambió" });
  }
  const gone = say({ en: "deleted", es: "eliminada" });
  const named = <Row extends { id: string }>(
    ids: readonly string[],
    rows: readonly Row[],
    name: (row: Row) => string,
  ) =>
    ids.map((id) => {
      const row = rows.find((each) => each.id === id);
      return row ? name(row) : gone;
    });
  const parts = [
    named(distances, race.distances, ({ distance }) => distance),
    named(categories, race.categories, ({ name }) => name),
    statusesOf(audience).map((status) => say(statusChoices[status])),
    payment ? [say(paymentChoices[payment])] : [],
    result ? [say(resultChoices[result])] : [],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join(", "))
    .join(" · ");
}

/** The text for a group: without what only one runner may read. */
function sharedText({ message, race, url }: Data, lang: "en" | "es"): string {
  const found = textFor(message.texts, lang);
  if (!found) return url;
  const link = inLanguage(found.lang, url);
  const facts = factsOfRace(race, found.lang);
  const texts = [found.subject, found.text].filter((text) => !isPersonal(text));
  const lines = texts.length > 0 ? texts.map((text) => fillIn(text, facts)) : [race.name];
  return [...lines, link].join("\n\n");
}

/** Send it now, at a time, or to oneself only. */
function Ways({
  race,
  message,
  count,
  email,
  lang,
  tomorrow,
  typed,
}: Data & { typed: MessageAnswer["typed"] }) {
  const say = useSay();
  const at = useWorkplace();
  const schedule = at.message(race.id, message.id, "schedule");
  const test = at.message(race.id, message.id, "test");
  const isScheduled = useIsSending(schedule);
  const isTested = useIsSending(test);
  return (
    <section aria-labelledby="ways" className="grid max-w-160 gap-6">
      <h2 id="ways" className="text-xl">
        {say({ en: "Send it", es: "Enviarlo" })}
      </h2>
      {count === 0 && <Notice>{raceMessageProblems.nobody}</Notice>}
      <Form method="post" action={test} className="grid justify-items-start gap-2">
        <input type="hidden" name="lang" value={lang} />
        <Button type="submit" look="quiet" busy={isTested}>
          {say({ en: "Send a test to yourself", es: "Enviarte una prueba" })}
        </Button>
        <p className="text-sm text-muted">
          {say({
            en: `It goes to ${email} only, with the facts of the first runner.`,
            es: `Va solo a ${email}, con los datos del primer corredor.`,
          })}
        </p>
      </Form>
      {count > 0 && (
        <>
          <p>
            <ButtonLink to={at.message(race.id, message.id, "send")}>
              {say(sendWords(count))}
            </ButtonLink>
          </p>
          <Form method="post" action={schedule} className="grid gap-5">
            <div className="flex flex-wrap gap-5">
              <TextField
                label={say({ en: "Day", es: "Día" })}
                name="day"
                type="date"
                required
                defaultValue={typed.day ?? tomorrow}
              />
              <TextField
                label={say({ en: "Time", es: "Hora" })}
                name="time"
                type="time"
                required
                defaultValue={typed.time ?? "09:00"}
              />
            </div>
            <p className="text-sm text-muted">
              {say({
                en: `In the time zone of the race (${race.timeZone}). It goes to the runners who match then.`,
                es: `En la zona horaria de la carrera (${race.timeZone}). Va a los corredores que cumplan las condiciones en ese momento.`,
              })}
            </p>
            <div>
              <Button type="submit" look="quiet" busy={isScheduled}>
                {say({ en: "Schedule it", es: "Programarlo" })}
              </Button>
            </div>
          </Form>
        </>
      )}
    </section>
  );
}

function sendWords(count: number): Words {
  return count === 1
    ? { en: "Send now to 1 runner", es: "Enviar ahora a 1 corredor" }
    : {
        en: `Send now to ${formatCount(count)} runners`,
        es: `Enviar ahora a ${formatCount(count)} corredores`,
      };
}

function Unschedule({ race, message }: Data) {
  const say = useSay();
  const at = useWorkplace();
  const path = at.message(race.id, message.id, "unschedule");
  const isBusy = useIsSending(path);
  return (
    <Form method="post" action={path}>
      <Button type="submit" look="quiet" busy={isBusy}>
        {say({ en: "Cancel the sending", es: "Cancelar el envío" })}
      </Button>
    </Form>
  );
}

function Stop({ race, message }: Data) {
  const say = useSay();
  const path = useWorkplace().message(race.id, message.id, "stop");
  const isBusy = useIsSending(path);
  return (
    <Form method="post" action={path} className="grid justify-items-start gap-2">
      <Button type="submit" look="quiet" busy={isBusy}>
        {say({ en: "Stop the sending", es: "Detener el envío" })}
      </Button>
      <p className="text-sm text-muted">
        {say({
          en: "Letters that are on their way arrive in any case.",
          es: "Los correos que ya están en camino llegan de todos modos.",
        })}
      </p>
    </Form>
  );
}

function Preview({
  race,
  message,
  lang,
  preview,
  phoneText,
}: Data & { preview: NonNullable<Data["preview"]> }) {
  const say = useSay();
  const at = useWorkplace();
  const written = langs.filter((each) => message.texts[each] !== null);
  return (
    <section aria-labelledby="preview" className="grid gap-3">
      <h2 id="preview" className="text-xl">
        {say({ en: "As a runner sees it", es: "Como lo ve un corredor" })}
      </h2>
      {written.length > 1 && (
        <Segments
          label={say({ en: "Language", es: "Idioma" })}
          items={written.map((each) => ({
            label: ownNames[each],
            to: `${at.message(race.id, message.id)}?in=${each}`,
            current: each === lang,
          }))}
        />
      )}
      <p className="wrap-anywhere">
        {say({ en: "Subject: ", es: "Asunto: " })}
        <b>{preview.subject}</b>
      </p>
      {phoneText && (
        <p className="whitespace-pre-line wrap-anywhere">
          {say({ en: "On a phone: ", es: "En el teléfono: " })}
          <b>{phoneText}</b>
        </p>
      )}
      <LetterPreview
        title={say({
          en: "The message as a runner sees it",
          es: "El mensaje como lo ve un corredor",
        })}
        html={preview.html}
      />
    </section>
  );
}

/** How many letters have arrived, and which have not, with what the mail server said. */
function Deliveries({ race, message, failures }: Data & { failures: FailedDelivery[] }) {
  const say = useSay();
  const at = useWorkplace();
  const path = at.message(race.id, message.id, "retry");
  const isBusy = useIsSending(path);
  const { counts, retries, state } = message;
  const shown = (["waiting", "sent", "failed", "skipped"] as const).filter(
    (each) => each !== "skipped" || counts.skipped > 0,
  );
  return (
    <section aria-labelledby="deliveries" className="grid gap-4">
      <h2 id="deliveries" className="text-xl">
        {say({ en: "Deliveries", es: "Entregas" })}
      </h2>
      <Facts
        items={shown.map((each) => ({
          label: say(deliveryWords[each]),
          value: formatCount(counts[each]),
        }))}
      />
      {message.alsoSms && (
        <Facts
          items={(["waiting", "sent", "failed"] as const).map((each) => ({
            label: say(smsDeliveryWords[each]),
            value: formatCount(counts.sms[each]),
          }))}
        />
      )}
      {message.alsoWhatsApp && (
        <Facts
          items={(["waiting", "sent", "delivered", "read", "failed"] as const).map((each) => ({
            label: say(whatsAppDeliveryWords[each]),
            value: formatCount(counts.whatsapp[each]),
          }))}
        />
      )}
      <p className="max-w-text text-sm text-muted">
        {say({
          en: "Sent means that the mail server took it. Temporary refusals are tried again for about a day.",
          es: "Enviado significa que el servidor de correo lo aceptó. Los rechazos temporales se vuelven a intentar durante un día.",
        })}
      </p>
      {failures.length > 0 && (
        <>
          <Records
            caption={say({ en: "Failed deliveries", es: "Entregas fallidas" })}
            columns={failureColumns(say, at)}
            rows={failures}
            keyOf={({ registrationId }) => registrationId}
          />
          {state === "sent" && retries < mostRetries && (
            <Form method="post" action={path}>
              <Button type="submit" look="quiet" busy={isBusy}>
                {say({ en: "Try the failed ones again", es: "Volver a intentar los fallidos" })}
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  );
}

const failureColumns = (say: Say, at: Workplace): RecordColumn<FailedDelivery>[] => [
  {
    title: say({ en: "Runner", es: "Corredor" }),
    room: 35,
    cell: ({ registrationId, firstName, lastName, bib, email }) => (
      <>
        {bib === null ? (
          <RecordLine>{`${firstName} ${lastName}`}</RecordLine>
        ) : (
          <RecordLink to={at.registration(registrationId)}>{`${firstName} ${lastName}`}</RecordLink>
        )}
        <RecordLine isQuiet>{email}</RecordLine>
      </>
    ),
  },
  {
    title: say({ en: "What the mail server said", es: "Qué dijo el servidor de correo" }),
    cell: ({ error }) => error ?? "",
  },
];

/** Asks once more before a message leaves. */
function Sending({ race, message, count, onWhatsApp, problem }: Data & { problem: Words | null }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const path = at.message(race.id, message.id, "send");
  const out = at.message(race.id, message.id);
  const isBusy = useIsSending(path);
  const subject = textFor(message.texts, lang)?.subject ?? "";
  return (
    <>
      <BackLink to={out}>{say({ en: "Back to the message", es: "Volver al mensaje" })}</BackLink>
      <ToolHeading lead={race.name}>
        {say({ en: "Send this message?", es: "¿Enviar este mensaje?" })}
      </ToolHeading>
      <Form method="post" action={path} className="grid max-w-160 gap-5">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <p className="wrap-anywhere">
          {say({
            en: `“${fillIn(subject, factsOfRace(race, lang))}” goes out now to: ${audienceText(message.audience, race, say)}. Letters that have left cannot be called back.`,
            es: `“${fillIn(subject, factsOfRace(race, lang))}” sale ahora para: ${audienceText(message.audience, race, say)}. Los correos que ya salieron no se pueden detener.`,
          })}
        </p>
        {message.alsoSms && (
          <p>
            {say({
              en: "Its subject also goes to their phones as a text message.",
              es: "Su asunto va también a sus teléfonos como mensaje de texto.",
            })}
          </p>
        )}
        {onWhatsApp !== null && (
          <p>
            {say({
              en: `Its subject also goes by WhatsApp to those who have agreed to it: ${formatCount(onWhatsApp)} of ${formatCount(count)}.`,
              es: `Su asunto va también por WhatsApp a quienes lo aceptaron: ${formatCount(onWhatsApp)} de ${formatCount(count)}.`,
            })}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {say(sendWords(count))}
          </Button>
          <ButtonLink to={out} look="quiet">
            {say({ en: "Do not send it yet", es: "No enviarlo todavía" })}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

function Deletion({ race, message, problem }: Data & { problem: Words | null }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const path = at.message(race.id, message.id, "delete");
  const out = at.message(race.id, message.id);
  return (
    <>
      <BackLink to={out}>{say({ en: "Back to the message", es: "Volver al mensaje" })}</BackLink>
      <ToolHeading lead={race.name}>
        {say({ en: "Delete this draft?", es: "¿Eliminar este borrador?" })}
      </ToolHeading>
      <DeletionForm
        form={Form}
        action={path}
        isBusy={useIsSending(path)}
        out={out}
        problem={problem}
        button={say({ en: "Delete the draft", es: "Eliminar el borrador" })}
      >
        <p>
          {say({
            en: `“${textFor(message.texts, "en")?.subject ?? ""}” is deleted. This cannot be undone.`,
            es: `Se elimina “${textFor(message.texts, lang)?.subject ?? ""}”. Esto no se puede deshacer.`,
          })}
        </p>
      </DeletionForm>
    </>
  );
}
