import { Form, href } from "react-router";
import { deliveryFacts } from "#features/race-events/webhooks/delivery-facts.ts";
import { eventWords } from "#features/race-events/webhooks/messages.ts";
import type { Delivery } from "#features/race-events/webhooks/webhook.ts";
import { Button } from "#ui/button.tsx";
import { formatFullMoment } from "#values/day.ts";

/** One event on its way: how it is, what the server answered, and the button that sends it again. */
export function DeliveryItem({
  place,
  delivery,
  isPaused,
}: {
  place: { id: string; webhook: string };
  delivery: Delivery;
  isPaused: boolean;
}) {
  const { id, event, createdAt, answer } = delivery;
  const when = formatFullMoment(createdAt);
  return (
    <li className="grid gap-2 px-5 py-4 md:flex md:items-start md:justify-between md:gap-6">
      <div className="min-w-0">
        <h3 className="text-base font-semibold">{eventWords[event]}</h3>
        <p className="text-sm text-muted">
          {[when, ...deliveryFacts(delivery, isPaused)].join(" · ")}
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
