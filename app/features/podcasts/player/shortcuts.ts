import type { Words } from "#values/say.ts";

/** The part of the browser's storage that is used here. */
type Shelf = Pick<Storage, "getItem" | "setItem">;

const name = "speed";

/** What a key does while the focus is in the player. */
export type PlayerCommand =
  | "toggle"
  | "back"
  | "forward"
  | "slower"
  | "faster"
  | "mute"
  | "previous-chapter"
  | "next-chapter";

/** How far the two buttons skip, in seconds. */
export const skips = { back: 15, forward: 30 } as const;

export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The keys in the order in which the help shows them. */
export const shortcuts: readonly { key: string; command: PlayerCommand; does: Words }[] = [
  { key: "K", command: "toggle", does: { en: "Play or pause", es: "Reproducir o pausar" } },
  {
    key: "J",
    command: "back",
    does: { en: `Back ${skips.back} seconds`, es: `Retroceder ${skips.back} segundos` },
  },
  {
    key: "L",
    command: "forward",
    does: { en: `Forward ${skips.forward} seconds`, es: `Adelantar ${skips.forward} segundos` },
  },
  {
    key: "P",
    command: "previous-chapter",
    does: { en: "Previous chapter", es: "Capítulo anterior" },
  },
  { key: "N", command: "next-chapter", does: { en: "Next chapter", es: "Capítulo siguiente" } },
  { key: "<", command: "slower", does: { en: "Slower", es: "Más lento" } },
  { key: ">", command: "faster", does: { en: "Faster", es: "Más rápido" } },
  { key: "M", command: "mute", does: { en: "Mute", es: "Silenciar" } },
];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** The command of a key; `null` for a key that belongs to the browser, to a field or to nothing. */
export function commandOf(pressed: Pressed, isTyping: boolean): PlayerCommand | null {
  const isChord = pressed.ctrlKey || pressed.metaKey || pressed.altKey;
  if (isTyping || isChord || pressed.defaultPrevented) return null;
  const key = pressed.key.toUpperCase();
  return shortcuts.find((shortcut) => shortcut.key === key)?.command ?? null;
}

/** The next rate in a direction, or the same at the end. */
export function rateBeside(rate: number, step: 1 | -1): number {
  const inOrder = step === 1 ? rates : [...rates].reverse();
  return inOrder.find((other) => (other - rate) * step > 0) ?? rate;
}

/** The speed that the listener chose last in this browser. */
export function keptRate(shelf: Shelf | null): number {
  try {
    const kept = Number(shelf?.getItem(name));
    return rates.find((rate) => rate === kept) ?? 1;
  } catch {
    return 1;
  }
}

export function keepRate(shelf: Shelf | null, rate: number): void {
  try {
    shelf?.setItem(name, String(rate));
  } catch {
    // A browser may forbid or lack the room: then nothing is kept.
  }
}
