import { Form, href, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { CountedArea } from "#ui/form/counted-area.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { answerLimit } from "./answer.ts";

/** Writes or edits the public answer to a review. */
export function AnswerForm({
  reviewId,
  answer,
  page,
  errors,
  className = "",
}: {
  reviewId: string;
  /** The answer so far. */
  answer: string;
  /** The page of the list of reviews to come back to. */
  page: number;
  errors: FormErrors | null;
  className?: string;
}) {
  const action = href("/reviews/:id/answer", { id: reviewId });
  const isBusy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} noValidate className={`grid gap-4 ${className}`}>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <input type="hidden" name="page" value={page} />
      <CountedArea
        label="Your answer, for all visitors to read"
        name="answer"
        rows={5}
        limit={answerLimit}
        required
        defaultValue={errors?.typed.answer ?? answer}
        error={errors?.fields.answer}
      />
      <p>
        <Button type="submit" busy={isBusy}>
          {answer ? "Save answer" : "Publish answer"}
        </Button>
      </p>
    </Form>
  );
}
