const paths = {
  mic: "M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3ZM6 11.5a6 6 0 0 0 12 0M12 17.5v3",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  "sound-off": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5",
  camera:
    "M4 7h10a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1ZM15 11l6-3.5v9L15 13",
  "camera-off":
    "M7 7h7a1 1 0 0 1 1 1v5M15 15.5a1 1 0 0 1-1 1.5H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1M15 11l6-3.5v9l-3-1.8M3.5 3.5l17 17",
  skip: "M5 6l8 6-8 6ZM17.5 6v12",
  stop: "M7 7h10v10H7Z",
  arrow: "M12 19V5M6 11l6-6 6 6",
  dials: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
} as const;

/** A line drawing of the room's tools, silent: the tool has a name. */
export function RoomIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
