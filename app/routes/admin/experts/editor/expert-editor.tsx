import { href } from "react-router";
import {
  type EditedExpert,
  type ExpertField,
  expertTexts,
  newExpert,
} from "#features/experts/editing/details.ts";
import { PersonFields, RateFields } from "#features/experts/editing/expert-fields.tsx";
import { ExpertPhoto } from "#features/experts/editing/expert-photo.tsx";
import { ownServiceField, servicesIn } from "#features/experts/editing/service-list.ts";
import { ServicesEditor } from "#features/experts/editing/services-editor.tsx";
import { expertLimits } from "#features/experts/expert.ts";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { OpenedWith } from "#ui/form/opened-with.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { AccountField } from "./account-field.tsx";

/** The form of an expert. */
export function ExpertEditor({
  action,
  stored,
  answer,
  isBusy,
  save,
}: {
  action: string;
  /** `null` for a new expert. */
  stored: EditedExpert | null;
  answer: EditAnswer | null;
  isBusy: boolean;
  /** The words of the button. */
  save: string;
}) {
  const texts = stored ? expertTexts(stored) : {};
  const ticked = { ...texts, is_active: stored ? stored.details.is_active : newExpert.is_active };
  const values = fieldValues<ExpertField | typeof ownServiceField>(
    stored ? ticked : newExpert,
    answer,
  );
  const [services, setServices] = useFollowing(servicesIn(values.text("services")), isSame);
  return (
    <EditForm id={formId} action={action} answer={answer} className="grid max-w-200 gap-8">
      {/* Enter in a field sends the form, and not a button of the services editor. */}
      <button type="submit" hidden />
      {stored && <OpenedWith texts={answer?.meanwhile?.stored ?? texts} answer={answer} />}
      {answer?.form && !answer.meanwhile && <Notice kind="problem">{answer.form}</Notice>}
      <p className="text-sm text-muted">Fields with a * are needed.</p>
      <PersonFields {...values} />
      <ExpertPhoto stored={stored} answer={answer} />
      <ServicesEditor
        services={services}
        onChange={setServices}
        action={action}
        own={values.field(ownServiceField)}
        error={answer?.fields.services}
      />
      <RateFields {...values} />
      <TextArea
        label="Bio"
        rows={8}
        maxLength={expertLimits.bio}
        hint="What visitors read on the expert's page"
        {...values.field("bio")}
      />
      <AccountField account={stored?.account ?? null} field={values.field("account")} />
      <Choice
        key={String(values.isTicked("is_active"))}
        name="is_active"
        value="yes"
        defaultChecked={values.isTicked("is_active")}
      >
        Active: visitors see this expert
      </Choice>
      <FormWays busy={isBusy} out={href("/admin/experts")}>
        {isBusy ? "Saving…" : save}
      </FormWays>
    </EditForm>
  );
}

const formId = "expert";

function isSame(one: string[], other: string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
