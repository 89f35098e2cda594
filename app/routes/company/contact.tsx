import { data, Form, href, redirect } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { viewerName } from "#features/accounts/viewer.ts";
import { sendContactMessage } from "#features/contact/message.server.ts";
import {
  failedToSend,
  messageLimit,
  nameLimit,
  presetSubject,
  proposedSubjects,
  subjectLimit,
  tooManyMessages,
} from "#features/contact/message.ts";
import { contactForm } from "#features/contact/schema.ts";
import { config } from "#services/config.ts";
import { clientAddress, requestId, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { Trap } from "#ui/form/trap.tsx";
import { useSay } from "#ui/language/language.tsx";
import { ContactLines } from "#ui/list/contact-lines.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import { OutboxLink } from "../outbox-link.tsx";
import type { Route } from "./+types/contact.ts";

export const handle: Handle = { plain: true, keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url);
  const viewer = await findViewer(args);
  const { contact } = config();
  return {
    url: origin + href("/contact"),
    isSent: searchParams.has("sent"),
    mail: services(args.context).mail.mode,
    showsOutbox: services(args.context).mail.mode === "sandbox" && !config().isReachable,
    email: contact.email,
    postal: contact.postal,
    typed: {
      name: viewer ? viewerName(viewer) : "",
      email: viewer?.email ?? "",
      subject: presetSubject(searchParams.get("subject"), languageOf(args.url)),
    },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  // What is written here is shown on no page.
  const form = await formOf(request);
  const { value, errors } = readForm(contactForm, form);
  if (errors) return data(errors, 400);
  const { company_url, ...message } = value;
  // A robot gets the same thanks as people, so that it learns nothing.
  if (company_url) return sent();
  const { limits, log } = services(context);
  if (!(await limits.allow("contact", clientAddress(context)))) {
    return data<FormErrors>(formErrors(tooManyMessages, form), 429);
  }
  try {
    const { email } = config().contact;
    await sendContactMessage(services(context), message, email, languageOf(url));
  } catch (error) {
    log.error({ error, id: requestId(context) }, "a contact message could not be kept");
    return data<FormErrors>(formErrors(failedToSend, form), 500);
  }
  return sent();
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Contact", es: "Contacto" },
    description: {
      en: "Write to the people behind Dorsal: support, race organizers, corrections.",
      es: "Escribe a las personas detrás de Dorsal: ayuda, organizadores, correcciones.",
    },
    url: loaderData?.url ?? "",
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { isSent, mail, showsOutbox, email, postal } = loaderData;
  if (isSent) return <Thanks isWritten={mail !== "unavailable"} showsOutbox={showsOutbox} />;
  return (
    <Container className="grid gap-12 pt-10 pb-16 md:pt-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <PageHeading
          lead={say({
            en: "A question, a wrong date, a race that is missing, or one that you organize: we read everything.",
            es: "Una pregunta, una fecha equivocada, una carrera que falta o una que organizas: leemos todo.",
          })}
        >
          {say({ en: "Contact", es: "Contacto" })}
        </PageHeading>
        <ContactForm typed={actionData?.typed ?? loaderData.typed} errors={actionData ?? null} />
      </div>
      <aside className="lg:pt-3">
        <h2 className="text-xl">{say({ en: "Another way", es: "Otra forma" })}</h2>
        <p className="mt-3 mb-4 text-muted">
          {say({
            en: "The form is the shortest way. These lead to us too.",
            es: "El formulario es lo más rápido. Por aquí también nos encuentras.",
          })}
        </p>
        <ContactLines name="Dorsal" email={email} postal={postal} />
        <p className="mt-6">
          <TextLink look="strong" to={href("/suggest")}>
            {say({ en: "Tell us about a race", es: "Cuéntanos de una carrera" })}
          </TextLink>
        </p>
      </aside>
    </Container>
  );
}

function sent() {
  return redirect(`${href("/contact")}?sent`, 303);
}

/** The letter form. It needs no script. */
function ContactForm({
  typed,
  errors,
}: {
  typed: Partial<Record<string, string>>;
  errors: FormErrors | null;
}) {
  const say = useSay();
  return (
    <Form
      method="post"
      action={href("/contact")}
      reloadDocument
      noValidate
      className="mt-8 grid gap-5"
    >
      {errors && (
        <Notice kind="problem">
          {errors.form ??
            say({ en: "Please look at the marked fields.", es: "Revisa los campos marcados." })}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          name="name"
          autoComplete="name"
          required
          maxLength={nameLimit}
          defaultValue={typed.name}
          error={errors?.fields.name}
        />
        <EmailField maxLength={254} defaultValue={typed.email} error={errors?.fields.email} />
      </div>
      <TextField
        label={say({ en: "Subject (optional)", es: "Asunto (opcional)" })}
        name="subject"
        list="subjects"
        maxLength={subjectLimit}
        defaultValue={typed.subject}
        error={errors?.fields.subject}
      />
      <datalist id="subjects">
        {proposedSubjects.map((subject) => (
          <option key={subject.en} value={say(subject)} />
        ))}
      </datalist>
      <TextArea
        label={say({ en: "Message", es: "Mensaje" })}
        name="message"
        required
        rows={8}
        maxLength={messageLimit}
        defaultValue={typed.message}
        error={errors?.fields.message}
      />
      <Trap />
      <p>
        <Button type="submit" size="large">
          {say({ en: "Send message", es: "Enviar mensaje" })}
        </Button>
      </p>
    </Form>
  );
}

/** The thanks to the writer of a message. */
function Thanks({ isWritten, showsOutbox }: { isWritten: boolean; showsOutbox: boolean }) {
  const say = useSay();
  const receipt = isWritten
    ? say({
        en: "We sent a confirmation to your address. Our answer will go there too.",
        es: "Te enviamos una confirmación a tu correo, y nuestra respuesta también llegará ahí.",
      })
    : say({ en: "We will reply to your email address.", es: "Respondemos a tu correo." });
  return (
    <Container className="pt-10 pb-16 md:pt-16">
      <PageHeading
        lead={say({
          en: `Your message has been sent. ${receipt}`,
          es: `Tu mensaje fue enviado. ${receipt}`,
        })}
      >
        {say({ en: "Thank you", es: "Gracias" })}
      </PageHeading>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={href("/races")}>
          {say({ en: "Find a race", es: "Encuentra una carrera" })}
        </ButtonLink>
        {showsOutbox && <OutboxLink />}
      </p>
    </Container>
  );
}
