import { Select } from "#ui/form/select.tsx";
import { registrationCountries } from "#values/countries.ts";
import { AnswerField, type StepFields } from "./answer-field.tsx";

const countries = registrationCountries.map((name) => ({ value: name, label: name }));

/** Step 1: the runner. */
export function ContactFields(given: StepFields) {
  return (
    <div className="wizard-fields">
      <AnswerField name="firstName" label="First Name" autoComplete="given-name" given={given} />
      <AnswerField name="lastName" label="Last Name" autoComplete="family-name" given={given} />
      <AnswerField
        name="dateOfBirth"
        label="Date of Birth"
        hint="YYYY-MM-DD, for example 1990-02-28"
        autoComplete="bday"
        placeholder="YYYY-MM-DD"
        given={given}
      />
      <AnswerField
        name="phone"
        label="Phone"
        type="tel"
        hint="With the country code, or as you dial it in your country"
        autoComplete="tel"
        given={given}
      />
      <Select
        name="country"
        label="Country"
        autoComplete="country-name"
        required
        options={countries}
        defaultValue={given.answers.country}
        error={given.marked.country?.sentence}
      />
    </div>
  );
}
