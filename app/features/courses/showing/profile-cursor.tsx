import { type PointerEvent, useState } from "react";
import { heightAt, heightPart, type ProfileShape } from "#drawing/course/profile.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { formatGrade } from "./course-words.ts";

const percent = (part: number) => `${part * 100}%`;

/** The distance before and after a place over which its grade is calculated, in metres. */
const gradeReach = 50;

/**
 * Reads a profile at one place: kilometre, height and grade, for the pointer, a finger and the
 * keyboard. It is a slider, so screen readers say each value by themselves.
 */
export function ProfileCursor({
  profile,
  unit,
  label,
  onRead,
}: {
  profile: ProfileShape;
  unit: LengthUnit;
  label: string;
  /** Told the metres from the start; `null` when nothing is read any more. */
  onRead: (at: number | null) => void;
}) {
  const last = profile.heights.length - 1;
  const length = profile.step * last;
  const [index, setIndex] = useState(0);
  const [isRead, setRead] = useState(false);
  const part = index / last;
  const height = heightAt(profile, part);
  const words = {
    way: formatLength(part * length, unit),
    height: formatHeight(height, unit),
    grade: formatGrade(gradeAt(profile, part * length)),
  };

  function read(next: number) {
    setIndex(next);
    setRead(true);
    onRead((next / last) * length);
  }

  function follow(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.round(((event.clientX - left) / width) * last);
    read(Math.min(last, Math.max(0, place)));
  }

  function leave() {
    setRead(false);
    onRead(null);
  }

  return (
    <>
      <input
        type="range"
        className="profile-slider"
        aria-label={label}
        aria-valuetext={`${words.way}, ${words.height}, ${words.grade}`}
        min={0}
        max={last}
        step={1}
        value={index}
        onChange={(event) => read(Number(event.currentTarget.value))}
        onFocus={() => read(index)}
        onBlur={leave}
        onPointerDown={(event) => {
          // What a finger reads stays until it touches something else.
          event.currentTarget.focus();
          follow(event);
        }}
        onPointerMove={follow}
        onPointerLeave={(event) => {
          if (document.activeElement !== event.currentTarget) leave();
        }}
      />
      {isRead && (
        <>
          <span aria-hidden="true" className="profile-cursor" style={{ left: percent(part) }} />
          <span
            aria-hidden="true"
            className="profile-dot"
            style={{ left: percent(part), top: percent(heightPart(profile, height)) }}
          />
          <span
            aria-hidden="true"
            className="profile-reading"
            // It stays within the drawing at both ends.
            style={{ left: percent(part), translate: `${-100 * part}% 0` }}
          >
            <b>{words.way}</b> {words.height} <i>{words.grade}</i>
          </span>
        </>
      )}
    </>
  );
}

function gradeAt(profile: ProfileShape, at: number): number {
  const length = profile.step * (profile.heights.length - 1);
  const reach = Math.max(gradeReach, profile.step);
  const from = Math.max(0, at - reach);
  const to = Math.min(length, at + reach);
  const rise = heightAt(profile, to / length) - heightAt(profile, from / length);
  return to > from ? rise / (to - from) : 0;
}
