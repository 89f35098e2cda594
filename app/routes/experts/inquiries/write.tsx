import { data, Form, href, redirect, useNavigation } from "react-router";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { viewerName } from "#features/accounts/viewer.ts";
import { findRecipient } from "#features/experts/inquiries/conversation.server.ts";
import { ownInquiriesTo, writeInquiry } from "#features/experts/inquiries/inquiries.server.ts";
import {
  type InquiryProblem,
  inquiryMessageLimit,
  inquiryNameLimit,
  inquiryProblems,
  inquiryStatus,
  type OwnInquiry,
} from "#features/experts/inquiries/inquiry.ts";
import { inquiryForm } from "#features/experts/inquiries/schema.ts";
import { expertMissing } from "#features/experts/page/messages.ts";
import { config } from "#services/config.ts";
import { clientAddress, publicOrigin, requestId, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { Trap } from "#ui/form/trap.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatFullMoment } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { sayIn } from "#values/say.ts";
import { languageOf, pathOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import { OutboxLink } from "../../outbox-link.tsx";
import type { Route } from "./+types/write.ts";

export const handle: Handle = { plain: true, keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { expert, problem } = await writable(args, args.params.id);
  const viewer = await findViewer(args);
  const { mail } = services(args.context);
  const isOwnPage = viewer !== null && expert.userId === viewer.userId;
  return {
    expert: { id: expert.id, name: expert.name },
    problem: isOwnPage ? ("own-page" as const) : problem,
    known: { name: viewer ? viewerName(viewer) : "", email: viewer?.email ?? "" },
    own: viewer ? await ownInquiriesTo(services(args.context), viewer, expert.id) : [],
    isSent: args.url.searchParams.has("sent"),
    isSignedIn: viewer !== null,
    showsOutbox: mail.mode === "sandbox" && !config().isReachable,
    url: args.url.origin + pathOf(args.url),
  };
}

export async function action(args: Route.ActionArgs) {
  const { expert, problem } = await writable(args, args.params.id);
  const form = await formOf(args.request);
  if (problem) return refused(problem, form);
  const { value, errors } = readForm(inquiryForm, form);
  if (errors) return data(errors, 400);
  const { company_url, ...inquiry } = value;
  const sent = redirect(`${href("/experts/:id/message", { id: expert.id })}?sent`, 303);
  // A robot gets the same thanks as people, so that it learns nothing.
  if (company_url) return sent;
  const { context, request } = args;
  const writer = {
    viewer: await findViewer(args),
    address: clientAddress(context),
    origin: publicOrigin(request),
    lang: languageOf(args.url),
  };
  try {
    const refusal = await writeInquiry(services(context), writer, expert.id, inquiry);
    return refusal.problem ? refused(refusal.problem, form) : sent;
  } catch (error) {
    services(context).log.error({ error, id: requestId(context) }, "an inquiry was not sent");
    return refused("not-sent", form);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(pageLanguages(matches), {
        title: {
          en: `Write to ${loaderData.expert.name}`,
          es: `Escribir a ${loaderData.expert.name}`,
        },
        description: {
          en: `Send ${loaderData.expert.name} a message. Your address is not shown.`,
          es: `Envía un mensaje a ${loaderData.expert.name}. Tu correo no se muestra.`,
        },
        url: loaderData.url,
        indexed: false,
      })
    : [pageTitle(sayIn(pageLanguages(matches).lang)(expertMissing))];

export default function WriteToExpert({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { expert, problem, known, own, isSent, isSignedIn, showsOutbox } = loaderData;
  const back = href("/experts/:id", { id: expert.id });
  if (isSent) {
    return (
      <Container className="py-10 sm:py-14">
        <PageHeading
          lead={say({
            en: `${expert.name} gets it by email. The answer comes to your address.`,
            es: `${expert.name} lo recibe por correo. La respuesta llega a tu correo.`,
          })}
        >
          {say({ en: "Your message is on its way", es: "Tu mensaje está en camino" })}
        </PageHeading>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to={back}>
            {say({ en: `Back to ${expert.name}`, es: `Volver a ${expert.name}` })}
          </ButtonLink>
          {showsOutbox && <OutboxLink />}
        </p>
        <OwnInquiries inquiries={own} name={expert.name} />
      </Container>
    );
  }
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-170">
        <p className="mb-3 text-sm">
          <TextLink to={back}>
            {say({ en: `Back to ${expert.name}`, es: `Volver a ${expert.name}` })}
          </TextLink>
        </p>
        <PageHeading
          lead={say({
            en: "We pass your message on. Neither of you sees the other's address or number.",
            es: "Nosotros hacemos llegar tu mensaje. Ninguno de los dos ve el correo ni el número del otro.",
          })}
        >
          {say({ en: `Write to ${expert.name}`, es: `Escribir a ${expert.name}` })}
        </PageHeading>
        {problem ? (
          <div className="mt-8 grid gap-6">
            <Notice icon="alert">{inquiryProblems[problem]}</Notice>
            <p>
              <ButtonLink to={problem === "own-page" ? href("/account/expert") : back} look="quiet">
                {problem === "own-page"
                  ? say({ en: "Edit your page", es: "Editar tu página" })
                  : say({ en: `Back to ${expert.name}`, es: `Volver a ${expert.name}` })}
              </ButtonLink>
            </p>
          </div>
        ) : (
          <InquiryForm known={known} isSignedIn={isSignedIn} errors={actionData ?? null} />
        )}
        <OwnInquiries inquiries={own} name={expert.name} />
      </div>
    </Container>
  );
}

function InquiryForm({
  known,
  isSignedIn,
  errors,
}: {
  known: { name: string; email: string };
  isSignedIn: boolean;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  const { field } = fieldValues<"name" | "email" | "message">(known, errors);
  return (
    <Form method="post" noValidate className="mt-8 grid gap-5">
      {errors && (
        <Notice kind="problem">
          {errors.form ??
            say({ en: "Please look at the marked fields.", es: "Revisa los campos marcados." })}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          autoComplete="name"
          required
          maxLength={inquiryNameLimit}
          hint={say({ en: "The expert sees it.", es: "El experto lo ve." })}
          {...field("name")}
        />
        <EmailField
          maxLength={254}
          hint={say({
            en: "Never shown. The answer goes there.",
            es: "Nunca se muestra. La respuesta llega ahí.",
          })}
          {...field("email")}
        />
      </div>
      <TextArea
        label={say({ en: "Message", es: "Mensaje" })}
        rows={8}
        required
        maxLength={inquiryMessageLimit}
        {...field("message")}
      />
      <Trap />
      <p>
        <Button type="submit" size="large" busy={isBusy}>
          {say({ en: "Send message", es: "Enviar mensaje" })}
        </Button>
      </p>
      <p className="text-sm text-muted">
        {isSignedIn
          ? say({
              en: "Your conversations with this expert are listed on this page and kept in the archive of your data. A conversation is deleted a year after its last message.",
              es: "Tus conversaciones con este experto aparecen en esta página y se guardan en el archivo de tus datos. Una conversación se elimina un año después de su último mensaje.",
            })
          : say({
              en: "We do not email you a copy, so keep one if you need it. A conversation is deleted a year after its last message.",
              es: "No te enviamos una copia por correo, así que guarda una si la necesitas. Una conversación se elimina un año después de su último mensaje.",
            })}
      </p>
    </Form>
  );
}

/**
 * The active expert of the address, and why nobody can write there right now.
 * @throws 404 for an expert who is not listed
 */
async function writable(
  args: RequestArgs,
  id: string,
): Promise<{
  expert: { id: string; name: string; userId: string | null };
  problem: InquiryProblem | null;
}> {
  const { db, mail } = services(args.context);
  const expertId = readId(id);
  const expert = expertId && (await findRecipient({ db }, expertId));
  if (!expert) throw data("Expert Not Found", 404);
  if (expert.address === null) return { expert, problem: "unreachable" };
  return { expert, problem: mail.mode === "unavailable" ? "no-mail" : null };
}

function refused(problem: InquiryProblem, form: FormData) {
  return data<FormErrors>(formErrors(inquiryProblems[problem], form), inquiryStatus[problem]);
}

/** The conversations that the viewer has with an expert. */
function OwnInquiries({ inquiries, name }: { inquiries: OwnInquiry[]; name: string }) {
  const say = useSay();
  const lang = useLang();
  if (inquiries.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-xl">
        {say({ en: `Your conversations with ${name}`, es: `Tus conversaciones con ${name}` })}
      </h2>
      <ul className="mt-3">
        {inquiries.map(({ id, path, lastMessageAt, isClosed }) => (
          <li key={id}>
            <TextLink to={path} className="inline-block py-1">
              {say({
                en: `Last message on ${formatFullMoment(lastMessageAt, lang)}`,
                es: `Último mensaje: ${formatFullMoment(lastMessageAt, lang)}`,
              })}
            </TextLink>
            {isClosed && (
              <span className="text-sm text-muted">
                {" "}
                {say({ en: "· closed", es: "· cerrada" })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
