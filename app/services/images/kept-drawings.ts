import { LRUCache } from "lru-cache";

type Draw = () => Promise<Uint8Array>;

/**
 * Keeps the latest drawn pictures in this process. One has about 60 kB and takes more than 0.1 s to draw.
 * @param maxSize - bytes of all pictures together
 * @returns draws a picture, or gives the one that was drawn for the same key; requests for a picture
 *   that is being drawn wait for it
 */
export function keptDrawings(maxSize: number): (key: string, draw: Draw) => Promise<Uint8Array> {
  const drawn = new LRUCache<string, Uint8Array, Draw>({
    maxSize,
    sizeCalculation: (jpeg) => jpeg.byteLength,
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
  });
  return async (key, draw) => (await drawn.fetch(key, { context: draw })) ?? draw();
}
