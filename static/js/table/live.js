/** Follows the table's event stream; the browser connects again by itself. */

/**
 * @param {string} address @param {(seq: number) => void} moved
 * @param {(state: "open"|"lost") => void} connection
 */
export function follow(address, moved, connection) {
  const stream = new EventSource(address);
  stream.addEventListener("open", () => connection("open"));
  stream.addEventListener("error", () => connection("lost"));
  stream.addEventListener("moved", (message) => moved(JSON.parse(message.data).seq));
  addEventListener("offline", () => connection("lost"));
  addEventListener("online", () => stream.readyState === EventSource.OPEN && connection("open"));
  return stream;
}
