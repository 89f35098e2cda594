import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import { type Applicant, applicationLimits } from "#features/experts/applications/application.ts";
import { formTexts, serviceField } from "#features/experts/applications/services-offered.ts";
import { commonServices, expertLimits as most } from "#features/experts/expert.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { registrationCountries } from "#values/countries.ts";
import type { FormErrors } from "#values/form/form.ts";
import { currencies } from "#values/money.ts";
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
  const { latest, details, documents } = applicant;
  const pending = latest?.status === "pending" ? latest.id : null;
  // An answer that could not be had from the server knows nothing of what was typed.
  const errors = answer?.occasion ? answer : null;
  const { field, isTicked } = fieldValues<string>(formTexts(details), errors);
  const isBusy = useNavigation().formAction?.startsWith(href("/experts/apply")) ?? false;
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
      <Part title="You">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            maxLength={most.name}
            {...field("first_name")}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            maxLength={most.name}
            {...field("last_name")}
          />
          <TextField
            label="Professional title"
            hint="Such as Running Coach or Sports Physiotherapist"
            maxLength={most.title}
            {...field("title")}
          />
          <TextField
            label="Years of experience"
            inputMode="numeric"
            {...field("years_experience")}
          />
        </div>
        <TextArea
          label="About you (optional)"
          rows={7}
          maxLength={most.bio}
          hint="Who you work with, how, and how you trained for it."
          {...field("bio")}
        />
      </Part>
      <Part title="Where you work">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="City" maxLength={most.place} {...field("city")} />
          <TextField
            label="Province or state (optional)"
            maxLength={most.place}
            {...field("province")}
          />
          <TextField
            label="Country"
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
      <Part title="What you offer">
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
          {commonServices.map((service) => {
            const name = serviceField(service);
            return (
              <Choice key={name} name={name} value="yes" defaultChecked={isTicked(name)}>
                {service}
              </Choice>
            );
          })}
        </div>
        <TextField
          label="Other services (optional)"
          hint="Separated by commas, for example: Yoga for runners, Hill running"
          maxLength={applicationLimits.otherServices}
          {...field("other_services")}
        />
      </Part>
      <Part title="What it costs">
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField
            label="Rate (optional)"
            inputMode="decimal"
            hint="Empty: runners are asked to get in touch"
            {...field("hourly_rate")}
          />
          <Select
            label="Currency"
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
            {...field("hourly_rate_currency")}
          />
          <TextField
            label="For what (optional)"
            hint="Such as per hour or per month"
            maxLength={most.rateDescription}
            {...field("rate_description")}
          />
        </div>
      </Part>
      <Part
        title="How runners reach you"
        lead="Visitors see these only when they ask for them. You can leave both empty: the form on your page reaches you all the same."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Email (optional)"
            type="email"
            autoComplete="email"
            maxLength={254}
            {...field("email")}
          />
          <TextField
            label="Phone (optional)"
            type="tel"
            autoComplete="tel"
            maxLength={most.phone}
            {...field("phone")}
          />
        </div>
      </Part>
      <Part title="For the administrators" lead="This is not shown on your page.">
        <TextArea
          label="Message (optional)"
          maxLength={applicationLimits.message}
          hint="What else helps to decide: where you work, who can speak for you, links."
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
          {labelOf(pending !== null, isBusy)}
        </Button>
      </div>
    </Form>
  );
}

function labelOf(isChange: boolean, isBusy: boolean): string {
  if (isChange) return isBusy ? "Saving…" : "Save changes";
  return isBusy ? "Sending…" : "Send application";
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
