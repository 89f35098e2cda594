import { data, Form, href } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { findViewer, requireViewer } from "#features/accounts/viewer.server.ts";
import { documentDays, type OwnApplication } from "#features/experts/applications/application.ts";
import { apply, withdrawApplication } from "#features/experts/applications/commands.server.ts";
import { addDocuments, removeDocument } from "#features/experts/applications/documents.server.ts";
import {
  applicationMessages,
  applicationProblems,
  applicationStatus,
  documentRefusals,
} from "#features/experts/applications/messages.ts";
import { findApplicant } from "#features/experts/applications/queries.server.ts";
import { applicationForm } from "#features/experts/applications/schema.ts";
import { config } from "#services/config.ts";
import { publicOrigin, requestId, services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { formatFullDay, toDay } from "#values/day.ts";
import { formErrors, readForm } from "#values/form/form.ts";
import { upTo } from "#values/form/upload.ts";
import { isId } from "#values/id.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/apply.ts";
import { ApplicationForm, type ApplyAnswer } from "./application-form.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await findViewer(args);
  const url = args.url.origin + href("/experts/apply");
  if (!viewer) return data({ url, said: null, applicant: null });
  const applicant = await findApplicant(services(args.context), viewer);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const headers = said ? { "Set-Cookie": saidNow() } : undefined;
  return data({ url, said, applicant }, { headers });
}

/** Also after a refusal: files that were sent are stored then. */
export const shouldRevalidate = isServerReached;

const documentsLimit = upTo(32, {
  en: "The documents are too large: at most 5 of 5 MB each can be sent.",
  es: "Los documentos son demasiado grandes: se pueden enviar hasta 5 de 5 MB cada uno.",
});

/**
 * Sends or changes an application. Without scripts, the buttons beside a document and below a pending
 * application send the same form with what is to be done in the address.
 */
export async function action(args: Route.ActionArgs) {
  // What is written here is shown on no page before an administrator has approved it.
  const viewer = await requireViewer(args);
  const own = services(args.context);
  const form = await fileFormOf(args, viewer, documentsLimit);
  const { searchParams } = args.url;
  const change = searchParams.get("change");
  if (change === "withdraw") {
    const id = form.get("application");
    const { problem } = isId(id)
      ? await withdrawApplication(own, viewer, id)
      : { problem: "decided" as const };
    if (problem) return answer(args, formErrors(applicationProblems[problem], new FormData()), 409);
    return seeOtherSaying(href("/experts/apply"), applicationMessages.withdrawn);
  }
  const refused = await addDocuments(own, viewer, filesIn(form));
  const documents = refused.length > 0 ? documentRefusals(refused) : null;
  if (change === "remove") {
    const id = searchParams.get("document");
    if (isId(id)) await removeDocument(own, viewer, id);
    return answer(args, { ...formErrors(documents, form, "documents"), hasRemoved: true }, 200);
  }
  const { value, errors } = readForm(applicationForm, form);
  if (errors || documents) {
    const said = errors ?? formErrors(null, form);
    const fields = documents ? { ...said.fields, documents } : said.fields;
    return answer(args, { ...said, fields }, 400);
  }
  const origin = publicOrigin(args.request);
  const done = await apply(own, viewer, value, {
    inbox: config().contact.email,
    applyUrl: origin + href("/experts/apply"),
    recordUrl: (id) => origin + href("/admin/experts/applications/:id", { id }),
  });
  if (done.problem !== null) {
    const refusal = formErrors(applicationProblems[done.problem], form);
    return answer(args, refusal, applicationStatus[done.problem]);
  }
  const { sent, changed } = applicationMessages;
  return seeOtherSaying(href("/experts/apply"), done.isNew ? sent : changed);
}

/** A form that does not reach the server is reported like a failure of it; what was typed stays. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAnswer(serverAction(), (): ApplyAnswer => {
    const form = applicationProblems["not-saved"];
    return { form, fields: {}, typed: {}, occasion: null };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Apply to Be Listed as an Expert", es: "Postula para aparecer como experto" },
    description: {
      en: "Coaches, nutritionists, physiotherapists and others who help runners can have a page at Dorsal: apply with what you offer and your certificates.",
      es: "Entrenadores, nutricionistas, fisioterapeutas y otras personas que ayudan a correr pueden tener una página en Dorsal: postula con lo que ofreces y tus certificados.",
    },
    url: loaderData?.url ?? "",
  });

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { applicant, said } = loaderData;
  return (
    <Container className="grid gap-12 pt-10 pb-16 md:pt-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <PageHeading
          lead={say({
            en: "Do you help runners with training, food, body or mind? This is where they look for people like you.",
            es: "¿Ayudas a los corredores con su entrenamiento, su alimentación, su cuerpo o su mente? Aquí buscan a gente como tú.",
          })}
        >
          {say({ en: "Apply to be listed as an expert", es: "Postula para aparecer como experto" })}
        </PageHeading>
        {applicant && (
          <p className="mt-3 lg:hidden">
            <a href="#how-it-works" className="link">
              {say({
                en: "Who is listed, and what happens next",
                es: "Quiénes aparecen y qué pasa después",
              })}
            </a>
          </p>
        )}
        <div className="mt-8 grid gap-8">
          {said && <Notice kind="success">{said}</Notice>}
          {applicant ? (
            <OwnPart applicant={applicant} answer={actionData ?? null} />
          ) : (
            <SignInFirst />
          )}
        </div>
      </div>
      <HowItWorks />
    </Container>
  );
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]["applicant"]>;

/** What a signed-in person sees: the state of the application, and the form. */
function OwnPart({ applicant, answer }: { applicant: Loaded; answer: ApplyAnswer | null }) {
  const { obstacle, listedAs, latest } = applicant;
  if (listedAs !== null) return <ListedAlready id={listedAs} />;
  if (obstacle) return <Notice kind="problem">{applicationProblems[obstacle]}</Notice>;
  return (
    <>
      {latest && <ApplicationState application={latest} />}
      <ApplicationForm
        key={`${latest?.id} ${latest?.status}`}
        applicant={applicant}
        answer={answer}
      />
    </>
  );
}

