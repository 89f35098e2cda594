import { useSay } from "#ui/language/language.tsx";

/** Tells a screen reader that the link around it opens in a new tab. */
export function NewTabNote() {
  const say = useSay();
  return (
    <span className="sr-only">
      {" "}
      {say({ en: "(opens in a new tab)", es: "(se abre en una pestaña nueva)" })}
    </span>
  );
}
