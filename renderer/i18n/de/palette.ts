import type { paletteWords as english } from '../palette';
import { integer, plural } from './plural';

const addresses = (count: number): string => plural(count, 'Adresse', 'Adressen');
const profiles = (count: number): string => plural(count, 'Profil', 'Profilen');
const contracts = (count: number): string => plural(count, 'Contract', 'Contracts');

const notYours = (isPartly: boolean): string =>
  isPartly ? 'Bekannt, aber in den verglichenen Profilen nicht Ihre' : 'Bekannt, aber nicht Ihre';

export const paletteWords: typeof english = {
  open: 'Adresse suchen …',
  title: 'Adresse suchen',
  placeholder: 'Adresse einfügen oder Namen eingeben',
  close: 'Esc: schließen',
  results: 'Ergebnisse',
  local: 'Auf diesem Computer verglichen, nichts wurde gesendet',
  hint: 'Fügen Sie eine Adresse ein, um zu fragen, ob sie Ihnen gehört',
  choose: 'Auswählen',
  run: 'Öffnen',
  nothing: 'Kein Befehl heißt so',
  nothingHint: 'Ob eine Adresse Ihnen gehört, sagt die App, wenn Sie sie vollständig einfügen.',
  places: 'Gehe zu',
  commands: 'Befehle',
  profiles: 'Wechseln zu',
  records: 'Einträge',
  search: 'In den Listen suchen',
  searchFor: {
    wallets: (text) => `Wallets ${text === null ? '' : `nach „${text}“ `}durchsuchen`,
    contracts: (text) => `Contracts ${text === null ? '' : `nach „${text}“ `}durchsuchen`,
  },
  quoted: (name) => `„${name}“`,
  titles: {
    changed: 'Halt: Eine Änderung dieser Adresse ist noch nicht bestätigt',
    wallet: (of) => `Ja, eine Wallet von ${of ?? 'Ihnen'}`,
    newcomer: (of) => `Ja, eine neue Wallet von ${of ?? 'Ihnen'}`,
    namesake: (of) =>
      `Jetzt eine Wallet von ${of ?? 'Ihnen'}, aber ihr Name gehört zu einer anderen Adresse`,
    contract: (of) => `Bekannt, aber keine Wallet: ein Contract von ${of ?? 'Ihnen'}`,
    ownContract: 'Bekannt, aber keine Wallet: ein Contract dieses Kontos',
    unconfirmed: (of) =>
      `Bekannt, aber ungewiss: ${of ?? 'Eines Ihrer Profile'} hat sie jetzt, und von früher ist nichts zum Vergleichen da`,
    formerAnswer: (of) =>
      `Bekannt, aber ungewiss: ${of ?? 'Eines Ihrer Profile'} hatte sie, aber der Dienst antwortet jetzt mit einem anderen Konto`,
    remembered: (of) =>
      `Bekannt, aber ungewiss: aus einer früheren Antwort von ${of ?? 'einem Ihrer Profile'}`,
    former: (of, until) =>
      `Nicht mehr: Das war die Adresse von ${of ?? 'einem Ihrer Einträge'}${until === null ? '' : ` bis ${until}`}`,
    gone: (of, since) =>
      `Nicht mehr: Sie gehörte zu ${of ?? 'einem Eintrag'}, und dieser Eintrag ist${since === null ? '' : ` seit ${since}`} nicht mehr im Konto`,
    alike: (of, isPartly) => {
      const known = of ?? 'eine Adresse, die Sie kennen';
      return isPartly
        ? `Nein, sie ist in keinem Profil, das verglichen werden konnte, und sieht aus wie ${known}`
        : `Nein. Sie sieht nur aus wie ${known}`;
    },
    deployer: (count, isPartly) => `${notYours(isPartly)}: hat ${contracts(count)} deployt`,
    note: (as, isPartly) =>
      `${notYours(isPartly)}: in Ihren Notizen${as === null ? '' : ` unter ${as}`}`,
    none: 'Nein, diese Adresse gehört Ihnen nicht',
    nonePartly: 'Nein, sie ist in keinem Profil, das verglichen werden konnte',
    nothingCompared: 'Kein Urteil: Es gibt nichts, womit sie zu vergleichen wäre',
    part: 'Kein Urteil: Das ist nur ein Teil einer Adresse',
    incomplete: 'Kein Urteil: Das ist keine vollständige Adresse',
  },
  sentences: {
    changed:
      'Verwenden Sie sie noch nicht. Öffnen Sie den Eintrag, vergleichen Sie beide Adressen, und fragen Sie die zuständige Person auf einem Weg, den Sie schon kennen.',
    wallet: (when) =>
      when === null
        ? 'Jedes Zeichen stimmt überein.'
        : `Jedes Zeichen stimmt mit der Antwort des Dienstes überein (${when}).`,
    walletCapitals: (when) =>
      when === null
        ? 'Bis auf die Großschreibung stimmt jedes Zeichen überein.'
        : `Bis auf die Großschreibung stimmt jedes Zeichen mit der Antwort des Dienstes überein (${when}).`,
    newcomer: 'Sie kam, nachdem Sie die Änderungen zuletzt als gesehen markiert haben.',
    namesake:
      'Ein bekannter Eintrag hat denselben Namen, aber eine andere Adresse. Öffnen Sie den Eintrag, vergleichen Sie beide Adressen, und fragen Sie auf einem Weg, den Sie schon kennen, bevor Sie etwas senden.',
    contract:
      'Senden Sie nur dann etwas an einen Contract, wenn Sie wissen, wie Sie es zurückbekommen.',
    unconfirmed:
      'Die zuerst gesehenen Adressen dieses Kontos fehlen oder lassen sich nicht öffnen. Vergleichen Sie die Adresse mit dem, was Sie von anderswo haben, bevor etwas dorthin gesendet wird.',
    formerAnswer: (when) =>
      `Der Dienst antwortet jetzt mit einem anderen Konto. Verglichen ist die Adresse mit der letzten guten Antwort${when === null ? '' : ` (${when})`}. Senden Sie nichts dorthin, bevor Sie wissen, warum es ein anderes Konto ist.`,
    remembered: 'Ob sie noch da ist, sagt die nächste Antwort des Dienstes dieses Profils.',
    former: 'Senden Sie nichts mehr dorthin. Fragen Sie nach der heutigen Adresse.',
    gone: 'Senden Sie nichts dorthin, bevor Sie wissen, warum der Eintrag weg ist. Fragen Sie auf einem Weg, den Sie schon kennen, bei den Verantwortlichen nach.',
    alike: (differing, all) =>
      `Anfang und Ende sind gleich, ${integer.format(differing)} von ${integer.format(all)} Zeichen sind anders. Senden Sie nichts dorthin; fragen Sie auf einem Weg, den Sie schon kennen, bei dem nach, der sie Ihnen gegeben hat.`,
    slip: (differing, all) =>
      `Nur ${integer.format(differing)} von ${integer.format(all)} Zeichen ${differing === 1 ? 'ist' : 'sind'} anders: Sie ist vielleicht vertippt. Senden Sie nichts dorthin; fragen Sie auf einem Weg, den Sie schon kennen, bei dem nach, der sie Ihnen gegeben hat.`,
    alikeLoose:
      'Anfang und Ende sind gleich, aber es ist eine andere Adresse. Senden Sie nichts dorthin; fragen Sie auf einem Weg, den Sie schon kennen, bei dem nach, der sie Ihnen gegeben hat.',
    stranger: 'In keinem Profil, das verglichen werden konnte, ist sie Wallet oder Contract.',
    none: (count, of) =>
      `${count === 1 ? `In ${of === 1 ? 'Ihrem Profil' : `Ihren ${profiles(of)}`} gibt es eine einzige Adresse. Es ist eine andere, und sie sieht nicht aus wie diese` : `Keine von ${addresses(count)} in ${profiles(of)}, und keine beginnt und endet wie sie`}. Hieß es, sie gehöre Ihnen, fragen Sie auf einem Weg nach, den Sie schon kennen, bevor etwas dorthin gesendet wird.`,
    nothingCompared: 'Fragen Sie noch einmal, wenn das Konto eines Profils gelesen ist.',
    part: 'Eine bekannte Adresse enthält diese Zeichen, aber das beweist nichts: Andere können sie auch enthalten. Fügen Sie die Adresse vom ersten bis zum letzten Zeichen ein.',
    incomplete:
      'Es fehlen Zeichen, es sind zu viele, eines kommt in keiner Adresse vor, oder eine andere Adresse oder ein Wort steht daneben. Fügen Sie eine Adresse vom ersten bis zum letzten Zeichen ein.',
    hidden: 'Welche es ist, bleibt mit den anderen Werten verborgen.',
  },
  alsoAlike: (count) =>
    count === 1
      ? 'Eine andere bekannte Adresse sieht ihr ähnlich: Vergleichen Sie jedes Zeichen, bevor Sie etwas senden.'
      : `${integer.format(count)} andere bekannte Adressen sehen ihr ähnlich: Vergleichen Sie jedes Zeichen, bevor Sie etwas senden.`,
  moreAlike: (count) => `und ${integer.format(count)} weitere, die ihr ähnlich sehen`,
  moreHits: (count) =>
    `Sie ist an ${plural(count, 'weiteren Stelle', 'weiteren Stellen')} bekannt, die hier nicht stehen.`,
  asked: 'Geprüfte Adresse',
  known: 'Bekannt',
  comparedWith: 'Verglichen mit',
  notComparedTitle: 'Nicht verglichen',
  answerOf: (when) => `Antwort: ${when}`,
  answersAnother: 'der Dienst antwortet jetzt mit einem anderen Konto',
  whyNot: {
    locked: 'der Schlüsselbund ist gesperrt oder antwortet nicht',
    'nothing-kept': 'die letzte Antwort liegt nicht auf diesem Computer',
    unreadable: 'was davon aufbewahrt war, fehlt oder lässt sich nicht lesen',
  },
  alarmed: 'In einer Änderung, die noch niemand bestätigt hat',
  here: 'In diesem Konto',
  gone: 'Nicht mehr in diesem Konto',
  elsewhere: 'In einem anderen Profil, das zuerst geöffnet wird',
  next: 'Weiter',
  roles: {
    wallet: 'Wallet',
    newcomer: 'Neue Wallet',
    namesake: 'Name einer anderen',
    contract: 'Contract',
    unconfirmed: 'Ungewiss',
    remembered: 'Früher gesehen',
    former: (until) => (until === null ? 'Frühere Adresse' : `Bis ${until}`),
    deployer: (count) => `Hat ${contracts(count)} deployt`,
    gone: (since) => (since === null ? 'Weg' : `Weg seit ${since}`),
    note: 'Notiz',
  },
  noteWithoutName: 'Notiz ohne Namen',
  copy: 'Vergleich kopieren',
  copyHint: 'zum Aufbewahren oder Weitergeben',
  copied: 'Vergleich kopiert.',
  notCopied:
    'Nicht kopiert: Diese Adresse sieht nur so aus wie eine bekannte. Öffnen Sie den Eintrag, um die richtige zu kopieren.',
  text: {
    title: 'Gehört diese Adresse uns?',
    asked: (address) => `Geprüfte Adresse: ${address}`,
    verdict: (title) => `Antwort: ${title}`,
    known: 'Bekannt als:',
    alike: 'Sieht aus wie:',
    compared: (count, of) => `Verglichen mit ${addresses(count)} aus ${profiles(of)}:`,
    notCompared: (why) => `nicht verglichen, ${why}`,
    unknown: 'keine Antwort',
    at: (time) => `Verglichen am ${time} von Account Viewer, auf diesem Computer.`,
  },
};
