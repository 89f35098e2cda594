import { type ChangeEvent, type ReactNode, useState } from "react";
import { Form, href, useHref, useNavigation } from "react-router";
import {
  type Applicant,
  applicationLimits,
  documentLimits,
  formatFileSize,
  type SentDocument,
} from "#features/experts/applications/application.ts";
import { type DocumentRefusal, documentRefusals } from "#features/experts/applications/messages.ts";
import { formTexts, serviceField } from "#features/experts/applications/services-offered.ts";
import { commonServices, expertLimits as most, serviceIn } from "#features/experts/expert.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Field, TextArea, TextField } from "#ui/form/field.tsx";
import { type FieldValues, fieldValues } from "#ui/form/field-values.ts";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { withQuery } from "#values/address.ts";
import { registrationCountries } from "#values/countries.ts";
import { documentFormats } from "#values/form/document-format.ts";
import type { FormErrors } from "#values/form/form.ts";
import { currencies } from "#values/money.ts";
import type { Sentence, Words } from "#values/say.ts";

const countryList = "expert-countries";

/** Everything that the page of an expert shows, and what only the administrators read. */
export function ApplicationForm({
  applicant,
  answer,
}: {
  applicant: Pick<Applicant, "latest" | "details" | "documents">;
  answer: ApplyAnswer | null;
}) {
  const say = useSay();
  const { latest, details, documents } = applicant;
  const pending = latest?.status === "pending" ? latest.id : null;
  // An answer that could not be had from the server knows nothing of what was typed.
  const errors = answer?.occasion ? answer : null;
  const values = fieldValues<string>(formTexts(details), errors);
  const action = useHref(href("/experts/apply"));
  const isBusy = useNavigation().formAction?.startsWith(action) ?? false;
  const form = useFirstInvalid(answer);
  return (
    <Form
      ref={form}
      method="post"
      action={href("/experts/apply")}
      encType="multipart/form-data"
      noValidate
      className="grid gap-10"
    >
      {/* Enter in a field sends the form, and does not remove a document. */}
      <button type="submit" hidden />
      {answer?.form && <Notice kind="problem">{answer.form}</Notice>}
      {pending && <input type="hidden" name="application" value={pending} />}
      <Person {...values} />
      <Workplace {...values} />
      <Services {...values} />
      <Cost {...values} />
      <Contact {...values} />
      <Part
        title={say({ en: "For the administrators", es: "Para los administradores" })}
        lead={say({
          en: "This is not shown on your page.",
          es: "Esto no se muestra en tu página.",
        })}
      >
        <TextArea
          label={say({ en: "Message (optional)", es: "Mensaje (opcional)" })}
          maxLength={applicationLimits.message}
          hint={say({
            en: "What else helps to decide: where you work, who can speak for you, links.",
            es: "Lo que ayude a decidir: dónde trabajas, quién puede recomendarte, enlaces.",
          })}
          {...values.field("message")}
        />
        <DocumentsField
          documents={documents}
          error={errors?.fields.documents}
          occasion={answer?.occasion ?? null}
          hasRemoved={answer?.hasRemoved ?? false}
        />
      </Part>
      <div>
        <Button type="submit" busy={isBusy}>
          {say(labelOf(pending !== null, isBusy))}
        </Button>
      </div>
    </Form>
  );
}

type Values = FieldValues<string>;

function Person({ field }: Values) {
  const say = useSay();
  return (
    <Part title={say({ en: "You", es: "Sobre ti" })}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={say({ en: "First name", es: "Nombre" })}
          autoComplete="given-name"
          maxLength={most.name}
          {...field("first_name")}
        />
        <TextField
          label={say({ en: "Last name", es: "Apellido" })}
          autoComplete="family-name"
          maxLength={most.name}
          {...field("last_name")}
        />
        <TextField
          label={say({ en: "Professional title", es: "Título profesional" })}
          hint={say({
            en: "Such as Running Coach or Sports Physiotherapist",
            es: "Por ejemplo: entrenador de running o fisioterapeuta deportivo",
          })}
          maxLength={most.title}
          {...field("title")}
        />
        <TextField
          label={say({ en: "Years of experience", es: "Años de experiencia" })}
          inputMode="numeric"
          {...field("years_experience")}
        />
      </div>
      <TextArea
        label={say({ en: "About you (optional)", es: "Acerca de ti (opcional)" })}
        rows={7}
        maxLength={most.bio}
        hint={say({
          en: "Who you work with, how, and how you trained for it.",
          es: "Con quién trabajas, cómo y qué formación tienes.",
        })}
        {...field("bio")}
      />
    </Part>
  );
}

