/** The box grows with its text, in pixels with its border. */
export const inputHeights = { least: 44, most: 150 } as const;

/** @param content - the height of the text with its padding @param border - above and below it */
export function inputHeight(content: number, border: number): number {
  return Math.min(Math.max(content + border, inputHeights.least), inputHeights.most);
}

/** Sets the height of a box in browsers that do not fit it to its text themselves. */
export function fitBox(box: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  box.style.height = "auto";
  const border = box.offsetHeight - box.clientHeight;
  box.style.height = `${inputHeight(box.scrollHeight, border)}px`;
}
