import { href } from "react-router";
import {
  type EditedExpert,
  type ExpertField,
  expertTexts,
} from "#features/experts/editing/details.ts";
import { expertGroups, FirstGroups } from "#features/experts/editing/expert-groups.tsx";
import { ExpertPhoto } from "#features/experts/editing/expert-photo.tsx";
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
import { TextArea } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { type EditAnswer, fieldTexts } from "#values/form/three-way.ts";

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
  const [services, setServices] = useFollowing(
    servicesIn(values.text("services")),
    areSameServices,
  );
  const action = href("/account/expert");
  return (
    <Editor
      groups={Object.values(expertGroups)}
      beside={
        <ExpertPreview
          formId={formId}
          stored={stored}
          services={services}
          initial={{ ...fieldTexts(texts), ...answer?.typed }}
        />
      }
    >
      <EditForm id={formId} action={action} answer={answer}>
        <FirstGroups
          opened={texts}
          answer={answer}
          values={values}
          action={action}
          services={services}
          onServices={setServices}
        />
        <FieldGroup {...expertGroups.page}>
          <ExpertPhoto stored={stored} answer={answer} takesAddress={false} />
          <TextArea
            label="Bio"
            rows={8}
            maxLength={expertLimits.bio}
            hint="What visitors read on your page"
            {...values.field("bio")}
          />
        </FieldGroup>
        <SaveBar>
          <FormWays busy={isBusy} out={href("/dashboard")} outLook="plain">
            {isBusy ? "Saving…" : "Save page"}
          </FormWays>
        </SaveBar>
      </EditForm>
    </Editor>
  );
}

const formId = "own-page";
