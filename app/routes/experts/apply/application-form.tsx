import type { ReactNode } from "react";
import { Form, href, useHref, useNavigation } from "react-router";
import { type Applicant, applicationLimits } from "#features/experts/applications/application.ts";
import { formTexts, serviceField } from "#features/experts/applications/services-offered.ts";
import { commonServices, expertLimits as most, serviceIn } from "#features/experts/expert.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { registrationCountries } from "#values/countries.ts";
import type { FormErrors } from "#values/form/form.ts";
import { currencies } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { DocumentsField } from "./documents-field.tsx";

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
  const lang = useLang();
  const { latest, details, documents } = applicant;
  const pending = latest?.status === "pending" ? latest.id : null;
  // An answer that could not be had from the server knows nothing of what was typed.
  const errors = answer?.occasion ? answer : null;
  const { field, isTicked } = fieldValues<string>(formTexts(details), errors);
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
          {...field("message")}
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
