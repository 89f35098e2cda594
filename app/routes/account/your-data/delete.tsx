import { data, Form, href, redirect, useNavigation } from "react-router";
import { askForDeletion, isCharged } from "#features/accounts/deletion/commands.server.ts";
import { coolingOffDays, deletionProblems } from "#features/accounts/deletion/deletion.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { proofForm } from "#features/accounts/security/schema.ts";
import { PasswordField } from "#features/accounts/security/setting-form.tsx";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { billingPath } from "#features/membership/membership.ts";
import { publicOrigin, services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/delete.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "Delete my account", es: "Eliminar mi cuenta" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const [asksPassword, isMember] = await Promise.all([
    hasPassword(all, viewer),
    isCharged(all.db, viewer.userId),
  ]);
  return { asksPassword, isMember, email: viewer.email };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(proofForm, form);
  if (errors) return data(errors, 400);
  const origin = publicOrigin(args.request);
  const asked = await askForDeletion(services(args.context), viewer, {
    password: value.password,
    links: {
      keep: (token) => origin + withQuery(href("/account/keep"), { token }),
      undo: securityLinks(origin).undo,
    },
  });
  if (asked.problem !== null) {
    return data(formErrors(deletionProblems[asked.problem], form, asked.field), 400);
  }
  return redirect(href("/account/data"), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useNavigation().state !== "idle";
  const said = actionData?.fields.password;
  const problem = actionData?.form ?? (loaderData.asksPassword ? null : said);
  return (
    <>
      <PageHeading>{say(title)}</PageHeading>
      {loaderData.isMember && (
        <div className="mt-5">
          <Notice kind="problem">
            <Rich
              text={say({
                en: "You have a membership that renews by itself. Please cancel it first, under <0>Billing</0>, so that you are not charged again.",
                es: "Tienes una membresía que se renueva sola. Cancélala primero, en <0>Facturación</0>, para que no se te vuelva a cobrar.",
              })}
              parts={[(words) => <TextLink to={billingPath()}>{words}</TextLink>]}
            />
          </Notice>
        </div>
      )}
      <div className="prose mt-5">
        <p>
          <Rich
            text={say({
              en: `In ${coolingOffDays} days the account <0>${loaderData.email}</0> is deleted for good, and with it`,
              es: `En ${coolingOffDays} días la cuenta <0>${loaderData.email}</0> se elimina para siempre, y con ella`,
            })}
            parts={[(words) => <b>{words}</b>]}
          />
        </p>
        <ul>
          <li>{say({ en: "your profile and your photo,", es: "tu perfil y tu foto," })}</li>
          <li>
            {say({
              en: "your reviews and your favorite races,",
              es: "tus reseñas y tus carreras favoritas,",
            })}
          </li>
          <li>
            {say({
              en: "your training plans, your activities with their files, and your courses,",
              es: "tus planes de entrenamiento, tus actividades con sus archivos y tus recorridos,",
            })}
          </li>
          <li>
            {say({
              en: "your conversations, also those with experts, your sessions, passkeys and passwords,",
              es: "tus conversaciones, también las que tienes con expertos, tus sesiones, llaves de acceso y contraseñas,",
            })}
          </li>
          <li>
            {say({
              en: "if you keep the page of an expert: that page, its reviews and the messages to it.",
              es: "si llevas la página de un experto: esa página, sus reseñas y los mensajes que recibió.",
            })}
          </li>
        </ul>
        <p>
          {say({
            en: "You leave the races that are still to come, and their places become free. What you paid to an organizer does not come back by itself. Organizers keep the number of their entries, without your name and without anything else that you gave.",
            es: "Dejas las carreras que aún no se corren y tus cupos quedan libres. Lo que pagaste a un organizador no se devuelve solo. Los organizadores conservan el número de sus inscripciones, sin tu nombre y sin nada más de lo que diste.",
          })}
        </p>
        <p>
          {say({
            en: "Until then you can sign in and keep the account. Everywhere else you are signed out now.",
            es: "Hasta entonces puedes iniciar sesión y conservar la cuenta. En los demás lugares tu sesión se cierra ahora.",
          })}
        </p>
      </div>
      <Form method="post" noValidate className="mt-6 grid max-w-110 gap-5">
        {problem && <Notice kind="problem">{problem}</Notice>}
        {loaderData.asksPassword && <PasswordField error={said} />}
        <FormWays out={href("/account/data")} look="danger" busy={isBusy}>
          {say({ en: "Delete my account", es: "Eliminar mi cuenta" })}
        </FormWays>
      </Form>
    </>
  );
}
