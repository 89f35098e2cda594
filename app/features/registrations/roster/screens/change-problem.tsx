import { Form } from "react-router";
import { completeAhead, refusalSentence } from "#features/registrations/roster/messages.ts";
import {
  type ChangeProblem as Problem,
  runnerName,
} from "#features/registrations/roster/roster.ts";
import { Button } from "#ui/button.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";

/** Refused changes that are named one by one. */
const mostNamed = 20;

/** Says which entries could not be given their new state, and why; asks before what lies ahead. */
export function ChangeProblem({ problem }: { problem: Problem | undefined }) {
  const say = useSay();
  const lang = useLang();
  const shown = useShown<HTMLDivElement>(problem);
  if (!problem) return null;
  const more = problem.refused.length - mostNamed;
  const ahead = problem.refused.filter(({ refusal }) => refusal.problem === "ahead");
  return (
    <div ref={shown}>
      <Notice kind="problem">
        {problem.done && <p className="mb-1">{say(problem.done)}</p>}
        <p className="font-semibold">{say(problem.problem)}</p>
        {problem.refused.length > 0 && (
          <ul>
            {problem.refused.slice(0, mostNamed).map(({ id, runner, refusal }) => (
              <li key={id}>
                {runner && `${runnerName(runner, lang)}: `}
                {say(refusalSentence(refusal))}
              </li>
            ))}
            {more > 0 && <li>{say({ en: `And ${more} more`, es: `Y ${more} más` })}</li>}
          </ul>
        )}
        {ahead.length > 0 && (
          <Form method="post" className="mt-3">
            {ahead.map(({ id }) => (
              <input key={id} type="hidden" name="registration" value={id} />
            ))}
            <input type="hidden" name="ahead" value="yes" />
            <Button type="submit" name="status" value="completed" look="quiet" size="small">
              {say(completeAhead)}
            </Button>
          </Form>
        )}
        {problem.undo && problem.done && (
          <Form method="post" className="mt-3">
            <Button type="submit" name="undo" value={problem.undo} look="quiet" size="small">
              {say({ en: "Undo", es: "Deshacer" })}
            </Button>
          </Form>
        )}
      </Notice>
    </div>
  );
}
