import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import {
  type SettingLevels,
  type Settings,
  type SettingValue,
  startedFrom,
} from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SwitchField } from '../../../ui/action/SwitchField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ViewSwitch } from '../../../ui/navigation/Tabs.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { SettingField, SettingSection } from './setting-fields.ts'
import { settingWord } from './setting-word.ts'
import { SettingRow } from './SettingRow.tsx'
import css from './Settings.module.css'
import { type ReadOther, StartFrom } from '../start-from/StartFrom.tsx'
import { TheirChanges } from './TheirChanges.tsx'
import { type SavedSettings, type SettingsKeeper, useSettingsDraft } from './use-settings-draft.ts'

type LastChange = AnswerOf<typeof readLastChanges>['changes'][number]

/** The own setting of a place that says whether its other ones rest. */
export const goesByClient = 'useClientSettings'

export interface SettingsWords {
  readonly sections: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly helps?: Readonly<Record<string, string>>
  /** The words of the values that are chosen. */
  readonly options?: Readonly<Record<string, string>>
}

export interface SettingsScreenProps {
  readonly title: string
  readonly sections: readonly SettingSection[]
  /** Fields that only a place has, and inherits from nobody. */
  readonly onlyHere?: readonly string[]
  readonly words: SettingsWords
  readonly levels: Omit<SettingLevels, 'own'>
  readonly first: SavedSettings
  readonly keeper: SettingsKeeper
  readonly changes: readonly LastChange[]
  readonly clientName: string
  readonly mayChange: boolean
  /** The client that is being made may begin with what another one has. */
  readonly startFrom?: { readonly clientId: string; readonly read: ReadOther } | undefined
  readonly busy: boolean
  /** What is wrong with a draft, by the name of the field. */
  readonly errorsOf: (own: Settings) => Readonly<Record<string, string>>
  /** What the server did not take, by the name of the field. */
  readonly refused: readonly string[]
}

/** The settings of a client or a care place: each with its value, where that comes from and who said so (A-4.9-01). */
export function SettingsScreen(props: SettingsScreenProps) {
  const { title, sections, onlyHere = [], words, levels, first, keeper, changes, clientName, mayChange, busy } = props
  const { errorsOf, refused, startFrom } = props
  const [t, f] = useTextsAndFormat()
  const { settings: said, actions } = t.organisation
  const isPlace = levels.client !== undefined
  const fields = sections.flatMap((section) => section.fields)
  const names = [...fields.map(({ name }) => name), ...(isPlace ? [goesByClient] : [])]
  const state = useSettingsDraft(first, names, keeper)
  const { draft, saved } = state
  const [only, setOnly] = useState<'all' | 'own'>('all')
  const [judged, setJudged] = useState(false)
  const id = useId()

  const rests = isPlace && draft[goesByClient] === true
  const held: SettingLevels = { ...levels, own: draft }
  const isOwn = ({ name }: SettingField) => draft[name] !== null && draft[name] !== undefined
  const inheriting = fields.filter(({ name }) => !onlyHere.includes(name))
  const ownCount = rests ? 0 : inheriting.filter(isOwn).length
  const errors = judged ? errorsOf(draft) : {}
  const closedId = mayChange ? undefined : `${id}-closed`
  const restsId = rests ? `${id}-rests` : undefined

  const wordOf = (value: SettingValue) => settingWord(value, words.options, t, f)
  const whoChanged = (level: 'own' | 'client', name: string): string => {
    const at = level === 'own' && isPlace ? 'CarePlace' : 'Client'
    const last = changes.find((each) => each.level === at && each.field === historyName(name))
    return last ? [last.by, f.dateOf(Temporal.Instant.from(last.at))].filter(Boolean).join(', ') : ''
  }
  const labelOf = (name: string) => (name === goesByClient ? said.goByClient : (words.fields[name] ?? name))

  async function send(): Promise<boolean> {
    flushSync(() => setJudged(true))
    const wrong = errorsOf(draft)
    const firstWrong = names.find((name) => wrong[name] !== undefined)
    if (firstWrong === undefined) return state.send()
    document.getElementById(`${id}-${firstWrong}`)?.focus()
    return false
  }

  return (
    <Card
      title={title}
      note={inheriting.length > 0 && said.counts({ own: ownCount, inherited: inheriting.length - ownCount })}
      aside={
        inheriting.length > 0 && (
          <ViewSwitch
            label={said.shown}
            value={only}
            onChange={setOnly}
            options={[
              { value: 'all', word: said.all },
              { value: 'own', word: said.ownOnly({ count: ownCount }) },
            ]}
          />
        )
      }
    >
      <LeavingQuestion hasSteps isDirty={() => state.changes.length > 0} />
      <div className={css.top}>
        {!mayChange && (
          <p id={closedId} className="o-second">
            {actions.readOnly}
          </p>
        )}
        {startFrom && mayChange && (
          <StartFrom {...startFrom} onRead={(theirs) => state.fill(startedFrom(theirs, names))} />
        )}
        {isPlace && (
          <div>
            <SwitchField
              label={said.goByClient}
              labelShown
              on={rests}
              word={rests ? t.common.actions.yes : t.common.actions.no}
              reasonId={closedId}
              onChange={(on) => state.set(goesByClient, on)}
            />
            <p className="o-second" id={restsId}>
              {rests ? said.restsHelp({ client: clientName }) : said.goByClientHelp}
            </p>
          </div>
        )}
        <TheirChanges {...{ changes: state.theirs, labelOf, wordOf, whoChanged, onChoose: state.choose }} />
      </div>
      {only === 'own' && ownCount === 0 && (
        <div className={css.top}>
          <Notice tone="quiet">{said.allInherited}</Notice>
        </div>
      )}
      {sections.map((section) => {
        const rows = only === 'own' ? (rests ? [] : section.fields.filter(isOwn)) : section.fields
        if (rows.length === 0) return null
        return (
          <section key={section.name} aria-labelledby={`${id}-${section.name}`}>
            <h3 id={`${id}-${section.name}`} className={css.section}>
              {words.sections[section.name]}
            </h3>
            {rows.map((field) => (
              <SettingRow
                key={field.name}
                id={`${id}-${field.name}`}
                field={field}
                label={labelOf(field.name)}
                help={words.helps?.[field.name]}
                levels={rests && !onlyHere.includes(field.name) ? { ...levels, own: {} } : held}
                saved={saved[field.name] ?? null}
                isOnlyHere={onlyHere.includes(field.name)}
                clientName={clientName}
                isPlace={isPlace}
                changed={(origin) => whoChanged(origin, field.name)}
                wordOf={wordOf}
                error={errors[field.name]}
                invalid={refused.includes(field.name)}
                closedId={closedId ?? (onlyHere.includes(field.name) ? undefined : restsId)}
                onChange={(value) => state.set(field.name, value)}
              />
            ))}
          </section>
        )
      })}
      {mayChange && (
        <SaveBar
          changes={state.changes}
          labelOf={labelOf}
          wordOf={(name, value) => wordOf(value ?? levels.client?.[name] ?? levels.base[name] ?? null)}
          onUndo={state.undo}
          onUndoAll={state.undoAll}
          onSave={send}
          busy={busy}
        />
      )}
    </Card>
  )
}

/** The history has the names of the columns: one of them is said otherwise on the wire. */
function historyName(name: string): string {
  return name === goesByClient ? 'usesClientSettings' : name
}
