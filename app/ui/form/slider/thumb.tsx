import { useEffect, useRef } from "react";
import type { Range } from "./slider-range.ts";

/**
 * One end of a slider. React's `onChange` fires while dragging; the browser's own `change` fires on
 * release.
 */
export function Thumb({
  name,
  bounds,
  step,
  value,
  onMove,
  onRelease,
}: {
  name: string;
  bounds: Range;
  step: number;
  value: number;
  onMove: (value: number) => void;
  onRelease: (value: number) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onRelease);
  latest.current = onRelease;
  useEffect(() => {
    const element = input.current;
    const released = () => element && latest.current(element.valueAsNumber);
    element?.addEventListener("change", released);
    return () => element?.removeEventListener("change", released);
  }, []);
  return (
    <input
      ref={input}
      type="range"
      aria-label={name}
      min={bounds.from}
      max={bounds.to}
      step={step}
      value={value}
      onChange={(event) => onMove(event.target.valueAsNumber)}
    />
  );
}
