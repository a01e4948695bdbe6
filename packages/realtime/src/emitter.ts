/** Handlers by event. One that throws is reported like any uncaught error, and the others run. */
export interface Emitter<Events> {
  on: <Name extends keyof Events>(name: Name, handler: (value: Events[Name]) => void) => () => void;
  emit: <Name extends keyof Events>(name: Name, value: Events[Name]) => void;
}

export function createEmitter<Events>(): Emitter<Events> {
  const handlers: { [Name in keyof Events]?: Set<(value: Events[Name]) => void> } = {};
  return {
    on(name, handler) {
      // The same function may be added twice, and each is removed separately.
      const own = (value: Events[typeof name]): void => handler(value);
      const all = (handlers[name] ??= new Set());
      all.add(own);
      return () => void all.delete(own);
    },
    emit(name, value) {
      for (const handler of handlers[name] ?? []) {
        try {
          handler(value);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
