import { data, Form, redirect } from "react-router";
import { saveMessage } from "#features/race-mail/commands.server.ts";
import {
  kindWords,
  paymentChoices,
  raceMessageProblems,
  resultChoices,
  statusChoices,
} from "#features/race-mail/messages.ts";
import { placeholderNames } from "#features/race-mail/placeholders.ts";
import {
  findMessage,
  findMessagesRace,
  type MessagesRace,
} from "#features/race-mail/queries.server.ts";
import {
  type Audience,
  audiencePayments,
  audienceResults,
  audienceStatuses,
  choiceName,
  longestMessageSubject,
  longestMessageText,
  mostSmsPerDay,
  type WholeMessage,
  writtenKinds,
} from "#features/race-mail/race-message.ts";
import { readMessageForm } from "#features/race-mail/schema.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { editsRace } from "#features/races/rights.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { CountedArea } from "#ui/form/counted-area.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import type { Lang, Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/compose.ts";

export const handle: Handle = { keepsPages: true };

/** The message that an address names; without one, a new message is written. */
function messageIn(params: object): string | null {
  return "message" in params && typeof params.message === "string" ? params.message : null;
}

export async function loader(args: Route.LoaderArgs) {
  const { editor, at } = await requireEditor(args);
  const known = services(args.context);
  const race = await findMessagesRace(known, editor, args.params.id);
  if (!race) throw raceMissing();
  const id = messageIn(args.params);
  const message = id === null ? null : await findMessage(known.db, race.id, id);
  if (id !== null && !message) throw data(raceMessageProblems.gone, 404);
  if (message && message.state !== "draft") throw redirect(at.message(race.id, message.id));
  const canText = known.sms.mode !== "unavailable";
  const canWhatsApp = known.whatsapp.mode !== "unavailable";
  return { race, message, email: editor.email, canText, canWhatsApp };
}

