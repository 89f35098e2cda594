import type { Letter } from "#services/mail/mail.ts";
import { writeLetter } from "#ui/letter/letter.server.tsx";
import { type Day, formatDay } from "#values/day.ts";

export function letterOfAskedDeletion(day: Day, links: { keep: string; undo: string }): Letter {
  return writeLetter("Your account will be deleted", [
    `You have asked to delete your account at Dorsal. It will be gone on ${formatDay(day)}, with your profile, reviews, favorites, training plans, activities and courses. Your entries for races that are still to come will be cancelled.`,
    "Until then you can change your mind, by signing in or here:",
    { label: "Keep my account", href: links.keep },
    "If you did not ask for this, somebody can use your account. Keep it, sign everybody out and get a link for a new password here:",
    { label: "This was not me", href: links.undo, look: "link" },
  ]);
}

export function letterOfKeptAccount(links: { security: string }): Letter {
  return writeLetter("Your account stays", [
    "Your account at Dorsal will not be deleted. Everything is as it was.",
    { label: "Look at your security settings", href: links.security },
  ]);
}

export function letterOfDeletedAccount(cancelled: readonly { race: string; day: Day }[]): Letter {
  return writeLetter("Your account has been deleted", [
    "Your account at Dorsal has been deleted, with your profile, reviews, favorites, training plans, activities and courses. We keep nothing that says who you were.",
    ...(cancelled.length > 0
      ? [
          "These entries have been cancelled:",
          { facts: cancelled.map(({ race, day }) => [race, formatDay(day)] as const) },
        ]
      : []),
    "This is our last mail to you. Good running.",
  ]);
}
