import { buttonClass } from "#ui/button.tsx";

/**
 * Leads down to the distances, each of which has its own registration.
 * @param isEntered - the runner has one of them, and another is the exception
 */
export function ChooseDistance({ isEntered = false }: { isEntered?: boolean }) {
  return (
    <a
      href="#distances"
      className={buttonClass({ look: isEntered ? "quiet" : "primary", className: "w-full" })}
    >
      {isEntered ? "Add another distance" : "Choose a distance"}
    </a>
  );
}
