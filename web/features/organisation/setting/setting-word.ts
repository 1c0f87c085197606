import type { SettingValue } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'

/** The value of a setting in words; what is chosen has words of its own. */
export function settingWord(
  value: SettingValue,
  options: Readonly<Record<string, string>> = {},
  t: AllTexts,
  f: Pick<Formats, 'number'>,
): string {
  const { none } = t.organisation.settings
  if (value === null || value === '') return none
  if (typeof value === 'boolean') return value ? t.common.actions.yes : t.common.actions.no
  if (typeof value === 'number') return options[value] ?? f.number(value)
  if (typeof value === 'string') return options[value] ?? value
  return value.length === 0 ? none : value.map((each) => options[each] ?? each).join(', ')
}
