const words = {
  queued: { word: "Waiting", dress: "text-ochre" },
  sent: { word: "Sent", dress: "text-pine" },
  failed: { word: "Failed", dress: "text-danger" },
};

/** The delivery status of a message. */
export function MessageStatus({ status }: { status: keyof typeof words }) {
  const { word, dress } = words[status];
  return <span className={`text-sm font-semibold ${dress}`}>{word}</span>;
}
