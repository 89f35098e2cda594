import { FieldGroup } from "#ui/editing/field-group.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { OpenedWith } from "#ui/form/opened-with.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer, FieldTexts } from "#values/form/three-way.ts";
import type { ExpertField } from "./details.ts";
import { PersonFields, RateFields } from "./expert-fields.tsx";
import { ownServiceField } from "./service-list.ts";
import { ServicesEditor } from "./services-editor.tsx";

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
        {say({ en: "Fields with a * are needed.", es: "Los campos con * son obligatorios." })}
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
