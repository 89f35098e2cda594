import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { inEach } from "#values/say.ts";

export function letterOfAskedDeletion(
  day: Day,
  links: { keep: string; undo: string },
): BilingualLetter {
  return bilingualLetter({ en: "Your account will be deleted", es: "Tu cuenta será eliminada" }, [
    {
      en: `You have asked to delete your Dorsal account. It will be gone on ${formatDay(day, "en")}, with your profile, reviews, favorites, training plans, activities and courses. Your entries for races that are still to come will be canceled.`,
      es: `Pediste eliminar tu cuenta en Dorsal. Dejará de existir el ${formatDay(day, "es")}, junto con tu perfil, tus reseñas, tus carreras favoritas, tus planes de entrenamiento, tus actividades y tus recorridos. Se cancelarán tus inscripciones en las carreras que aún no se corren.`,
    },
    {
      en: "Until then you can change your mind, by signing in or here:",
      es: "Hasta entonces puedes cambiar de opinión: inicia sesión o hazlo aquí:",
    },
    { label: { en: "Keep my account", es: "Conservar mi cuenta" }, href: links.keep },
    {
      en: "If you did not ask for this, somebody can use your account. Keep it, sign everybody out and get a link for a new password here:",
      es: "Si no lo pediste tú, otra persona tiene acceso a tu cuenta. Aquí puedes conservarla, cerrar todas las sesiones y recibir un enlace para crear una contraseña nueva:",
    },
    { label: { en: "This was not me", es: "No fui yo" }, href: links.undo, look: "link" },
  ]);
}

export function letterOfKeptAccount(links: { security: string }): BilingualLetter {
  return bilingualLetter({ en: "Your account stays", es: "Tu cuenta se conserva" }, [
    {
      en: "Your Dorsal account will not be deleted. Everything is as it was.",
      es: "Tu cuenta en Dorsal no será eliminada. Todo sigue como estaba.",
    },
    {
      label: { en: "Look at your security settings", es: "Revisar tu configuración de seguridad" },
      href: links.security,
    },
  ]);
}

export function letterOfDeletedAccount(
  cancelled: readonly { race: string; day: Day }[],
): BilingualLetter {
  return bilingualLetter({ en: "Your account has been deleted", es: "Tu cuenta fue eliminada" }, [
    {
      en: "Your Dorsal account has been deleted, with your profile, reviews, favorites, training plans, activities and courses. We keep nothing that says who you were.",
      es: "Tu cuenta en Dorsal fue eliminada, junto con tu perfil, tus reseñas, tus carreras favoritas, tus planes de entrenamiento, tus actividades y tus recorridos. No guardamos nada que diga quién eras.",
    },
    ...(cancelled.length > 0
      ? [
          {
            en: "These entries have been canceled:",
            es: "Se cancelaron estas inscripciones:",
          },
          {
            facts: cancelled.map(
              ({ race, day }) => [race, inEach((lang) => formatDay(day, lang))] as const,
            ),
          },
        ]
      : []),
    {
      en: "This is our last email to you. Happy running.",
      es: "Este es nuestro último correo para ti. ¡Buenas carreras!",
    },
  ]);
}