function Workplace({ field }: Values) {
  const say = useSay();
  return (
    <Part title={say({ en: "Where you work", es: "Dónde trabajas" })}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={say({ en: "City", es: "Ciudad" })}
          maxLength={most.place}
          {...field("city")}
        />
        <TextField
          label={say({
            en: "Province or state (optional)",
            es: "Estado, provincia o departamento (opcional)",
          })}
          maxLength={most.place}
          {...field("province")}
        />
        <TextField
          label={say({ en: "Country", es: "País" })}
          list={countryList}
          autoComplete="country-name"
          maxLength={most.place}
          {...field("country")}
        />
      </div>
      <datalist id={countryList}>
        {registrationCountries
          .filter((country) => country !== "Other")
          .map((country) => (
            <option key={country} value={country} />
          ))}
      </datalist>
    </Part>
  );
}

function Services({ field, isTicked }: Values) {
  const say = useSay();
  const lang = useLang();
  return (
    <Part title={say({ en: "What you offer", es: "Qué ofreces" })}>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {commonServices.map((service) => {
          const name = serviceField(service);
          return (
            <Choice key={name} name={name} value="yes" defaultChecked={isTicked(name)}>
              {serviceIn(service, lang)}
            </Choice>
          );
        })}
      </div>
      <TextField
        label={say({ en: "Other services (optional)", es: "Otros servicios (opcional)" })}
        hint={say({
          en: "Separated by commas, for example: Yoga for runners, Hill running",
          es: "Separados por comas, por ejemplo: yoga para corredores, cuestas",
        })}
        maxLength={applicationLimits.otherServices}
        {...field("other_services")}
      />
    </Part>
  );
}

function Cost({ field }: Values) {
  const say = useSay();
  return (
    <Part title={say({ en: "What it costs", es: "Cuánto cuesta" })}>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label={say({ en: "Rate (optional)", es: "Tarifa (opcional)" })}
          inputMode="decimal"
          hint={say({
            en: "Empty: runners are asked to get in touch",
            es: "Si lo dejas vacío, pedimos a los corredores que te consulten",
          })}
          {...field("hourly_rate")}
        />
        <Select
          label={say({ en: "Currency", es: "Moneda" })}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          {...field("hourly_rate_currency")}
        />
        <TextField
          label={say({ en: "For what (optional)", es: "Unidad de cobro (opcional)" })}
          hint={say({
            en: "Such as per hour or per month",
            es: "Por ejemplo: por hora o por mes",
          })}
          maxLength={most.rateDescription}
          {...field("rate_description")}
        />
      </div>
    </Part>
  );
}

function Contact({ field }: Values) {
  const say = useSay();
  return (
    <Part
      title={say({ en: "How runners reach you", es: "Cómo te contactan los corredores" })}
      lead={say({
        en: "Visitors see these only when they ask for them. You can leave both empty: the form on your page reaches you all the same.",
        es: "Los visitantes solo ven estos datos si los piden. Puedes dejar ambos vacíos: el formulario de tu página te llega de todos modos.",
      })}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={say({ en: "Email (optional)", es: "Correo electrónico (opcional)" })}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field("email")}
        />
        <TextField
          label={say({ en: "Phone (optional)", es: "Teléfono (opcional)" })}
          type="tel"
          autoComplete="tel"
          maxLength={most.phone}
          {...field("phone")}
        />
      </div>
    </Part>
  );
}