function answer(
  { context }: Pick<Route.ActionArgs, "context">,
  errors: Omit<ApplyAnswer, "occasion">,
  status: number,
) {
  return data<ApplyAnswer>({ ...errors, occasion: requestId(context) }, status);
}

/** A browser sends an empty file without a name where none was chosen. */
function filesIn(form: FormData): File[] {
  return form
    .getAll("documents")
    .filter((sent) => sent instanceof File)
    .filter(({ name }) => name !== "");
}

const steps = [
  {
    en: "You tell us what runners should know about you and, if you have any, send your certificates.",
    es: "Nos cuentas lo que los corredores deben saber de ti y, si tienes, envías tus certificados.",
  },
  {
    en: "An administrator reads your application and decides. You get an email either way; if the answer is no, it gives the reason.",
    es: "Un administrador lee tu solicitud y decide. Recibes un correo en ambos casos; si la respuesta es no, te explica el motivo.",
  },
  {
    en: "Once it is approved, your page is public. You edit it yourself: what you offer, your rates, your answers to reviews and messages.",
    es: "Cuando se aprueba, tu página es pública. Tú la editas: lo que ofreces, tus tarifas, tus respuestas a reseñas y mensajes.",
  },
];

/** Who is listed, and what happens with an application. */
function HowItWorks() {
  const say = useSay();
  return (
    <aside id="how-it-works" className="lg:pt-3">
      <h2 className="text-xl">{say({ en: "Who is listed", es: "Quiénes aparecen" })}</h2>
      <p className="mt-3 text-muted">
        {say({
          en: "People who work with runners and know what they do: coaches, nutritionists, physiotherapists, mental coaches and others, trained for it or with years of practice.",
          es: "Personas que trabajan con corredores y saben lo que hacen: entrenadores, nutricionistas, fisioterapeutas, entrenadores mentales y otros, con formación o con años de práctica.",
        })}
      </p>
      <h2 className="mt-8 text-xl">{say({ en: "What happens next", es: "Qué pasa después" })}</h2>
      <ol className="mt-3 grid list-decimal gap-3 pl-5 text-muted">
        {steps.map((step) => (
          <li key={step.en}>{say(step)}</li>
        ))}
      </ol>
      <h2 className="mt-8 text-xl">{say({ en: "Your documents", es: "Tus documentos" })}</h2>
      <p className="mt-3 text-muted">
        {say({
          en: `Only administrators read them. They are never shown on a page and are deleted ${documentDays} days after the decision.`,
          es: `Solo los administradores los leen. Nunca se muestran en una página y se eliminan ${documentDays} días después de la decisión.`,
        })}
      </p>
    </aside>
  );
}

/** For a person whose account is linked to the page of an expert. */
function ListedAlready({ id }: { id: string }) {
  const say = useSay();
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-xl">{say({ en: "You are listed", es: "Ya apareces en la lista" })}</h2>
      <p className="mt-2 max-w-text">
        {say({
          en: "Your application was approved, and your account is linked to your page. You edit it yourself, and answer reviews and messages there.",
          es: "Tu solicitud fue aprobada y tu cuenta está vinculada a tu página. Ahí la editas y respondes reseñas y mensajes.",
        })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={href("/experts/:id", { id })}>
          {say({ en: "Open your page", es: "Abrir tu página" })}
        </ButtonLink>
        <ButtonLink to={href("/account/expert")} look="quiet">
          {say({ en: "Edit your page", es: "Editar tu página" })}
        </ButtonLink>
      </div>
    </section>
  );
}

/** For visitors: an application belongs to an account, which will keep the page. */
function SignInFirst() {
  const say = useSay();
  const from = href("/experts/apply");
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-xl">
        {say({ en: "You need an account first", es: "Primero necesitas una cuenta" })}
      </h2>
      <p className="mt-2 max-w-text">
        {say({
          en: "You use it to follow your application and, later, to edit your page. Afterwards you come straight back here.",
          es: "Con ella sigues tu solicitud y, después, editas tu página. Al terminar vuelves directo aquí.",
        })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={loginPath(from)}>{say({ en: "Sign In", es: "Iniciar sesión" })}</ButtonLink>
        <ButtonLink to={signupPath(from)} look="quiet">
          {say({ en: "Create an account", es: "Crear una cuenta" })}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What has become of the application that was sent last. */
function ApplicationState({ application }: { application: OwnApplication }) {
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
