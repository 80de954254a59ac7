import type { Failure } from '../../../shared/failure';
import type { AnswerProblem, ShapeProblem } from '../../../shared/problems';
import { canWaitLonger } from '../call-failures';
import { pauseOf } from '../plural';
import type { Message, Messages } from '../message';
import { clockOff, span, size } from './plural';
import { settingsWords } from './settings';

/** Name of the service’s host, or `unnamed` when not known. `unnamed` has the case that the sentence needs. */
const host = ({ host: name }: Failure, unnamed: string): string => name ?? unnamed;

/** HTTP status in brackets, to follow a text; empty when not known. */
const inBrackets = ({ status }: Failure, before = 'Status '): string =>
  status === undefined ? '' : ` (${before}${status})`;

const silence = ({ silentSeconds, receivedBytes }: Failure): string => {
  if (silentSeconds === undefined) return 'hat nicht rechtzeitig geantwortet';
  const time = span(silentSeconds);
  if (receivedBytes === undefined) return `hat innerhalb von ${time} nicht geantwortet`;
  return receivedBytes === 0
    ? `hat zu antworten begonnen und dann ${time} lang nichts gesendet`
    : `hat nach ${size(receivedBytes)} ${time} lang nichts mehr gesendet`;
};

const redirectTarget = ({ url = '', redirectOrigin }: Failure): string => {
  if (redirectOrigin === undefined) return 'an eine andere Adresse';
  return url.startsWith(`${redirectOrigin}/`)
    ? `an einen anderen Pfad von ${redirectOrigin}`
    : `an ${redirectOrigin}`;
};

const addressOrLogin =
  'Prüfen Sie die Adresse des Dienstes. Auch ein Netz, das erst eine Anmeldung will, antwortet so: Öffnen Sie Ihren Browser, und versuchen Sie es dann erneut.';

const tlsRemedies: Readonly<Record<string, string>> = {
  ERR_CERT_DATE_INVALID:
    'Das Zertifikat ist abgelaufen, oder die Uhr dieses Computers geht falsch. Geht sie richtig, sagen Sie es dem Anbieter. Nichts wurde gesendet.',
  ERR_SSL_PROTOCOL_ERROR:
    'Was dort antwortet, spricht womöglich gar kein https. Prüfen Sie die Adresse des Dienstes und ihren Port. Nichts wurde gesendet.',
  ERR_CERT_COMMON_NAME_INVALID: `Das Zertifikat gilt für einen anderen Namen. ${addressOrLogin} Nichts wurde gesendet.`,
  ERR_CERT_AUTHORITY_INVALID: `Dieses System kennt den Aussteller des Zertifikats nicht. Eine Firma, deren Proxy in Verbindungen hineinsieht, muss ihr eigenes Zertifikat im System installieren: Fragen Sie die Betreiber des Proxys. ${addressOrLogin} Nichts wurde gesendet.`,
  ERR_CERT_REVOKED:
    'Das Zertifikat wurde zurückgezogen. Sagen Sie es dem Anbieter. Nichts wurde gesendet.',
  ERR_SSL_VERSION_OR_CIPHER_MISMATCH:
    'Was dort antwortet, spricht nur veraltete Versionen von TLS. Sagen Sie es dem Anbieter oder den Betreibern eines Proxys dazwischen. Nichts wurde gesendet.',
  ERR_SSL_CLIENT_AUTH_CERT_NEEDED:
    'Der Dienst verlangt ein Client-Zertifikat, das die App nicht vorlegen kann. Bitten Sie den Anbieter um eine Adresse, die keines verlangt. Nichts wurde gesendet.',
};

const answerProblems: Readonly<Record<AnswerProblem, Message>> = {
  empty: {
    message: 'Die Antwort ist leer.',
    remedy:
      'Versuchen Sie es erneut; bleibt es dabei, prüfen Sie die Adresse des Dienstes, oder fragen Sie den Anbieter.',
  },
  truncated: {
    message: 'Die Antwort bricht vor ihrem Ende ab.',
    remedy:
      'Versuchen Sie es erneut; bleibt es dabei, fragen Sie den Anbieter oder die Betreiber eines Proxys dazwischen.',
  },
  'content-type': {
    message: 'Die Antwort ist nicht als JSON gekennzeichnet.',
    remedy:
      'Prüfen Sie die Adresse des Dienstes. Stimmt sie, sagen Sie es dem Anbieter: Der Content-Type der Antwort muss application/json sein.',
  },
};

