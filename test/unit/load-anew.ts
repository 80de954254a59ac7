import { vi } from 'vitest';

// Gives each test file freshly loaded modules, whatever earlier files of the process have loaded.
vi.resetModules();
