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
    ? `hat begonnen zu antworten und dann ${time} lang nichts gesendet`
    : `hat nach ${size(receivedBytes)} ${time} lang nichts mehr gesendet`;
};

const redirectTarget = ({ url = '', redirectOrigin }: Failure): string => {
  if (redirectOrigin === undefined) return 'an eine andere Adresse';
  return url.startsWith(`${redirectOrigin}/`)
    ? `an einen anderen Pfad von ${redirectOrigin}`
    : `an ${redirectOrigin}`;
};

const addressOrLogin =
  'Prüfen Sie die Adresse des Dienstes. Auch ein Netzwerk, das zuerst eine Anmeldung verlangt, kann die Ursache sein: Öffnen Sie Ihren Browser, und versuchen Sie es dann erneut.';

const tlsRemedies: Readonly<Record<string, string>> = {
  ERR_CERT_DATE_INVALID:
    'Das Zertifikat ist abgelaufen, oder die Uhr dieses Computers geht falsch. Geht die Uhr richtig, informieren Sie den Anbieter. Es wurde nichts gesendet.',
  ERR_SSL_PROTOCOL_ERROR:
    'Der Server dort verwendet womöglich gar kein https. Prüfen Sie die Adresse des Dienstes und ihren Port. Es wurde nichts gesendet.',
  ERR_CERT_COMMON_NAME_INVALID: `Das Zertifikat gilt für einen anderen Namen. ${addressOrLogin} Es wurde nichts gesendet.`,
  ERR_CERT_AUTHORITY_INVALID: `Dieses System kennt den Aussteller des Zertifikats nicht. Wenn der Proxy Ihres Unternehmens Verbindungen prüft, muss das Zertifikat des Unternehmens auf diesem System installiert sein: Fragen Sie Ihre Netzwerkadministration. ${addressOrLogin} Es wurde nichts gesendet.`,
  ERR_CERT_REVOKED:
    'Das Zertifikat wurde widerrufen. Informieren Sie den Anbieter. Es wurde nichts gesendet.',
  ERR_SSL_VERSION_OR_CIPHER_MISMATCH:
    'Der Server dort unterstützt nur TLS-Versionen, die zu alt sind. Informieren Sie den Anbieter oder den Betreiber eines zwischengeschalteten Proxys. Es wurde nichts gesendet.',
  ERR_SSL_CLIENT_AUTH_CERT_NEEDED:
    'Der Dienst verlangt ein Client-Zertifikat, das die App nicht vorlegen kann. Bitten Sie den Anbieter um eine Adresse, die keines verlangt. Es wurde nichts gesendet.',
};

const answerProblems: Readonly<Record<AnswerProblem, Message>> = {
  empty: {
    message: 'Die Antwort ist leer.',
    remedy:
      'Versuchen Sie es erneut. Hilft das nicht, prüfen Sie die Adresse des Dienstes, oder fragen Sie den Anbieter.',
  },
  truncated: {
    message: 'Die Antwort bricht vorzeitig ab.',
    remedy:
      'Versuchen Sie es erneut. Hilft das nicht, fragen Sie den Anbieter oder den Betreiber eines zwischengeschalteten Proxys.',
  },
  'content-type': {
    message: 'Die Antwort ist nicht als JSON gekennzeichnet.',
    remedy:
      'Prüfen Sie die Adresse des Dienstes. Ist sie richtig, informieren Sie den Anbieter: Der Content-Type der Antwort muss application/json sein.',
  },
};

const shapes: Readonly<Record<ShapeProblem, string>> = {
  'not-an-account': 'Die Antwort ist JSON, aber kein Konto.',
  'too-deep': 'Die Antwort ist zu tief verschachtelt, um ein Konto zu sein.',
  'too-many':
    'Die Antwort enthält mehr Einträge, als angezeigt werden können (200.000 in einer Liste).',
  'name-twice': 'Die Antwort enthält ein Feld zweimal; welches gemeint ist, bleibt unklar.',
};

