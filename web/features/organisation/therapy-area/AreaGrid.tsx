import {
  type AreaSwitch,
  areaSwitches,
  hasSwitch,
  type NumberOfClient,
  usualNumber,
} from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import type { Settings, SettingValue } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { Fragment, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import css from './AreaGrid.module.css'
import { fieldOf } from './area-draft.ts'

interface AreaGridProps {
  readonly draft: Settings
  readonly numbers: readonly NumberOfClient[]
  readonly closed: boolean
  readonly isChanged: (name: string) => boolean
  readonly onSet: (name: string, value: SettingValue) => void
  /** What is wrong with an area, and how to mend it. */
  readonly under: (area: TherapyArea) => ReactNode
}

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** All areas and what is possible in each. The switches are one stop of Tab: the arrows, Home and End move, Space switches. */
export function AreaGrid({ draft, numbers, closed, isChanged, onSet, under }: AreaGridProps) {
  const t = useAllTexts()
  const words = t.organisationClients.areas
  const id = useId()
  const [focused, setFocused] = useState<readonly [row: number, column: number]>([0, 0])
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`

  function move(event: KeyboardEvent, row: number, column: number): void {
    const last = areaSwitches.length - 1
    const step = moves[event.key]
    const ends = event.key === 'Home' ? 0 : event.key === 'End' ? last : null
    if (!step && ends === null) return
    event.preventDefault()
    let [at, across] = step ? [row + step[0], column + step[1]] : [row, ends ?? 0]
    // What an area lacks, or what rests while it is off, is stepped over.
    while (at >= 0 && at < therapyAreas.length && across >= 0 && across <= last) {
      const cell = document.getElementById(cellId(at, across))
      if (cell) {
        setFocused([at, across])
        return cell.focus()
      }
      if (step) [at, across] = [at + step[0], across + step[1]]
      else across += ends === 0 ? 1 : -1
    }
  }

  const isThere = (area: TherapyArea, name: AreaSwitch) =>
    hasSwitch(area, name) && (name === 'enabled' || draft[fieldOf(area, 'enabled')] === true)
  const [row, column] = focused
  const current = isThere(therapyAreas[row] ?? 'Incontinence', areaSwitches[column] ?? 'enabled') ? focused : [row, 0]
  return (
    <div className={css.frame}>
      <table className={css.grid} aria-describedby={`${id}-keys`}>
        <caption className={css.hidden}>{t.organisation.actionNames.TherapyAreaSettings}</caption>
        <thead>
          <tr>
            <th scope="col">{words.area}</th>
            {areaSwitches.map((name) => (
              <th key={name} scope="col">
                {words.switches[name]}
              </th>
            ))}
            <th scope="col">{words.customerNumber}</th>
          </tr>
        </thead>
        <tbody>
          {therapyAreas.map((area, at) => {
            const name = t.therapyAreas.names[area]
            const isOn = draft[fieldOf(area, 'enabled')] === true
            const usual = usualNumber(numbers, area)
            const number = draft[fieldOf(area, 'customerNumber')]
            const below = under(area)
            const chosen = typeof number === 'string' ? number : ''
            const known = numbers.some((each) => each.number === chosen) || chosen === ''
            return (
              <Fragment key={area}>
                <tr data-off={!isOn || undefined} data-wrong={Boolean(below) || undefined}>
                  <th scope="row">{name}</th>
                  {areaSwitches.map((each, across) => (
                    <td key={each} data-changed={isChanged(fieldOf(area, each)) || undefined}>
                      {isThere(area, each) ? (
                        <CheckboxField
                          id={cellId(at, across)}
                          label={
                            <>
                              <span className={css.area}>{name}: </span>
                              <span className={css.word}>{words.switches[each]}</span>
                            </>
                          }
                          checked={draft[fieldOf(area, each)] === true}
                          disabled={closed}
                          tabIndex={at === current[0] && across === current[1] ? 0 : -1}
                          onFocus={() => setFocused([at, across])}
                          onKeyDown={(event) => move(event, at, across)}
                          onChange={({ target }) => onSet(fieldOf(area, each), target.checked)}
                        />
                      ) : (
                        <span className={css.none} aria-hidden="true">
                          –
                        </span>
                      )}
                    </td>
                  ))}
                  <td data-changed={isChanged(fieldOf(area, 'customerNumber')) || undefined}>
                    {isOn ? (
                      <SelectField
                        id={`${id}-${area}-number`}
                        label={`${name}: ${words.customerNumber}`}
                        labelHidden
                        size="compact"
                        value={chosen}
                        invalid={Boolean(below)}
                        disabled={closed}
                        emptyOption={usual === null ? words.choose : words.usual({ number: usual })}
                        options={[...(known ? [] : [chosen]), ...numbers.map((each) => each.number)].map((each) => ({
                          value: each,
                          label: each,
                        }))}
                        onChange={({ target }) => onSet(fieldOf(area, 'customerNumber'), target.value || null)}
                      />
                    ) : (
                      <span className="o-second">{words.off}</span>
                    )}
                  </td>
                </tr>
                {below && (
                  <tr data-wrong>
                    <td colSpan={areaSwitches.length + 2}>{below}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td id={`${id}-keys`} colSpan={areaSwitches.length + 2} className="o-second">
              {words.keys}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
