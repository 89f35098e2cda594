import { href, useFetcher } from "react-router";
import { longestReason } from "#features/assistant/threads/messages.ts";
import { Button } from "#ui/button.tsx";

const usual = ["Not what I asked", "Something is wrong", "The races do not fit"] as const;

/** Why an answer was bad: administrators read it with the rating. */
export function RatingReason({ message, onDone }: { message: string; onDone: () => void }) {
  const sent = useFetcher();
  return (
    <sent.Form
      method="post"
      action={href("/chat/messages/:id/rate", { id: message })}
      onSubmit={onDone}
      aria-label="What was wrong"
      className="rating-reason"
    >
      <input type="hidden" name="rating" value="-1" />
      <p>What was wrong? Our team reads it with this answer.</p>
      <input
        name="reason"
        list={`reasons-${message}`}
        required
        // biome-ignore lint/a11y/noAutofocus: it opens by the thumb that was pressed
        autoFocus
        autoComplete="off"
        aria-label="What was wrong"
        maxLength={longestReason}
        className="input"
      />
      <datalist id={`reasons-${message}`}>
        {usual.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
      <div>
        <Button size="small" look="plain" onClick={onDone}>
          Skip
        </Button>
        <Button size="small" type="submit">
          Send
        </Button>
      </div>
    </sent.Form>
  );
}
