const paths = {
  arrow: "M12 19.5V5M6 10.5 12 4.5l6 6",
  bib: "M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM7 7.2v.1M17 7.2v.1M10 11h2.2a2.7 2.7 0 0 1 0 5.4H10Z",
  copy: "M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.5 9h8A1.5 1.5 0 0 1 15 10.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 18.5v-8A1.5 1.5 0 0 1 5.5 9Z",
  debug: "m8 8-4.5 4L8 16M16 8l4.5 4L16 16M13.5 5.5l-3 13",
  down: "M12 4.5V19M6 13.5l6 6 6-6",
  edit: "M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5",
  history: "M4 5.5h16M4 12h10M4 18.5h13",
  more: "M6 12v.1M12 12v.1M18 12v.1",
  plus: "M12 5v14M5 12h14",
  retry: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 8.5M19.5 4v4.5H15",
  stop: "M7.5 7.5h9v9h-9Z",
  "thumb-down":
    "M7 13.5V4.5h9.6a2 2 0 0 1 2 1.6l1.2 5.4a2 2 0 0 1-2 2.5H14l.6 4a1.8 1.8 0 0 1-3.3 1.2ZM7 13.5H4v-9h3",
  "thumb-up":
    "M7 10.5v9h9.6a2 2 0 0 0 2-1.6l1.2-5.4a2 2 0 0 0-2-2.5H14l.6-4a1.8 1.8 0 0 0-3.3-1.2ZM7 10.5H4v9h3",
} as const;

type ChatIconName = keyof typeof paths;

/** The drawings of the chat: among those of `ui`, each page would carry them. */
export function ChatIcon({ name, className }: { name: ChatIconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      className={className}
      fill={name === "stop" ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={name === "more" ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
