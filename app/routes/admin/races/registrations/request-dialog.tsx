import { useState } from "react";
import { href, useFetcher } from "react-router";
import { failedToSend, sentSentence } from "#features/registrations/review-requests/messages.ts";
import {
  type Asking,
  closesAfterMs,
  type Sent,
} from "#features/registrations/review-requests/review-request.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useTimer } from "#ui/timer.ts";
import type { ApiError } from "#values/web/api-error.ts";
import { RequestFields } from "./request-fields.tsx";
import { SentWays } from "./sent-ways.tsx";

/** Editing, sending, and success, which closes by itself when everything is on its way. */
export function RequestDialog({
  asking,
  problem,
  onClose,
}: {
  asking: Asking | null;
  problem: string | null;
  onClose: () => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const fetcher = useFetcher<{ sent: Sent } | { error: ApiError }>();
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.data;
  const sent = answer && "sent" in answer ? answer.sent : null;
  const error = answer && "error" in answer ? answer.error.message : null;
  const isWhole = sent !== null && [sent.email, sent.sms].every((way) => way?.status !== "failed");
  useTimer(isWhole ? closesAfterMs : null, () => setOpen(false));

  const send = (form: HTMLFormElement) => {
    if (isBusy || !asking) return;
    const given = new FormData(form);
    fetcher.submit(
      {
        registrationId: asking.registrationId,
        customMessage: String(given.get("customMessage") ?? ""),
        sendEmail: given.has("sendEmail"),
        sendSms: given.has("sendSms"),
        sendAgain: given.has("sendAgain"),
        sendAhead: given.has("sendAhead"),
      },
      {
        method: "post",
        encType: "application/json",
        action: href("/functions/send-review-request"),
      },
    );
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title="Ask for a review">
      <LiveMessage>{sent && sentSentence}</LiveMessage>
      {sent && (
        <>
          <SentWays sent={sent} />
          <Button autoFocus className="mt-5" onClick={() => setOpen(false)}>
            Done
          </Button>
        </>
      )}
      {!asking && <Notice kind="problem">{problem ?? failedToSend}</Notice>}
      {asking && !sent && (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            send(event.currentTarget);
          }}
        >
          <RequestFields
            asking={asking}
            isBusy={isBusy}
            problem={error}
            cancel={
              <Button look="plain" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            }
          />
        </form>
      )}
    </Dialog>
  );
}
