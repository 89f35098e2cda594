import type { ReactNode } from "react";
import { href } from "react-router";
import {
  type EditedExpert,
  type ExpertField,
  expertTexts,
  type LinkedAccount,
  newExpert,
} from "#features/experts/editing/details.ts";
import {
  accountGroup,
  ExpertPhoto,
  expertGroups,
  FirstGroups,
} from "#features/experts/editing/expert-groups.tsx";
import { ExpertPreview } from "#features/experts/editing/expert-preview.tsx";
import {
  areSameServices,
  type ownServiceField,
  servicesIn,
} from "#features/experts/editing/service-list.ts";
import { expertLimits } from "#features/experts/expert.ts";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { Editor } from "#ui/editing/editor.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type EditAnswer, fieldTexts } from "#values/form/three-way.ts";
import type { Sentence } from "#values/say.ts";

/** The form of an expert. */
export function ExpertEditor({
  action,
  stored,
  answer,
  isBusy,
  save,
  danger,
}: {
  action: string;
  /** `null` for a new expert. */
  stored: EditedExpert | null;
  answer: EditAnswer | null;
  isBusy: boolean;
  /** The words of the button. */
  save: string;
  /** The link to what removes the expert. */
  danger?: ReactNode;
}) {
  const texts = stored ? expertTexts(stored) : {};
  const ticked = { ...texts, is_active: stored ? stored.details.is_active : newExpert.is_active };
  const values = fieldValues<ExpertField | typeof ownServiceField>(
    stored ? ticked : newExpert,
    answer,
  );
  const [services, setServices] = useFollowing(
    servicesIn(values.text("services")),
    areSameServices,
  );
  return (
    <Editor
      groups={[...Object.values(expertGroups), accountGroup]}
      beside={
        <ExpertPreview
          formId={formId}
          stored={stored}
          services={services}
          initial={{ ...fieldTexts(stored ? texts : newExpert), ...answer?.typed }}
        />
      }
      danger={danger}
    >
      <EditForm id={formId} action={action} answer={answer}>
        <FirstGroups
          opened={stored && texts}
          answer={answer}
          values={values}
          action={action}
          services={services}
          onServices={setServices}
        />
        <FieldGroup {...expertGroups.page}>
          <ExpertPhoto stored={stored} answer={answer} />
          <TextArea
            label="Bio"
            rows={8}
            maxLength={expertLimits.bio}
            hint="What visitors read on the expert's page"
            {...values.field("bio")}
          />
          <Choice
            key={String(values.isTicked("is_active"))}
            name="is_active"
            value="yes"
            defaultChecked={values.isTicked("is_active")}
          >
            Active: visitors see this expert
          </Choice>
        </FieldGroup>
        <FieldGroup {...accountGroup}>
          <AccountField account={stored?.account ?? null} field={values.field("account")} />
        </FieldGroup>
        <SaveBar>
          <FormWays busy={isBusy} out={href("/admin/experts")} outLook="plain">
            {isBusy ? "Saving…" : save}
          </FormWays>
        </SaveBar>
      </EditForm>
    </Editor>
  );
}

const formId = "expert";

/** The account that keeps the expert's page. An empty field unlinks it. */
function AccountField({
  account,
  field,
}: {
  account: LinkedAccount | null;
  field: { name: string; defaultValue: string; error: Sentence | undefined };
}) {
  return (
    <div>
      <TextField
        label="Linked Account"
        type="email"
        autoComplete="off"
        hint="The email of an account. Its owner edits the page and answers reviews and messages. Empty the field to unlink it."
        {...field}
      />
      {account && (
        <p className="mt-2 text-sm text-muted">
          Linked now:{" "}
          <TextLink to={href("/admin/users/:id", { id: account.userId })}>{account.email}</TextLink>
        </p>
      )}
    </div>
  );
}
