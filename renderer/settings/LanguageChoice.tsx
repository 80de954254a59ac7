import { languageChoices, type LanguageChoice as Language } from '../../shared/language';
import { words } from '../words';
import { Choice } from './Choice';

interface Props {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** What language the app speaks. */
export function LanguageChoice({ value, onChange }: Props) {
  const names = words.appearance.languages;
  return (
    <Choice
      label={words.appearance.language}
      options={languageChoices.map((choice) => ({ value: choice, label: names[choice] }))}
      value={value}
      onChange={onChange}
    />
  );
}
