/** Listening to every event of a bus, by their names. */

/** What is asked of a mitt emitter. */
interface Listenable<Events> {
  on<Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void): void;
  off<Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void): void;
}

/** Lets `hear` be told of every event named, with its name. The function returned ends that. */
export function hearEach<Events>(
  bus: Listenable<Events>,
  names: readonly (keyof Events)[],
  hear: (name: keyof Events, payload: Events[keyof Events]) => void,
): () => void {
  const listeners = names.map((name) => {
    const listener = (payload: Events[keyof Events]): void => hear(name, payload);
    bus.on(name, listener);
    return { name, listener };
  });
  return () => {
    for (const { name, listener } of listeners) bus.off(name, listener);
  };
}
