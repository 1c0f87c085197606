import { daysOf } from '@omsorg/domain/calendar/period.ts'
import { useState } from 'react'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { type Fault, fieldId, type Place, samePlace, stepOf } from './form/faults.ts'
import type { Step } from './form/form-state.ts'
import { faultsOf } from './form/judging.ts'
import { type Frame, frameOf } from './form/reckoning.ts'
import type { ServerFault } from './form/server-faults.ts'
import type { PrescriptionForm } from './use-prescription-form.ts'
import { faultText, serverFaultText } from './words/fault-text.ts'

/** What is wrong, and where it may be said already. */
export interface Judged {
  readonly frame: Frame
  readonly faults: readonly Fault[]
  /** What is said at a field: at once for a product, at others when the field was left or the step was tried. */
  readonly errorAt: (place: Place) => string | undefined
  /** Everything that is said in a step, with the ids of the controls. */
  readonly errorsIn: (step: Step) => readonly { readonly field: string; readonly text: string }[]
  /** Whether anything keeps a step from being left. */
  readonly blocks: (step: Step) => boolean
  readonly touch: (id: string) => void
}

/** Judges what is filled in at every keystroke; a refusal of the server stands at its field until that is changed. */
export function useJudged(form: PrescriptionForm, refused: readonly ServerFault[], confirm: boolean): Judged {
  const t = useAllTexts()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const { fields, around, state } = form
  const { basis, items } = around
  const frame = frameOf(fields, basis.settings)
  const faults = faultsOf(fields, around, confirm)
  const days = frame.period ? daysOf(frame.period.period) : basis.settings.maxWithdrawals
  const about = {
    therapyArea: basis.therapyArea,
    mostWithdrawals: Math.min(days, basis.settings.maxWithdrawals),
  }

  function textAt(place: Place): string | undefined {
    const fault = faults.find((each) => samePlace(each, place))
    const row = fields.rows.find(({ key }) => key === place.key)
    const withheld = (row && items.get(row.itemNumber)?.can.prescribe.reason) ?? null
    if (fault) return faultText(fault, { ...about, withheld }, t)
    const said = refused.find((each) => samePlace(each, place))
    return said && serverFaultText(said, about, t)
  }

  function isSaid(place: Place): boolean {
    return (
      place.field === 'item' ||
      state.tried.includes(stepOf(place)) ||
      touched.has(fieldId(place)) ||
      refused.some((each) => samePlace(each, place))
    )
  }

  const errorAt = (place: Place) => (isSaid(place) ? textAt(place) : undefined)
  return {
    frame,
    faults,
    errorAt,
    errorsIn: (step) => {
      const places = [...faults, ...refused].filter((place) => stepOf(place) === step)
      const once = places.filter((place, at) => places.findIndex((other) => samePlace(place, other)) === at)
      return once.flatMap((place) => {
        const text = errorAt(place)
        return text === undefined ? [] : [{ field: fieldId(place), text }]
      })
    },
    blocks: (step) => faults.some((fault) => stepOf(fault) === step),
    touch: (id) => setTouched((before) => (before.has(id) || id === '' ? before : new Set([...before, id]))),
  }
}
