import { data, Form } from "react-router";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { changeEntryForm } from "#features/registrations/rules/commands.server.ts";
import {
  type Demand,
  demands,
  type EntryForm,
  mostPeople,
  type RuledPart,
  ruledParts,
} from "#features/registrations/rules/entry-rules.ts";
import { findEntryForm } from "#features/registrations/rules/queries.server.ts";
import { entryFormForm, longestWaiver } from "#features/registrations/rules/schema.ts";
import { SetupFrame } from "#features/registrations/setup-frame.tsx";
import { previewPath } from "#features/registrations/wizard/wizard.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { type Lang, langs, type Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/entry-form.ts";
import { requireEditor } from "./editor.server.ts";

/** The wizard is not cached. */
export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { db } = services(args.context);
  const race = await findRosterRace({ db }, editor, args.params.id);
  if (!race) throw raceMissing();
  return { race, form: await findEntryForm({ db }, race.id) };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(entryFormForm, form);
  if (!value) return data(errors, 400);
  const { id } = args.params;
  const { problem } = await changeEntryForm(services(args.context), editor, id, value);
  if (problem === "no-race") throw raceMissing();
  if (problem) return data(formErrors(entryFormProblems[problem], form), 409);
  return seeOtherSaying(at.entryForm(id), { en: "Entry form saved.", es: "Formulario guardado." });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), entryFormProblems.failed);

/** Also after a refusal: somebody else may have changed the form. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Entry form", es: "Formulario de inscripción" }, pageLanguages(matches).lang);

/** What a race asks of its runners. */
export default function EntryFormOfRace({ loaderData, actionData }: Route.ComponentProps) {
  const { race, form } = loaderData;
  return <EntryFormScreen key={race.id} race={race} form={form} errors={actionData ?? null} />;
}

const demandWords: Record<Demand, Words> = {
  required: { en: "Required", es: "Obligatorio" },
  optional: { en: "Optional", es: "Opcional" },
  hidden: { en: "Not asked", es: "No se pregunta" },
};

const partWords: Record<RuledPart, { label: Words; hint: Words }> = {
  insurance: {
    label: { en: "Insurance provider and policy number", es: "Aseguradora y número de póliza" },
    hint: {
      en: "Many runners in Peru and Mexico have no insurance",
      es: "En Perú y México, muchos corredores no tienen seguro",
    },
  },
  gender: {
    label: { en: "Gender", es: "Género" },
    hint: {
      en: "Female, male or non-binary: categories need it",
      es: "Femenino, masculino o no binario: las categorías lo necesitan",
    },
  },
  document: {
    label: { en: "Identity document", es: "Documento de identidad" },
    hint: {
      en: "DNI, INE, CURP, passport or another one. The number is stored encrypted; the full number is only in the exported list",
      es: "DNI, INE, CURP, pasaporte u otro. El número se guarda cifrado; completo, solo está en la lista exportada",
    },
  },
  club: {
    label: { en: "Club or team", es: "Club o equipo" },
    hint: { en: "A line of text", es: "Una línea de texto" },
  },
};

const waiverLabels: Record<Lang, Words> = {
  en: { en: "Waiver in English", es: "Deslinde en inglés" },
  es: { en: "Waiver in Spanish", es: "Deslinde en español" },
};

/** What a race asks of its runners, and its own waiver. */
function EntryFormScreen({
  race,
  form: { rules, waiver, people },
  errors,
}: {
  race: { id: string; name: string; startDate: Day };
  form: EntryForm;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const form = useFirstInvalid(errors);
  // What was typed belongs to the version that it began with, also when the page has loaded another since.
  const edited = errors?.typed.edited_version ?? waiver?.version ?? "";
  const isSending = useIsSending(useWorkplace().entryForm(race.id));
  return (
    <SetupFrame race={race} screen="entry-form">
      <Form ref={form} method="post" className="grid max-w-160 gap-8">
        <p className="text-muted">
          {say({
            en: "Every race asks for name, date of birth, phone, country and an emergency contact. Choose here what else yours needs to know.",
            es: "Toda carrera pide nombre, fecha de nacimiento, teléfono, país y contacto de emergencia. Elige aquí qué más necesita saber la tuya.",
          })}
        </p>
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <input type="hidden" name="edited_version" value={edited} />
        <section aria-labelledby="asked" className="grid gap-5">
          <h2 id="asked" className="text-xl">
            {say({ en: "What the form asks for", es: "Qué pide el formulario" })}
          </h2>
          {ruledParts.map((part) => (
            <Select
              key={part}
              name={part}
              label={say(partWords[part].label)}
              hint={say(partWords[part].hint)}
              options={demands.map((value) => ({ value, label: say(demandWords[value]) }))}
              defaultValue={errors?.typed[part] ?? rules[part]}
              error={errors?.fields[part]}
            />
          ))}
          <TextField
            name="people_per_order"
            label={say({ en: "People in one order", es: "Personas en un pedido" })}
            hint={say({
              en: `From 1 to ${mostPeople}. With more than one, a runner can enter family and friends with one payment, and a club its members from a spreadsheet`,
              es: `De 1 a ${mostPeople}. Con más de una, un corredor puede inscribir a familia y amigos con un solo pago, y un club a sus miembros desde una hoja de cálculo`,
            })}
            inputMode="numeric"
            defaultValue={errors?.typed.people_per_order ?? people}
            error={errors?.fields.people_per_order}
          />
        </section>
        <section aria-labelledby="own-waiver" className="grid gap-5">
          <h2 id="own-waiver" className="text-xl">
            {say({ en: "Your own waiver", es: "Tu propio deslinde de responsabilidad" })}
          </h2>
          <p className="text-muted">
            {waiver
              ? say({
                  en: `Version ${waiver.version}. A change makes a new version; runners who are registered keep the one that they accepted.`,
                  es: `Versión ${waiver.version}. Un cambio crea una versión nueva; quienes ya se inscribieron conservan la que aceptaron.`,
                })
              : say({
                  en: "Without a text of your own, runners accept the usual waiver of this site. A text in one language is shown on the pages of both.",
                  es: "Sin un texto propio, los corredores aceptan el deslinde habitual de este sitio. Un texto en un solo idioma se muestra en las páginas de los dos.",
                })}
          </p>
          {langs.map((each) => (
            <TextArea
              key={each}
              name={`waiver_${each}`}
              label={say(waiverLabels[each])}
              hint={say({
                en: "Leave a blank line between paragraphs",
                es: "Deja una línea en blanco entre párrafos",
              })}
              lang={each}
              rows={8}
              maxLength={longestWaiver}
              defaultValue={errors?.typed[`waiver_${each}`] ?? waiver?.texts[each]}
              error={errors?.fields[`waiver_${each}`]}
            />
          ))}
        </section>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={isSending}>
            {say({ en: "Save", es: "Guardar" })}
          </Button>
          <TextLink to={previewPath({ raceId: race.id, distanceId: null }, 1)}>
            {say({ en: "See the form as a runner", es: "Ver el formulario como corredor" })}
          </TextLink>
        </div>
      </Form>
    </SetupFrame>
  );
}

/** Why the entry form of a race was not saved. */
const entryFormProblems = {
  "changed-meanwhile": {
    en: "Somebody else has changed the waiver since you opened this page. Copy your text, open the page again and put both together.",
    es: "Otra persona cambió el deslinde desde que abriste esta página. Copia tu texto, vuelve a abrir la página y une los dos.",
  },
  failed: {
    en: "The entry form could not be saved. Please try again.",
    es: "No se pudo guardar el formulario. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;
