import { Component, type ReactNode } from 'react';
import { FailureNotice } from '../ui/FailureNotice';
import { words } from '../i18n/window';
import styles from './App.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A fault in one screen says so instead of leaving a blank window. React has this as a class only. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className={styles['broken']}>
        <h1>{words.broken.screen}</h1>
        <FailureNotice failure={{ code: 'INTERNAL' }} />
      </main>
    );
  }
}
