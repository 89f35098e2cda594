import { raceDayProblems } from "#features/race-day/messages.ts";
import { useShown } from "#ui/form/first-invalid.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";

/** What is wrong, and with which form. */
export type RaceDayAnswer = { of: string; errors: FormErrors };

/**
 * The `clientAction` of a screen with several forms.
 * @param own - the name of the form that has the address of the page
 */
export function raceDayAnswer<Answer>(
  {
    serverAction,
    params,
  }: { serverAction: () => Promise<Answer>; params: { change?: string | undefined } },
  own: string,
) {
  return serverAnswer(
    serverAction(),
    (): RaceDayAnswer => ({
      of: params.change ?? own,
      errors: { form: raceDayProblems.failed, fields: {}, typed: {} },
    }),
  );
}

/**
 * What is wrong with a change of a list, above the lists.
 * @param forms - those that show what is wrong with them
 */
export function ListNotice({
  answer,
  forms,
}: {
  answer: RaceDayAnswer | null;
  forms: readonly string[];
}) {
  const problem = answer && !forms.includes(answer.of) ? answer : null;
  const shown = useShown<HTMLDivElement>(problem);
  if (!problem?.errors.form) return null;
  return (
    <div ref={shown}>
      <Notice kind="problem">{problem.errors.form}</Notice>
    </div>
  );
}
