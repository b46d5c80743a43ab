/** What the serial protocol needs of the world: a stream of bytes in each direction, and a clock. */

export interface Channel {
  /** Settles when the bytes have left this program; it may never do so where the other side is gone. */
  write(bytes: Uint8Array): Promise<void>;
  /** Called once, before anything is written. */
  listen(listener: ChannelListener): void;
  /** Frees what the channel holds. A channel is never opened again: what it had still to send would be sent then. */
  close(): Promise<void>;
}

export interface ChannelListener {
  data(chunk: Uint8Array): void;
  /** The other side is gone, as far as this one can tell; not called after {@link Channel.close}. */
  lost(reason: string): void;
}

/** Milliseconds. Injected, so that deadlines can be tested without waiting for them. */
export interface Clock {
  now(): number;
  /** Runs `action` in `ms`, unless the function returned is called before. */
  after(ms: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
