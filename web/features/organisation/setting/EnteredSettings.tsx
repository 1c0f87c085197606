import { createContext } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { enteredIn } from './setting-fields.ts'
import { goesByClient, type SettingsScreenProps } from './SettingsScreen.tsx'
import { settingWord } from './setting-word.ts'
import type { SavedSettings } from './use-settings-draft.ts'

/** Settings are only told, as they were entered, instead of being open to change: a summary does, with their title or without. */
export const AsEntered = createContext<'titled' | 'untitled' | null>(null)

interface EnteredSettingsProps extends Pick<SettingsScreenProps, 'sections' | 'onlyHere' | 'words'> {
  readonly title: string | null
  readonly saved: SavedSettings
}

/** What was entered of some settings, each in words; what was left as it was goes without. */
export function EnteredSettings({ title, sections, onlyHere = [], words, saved }: EnteredSettingsProps) {
  const [t, f] = useTextsAndFormat()
  const { wizard } = t.organisationClients
  const rests = saved.own[goesByClient] === true
  const shown = rests ? [] : enteredIn(sections, saved.own, onlyHere)
  return (
    <div className="o-stack-12">
      {title && <h3>{title}</h3>}
      {shown.length === 0 && <p>{rests ? wizard.clientHolds : wizard.baseHolds}</p>}
      {shown.map(({ name, fields }) => (
        <div key={name}>
          {sections.length > 1 && <p className="o-second">{words.sections[name]}</p>}
          <DefinitionList
            items={fields.map(({ name: field, kind }) => {
              const value = settingWord(saved.own[field] ?? null, words.options, t, f)
              const unit = kind.is === 'number' && kind.unit ? t.organisation.settings.units[kind.unit] : ''
              return { key: field, label: words.fields[field] ?? field, value: unit ? `${value} ${unit}` : value }
            })}
          />
        </div>
      ))}
    </div>
  )
}
