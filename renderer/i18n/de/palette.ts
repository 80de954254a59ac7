import type { paletteWords as english } from '../palette';
import { integer, plural } from './plural';

const addresses = (count: number): string => plural(count, 'Adresse', 'Adressen');
const profiles = (count: number): string => plural(count, 'Profil', 'Profilen');
const contracts = (count: number): string => plural(count, 'Contract', 'Contracts');

const notYours = (isPartly: boolean): string =>
  isPartly ? 'Bekannt, in den verglichenen Profilen aber nicht Ihre' : 'Bekannt, aber nicht Ihre';

export const paletteWords: typeof english = {
  open: 'Adresse suchen …',
  title: 'Adresse suchen',
  placeholder: 'Adresse einfügen oder Namen eingeben',
  close: 'Esc: schließen',
  results: 'Ergebnisse',
  local: 'Auf diesem Computer verglichen, es wurde nichts gesendet',
  hint: 'Fügen Sie eine Adresse ein, um zu prüfen, ob sie Ihnen gehört',
  choose: 'Auswählen',
  run: 'Öffnen',
  nothing: 'Kein Befehl mit diesem Namen',
  nothingHint: 'Um zu prüfen, ob eine Adresse Ihnen gehört, fügen Sie sie vollständig ein.',
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
    changed: 'Stopp: Diese Adresse gehört zu einer Änderung, die noch niemand bestätigt hat',
    wallet: (of) => `Ja, eine Wallet von ${of ?? 'Ihnen'}`,
    newcomer: (of) => `Ja, eine neue Wallet von ${of ?? 'Ihnen'}`,
    namesake: (of) =>
      `Jetzt eine Wallet von ${of ?? 'Ihnen'}, aber ihr Name gehört zu einer anderen Adresse`,
    contract: (of) => `Bekannt, aber keine Wallet: ein Contract von ${of ?? 'Ihnen'}`,
    ownContract: 'Bekannt, aber keine Wallet: ein Contract dieses Kontos',
    unconfirmed: (of) =>
      `Bekannt, aber nicht bestätigt: ${of ?? 'Eines Ihrer Profile'} hat sie jetzt, aber es gibt nichts Früheres zum Vergleichen`,
    formerAnswer: (of) =>
      `Bekannt, aber nicht bestätigt: ${of ?? 'Eines Ihrer Profile'} hatte sie, aber der Dienst liefert jetzt ein anderes Konto`,
    remembered: (of) =>
      `Bekannt, aber nicht bestätigt: in einer früheren Antwort von ${of ?? 'einem Ihrer Profile'} gesehen`,
    former: (of, until) =>
      `Nicht mehr: Das war die Adresse von ${of ?? 'einem Ihrer Einträge'}${until === null ? '' : ` bis ${until}`}`,
    gone: (of, since) =>
      `Nicht mehr: Das war die Adresse von ${of ?? 'einem Eintrag'}, und dieser Eintrag ist${since === null ? '' : ` seit ${since}`} verschwunden`,
    alike: (of, isPartly) => {
      const known = of ?? 'eine Adresse, die Sie kennen';
      return isPartly
        ? `Nein, in keinem der verglichenen Profile. Sie sieht nur aus wie ${known}`
        : `Nein. Sie sieht nur aus wie ${known}`;
    },
    deployer: (count, isPartly) => `${notYours(isPartly)}: hat ${contracts(count)} deployt`,
    note: (as, isPartly) =>
      `${notYours(isPartly)}: in Ihren Notizen${as === null ? '' : ` unter ${as}`}`,
    none: 'Nein, diese Adresse gehört Ihnen nicht',
    nonePartly: 'Nein, in keinem der verglichenen Profile',
    nothingCompared: 'Keine Aussage möglich: Es gibt nichts zum Vergleichen',
    part: 'Keine Aussage möglich: Das ist nur ein Teil einer Adresse',
    incomplete: 'Keine Aussage möglich: Das ist keine vollständige Adresse',
  },
  sentences: {
    changed:
      'Verwenden Sie sie noch nicht. Öffnen Sie den Eintrag, vergleichen Sie beide Adressen, und fragen Sie die zuständige Person über einen Kontaktweg, den Sie bereits kennen.',
    wallet: (when) =>
      when === null
        ? 'Jedes Zeichen stimmt überein.'
        : `Jedes Zeichen stimmt mit der Antwort des Dienstes überein (${when}).`,
    walletCapitals: (when) =>
      when === null
        ? 'Bis auf die Großschreibung stimmt jedes Zeichen überein.'
        : `Bis auf die Großschreibung stimmt jedes Zeichen mit der Antwort des Dienstes überein (${when}).`,
    newcomer: 'Sie kam hinzu, nachdem Sie die Änderungen zuletzt als gesehen markiert hatten.',
    namesake:
      'Ein bekannter Eintrag hat denselben Namen, aber eine andere Adresse. Öffnen Sie den Eintrag, vergleichen Sie beide Adressen, und vergewissern Sie sich über einen Kontaktweg, den Sie bereits kennen, bevor Sie etwas senden.',
    contract:
      'Senden Sie nur dann etwas an einen Contract, wenn Sie wissen, wie Sie es zurückbekommen.',
    unconfirmed:
      'Die zuerst gesehenen Adressen dieses Kontos sind verloren oder können nicht geöffnet werden. Vergleichen Sie die Adresse mit einer anderen Quelle, bevor Sie etwas dorthin senden.',
    formerAnswer: (when) =>
      `Der Dienst liefert jetzt ein anderes Konto. Die Adresse wurde mit der letzten gültigen Antwort${when === null ? '' : ` (${when})`} verglichen. Senden Sie nichts dorthin, bevor Sie wissen, warum es ein anderes Konto ist.`,
    remembered: 'Ob es sie noch gibt, zeigt die nächste Antwort des Dienstes dieses Profils.',
    former: 'Senden Sie nichts dorthin. Fragen Sie nach der aktuellen Adresse.',
    gone: 'Senden Sie nichts dorthin, bevor Sie wissen, warum der Eintrag verschwunden ist. Fragen Sie die zuständige Person über einen Kontaktweg, den Sie bereits kennen.',
    alike: (differing, all) =>
      `Anfang und Ende sind gleich, aber ${integer.format(differing)} von ${integer.format(all)} Zeichen weichen ab. Senden Sie nichts dorthin. Fragen Sie die Person, von der Sie sie haben, über einen Kontaktweg, den Sie bereits kennen.`,
    slip: (differing, all) =>
      `Nur ${integer.format(differing)} von ${integer.format(all)} Zeichen ${differing === 1 ? 'weicht' : 'weichen'} ab: Vielleicht ist es ein Tippfehler. Senden Sie nichts dorthin. Fragen Sie die Person, von der Sie sie haben, über einen Kontaktweg, den Sie bereits kennen.`,
    alikeLoose:
      'Anfang und Ende sind gleich, aber es ist eine andere Adresse. Senden Sie nichts dorthin. Fragen Sie die Person, von der Sie sie haben, über einen Kontaktweg, den Sie bereits kennen.',
    stranger: 'In keinem der verglichenen Profile ist sie eine Wallet oder ein Contract.',
    none: (count, of) =>
      `${count === 1 ? `In ${of === 1 ? 'Ihrem Profil' : `Ihren ${profiles(of)}`} gibt es nur eine Adresse. Es ist eine andere, und sie sieht dieser nicht ähnlich` : `Sie ist keine der ${addresses(count)} in ${profiles(of)}, und keine davon beginnt und endet wie sie`}. Falls man Ihnen gesagt hat, dass sie Ihnen gehört, vergewissern Sie sich über einen Kontaktweg, den Sie bereits kennen, bevor Sie etwas dorthin senden.`,
    nothingCompared: 'Fragen Sie erneut, sobald das Konto eines Profils abgerufen wurde.',
    part: 'Eine bekannte Adresse enthält diese Zeichen, aber das beweist nichts: Andere Adressen können sie auch enthalten. Fügen Sie die Adresse vom ersten bis zum letzten Zeichen ein.',
    incomplete:
      'Sie hat zu wenige oder zu viele Zeichen, enthält Zeichen, die in keiner Adresse vorkommen, oder steht neben einer anderen Adresse oder einem Wort. Fügen Sie genau eine Adresse vom ersten bis zum letzten Zeichen ein.',
    hidden: 'Der Eintrag ist mit den anderen Werten verborgen.',
  },
  alsoAlike: (count) =>
    count === 1
      ? 'Eine andere bekannte Adresse sieht ihr ähnlich: Vergleichen Sie jedes Zeichen, bevor Sie etwas senden.'
      : `${integer.format(count)} andere bekannte Adressen sehen ihr ähnlich: Vergleichen Sie jedes Zeichen, bevor Sie etwas senden.`,
  moreAlike: (count) => `und ${integer.format(count)} weitere, die ihr ähnlich sehen`,
  moreHits: (count) =>
    `Sie ist an ${plural(count, 'weiteren Stelle', 'weiteren Stellen')} bekannt, die hier nicht aufgeführt ${count === 1 ? 'ist' : 'sind'}.`,
  asked: 'Geprüfte Adresse',
  known: 'Bekannt',
  comparedWith: 'Verglichen mit',
  notComparedTitle: 'Nicht verglichen',
  answerOf: (when) => `Antwort: ${when}`,
  answersAnother: 'der Dienst liefert jetzt ein anderes Konto',
  whyNot: {
    locked: 'der Schlüsselbund ist gesperrt oder antwortet nicht',
    'nothing-kept': 'die letzte Antwort ist nicht auf diesem Computer gespeichert',
    unreadable: 'was davon gespeichert war, ist verloren oder nicht lesbar',
  },
  alarmed: 'Teil einer Änderung, die noch niemand bestätigt hat',
  here: 'In diesem Konto',
  gone: 'Nicht mehr in diesem Konto',
  elsewhere: 'In einem anderen Profil, das zuerst geöffnet wird',
  next: 'Weiter',
  roles: {
    wallet: 'Wallet',
    newcomer: 'Neue Wallet',
    namesake: 'Name einer anderen',
    contract: 'Contract',
    unconfirmed: 'Nicht bestätigt',
    remembered: 'Früher gesehen',
    former: (until) => (until === null ? 'Frühere Adresse' : `Bis ${until}`),
    deployer: (count) => `Hat ${contracts(count)} deployt`,
    gone: (since) => (since === null ? 'Verschwunden' : `Verschwunden seit ${since}`),
    note: 'Notiz',
  },
  noteWithoutName: 'Notiz ohne Namen',
  copy: 'Vergleich kopieren',
  copyHint: 'zum Aufbewahren oder Weitergeben',
  copied: 'Vergleich kopiert.',
  notCopied:
    'Nicht kopiert: Diese Adresse sieht nur aus wie eine bekannte. Öffnen Sie den Eintrag, um die richtige zu kopieren.',
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
