import { type ReactNode, type Ref, useImperativeHandle, useState } from "react";
import { Form } from "react-router";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { UnsavedChanges } from "#ui/form/unsaved/unsaved-changes.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { ContestedFields } from "./contested-fields.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { UnsavedContext } from "./save-bar.tsx";

/** A form of the editor: it shows what was refused, and asks before anything typed is lost. */
export function EditForm({
  id,
  action,
  answer,
  formRef,
  keeps,
  className = "grid gap-6",
  children,
}: {
  /** By which parts of the page outside of the form can find it. */
  id?: string;
  /** Left out where the form posts to the page that it is on. */
  action?: string;
  answer: EditAnswer | null;
  /** Gets the form. */
  formRef?: Ref<HTMLFormElement | null>;
  /** Said to those who leave: what becomes of their work. */
  keeps?: string;
  className?: string;
  children: ReactNode;
}) {
  const form = useFirstInvalid(answer);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(formRef, () => form.current);
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className={className}
    >
      <UnsavedChanges form={form} answer={answer} keeps={keeps} onChanged={setUnsaved} />
      {answer?.meanwhile && <ContestedFields sentence={answer.form} {...answer.meanwhile} />}
      {answer?.form === null && <ErrorSummary errors={answer.fields} />}
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
    </Form>
  );
}
