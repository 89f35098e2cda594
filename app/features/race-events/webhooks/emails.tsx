import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { failingDays } from "./webhook.ts";

/** To an organizer to whose address nothing is sent any more. */
export function letterOfPausedWebhook(
  raceName: string,
  { address, by }: { address: string; by: "failures" | "gone" },
): BilingualLetter {
  const why =
    by === "gone"
      ? {
          en: "Your server answered that it wants no more events (410).",
          es: "Tu servidor respondió que no quiere más eventos (410).",
        }
      : {
          en: `Every attempt has failed for ${failingDays} days.`,
          es: `Todos los intentos fallaron durante ${failingDays} días.`,
        };
  return bilingualLetter(
    {
      en: `A webhook of ${raceName} is paused`,
      es: `Un webhook de ${raceName} está en pausa`,
    },
    [
      {
        en: `Dorsal has stopped sending the events of ${raceName} to your address.`,
        es: `Dorsal dejó de enviar los eventos de ${raceName} a tu dirección.`,
      },
      { facts: [[{ en: "Address", es: "Dirección" }, address]] },
      why,
      {
        en: "What failed is in the log of the address, for 30 days. Once your server answers, open Organize, the race, Webhooks, and resume it there.",
        es: "Lo que falló está en el registro de la dirección, por 30 días. Cuando tu servidor responda, abre Organizar, la carrera, Webhooks, y reanúdalo allí.",
      },
    ],
  );
}
