import { OpenedWith } from "#ui/editing/edit-form.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { PhotoField } from "#ui/form/files/photo-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { registrationCountries } from "#values/countries.ts";
import type { EditAnswer, FieldTexts } from "#values/form/three-way.ts";
import { currencies, currencySymbol } from "#values/money.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { expertLimits as most } from "../expert.ts";
import { expertPhotoFormats, largePhoto, mostPhotoBytes, portraitAddress } from "../portrait.ts";
import type { EditedExpert, ExpertField } from "./details.ts";
import { expertProblems } from "./messages.ts";
import { ownServiceField } from "./service-list.ts";
import { ServicesEditor } from "./services-editor.tsx";

const countryListId = "expert-countries";

/** The groups of the form of an expert, in their order. */
export const expertGroups = {
  person: { id: "person", title: { en: "Person", es: "Persona" } },
  services: {
    id: "services-and-rate",
    title: { en: "Services and rate", es: "Servicios y tarifa" },
  },
  page: { id: "page", title: { en: "Page", es: "Página" } },
} as const;

/** For administrators only: with which account the expert signs in. */
export const accountGroup = { id: "account", title: "Account" } as const;

/** What begins every form of an expert: its notices, the person, and what they offer for how much. */
export function FirstGroups({
  opened,
  answer,
  values,
  action,
  services,
  onServices,
}: {
  /** What is stored; `null` for a new expert. */
  opened: FieldTexts | null;
  answer: EditAnswer | null;
  values: FieldValues<ExpertField | typeof ownServiceField>;
  /** Where the form is sent. */
  action: string;
  services: string[];
  onServices: (services: string[]) => void;
}) {
  const say = useSay();
  return (
    <>
      {/* Enter in a field sends the form, and not a button of the services editor. */}
      <button type="submit" hidden />
      {opened && <OpenedWith texts={answer?.meanwhile?.stored ?? opened} answer={answer} />}
      {answer?.form && !answer.meanwhile && <Notice kind="problem">{answer.form}</Notice>}
      <p className="text-sm text-muted">
        {say({ en: "Fields marked * are required.", es: "Los campos con * son obligatorios." })}
      </p>
      <FieldGroup {...expertGroups.person}>
        <PersonFields {...values} />
      </FieldGroup>
      <FieldGroup {...expertGroups.services}>
        <ServicesEditor
          services={services}
          onChange={onServices}
          action={action}
          own={values.field(ownServiceField)}
          error={answer?.fields.services}
        />
        <RateFields {...values} />
      </FieldGroup>
    </>
  );
}

type Values = FieldValues<ExpertField | typeof ownServiceField>;

/** Who the expert is, where, and how to be reached. */
function PersonFields({ field }: Values) {
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

/** What the expert asks for. */
function RateFields({ field }: Values) {
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

/** The photo of an expert: a file, or the address of a picture. Without one a portrait is drawn. */
export function ExpertPhoto({
  stored,
  answer,
  takesAddress = true,
}: {
  /** `null` for a new expert. */
  stored: EditedExpert | null;
  answer: EditAnswer | null;
  /** Whether a picture of another site may be shown, which then learns who looks at it. */
  takesAddress?: boolean;
}) {
  const say = useSay();
  const photo = shownPicture(stored?.photo ?? null);
  const now = photo ? largePhoto(photo) : stored && portraitAddress("expert", stored.id);
  const { profile_picture: wrongFile, picture_address: wrongAddress } = answer?.fields ?? {};
  const typed = answer?.typed.picture_address ?? "";
  return (
    <div className="grid gap-4">
      <PhotoField
        label={say({ en: "Photo", es: "Foto" })}
        name="profile_picture"
        hint={say({
          en: "PNG, JPG, JPEG or WebP, at most 10MB. A square from its middle is shown; without a photo, a drawn portrait.",
          es: "PNG, JPG, JPEG o WebP, de 10 MB como máximo. La foto se recorta en cuadrado; sin foto, un retrato dibujado.",
        })}
        formats={expertPhotoFormats}
        error={wrongFile}
        answer={answer}
        problemOf={({ size }) => (size > mostPhotoBytes ? expertProblems["photo-too-heavy"] : null)}
        picture={(chosen) => <Picture address={chosen ?? now} />}
      >
        {photo && (
          <Choice name="remove_profile_picture" value="yes">
            {say({ en: "Remove this photo", es: "Quitar esta foto" })}
          </Choice>
        )}
      </PhotoField>
      {takesAddress && (
        <details open={typed !== "" || wrongAddress !== undefined}>
          <summary className="disclosure">
            {say({
              en: "Use the address of a picture instead",
              es: "Usar la dirección de una imagen",
            })}
          </summary>
          <TextField
            label={say({ en: "Address of the picture", es: "Dirección de la imagen" })}
            name="picture_address"
            defaultValue={typed}
            error={wrongAddress}
            autoComplete="off"
            placeholder="https://"
            hint={say({
              en: "Of another site, or inline data of an image, which is kept here like a file",
              es: "De otro sitio, o los datos de una imagen, que se guardan aquí como un archivo",
            })}
            className="mt-3"
          />
        </details>
      )}
    </div>
  );
}

function Picture({ address }: { address: string | null }) {
  const say = useSay();
  const size = "size-24 shrink-0 rounded-card border border-line object-cover";
  if (!address) return <div className={`${size} bg-sunken`} />;
  return (
    <img
      src={address}
      alt={say({ en: "As it is shown", es: "Así se muestra" })}
      width={112}
      height={112}
      className={size}
    />
  );
}
