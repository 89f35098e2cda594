import { Form } from "react-router";
import { timeAt } from "#features/check-in/check-in.ts";
import { setThanks } from "#features/race-mail/commands.server.ts";
import { kindWords, raceMessageProblems, stateWords } from "#features/race-mail/messages.ts";
import { factsOfRace, fillIn } from "#features/race-mail/placeholders.ts";
import {
  findMessagesRace,
  type MessagesRace,
  messagesOf,
} from "#features/race-mail/queries.server.ts";
import {
  type ListedMessage,
  textFor,
  thanksAfterDays,
  thanksAfterHours,
} from "#features/race-mail/race-message.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { raceUrl } from "#features/races/race.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { inLanguage } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/list.ts";
import { WhatsAppLink } from "./whatsapp-link.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const known = services(args.context);
  const race = await findMessagesRace(known, editor, args.params.id);
  if (!race) throw raceMissing();
  const messages = await messagesOf(known, race.id);
  return {
    race,
    messages: messages.filter(({ kind, counts }) => kind !== "thanks" || counts.total > 0),
    thanks: messages.find(({ kind }) => kind === "thanks") ?? null,
    url: raceUrl(race, publicOrigin(args.request)),
  };
}

/** Switches the thanks to finishers on or off. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  const isOn = (await formOf(args.request)).get("thanks") === "on";
  const origin = publicOrigin(args.request);
  const { problem } = await setThanks(services(args.context), editor, raceId, { isOn, origin });
  if (problem === "no-race") throw raceMissing();
  if (problem !== null) throw new Response(raceMessageProblems[problem].en, { status: 409 });
  return seeOtherSaying(
    at.messages(raceId),
    isOn
      ? { en: "Finishers are thanked.", es: "Se agradecerá a quienes lleguen." }
      : { en: "Finishers are not thanked.", es: "No se agradecerá a quienes lleguen." },
  );
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Messages", es: "Mensajes" }, pageLanguages(matches).lang);

/** What was written to the runners of a race, the thanks after it, and a text to share. */
export default function MessageList({ loaderData }: Route.ComponentProps) {
  const lang = useLang();
  const say = sayIn(lang);
  const at = useWorkplace();
  const { race, messages, url } = loaderData;
  return (
    <>
      <BackLink to={at.race(race.id)}>
        {say({ en: "Back to the race", es: "Volver a la carrera" })}
      </BackLink>
      <ToolHeading
        lead={`${race.name}, ${formatDay(race.startDate, lang)}`}
        actions={
          <ButtonLink to={at.newMessage(race.id)} size="small">
            {say({ en: "Write a message", es: "Escribir un mensaje" })}
          </ButtonLink>
        }
      >
        {say({ en: "Messages", es: "Mensajes" })}
      </ToolHeading>
      <div className="grid gap-10">
        {messages.length === 0 ? (
          <EmptyState
            title={say({ en: "No messages yet", es: "Todavía no hay mensajes" })}
            icon="mail"
          >
            <p>
              {say({
                en: "Write to all runners of this race or to some of them: by distance, category, status or payment.",
                es: "Escribe a todos los corredores de esta carrera o a algunos: por distancia, categoría, estado o pago.",
              })}
            </p>
          </EmptyState>
        ) : (
          <Records
            caption={say({ en: "Messages", es: "Mensajes" })}
            columns={columnsOf((id) => at.message(race.id, id), race, lang)}
            rows={messages}
            keyOf={({ id }) => id}
          />
        )}
        <Thanks {...loaderData} />
        <section aria-labelledby="share" className="grid max-w-text justify-items-start gap-3">
          <h2 id="share" className="text-xl">
            {say({ en: "Share on WhatsApp", es: "Compartir por WhatsApp" })}
          </h2>
          <p className="text-muted">
            {say({
              en: "Opens WhatsApp with a prepared text for your groups.",
              es: "Abre WhatsApp con un texto listo para tus grupos.",
            })}
          </p>
          <WhatsAppLink
            text={say({
              en: `${race.name}, ${formatDay(race.startDate, "en")}, ${race.city}. All you need to know: ${inLanguage("en", url)}`,
              es: `${race.name}, ${formatDay(race.startDate, "es")}, ${race.city}. Toda la información: ${inLanguage("es", url)}`,
            })}
          />
        </section>
      </div>
    </>
  );
}

