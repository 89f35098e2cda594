import { type CSSProperties, useEffect, useRef } from "react";
import { useSay } from "#ui/language/language.tsx";
import { useFollowing } from "../following/following.ts";

type Range = { from: number; to: number };

const isSame = (a: Range, b: Range) => a.from === b.from && a.to === b.to;

/**
 * A range with two thumbs and, for those who cannot drag, two boxes to type into. The boxes carry
 * the names, so that the range works in a form without a script. `onRelease` hears of a new range
 * when a thumb is let go or a box is left, never while dragging.
 */
export function Slider({
  label,
  bounds,
  value,
  step = 1,
  unit = "",
  names,
  openEnd = false,
  onRelease,
}: {
  label: string;
  bounds: Range;
  /** The range in force. When it changes, the slider follows. */
  value: Range;
  step?: number;
  /** Shown behind the numbers: `km`. */
  unit?: string;
  names: { from: string; to: string };
  /** The upper bound means "and more": `100+`. */
  openEnd?: boolean;
  onRelease?: (range: Range) => void;
}) {
  const say = useSay();
  const [range, setRange] = useFollowing(value, isSame);
  const settled = useRef(value);
  settled.current = value;
  const release = (next: Range) => {
    setRange(next);
    if (!isSame(next, settled.current)) onRelease?.(next);
    return next;
  };
  const place = {
    "--from": `${percentOf(range.from, bounds)}%`,
    "--to": `${percentOf(range.to, bounds)}%`,
  } as CSSProperties;
  const end = range.to === bounds.to && openEnd ? "+" : "";

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full justify-between gap-3 font-display text-sm font-bold">
        {label}
        <output className="tabular font-sans font-medium text-muted">
          {range.from}–{range.to}
          {end} {unit}
        </output>
      </legend>
      <div className="slider needs-script" style={place}>
        {(["from", "to"] as const).map((side) => (
          <Thumb
            key={side}
            name={say(
              side === "from"
                ? { en: `${label} from, ${unit}`, es: `${label} desde, ${unit}` }
                : { en: `${label} to, ${unit}`, es: `${label} hasta, ${unit}` },
            )}
            bounds={bounds}
            step={step}
            value={range[side]}
            onMove={(number) => setRange(moveEnd(range, side, number))}
            onRelease={(number) => release(moveEnd(range, side, number))}
          />
        ))}
      </div>
      <div className="mt-2 flex items-center gap-2">
        <NumberBox
          label={say({ en: `${label} from, ${unit}`, es: `${label} desde, ${unit}` })}
          name={names.from}
          bounds={bounds}
          step={step}
          value={range.from}
          onLeave={(text) => release(typeEnd(range, "from", text, { bounds, step })).from}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <NumberBox
          label={say({ en: `${label} to, ${unit}`, es: `${label} hasta, ${unit}` })}
          name={names.to}
          bounds={bounds}
          step={step}
          value={range.to}
          onLeave={(text) => release(typeEnd(range, "to", text, { bounds, step })).to}
        />
        <span aria-hidden="true" className="text-sm text-muted">
          {unit}
        </span>
      </div>
    </fieldset>
  );
}

/** A number to type; it follows `value`, and is taken when the box is left or on Enter. */
function NumberBox({
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

/**
 * One end of a slider. React's `onChange` fires while dragging; the browser's own `change` fires on
 * release.
 */
function Thumb({
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

/** The range after one end was moved; the moved end stops at the other one. */
export function moveEnd(range: Range, end: keyof Range, value: number): Range {
  return end === "from"
    ? { ...range, from: Math.min(value, range.to) }
    : { ...range, to: Math.max(value, range.from) };
}

/**
 * The range after one end was typed, inside the bounds and on a whole step; what cannot be read
 * becomes the bound of its side. Ends out of order change places. The other end stays as exact as
 * it was, and so does this one when nothing else was typed.
 */
export function typeEnd(
  range: Range,
  end: keyof Range,
  text: string,
  { bounds, step }: { bounds: Range; step: number },
): Range {
  if (text.trim() !== "" && Number(text) === range[end]) return range;
  const next = { ...range, [end]: snap(text, bounds[end], bounds, step) };
  return next.from <= next.to ? next : { from: next.to, to: next.from };
}

/** Where a value lies between the bounds, in percent; what lies outside is at the nearer bound. */
export function percentOf(value: number, bounds: Range): number {
  const percent = ((value - bounds.from) / (bounds.to - bounds.from)) * 100;
  return Math.min(Math.max(percent, 0), 100);
}

function snap(text: string, fallback: number, bounds: Range, step: number): number {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return fallback;
  const stepped = bounds.from + Math.round((number - bounds.from) / step) * step;
  return Math.min(bounds.to, Math.max(bounds.from, stepped));
}
