import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatFullMoment } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import {
  closedSentence,
  type Inquiry,
  type InquiryMessage,
  type InquiryReader,
  inquiryMessageLimit,
  inquiryObstacle,
  inquiryProblems,
  reportAddress,
} from "./inquiry.ts";

/** A conversation of a visitor and an expert, with the forms to go on and to close it. */
export function InquiryThread({
  inquiry,
  reader,
  canSend,
  isSent,
  errors,
}: {
  inquiry: Inquiry;
  reader: InquiryReader;
  /** Whether this server sends mail. */
  canSend: boolean;
  /** Whether the reader's message was just sent. */
  isSent: boolean;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const lang = useLang();
  const obstacle = inquiryObstacle(inquiry);
  const names = { visitor: inquiry.visitorName, expert: inquiry.expert.name };
  return (
    <div className="mt-8 grid gap-6">
      {isSent && (
        <Notice kind="success">
          {say({ en: "Your message is on its way.", es: "Tu mensaje está en camino." })}
        </Notice>
      )}
      <ol className="grid gap-4">
        {inquiry.messages.map((message) => (
          <Message key={message.id} message={message} reader={reader} names={names} />
        ))}
      </ol>
      {obstacle ? (
        <Notice icon="alert">
          {inquiry.closedBy
            ? closedSentence(inquiry.closedBy, { reader, names })
            : inquiryProblems[obstacle]}
        </Notice>
      ) : (
        <>
          {reader !== "admin" && (
            <Answer canSend={canSend} sent={inquiry.messages.length} errors={errors} />
          )}
          <Close reader={reader} />
        </>
      )}
      <p className="text-sm text-muted">
        <Rich
          text={say({
            en: "Neither side sees the address of the other. Is something wrong? <0>Report abuse</0> and copy the address of this page into the message.",
            es: "Ninguna de las partes ve el correo de la otra. ¿Algo anda mal? Usa <0>Reportar un abuso</0> y copia en el mensaje la dirección de esta página.",
          })}
          parts={[(words) => <TextLink to={reportAddress(lang)}>{words}</TextLink>]}
        />
      </p>
    </div>
  );
}

function Message({
  message: { isFromExpert, body, createdAt },
  reader,
  names,
}: {
  message: InquiryMessage;
  reader: InquiryReader;
  names: { visitor: string; expert: string };
}) {
  const say = useSay();
  const lang = useLang();
  const isOwn = reader === (isFromExpert ? "expert" : "visitor");
  return (
    <li className={isOwn ? "pl-6" : "pr-6"}>
      <article className={`card p-4 sm:p-5 ${isOwn ? "bg-sunken" : ""}`}>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-base wrap-anywhere">
          {isOwn ? say({ en: "You", es: "Tú" }) : names[isFromExpert ? "expert" : "visitor"]}
          <time
            dateTime={createdAt.toISOString()}
            className="font-sans text-sm font-normal text-muted"
          >
            {formatFullMoment(createdAt, lang)}
          </time>
        </h2>
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {body}
        </p>
      </article>
    </li>
  );
}

function Answer({
  canSend,
  sent,
  errors,
}: {
  canSend: boolean;
  /** How many messages there are: after each one the field is empty again. */
  sent: number;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  const { field } = fieldValues<"message">({}, errors);
  if (!canSend) return <Notice kind="problem">{inquiryProblems["no-mail"]}</Notice>;
  return (
    <Form method="post" noValidate className="grid gap-4">
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <TextArea
        key={sent}
        label={say({ en: "Your answer", es: "Tu respuesta" })}
        rows={6}
        required
        maxLength={inquiryMessageLimit}
        {...field("message")}
      />
      <p>
        <Button type="submit" busy={isBusy}>
          {say({ en: "Send", es: "Enviar" })}
        </Button>
      </p>
    </Form>
  );
}

/** Asks before it closes: a conversation cannot be opened again. */
function Close({ reader }: { reader: InquiryReader }) {
  const say = useSay();
  return (
    <details>
      <summary className="button button-plain button-small w-fit">
        {say({ en: "Close conversation", es: "Cerrar la conversación" })}
      </summary>
      <Form method="post" className="mt-3 grid justify-items-start gap-3">
        <input type="hidden" name="close" value="yes" />
        <p>
          {say({
            en: "Nothing more is sent after that, in either direction, and it cannot be opened again.",
            es: "Después ya no se envía nada, en ninguna dirección, y no se puede volver a abrir.",
          })}
          {reader === "admin" && " You close it as an administrator: the audit log says so."}
        </p>
        <Button type="submit" look="danger" size="small">
          {say({ en: "Close for good", es: "Cerrar para siempre" })}
        </Button>
      </Form>
    </details>
  );
}
