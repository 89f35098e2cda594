import type { RoomMessage } from "#features/coaches/room/room.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";

/**
 * Tells a screen reader of an answer once it is whole, and of the end. The captions on the stage
 * change with every sentence, so they are silent.
 */
export function Heard({
  answer,
  isArriving,
  isOver,
}: {
  answer: RoomMessage | null;
  isArriving: boolean;
  isOver: boolean;
}) {
  const isWhole = answer !== null && !answer.isUser && !isArriving;
  return (
    <div aria-live="polite" className="sr-only">
      {isWhole && <p key={answer.content}>{wordsOf(answer)}</p>}
      {isOver && <p>This session has ended.</p>}
    </div>
  );
}

function wordsOf({ blocks, races }: RoomMessage): string {
  const names = races.map(({ race }) => race.name).join(", ");
  const found = names && ` ${races.length === 1 ? "One race" : `${races.length} races`}: ${names}.`;
  return `${markdownWords(blocks)}${found}`;
}
