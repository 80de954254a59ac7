/**
 * Throws for a view of a part of its buffer. V8 sends the whole buffer with it: of a small Buffer, which shares Node's
 * pool, also bytes that other code has put there.
 */
function refusePartialViews(value) {
  if (ArrayBuffer.isView(value)) {
    const [part, whole] = [value.byteLength, value.buffer.byteLength];
    if (part !== whole)
      throw new Error(`stand-in: a message would send ${whole} bytes for a view of ${part}`);
  } else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(refusePartialViews);
  }
}

/**
 * A message between main and a utility process as it arrives in Electron, in either direction: V8's structured clone
 * (v8_util.cc). A Buffer becomes a Uint8Array, an instance of a class a plain object. Throws Electron's error for a
 * message that cannot be cloned.
 */
exports.sentOf = (message) => {
  refusePartialViews(message);
  try {
    return structuredClone(message);
  } catch {
    throw new Error('An object could not be cloned.');
  }
};

/** A received message with bytes of their own, as in Electron. Node hands out views of all that it has received. */
exports.receivedOf = function withOwnBytes(value) {
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (typeof value !== 'object' || value === null) return value;
  for (const key of Object.keys(value)) value[key] = withOwnBytes(value[key]);
  return value;
};
