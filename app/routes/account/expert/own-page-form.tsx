import { href } from "react-router";
import {
  type EditedExpert,
  type ExpertField,
  expertTexts,
} from "#features/experts/editing/details.ts";
import { PersonFields, RateFields } from "#features/experts/editing/expert-fields.tsx";
import { ExpertPhoto } from "#features/experts/editing/expert-photo.tsx";
import { type ownServiceField, servicesIn } from "#features/experts/editing/service-list.ts";
import { ServicesEditor } from "#features/experts/editing/services-editor.tsx";
import { expertLimits } from "#features/experts/expert.ts";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { OpenedWith } from "#ui/form/opened-with.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";

/** All public fields of an expert's page, for the expert. */
export function OwnPageForm({
  stored,
  answer,
  isBusy,
}: {
  stored: EditedExpert;
  answer: EditAnswer | null;
  isBusy: boolean;
}) {
  const texts = expertTexts(stored);
  const values = fieldValues<ExpertField | typeof ownServiceField>(texts, answer);
  const [services, setServices] = useFollowing(servicesIn(values.text("services")), isSame);
  const action = href("/account/expert");
  return (
    <EditForm action={action} answer={answer} className="grid gap-8">
      {/* Enter in a field sends the form, and not a button of the services editor. */}
      <button type="submit" hidden />
      <OpenedWith texts={answer?.meanwhile?.stored ?? texts} answer={answer} />
      {answer?.form && !answer.meanwhile && <Notice kind="problem">{answer.form}</Notice>}
      <p className="text-sm text-muted">Fields with a * are needed.</p>
      <PersonFields {...values} />
      <ExpertPhoto stored={stored} answer={answer} takesAddress={false} />
      <ServicesEditor
        services={services}
        onChange={setServices}
        action={action}
        own={values.field("own_service")}
        error={answer?.fields.services}
      />
      <RateFields {...values} />
      <TextArea
        label="Bio"
        rows={8}
        maxLength={expertLimits.bio}
        hint="What visitors read on your page"
        {...values.field("bio")}
      />
      <SaveBar>
        <FormWays busy={isBusy} out={href("/dashboard")} outLook="plain">
          {isBusy ? "Saving…" : "Save page"}
        </FormWays>
      </SaveBar>
    </EditForm>
  );
}

function isSame(one: string[], other: string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
