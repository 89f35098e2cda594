const paths = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5",
  heart: "M12 20.3 4.6 13a4.8 4.8 0 0 1 6.8-6.8l.6.6.6-.6a4.8 4.8 0 0 1 6.8 6.8Z",
  share: "M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v6A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-6",
  calendar:
    "M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8.5 3v4M15.5 3v4",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M12 5.5v.1M12 12v.1M12 18.5v.1",
  close: "m6 6 12 12M18 6 6 18",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  star: "m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8L3.6 9.7l5.8-.8Z",
  pin: "M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  external:
    "M14 4h6v6M20 4l-9 9M10 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2",
  mountain: "M2.5 19 9 7l4 7 2-3 6.5 8Z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  alert: "M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17.2v.1",
  filter: "M4 7h16M7 12h10M10 17h4",
  mail: "M4 6h16v12H4ZM4.5 6.5 12 13l7.5-6.5",
  chat: "M4 5h16v11h-9l-4.5 4v-4H4Z",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 8.5c.5-4 3-6 6-6s5.5 2 6 6M16 4.4a3.5 3.5 0 0 1 0 6.3M17.5 14c2 .7 3.2 2.6 3.5 5.5",
  key: "M15.5 3a5.5 5.5 0 0 0-5.2 7.3L3 17.5V21h3.5l1-1v-2h2v-2h2l1.2-1.2A5.5 5.5 0 1 0 15.5 3Zm1.5 4.4v.1",
  download: "M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15",
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of the size of its text. It is silent unless `label` names it. */
export function Icon({
  name,
  label,
  filled = false,
  className = "size-[1.25em]",
}: {
  name: IconName;
  label?: string;
  filled?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon ${filled ? "fill-current " : ""}${className}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  );
}
