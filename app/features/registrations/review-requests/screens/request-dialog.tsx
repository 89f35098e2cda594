import { useState } from "react";
import { Form, href, useFetcher } from "react-router";
import {
  failedToSend,
  refusalSentence,
  sentSentence,
} from "#features/registrations/review-requests/messages.ts";
import {
  closesAfterMs,
  type MissingRecipient,
  type RequestDetails,
  type SentRequest,
} from "#features/registrations/review-requests/review-request.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useTimer } from "#ui/timer.ts";
import type { ApiError } from "#values/web/api-error.ts";
import { RequestFields } from "./request-fields.tsx";
import { SentChannels } from "./sent-channels.tsx";

/** What the dialog reads from the page of the request. */
export type RequestDialogContent = {
  details: RequestDetails | null;
  problem: MissingRecipient | null;
};

/** Editing, sending, and success, which closes by itself when everything is on its way. */
export function RequestDialog({
  details,
  problem,
  onClose,
}: RequestDialogContent & { onClose: () => void }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(true);
  const fetcher = useFetcher<{ sent: SentRequest } | { error: ApiError }>();
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.data;
  const sent = answer && "sent" in answer ? answer.sent : null;
  const error = answer && "error" in answer ? answer.error.message : null;
  const isWhole =
    sent !== null && [sent.email, sent.sms].every((channel) => channel?.status !== "failed");
  useTimer(isWhole ? closesAfterMs : null, () => setOpen(false));

  const send = (form: HTMLFormElement) => {
    if (isBusy || !details) return;
    const given = new FormData(form);
    fetcher.submit(
      {
        registrationId: details.registrationId,
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
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={say({ en: "Ask for a review", es: "Pedir una reseña" })}
    >
      <LiveMessage>{sent && sentSentence}</LiveMessage>
      {sent && (
        <>
          <SentChannels sent={sent} />
          <Button autoFocus className="mt-5" onClick={() => setOpen(false)}>
            {say({ en: "Done", es: "Listo" })}
          </Button>
        </>
      )}
      {!details && (
        <Notice kind="problem">{problem ? refusalSentence({ problem }) : failedToSend}</Notice>
      )}
      {details && !sent && (
        <Form
          method="post"
          action={href("/functions/send-review-request")}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            send(event.currentTarget);
          }}
        >
          <RequestFields
            details={details}
            isBusy={isBusy}
            problem={error}
            cancel={
              <Button look="plain" onClick={() => setOpen(false)}>
                {say({ en: "Cancel", es: "Cancelar" })}
              </Button>
            }
          />
        </Form>
      )}
    </Dialog>
  );
}