function labelOf(isChange: boolean, isBusy: boolean): Words {
  if (isChange)
    return isBusy
      ? { en: "Saving…", es: "Guardando…" }
      : { en: "Save changes", es: "Guardar cambios" };
  return isBusy
    ? { en: "Sending…", es: "Enviando…" }
    : { en: "Send application", es: "Enviar solicitud" };
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-xl">{title}</h2>
        {lead && <p className="mt-1 max-w-text text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** The answer to the form of an application that was not sent. */
export type ApplyAnswer = FormErrors & {
  /** Changes with each answer of the server, which has stored the files by then; else `null`. */
  occasion: string | null;
  /** Whether the form was sent to remove a document. */
  hasRemoved?: boolean;
};

const megabytes = documentLimits.bytes / 1024 / 1024;
const hint = {
  en: `PDF, JPEG, PNG or WebP; at most ${documentLimits.count} documents of ${megabytes} MB each.`,
  es: `PDF, JPEG, PNG o WebP; hasta ${documentLimits.count} documentos de ${megabytes} MB cada uno.`,
};

/**
 * The documents that are stored, each with a button to remove it, and a field for more. With scripts,
 * a file that is too large is refused before it is sent.
 */
function DocumentsField({
  documents,
  error,
  occasion,
  hasRemoved,
}: {
  documents: SentDocument[];
  error: Sentence | undefined;
  /** Whether the form was sent to remove a document. */
  hasRemoved: boolean;
  /** Changes once the chosen files are stored: the field is empty then. */
  occasion: string | null;
}) {
  const say = useSay();
  const [chosen, setChosen] = useState<{ problem: Words | null; occasion: string | null } | null>(
    null,
  );
  const said = chosen?.occasion === occasion ? chosen.problem : error;

  function check({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const problem = problemOf([...(input.files ?? [])], documents.length);
    if (problem) input.value = "";
    setChosen({ problem, occasion });
  }

  return (
    <div className="grid gap-3">
      {documents.length > 0 && (
        <ul
          aria-label={say({ en: "Stored documents", es: "Documentos guardados" })}
          className="divide-y divide-line border-y border-line"
        >
          {documents.map((stored) => (
            <StoredDocument key={stored.id} stored={stored} />
          ))}
        </ul>
      )}
      <Field
        label={
          documents.length > 0
            ? say({ en: "More documents", es: "Más documentos" })
            : say({ en: "Documents", es: "Documentos" })
        }
        hint={say(hint)}
        error={said ?? undefined}
      >
        {(control) => (
          <input
            {...control}
            key={occasion}
            // The button that was pressed is gone with its document; the page goes on here.
            // biome-ignore lint/a11y/noAutofocus: only in the answer to that button
            autoFocus={hasRemoved}
            type="file"
            name="documents"
            multiple
            accept={documentFormats}
            onChange={check}
            className="input file-input"
          />
        )}
      </Field>
    </div>
  );
}

function StoredDocument({ stored: { id, name, bytes } }: { stored: SentDocument }) {
  const say = useSay();
  const removal = withQuery(href("/experts/apply"), { change: "remove", document: id });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <span className="min-w-0 wrap-anywhere">
        <a href={useHref(href("/experts/apply/documents/:id", { id }))} download className="link">
          {name}
        </a>{" "}
        <span className="text-sm text-muted">{formatFileSize(bytes)}</span>
      </span>
      <Button type="submit" look="plain" size="small" formAction={useHref(removal)}>
        {say({ en: "Remove", es: "Quitar" })}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

function problemOf(files: readonly File[], stored: number): Words | null {
  const refused = files.flatMap(({ name, size }, place): DocumentRefusal[] => {
    if (size > documentLimits.bytes) return [{ name, problem: "too-heavy" }];
    return stored + place >= documentLimits.count ? [{ name, problem: "too-many" }] : [];
  });
  return refused.length > 0 ? documentRefusals(refused) : null;
}
