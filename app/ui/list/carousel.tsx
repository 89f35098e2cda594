import { type ReactNode, useRef } from "react";
import { useSay } from "#ui/language/language.tsx";
import { Icon } from "../icon.tsx";

/**
 * A row of equal things that scrolls sideways by hand, wheel, keys or its two buttons. Nothing
 * moves by itself.
 */
export function Carousel({ label, children }: { label: string; children: ReactNode[] }) {
  const say = useSay();
  const row = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior: "smooth" });
  return (
    <section aria-label={label} className="carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must take the keys */}
      <ul ref={row} tabIndex={0} aria-label={label}>
        {children.map((child, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the children carry keys of their own
          <li key={place}>{child}</li>
        ))}
      </ul>
      {children.length > 1 && (
        <div className="needs-script mt-3 flex justify-end gap-2">
          {([-1, 1] as const).map((direction) => (
            <button
              key={direction}
              type="button"
              aria-label={
                direction < 0
                  ? say({ en: "Scroll back", es: "Retroceder" })
                  : say({ en: "Scroll on", es: "Avanzar" })
              }
              onClick={() => turn(direction)}
              className="carousel-step"
            >
              <Icon name={direction < 0 ? "chevron-left" : "chevron-right"} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
