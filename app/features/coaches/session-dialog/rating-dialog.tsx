import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import starsStyles from "#ui/form/stars-input.css?url";
import { StarsInput } from "#ui/form/stars-input.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { sendStars } from "./calls.ts";

/** Asks how a session was. It can be skipped: closing it gives no stars. */
export function RatingDialog({
  session,
  coach,
  onClose,
}: {
  session: string;
  coach: string;
  onClose: () => void;
}) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const thanks = useFocusOnChange<HTMLDivElement>(isDone);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const stars = new FormData(event.currentTarget);
    if (!stars.has("stars")) return setProblem("Choose one to five stars, or skip.");
    setSending(true);
    const isKept = await sendStars(session, stars);
    setSending(false);
    setProblem(isKept ? null : "Your stars could not be sent. Please try again.");
    setDone(isKept);
  }
  return (
    <Dialog open onClose={onClose} title={isDone ? "Thank you" : "How was your session?"}>
      {isDone ? (
        <div ref={thanks} role="status" tabIndex={-1} className="outline-none">
          <p>Your stars are saved. They help other runners to choose a coach.</p>
          <Button className="mt-5" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <form onSubmit={send}>
          <link rel="stylesheet" href={starsStyles} precedence="view" />
          <StarsInput
            name="stars"
            label={`Your session with ${coach}`}
            defaultValue={0}
            error={problem ?? undefined}
          />
          <div className="mt-5 flex gap-3">
            <Button type="submit" busy={isSending}>
              Send
            </Button>
            <Button look="plain" onClick={onClose}>
              Skip
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
