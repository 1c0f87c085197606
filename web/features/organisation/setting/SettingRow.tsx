import {
  holdingValue,
  inheritedValue,
  isSame,
  type SettingLevels,
  type SettingValue,
} from '@omsorg/domain/organisation/setting/setting-draft.ts'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCornerDownRight from '@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useId, useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { SettingControl } from './SettingControl.tsx'
import type { SettingField } from './setting-fields.ts'
import css from './Settings.module.css'

export interface SettingRowProps {
  readonly id: string
  readonly field: SettingField
  readonly label: string
  readonly help: string | undefined
  /** With the draft as the own values. */
  readonly levels: SettingLevels
  /** The own value as it is saved. */
  readonly saved: SettingValue
  /** Set nowhere else, and inherited from nobody. */
  readonly isOnlyHere: boolean
  readonly clientName: string
  readonly isPlace: boolean
  /** Who changed the value that holds, and when; '' for nobody. */
  readonly changed: (origin: 'own' | 'client') => string
  readonly wordOf: (value: SettingValue) => string
  readonly error: string | undefined
  /** The server did not take it, and has said so. */
  readonly invalid: boolean
  /** Id of the text that says why nothing can be changed here. */
  readonly closedId: string | undefined
  readonly onChange: (value: SettingValue) => void
}

/** One setting: what it is, what holds, where that comes from and who said so, and how to inherit again. */
export function SettingRow(props: SettingRowProps) {
  const { id, field, label, help, levels, saved, isOnlyHere, clientName, isPlace, changed, wordOf, error } = props
  const { invalid, closedId, onChange } = props
  const { settings: words } = useAllTexts().organisation
  const labelId = useId()
  const [showsChain, setShowsChain] = useState(false)
  const { value, origin } = holdingValue(levels, field.name)
  const inherited = inheritedValue(levels, field.name)
  const isChanged = !isSame(saved, levels.own[field.name])
  const from = isOnlyHere
    ? words.onlyHere
    : origin === 'own'
      ? words.own
      : origin === 'client'
        ? words.fromClient({ client: clientName })
        : words.base
  const who = isChanged ? words.was({ value: wordOf(saved ?? inherited) }) : origin === 'base' ? '' : changed(origin)
  const links = [
    { key: 'base', name: words.base, value: levels.base[field.name] ?? null, holds: origin === 'base' },
    ...(isPlace
      ? [{ key: 'client', name: clientName, value: levels.client?.[field.name] ?? null, holds: origin === 'client' }]
      : []),
    { key: 'own', name: words.here, value: levels.own[field.name] ?? null, holds: origin === 'own' },
  ]
  return (
    <div
      className={css.row}
      role="group"
      aria-labelledby={labelId}
      data-changed={isChanged || undefined}
      data-wide={(isOnlyHere && !isPlace && field.kind.is === 'choices') || undefined}
    >
      <div>
        <b id={labelId}>{label}</b>
        {help && <span className="o-second-line">{help}</span>}
      </div>
      <div className={css.control}>
        <SettingControl {...{ id, field, label, value, error, invalid, closedId, onChange }} wordOf={wordOf} />
      </div>
      <div className={css.origin}>
        {isOnlyHere ? (
          <span className="o-second">{isChanged ? words.notSaved : isPlace && from}</span>
        ) : (
          <button
            type="button"
            className={css.from}
            data-own={origin === 'own' || undefined}
            aria-expanded={showsChain}
            onClick={() => setShowsChain(!showsChain)}
          >
            <Icon size={16} of={origin === 'own' ? <IconPencil /> : <IconCornerDownRight />} />
            {isChanged ? words.notSaved : from}
          </button>
        )}
        {who && <span className="o-second-line">{who}</span>}
      </div>
      <div className={css.inherit}>
        {origin === 'own' && !isOnlyHere && !closedId && (
          <Button variant="tinted" size="small" icon={<IconArrowBackUp />} onClick={() => onChange(null)}>
            {words.inheritAgain({ value: wordOf(inherited) })}
          </Button>
        )}
      </div>
      {showsChain && (
        <ol className={css.chain} aria-label={words.why}>
          {links.map((link) => (
            <li key={link.key} data-holds={link.holds || undefined}>
              <span>{link.name}</span>
              <b>{link.value === null ? words.notSetHere : wordOf(link.value)}</b>
              {link.holds && <span>{words.holds}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
