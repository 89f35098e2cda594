export const failedToLoad = {
  en: "Failed to load reviews. Please try again.",
  es: "No se pudieron cargar las reseñas. Inténtalo de nuevo.",
};
export const failedToDelete = {
  en: "Failed to delete review. Please try again.",
  es: "No se pudo eliminar la reseña. Inténtalo de nuevo.",
};
export const failedToUpdate = "Failed to update review visibility. Please try again.";
export const reasonNeeded = "Please choose a reason";
export const alreadyGone = "This review is gone already.";

/** What the list says on top, by the parameter `problem` of its address. */
export const moderationProblems = {
  visibility: failedToUpdate,
  delete: failedToDelete,
  reason: reasonNeeded,
} as const;

export type ModerationProblem = keyof typeof moderationProblems;

export function readModerationProblem(text: string | null): ModerationProblem | null {
  return text !== null && isProblem(text) ? text : null;
}

function isProblem(text: string): text is ModerationProblem {
  return Object.hasOwn(moderationProblems, text);
}
