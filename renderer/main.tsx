import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, ErrorBoundary } from './app/App';
import { followMain } from './store/follow-main';
import { useWindow } from './store/store';
import './app/theme/base.css';
import './app/theme/tokens.css';

/**
 * Sets `data-contrast` of the document: `more` while the system or the user's preference asks for strong contrast.
 * Follows both. The preference is known before anything is drawn.
 */
const followContrast = (): void => {
  const system = window.matchMedia('(prefers-contrast: more)');
  const mark = (): void => {
    const isWanted = system.matches || useWindow.getState().app?.preferences.contrast === 'more';
    document.documentElement.dataset['contrast'] = isWanted ? 'more' : 'usual';
  };
  system.addEventListener('change', mark);
  useWindow.subscribe(mark);
  mark();
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
followContrast();
void followMain();
