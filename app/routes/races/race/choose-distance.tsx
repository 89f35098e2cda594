import { buttonClass } from "#ui/button.tsx";

/** Leads down to the distances, each of which has a way to register of its own. */
export function ChooseDistance() {
  return (
    <a href="#distances" className={buttonClass({ className: "w-full" })}>
      Choose a distance
    </a>
  );
}
