import { channelReason } from "#features/registrations/review-requests/messages.ts";
import type {
  ChannelState,
  SentRequest,
} from "#features/registrations/review-requests/review-request.ts";
import { useSay } from "#ui/language/language.tsx";
import type { Say, Words } from "#values/say.ts";

/** The outcome of a request on each chosen channel. */
export function SentChannels({ sent: { email, sms } }: { sent: SentRequest }) {
  const say = useSay();
  const named = (channel: string, state: ChannelState) => `${channel}: ${channelText(state, say)}`;
  return (
    <ul className="mt-2">
      {email && <li>{named(say({ en: "Email", es: "Correo" }), email)}</li>}
      {sms && <li>{named("SMS", sms)}</li>}
    </ul>
  );
}

const words = {
  queued: { en: "on its way", es: "en camino" },
  sent: { en: "sent", es: "enviado" },
  failed: { en: "failed", es: "falló" },
} satisfies Record<ChannelState["status"], Words>;

/** `on its way`, `failed: This server sends no email.` */
function channelText({ status, reason }: ChannelState, say: Say): string {
  return reason ? `${say(words[status])}: ${say(channelReason(reason))}` : say(words[status]);
}
