import { TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { registrationCountries } from "#values/countries.ts";
import { currencies, currencySymbol } from "#values/money.ts";
import { expertLimits as most } from "../expert.ts";
import type { ExpertField } from "./details.ts";
import type { ownServiceField } from "./service-list.ts";

type Values = FieldValues<ExpertField | typeof ownServiceField>;

/** Who the expert is, where, and how to be reached. */
export function PersonFields({ field }: Values) {
  const say = useSay();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={say({ en: "First Name *", es: "Nombre *" })}
          required
          maxLength={most.name}
          autoComplete="off"
          {...field("first_name")}
        />
        <TextField
          label={say({ en: "Last Name *", es: "Apellido *" })}
          required
          maxLength={most.name}
          autoComplete="off"
          {...field("last_name")}
        />
        <TextField
          label={say({ en: "Professional Title *", es: "Título profesional *" })}
          required
          maxLength={most.title}
          autoComplete="off"
          {...field("title")}
        />
        <TextField
          label={say({ en: "Years of Experience *", es: "Años de experiencia *" })}
          required
          type="number"
          min={0}
          max={most.years}
          step={1}
          inputMode="numeric"
          {...field("years_experience")}
        />
        <TextField
          label={say({ en: "City *", es: "Ciudad *" })}
          required
          maxLength={most.place}
          autoComplete="off"
          {...field("city")}
        />
        <TextField
          label={say({ en: "State/Province", es: "Estado, provincia o departamento" })}
          maxLength={most.place}
          autoComplete="off"
          {...field("province")}
        />
        <TextField
          label={say({ en: "Country *", es: "País *" })}
          required
          maxLength={most.place}
          autoComplete="off"
          list={countryListId}
          {...field("country")}
        />
        <TextField
          label={say({ en: "Phone", es: "Teléfono" })}
          type="tel"
          maxLength={most.phone}
          autoComplete="off"
          {...field("phone")}
        />
        <TextField
          label={say({ en: "Email", es: "Correo electrónico" })}
          type="email"
          autoComplete="off"
          hint={say({
            en: "Visitors see it only on request. Messages to the expert go there, or to the linked account.",
            es: "Los visitantes solo lo ven si lo piden. Los mensajes para el experto llegan ahí o a la cuenta vinculada.",
          })}
          className="sm:col-span-2"
          {...field("email")}
        />
      </div>
      <datalist id={countryListId}>
        {registrationCountries
          .filter((country) => country !== "Other")
          .map((country) => (
            <option key={country} value={country} />
          ))}
      </datalist>
    </>
  );
}

const countryListId = "expert-countries";

/** What the expert asks for. */
export function RateFields({ field }: Values) {
  const say = useSay();
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField
        label={say({ en: "Rate *", es: "Tarifa *" })}
        required
        type="number"
        min={0}
        max={most.rate}
        step={0.01}
        inputMode="decimal"
        hint={say({ en: "0 shows Contact for rates", es: "Con 0 se muestra “Consultar tarifas”" })}
        {...field("hourly_rate")}
      />
      <Select
        label={say({ en: "Currency *", es: "Moneda *" })}
        required
        options={currencies.map((value) => ({
          value,
          label: `${value} (${currencySymbol(value)})`,
        }))}
        {...field("hourly_rate_currency")}
      />
      <TextField
        label={say({ en: "Rate Description", es: "Descripción de la tarifa" })}
        maxLength={most.rateDescription}
        hint={say({
          en: "Shown after the rate, for example: per session",
          es: "Se muestra después de la tarifa, por ejemplo: por sesión",
        })}
        {...field("rate_description")}
      />
    </div>
  );
}
