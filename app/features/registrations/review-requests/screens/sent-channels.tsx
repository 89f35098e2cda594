import { channelReason } from "#features/registrations/review-requests/messages.ts";
import type {
  ChannelState,
  SentRequest,
} from "#features/registrations/review-requests/review-request.ts";

/** The outcome of a request on each chosen channel. */
export function SentChannels({ sent: { email, sms } }: { sent: SentRequest }) {
  return (
    <ul className="mt-2">
      {email && <li>Email: {channelText(email)}</li>}
      {sms && <li>SMS: {channelText(sms)}</li>}
    </ul>
  );
}

const words = { queued: "on its way", sent: "sent", failed: "failed" };

/** `on its way`, `failed: This server sends no mail.` */
function channelText({ status, reason }: ChannelState): string {
  return reason ? `${words[status]}: ${channelReason(reason)}` : words[status];
}
