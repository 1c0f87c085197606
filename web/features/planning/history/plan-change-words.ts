import type { PlanChange, PlanState } from '@omsorg/contract/planning/history/plan-change.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import { partsOfDay } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { repeatsText, timeText } from '../calendar/items.ts'

/** Which days of what comes again were meant. */
export function whichDays({ day, scope }: Pick<PlanChange, 'day' | 'scope'>, t: AllTexts, f: Formats): string {
  const words = t.planning.history
  if (day === null || scope === null) return ''
  return scope === 'one' ? words.one({ date: f.date(day) }) : words.following({ date: f.date(day) })
}

/** What is different after a change; of what was planned or put back how it stands. A removal says all in its title. */
export function planLines({ event, former, entry }: PlanChange, t: AllTexts, f: Formats) {
  const words = t.planning.history
  if (event === 'removed' || !entry) return []
  if (event !== 'changed' || !former)
    return factsOf(entry, t, f).flatMap(({ key, label, value }) =>
      value === '' || key === 'text' ? [] : [{ key, text: words.fact({ label, value }) }],
    )
  const before = factsOf(former, t, f)
  return factsOf(entry, t, f).flatMap(({ key, label, value }, at) => {
    const was = before[at]?.value ?? ''
    if (was === value) return []
    return [{ key, text: words.change({ label, before: was || words.nothing, after: value || words.nothing }) }]
  })
}

function factsOf(state: PlanState, t: AllTexts, f: Formats) {
  const words = t.planning.entry
  const said = (part: (typeof partsOfDay)[number]) =>
    state.periods.find(({ period }) => period === part)?.description ?? ''
  return [
    { key: 'text', label: words.text, value: state.text },
    { key: 'product', label: words.product, value: state.itemName ?? state.itemNumber ?? '' },
    { key: 'area', label: words.area, value: t.therapyAreas.names[state.therapyArea] },
    { key: 'day', label: words.firstDay, value: f.date(state.start) },
    { key: 'time', label: words.time, value: timeText(state.timeOfDay, f) },
    { key: 'repeats', label: words.recurrence, value: repeatsText(state, t, f) },
    ...partsOfDay.map((part) => ({ key: part, label: words.period[part], value: said(part) })),
  ]
}
