import type { Failure } from '../../shared/failure';
import { ServiceText } from './text/ServiceText';
import { words } from '../i18n/window';
import styles from './ServiceSays.module.css';

/** Longest text of the service shown, in UTF-16 units. */
const longestWords = 600;

/** The service's own words about a failure as plain text, and in small print what it calls it and the request. */
export function ServiceSays({ failure }: { readonly failure: Failure }) {
  const { serverText, serverError, requestId } = failure;
  const { serviceSays, serviceError, requestNumber } = words.account;
  return (
    <>
      {serverText !== undefined && (
        <p className={styles['said']} tabIndex={0}>
          {serviceSays} <ServiceText text={serverText} longest={longestWords} />
        </p>
      )}
      {(serverError !== undefined || requestId !== undefined) && (
        <p className={styles['small']}>
          {serverError !== undefined && (
            <span>
              {serviceError} <ServiceText text={serverError} />
            </span>
          )}
          {requestId !== undefined && (
            <span>
              {requestNumber} <ServiceText text={requestId} kind="exact" />
            </span>
          )}
        </p>
      )}
    </>
  );
}