function Thanks({ race, thanks }: Pick<Route.ComponentProps["loaderData"], "race" | "thanks">) {
  const lang = useLang();
  const say = sayIn(lang);
  const at = useWorkplace();
  const isOn = thanks?.state !== "cancelled";
  const isBusy = useIsSending(at.messages(race.id));
  const due = thanks?.state === "scheduled" && thanks.sendAt;
  return (
    <section aria-labelledby="thanks" className="grid max-w-text justify-items-start gap-3">
      <h2 id="thanks" className="text-xl">
        {say({ en: "Thanks after the race", es: "Agradecimiento después de la carrera" })}
      </h2>
      <p className="text-muted">
        {say({
          en: `Each finisher gets one letter with the result, a request for a review and the next edition, ${thanksAfterHours === 1 ? "an hour" : `${thanksAfterHours} hours`} after you publish the results. Without results it goes ${thanksAfterDays} days after the race to those who were checked in.`,
          es: `Cada persona que llegó a la meta recibe un solo correo con su resultado, un pedido de reseña y la próxima edición, ${thanksAfterHours === 1 ? "una hora" : `${thanksAfterHours} horas`} después de que publiques los resultados. Sin resultados, va ${thanksAfterDays} días después de la carrera a quienes recogieron su kit.`,
        })}
      </p>
      <p className="font-semibold">
        {due
          ? say({
              en: `Goes out on ${timeAt(race.timeZone, due, "en", "day")}.`,
              es: `Sale el ${timeAt(race.timeZone, due, "es", "day")}.`,
            })
          : isOn
            ? say({ en: "Switched on.", es: "Activado." })
            : say({ en: "Switched off.", es: "Desactivado." })}
      </p>
      <Form method="post" action={at.messages(race.id)}>
        <input type="hidden" name="thanks" value={isOn ? "off" : "on"} />
        <Button type="submit" look="quiet" size="small" busy={isBusy}>
          {isOn
            ? say({ en: "Switch the thanks off", es: "Desactivar el agradecimiento" })
            : say({ en: "Switch the thanks on", es: "Activar el agradecimiento" })}
        </Button>
      </Form>
    </section>
  );
}

function columnsOf(
  addressOf: (id: string) => string,
  race: MessagesRace,
  lang: Lang,
): RecordColumn<ListedMessage>[] {
  const say = sayIn(lang);
  const subjectOf = (texts: ListedMessage["texts"]) => {
    const subject = textFor(texts, lang)?.subject;
    return subject && fillIn(subject, factsOfRace(race, lang));
  };
  return [
    {
      title: say({ en: "Subject", es: "Asunto" }),
      isHead: true,
      room: 40,
      cell: ({ id, kind, texts }) => (
        <>
          <RecordLink to={addressOf(id)}>{subjectOf(texts) ?? say(kindWords[kind])}</RecordLink>
          <RecordLine isQuiet>{say(kindWords[kind])}</RecordLine>
        </>
      ),
    },
    {
      title: say({ en: "State", es: "Estado" }),
      cell: ({ state, sendAt }) => (
        <>
          <RecordLine>{say(stateWords[state])}</RecordLine>
          {sendAt && <RecordLine isQuiet>{timeAt(race.timeZone, sendAt, lang, "day")}</RecordLine>}
        </>
      ),
    },
    {
      title: say({ en: "Delivered", es: "Entregados" }),
      isNumber: true,
      cell: ({ counts: { total, sent } }) =>
        total === 0
          ? "–"
          : say({
              en: `${formatCount(sent)} of ${formatCount(total)}`,
              es: `${formatCount(sent)} de ${formatCount(total)}`,
            }),
    },
    {
      title: say({ en: "Failed", es: "Fallidos" }),
      isNumber: true,
      cell: ({ counts: { total, failed } }) => (total === 0 ? "–" : formatCount(failed)),
    },
  ];
}
