import type { ReactNode } from "react";
import { type CoveredRace, coverAddress } from "./cover.ts";
import { photoClass } from "./picture.ts";

/** The picture of a race as wide as the page: its photo, or else its cover. */
export function WidePicture({
  race,
  className,
  children,
}: {
  race: CoveredRace & { photo: string | null };
  className: string;
  /** What stands on the picture. */
  children?: ReactNode;
}) {
  return (
    <div className={`${className}${race.photo ? photoClass(race.photo, race.type) : ""}`}>
      <img
        src={race.photo ?? coverAddress(race, "hero")}
        alt=""
        width={1600}
        height={420}
        fetchPriority="high"
      />
      {children}
    </div>
  );
}
