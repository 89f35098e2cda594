import { TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import { registrationCountries } from "#values/countries.ts";
import { currencies, currencySymbol } from "#values/money.ts";
import { expertLimits as most } from "../expert.ts";
import type { ExpertField } from "./details.ts";
import type { ownServiceField } from "./service-list.ts";

type Values = FieldValues<ExpertField | typeof ownServiceField>;

/** Who the expert is, where, and how to be reached. */
export function PersonFields({ field }: Values) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First Name *"
          required
          maxLength={most.name}
          autoComplete="off"
          {...field("first_name")}
        />
        <TextField
          label="Last Name *"
          required
          maxLength={most.name}
          autoComplete="off"
          {...field("last_name")}
        />
        <TextField
          label="Professional Title *"
          required
          maxLength={most.title}
          autoComplete="off"
          {...field("title")}
        />
        <TextField
          label="Years of Experience *"
          required
          type="number"
          min={0}
          max={most.years}
          step={1}
          inputMode="numeric"
          {...field("years_experience")}
        />
        <TextField
          label="City *"
          required
          maxLength={most.place}
          autoComplete="off"
          {...field("city")}
        />
        <TextField
          label="State/Province"
          maxLength={most.place}
          autoComplete="off"
          {...field("province")}
        />
        <TextField
          label="Country *"
          required
          maxLength={most.place}
          autoComplete="off"
          list={countryListId}
          {...field("country")}
        />
        <TextField
          label="Phone"
          type="tel"
          maxLength={most.phone}
          autoComplete="off"
          {...field("phone")}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint="Visitors see it only on request. Messages to the expert go there, or to the linked account."
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
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField
        label="Rate *"
        required
        type="number"
        min={0}
        max={most.rate}
        step={0.01}
        inputMode="decimal"
        hint="0 shows Contact for rates"
        {...field("hourly_rate")}
      />
      <Select
        label="Currency *"
        required
        options={currencies.map((value) => ({
          value,
          label: `${value} (${currencySymbol(value)})`,
        }))}
        {...field("hourly_rate_currency")}
      />
      <TextField
        label="Rate Description"
        maxLength={most.rateDescription}
        hint="Shown after the rate, for example: per session"
        {...field("rate_description")}
      />
    </div>
  );
}
