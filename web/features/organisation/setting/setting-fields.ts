import type { Settings, SettingValue } from '@omsorg/domain/organisation/setting/setting-draft.ts'

/** How a setting is changed and written. */
export type SettingKind =
  | { readonly is: 'switch' }
  | { readonly is: 'number'; readonly unit?: 'days' | 'months' | 'hours' | 'seconds' | 'percent' | undefined }
  | { readonly is: 'text' }
  /** Each on a line of its own. */
  | { readonly is: 'lines' }
  | { readonly is: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly is: 'choices'; readonly options: readonly string[] }

export interface SettingField {
  /** As the wire names it. */
  readonly name: string
  readonly kind: SettingKind
}

export interface SettingSection<Name extends string = string> {
  readonly name: Name
  readonly fields: readonly SettingField[]
}

export const yesOrNo = { is: 'switch' } as const

/** A setting that is on or off. */
export const either = (name: string): SettingField => ({ name, kind: yesOrNo })

/** What a text field holds while it is typed, as a value: nothing is not set, and what is no number stays as it was typed. */
export function typedValue(kind: SettingKind, typed: string): SettingValue {
  const text = typed.trim()
  if (text === '') return null
  if (kind.is === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : typed
  if (kind.is === 'lines')
    return typed
      .split(/[\n,;]/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
  return typed
}

/** A value as a text field shows it. */
export function shownText(value: SettingValue): string {
  if (value === null || typeof value === 'boolean') return ''
  return typeof value === 'object' ? value.join('\n') : String(value)
}

/** The sections in which something was entered, with that alone. What was left to whoever it is inherited from is not. */
export function enteredIn(
  sections: readonly SettingSection[],
  own: Settings,
  onlyHere: readonly string[],
): readonly SettingSection[] {
  const isEntered = ({ name }: SettingField): boolean => {
    const value = own[name] ?? null
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return false
    // What is only here always has a value: that something is off, or belongs to what is off, was not entered.
    if (!onlyHere.includes(name)) return true
    return value !== false && value !== 'off' && own[`${name.split('.')[0]}.enabled`] !== false
  }
  return sections
    .map(({ name, fields }) => ({ name, fields: fields.filter(isEntered) }))
    .filter(({ fields }) => fields.length > 0)
}
