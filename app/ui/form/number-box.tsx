import { useEffect, useRef } from "react";
import type { Range } from "./slider/slider-range.ts";

/** A number to type; it follows `value`, and is taken when the box is left or on Enter. */
export function NumberBox({
  label,
  name,
  bounds,
  step,
  value,
  onLeave,
}: {
  label: string;
  name: string;
  bounds: Range;
  step: number;
  value: number;
  /** Takes what was typed and gives back what it came to. */
  onLeave: (text: string) => number;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = String(value);
  }, [value]);
  const settle = (box: HTMLInputElement) => {
    box.value = String(onLeave(box.value));
  };
  return (
    <input
      ref={input}
      type="number"
      inputMode="numeric"
      aria-label={label}
      name={name}
      min={bounds.from}
      max={Math.max(bounds.to, value)}
      step={Number.isInteger(value) ? step : "any"}
      defaultValue={value}
      className="input tabular min-h-10 w-20 px-2.5 py-1"
      onBlur={(event) => settle(event.currentTarget)}
      onKeyDown={(event) => event.key === "Enter" && settle(event.currentTarget)}
    />
  );
}