const shapes: Readonly<Record<ShapeProblem, string>> = {
  'not-an-account': 'Die Antwort ist JSON, aber kein Konto.',
  'too-deep': 'Die Antwort ist zu tief verschachtelt, um ein Konto zu sein.',
  'too-many': 'Die Antwort hat mehr Einträge, als sich anzeigen lassen (200.000 in einer Liste).',
  'name-twice':
    'Die Antwort nennt ein Feld zweimal: Welches der beiden gemeint ist, lässt sich nicht sagen.',
};

export const callFailures = {
  OFFLINE: () => ({
    message: 'Dieser Computer ist offline.',
    remedy: 'Prüfen Sie die Netzwerkverbindung und versuchen Sie es dann erneut.',
  }),
  DNS: (failure) => ({
    message: `Der Name ${host(failure, 'des Dienstes')} wurde nicht gefunden.`,
    remedy:
      'Prüfen Sie die Adresse des Dienstes auf Tippfehler, außerdem Netzwerk, VPN oder Proxy.',
  }),
  UNREACHABLE: (failure) =>
    failure.netError === 'ERR_ADDRESS_UNREACHABLE'
      ? {
          message: `Aus diesem Netz führt kein Weg zu ${host(failure, 'dem Dienst')}.`,
          remedy:
            'Vielleicht hat er eine Adresse in IPv6, das dieses Netz nicht hat, oder in einem Netz, in das nur ein VPN führt.',
        }
      : {
          message: `${host(failure, 'Der Dienst')} nimmt keine Verbindung an.`,
          remedy:
            'Vielleicht läuft der Dienst nicht, oder eine Firewall steht dazwischen, die nur einen Proxy durchlässt. Prüfen Sie Adresse und Port, und die Proxyeinstellungen Ihres Systems.',
        },
  TIMEOUT: (failure) => ({
    message: `${host(failure, 'Der Dienst')} ${silence(failure)}.`,
    remedy: canWaitLonger(failure)
      ? `Versuchen Sie es noch einmal. Ein gespeichertes Profil kann länger warten: ${settingsWords.title} > ${settingsWords.pages.connection} > ${settingsWords.wait}.`
      : 'Versuchen Sie es noch einmal.',
  }),
  INCOMPLETE: () => ({
    message: 'Die Verbindung endete, bevor die Antwort vollständig war.',
    remedy: 'Versuchen Sie es noch einmal.',
  }),
  TLS_ERROR: (failure) => ({
    message: `Der sicheren Verbindung ${failure.host === undefined ? 'zum Dienst' : `zu ${failure.host}`} ist nicht zu trauen${failure.netError === undefined ? '' : ` (${failure.netError})`}.`,
    remedy:
      tlsRemedies[failure.netError ?? ''] ??
      'Fragen Sie den Anbieter oder die Betreiber eines Proxys dazwischen. Nichts wurde gesendet.',
  }),
  PROXY_AUTH: (failure) => ({
    message: `Der Proxy des Netzwerks verlangt eine Anmeldung oder lässt den Aufruf nicht zu ${host(failure, 'dem Dienst')} durch.`,
    remedy:
      'Prüfen Sie die Adresse des Dienstes, die der Proxy vielleicht nicht findet. Melden Sie sich über die Proxyeinstellungen Ihres Systems an, oder fragen Sie die Betreiber des Proxys; versuchen Sie es dann erneut.',
  }),
  PROXY_UNREACHABLE: () => ({
    message: 'Der Proxy des Netzwerks antwortet nicht; der Dienst wurde nicht erreicht.',
    remedy:
      'Prüfen Sie die Proxyeinstellungen Ihres Systems, und ob der Proxy läuft; außerhalb seines Netzwerks muss er vielleicht ausgeschaltet werden.',
  }),
  REDIRECT_REFUSED: (failure) => ({
    message: `${host(failure, 'Der Dienst')} wollte den Aufruf ${redirectTarget(failure)} weiterleiten.`,
    remedy:
      'Weiterleitungen werden nie befolgt, weil der API-Schlüssel mitginge. Berichtigen Sie die Adresse des Dienstes.',
  }),
  ABORTED: ({ endedBy }) =>
    endedBy === undefined
      ? { message: 'Der Aufruf wurde angehalten.' }
      : {
          message: {
            sleep: 'Der Aufruf wurde beendet, weil der Computer schlief.',
            lock: 'Der Aufruf wurde beendet, weil der Bildschirm gesperrt wurde.',
          }[endedBy],
          remedy: 'Versuchen Sie es noch einmal.',
        },
  AUTH: (failure) => ({
    message: 'Der Dienst nimmt diese Schlüssel nicht an.',
    remedy:
      'Prüfen Sie, ob der API-Schlüssel stimmt und ob dieser öffentliche Schlüssel dafür registriert ist' +
      (failure.fingerprint === undefined ? '.' : `: ${failure.fingerprint}`),
  }),
  CLOCK_SKEW: ({ skewSeconds }) => ({
    message:
      skewSeconds === undefined
        ? 'Der Dienst lehnt die Uhrzeit dieses Computers ab.'
        : `${clockOff(skewSeconds)}; so nimmt der Dienst die Aufrufe nicht an.`,
    remedy:
      (skewSeconds === undefined ? 'Seine eigene nennt er nicht. ' : '') +
      'Stellen Sie die Uhr und ihre Zeitzone in den Einstellungen Ihres Systems auf automatisch, und versuchen Sie es dann erneut. Stimmen beide schon, geht die Uhr des Dienstes falsch: Sagen Sie es dem Anbieter.',
  }),
  FORBIDDEN: ({ title }) =>
    title === undefined
      ? {
          message: 'Der Dienst lässt diese Schlüssel das Konto nicht lesen.',
          remedy:
            'Prüfen Sie, ob der API-Schlüssel stimmt. Stimmt er, fragen Sie den Anbieter, ob dieser Schlüssel das Konto lesen darf, auch von der IP-Adresse dieses Computers aus.',
        }
      : {
          message: `Eine Webseite lehnt den Aufruf ab${title === '' ? '' : `: „${title}“`}.`,
          remedy:
            'Sie kann von einer Firewall oder einem Proxy dazwischen kommen, oder von einer anderen Website, wenn die Adresse des Dienstes falsch ist. Prüfen Sie sie, fragen Sie dann die Betreiber Ihres Netzes und zuletzt den Anbieter.',
        },
  NOT_FOUND: (failure) => ({
    message: `Unter ${failure.url ?? 'dieser Adresse'} ist nichts.`,
    remedy: 'Prüfen Sie die Adresse des Dienstes: Der Pfad /v1/account wird an sie angehängt.',
  }),
  METHOD_NOT_ALLOWED: (failure) => ({
    message: `${failure.url ?? 'Diese Adresse'} nimmt Aufrufe dieser Art nicht an.`,
    remedy: 'Prüfen Sie die Adresse des Dienstes: Der Pfad /v1/account wird an sie angehängt.',
  }),
  RATE_LIMITED: ({ seconds = 0 }) =>
    seconds === 0
      ? {
          message: 'Der Dienst hat zu viele Aufrufe bekommen.',
          remedy: 'Warten Sie etwas, und versuchen Sie es dann erneut.',
        }
      : {
          message: `Der Dienst bittet um eine Pause von ${pauseOf(seconds, span)}.`,
          remedy: 'Er hat zu viele Aufrufe bekommen. Versuchen Sie es danach erneut.',
        },
  SERVER_ERROR: (failure) => ({
    message: `Der Dienst hat selbst ein Problem${inBrackets(failure)}.`,
    remedy: 'Versuchen Sie es später erneut. An Ihren Schlüsseln liegt es nicht.',
  }),
  UNEXPECTED_STATUS: (failure) => ({
    message: `Der Dienst hat mit einem unerwarteten Status geantwortet${inBrackets(failure, '')}.`,
    remedy:
      'Versuchen Sie es erneut; bleibt es dabei, prüfen Sie die Adresse des Dienstes, oder fragen Sie den Anbieter.',
  }),
  NOT_JSON: (failure) => {
    const { title, answer, netError } = failure;
    if (title !== undefined) {
      return {
        message: `Statt des Dienstes hat eine Webseite geantwortet${title === '' ? '' : `: „${title}“`}.`,
        remedy:
          'Melden Sie sich im Netz an, falls es das verlangt. Verlangt es das nicht, prüfen Sie die Adresse des Dienstes, und fragen Sie die Betreiber des Netzes, ob sie dort gesperrt ist.',
      };
    }
    if (answer !== undefined) return answerProblems[answer];
    return {
      message:
        netError === undefined
          ? 'Die Antwort ist kein JSON und damit kein Konto.'
          : `Was unter ${host(failure, 'der Adresse des Dienstes')} antwortet, spricht nicht HTTP wie ein Dienst (${netError}).`,
      remedy: 'Prüfen Sie die Adresse des Dienstes, oder fragen Sie den Anbieter.',
    };
  },
  BAD_ENCODING: ({ netError }) =>
    netError === undefined
      ? {
          message: 'Die Antwort lässt sich nicht als Text in UTF-8 lesen.',
          remedy:
            'Sie wird nicht als Konto angezeigt, weil Namen verändert herauskommen könnten. Sagen Sie es dem Anbieter.',
        }
      : {
          message: `Die Antwort kam komprimiert und lässt sich nicht entpacken (${netError}).`,
          remedy:
            'Versuchen Sie es erneut; bleibt es dabei, sagen Sie es dem Anbieter oder den Betreibern eines Proxys dazwischen.',
        },
  BAD_SHAPE: ({ shape }) => ({
    message:
      shape === undefined ? 'Die Antwort lässt sich nicht als Konto anzeigen.' : shapes[shape],
    remedy:
      shape === 'name-twice'
        ? 'Sie wird nicht angezeigt, weil eine Liste oder eine Adresse fehlen könnte. Sagen Sie es dem Anbieter.'
        : 'Prüfen Sie die Adresse des Dienstes, oder fragen Sie den Anbieter.',
  }),
  TOO_LARGE: (failure) => ({
    message:
      failure.limitBytes === undefined
        ? 'Die Antwort ist zu groß.'
        : `Die Antwort ist größer als ${size(failure.limitBytes)}.`,
    remedy: 'Sie wurde nicht weiter gelesen. Sagen Sie es dem Anbieter.',
  }),
  TOO_COMPLEX: () => ({
    message: 'Die Antwort ist zu aufwendig zu lesen oder zu vergleichen.',
    remedy:
      'Das wurde beendet, weil es zu lange dauerte oder zu viel Speicher brauchte. Was vorher zu sehen war, ist unverändert. Sagen Sie es dem Anbieter.',
  }),
  SECRET_IN_ANSWER: (failure) => ({
    message: `Die Antwort ${failure.host === undefined ? 'des Dienstes' : `von ${failure.host}`} zitiert den API-Schlüssel oder das Token des Aufrufs.`,
    remedy:
      'Nichts davon wird angezeigt oder aufbewahrt, weil es kopiert und exportiert werden könnte. Sagen Sie es dem Anbieter, und lassen Sie den API-Schlüssel wechseln.',
  }),
  ANOTHER_ACCOUNT: () => ({
    message: 'Der Dienst hat mit einem anderen Konto geantwortet als dem bekannten.',
    remedy:
      'Nichts davon wird angezeigt oder aufbewahrt. Versuchen Sie es erneut; bleibt es dabei, fragen Sie den Anbieter.',
  }),
} satisfies Partial<Messages>;
