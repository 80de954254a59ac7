import { useState } from 'react';
import { accountUrl } from '../../shared/base-url';
import type { Failure } from '../../shared/failure';
import { longestSilence, profileColours, waits, type Profile } from '../../shared/profile';
import { main } from '../bridge';
import { reopen } from '../state/account-actions';
import { useValuesHidden } from '../state/values-hidden';
import { Button } from '../ui/Button';
import { ColourDot } from '../ui/ColourDot';
import { FailureNotice } from '../ui/FailureNotice';
import { Field } from '../ui/Field';
import { RadioGroup } from '../ui/RadioGroup';
import { words } from '../words';
import { sentenceOf } from '../words/failures';
import { Choice } from './Choice';
import { HiddenForm } from './HiddenForm';
import { Section } from './Section';
import styles from './settings.module.css';

const fullPath = (baseUrl: string): string => new URL(accountUrl(baseUrl)).pathname;

/** Name, colour, marks and patience of a profile. */
export function TraitsSection({ profile }: { readonly profile: Profile }) {
  const hidden = useValuesHidden();
  const [name, setName] = useState(profile.name);
  const [colour, setColour] = useState(profile.colour);
  const [production, setProduction] = useState(profile.production);
  const [signedPath, setSignedPath] = useState(profile.signedPath);
  const [waitSeconds, setWaitSeconds] = useState(profile.waitSeconds);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [applied, setApplied] = useState(false);
  const path = fullPath(profile.baseUrl);
  const wrongName = failure?.code === 'NAME_TAKEN' || failure?.code === 'BAD_REQUEST';

  const apply = async (): Promise<void> => {
    const { id: profileId } = profile;
    const traits = { name, colour, production, signedPath, waitSeconds };
    const changed = await main.changeProfile({ profileId, ...traits });
    if (changed.ok && signedPath !== profile.signedPath) void reopen(profileId);
    setFailure(changed.ok ? null : changed.error);
    setApplied(changed.ok);
  };

  /** Takes a change over, of which nothing is applied yet. */
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      set(value);
      setApplied(false);
      setFailure(null);
    };

  const problem = (): string | undefined => {
    if (!failure || !wrongName) return undefined;
    return failure.code === 'NAME_TAKEN' ? sentenceOf(failure).what : words.connect.missing.name;
  };

  if (hidden) {
    return (
      <Section title={words.settings.profile}>
        <HiddenForm />
      </Section>
    );
  }
  return (
    <Section title={words.settings.profile}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <Field
          label={words.connect.name}
          hint={words.connect.nameHint}
          value={name}
          problem={problem()}
          onChange={(event) => {
            edit(setName)(event.target.value);
          }}
        />
        <RadioGroup
          legend={words.settings.colour}
          options={profileColours.map((value) => ({
            value,
            label: (
              <>
                <ColourDot colour={value} />
                {words.colours[value]}
              </>
            ),
          }))}
          value={colour}
          onChange={edit(setColour)}
        />
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={production}
            onChange={(event) => {
              edit(setProduction)(event.target.checked);
            }}
          />
          {words.settings.production}
        </label>
        {path !== fullPath('http://localhost') && (
          <div>
            <label className={styles['choice']}>
              <input
                type="checkbox"
                checked={signedPath === 'full'}
                onChange={(event) => {
                  edit(setSignedPath)(event.target.checked ? 'full' : 'endpoint');
                }}
              />
              {words.settings.signFull}
            </label>
            <p className={styles['hint']}>{words.settings.signFullHint(path)}</p>
          </div>
        )}
        <div>
          <Choice
            label={words.settings.wait}
            options={waits.map((value) => ({
              value,
              label: words.settings.waitOf(value, longestSilence(value)),
            }))}
            value={waitSeconds}
            onChange={edit(setWaitSeconds)}
          />
          <p className={styles['hint']}>{words.settings.waitHint}</p>
        </div>
        {failure && !wrongName && <FailureNotice failure={failure} />}
        <div className={styles['actions']}>
          <Button type="submit">{words.settings.apply}</Button>
          <span role="status" className={styles['said']}>
            {applied && words.settings.applied}
          </span>
        </div>
      </form>
    </Section>
  );
}
