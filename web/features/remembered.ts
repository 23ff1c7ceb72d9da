/** What a browser keeps about what it has shown; where it may not, nothing is remembered and nothing is thrown. */
export interface Memory {
  read(name: string): string | null;
  /** False where nothing can be kept. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
}

/** `storage` is a function since reading the property alone may be refused. */
export function memoryIn(storage: () => Storage): Memory {
  return {
    read(name) {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    remove(name) {
      try {
        storage().removeItem(name);
      } catch {
        // Nothing was kept.
      }
    },
    write(name, value) {
      try {
        storage().setItem(name, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}
