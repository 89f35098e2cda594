import { Form, href } from "react-router";
import type { OwnApplication } from "#features/experts/applications/application.ts";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { withQuery } from "#values/address.ts";
import { formatFullDay, toDay } from "#values/day.ts";

/** What has become of the application that was sent last. */
export function ApplicationState({ application }: { application: OwnApplication }) {
  const say = useSay();
  const lang = useLang();
  const { status, sentAt, decidedAt, note } = application;
  const sentOn = formatFullDay(toDay(sentAt), lang);
  const decidedOn = decidedAt && formatFullDay(toDay(decidedAt), lang);
  return (
    <section
      aria-label={say({ en: "State of your application", es: "Estado de tu solicitud" })}
      className="card p-5 sm:p-6"
    >
      {status === "pending" && (
        <>
          <h2 className="text-xl">
            {say({ en: "Your application is being read", es: "Estamos revisando tu solicitud" })}
          </h2>
          <p className="mt-2 max-w-text">
            {say({
              en: `You sent it on ${sentOn}. You get an email once it is decided; until then you can change it below.`,
              es: `La enviaste el ${sentOn}. Te escribiremos cuando haya una decisión; hasta entonces puedes cambiarla aquí abajo.`,
            })}
          </p>
          <Withdraw id={application.id} />
        </>
      )}
      {status === "declined" && (
        <>
          <h2 className="text-xl">
            {say({ en: "Your application was declined", es: "Tu solicitud fue rechazada" })}
          </h2>
          <p className="mt-2">
            {say({
              en: `An administrator decided on ${decidedOn} and wrote:`,
              es: `Un administrador decidió el ${decidedOn} y escribió:`,
            })}
          </p>
          <blockquote className="mt-3 border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">
            {note}
          </blockquote>
          <p className="mt-3">
            {say({
              en: "You can apply again with the form below.",
              es: "Puedes volver a postular con el formulario de abajo.",
            })}
          </p>
        </>
      )}
      {status === "withdrawn" && (
        <>
          <h2 className="text-xl">
            {say({ en: "You have withdrawn your application", es: "Retiraste tu solicitud" })}
          </h2>
          <p className="mt-2">
            {say({
              en: `You had sent it on ${sentOn}. You can apply again with the form below.`,
              es: `La habías enviado el ${sentOn}. Puedes volver a postular con el formulario de abajo.`,
            })}
          </p>
        </>
      )}
      {status === "approved" && (
        <>
          <h2 className="text-xl">
            {say({ en: "Your application was approved", es: "Tu solicitud fue aprobada" })}
          </h2>
          <p className="mt-2 max-w-text">
            {say({
              en: `That was on ${decidedOn}. The page is no longer linked to your account; to have another one, apply again with the form below.`,
              es: `Fue el ${decidedOn}. La página ya no está vinculada a tu cuenta; para tener otra, vuelve a postular con el formulario de abajo.`,
            })}
          </p>
        </>
      )}
    </section>
  );
}

/** Asks once more, without scripts too. */
function Withdraw({ id }: { id: string }) {
  const say = useSay();
  return (
    <details className="mt-4">
      <summary className="disclosure text-danger">
        {say({ en: "Withdraw the application", es: "Retirar la solicitud" })}
      </summary>
      <Form
        method="post"
        action={withQuery(href("/experts/apply"), { change: "withdraw" })}
        className="mt-3 grid gap-3"
      >
        <input type="hidden" name="application" value={id} />
        <p className="max-w-text">
          {say({
            en: "Nobody decides about it then, and its documents are deleted later. You can apply again at any time.",
            es: "Ya nadie decidirá sobre ella y sus documentos se eliminarán más adelante. Puedes volver a postular cuando quieras.",
          })}
        </p>
        <Button type="submit" look="danger" size="small" className="justify-self-start">
          {say({ en: "Withdraw", es: "Retirar" })}
        </Button>
      </Form>
    </details>
  );
}
