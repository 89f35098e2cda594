import { Form, href } from "react-router";
import { messageLimit, nameLimit, subjectLimit } from "#features/contact/limits.ts";
import { proposedSubjects } from "#features/contact/subjects.ts";
import { Button } from "#ui/button.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { Trap } from "#ui/form/trap.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";

/** The letter form. It needs no script. */
export function ContactForm({
  typed,
  errors,
}: {
  typed: Partial<Record<string, string>>;
  errors: FormErrors | null;
}) {
  return (
    <Form
      method="post"
      action={href("/contact")}
      reloadDocument
      noValidate
      className="mt-8 grid gap-5"
    >
      {errors && (
        <Notice kind="problem">{errors.form ?? "Please look at the marked fields."}</Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={nameLimit}
          defaultValue={typed.name}
          error={errors?.fields.name}
        />
        <EmailField maxLength={254} defaultValue={typed.email} error={errors?.fields.email} />
      </div>
      <TextField
        label="Subject (optional)"
        name="subject"
        list="subjects"
        maxLength={subjectLimit}
        defaultValue={typed.subject}
        error={errors?.fields.subject}
      />
      <datalist id="subjects">
        {proposedSubjects.map((subject) => (
          <option key={subject} value={subject} />
        ))}
      </datalist>
      <TextArea
        label="Message"
        name="message"
        required
        rows={8}
        maxLength={messageLimit}
        defaultValue={typed.message}
        error={errors?.fields.message}
      />
      <Trap />
      <p>
        <Button type="submit" size="large">
          Send message
        </Button>
      </p>
    </Form>
  );
}