/** Keeps the draft and shows it as its readers would see it. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  const form = await formOf(args.request);
  const { value, errors } = readMessageForm(form);
  if (errors) return data<FormErrors>(errors, 400);
  const saved = await saveMessage(
    services(args.context),
    editor,
    { raceId, messageId: messageIn(args.params) },
    { form: value, origin: publicOrigin(args.request) },
  );
  if (saved.problem === "no-race") throw raceMissing();
  if (saved.problem !== null) {
    return data<FormErrors>(formErrors(raceMessageProblems[saved.problem], form), 409);
  }
  return redirect(at.message(raceId, saved.id), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), raceMessageProblems.failed);

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Write a message", es: "Escribir un mensaje" }, pageLanguages(matches).lang);

/** Where a message is written: to whom, and what it says in one language or both. */
export default function Compose({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { race, message, email, canText, canWhatsApp } = loaderData;
  const errors = actionData ?? null;
  const typed = errors?.typed;
  const form = useFirstInvalid(errors);
  const path = message ? at.editMessage(race.id, message.id) : at.newMessage(race.id);
  const isBusy = useIsSending(path);
  const kind = typed?.kind ?? message?.kind ?? "needed";
  const alsoSms = typed ? typed.also_sms !== undefined : (message?.alsoSms ?? false);
  const alsoWhatsApp = typed ? typed.also_whatsapp !== undefined : (message?.alsoWhatsApp ?? false);
  const takesAnswers = typed ? typed.takes_answers !== undefined : (message?.takesAnswers ?? false);
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
      >
        {message
          ? say({ en: "Edit the message", es: "Editar el mensaje" })
          : say({ en: "Write a message", es: "Escribir un mensaje" })}
      </ToolHeading>
      <Form ref={form} method="post" action={path} className="grid max-w-160 gap-8">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <ChoiceGroup label={say({ en: "What it is about", es: "De qué trata" })}>
          <div className="grid gap-1">
            {writtenKinds.map((each) => (
              <Choice
                key={each}
                kind="radio"
                name="kind"
                value={each}
                defaultChecked={each === kind}
              >
                {say(kindWords[each])}
                <span className="block text-sm text-muted">{say(kindHints[each])}</span>
              </Choice>
            ))}
          </div>
        </ChoiceGroup>
        <AudienceFields race={race} chosen={message?.audience ?? null} typed={typed} />
        <p className="text-muted">
          {say({
            en: "Write in one language or in both: each runner gets the text in their language, or else the one that exists. Placeholders:",
            es: "Escribe en un idioma o en los dos: cada corredor recibe el texto en su idioma o, si no, el que exista. Campos:",
          })}{" "}
          <span className="wrap-anywhere">{placeholderNames(lang).join(" ")}</span>
        </p>
        {(lang === "es" ? (["es", "en"] as const) : (["en", "es"] as const)).map((each) => (
          <TextFields key={each} lang={each} texts={message?.texts ?? null} errors={errors} />
        ))}
        <Choice name="takes_answers" defaultChecked={takesAnswers}>
          {say({
            en: `Answers go to ${email}`,
            es: `Las respuestas llegan a ${email}`,
          })}
        </Choice>
        {canText && (
          <Choice name="also_sms" defaultChecked={alsoSms}>
            {say({
              en: "Send the subject as a text message too",
              es: "Enviar también el asunto como mensaje de texto",
            })}
            <span className="block text-sm text-muted">
              {say({
                en: `To the phone number of each runner, with a link to the registration; an account with several entries gets one. Only for what runners must know, at most ${mostSmsPerDay} times in 24 hours.`,
                es: `Al teléfono de cada corredor, con un enlace a la inscripción; una cuenta con varias inscripciones recibe uno. Solo para lo que los corredores deben saber, como máximo ${mostSmsPerDay} veces en 24 horas.`,
              })}
            </span>
          </Choice>
        )}
        {canWhatsApp && (
          <Choice name="also_whatsapp" defaultChecked={alsoWhatsApp}>
            {say({
              en: "Send the subject by WhatsApp too",
              es: "Enviar también el asunto por WhatsApp",
            })}
            <span className="block text-sm text-muted">
              {say({
                en: `To runners who have agreed to it, with a link to the registration. Only for what runners must know; text messages and WhatsApp together, at most ${mostSmsPerDay} times in 24 hours.`,
                es: `A los corredores que lo aceptaron, con un enlace a la inscripción. Solo para lo que los corredores deben saber; entre mensajes de texto y WhatsApp, como máximo ${mostSmsPerDay} veces en 24 horas.`,
              })}
            </span>
          </Choice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {say({ en: "Save and preview", es: "Guardar y previsualizar" })}
          </Button>
          <ButtonLink
            to={message ? at.message(race.id, message.id) : at.messages(race.id)}
            look="plain"
          >
            {say({ en: "Cancel", es: "Cancelar" })}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

const kindHints: Record<(typeof writtenKinds)[number], Words> = {
  needed: {
    en: "Start times, kit pick-up, changes. Every chosen runner gets it.",
    es: "Horarios de salida, entrega de kits, cambios. Lo recibe cada corredor elegido.",
  },
  news: {
    en: "Offers and the next edition. Runners who have ended such messages do not get it.",
    es: "Promociones y la próxima edición. No lo reciben quienes pidieron no recibir novedades.",
  },
};

const languageWords: Record<Lang, { subject: Words; text: Words }> = {
  en: {
    subject: { en: "Subject in English", es: "Asunto en inglés" },
    text: { en: "Text in English", es: "Texto en inglés" },
  },
  es: {
    subject: { en: "Subject in Spanish", es: "Asunto en español" },
    text: { en: "Text in Spanish", es: "Texto en español" },
  },
};

function TextFields({
  lang,
  texts,
  errors,
}: {
  lang: Lang;
  texts: WholeMessage["texts"] | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const [subject, text] = [`subject_${lang}`, `text_${lang}`];
  const stored = texts?.[lang];
  return (
    <div className="grid gap-5">
      <TextField
        label={say(languageWords[lang].subject)}
        name={subject}
        maxLength={longestMessageSubject}
        lang={lang}
        defaultValue={errors?.typed[subject] ?? stored?.subject ?? ""}
        error={errors?.fields[subject]}
      />
      <CountedArea
        label={say(languageWords[lang].text)}
        name={text}
        rows={8}
        limit={longestMessageText}
        lang={lang}
        defaultValue={errors?.typed[text] ?? stored?.text ?? ""}
        error={errors?.fields[text]}
      />
    </div>
  );
}

/** Who gets the message. Without any choice, everybody whose entry counts. */
function AudienceFields({
  race,
  chosen,
  typed,
}: {
  race: MessagesRace;
  chosen: Audience | null;
  typed: FormErrors["typed"] | undefined;
}) {
  const say = useSay();
  const isChosen = (of: "distance" | "category" | "status", value: string) => {
    if (typed) return typed[choiceName(of, value)] !== undefined;
    const lists: Record<typeof of, readonly string[] | undefined> = {
      distance: chosen?.distances,
      category: chosen?.categories,
      status: chosen?.statuses,
    };
    return lists[of]?.includes(value) ?? false;
  };
  const group = (
    of: "distance" | "category" | "status",
    label: string,
    choices: readonly { value: string; words: string }[],
  ) => (
    <ChoiceGroup label={label}>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {choices.map(({ value, words }) => (
          <Choice
            key={value}
            name={choiceName(of, value)}
            value="yes"
            defaultChecked={isChosen(of, value)}
          >
            {words}
          </Choice>
        ))}
      </div>
    </ChoiceGroup>
  );
  const anyone = { value: "", label: say({ en: "All", es: "Todas" }) };
  return (
    <section aria-labelledby="audience" className="grid gap-5">
      <div>
        <h2 id="audience" className="text-xl">
          {say({ en: "Who gets it", es: "A quién va" })}
        </h2>
        <p className="mt-1 text-muted">
          {say({
            en: "Where you choose nothing, it goes to all: every entry that is not cancelled and does not wait for its payment.",
            es: "Donde no elijas nada, va a todos: cada inscripción que no esté cancelada ni por pagar.",
          })}
        </p>
      </div>
      {race.distances.length > 1 &&
        group(
          "distance",
          say({ en: "Distances", es: "Distancias" }),
          race.distances.map(({ id, distance }) => ({ value: id, words: distance })),
        )}
      {race.categories.length > 0 &&
        group(
          "category",
          say({ en: "Categories", es: "Categorías" }),
          race.categories.map(({ id, name }) => ({ value: id, words: name })),
        )}
      {group(
        "status",
        say({ en: "State of the entry", es: "Estado de la inscripción" }),
        audienceStatuses.map((value) => ({ value, words: say(statusChoices[value]) })),
      )}
      {race.isSold && (
        <Select
          label={say({ en: "Payment", es: "Pago" })}
          name="payment"
          defaultValue={typed?.payment ?? chosen?.payment ?? ""}
          options={[
            anyone,
            ...audiencePayments.map((value) => ({ value, label: say(paymentChoices[value]) })),
          ]}
        />
      )}
      {race.hasResults && (
        <Select
          label={say({ en: "Results", es: "Resultados" })}
          name="result"
          defaultValue={typed?.result ?? chosen?.result ?? ""}
          options={[
            anyone,
            ...audienceResults.map((value) => ({ value, label: say(resultChoices[value]) })),
          ]}
        />
      )}
    </section>
  );
}
