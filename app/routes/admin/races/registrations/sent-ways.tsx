import type { Sent, Way } from "#features/registrations/review-requests/review-request.ts";

/** What became of a request on each way that was chosen. */
export function SentWays({ sent: { email, sms } }: { sent: Sent }) {
  return (
    <ul className="mt-2">
      {email && <li>Email: {wayText(email)}</li>}
      {sms && <li>SMS: {wayText(sms)}</li>}
    </ul>
  );
}

const words = { queued: "on its way", sent: "sent", failed: "failed" };

/** `on its way`, `failed: This server sends no mail.` */
function wayText({ status, reason }: Way): string {
  return reason ? `${words[status]}: ${reason}` : words[status];
}
