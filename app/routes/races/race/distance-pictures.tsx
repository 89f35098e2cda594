import type { ShownDistance } from "./race-data.ts";

/** The map, elevation profile and photo of a distance, as far as it has them. */
export function DistancePictures({ distance }: { distance: ShownDistance }) {
  const pictures = [
    { address: distance.mapImage, words: `Map of the ${distance.text} course` },
    { address: distance.profileImage, words: `Elevation profile of the ${distance.text} course` },
    { address: distance.image, words: `Picture of the ${distance.text}` },
  ];
  return pictures.map(
    ({ address, words }) =>
      address && (
        <img
          key={words}
          src={address}
          alt={words}
          loading="lazy"
          width={1200}
          height={675}
          className="h-auto w-full rounded-card border border-line"
        />
      ),
  );
}
