import { href } from "react-router";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { type QuestionText, writtenIn } from "../questions/question.ts";

/** To a runner whose file the organizer did not accept. */
export function letterOfRefusedFile({
  registrationId,
  questionId,
  question,
  raceName,
  reason,
  origin,
}: {
  registrationId: string;
  questionId: string;
  question: QuestionText;
  raceName: string;
  reason: string;
  origin: string;
}): BilingualLetter {
  const [en, es] = [writtenIn(question, "en").text, writtenIn(question, "es").text];
  return bilingualLetter(
    { en: `Please send another file: ${raceName}`, es: `Envía otro archivo: ${raceName}` },
    [
      {
        en: `The organizer of ${raceName} did not accept the file that you sent for “${en}”. You keep your entry; please send another file.`,
        es: `El organizador de ${raceName} no aceptó el archivo que enviaste para “${es}”. Conservas tu inscripción; envía otro archivo.`,
      },
      { facts: [[{ en: "Reason", es: "Motivo" }, reason]] },
      {
        label: { en: "Send another file", es: "Enviar otro archivo" },
        href:
          origin +
          href("/registrations/:id/files/:question", { id: registrationId, question: questionId }),
      },
    ],
  );
}
