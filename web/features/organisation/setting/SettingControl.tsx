import type { SettingValue } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../../ui/action/SwitchField.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Settings.module.css'
import { type SettingField, shownText, typedValue } from './setting-fields.ts'

interface SettingControlProps {
  readonly id: string
  readonly field: SettingField
  readonly label: string
  /** What holds: the own value, else the inherited one. */
  readonly value: SettingValue
  readonly wordOf: (option: string | number) => string
  readonly error: string | undefined
  readonly invalid: boolean
  /** Id of the text that says why it cannot be changed. */
  readonly closedId: string | undefined
  readonly onChange: (value: SettingValue) => void
}

/** The control of one setting. */
export function SettingControl(props: SettingControlProps) {
  const { id, field, label, value, wordOf, error, invalid, closedId, onChange } = props
  const t = useAllTexts()
  const { kind } = field
  const closed = closedId === undefined ? {} : { disabled: true, 'aria-describedby': closedId }
  if (kind.is === 'switch') {
    const { yes, no } = t.common.actions
    const on = value === true
    return <SwitchField id={id} label={label} on={on} onChange={onChange} word={on ? yes : no} reasonId={closedId} />
  }
  if (kind.is === 'choice') {
    return (
      <SelectField
        id={id}
        label={label}
        labelHidden
        size="compact"
        value={value === null ? '' : String(value)}
        emptyOption={value === null ? t.organisation.settings.none : undefined}
        options={kind.options.map((option) => ({ value: String(option), label: wordOf(option) }))}
        error={error}
        invalid={invalid}
        onChange={(event) => onChange(kind.options.find((option) => String(option) === event.target.value) as string)}
        {...closed}
      />
    )
  }
  if (kind.is === 'choices') {
    const chosen: readonly string[] = Array.isArray(value) ? value : []
    return (
      <fieldset className={css.choices} id={id} tabIndex={-1}>
        <legend className={css.hidden}>{label}</legend>
        {kind.options.map((option) => (
          <CheckboxField
            key={option}
            label={wordOf(option)}
            checked={chosen.includes(option)}
            error={option === kind.options[0] ? error : undefined}
            onChange={({ target }) =>
              onChange(kind.options.filter((each) => (each === option ? target.checked : chosen.includes(each))))
            }
            {...closed}
          />
        ))}
      </fieldset>
    )
  }
  return <TypedSetting {...props} />
}

/** A setting that is typed: what stands in the field is what was typed, as long as it means the value. */
function TypedSetting({ id, field, label, value, error, invalid, closedId, onChange }: SettingControlProps) {
  const t = useAllTexts()
  const { kind } = field
  const [typed, setTyped] = useState(shownText(value))
  const means = typedValue(kind, typed)
  const shown = JSON.stringify(means) === JSON.stringify(value) ? typed : shownText(value)
  const given = {
    id,
    label,
    labelHidden: true,
    error,
    invalid,
    value: shown,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped(target.value)
      onChange(typedValue(kind, target.value))
    },
    ...(closedId === undefined ? {} : { disabled: true }),
  }
  if (kind.is === 'lines') return <TextAreaField rows={2} {...given} />
  if (kind.is === 'text') return <TextField size="compact" autoComplete="off" {...given} />
  const unit = kind.is === 'number' && kind.unit ? t.organisation.settings.units[kind.unit] : undefined
  return <TextField size="compact" numeric="whole" unit={unit} {...given} />
}
