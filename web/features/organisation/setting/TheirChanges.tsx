import type { SettingValue, TheirChange } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './Settings.module.css'

interface TheirChangesProps {
  readonly changes: readonly TheirChange[]
  readonly labelOf: (name: string) => string
  readonly wordOf: (value: SettingValue) => string
  readonly whoChanged: (level: 'own', name: string) => string
  readonly onChoose: (change: TheirChange, whose: 'mine' | 'theirs') => void
}

/** Somebody else has saved meanwhile: what, field by field, by whom and when, and what of it is to be chosen. */
export function TheirChanges({ changes, labelOf, wordOf, whoChanged, onChoose }: TheirChangesProps) {
  const { settings: words, unit } = useAllTexts().organisation
  if (changes.length === 0) return null
  return (
    <Notice tone="error" spoken title={words.staleTitle}>
      {words.staleBody}
      <ul className={css.theirs}>
        {changes.map((change) => (
          <li key={change.name}>
            <span>
              <b>{words.change({ setting: labelOf(change.name), from: wordOf(change.from), to: wordOf(change.to) })}</b>
              <span className="o-second-line">{whoChanged('own', change.name)}</span>
            </span>
            {change.isMineToo && (
              <span className="o-row-8">
                <Button size="small" onClick={() => onChoose(change, 'mine')}>
                  {unit.stale.keepMine}
                </Button>
                <Button size="small" onClick={() => onChoose(change, 'theirs')}>
                  {unit.stale.takeTheirs}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
