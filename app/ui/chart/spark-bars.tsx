/** A course over time in the size of a word, the latest value last. The numbers stand elsewhere. */
export function SparkBars({ values }: { values: readonly number[] }) {
  const top = Math.max(1, ...values);
  const height = (value: number) => Number(((value / top) * 100).toFixed(2));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length * 10} 100`}
      preserveAspectRatio="none"
      className="spark"
    >
      <path d={`M0 100H${values.length * 10}`} />
      {values.map((value, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={place}
          x={place * 10 + 1}
          y={100 - height(value)}
          width={8}
          height={height(value)}
        />
      ))}
    </svg>
  );
}
