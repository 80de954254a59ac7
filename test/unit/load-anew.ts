import { vi } from 'vitest';

// What a file imports is loaded for it, whatever earlier files of the process have loaded.
vi.resetModules();
