import { type ReactNode, type Ref, useImperativeHandle } from "react";
import { Form } from "react-router";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { UnsavedChanges } from "#ui/form/unsaved-changes.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { ContestedFields } from "./contested-fields.tsx";

/** A form of the editor: it shows what was refused, and asks before anything typed is lost. */
export function EditForm({
  id,
  action,
  answer,
  formRef,
  keeps,
  className = "mt-6 grid max-w-200 gap-6",
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
      <UnsavedChanges form={form} answer={answer} keeps={keeps} />
      {answer?.meanwhile && <ContestedFields sentence={answer.form} {...answer.meanwhile} />}
      {children}
    </Form>
  );
}
