import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { countryIn, registrationCountries } from "#values/countries.ts";
import { type EntryRules, genderWords } from "../../rules/entry-rules.ts";
import { documentWords } from "../../rules/identity-document.ts";
import { AnswerChoice, AnswerField, type StepFields } from "./answer-field.tsx";

/** Step 1: the runner. */
export function ContactFields({ rules, ...given }: StepFields & { rules: EntryRules }) {
  const say = useSay();
  const lang = useLang();
  return (
    <div className="wizard-fields">
      <AnswerField
        name="firstName"
        label={say({ en: "First Name", es: "Nombre" })}
        autoComplete="given-name"
        given={given}
      />
      <AnswerField
        name="lastName"
        label={say({ en: "Last Name", es: "Apellido" })}
        hint={say({
          en: "If you have one name only, type it in both fields",
          es: "Si tienes un solo nombre, escríbelo en los dos campos",
        })}
        autoComplete="family-name"
        given={given}
      />
      <AnswerField
        name="dateOfBirth"
        label={say({ en: "Date of Birth", es: "Fecha de nacimiento" })}
        hint={say({
          en: "YYYY-MM-DD, for example 1990-02-28. The digits alone are enough",
          es: "AAAA-MM-DD, por ejemplo 1990-02-28. Bastan los números",
        })}
        inputMode="numeric"
        autoComplete="bday"
        placeholder={say({ en: "YYYY-MM-DD", es: "AAAA-MM-DD" })}
        given={given}
      />
      <AnswerChoice
        name="gender"
        label={say({ en: "Gender", es: "Género" })}
        hint={say({
          en: "Decides in which category your result counts",
          es: "Decide en qué categoría cuenta tu resultado",
        })}
        demand={rules.gender}
        words={genderWords}
        given={given}
      />
      <AnswerField
        name="phone"
        label={say({ en: "Phone", es: "Teléfono" })}
        type="tel"
        hint={say({
          en: "With + and the country code, or as you dial it in the country below",
          es: "Con + y el código del país, o como lo marcas en el país de abajo",
        })}
        autoComplete="tel"
        given={given}
      />
      <Select
        name="country"
        label={say({ en: "Country", es: "País" })}
        autoComplete="country-name"
        required
        options={registrationCountries.map((name) => ({
          value: name,
          label: countryIn(name, lang),
        }))}
        defaultValue={given.answers.country}
        error={given.marked.country?.sentence}
      />
      <AnswerChoice
        name="documentType"
        label={say({ en: "Identity Document", es: "Documento de identidad" })}
        demand={rules.document}
        words={documentWords}
        given={given}
      />
      <AnswerField
        name="documentNumber"
        label={say({ en: "Document Number", es: "Número de documento" })}
        hint={say({
          en: "Stored encrypted. Only the people who run the race can read the full number",
          es: "Se guarda cifrado. Solo quienes organizan la carrera pueden leer el número completo",
        })}
        autoComplete="off"
        demand={rules.document}
        given={given}
      />
      <AnswerField
        name="club"
        label={say({ en: "Club or Team", es: "Club o equipo" })}
        autoComplete="organization"
        demand={rules.club}
        given={given}
      />
    </div>
  );
}
