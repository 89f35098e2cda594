import { buttonClass } from "#ui/button.tsx";

/** Leads down to the distances, each of which has its own registration. */
export function ChooseDistance() {
  return (
    <a href="#distances" className={buttonClass({ className: "w-full" })}>
      Choose a distance
    </a>
  );
}
