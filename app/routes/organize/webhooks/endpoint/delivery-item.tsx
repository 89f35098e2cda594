import { Form, href } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import {
  deliveryWords,
  eventWords,
  failureWords,
} from "#features/race-events/webhooks/messages.ts";
import { type Delivery, mostTries } from "#features/race-events/webhooks/webhook.ts";
import { Button } from "#ui/button.tsx";
import { formatFullMoment } from "#values/day.ts";

/** One event on its way: how it is, what the server answered, and the button that sends it again. */
export function DeliveryItem({
  place,
  delivery,
}: {
  place: { id: string; webhook: string };
  delivery: Delivery;
}) {
  const { id, event, status, createdAt, answer } = delivery;
  const when = formatFullMoment(createdAt);
  return (
    <li className="grid gap-2 px-5 py-4 md:flex md:items-start md:justify-between md:gap-6">
      <div className="min-w-0">
        <h3 className="text-base font-semibold">{eventWords[event]}</h3>
        <p className="text-sm text-muted">
          {[when, deliveryWords[status], ...factsOf(delivery)].join(" · ")}
        </p>
        {answer && (
          <details className="mt-2">
            <summary className="link w-fit py-1 text-sm">The answer</summary>
            <pre className="mt-1 text-sm break-all whitespace-pre-wrap">{answer}</pre>
          </details>
        )}
      </div>
      <Form
        method="post"
        action={href("/organize/races/:id/webhooks/:webhook/deliveries/:delivery/replay", {
          ...place,
          delivery: id,
        })}
      >
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-label={`Send again: ${eventWords[event]}, ${when}`}
        >
          Send again
        </Button>
      </Form>
    </li>
  );
}

function factsOf({ status, tries, answerStatus, problem, tookMs, nextTryAt }: Delivery): string[] {
  const facts: string[] = [];
  if (tries > 0) facts.push(`try ${tries} of ${mostTries}`);
  if (answerStatus !== null) facts.push(`answer ${answerStatus}`);
  const why = sentenceOf(failureWords, problem);
  if (why) facts.push(why);
  if (tookMs !== null) facts.push(`${tookMs} ms`);
  if (status === "waiting" && nextTryAt) facts.push(`again at ${formatFullMoment(nextTryAt)}`);
  return facts;
}
