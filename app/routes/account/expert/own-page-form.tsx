import { Form, href } from "react-router";
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
import { TextArea } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useFollowing } from "#ui/form/following.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { OpenedWith } from "#ui/form/opened-with.tsx";
import { UnsavedChanges } from "#ui/form/unsaved/unsaved-changes.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { columnWords } from "#values/text/column-words.ts";

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
  const form = useFirstInvalid(answer);
  const texts = expertTexts(stored);
  const values = fieldValues<ExpertField | typeof ownServiceField>(texts, answer);
  const [services, setServices] = useFollowing(servicesIn(values.text("services")), isSame);
  const action = href("/account/expert");
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid gap-8"
    >
      <UnsavedChanges form={form} answer={answer} />
      {/* Enter in a field sends the form, and not a button of the services editor. */}
      <button type="submit" hidden />
      <OpenedWith texts={answer?.meanwhile?.stored ?? texts} answer={answer} />
      {answer?.form && <Notice kind="problem">{answer.form}</Notice>}
      {answer?.meanwhile && (
        <dl className="card grid gap-3 p-4">
          {answer.meanwhile.contested.map(({ name, theirs }) => (
            <div key={name}>
              <dt className="text-sm text-muted">{columnWords(name)}, stored now</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{theirs || "Nothing"}</dd>
            </div>
          ))}
        </dl>
      )}
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
      <FormWays busy={isBusy} out={href("/dashboard")}>
        {isBusy ? "Saving…" : "Save page"}
      </FormWays>
    </Form>
  );
}

function isSame(one: string[], other: string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
