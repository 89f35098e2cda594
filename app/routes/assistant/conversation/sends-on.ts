type Key = {
  key: string;
  shiftKey: boolean;
  nativeEvent: { isComposing: boolean; keyCode: number };
};

/** What Safari reports for the Enter that ends a composition, after it has said that it is over. */
const compositionKeyCode = 229;

/** Whether a key sends the message: Enter, unless it breaks the line or chooses a word of an input method. */
export function sendsOn({ key, shiftKey, nativeEvent }: Key): boolean {
  const composes = nativeEvent.isComposing || nativeEvent.keyCode === compositionKeyCode;
  return key === "Enter" && !shiftKey && !composes;
}
