import { href } from "react-router";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import type { Words } from "#values/say.ts";
import { type KitSlot, slotWords, writtenCollectorCode } from "./race-day.ts";

/** To a runner who has chosen when to pick up the kit. */
export function letterOfPickUp(
  {
    id,
    raceName,
    firstName,
    distance,
    bib,
    slot,
    collector,
    code,
  }: {
    id: string;
    raceName: string;
    firstName: string;
    distance: string | null;
    bib: number | null;
    slot: Pick<KitSlot, "day" | "begins" | "ends"> & { place: string; address: string };
    collector: string | null;
    code: string | null;
  },
  { origin }: { origin: string },
): BilingualLetter {
  const facts: (readonly [Words, Words | string])[] = [
    [{ en: "Race", es: "Carrera" }, raceName],
    ...(distance ? [[{ en: "Distance", es: "Distancia" }, distance] as const] : []),
    [{ en: "Bib", es: "Dorsal" }, String(bib ?? "")],
    [{ en: "When", es: "Cuándo" }, slotWords(slot)],
    [{ en: "Where", es: "Dónde" }, `${slot.place}, ${slot.address}`],
    ...(collector && code
      ? [
          [{ en: "May collect for you", es: "Puede recogerlo por ti" }, collector] as const,
          [
            { en: "Code for this person", es: "Código para esa persona" },
            writtenCollectorCode(code),
          ] as const,
        ]
      : []),
  ];
  return bilingualLetter(
    { en: `Your kit pick-up: ${raceName}`, es: `Entrega de tu kit: ${raceName}` },
    [
      {
        en: `${firstName}, this is when you pick up your kit. Bring an identity document and the code of your registration.`,
        es: `${firstName}, este es el horario para recoger tu kit. Lleva un documento de identidad y el código de tu inscripción.`,
      },
      { facts },
      {
        label: { en: "Prepare for race day", es: "Prepararte para la carrera" },
        href: origin + href("/registrations/:id/race-day/:change?", { id }),
      },
      {
        note: {
          en: "You can choose another time there while there are places.",
          es: "Ahí puedes elegir otro horario mientras haya cupos.",
        },
      },
    ],
  );
}
