import { type ReactNode, useState } from "react";
import { channelProblems } from "#features/registrations/review-requests/messages.ts";
import { requestParagraphs } from "#features/registrations/review-requests/request-text.ts";
import {
  messageLimit,
  type RequestDetails,
} from "#features/registrations/review-requests/review-request.ts";
import { Button } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay } from "#values/day.ts";
import type { Sentence } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";

type Props = {
  details: RequestDetails;
  /** What was typed and chosen before, where the page without scripts is shown again. */
  typed?: Partial<Record<string, string>> | undefined;
  problem: Sentence | null;
  isBusy: boolean;
  cancel: ReactNode;
};

/** The fields of a review request, with the text as the runner will read it. */
export function RequestFields({ details, typed, problem, isBusy, cancel }: Props) {
  const say = useSay();
  const lang = useLang();
  const { race, askedOn, hasReviewed, isAhead } = details;
  const [customMessage, setMessage] = useState(typed?.customMessage ?? "");
  return (
    <>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {hasReviewed && (
        <Notice>
          {say({
            en: `This runner has already reviewed ${race.name}.`,
            es: `Este corredor ya escribió una reseña de ${race.name}.`,
          })}
        </Notice>
      )}
      <ChoiceGroup
        label={say({
          en: `Ask ${details.firstName} ${details.lastName} by`,
          es: `Cómo pedírsela a ${details.firstName} ${details.lastName}`,
        })}
      >
        <Choice
          name="sendEmail"
          value="yes"
          disabled={details.emailObstacle !== null}
          defaultChecked={typed ? Boolean(typed.sendEmail) : details.emailObstacle === null}
        >
          {say({ en: `Email to ${details.email}`, es: `Correo a ${details.email}` })}
          {details.emailObstacle && ` (${say(channelProblems[details.emailObstacle])})`}
        </Choice>
        <Choice
          name="sendSms"
          value="yes"
          disabled={details.smsObstacle !== null || details.phone === null}
          defaultChecked={Boolean(typed?.sendSms)}
        >
          {details.phone === null
            ? say({
                en: "SMS to no number that messages can be sent to",
                es: "SMS: no hay un número al que se puedan enviar mensajes",
              })
            : say({ en: `SMS to ${details.phone}`, es: `SMS al ${details.phone}` })}
          {details.smsObstacle && ` (${say(channelProblems[details.smsObstacle])})`}
        </Choice>
      </ChoiceGroup>
      <TextArea
        label={say({ en: "Message (optional)", es: "Mensaje (opcional)" })}
        name="customMessage"
        hint={say({
          en: "Leave it empty to send the usual text. The link to the review form follows in any case.",
          es: "Déjalo vacío para enviar el texto de siempre. El enlace para escribir la reseña va al final en todos los casos.",
        })}
        maxLength={messageLimit}
        value={customMessage}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Preview details={details} customMessage={customMessage} />
      {askedOn && (
        <Choice name="sendAgain" value="yes">
          {say({
            en: `Ask again, although this runner was asked on ${formatDay(askedOn, lang)}`,
            es: `Pedirla otra vez, aunque ya la pediste el ${formatDay(askedOn, lang)}`,
          })}
        </Choice>
      )}
      {isAhead && (
        <Choice name="sendAhead" value="yes">
          {say({
            en: `Ask all the same, although the race is on ${formatDay(race.startDate, lang)} and has not been run yet`,
            es: `Pedirla de todos modos, aunque la carrera es el ${formatDay(race.startDate, lang)} y todavía no se corre`,
          })}
        </Choice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {isBusy
            ? say({ en: "Sending…", es: "Enviando…" })
            : say({ en: "Send review request", es: "Enviar pedido de reseña" })}
        </Button>
        {cancel}
      </div>
    </>
  );
}

function Preview({ details, customMessage }: { details: RequestDetails; customMessage: string }) {
  const say = useSay();
  const { firstName, race, lang, link } = details;
  const pageLang = useLang();
  return (
    <section
      aria-label={say({ en: "Preview", es: "Vista previa" })}
      className="rounded-control bg-sunken px-4 py-3 text-sm"
    >
      <p className="mb-1 font-semibold text-muted">
        {say({ en: "What the runner reads", es: "Lo que lee el corredor" })}
      </p>
      <div lang={lang === pageLang ? undefined : lang}>
        {requestParagraphs({ firstName, raceName: race.name, customMessage }, lang).map((text) => (
          <p key={text} className="wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
      <p className="wrap-anywhere">{inLanguage(lang, link)}</p>
    </section>
  );
}
