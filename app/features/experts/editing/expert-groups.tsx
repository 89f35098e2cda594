import { FieldGroup } from "#ui/editing/field-group.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import type { ExpertField } from "./details.ts";
import { PersonFields, RateFields } from "./expert-fields.tsx";
import { ownServiceField } from "./service-list.ts";
import { ServicesEditor } from "./services-editor.tsx";

/** The groups of the form of an expert, in their order. */
export const expertGroups = {
  person: { id: "person", title: "Person" },
  services: { id: "services-and-rate", title: "Services and rate" },
  page: { id: "page", title: "Page" },
} as const;

/** For administrators only: with which account the expert signs in. */
export const accountGroup = { id: "account", title: "Account" } as const;

/** The groups that begin every form of an expert: the person, and what they offer for how much. */
export function FirstGroups({
  values,
  action,
  services,
  onServices,
  error,
}: {
  values: FieldValues<ExpertField | typeof ownServiceField>;
  /** Where the form is sent. */
  action: string;
  services: string[];
  onServices: (services: string[]) => void;
  /** What is wrong with the services. */
  error: string | undefined;
}) {
  return (
    <>
      <FieldGroup {...expertGroups.person}>
        <PersonFields {...values} />
      </FieldGroup>
      <FieldGroup {...expertGroups.services}>
        <ServicesEditor
          services={services}
          onChange={onServices}
          action={action}
          own={values.field(ownServiceField)}
          error={error}
        />
        <RateFields {...values} />
      </FieldGroup>
    </>
  );
}