export const callFailures = {
  OFFLINE: () => ({
    message: 'Dieser Computer ist offline.',
    remedy: 'Prüfen Sie die Netzwerkverbindung und versuchen Sie es dann erneut.',
  }),
  DNS: (failure) => ({
    message: `Der Name ${host(failure, 'des Dienstes')} wurde nicht gefunden.`,
    remedy: 'Prüfen Sie die Adresse des Dienstes auf Tippfehler, dann Netzwerk, VPN oder Proxy.',
  }),
  UNREACHABLE: (failure) =>
    failure.netError === 'ERR_ADDRESS_UNREACHABLE'
      ? {
          message: `Dieses Netzwerk hat keine Route zu ${host(failure, 'dem Dienst')}.`,
          remedy: 'Vielleicht ist dafür IPv6 nötig, das dieses Netzwerk nicht hat, oder ein VPN.',
        }
      : {
          message: `${host(failure, 'Der Dienst')} nimmt keine Verbindungen an.`,
          remedy:
            'Vielleicht läuft der Dienst nicht, oder eine Firewall blockiert Verbindungen ohne Proxy. Prüfen Sie Adresse und Port des Dienstes sowie die Proxy-Einstellungen Ihres Systems.',
        },
  TIMEOUT: (failure) => ({
    message: `${host(failure, 'Der Dienst')} ${silence(failure)}.`,
    remedy: canWaitLonger(failure)
      ? `Versuchen Sie es erneut. Ein gespeichertes Profil kann länger warten: ${settingsWords.title} > ${settingsWords.pages.connection} > ${settingsWords.wait}.`
      : 'Versuchen Sie es erneut.',
  }),
  INCOMPLETE: () => ({
    message: 'Die Verbindung endete, bevor die Antwort vollständig war.',
    remedy: 'Versuchen Sie es erneut.',
  }),
  TLS_ERROR: (failure) => ({
    message: `Die sichere Verbindung ${failure.host === undefined ? 'zum Dienst' : `zu ${failure.host}`} ist nicht vertrauenswürdig${failure.netError === undefined ? '' : ` (${failure.netError})`}.`,
    remedy:
      tlsRemedies[failure.netError ?? ''] ??
      'Fragen Sie den Anbieter oder den Betreiber eines zwischengeschalteten Proxys. Es wurde nichts gesendet.',
  }),
  PROXY_AUTH: (failure) => ({
    message: `Der Proxy des Netzwerks verlangt eine Anmeldung oder blockiert Aufrufe zu ${host(failure, 'dem Dienst')}.`,
    remedy:
      'Prüfen Sie die Adresse des Dienstes: Vielleicht findet der Proxy sie nicht. Melden Sie sich über die Proxy-Einstellungen Ihres Systems an, oder fragen Sie den Betreiber des Proxys; versuchen Sie es dann erneut.',
  }),
  PROXY_UNREACHABLE: () => ({
    message: 'Der Proxy des Netzwerks antwortet nicht, deshalb wurde der Dienst nicht erreicht.',
    remedy:
      'Prüfen Sie die Proxy-Einstellungen Ihres Systems und ob der Proxy läuft. Außerhalb seines Netzwerks müssen Sie den Proxy vielleicht ausschalten.',
  }),
  REDIRECT_REFUSED: (failure) => ({
    message: `${host(failure, 'Der Dienst')} wollte den Aufruf ${redirectTarget(failure)} weiterleiten.`,
    remedy:
      'Die App folgt Weiterleitungen nie, weil der API-Schlüssel mitgesendet würde. Korrigieren Sie die Adresse des Dienstes.',
  }),
  ABORTED: ({ endedBy }) =>
    endedBy === undefined
      ? { message: 'Der Aufruf wurde gestoppt.' }
      : {
          message: {
            sleep: 'Der Aufruf wurde beendet, weil der Computer in den Ruhezustand wechselte.',
            lock: 'Der Aufruf wurde beendet, weil der Bildschirm gesperrt wurde.',
          }[endedBy],
          remedy: 'Versuchen Sie es erneut.',
        },
  AUTH: (failure) => ({
    message: 'Der Dienst akzeptiert diesen API-Schlüssel nicht mit diesem privaten Schlüssel.',
    remedy:
      'Prüfen Sie, ob der API-Schlüssel stimmt und ob dieser öffentliche Schlüssel dafür registriert ist' +
      (failure.fingerprint === undefined ? '.' : `: ${failure.fingerprint}`),
  }),
  CLOCK_SKEW: ({ skewSeconds }) => ({
    message:
      skewSeconds === undefined
        ? 'Der Dienst akzeptiert die Uhrzeit dieses Computers nicht.'
        : `${clockOff(skewSeconds)}. Deshalb akzeptiert der Dienst keine Aufrufe.`,
    remedy:
      (skewSeconds === undefined ? 'Seine eigene Uhrzeit nennt er nicht. ' : '') +
      'Stellen Sie Uhrzeit und Zeitzone in den Systemeinstellungen auf „automatisch“, und versuchen Sie es dann erneut. Wenn beide schon stimmen, geht die Uhr des Dienstes falsch: Informieren Sie den Anbieter.',
  }),
  FORBIDDEN: ({ title }) =>
    title === undefined
      ? {
          message: 'Der Dienst erlaubt diesen Schlüsseln nicht, das Konto zu lesen.',
          remedy:
            'Prüfen Sie, ob der API-Schlüssel stimmt. Wenn ja, fragen Sie den Anbieter, ob dieser Schlüssel das Konto lesen darf, und zwar von der IP-Adresse dieses Computers aus.',
        }
      : {
          message: `Eine Webseite hat den Aufruf abgelehnt${title === '' ? '' : `: „${title}“`}.`,
          remedy:
            'Sie kann von einer Firewall oder einem Proxy dazwischen stammen, oder von einer anderen Website, wenn die Adresse des Dienstes falsch ist. Prüfen Sie die Adresse, fragen Sie dann Ihre Netzwerkadministration und danach den Anbieter.',
        },
  NOT_FOUND: (failure) => ({
    message: `Unter ${failure.url ?? 'dieser Adresse'} ist nichts.`,
    remedy: 'Prüfen Sie die Adresse des Dienstes: Der Pfad /v1/account wird daran angehängt.',
  }),
  METHOD_NOT_ALLOWED: (failure) => ({
    message: `${failure.url ?? 'Diese Adresse'} nimmt Aufrufe dieser Art nicht an.`,
    remedy: 'Prüfen Sie die Adresse des Dienstes: Der Pfad /v1/account wird daran angehängt.',
  }),
  RATE_LIMITED: ({ seconds = 0 }) =>
    seconds === 0
      ? {
          message: 'Der Dienst hat zu viele Aufrufe erhalten.',
          remedy: 'Warten Sie einen Moment, und versuchen Sie es dann erneut.',
        }
      : {
          message: `Der Dienst bittet um eine Pause von ${pauseOf(seconds, span)}.`,
          remedy: 'Er hat zu viele Aufrufe erhalten. Versuchen Sie es nach der Pause erneut.',
        },
  SERVER_ERROR: (failure) => ({
    message: `Der Dienst hat ein Problem${inBrackets(failure)}.`,
    remedy: 'Versuchen Sie es später erneut. An Ihren Schlüsseln liegt es nicht.',
  }),
  UNEXPECTED_STATUS: (failure) => ({
    message: `Der Dienst hat mit einem unerwarteten Status geantwortet${inBrackets(failure, '')}.`,
    remedy:
      'Versuchen Sie es erneut. Hilft das nicht, prüfen Sie die Adresse des Dienstes, oder fragen Sie den Anbieter.',
  }),
  NOT_JSON: (failure) => {
    const { title, answer, netError } = failure;
    if (title !== undefined) {
      return {
        message: `Statt des Dienstes hat eine Webseite geantwortet${title === '' ? '' : `: „${title}“`}.`,
        remedy:
          'Melden Sie sich im Netzwerk an, falls es das verlangt. Falls nicht, prüfen Sie die Adresse des Dienstes, und fragen Sie Ihre Netzwerkadministration, ob sie gesperrt ist.',
      };
    }
    if (answer !== undefined) return answerProblems[answer];
    return {
      message:
        netError === undefined
          ? 'Die Antwort ist kein JSON, also kein Konto.'
          : `Der Server unter ${host(failure, 'der Adresse des Dienstes')} verwendet HTTP nicht korrekt (${netError}).`,
      remedy: 'Prüfen Sie die Adresse des Dienstes, oder fragen Sie den Anbieter.',
    };
  },
  BAD_ENCODING: ({ netError }) =>
    netError === undefined
      ? {
          message: 'Die Antwort ist kein gültiger UTF-8-Text.',
          remedy:
            'Sie wird nicht als Konto angezeigt, weil Namen falsch sein könnten. Informieren Sie den Anbieter.',
        }
      : {
          message: `Die Antwort ist komprimiert und lässt sich nicht entpacken (${netError}).`,
          remedy:
            'Versuchen Sie es erneut. Hilft das nicht, informieren Sie den Anbieter oder den Betreiber eines zwischengeschalteten Proxys.',
        },
  BAD_SHAPE: ({ shape }) => ({
    message:
      shape === undefined ? 'Die Antwort lässt sich nicht als Konto anzeigen.' : shapes[shape],
    remedy:
      shape === 'name-twice'
        ? 'Sie wird nicht angezeigt, weil eine Liste oder eine Adresse fehlen könnte. Informieren Sie den Anbieter.'
        : 'Prüfen Sie die Adresse des Dienstes, oder fragen Sie den Anbieter.',
  }),
  TOO_LARGE: (failure) => ({
    message:
      failure.limitBytes === undefined
        ? 'Die Antwort ist zu groß.'
        : `Die Antwort ist größer als ${size(failure.limitBytes)}.`,
    remedy: 'Der Rest wurde nicht gelesen. Informieren Sie den Anbieter.',
  }),
  TOO_COMPLEX: () => ({
    message: 'Das Lesen oder Vergleichen der Antwort ist zu aufwendig.',
    remedy:
      'Die App hat abgebrochen, weil es zu lange dauerte oder zu viel Speicher brauchte. Was vorher angezeigt wurde, ist unverändert. Informieren Sie den Anbieter.',
  }),
  SECRET_IN_ANSWER: (failure) => ({
    message: `Die Antwort ${failure.host === undefined ? 'des Dienstes' : `von ${failure.host}`} enthält den API-Schlüssel oder das Token des Aufrufs.`,
    remedy:
      'Nichts davon wird angezeigt oder gespeichert, weil es kopiert und exportiert werden könnte. Informieren Sie den Anbieter, und lassen Sie den API-Schlüssel ersetzen.',
  }),
  ANOTHER_ACCOUNT: () => ({
    message: 'Der Dienst hat ein anderes Konto geliefert, nicht das bekannte.',
    remedy:
      'Nichts davon wird angezeigt oder gespeichert. Versuchen Sie es erneut. Hilft das nicht, fragen Sie den Anbieter.',
  }),
} satisfies Partial<Messages>;
